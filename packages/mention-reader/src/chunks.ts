import { spaceScripts } from './script.ts'

/** Invisible characters: they do not separate words and belong to no name. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Joiners belong between emoji alone. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})(?:\u200c|\u200d)|(?:\u200c|\u200d)(?!\p{Extended_Pictographic})/gu

export const LINE_END = '\u2029'

export function chunksOf(text: string): string[] {
  const plain = text
    .replace(invisible, '')
    .replace(strayJoiner, '')
    .replace(/[！？]/g, '$& ')
    .replaceAll('（', ' (')
    .replaceAll('）', ') ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?<=[a-z0-9])[。｡](?=eth\b)/giu, '.')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\]\(/g, '] ')
    .replace(/[\r\n]+/g, ` ${LINE_END} `)
  return spaceScripts(plain)
    .split(/[^\S\u2029]+/u)
    .filter((chunk) => chunk !== '')
}
