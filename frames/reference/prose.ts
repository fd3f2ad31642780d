import { html } from 'hono/html'

/** Renders text with `code` between backticks. */
export const prose = (text: string): ReturnType<typeof html> =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`
