import { trimEnd } from '@whocast/contract/trim-end.ts'

/** A punctuation mark. */
export interface Break {
  kind: 'break'
  isQuestion: boolean
  /** It ends a sentence or a line. */
  isStrong: boolean
  isExclamation?: boolean
  /** A colon. */
  isLabel?: boolean
}

export const opening = /^[\p{Ps}\p{Pi}"'*_,;:¡¿~|<>«»„“”→=-]+(?=.)/u

const closing = /[\p{Pe}\p{Pf}"'*_,;:!?.。！？、，…~|<>«»„“”·।؟؛،=]/u

/** A character of an emoji. */
export const pictorial =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3)$/u

/** A word and the punctuation behind it. */
export function splitEnding(text: string): [core: string, ending: string] {
  const core = trimEnd(text, closing)
  return [core, text.slice(core.length)]
}

/** Returns the mark that punctuation behind a word stands for, alone in its list. */
export function breakOf(ending: string): Break[] {
  if (/[?？؟]/u.test(ending)) return [{ kind: 'break', isQuestion: true, isStrong: true }]
  if (/[!！]/u.test(ending))
    return [{ kind: 'break', isQuestion: false, isStrong: true, isExclamation: true }]
  if (/[.。…।]/u.test(ending)) return [{ kind: 'break', isQuestion: false, isStrong: true }]
  if (/:/.test(ending))
    return [{ kind: 'break', isQuestion: false, isStrong: false, isLabel: true }]
  return /[,;、，)؛،]/u.test(ending) ? [{ kind: 'break', isQuestion: false, isStrong: false }] : []
}
