import { cardStyle } from '@whocast/client/card-style.ts'

/** Scopes the style of the card to `.whocast-card`, for use outside of a shadow tree. */
export const scopedStyle = (css: string): string =>
  css.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_all, selectors: string, body: string) => {
    const scoped = selectors
      .trim()
      .split(',')
      .map((selector) =>
        selector.startsWith(':host')
          ? selector.replace(/^:host(?:\(\[(.+)\]\))?/, (_host, attribute?: string) =>
              attribute === undefined
                ? '.whocast-card'
                : `.whocast-card[${attribute.replace(/^theme/, 'data-theme')}]`,
            )
          : `.whocast-card ${selector}`,
      )
    return `${scoped.join(',')}{${body}}\n`
  })

/** The style sheet `@whocast/react/style.css`. */
export const css: string = scopedStyle(cardStyle)
