import {
  type Identifier,
  parseEnsName,
  parseFname,
  parseSocial,
} from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { looksLikeUrl } from '@whocast/contract/profile-url.ts'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import type { Segment } from './cast.ts'
import { isIdeographic, spaceIdeographs } from './ideographs.ts'

/** What a cast is read as. A word's `key` is in lower case and without accents. */
export type Token =
  /** Names by its form alone: an address, an ENS name, a link, `@dwr`, a mentioned person. */
  | { kind: 'name'; identifier: Identifier; isPerson: boolean; handle?: string }
  /** Is written like a name and cannot be one. */
  | { kind: 'wrong'; text: string }
  | { kind: 'word'; text: string; key: string; isPossessive: boolean }
  /** A link that is not a profile. */
  | { kind: 'link'; text: string }
  /** Ends a clause. */
  | { kind: 'break'; isQuestion: boolean }
  | { kind: 'emoji' }

/** Letters of Latin scripts without their accents, in lower case. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/** The tokens of a cast, without mentions of the bot. */
export function tokensOf(
  content: readonly Segment[],
  bot: { fid: number; username: string },
): Token[] {
  const tokens = content.flatMap((segment): Token[] => {
    if (typeof segment === 'string') return chunksOf(segment, bot.username).flatMap(tokensOfChunk)
    if (segment.fid === bot.fid) return []
    const handle = segment.username === undefined ? {} : { handle: segment.username }
    return [
      { kind: 'name', identifier: { kind: 'fid', fid: segment.fid }, isPerson: true, ...handle },
    ]
  })
  return tokens.flatMap((token, index): Token[] => {
    if (isFidWord(tokens[index - 1]) && isNumber(token))
      return [nameOr(token.text, () => identify(token.text))]
    return isFidWord(token) && isNumber(tokens[index + 1]) ? [] : [token]
  })
}

const isFidWord = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.key === 'fid'
const isNumber = (token: Token | undefined): token is Extract<Token, { kind: 'word' }> =>
  token?.kind === 'word' && /^#?\d{1,16}$/.test(token.text)

/** Invisible characters: they do not separate words and belong to no name. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** Joiners belong between emoji alone. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})(?:\u200c|\u200d)|(?:\u200c|\u200d)(?!\p{Extended_Pictographic})/gu

function chunksOf(text: string, botUsername: string): string[] {
  const plain = text
    .replace(invisible, '')
    .replace(strayJoiner, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?<=[a-z0-9])[。｡](?=eth\b)/giu, '.')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/\]\(/g, '] ')
  return spaceIdeographs(plain)
    .split(/\s+/u)
    .filter((chunk) => chunk !== '' && chunk.toLowerCase() !== `@${botUsername.toLowerCase()}`)
}

const opening = /^[\p{Ps}\p{Pi}"'*_,;:¡¿~|<>«»„“”]+/u
const closing = /[\p{Pe}\p{Pf}"'*_,;:!?.。！？、，…~|<>«»„“”·।]/u
const pictorial =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3)$/u

/** A word and the punctuation behind it. */
function splitEnding(text: string): [core: string, ending: string] {
  const core = trimEnd(text, closing)
  return [core, text.slice(core.length)]
}

function withoutEmojiAround(text: string): string {
  const points = [...text]
  const isLetter = (point: string) => !pictorial.test(point)
  return points.slice(points.findIndex(isLetter), points.findLastIndex(isLetter) + 1).join('')
}

/** What is longer is no word, and only a link may be. */
const MAX_WORD_LENGTH = 300
const MAX_LINK_LENGTH = 2048

function tokensOfChunk(chunk: string): Token[] {
  if (chunk.length > (chunk.includes('://') ? MAX_LINK_LENGTH : MAX_WORD_LENGTH))
    return [word(chunk.slice(0, MAX_WORD_LENGTH))]
  if (looksLikeUrl(chunk.replace(opening, '')))
    return tokensOfLink(...splitEnding(chunk.replace(opening, '')))
  // Short for: one among several, where no space was left.
  if (/[,;、，]/u.test(chunk.slice(1, -1)) && !chunk.includes('://'))
    return chunk.split(/(?<=[,;、，])/u).flatMap((part) => tokensOfChunk(part))
  const [stem, rest] = splitEnding(chunk.replace(opening, ''))
  // The apostrophe of a name in s: «jonas' github».
  const isOwner = /s$/i.test(stem) && rest.startsWith("'") && !/^[\p{Pi}"'„]/u.test(chunk)
  // An underscore that closes no emphasis is part of a handle.
  const isHandle = rest.startsWith('_') && !/^[^\p{L}\p{N}]*_/u.test(chunk)
  const [core, ending] =
    isOwner || isHandle ? [stem + rest.slice(0, 1), rest.slice(1)] : [stem, rest]
  const before: Token[] =
    /^[¿¡(]/u.test(chunk) && core !== '' ? [{ kind: 'break', isQuestion: false }] : []
  const after = breakOf(ending)
  return [...before, ...tokensOfCore(core), ...after]
}

function breakOf(ending: string): Token[] {
  if (/[?？]/u.test(ending)) return [{ kind: 'break', isQuestion: true }]
  return /[,;.!。！、，…)]/u.test(ending) ? [{ kind: 'break', isQuestion: false }] : []
}

function tokensOfLink(link: string, ending: string): Token[] {
  const isNames = link.split('/').every((part) => /.\.eth$/i.test(part))
  const named = isNames
    ? link.split('/').map((part) => nameOr(part, () => parseEnsName(part)))
    : [nameOr(link, () => identify(link))]
  const after = breakOf(ending)
  return [
    ...named.map(
      (token): Token => (token.kind === 'wrong' ? { kind: 'link', text: token.text } : token),
    ),
    ...after,
  ]
}

function nameOr(text: string, parse: () => Identifier): Token {
  try {
    return { kind: 'name', identifier: parse(), isPerson: false }
  } catch {
    return { kind: 'wrong', text }
  }
}

function tokensOfCore(core: string): Token[] {
  if (core === '') return []
  if (/^[-–—•]+$/u.test(core)) return [{ kind: 'break', isQuestion: false }]
  const form = formOf(core)
  if (form) return form
  const plain = withoutEmojiAround(core)
  if (plain === core) return wordsOf(core)
  const [bare] = splitEnding(plain)
  return bare === '' ? [{ kind: 'emoji' }] : [...tokensOfCore(bare), { kind: 'emoji' }]
}

/** A name by its form, wherever it stands; null for a word like others. */
function formOf(core: string): Token[] | null {
  const text = core.replace(/'s?$/i, '').replace(/\.eths$/i, '.eth')
  if (/^!\d+$|^fid[:#]?\d+$/i.test(text)) return [nameOr(text, () => identify(text))]
  const ens = text.search(/\.eth(?![\p{L}\p{N}.-])/iu)
  if (ens > 0)
    return [
      nameOr(text.slice(0, ens + 4), () =>
        parseEnsName(text.slice(text.startsWith('@') ? 1 : 0, ens + 4)),
      ),
    ]
  if (/^0x[0-9a-f]*…|^0x[0-9a-f]*$/i.test(text)) return [nameOr(text, () => identify(text))]
  if (/^@[^\s@]+$/u.test(text)) {
    const token = nameOr(text, () => identify(text))
    return [token.kind === 'name' ? { ...token, handle: text.slice(1) } : token]
  }
  if (/^@?[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)) return [nameOr(text, () => identify(text))]
  if (/^[a-z][a-z0-9-]*:[^/\s]/i.test(text)) return [nameOr(text, () => identify(text))]
  if (/^(?:npub|nprofile)1[a-z0-9]{20,}$/i.test(text)) return [{ kind: 'wrong', text }]
  const [site, handle] = text.split('/')
  if (handle !== undefined && site !== undefined && /^[a-z]/i.test(site)) {
    const token = nameOr(text, () => parseSocial(site, handle))
    if (token.kind === 'name') return [token]
  }
  return null
}

const word = (text: string, isPossessive = false): Token => ({
  kind: 'word',
  text,
  key: spelled(keyOf(text)),
  isPossessive,
})

const laughter = /^(?:k{3,}|a?(?:[hj][aei]|rs){2,}[hjs]?|lo{2,}l|l(?:ol){2,})$/

/** Common misspellings and abbreviations of the words that ask. */
const spellings = new Map(
  `hoo who|whoo who|woh who|iss is|u you|r are|ur your|teh the|abot about|abuot about|kno know|n and|intro introduce|knw know|wats whats|wat what|abt about|hows how|wheres where|whens when|pls please|quein quien|qien quien|kien quien|qem quem|kem quem|wehr wer`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
/** `soooo` is `so`. */
const drawnOut = (key: string): string => key.replace(/([a-z])\1{2,}/g, '$1')
const spelled = (key: string): string =>
  laughter.test(key) ? 'haha' : (spellings.get(drawnOut(key)) ?? drawnOut(key))

/** Words before `'s` that do not own anything: it means `is`. */
const isBefore =
  /^(?:who|what|where|when|how|why|he|she|it|that|this|there|here|let|wer|was|wie|es)$/i
/** Pronouns that French sets behind a verb. */
const inverted =
  /^(.+)-(?:t-)?(moi|toi|tu|vous|nous|je|il|elle|ils|elles|on|ce|ci|la|là|le|les|lui)$/iu

/**
 * One word as it is spoken: contractions, elisions and what is joined by a slash are taken apart.
 */
function wordsOf(text: string): Token[] {
  const contracted = /^([a-z]+)'(m|re|ve|ll|d)$/i.exec(text)
  if (contracted)
    return [
      word(contracted[1] ?? ''),
      word(contracted[2]?.toLowerCase() === 'm' ? 'am' : (contracted[2] ?? '')),
    ]
  const elided = /^(d|l|c|j|n|s|t|m|qu|jusqu)'(.+)$/i.exec(text)
  if (elided) return [word(elided[1] ?? ''), ...tokensOfCore(elided[2] ?? '')]
  const owned = /^(.+)'s?$/i.exec(text)
  if (owned) {
    const owner = owned[1] ?? ''
    return isBefore.test(owner) ? [word(owner), word('is')] : [word(owner, true)]
  }
  const behind = inverted.exec(text)
  if (behind) return [...wordsOf(behind[1] ?? ''), word(behind[2] ?? '')]
  const joined = text.split(/[/&+]/)
  if (joined.length > 1 && joined.every((part) => /^[a-z][a-z0-9-]*$/i.test(part)))
    return joined.flatMap((part, index) => (index === 0 ? [word(part)] : [word('&'), word(part)]))
  return [word(text)]
}

/**
 * Whether a word can be a bare Farcaster name, a fid or a DNS name. What it is taken for depends on
 * where it stands.
 */
export function bareName(text: string): Identifier | null {
  if (isIdeographic(text) || text.length > 255) return null
  try {
    if (/^\d+$/.test(text)) return identify(text)
    if (text.includes('.'))
      return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(text) ? parseEnsName(text) : null
    return parseFname(text)
  } catch {
    return null
  }
}
