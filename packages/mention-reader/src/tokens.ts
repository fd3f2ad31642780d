import { type Identifier, parseEnsName, parseSocial } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { looksLikeUrl } from '@whocast/contract/profile-url.ts'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import type { Segment } from './cast.ts'
import { chunksOf, LINE_END } from './chunks.ts'
import { platformOf } from './platforms.ts'
import { type Break, breakOf, opening, pictorial, splitEnding } from './punctuation.ts'
import { isUnspaced, keyOf } from './script.ts'
/** A unit of a cast, before any language is considered. */
export type Token =
  /** An identifier by its form alone: an address, an ENS name, a link, `@dwr`, a mention. */
  | NameToken
  /** Written like an identifier, but invalid. */
  | { kind: 'wrong'; text: string }
  | WordToken
  /** A link that leads to no profile; a channel, a cashtag. */
  | { kind: 'link'; text: string }
  | Break
  | { kind: 'emoji'; text: string }
  /** A mention of the bot. `isInflected`: an ending follows it, `@whocastって`. */
  | { kind: 'bot'; isInflected?: boolean }

export interface NameToken {
  kind: 'name'
  identifier: Identifier
  /** `mention`: the protocol's own, by fid; `handle`: `@dwr` as text; `form`: any other. */
  as: 'mention' | 'handle' | 'form'
  handle?: string
  isPossessive?: boolean
}

export interface WordToken {
  kind: 'word'
  text: string
  /** Lower case, without accents of Latin letters. */
  key: string
  isPossessive: boolean
}

/** Splits a cast into tokens. */
export function tokensOf(
  content: readonly Segment[],
  bot: { fid: number; username: string },
): Token[] {
  const tokens: Token[] = []
  for (const [index, segment] of content.entries()) {
    const last = tokens.at(-1)
    const before = content[index - 1]
    if (typeof segment === 'string') {
      // `{rish}'s wallet`, `{rish}'in`: an ending of the name.
      const ending = /^['’](\p{L}{0,5})(?![\p{L}\p{N}])/u.exec(segment)
      if (ending && last?.kind === 'name') last.isPossessive = true
      const isBehindBot = typeof before === 'object' && before.fid === bot.fid
      if (last?.kind === 'bot' && isBehindBot && /^['’]?\p{L}/u.test(segment))
        last.isInflected = true
      const text =
        ending && (last?.kind === 'name' || last?.kind === 'bot')
          ? segment.slice(ending[0].length)
          : segment
      for (const chunk of chunksOf(text)) tokens.push(...tokensOfChunk(chunk, bot.username))
    } else if (segment.fid === bot.fid) tokens.push({ kind: 'bot' })
    else
      tokens.push({
        kind: 'name',
        identifier: { kind: 'fid', fid: segment.fid },
        as: 'mention',
        ...(segment.username === undefined ? {} : { handle: segment.username }),
      })
  }
  return joinFids(aroundBot(tokens))
}

/** Tokens that are read of a cast, each of which takes time. */
export const MAX_TOKENS = 120

/** The tokens near the first mention of the bot. */
function aroundBot(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length <= MAX_TOKENS) return tokens
  const at = tokens.findIndex(({ kind }) => kind === 'bot')
  const start = Math.max(0, Math.min(at - MAX_TOKENS / 2, tokens.length - MAX_TOKENS))
  return tokens.slice(start, start + MAX_TOKENS)
}

/** Joins `fid 3` to one name. */
function joinFids(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index): Token[] => {
    if (isFidWord(tokens[index - 1]) && isNumber(token))
      return [nameOr(token.text, () => identify(token.text))]
    return isFidWord(token) && isNumber(tokens[index + 1]) ? [] : [token]
  })
}

const isFidWord = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.key === 'fid'

const isNumber = (token: Token | undefined): token is WordToken =>
  token?.kind === 'word' && /^#?\d{1,16}$/.test(token.text)

/** A longer chunk is not a word, and only a link may be longer. */
const MAX_WORD_LENGTH = 300

const MAX_LINK_LENGTH = 2048

function tokensOfChunk(chunk: string, botUsername: string): Token[] {
  if (chunk === LINE_END) return [{ kind: 'break', isQuestion: false, isStrong: true }]
  if (chunk.length > (chunk.includes('://') ? MAX_LINK_LENGTH : MAX_WORD_LENGTH))
    return [word(chunk.slice(0, MAX_WORD_LENGTH))]
  const opened = withoutOpening(chunk)
  if (looksLikeUrl(opened)) return tokensOfLink(...splitHandle(chunk, opened))
  // One among several, where no space was left; CJK sentences too.
  if (/[,;、，。！？]/u.test(chunk.slice(1, -1)) && !chunk.includes('://'))
    return chunk.split(/(?<=[,;、，。！？])/u).flatMap((part) => tokensOfChunk(part, botUsername))
  const [stem, rest] = splitEnding(opened)
  const [core, ending] = splitHandle(chunk, opened)
  const before: Token[] =
    /^[¿¡(]/u.test(chunk) && core !== ''
      ? [{ kind: 'break', isQuestion: false, isStrong: false }]
      : []
  // The apostrophe of a name in s: `jonas' github`.
  const isOwner = /s$/i.test(stem) && rest.startsWith("'") && !/^[\p{Pi}"'„]/u.test(chunk)
  if (core.toLowerCase() === `@${botUsername.toLowerCase()}`)
    return [...before, { kind: 'bot' }, ...breakOf(ending)]
  // `John F. Kennedy`
  const after = /^\p{Lu}$/u.test(core) && ending === '.' ? [] : breakOf(ending)
  return [...before, ...tokensOfCore(isOwner ? `${core}'s` : core), ...after]
}

/** Without the marks before a word. The first underscore of an ENS name is of the name. */
function withoutOpening(chunk: string): string {
  const opened = chunk.replace(opening, '')
  if (opened.includes('_') || !/.\.eth(?![\p{L}\p{N}.-])/iu.test(opened)) return opened
  return chunk.slice(trimEnd(chunk.slice(0, -opened.length), /_/).length)
}

/** A word and the punctuation behind it. A last underscore is of the word, if none opens it. */
function splitHandle(chunk: string, opened: string): [core: string, ending: string] {
  const [core, ending] = splitEnding(opened)
  const isHandle = ending.startsWith('_') && !/^[^\p{L}\p{N}]*_/u.test(chunk)
  return isHandle ? [`${core}_`, ending.slice(1)] : [core, ending]
}

function tokensOfLink(link: string, ending: string): Token[] {
  const isNames = link.split('/').every((part) => /.\.eth$/i.test(part))
  const named = isNames
    ? link.split('/').map((part) => nameOr(part, () => parseEnsName(part)))
    : [ownLink(link) ?? nameOr(link, () => identify(link))]
  return [
    ...named.map(
      (token): Token => (token.kind === 'wrong' ? { kind: 'link', text: token.text } : token),
    ),
    ...breakOf(ending),
  ]
}

/** Reads a link that ends in `/twitter:jack`, as this service's own may. */
function ownLink(link: string): Token | null {
  const last = /\/([a-z]+(?::|%3a)[^/?#]+)\/?(?:[?#].*)?$/is.exec(link)?.[1]
  if (last === undefined || link.includes('?')) return null
  const token = nameOr(link, () => identify(last.replace(/%3a/i, ':')))
  return token.kind === 'name' ? token : null
}

function nameOr(
  text: string,
  parse: () => Identifier,
): NameToken | { kind: 'wrong'; text: string } {
  try {
    return { kind: 'name', identifier: parse(), as: 'form' }
  } catch {
    return { kind: 'wrong', text }
  }
}

function tokensOfCore(core: string): Token[] {
  if (core === '') return []
  if (/^[-–—•→+&/]+$/u.test(core))
    return /^[+&]$/u.test(core)
      ? [word(core)]
      : [{ kind: 'break', isQuestion: false, isStrong: false }]
  if (!/[\p{L}\p{N}]/u.test(core) && ![...core].some((point) => pictorial.test(point)))
    return [{ kind: 'break', isQuestion: false, isStrong: false }]
  if (/^#\p{L}[\p{L}\p{N}_]*$/u.test(core)) return [{ kind: 'emoji', text: core }]
  if (/^[/$][a-z][\w-]*$/i.test(core)) return [{ kind: 'link', text: core }]
  const form = formOf(core)
  if (form) return form
  const points = [...core]
  if (!points.some((point) => pictorial.test(point) && !/[\d#*]/.test(point))) return wordsOf(core)
  return splitEmoji(points)
}

/** Emoji and the words between them. */
function splitEmoji(points: readonly string[]): Token[] {
  const parts: { text: string; isEmoji: boolean }[] = []
  for (const [index, point] of points.entries()) {
    const isKeycap = /[\d#*]/.test(point) && /[\ufe0f\u20e3]/u.test(points[index + 1] ?? '')
    const isEmoji = isKeycap || (pictorial.test(point) && !/[\d#*]/.test(point))
    const last = parts.at(-1)
    if (last && last.isEmoji === isEmoji) last.text += point
    else parts.push({ text: point, isEmoji })
  }
  return parts.flatMap(({ text, isEmoji }): Token[] => {
    if (isEmoji) return [{ kind: 'emoji', text }]
    const [bare, ending] = splitEnding(text)
    return [...(bare === '' ? [] : tokensOfCore(bare)), ...breakOf(ending)]
  })
}

/** An identifier by its form, wherever it is; null for other words. */
function formOf(core: string): Token[] | null {
  const isPossessive = /'\p{L}{0,5}$/u.test(core)
  const text = core.replace(/'\p{L}{0,5}$/u, '').replace(/\.eths$/i, '.eth')
  const named = (token: NameToken | { kind: 'wrong'; text: string }): Token[] => [
    token.kind === 'name' && isPossessive ? { ...token, isPossessive } : token,
  ]
  if (/^!\d+$|^fid[:#-]?\d+$/i.test(text))
    return named(nameOr(text, () => identify(text.replace(/^fid[#-]?(?=\d)/i, 'fid:'))))
  const ens = text.search(/\.eth(?![\p{L}\p{N}.-])/iu)
  if (ens > 0)
    return named(
      nameOr(text.slice(0, ens + 4), () =>
        parseEnsName(text.slice(text.startsWith('@') ? 1 : 0, ens + 4)),
      ),
    )
  if (/^0x[0-9a-f]*…|^0x[0-9a-f]*$/i.test(text)) return named(nameOr(text, () => identify(text)))
  if (/^@[^\s@]+$/u.test(text)) {
    const token = nameOr(text, () => identify(text))
    return named(token.kind === 'name' ? { ...token, as: 'handle', handle: text.slice(1) } : token)
  }
  if (/^@?[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text))
    return named(nameOr(text, () => identify(text)))
  const [, label = '', labelled = ''] = /^(\p{L}[\p{L}\p{N}-]*):([^/\s].*)$/u.exec(text) ?? []
  if (label !== '') {
    const token = nameOr(text, () => identify(text))
    const type = platformOf(keyOf(label), true)
    return named(
      token.kind === 'name' || type === null
        ? token
        : nameOr(text, () => parseSocial(type, labelled)),
    )
  }
  if (/^(?:npub|nprofile)1[a-z0-9]{20,}$|^[1-9A-HJ-NP-Za-km-z]{32,44}$|\.base$/i.test(text))
    return named(nameOr(text, () => identify(text)))
  if (/^[a-z0-9-]+\.lens$/i.test(text))
    return named(nameOr(text, () => parseSocial('lens', text.slice(0, -5))))
  if (/^[a-z0-9-]+\.bsky\.social$/i.test(text)) return named(nameOr(text, () => identify(text)))
  if (/^\/?u\/[\w-]+$/i.test(text))
    return named(nameOr(text, () => parseSocial('reddit', text.replace(/^\/?u\//i, ''))))
  const [site, handle] = text.split('/')
  // `torvalds/github`, `X/Twitter`: the platform stands last.
  if (handle !== undefined && platformOf(keyOf(handle), true) !== null) return null
  if (handle !== undefined && site !== undefined && /^[a-z]/i.test(site)) {
    const type = platformOf(keyOf(site), true) ?? site
    const token = nameOr(text, () => parseSocial(type, handle))
    if (token.kind === 'name') return named(token)
  }
  return null
}

const laughter = /^(?:k{3,}|a?(?:[hj][aei]|rs){2,}[hjs]?|lo{2,}l|l(?:ol){2,}|w{2,}|ㅋ+|ㅎ+|5{3,})$/

/** Letters of a word that are compared: no phrase has a longer one. */
const MAX_KEY_LENGTH = 60

const word = (text: string, isPossessive = false): WordToken => {
  const key = isUnspaced(text)
    ? keyOf(text)
    : keyOf(text.slice(0, MAX_KEY_LENGTH)).slice(0, MAX_KEY_LENGTH)
  const plain = laughter.test(key) ? 'haha' : key.replace(/([a-zа-я])\1{2,}/gu, '$1')
  return { kind: 'word', text, key: plain, isPossessive }
}

/** The words that a Romance language elides before a vowel. */
const elided =
  /^(l|d|c|j|n|s|t|m|qu|jusqu|lorsqu|puisqu|quelqu|un|dell|all|nell|sull|dall|quest|quell|com|cos|dov|chi|gl)'(.{2,})$/iu

/** Pronouns that French sets behind a verb. */
const inverted =
  /^(.+)-(?:t-)?(moi|toi|tu|vous|nous|je|il|elle|ils|elles|on|ce|ci|la|là|le|les|lui)$/iu

/** English words before `'s`, which then means `is`. */
const contracted =
  /^(?:who|what|where|when|how|why|he|she|it|that|this|there|here|let|wer|was|wie|es)'s$/i

/** One chunk as words: contractions, elisions and what a slash joins are taken apart. */
function wordsOf(text: string): Token[] {
  if (contracted.test(text) || /'(?:t|re|ve|ll|m|d)$/i.test(text))
    return [word(text.replace("'", ''))]
  const split = elided.exec(text)
  if (split) return [word(split[1] ?? ''), ...tokensOfCore(split[2] ?? '')]
  const owned = /^(.+)'(\p{L}{0,6})$/u.exec(text)
  // `O'Brien` is one word.
  if (owned && !/^\p{Lu}\p{Ll}/u.test(owned[2] ?? '')) return [word(owned[1] ?? '', true)]
  const at = /^@?([\w.-]+)[@(]([a-z]+)$/i.exec(text)
  if (at && platformOf(keyOf(at[2] ?? ''), true) !== null)
    return [word(at[1] ?? ''), word('on'), word(at[2] ?? '')]
  const behind = inverted.exec(text)
  if (behind) return [...wordsOf(behind[1] ?? ''), word(behind[2] ?? '')]
  const compound = text.split('-')
  const isPlatform = (part: string) => part.length > 2 && platformOf(keyOf(part)) !== null
  if (compound.length === 2 && compound.some(isPlatform)) return compound.map((part) => word(part))
  const [handle = '', platform = ''] = text.split('/')
  if (platformOf(keyOf(platform)) !== null && platformOf(keyOf(handle), true) === null)
    return [word(handle), word('on'), word(platform)]
  const joined = text.split(/[/&+]/)
  const isJoined = joined.length > 1 && joined.some(({ length }) => length > 1)
  if (isJoined && joined.every((part) => /^[a-z][a-z0-9-]*$/i.test(part)))
    return joined.flatMap((part, index) => (index === 0 ? [word(part)] : [word('&'), word(part)]))
  return [word(text.replace(/^#(?=\d)/, '#'))]
}
