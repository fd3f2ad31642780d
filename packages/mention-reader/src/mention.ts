import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Cast } from './cast.ts'
import { type Clause, clausesOf, headBefore, keyAt, startOf } from './clause.ts'
import { readIdeographs } from './ideographs.ts'
import { isDoubtful, isPlausible, onNamedSite } from './likely-name.ts'
import { type Mood, moodOf, wants } from './mood.ts'
import { isBareQuestion, looksAt, pointsAt } from './pointing.ts'
import { describedBy, slotsOf, soleNamesOf, unknownNamesOf } from './slots.ts'
import {
  belongings,
  conjunctions,
  courtesies,
  facets,
  fillers,
  helpWords,
  namedHeads,
  possessives,
  praise,
  selfObjects,
  selfPhrases,
  selfWords,
  strongAsks,
} from './vocabulary.ts'
import { type Token, tokensOf } from './words.ts'

/** What a cast asks of the bot. */
export type Intent =
  /**
   * Who is asked about, in the order of the text. `bare`: by a word that only its place makes a
   * name.
   */
  | { kind: 'lookup'; asked: Identifier[]; how: 'named' | 'bare' | 'pointed' | 'self' }
  /** The help text was asked for, or what was asked is not understood; `named` cannot be a person. */
  | { kind: 'help'; named?: string }
  /** An ordinary word stands where a name stands: it is asked back whether the account of that name is meant. */
  | { kind: 'ask'; word: string }
  /** Not for the bot, or nothing that wants an answer: praise, thanks, chatter. */
  | { kind: 'none'; reason: 'not-mentioned' | 'own-cast' | 'chatter' }

export interface BotIdentity {
  fid: number
  username: string
}

/** Whether a cast is for the bot: it mentions it, or replies to a cast of it. */
export function isAddressed(
  cast: Cast,
  bot: Pick<BotIdentity, 'fid'>,
): 'yes' | 'not-mentioned' | 'own-cast' {
  if (cast.author.fid === bot.fid) return 'own-cast'
  if (cast.parent?.fid === bot.fid) return 'yes'
  return cast.content.some((segment) => typeof segment !== 'string' && segment.fid === bot.fid)
    ? 'yes'
    : 'not-mentioned'
}

/**
 * Decides who is meant: those named by form or by their place in a question, else the person who is
 * pointed at (the author of the quoted or the parent cast), else by `me` or by nothing but the
 * mention the asker. A word is never guessed to be a name.
 */
export function readMention(cast: Cast, bot: BotIdentity): Intent {
  const address = isAddressed(cast, bot)
  if (address !== 'yes') return { kind: 'none', reason: address }
  const tokens = tokensOf(cast.content, bot)
  const clauses = clausesOf(tokens)
  const mood = moodOf(clauses, tokens)
  if (tokens.some(({ kind }) => kind === 'name')) {
    const named =
      mood.isThanks || isSpokenToAnother(cast, bot, clauses) ? [] : namedBy(clauses, mood)
    return named.length === 0 ? chatter : { kind: 'lookup', asked: unique(named), how: 'named' }
  }
  return readWithoutNames(cast, bot, { tokens, clauses, mood })
}

/** `hey {rish} have you seen @whocast?`: the person who is mentioned first is spoken to. */
function isSpokenToAnother(cast: Cast, bot: BotIdentity, clauses: readonly Clause[]): boolean {
  const [first] = cast.content.flatMap((segment) =>
    typeof segment === 'string' ? [] : [segment.fid],
  )
  const tokens = clauses[0]?.tokens ?? []
  const at = startOf(tokens)
  const token = tokens[at]
  if (first === undefined || first === bot.fid || token?.kind !== 'name' || !token.isPerson)
    return false
  return [at + 1, at + 2].some((index) => secondPerson.has(keyAt(tokens, index)))
}

const secondPerson = new Set(
  'you tu vous du ihr dich dir voce vc te viste vistes usaste conoces conhece kennst hast connais'.split(
    ' ',
  ),
)

const chatter: Intent = { kind: 'none', reason: 'chatter' }
const help: Intent = { kind: 'help' }
const lookup = (how: 'bare' | 'pointed' | 'self', asked: Identifier[]): Intent => ({
  kind: 'lookup',
  asked: unique(asked),
  how,
})

/** All identifiers by form, with the bare words joined to them or asked about beside them. */
function namedBy(clauses: readonly Clause[], mood: Mood): Identifier[] {
  const found = clauses.flatMap((clause) => {
    const names = clause.tokens.flatMap((token, index) => {
      if (token.kind !== 'name') return []
      const site =
        token.handle === undefined ? null : onNamedSite(clause.tokens, index, token.handle)
      return [site ?? token.identifier]
    })
    return names.length > 0
      ? [...names, ...slotsOf(clause, mood.hasPraise).found.filter((one) => !isDoubtful(one))]
      : []
  })
  const isGreeting = /^(?:gm|gn|gmgm|congrats|welcome)$/.test(keyAt(clauses[0]?.tokens ?? [], 0))
  const isPeopleOnly = clauses.every(({ tokens }) =>
    tokens.every((token) => token.kind !== 'name' || token.isPerson),
  )
  const isAskedFor = clauses.some(({ tokens }) =>
    tokens.some(
      (token, index) =>
        token.kind === 'name' &&
        (headBefore(tokens, index).length > 0 ||
          namedHeads.has(keyAt(tokens, index - 1)) ||
          (!mood.hasPraise && isOwner(tokens, index))),
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

/** `{dwr}'s github`: something of the person is asked for. */
const isOwner = (tokens: Clause['tokens'], index: number): boolean =>
  [index + 1, index + 2].some(
    (at) => facets.has(keyAt(tokens, at)) || belongings.has(keyAt(tokens, at)),
  )

/** Neither courtesy nor a word that only joins or asks for a profile. */
const isMeaningful = (token: Token): boolean =>
  token.kind === 'word' &&
  ![courtesies, conjunctions, belongings, fillers, possessives].some((list) =>
    list.has(token.key),
  ) &&
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
  const pointed =
    cast.quotes?.[0]?.fid ?? (cast.parent?.fid === bot.fid ? undefined : cast.parent?.fid)
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

  const keys = tokens.flatMap((token) => (token.kind === 'word' ? [token.key] : []))
  const wrong = tokens.find((token) => token.kind === 'wrong')
  const slots = clauses.map((clause) => slotsOf(clause, mood.hasPraise))
  if (slots.some(({ isUnsure }) => isUnsure)) return help
  const bare = slots.flatMap(({ found }) => found)
  if (bare.length > 0)
    return slots.every(({ isAccounted }) => isAccounted)
      ? lookupBare(
          bare,
          slots.every(({ isPlain }) => isPlain),
        )
      : help
  if (ideographs?.isAboutPerson) {
    const latin = clauses.flatMap((clause) => latinNames(clause))
    if (latin.length > 0) return lookupBare(latin)
  } else if (ideographs?.isQuestion) {
    const latin = clauses.flatMap((clause) => latinNames(clause))
    if (latin.length > 0 && !latin.some(isDoubtful)) return lookup('bare', latin)
  }
  if (wrong) return { kind: 'help', named: wrong.text }
  const sole = soleOf(clauses)
  // One ordinary word in a conversation is a remark more often than a name.
  if (sole?.some(isDoubtful) && cast.parent && !mood.isQuestion) return chatter
  if (sole) return lookupBare(sole)
  const unknown =
    (mood.isRequest || wants.test(keys.join(' '))) && !mood.hasPraise
      ? clauses.flatMap((clause) => unknownNamesOf(clause) ?? [])
      : []
  if (unknown.length > 0) return lookupBare(unknown)
  const word = clauses.length === 1 && clauses[0] ? describedBy(clauses[0]) : null
  if (word !== null) return { kind: 'ask', word }

  const isPointing = clauses.some((clause) => pointsAt(clause)) || ideographs?.isPointing === true
  if (links.length > 0 && (isPointing || mood.isRequest))
    return { kind: 'lookup', asked: links, how: 'named' }
  if (isPointing) return pointed === undefined ? help : lookup('pointed', [at(pointed)])
  if (pointed !== undefined && clauses.some(looksAt)) return lookup('pointed', [at(pointed)])

  if (
    ideographs?.isHelp ||
    (keys.length <= 4 && !mood.isThanks && keys.some((key) => helpWords.has(key)))
  )
    return help
  const unclear = slots.find((slot) => slot.unclear !== undefined)?.unclear ?? tooLong(clauses)
  if (unclear !== undefined) return { kind: 'help', named: unclear }
  const isOnlyLink = clauses.every(({ tokens: own }) => own.every((token) => token.kind === 'link'))
  return isOnlyLink || mood.isRequest ? help : chatter
}

/**
 * Words of a dictionary are names only where they are written as names: one is asked back, several
 * get the help text.
 */
function lookupBare(found: readonly Identifier[], isPlain = true): Intent {
  const doubtful = found.find(isDoubtful)
  if (!doubtful) return lookup('bare', [...found])
  return found.length === 1 && isPlain ? { kind: 'ask', word: doubtful.fname } : help
}

/** One word alone that would be a name if it were shorter. */
function tooLong(clauses: readonly Clause[]): string | undefined {
  const [clause] = clauses
  const token = clause?.tokens[0]
  const isAlone = clauses.length === 1 && clause?.tokens.length === 1
  return isAlone && token && isPlausible(token) && /^[a-z0-9-]+$/i.test(token.text)
    ? token.text
    : undefined
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
    const last = keys.findLastIndex(
      (key) => !courtesies.has(key) && !/^(?:here|really|again|lol|lmao|haha)$/.test(key),
    )
    const text = ` ${keys.slice(0, last + 1).join(' ')}`
    if (selfPhrases.some((phrase) => text.endsWith(` ${phrase}`))) return true
    if (mood.isRequest && selfObjects.some((phrase) => text.endsWith(` ${phrase}`))) return true
    if (strongAsks.has(keys[startOf(tokens)] ?? '') && text.endsWith(' i am')) return true
    if (keys.some((key, index) => possessives.has(key) && belongings.has(keys[index + 1] ?? '')))
      return true
    const rest = keys.filter(
      (key) => !courtesies.has(key) && !/^(?:show|get|give|lookup|look|up|find|check)$/.test(key),
    )
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
    (clause) =>
      soleNamesOf(clause) ??
      (isBareQuestion(clause) || pointsAt(clause) || isRemark(clause, clauses) ? [] : null),
  )
  const names = found.flatMap((list) => list ?? [])
  return names.length > 0 && found.every((list) => list !== null) ? names : null
}

/** `cool, and rish?`: praise before a question. */
function isRemark({ tokens }: Clause, clauses: readonly Clause[]): boolean {
  const isAsked = clauses.some((clause) => clause.isQuestion && clause.tokens !== tokens)
  return (
    isAsked &&
    tokens.length <= 3 &&
    tokens.every((_, at) => praise.has(keyAt(tokens, at)) || courtesies.has(keyAt(tokens, at)))
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

function unique(found: readonly Identifier[]): Identifier[] {
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = identifierKey(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
