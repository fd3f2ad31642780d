import type { ChannelType } from '@whocast/contract/channel.ts'
import type { Person } from '@whocast/contract/profile.ts'
import unhomoglyph from 'unhomoglyph'
import { editDistance } from '../kit/similar.ts'
import { isAscii, withoutNameEnding } from './fold.ts'
import { ageOf } from './standing.ts'

/** A name that a person goes by, and the forms in which names are compared. */
export interface Name {
  /** Its skeleton: equal for names that can be mistaken for one another (UTS #39). */
  skeleton: string
  /** The name itself, without case, accents and separators: equal for names that are the same. */
  plain: string
  /** It mixes scripts, has invisible characters, or signs that only look like letters. */
  isOdd: boolean
}

/** From this standing on (`standing.ts`) names are protected against a changed letter, too. */
export const WELL_KNOWN = 8
/** Shorter names look alike too easily. */
const SHORTEST_NAME = 3
/** The shortest name for which a changed letter counts. */
const SHORTEST_CHANGED = 6
/** The lead of another person that makes the same or a similar name a lookalike. */
const CLEARLY_LESS = 4
/** Longer names are cut. */
const MAX_NAME = 64
const MAX_NAMES = 5

/** Accounts by whose handles people are known. */
const naming: ReadonlySet<ChannelType> = new Set<ChannelType>([
  'farcaster',
  'ens',
  'basename',
  'twitter',
  'github',
  'lens',
])

const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const separators = /[^\p{L}\p{N}\p{M}]+/gu
const asciiSeparators = /[^a-zA-Z0-9]+/g
/** Signs and digits that are read as letters. The letter i is one that is read as l. */
const readAs: Record<string, string> = {
  $: 's',
  '@': 'a',
  '!': 'l',
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  i: 'l',
}
const readAsLetter = /[$@!0134578i]/g

const withoutMarks = (text: string) => text.normalize('NFKD').replace(marks, '')

/** Returns the skeleton of a text. */
function skeletonOf(text: string): string {
  if (!isAscii(text)) return seenAs(text).replaceAll('vv', 'w').replace(separators, '')
  let seen = ''
  for (const letter of text) seen += asciiSeen(letter)
  return seen.replaceAll('vv', 'w').replace(asciiSeparators, '')
}

/** Each letter by the one that it is read as. */
function seenAs(text: string): string {
  const seen = unhomoglyph(withoutMarks(text.replace(invisible, '')))
  const lower = unhomoglyph(withoutMarks(seen.toLowerCase())).toLowerCase()
  return lower.replace(readAsLetter, (sign) => readAs[sign] ?? sign)
}

/** {@link seenAs} of single letters of ASCII: most names have no others. */
const asciiSeenAs: string[] = []
function asciiSeen(letter: string): string {
  const code = letter.charCodeAt(0)
  asciiSeenAs[code] ??= seenAs(letter)
  return asciiSeenAs[code]
}

function toName(text: string): Name {
  const cut = text.slice(0, MAX_NAME).toWellFormed()
  if (isAscii(cut))
    return {
      skeleton: skeletonOf(cut),
      plain: cut.toLowerCase().replace(asciiSeparators, ''),
      isOdd: false,
    }
  const folded = withoutMarks(cut).toUpperCase().toLowerCase()
  const isOdd = hasInvisible(cut) || hasMixedScripts(cut) || hasCopiedLetters(cut)
  // It is another name than the one that it looks like.
  const mark = isOdd ? '?' : ''
  return { skeleton: skeletonOf(cut), plain: mark + folded.replace(separators, ''), isOdd }
}

const hasInvisible = (text: string): boolean =>
  /\p{L}[\u00ad\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]+\p{L}/u.test(text)

const confusedScripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Returns true if a text has letters of several scripts that look alike. */
const hasMixedScripts = (text: string): boolean =>
  confusedScripts.filter((script) => script.test(text)).length > 1

/** Returns true if a text has letters for formulas or of another width in place of usual ones. */
const hasCopiedLetters = (text: string): boolean =>
  /[\u{1d400}-\u{1d7ff}\u{ff21}-\u{ff3a}\u{ff41}-\u{ff5a}\u{2100}-\u{214f}]/u.test(text)

/** The names that a person goes by: the display name and verified handles. */
export function namesOf({
  displayName,
  channels,
}: Pick<Person, 'displayName' | 'channels'>): Name[] {
  const texts = [
    ...(displayName ? [displayName] : []),
    ...channels
      .filter(
        ({ type, value, isVerified }) => isVerified && naming.has(type) && !value.startsWith('!'),
      )
      .map(({ value }) => withoutNameEnding(value)),
  ]
  const names = texts
    .map(toName)
    .filter(({ skeleton }) => [...skeleton].length >= SHORTEST_NAME && /[^\d]/.test(skeleton))
  return [...new Map(names.map((name) => [`${name.skeleton} ${name.plain}`, name])).values()].slice(
    0,
    MAX_NAMES,
  )
}

/** Texts of which two names that are one letter off have one in common. */
export function changedForms(skeleton: string): string[] {
  const letters = [...skeleton]
  if (letters.length < SHORTEST_CHANGED) return []
  return [...new Set([skeleton, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])]
}

/** How a name may be mistaken for another person's. */
type Likeness = 'written-alike' | 'same' | 'one-letter-off'

function likenessOf(name: Name, other: Name): Likeness | null {
  if (name.skeleton === other.skeleton) return name.plain === other.plain ? 'same' : 'written-alike'
  // Numbered alike: a series, and no imitation.
  if (/\d/.test(name.plain) && /\d/.test(other.plain)) return null
  const isLong = Math.min([...name.skeleton].length, [...other.skeleton].length) >= SHORTEST_CHANGED
  return isLong && editDistance(name.skeleton, other.skeleton) === 1 ? 'one-letter-off' : null
}

/** A person with the proof score that ranks them. */
interface ScoredPerson {
  profile: Pick<Person, 'displayName' | 'channels'>
  standing: number
}

/** The part of a proof score that age does not explain: what others did. */
const earnedBy = ({ profile, standing }: ScoredPerson): number => standing - ageOf(profile)

/**
 * Returns true if a person could be mistaken for another with more proof. People may share a
 * name, or be called almost the same: that counts only where the other is well known and
 * far better proven. Age alone makes nobody well known, as old fids are sold; it suffices against
 * names that no one writes by accident.
 */
export function isLookalike(person: ScoredPerson, other: ScoredPerson): boolean {
  const lead = other.standing - person.standing
  if (lead <= 0) return false
  const isEarned = earnedBy(other) - earnedBy(person) >= CLEARLY_LESS
  const isImposing = other.standing >= WELL_KNOWN && lead >= CLEARLY_LESS && isEarned
  const others = namesOf(other.profile)
  return namesOf(person.profile).some((name) =>
    others.some((one) => {
      const likeness = likenessOf(name, one)
      if (likeness === 'written-alike') return isImposing || (name.isOdd && !one.isOdd)
      return likeness !== null && isImposing
    }),
  )
}
