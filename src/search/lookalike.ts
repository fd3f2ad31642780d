import type { ChannelType } from '@whocast/contract/channel.ts'
import type { Person } from '@whocast/contract/profile.ts'
import unhomoglyph from 'unhomoglyph'
import { editDistance } from '../kit/similar.ts'
import { isAscii, withoutNameEnding } from './fold.ts'
import { standingOf } from './standing.ts'

/** A name that a person goes by, and the forms in which names are compared. */
export interface Name {
  /** What it looks like: equal for names that can be mistaken for one another (UTS #39). */
  skeleton: string
  /** The name itself, without case, accents and separators: equal for names that are the same. */
  plain: string
}

/** From this standing on (`standing.ts`) names are protected against a changed letter, too. */
export const WELL_KNOWN = 12
/** Shorter names look alike too easily. */
const SHORTEST_NAME = 3
/** The shortest name of which a changed letter is noticed. */
const SHORTEST_CHANGED = 6
/**
 * By how many standings the other person must lead for the same name, or one with a changed letter,
 * to count as a lookalike.
 */
const CLEARLY_LESS = 4
/** Longer names are cut. */
const LONGEST_NAME = 64
const MOST_NAMES = 5

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

/** What a text looks like. */
export function skeletonOf(text: string): string {
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
  const cut = text.slice(0, LONGEST_NAME).toWellFormed()
  if (isAscii(cut))
    return { skeleton: skeletonOf(cut), plain: cut.toLowerCase().replace(asciiSeparators, '') }
  const folded = withoutMarks(cut).toUpperCase().toLowerCase()
  // An invisible character makes another name of it.
  const hidden =
    /\p{L}[\u00ad\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]+\p{L}/u.test(cut)
      ? '?'
      : ''
  return { skeleton: skeletonOf(cut), plain: hidden + folded.replace(separators, '') }
}

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
    MOST_NAMES,
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

/**
 * Whether a person could be mistaken for another of whom there is more proof. People may share a
 * name, and be called almost the same: that counts only where the other is well known, and far
 * better proven.
 */
export function isLookalike(
  profile: Pick<Person, 'displayName' | 'channels'>,
  other: Pick<Person, 'displayName' | 'channels'>,
): boolean {
  const lead = standingOf(other) - standingOf(profile)
  if (lead <= 0) return false
  const isImposing = standingOf(other) >= WELL_KNOWN && lead >= CLEARLY_LESS
  const others = namesOf(other)
  return namesOf(profile).some((name) =>
    others.some((one) => {
      const likeness = likenessOf(name, one)
      return likeness === 'written-alike' || (likeness !== null && isImposing)
    }),
  )
}
