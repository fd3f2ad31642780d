export type Direction = 'ltr' | 'rtl'

const strongLetter = /\p{L}/u
/** Letters of scripts that are written from right to left. */
export const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Samaritan}\p{Script=Mandaic}]/u

/**
 * The direction of the first strong letter (as UAX #9 rules P2 and P3); left to right when there is
 * none.
 */
export function directionOf(text: string): Direction {
  const letter = text.match(strongLetter)?.[0]
  return letter !== undefined && rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
