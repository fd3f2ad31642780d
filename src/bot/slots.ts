import { parseChannelType } from '../domain/channel.ts'
import { type Identifier, parseSocial } from '../domain/identifier.ts'
import { isIdeographic, isIdeographicConjunction } from './ideographs.ts'
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
  heads,
  helpWords,
  isDescribing,
  isTrade,
  leadIns,
  nameArticles,
  onSite,
  openers,
  platformAliases,
  praise,
  predicates,
  selfWords,
  strongAsks,
  tails,
  weakAsks,
  writing,
} from './vocabulary.ts'
import { bareName, type Token } from './words.ts'

/** A clause: its words and names up to a punctuation mark. */
export interface Clause {
  tokens: Exclude<Token, { kind: 'break' | 'emoji' }>[]
  isQuestion: boolean
}

type Word = Extract<Token, { kind: 'word' }>

/** The clauses of a cast. A question mark makes a question of every clause of its sentence. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [{ tokens: [], isQuestion: false }]
  for (const token of tokens) {
    const last = clauses.at(-1)
    if (!last) break
    if (token.kind === 'emoji') continue
    if (token.kind !== 'break') last.tokens.push(token)
    else {
      last.isQuestion ||= token.isQuestion
      clauses.push({ tokens: [], isQuestion: false })
    }
  }
  return clauses.filter((clause) => clause.tokens.length > 0)
}

const isPossessive = (token: Token | undefined): boolean => token?.kind === 'word' && token.isPossessive
const isWord = (token: Token | undefined): token is Word => token?.kind === 'word'
export const keyAt = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index]
  return isWord(token) ? token.key : ''
}

const neverNames = [
  new Set(heads.flat()), common, praise, courtesies, beings, demonstratives, strongAsks, weakAsks, tails, auxiliaries, fillers, selfWords, helpWords,
  belongings, predicates, writing, conjunctions, onSite,
] // biome-ignore format: a list of lists
/** Sites are asked about, and are nobody. */
const isSite = (key: string): boolean => siteOf(key) !== null || key === 'farcaster' || key === 'base'

/** Words that name a channel type and are ordinary words too. */
const ordinaryTypes = new Set([
  'apple',
  'calendar',
  'custom',
  'email',
  'gallery',
  'interface',
  'medium',
  'mirror',
  'phone',
  'portrait',
  'signal',
  'threads',
  'wallet',
  'literal',
  'basename',
  'ens',
])

function siteOf(key: string): string | null {
  const type = parseChannelType(platformAliases[key] ?? key)
  return type === null || ordinaryTypes.has(type) ? null : type
}

/** Whether a word is none of the language, so that it may be a name. */
export function isPlausible(token: Token | undefined): token is Word {
  return isForeign(token) && !isDescribing(token.key)
}

/** Whether a word is none of the vocabulary. */
function isForeign(token: Token | undefined): token is Word {
  if (!isWord(token) || isIdeographic(token.text)) return false
  const { key } = token
  if (neverNames.some((list) => list.has(key)) || isSite(key)) return false
  if (key.includes('.') && key.split('.').every((part) => neverNames.some((list) => list.has(part)))) return false
  return /^[\p{L}\p{N}._-]+$/u.test(token.text)
}

const looksLikeName = (token: Token | undefined): token is Word => isForeign(token) && bareName(token.text) !== null

/** Index of the first token that is no courtesy. */
export function startOf(tokens: readonly Token[]): number {
  const index = tokens.findIndex((token) => !isWord(token) || !courtesies.has(token.key))
  return index === -1 ? tokens.length : index
}

/** Whether the words that end before an index are a head; its length, or 0. */
export function headBefore(tokens: readonly Token[], end: number): string[] {
  let found: string[] = []
  for (const head of heads) {
    if (head.length > found.length && head.every((key, at) => keyAt(tokens, end - head.length + at) === key)) found = head
  }
  return found
}

const subjects = new Set('i we they he she it you people yo eu je ich wir er sie nosotros'.split(' '))
const modals = new Set('can could should do did may shall would must have'.split(' '))

/** `I know solidity` states and asks nothing. */
function isStatement(tokens: readonly Token[], headStart: number): boolean {
  return subjects.has(keyAt(tokens, headStart - 1)) && !modals.has(keyAt(tokens, headStart - 2))
}

/** Heads only of what is neither thanks nor praise: `thanks for the info about onchain`. */
const isWeakHead = (head: readonly string[]): boolean =>
  /^(?:about|sobre|sur|uber|on|de|von|zu|called|named|behind|user)$/.test(head.at(-1) ?? '')

/** What stands before a name that is asked about: a head, perhaps with words between that mean nothing for it. */
function isIntroduced(tokens: readonly Token[], index: number, hasPraise: boolean): boolean {
  const start = startOf(tokens)
  if (openers.has(keyAt(tokens, index - 1)) && index - 1 === start) return !hasPraise
  // «Who is this dwr person».
  const isNamedBeing = demonstratives.has(keyAt(tokens, index - 1)) && beings.has(keyAt(tokens, index + 1))
  for (let end = index - (isNamedBeing ? 1 : 0); end >= 1 && end >= index - 3; end -= 1) {
    const head = headBefore(tokens, end)
    if (head.length > 0)
      return asksWho.test(head[0] ?? '') || (!isStatement(tokens, end - head.length) && !(isWeakHead(head) && hasPraise))
    if (!fillers.has(keyAt(tokens, end - 1))) return isTurnedRound(tokens, index)
  }
  return false
}

const asksWho = /^(?:who|whos|whois|quien|quienes|quem|qui|wer|wtf)$/

/** `look dwr up`, `who dwr is`, `wer rish ist`: half of what asks stands behind the name. */
function isTurnedRound(tokens: readonly Token[], index: number): boolean {
  const before = keyAt(tokens, index - 1)
  const after = keyAt(tokens, index + 1)
  if (before === 'look' || before === 'pull') return after === 'up'
  if (/^(?:might|could|would|can|may)$/.test(before)) return asksWho.test(keyAt(tokens, index - 2)) && after === 'be'
  if (!asksWho.test(before)) return false
  const isEnd = (at: number) => /^(?:is|was|are|ist|war|sind)$/.test(keyAt(tokens, at))
  return isEnd(index + 1) || (conjunctions.has(after) && isPlausible(tokens[index + 2]) && isEnd(index + 3))
}

const verbs = new Set('is does did has doesn isn es tiene e tem est ist hat'.split(' '))

/** `is dwr legit`, `does dwr have a github`, `where does dwr work`: the verb begins its clause, and more follows. */
function isAskedAbout({ tokens, isQuestion }: Clause, index: number): boolean {
  let at = index - 1
  while (at > 0 && fillers.has(keyAt(tokens, at)) && !auxiliaries.has(keyAt(tokens, at))) at -= 1
  if (!verbs.has(keyAt(tokens, at))) return false
  const rest = tokens.slice(index + 1).map((_, behind) => keyAt(tokens, index + 1 + behind))
  if (!rest.some((key) => predicates.has(key) || belongings.has(key) || facets.has(key) || beings.has(key))) return false
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
  return rest.length === 0 || facets.has(rest[0] ?? '') || belongings.has(rest[0] ?? '') || isSite(rest[0] ?? '')
}

function isFollowed(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (isWord(token) && token.isPossessive) return true
  if (!isWord(next)) return true
  return tails.has(next.key) || beings.has(next.key) || conjunctions.has(next.key) || isIdeographic(next.text) || isSite(next.key)
}

/** `ios or android?` chooses among things more often than among people. */
const alternatives = new Set('or o ou oder'.split(' '))

/** `dwr vs rish`, `dwr who is that`, `dwr é confiável?` */
function isLeading({ tokens, isQuestion }: Clause, index: number): boolean {
  const start = startOf(tokens)
  if (index !== start && !(index === start + 1 && fillers.has(keyAt(tokens, start)))) return false
  const next = keyAt(tokens, index + 1)
  if (conjunctions.has(next) && !alternatives.has(next) && isPlausible(tokens[index + 2])) return true
  if (onSite.has(next)) return siteOf(keyAt(tokens, index + 2)) !== null
  // «Renatas github» may be Renata's.
  if (keyAt(tokens, index).endsWith('s') && !isPossessive(tokens[index])) return false
  if (facets.has(next) || isSite(next)) return index + 2 >= tokens.length
  return followers.has(next) || (isQuestion && askedFollowers.has(next))
}

export interface Slots {
  found: Identifier[]
  /** The grammar accounts for every word. */
  isAccounted: boolean
  /** A word stands where a name stands, in a sentence that holds more than the grammar accounts for. */
  isUnsure: boolean
  /** A name of several words, or one that cannot be a username. */
  unclear?: string
}

const grammar = [
  new Set(heads.flat()), courtesies, beings, demonstratives, strongAsks, weakAsks, tails, auxiliaries, fillers,
  belongings, predicates, writing, conjunctions, onSite, facets, followers, askedFollowers, selfWords, subjects, modals, leadIns,
] // biome-ignore format: a list of lists

/** Whether the grammar accounts for every word of a clause beside the names. */
function isAccountedFor({ tokens }: Clause, taken: ReadonlySet<number>): boolean {
  const first = Math.min(...taken)
  return tokens.every((token, index) => {
    const isOfAsker = /^(?:for me|for us|to you)$/.test(`${keyAt(tokens, index)} ${keyAt(tokens, index + 1)}`)
    if (index > first && circumstances.has(keyAt(tokens, index)) && !isOfAsker) return false
    if (token.kind === 'name' || taken.has(index)) return true
    if (token.kind !== 'word') return false
    return isIdeographic(token.text) || isSite(token.key) || grammar.some((list) => list.has(token.key))
  })
}

/** The bare words of a clause that stand where a name stands, in its order. */
export function slotsOf(clause: Clause, hasPraise: boolean): Slots {
  const { found, taken, unclear } = placesOf(clause, hasPraise)
  const isAccounted = isAccountedFor(clause, taken)
  if (found.length > 0 && !isAccounted) return { found: [], isAccounted, isUnsure: true }
  return { found, isAccounted, isUnsure: false, ...(unclear === undefined ? {} : { unclear }) }
}

function placesOf(clause: Clause, hasPraise: boolean): { found: Identifier[]; taken: Set<number>; unclear: string | undefined } {
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
      isOwner || isNext || isIntroduced(tokens, index, hasPraise) || isAskedAbout(clause, index) || isLeading(clause, index)
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

/** `jack on twitter`: the handle is one of that site. */
export function onNamedSite(tokens: readonly Token[], index: number, handle: string): Identifier | null {
  const site = onSite.has(keyAt(tokens, index + 1)) ? siteOf(keyAt(tokens, index + 2)) : null
  if (site === null) return null
  try {
    return parseSocial(site, handle)
  } catch {
    return null
  }
}

/** The names of a clause that consists of names alone, joined or not: `dwr`, `dwr and rish`; null for any other clause. */
export function soleNamesOf({ tokens }: Clause): Identifier[] | null {
  const rest = tokens.slice(startOf(tokens))
  while (rest.length > 0 && courtesies.has(keyAt(rest, rest.length - 1))) rest.pop()
  const found: Identifier[] = []
  // «Muchas gracias» names no one.
  const isPraise = tokens.some((token) => isWord(token) && praise.has(token.key))
  for (const [index, token] of rest.entries()) {
    const isJoin = isWord(token) && (conjunctions.has(token.key) || isIdeographicConjunction(token.text))
    if (index % 2 === 1) {
      if (!isJoin || (alternatives.has(token.key) && found.length > 0 && rest[index - 1]?.kind === 'word')) return null
      continue
    }
    if (token.kind === 'name') found.push(token.identifier)
    else {
      const isNumber = isWord(token) && /^\d{1,10}$/.test(token.text)
      const name = isNumber || (isPlausible(token) && looksLikeName(token)) ? bareName((token as Word).text) : null
      if (!name || isPraise || (isNumber && rest.length > 1)) return null
      found.push(name)
    }
  }
  return rest.length % 2 === 1 || rest.length === 0 ? found : null
}

/** Whether nothing but who it is is asked, of nobody named: `who is`, `c'est qui`. */
export function isBareQuestion({ tokens }: Clause): boolean {
  const rest = tokens.slice(startOf(tokens)).filter((token) => !(isWord(token) && fillers.has(token.key)))
  const keys = rest.map((token) => (isWord(token) ? token.key : ' ')).join(' ')
  return /^(?:who|who is|whos|whois|who s|who dis|quien|quien es|quem|quem e|qui|qui est|c est qui|qui c est|qui ca|wer|wer ist|wer is)$/.test(
    keys,
  )
}
