/**
 * Characters that XML 1.0 has no place for, line breaks, and marks that change the direction of
 * what follows.
 */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu

/** Returns untrusted text on one line, without control and direction characters. */
export const plainLine = (text: string): string => text.replace(unprintable, ' ').trim()

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes untrusted text for content and attributes of HTML and XML, after {@link plainLine}. */
export const escapeMarkup = (text: string): string =>
  plainLine(text).replace(/[&<>"']/g, (mark) => entities[mark] ?? '')
