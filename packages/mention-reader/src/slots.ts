import type { Identifier } from '@whocast/contract/identifier.ts'
import { asksWho, type Clause, headBefore, isWord, keyAt, startOf, type Word } from './clause.ts'
import { isIdeographic, isIdeographicConjunction } from './ideographs.ts'
import {
  grammar,
  isForeign,
  isPlausible,
  isSite,
  isUnknown,
  looksLikeName,
  onNamedSite,
  siteOf,
} from './likely-name.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import {
  askedFollowers,
  auxiliaries,
  beings,
  belongings,
  circumstances,
  common,
  conjunctions,
  courtesies,
  demonstratives,
  facets,
  fillers,
  followers,
  helpWords,
  isDescribing,
  isTrade,
  leadIns,
  modals,
  nameArticles,
  onSite,
  openers,
  personCues,
  praise,
  predicates,
  selfWords,
  strongAsks,
  subjects,
  tails,
  weakAsks,
  writing,
} from './vocabulary.ts'
import { bareName, type Token } from './words.ts'

const isPossessive = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.isPossessive
/** `I know solidity` states and asks nothing. */
function isStatement(tokens: readonly Token[], headStart: number): boolean {
  return subjects.has(keyAt(tokens, headStart - 1)) && !modals.has(keyAt(tokens, headStart - 2))
}

/** Heads only of what is neither thanks nor praise: `thanks for the info about onchain`. */
const isWeakHead = (head: readonly string[]): boolean =>
  /^(?:about|sobre|sur|uber|on|de|von|zu|called|named|behind|user)$/.test(head.at(-1) ?? '')

/**
 * What stands before a name that is asked about: a head, perhaps with words between that mean
 * nothing for it.
 */
function isIntroduced(tokens: readonly Token[], index: number, hasPraise: boolean): boolean {
  const start = startOf(tokens)
  if (openers.has(keyAt(tokens, index - 1)) && index - 1 === start) return !hasPraise
  // «Who is this dwr person».
  const isNamedBeing =
    demonstratives.has(keyAt(tokens, index - 1)) && beings.has(keyAt(tokens, index + 1))
  for (let end = index - (isNamedBeing ? 1 : 0); end >= 1 && end >= index - 3; end -= 1) {
    const head = headBefore(tokens, end)
    if (head.length > 0)
      return (
        asksWho.test(head[0] ?? '') ||
        (!isStatement(tokens, end - head.length) && !(isWeakHead(head) && hasPraise))
      )
    if (!fillers.has(keyAt(tokens, end - 1))) return isTurnedRound(tokens, index)
  }
  return false
}

/** `look dwr up`, `who dwr is`, `wer rish ist`: half of what asks stands behind the name. */
function isTurnedRound(tokens: readonly Token[], index: number): boolean {
  const before = keyAt(tokens, index - 1)
  const after = keyAt(tokens, index + 1)
  if (before === 'look' || before === 'pull') return after === 'up'
  if (/^(?:might|could|would|can|may)$/.test(before))
    return asksWho.test(keyAt(tokens, index - 2)) && after === 'be'
  if (!asksWho.test(before)) return false
  const isEnd = (at: number) => /^(?:is|was|are|ist|war|sind)$/.test(keyAt(tokens, at))
  return (
    isEnd(index + 1) ||
    (conjunctions.has(after) && isPlausible(tokens[index + 2]) && isEnd(index + 3))
  )
}

const verbs = new Set('is does did has doesn isn es tiene e tem est ist hat'.split(' '))

/**
 * `is dwr legit`, `does dwr have a github`, `where does dwr work`: the verb begins its clause, and
 * more follows.
 */
function isAskedAbout({ tokens, isQuestion }: Clause, index: number): boolean {
  let at = index - 1
  while (at > 0 && fillers.has(keyAt(tokens, at)) && !auxiliaries.has(keyAt(tokens, at))) at -= 1
  if (!verbs.has(keyAt(tokens, at))) return false
  const rest = tokens.slice(index + 1).map((_, behind) => keyAt(tokens, index + 1 + behind))
  if (
    !rest.some(
      (key) => predicates.has(key) || belongings.has(key) || facets.has(key) || beings.has(key),
    )
  )
    return false
  const start = startOf(tokens)
  if (/^(?:a|e|as)$/.test(keyAt(tokens, index - 1)) && at === index - 1) return false
  const isFirst = at === start || (at <= start + 2 && weakAsks.has(keyAt(tokens, start)))
  const next = tokens[index + 1]
  return isFirst && (isQuestion || isWord(next))
}

/** `dwr's github`, `dwr's`: what belongs to a person here, and ends the clause. */
function isOf(tokens: readonly Token[], index: number): boolean {
  if (/^(?:the|my|your|our|this|that|a)$/.test(keyAt(tokens, index - 1))) return false
  const rest = tokens.slice(index + 1).map((_, at) => keyAt(tokens, index + 1 + at))
  return (
    rest.length === 0 ||
    facets.has(rest[0] ?? '') ||
    belongings.has(rest[0] ?? '') ||
    isSite(rest[0] ?? '')
  )
}

function isFollowed(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (isWord(token) && token.isPossessive) return true
  if (!isWord(next)) return true
  return (
    tails.has(next.key) ||
    beings.has(next.key) ||
    conjunctions.has(next.key) ||
    isIdeographic(next.text) ||
    isSite(next.key)
  )
}

/** `ios or android?` chooses among things more often than among people. */
const alternatives = new Set('or o ou oder'.split(' '))

/** `dwr vs rish`, `dwr who is that`, `dwr é confiável?` */
function isLeading({ tokens, isQuestion }: Clause, index: number): boolean {
  const start = startOf(tokens)
  if (index !== start && !(index === start + 1 && fillers.has(keyAt(tokens, start)))) return false
  const next = keyAt(tokens, index + 1)
  if (conjunctions.has(next) && !alternatives.has(next) && isPlausible(tokens[index + 2]))
    return true
  if (onSite.has(next)) return siteOf(keyAt(tokens, index + 2)) !== null
  // «Renatas github» may be Renata's.
  if (keyAt(tokens, index).endsWith('s') && !isPossessive(tokens[index])) return false
  if (facets.has(next) || isSite(next))
    return tokens.slice(index + 2).every((_, at) => courtesies.has(keyAt(tokens, index + 2 + at)))
  return followers.has(next) || (isQuestion && askedFollowers.has(next))
}

export interface Slots {
  found: Identifier[]
  /** Every other word is in the vocabulary or a dictionary. */
  isAccounted: boolean
  /** The grammar accounts for every other word. */
  isPlain: boolean
  /**
   * A word stands where a name stands, in a sentence that holds more than the grammar accounts for.
   */
  isUnsure: boolean
  /** A name of several words, or one that cannot be a username. */
  unclear?: string
}

/**
 * Whether the grammar accounts for every word of a clause beside the names, so that an ordinary
 * word may be asked back.
 */
function isPlainClause({ tokens }: Clause, taken: ReadonlySet<number>): boolean {
  const first = Math.min(...taken)
  return tokens.every((token, index) => {
    const isOfAsker = /^(?:for me|for us|to you)$/.test(
      `${keyAt(tokens, index)} ${keyAt(tokens, index + 1)}`,
    )
    if (index > first && circumstances.has(keyAt(tokens, index)) && !isOfAsker) return false
    if (token.kind === 'name' || taken.has(index)) return true
    if (token.kind !== 'word') return false
    return (
      isIdeographic(token.text) || isSite(token.key) || grammar.some((list) => list.has(token.key))
    )
  })
}

/** Whether every word of a clause beside the names is in the vocabulary or a dictionary. */
function isAccountedFor({ tokens }: Clause, taken: ReadonlySet<number>): boolean {
  return tokens.every((token, index) => {
    if (token.kind === 'name' || taken.has(index)) return true
    if (token.kind !== 'word') return false
    return (
      isIdeographic(token.text) ||
      !isPlausible(token) ||
      grammar.some((list) => list.has(token.key)) ||
      isOrdinaryWord(token.key)
    )
  })
}

/** The bare words of a clause that stand where a name stands, in its order. */
export function slotsOf(clause: Clause, hasPraise: boolean): Slots {
  const { found, taken, unclear } = placesOf(clause, hasPraise)
  const isAccounted = isAccountedFor(clause, taken)
  const isPlain = isPlainClause(clause, taken)
  if (found.length > 0 && !isAccounted) return { found: [], isAccounted, isPlain, isUnsure: true }
  return {
    found,
    isAccounted,
    isPlain,
    isUnsure: false,
    ...(unclear === undefined ? {} : { unclear }),
  }
}

function placesOf(
  clause: Clause,
  hasPraise: boolean,
): { found: Identifier[]; taken: Set<number>; unclear: string | undefined } {
  const { tokens } = clause
  const found: Identifier[] = []
  const taken = new Set<number>()
  let unclear: string | undefined
  let isOpen = false
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'name') {
      isOpen = true
      continue
    }
    if (token.kind !== 'word') {
      isOpen = false
      continue
    }
    const isJoin = conjunctions.has(token.key) || isIdeographicConjunction(token.text)
    const site = isForeign(token) ? onNamedSite(tokens, index, token.text) : null
    if (!isPlausible(token) && site === null) {
      isOpen &&= isJoin
      continue
    }
    const isOwner = token.isPossessive && isOf(tokens, index)
    const isNext = isOpen && index > 0 && tokens[index - 1]?.kind !== 'name'
    const isPlace =
      isOwner ||
      isNext ||
      isIntroduced(tokens, index, hasPraise) ||
      isAskedAbout(clause, index) ||
      isLeading(clause, index)
    isOpen = false
    if (!isPlace) continue
    const isNoun = nameArticles.has(keyAt(tokens, index - 1)) && isTrade(token.key)
    if (!isNoun && isFollowed(tokens, index) && (site || looksLikeName(token))) {
      const identifier = site ?? bareName(token.text)
      if (identifier) {
        found.push(identifier)
        taken.add(index)
      }
      isOpen = true
    } else {
      const next = tokens[index + 1]
      unclear ??= isPlausible(next) ? `${token.text} ${next.text}` : token.text
    }
  }
  return { found, taken, unclear }
}

/**
 * The names of a clause that consists of names alone, joined or not: `dwr`, `dwr and rish`; null
 * for any other clause.
 */
export function soleNamesOf({ tokens }: Clause): Identifier[] | null {
  const rest = tokens.slice(startOf(tokens))
  while (rest.length > 0 && courtesies.has(keyAt(rest, rest.length - 1))) rest.pop()
  const found: Identifier[] = []
  // «Muchas gracias» names no one.
  const isPraise = tokens.some((token) => isWord(token) && praise.has(token.key))
  for (const [index, token] of rest.entries()) {
    const isJoin =
      isWord(token) && (conjunctions.has(token.key) || isIdeographicConjunction(token.text))
    if (index % 2 === 1) {
      if (
        !isJoin ||
        (alternatives.has(token.key) && !(isUnknown(rest[index - 1]) && isUnknown(rest[index + 1])))
      )
        return null
      continue
    }
    if (token.kind === 'name') found.push(token.identifier)
    else {
      const isNumber = isWord(token) && /^\d{1,10}$/.test(token.text)
      const name =
        isNumber || (isPlausible(token) && looksLikeName(token))
          ? bareName((token as Word).text)
          : null
      if (!name || isPraise || (isNumber && rest.length > 1)) return null
      found.push(name)
    }
  }
  return rest.length % 2 === 1 || rest.length === 0 ? found : null
}

const articles = new Set(
  'a an the some any un una uno unos unas um uma uns umas une des ein eine einen einem einer der die das my your our'.split(
    ' ',
  ),
)

/**
 * The words of a clause that are in no dictionary, where something is asked that only people have
 * or are: `anyone know nadia?`, `what wallet does pedro use?`. Null unless every other word is
 * known, and for two unknown words side by side: a name of several words identifies no account.
 */
export function unknownNamesOf({ tokens }: Clause): Identifier[] | null {
  const keys = tokens.map((_, at) => keyAt(tokens, at))
  if (
    keys.some((key) => asksWho.test(key)) ||
    !keys.some((key) => personCues.has(key) || facets.has(key) || belongings.has(key))
  )
    return null
  const found: Identifier[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') return null
    if (!isUnknown(token)) continue
    // «Renatas github» may be Renata's.
    if (
      token.key.endsWith('s') &&
      !token.isPossessive &&
      (facets.has(keyAt(tokens, index + 1)) || isSite(keyAt(tokens, index + 1)))
    )
      return null
    const identifier = bareName(token.text)
    const isJoined =
      isUnknown(tokens[index - 1]) ||
      isUnknown(tokens[index + 1]) ||
      [articles, circumstances].some((list) => list.has(keyAt(tokens, index - 1)))
    if (identifier?.kind !== 'fname' || token.key.length < 3 || isJoined) return null
    found.push(identifier)
  }
  return found.length === 0 || found.length > 2 ? null : found
}

/**
 * The one word that a clause asks about by `who is`, where the vocabulary has it as a word that
 * describes: `who is hungry`.
 */
export function describedBy({ tokens }: Clause): string | null {
  const rest = tokens.slice(startOf(tokens))
  while (rest.length > 0 && courtesies.has(keyAt(rest, rest.length - 1))) rest.pop()
  const last = rest.at(-1)
  const head = headBefore(rest, rest.length - 1)
  if (
    !isWord(last) ||
    head.length === 0 ||
    head.length !== rest.length - 1 ||
    !asksWho.test(head[0] ?? '')
  )
    return null
  const describes =
    (common.has(last.key) || isDescribing(last.key)) &&
    !functionWords.some((list) => list.has(last.key))
  return describes && bareName(last.text)?.kind === 'fname' && last.key.length > 2 ? last.key : null
}

const functionWords = [
  praise, courtesies, beings, demonstratives, strongAsks, weakAsks, tails, auxiliaries, fillers, selfWords, helpWords,
  belongings, predicates, writing, conjunctions, onSite, circumstances, leadIns, subjects, modals,
] // biome-ignore format: a list of lists
