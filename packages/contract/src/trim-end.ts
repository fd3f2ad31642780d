/**
 * A text without the marks at its end, in linear time: a regular expression such as `/[/]+$/`
 * begins anew at every mark of a text that is full of them.
 *
 * @param mark what one character has to match to be taken off
 */
export function trimEnd(text: string, mark: RegExp): string {
  let end = text.length
  while (end > 0 && mark.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}
