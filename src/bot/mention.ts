import { type Identifier, parseFid, parseFname } from '../domain/identifier.ts'
import { trimEnd } from '../domain/trim-end.ts'
import { identify } from '../lookup/identify.ts'
import type { Cast, Segment } from './cast.ts'

/** What a mention asks for. */
export type Intent =
  | { kind: 'lookup'; identifier: Identifier; how: 'named' | 'mentioned' | 'parent' | 'self' }
  /** The help text was asked for, or `named` was named and cannot be anybody. */
  | { kind: 'help'; named?: string }
  | { kind: 'none'; reason: 'not-mentioned' | 'own-cast' }

/** Stands for a mentioned person while the words are read. */
const PERSON = '\ufffc'

/**
 * Decides who is meant: somebody named, else another person mentioned, else in a reply the author of the
 * parent cast, else (or by `me`) the caster. Pure.
 */
export function readMention(cast: Cast, botFid: number): Intent {
  if (cast.author.fid === botFid) return { kind: 'none', reason: 'own-cast' }
  const people = cast.content.filter((segment) => typeof segment !== 'string')
  if (!people.some(({ fid }) => fid === botFid)) return { kind: 'none', reason: 'not-mentioned' }

  const words = wordsOf(cast.content, botFid)
  const phrase = withoutCourtesy(words)
  if (phrase.length === 1 && /^help$/i.test(phrase[0] ?? '')) return { kind: 'help' }
  if (phrase.length === 1 && /^(me|myself|i)$/i.test(phrase[0] ?? '')) return byFid(cast.author.fid, 'self')

  const named = nameIn(words) ?? soleName(phrase)
  if (named) return 'wrong' in named ? { kind: 'help', named: named.wrong } : { kind: 'lookup', identifier: named, how: 'named' }

  const other = people.find(({ fid }) => fid !== botFid)
  if (other) return byFid(other.fid, 'mentioned')
  if (cast.parent && cast.parent.fid !== botFid) return byFid(cast.parent.fid, 'parent')
  return byFid(cast.author.fid, 'self')
}

const byFid = (fid: number, how: 'mentioned' | 'parent' | 'self'): Intent => ({
  kind: 'lookup',
  identifier: { kind: 'fid', fid },
  how,
})

/** The words of a cast without mentions of us; other people are one {@link PERSON} each. */
function wordsOf(content: Segment[], botFid: number): string[] {
  const text = content
    .map((segment) => (typeof segment === 'string' ? segment : segment.fid === botFid ? ' ' : ` ${PERSON} `))
    .join('')
  return text
    .split(/\s+/u)
    .map(withoutPunctuation)
    .filter((word) => word !== '')
}

/** Quotes, brackets and the marks that end a sentence do not belong to a name; `@`, `#` and inner marks may. */
function withoutPunctuation(word: string): string {
  const rest = word.replace(/^[\p{Ps}\p{Pi}"'`*,;:!?¿¡]+/u, '')
  return trimEnd(trimEnd(rest, /[\p{Pe}\p{Pf}"'`*,;:!?。！？…]/u), /\./)
}

const courtesy = new Set(
  "hey hi hello gm yo please pls thanks who whois who’s who's whos what what’s what's is are was tell us about find show lookup look up check the a an of for profile user account person card".split(
    ' ',
  ),
)

/** What is left of a question once its frame is taken away: `who is dwr` leaves `dwr`. */
function withoutCourtesy(words: string[]): string[] {
  const start = words.findIndex((word) => !courtesy.has(word.toLowerCase()))
  if (start === -1) return []
  const end = words.findLastIndex((word) => !/^(please|pls|thanks|thx|plz)$/i.test(word))
  const rest = words.slice(start, end + 1)
  // «tell me about dwr»: a `me` that is followed by more is not the caster.
  return rest.length > 1 && /^me$/i.test(rest[0] ?? '') ? withoutCourtesy(rest.slice(1)) : rest
}

type Named = Identifier | { wrong: string }

function attempt(text: string, parse: () => Identifier): Named {
  try {
    return parse()
  } catch {
    return { wrong: text }
  }
}

/** The first word that names somebody by its form alone, wherever it stands. */
function nameIn(words: string[]): Named | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? ''
    if (/^https?:\/\//i.test(word)) {
      const named = attempt(word, () => identify(word))
      // Many casts hold links that have nothing to do with us.
      if (!('wrong' in named)) return named
      continue
    }
    if (/^0x[0-9a-z]*$/i.test(word)) return attempt(word, () => identify(word))
    if (/^fid$/i.test(word) && /^#?\d+$/.test(next)) return attempt(`fid ${next}`, () => parseFid(next.replace('#', '')))
    if (/^fid[:#]\d+$/i.test(word)) return attempt(word, () => parseFid(word.slice(4)))
    if (/^[a-z][a-z0-9-]*:[^/\s]/i.test(word)) return attempt(word, () => identify(word))
    if (/[.。．｡][eｅ][tｔ][hｈ]$/iu.test(word)) return attempt(word, () => identify(word.replace(/^@/, '')))
    if (/^@[^\s@]+$/u.test(word)) return attempt(word, () => parseFname(word))
  }
  return null
}

/** Words that point at somebody without naming them. */
const pointing = new Set('this that he she they them him her it op author guy person someone anyone everyone'.split(' '))

/** A bare name (`dwr`, `nick.xyz`, `3`) counts only when nothing else was said. */
function soleName(phrase: string[]): Named | null {
  const [word] = phrase
  if (phrase.length !== 1 || word === undefined || word === PERSON || pointing.has(word.toLowerCase()) || /:\/\//.test(word))
    return null
  return attempt(word, () => identify(word))
}
