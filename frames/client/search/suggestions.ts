import { profileFields, searchFields } from '@whocast/contract/profile-fields.ts'

/** Asks the API for people whose names match a text, one question at a time. */

export interface Suggestion {
  path: string
  name: string
  handle: string
  /** The grade of the account that the handle names. */
  grade: Grade
  /** The path of the image; empty if there is none. */
  image: string
  /** What matched, if it is not the name or handle. */
  why: string
  /** Empty unless the name could be mistaken for another's. */
  warning: string
}

type SuggestionAnswer =
  | { kind: 'found'; found: Suggestion[]; isGuess: boolean }
  | { kind: 'failed'; reason: string }

const gradeNames = ['proven', 'confirmed', 'reported', 'claimed'] as const
type Grade = (typeof gradeNames)[number]

interface Result {
  profileID: string
  displayName?: string
  handle: string
  handleGrade?: Grade
  avatarUrl?: string
  url?: string
  match: { type: string; value: string; grade?: string }
  likeness?: string
  warning?: { of: { displayName?: string; handle: string } }
}

const MOST = 6
/** How many answers are remembered, for going back in the text. */
const MAX_REMEMBERED = 100

/** @param get fetches a URL; aborted when the query changes */
export function createSuggestions(get: (url: string, signal: AbortSignal) => Promise<Response>) {
  const remembered = new Map<string, SuggestionAnswer>()
  let current = new AbortController()
  /** Requests are paused until this time, unix ms. */
  let pausedUntil = 0

  const ask = async (text: string): Promise<SuggestionAnswer | null> => {
    current.abort()
    const mine = new AbortController()
    current = mine
    const known = remembered.get(text)
    if (known) return known
    if (Date.now() < pausedUntil) return tooMany(pausedUntil)
    try {
      const response = await get(
        `/api/v1/search?limit=${MOST}&q=${encodeURIComponent(text)}`,
        mine.signal,
      )
      if (response.status === 429) {
        pausedUntil = Date.now() + Number(response.headers.get('retry-after') ?? 60) * 1000
        return tooMany(pausedUntil)
      }
      // A text that cannot be searched for, such as one without letters, matches no names.
      if (response.status === 400) return { kind: 'found', found: [], isGuess: false }
      if (!response.ok) return failed
      const { results } = (await response.json()) as { results: Result[] }
      const answer: SuggestionAnswer = {
        kind: 'found',
        found: distinct(results.flatMap(toSuggestion)),
        isGuess: results.length > 0 && results.every(({ likeness }) => likeness === 'similar'),
      }
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(text, answer)
      return mine.signal.aborted ? null : answer
    } catch {
      return mine.signal.aborted ? null : failed
    }
  }
  return { ask, stop: () => current.abort() }
}

const failed: SuggestionAnswer = { kind: 'failed', reason: 'Loading suggestions failed.' }

const tooMany = (until: number): SuggestionAnswer => ({
  kind: 'failed',
  reason: `Too many requests. Suggestions continue in ${Math.max(1, Math.ceil((until - Date.now()) / 1000))} seconds.`,
})

function toSuggestion(result: Result): Suggestion[] {
  const { displayName, handle, handleGrade, avatarUrl, url, match, warning } = result
  if (url === undefined || !URL.canParse(url)) return []
  // Of our own pages only: an answer cannot lead elsewhere.
  const path = new URL(url).pathname
  const name = displayName ?? handle
  const isShown = [name, handle, handle.replace(/^@/, '')].some(
    (shown) => shown.toLowerCase() === match.value.toLowerCase(),
  )
  const isOwnWord = match.type === 'name' || ownWords.has(match.type)
  const grade = match.grade ?? (isOwnWord ? undefined : 'claimed')
  return [
    {
      path,
      name,
      handle,
      grade: gradeNames.find((grade) => grade === handleGrade) ?? 'claimed',
      image: avatarUrl === undefined ? '' : `${path}/avatar.webp?size=64`,
      why: isShown
        ? ''
        : [`${labelOf(match.type)}: ${match.value}`, grade].filter(Boolean).join(' · '),
      warning: warning
        ? `Not ${warning.of.displayName ?? warning.of.handle}, who has more proof of a name like this`
        : '',
    },
  ]
}

const labels = new Map<string, string>(
  searchFields.map(({ name, type }) => [type, profileFields[name].label]),
)

/** Returns the label of a kind of match: `Location`, `Twitter`. */
const labelOf = (type: string): string =>
  labels.get(type) ?? type.charAt(0).toUpperCase() + type.slice(1)

/** Kinds of matches that people write about themselves without an account behind them. */
const ownWords: ReadonlySet<string> = new Set([
  ...searchFields.map(({ type }) => type),
  'credential',
])

function distinct(found: Suggestion[]): Suggestion[] {
  const paths = new Set<string>()
  return found.filter(({ path }) => !paths.has(path) && paths.add(path))
}
