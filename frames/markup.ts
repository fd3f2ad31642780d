/**
 * Characters that XML 1.0 has no place for, line breaks, and marks that change the direction of
 * what follows.
 */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu

/** A stranger's text on one line, without control characters and marks of direction. */
export const plainLine = (text: string): string => text.replace(unprintable, ' ').trim()

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A stranger's text as content or attribute of HTML and XML: {@link plainLine}, escaped. */
export const escapeMarkup = (text: string): string =>
  plainLine(text).replace(/[&<>"']/g, (mark) => entities[mark] ?? '')
