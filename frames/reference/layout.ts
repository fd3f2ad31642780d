import { brandName, markPath } from '@whocast/contract/brand.ts'
import { html, raw } from 'hono/html'

export type Html = ReturnType<typeof html>

/** Renders text with `code` between backticks. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`

/** Renders the input that searches the contents. */
export const findBox = (what: string): Html =>
  html`<label class="visually-hidden" for="find">Search the ${what}</label>
<input id="find" type="search" placeholder="Search the ${what}" autocomplete="off" class="needs-script" data-find>`

/** Renders a page of the API in the look of all others: their style sheet, header and footer. */
export const apiPage = (title: string, body: Html): string =>
  `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14130f" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="/manifest.webmanifest">
<title>${title} · ${brandName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css">
<link rel="stylesheet" href="/docs/docs.css">
<script type="module" src="/docs/docs.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><a class="home" href="/" aria-label="${brandName}, home"><svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="${raw(markPath)}"/></svg><span>${brandName}</span></a></header>
<main id="main" class="reference">
${body}
</main>
<footer class="bottom"><nav aria-label="About this service"><a href="/docs">API</a> <a href="/problems">Error codes</a> <a href="/about/grades">Grades</a> <a href="/api/v1/openapi.json">OpenAPI</a></nav></footer>
</body>
</html>
`}`
