import { type Identifier, identifierKey } from '../domain/identifier.ts'
import { identify } from '../people/identify.ts'
import type { Cast } from './cast.ts'
import { readIdeographs } from './ideographs.ts'
import {
  type Clause,
  clausesOf,
  headBefore,
  isBareQuestion,
  isPlausible,
  keyAt,
  onNamedSite,
  slotsOf,
  soleNamesOf,
  startOf,
} from './slots.ts'
import {
  auxiliaries,
  beings,
  belongings,
  conjunctions,
  courtesies,
  demonstratives,
  fillers,
  helpWords,
  namedHeads,
  possessives,
  praise,
  predicates,
  selfObjects,
  selfPhrases,
  selfWords,
  strongAsks,
  weakAsks,
  writing,
} from './vocabulary.ts'
import { type Token, tokensOf } from './words.ts'

/** What a cast asks of the bot. */
export type Intent =
  /** Who is asked about, in the order of the text. `bare`: by a word that only its place makes a name. */
  | { kind: 'lookup'; asked: Identifier[]; how: 'named' | 'bare' | 'pointed' | 'self' }
  /** The help text was asked for, or what was asked is not understood; `named` cannot be anybody. */
  | { kind: 'help'; named?: string }
  /** Not for the bot, or nothing that wants an answer: praise, thanks, chatter. */
  | { kind: 'none'; reason: 'not-mentioned' | 'own-cast' | 'chatter' }

export interface BotIdentity {
  fid: number
  username: string
}

/** Whether a cast is for the bot: it mentions it, or replies to a cast of it. */
export function isAddressed(cast: Cast, bot: Pick<BotIdentity, 'fid'>): 'yes' | 'not-mentioned' | 'own-cast' {
  if (cast.author.fid === bot.fid) return 'own-cast'
  if (cast.parent?.fid === bot.fid) return 'yes'
  return cast.content.some((segment) => typeof segment !== 'string' && segment.fid === bot.fid) ? 'yes' : 'not-mentioned'
}

/**
 * Decides who is meant: those named by form or by their place in a question, else whoever is pointed at (the author of the
 * quoted or the parent cast), else by `me` or by nothing but the mention the asker. A word is never guessed to be a name.
 */
export function readMention(cast: Cast, bot: BotIdentity): Intent {
  const address = isAddressed(cast, bot)
  if (address !== 'yes') return { kind: 'none', reason: address }
  const tokens = tokensOf(cast.content, bot)
  const clauses = clausesOf(tokens)
  const mood = moodOf(clauses, tokens)
  if (tokens.some(({ kind }) => kind === 'name')) {
    const named = mood.isThanks ? [] : namedBy(clauses, mood)
    return named.length === 0 ? chatter : { kind: 'lookup', asked: unique(named), how: 'named' }
  }
  return readWithoutNames(cast, bot, { tokens, clauses, mood })
}

const chatter: Intent = { kind: 'none', reason: 'chatter' }
const help: Intent = { kind: 'help' }
const lookup = (how: 'bare' | 'pointed' | 'self', asked: Identifier[]): Intent => ({ kind: 'lookup', asked: unique(asked), how })

interface Mood {
  /** Asks who, or for somebody to be found. */
  isStrong: boolean
  isRequest: boolean
  hasPraise: boolean
  /** Begins with thanks and asks nothing. */
  isThanks: boolean
  isQuestion: boolean
}

const thanksWords = new Set('thanks thank thx ty tysm appreciate gracias obrigado obrigada valeu merci danke'.split(' '))

const exclaiming = /^(?:what|how|que|quel|quelle|como|wie|was)$/

function moodOf(clauses: readonly Clause[], tokens: readonly Token[]): Mood {
  const keys = tokens.flatMap((token) => (token.kind === 'word' ? [token.key] : []))
  const text = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : [])).join('')
  const isQuestion = tokens.some((token) => token.kind === 'break' && token.isQuestion)
  const isStrong =
    clauses.some(({ tokens: own }) => own.some((_, at) => strongAsks.has(keyAt(own, at)))) || keys.join(' ').includes('look up')
  const hasPraise = keys.some((key) => praise.has(key) && !courtesies.has(key))
  const isWeak = clauses.some(({ tokens: own }) => {
    const first = startOf(own)
    const next = keyAt(own, first + 1)
    // «What a day», «que legal», «wie schön» exclaim.
    if (!isQuestion && exclaiming.test(keyAt(own, first)) && (/^an?$/.test(next) || praise.has(next))) return false
    if (/^(?:are you|is this|is it|was ist|c est)$/.test(`${keyAt(own, first)} ${next}`) && !hasPraise) return true
    return (
      weakAsks.has(keyAt(own, first)) &&
      (isQuestion || own[first + 1]?.kind === 'name' || !/^(?:is|was|are|has|have|ist|est|hat)$/.test(keyAt(own, first)))
    )
  })
  const first = keys.find((key) => !courtesies.has(key) || thanksWords.has(key)) ?? ''
  const isIdeographic = readIdeographs(text)?.isQuestion ?? false
  return {
    isStrong: isStrong || isIdeographic,
    isRequest: isStrong || isIdeographic || isWeak || isQuestion,
    hasPraise,
    isQuestion,
    isThanks: thanksWords.has(first) && !isStrong && !isQuestion,
  }
}

/** Everybody named by form, with the bare words joined to them or asked about beside them. */
function namedBy(clauses: readonly Clause[], mood: Mood): Identifier[] {
  const found = clauses.flatMap((clause) => {
    const names = clause.tokens.flatMap((token, index) => {
      if (token.kind !== 'name') return []
      const site = token.handle === undefined ? null : onNamedSite(clause.tokens, index, token.handle)
      return [site ?? token.identifier]
    })
    return names.length > 0 ? [...names, ...slotsOf(clause, mood.hasPraise).found] : []
  })
  const isGreeting = /^(?:gm|gn|gmgm|congrats|welcome)$/.test(keyAt(clauses[0]?.tokens ?? [], 0))
  const isPeopleOnly = clauses.every(({ tokens }) => tokens.every((token) => token.kind !== 'name' || token.isPerson))
  const isAskedFor = clauses.some(({ tokens }) =>
    tokens.some(
      (token, index) =>
        token.kind === 'name' && (headBefore(tokens, index).length > 0 || namedHeads.has(keyAt(tokens, index - 1))),
    ),
  )
  const hasWords = found.some(({ kind }) => kind !== 'fid')
  const isAside =
    isPeopleOnly &&
    !hasWords &&
    !isAskedFor &&
    !mood.isRequest &&
    !mood.isQuestion &&
    (isGreeting || clauses.some(({ tokens }) => tokens.some(isMeaningful)))
  return isAside ? [] : found
}

/** Neither courtesy nor a word that only joins or asks for a profile. */
const isMeaningful = (token: Token): boolean =>
  token.kind === 'word' &&
  ![courtesies, conjunctions, belongings, fillers, possessives].some((list) => list.has(token.key)) &&
  !readIdeographs(token.text)?.isQuestion

interface Reading {
  tokens: readonly Token[]
  clauses: readonly Clause[]
  mood: Mood
}

function readWithoutNames(cast: Cast, bot: BotIdentity, reading: Reading): Intent {
  const { tokens, clauses, mood } = reading
  const written = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : [])).join('')
  const ideographs = readIdeographs(written)
  const links = linkedBy(cast)
  const pointed = cast.quotes?.[0]?.fid ?? (cast.parent?.fid === bot.fid ? undefined : cast.parent?.fid)
  const at = (fid: number): Identifier => ({ kind: 'fid', fid })
  const self = lookup('self', [at(cast.author.fid)])

  if (clauses.length === 0) {
    if (links.length > 0) return { kind: 'lookup', asked: links, how: 'named' }
    if (tokens.some((token) => token.kind === 'break' && token.isQuestion))
      return pointed === undefined ? help : lookup('pointed', [at(pointed)])
    if (tokens.length > 0) return chatter
    if (pointed !== undefined) return lookup('pointed', [at(pointed)])
    return (cast.links ?? []).length > 0 || cast.content.length === 0 ? chatter : self
  }
  if (isSelf(clauses, mood) || ideographs?.isSelf) return self

  const wrong = tokens.find((token) => token.kind === 'wrong')
  const slots = clauses.map((clause) => slotsOf(clause, mood.hasPraise))
  if (slots.some(({ isUnsure }) => isUnsure)) return help
  const bare = slots.flatMap(({ found }) => found)
  if (bare.length > 0) return slots.every(({ isAccounted }) => isAccounted) ? lookup('bare', bare) : help
  if (ideographs?.isAboutPerson) {
    const latin = clauses.flatMap((clause) => latinNames(clause))
    if (latin.length > 0) return lookup('bare', latin)
  }
  if (wrong) return { kind: 'help', named: wrong.text }
  const sole = soleOf(clauses)
  if (sole) return lookup('bare', sole)

  const isPointing = clauses.some((clause) => pointsAt(clause)) || ideographs?.isPointing === true
  if (links.length > 0 && (isPointing || mood.isRequest)) return { kind: 'lookup', asked: links, how: 'named' }
  if (isPointing) return pointed === undefined ? help : lookup('pointed', [at(pointed)])
  if (pointed !== undefined && clauses.some(looksAt)) return lookup('pointed', [at(pointed)])

  const keys = tokens.flatMap((token) => (token.kind === 'word' ? [token.key] : []))
  if (ideographs?.isHelp || (keys.length <= 4 && !mood.isThanks && keys.some((key) => helpWords.has(key)))) return help
  const unclear = slots.find((slot) => slot.unclear !== undefined)?.unclear ?? tooLong(clauses)
  if (unclear !== undefined) return { kind: 'help', named: unclear }
  const isOnlyLink = clauses.every(({ tokens: own }) => own.every((token) => token.kind === 'link'))
  return isOnlyLink || mood.isRequest ? help : chatter
}

/** One word alone that would be a name if it were shorter. */
function tooLong(clauses: readonly Clause[]): string | undefined {
  const [clause] = clauses
  const token = clause?.tokens[0]
  const isAlone = clauses.length === 1 && clause?.tokens.length === 1
  return isAlone && token && isPlausible(token) && /^[a-z0-9-]+$/i.test(token.text) ? token.text : undefined
}

/** Profiles that the cast embeds. */
function linkedBy(cast: Cast): Identifier[] {
  const found = (cast.links ?? []).flatMap((link) => {
    try {
      return [identify(link)]
    } catch {
      return []
    }
  })
  return unique(found)
}

function isSelf(clauses: readonly Clause[], mood: Mood): boolean {
  return clauses.some(({ tokens }) => {
    const keys = tokens.map((_, index) => keyAt(tokens, index))
    const last = keys.findLastIndex((key) => !courtesies.has(key) && !/^(?:here|really|again|lol|lmao|haha)$/.test(key))
    const text = ` ${keys.slice(0, last + 1).join(' ')}`
    if (selfPhrases.some((phrase) => text.endsWith(` ${phrase}`))) return true
    if (mood.isRequest && selfObjects.some((phrase) => text.endsWith(` ${phrase}`))) return true
    if (strongAsks.has(keys[startOf(tokens)] ?? '') && text.endsWith(' i am')) return true
    if (keys.some((key, index) => possessives.has(key) && belongings.has(keys[index + 1] ?? ''))) return true
    const rest = keys.filter((key) => !courtesies.has(key) && !/^(?:show|get|give|lookup|look|up|find|check)$/.test(key))
    return (
      rest.length > 0 &&
      rest.length <= 2 &&
      rest.every((key) => selfWords.has(key)) &&
      tokens.every(({ kind }) => kind === 'word')
    )
  })
}

/** Where every clause is a name, a courtesy or a bare question, and one is a name. */
function soleOf(clauses: readonly Clause[]): Identifier[] | null {
  const found = clauses.map(
    (clause) => soleNamesOf(clause) ?? (isBareQuestion(clause) || pointsAt(clause) || isRemark(clause, clauses) ? [] : null),
  )
  const names = found.flatMap((list) => list ?? [])
  return names.length > 0 && found.every((list) => list !== null) ? names : null
}

/** `cool, and rish?`: praise before a question. */
function isRemark({ tokens }: Clause, clauses: readonly Clause[]): boolean {
  const isAsked = clauses.some((clause) => clause.isQuestion && clause.tokens !== tokens)
  return (
    isAsked && tokens.length <= 3 && tokens.every((_, at) => praise.has(keyAt(tokens, at)) || courtesies.has(keyAt(tokens, at)))
  )
}

/** Latin words among ideographs that ask about them: `dwrとrishは誰`. */
function latinNames({ tokens, isQuestion }: Clause): Identifier[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]
    const isAlone = !isPlausible(tokens[index - 1]) && !isPlausible(next)
    if (!isPlausible(token) || !isAlone) return []
    return soleNamesOf({ tokens: [token], isQuestion }) ?? []
  })
}

/** `who is this`, `who wrote that`, `is he legit`, `tell me about the author`. */
function pointsAt(clause: Clause): boolean {
  const { tokens } = clause
  if (isBareQuestion(clause) || isPredicate(clause)) return true
  const keys = tokens.map((_, index) => keyAt(tokens, index))
  const start = startOf(tokens)
  const isWho = keys.some((key) => strongAsks.has(key))
  const being = keys.findIndex((key, index) => beings.has(key) && index > 0)
  const pointer = keys.findIndex((key) => demonstratives.has(key))
  const isAbout = keys
    .slice(0, Math.max(being, 0))
    .some((key) => /^(?:about|know|trust|follow|check|up|sobre|de|von|uber|sur|connais|conoces|conhece|kennst)$/.test(key))
  if (being > 0 && (isWho || isAbout || auxiliaries.has(keys[start] ?? ''))) return true
  if (pointer === -1) return false
  if (isWho) return isAskedOf(keys, pointer)
  const last = keys.findLast((key) => !courtesies.has(key)) ?? ''
  // «Is this a scam token» asks about the token.
  return (
    auxiliaries.has(keys[start] ?? '') && keys.some((key) => predicates.has(key)) && (predicates.has(last) || beings.has(last))
  )
}

/** `check this out`: of whoever is pointed at, if there is one. */
function looksAt({ tokens }: Clause): boolean {
  const start = startOf(tokens)
  return (
    /^(?:check|look|see|mira|veja|regarde|schau)$/.test(keyAt(tokens, start)) &&
    tokens.slice(start, start + 3).some((_, at) => demonstratives.has(keyAt(tokens, start + at)))
  )
}

/** `legit?`, `real person or bot?` */
function isPredicate({ tokens, isQuestion }: Clause): boolean {
  const keys = tokens.map((_, at) => keyAt(tokens, at))
  return (
    isQuestion &&
    keys.some((key) => predicates.has(key)) &&
    keys.every(
      (key) => predicates.has(key) || beings.has(key) || demonstratives.has(key) || conjunctions.has(key) || fillers.has(key),
    )
  )
}

/** Whether a `who` asks of what is pointed at: who it is, who wrote it, whose it is. */
function isAskedOf(keys: readonly string[], pointer: number): boolean {
  const rest = keys.filter((key) => !fillers.has(key) && !courtesies.has(key))
  if (rest.some((key) => writing.has(key))) return true
  if (keys.some((key) => /^(?:whose|wessen)$/.test(key))) return true
  const before = keys.slice(0, pointer).filter((key) => !fillers.has(key) && !courtesies.has(key))
  return (
    before.length <= 2 &&
    before.every((key) => strongAsks.has(key) || /^(?:is|was|s|es|e|est|ist|war|c)$/.test(key)) &&
    rest.length <= 4
  )
}

function unique(found: readonly Identifier[]): Identifier[] {
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = identifierKey(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
