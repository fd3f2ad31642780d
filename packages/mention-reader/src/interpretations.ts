import { identify } from '@whocast/contract/identify.ts'
import { isForAnother } from './addressee.ts'
import type { Cast } from './cast.ts'
import { readChoice } from './choice.ts'
import { scorerOf } from './fitted.ts'
import type { Intent, Subject } from './intent.ts'
import { has, type Scene } from './item.ts'
import type { People } from './people.ts'
import { onPlatform, readNamed } from './read-named.ts'
import {
  chatter,
  lookup,
  named,
  peopleIn,
  referentOf,
  type Situation,
  selfOf,
  unique,
  wordsOf,
} from './situation.ts'
import weights from './weights.json' with { type: 'json' }

/** The kinds of request that a cast may be. */
export const kinds = [
  'nothing',
  'help',
  'endorse',
  'self',
  'other',
  'named',
  'words',
  'chosen',
  'question',
] as const

export type Kind = (typeof kinds)[number]

/** Returns everything that a cast could ask for, by kind; a kind without a person is absent. */
export function interpretationsOf(situation: Situation, people: People): ReadonlyMap<Kind, Intent> {
  const { conversation, scene, position } = situation
  const choice = readChoice(scene, conversation.choices ?? [])
  const other = otherOf(situation)
  const found: Partial<Record<Kind, Intent | null>> = {
    nothing: isForAnother(scene, position) ? { kind: 'none', reason: 'for-another' } : chatter,
    help: helpOf(scene),
    endorse: { kind: 'endorse' },
    self: lookup(situation, [selfOf(situation)]),
    other: other.length > 0 ? lookup(situation, other) : null,
    named: people.named.length > 0 ? readNamed(situation, people.named) : null,
    words: wordsOrLinks(situation, people),
    question: questionOf(situation, people, other),
    chosen: choice?.kind === 'chosen' ? lookup(situation, choice.identifiers.map(named)) : null,
  }
  return new Map(kinds.flatMap((kind) => (found[kind] ? [[kind, found[kind]] as const] : [])))
}

/** Returns the subject of the conversation, and the author if the two are compared. */
function otherOf(situation: Situation): Subject[] {
  const { scene } = situation
  const other = referentOf(situation)
  if (!other) return []
  const isCompared = has(scene, 'compare') && has(scene, 'self', 'my')
  return isCompared ? [selfOf(situation), other] : [other]
}

/** People that a question of the bot offers at most. */
const MAX_OFFERED = 4

/** Returns the question which of the people is meant, if the cast may mean several. */
function questionOf(
  situation: Situation,
  people: People,
  other: readonly Subject[],
): Intent | null {
  const { named: all, excluded } = situation.subjects
  const forms = [...all, ...excluded].sort((a, b) => a.index - b.index)
  const subjects = unique([
    ...forms.map(({ identifier }) => named(identifier)),
    ...people.words,
    ...(forms.length + people.words.length < 2 ? other : []),
  ])
  const among = subjects.flatMap((one) => (one.kind === 'identifier' ? [one.identifier] : []))
  return among.length > 1 && among.length <= MAX_OFFERED ? { kind: 'choose', among } : null
}

function wordsOrLinks(situation: Situation, people: People): Intent | null {
  if (people.words.length > 0) return lookup(situation, onPlatform(situation, people.words))
  if (people.short !== null) return { kind: 'choose', word: people.short }
  const links = linkedBy(situation.cast)
  return links.length > 0 ? lookup(situation, links) : null
}

/** Profiles that the cast embeds. */
export const linkedBy = (cast: Cast): Subject[] =>
  unique(
    (cast.links ?? []).flatMap((link) => {
      try {
        return [named(identify(link))]
      } catch {
        return []
      }
    }),
  )

/** The help text; names a word that cannot be a name. */
export function helpOf(scene: Scene): Intent {
  const wrong = scene.items.find((item) => item.kind === 'wrong')
  const [only, ...others] = wordsOf(scene)
  const isLong = only?.kind === 'unknown' && /^[a-z0-9-]{17,}$/i.test(only.text)
  const word = isLong && others.length === 0 ? only.text : undefined
  const text = wrong?.kind === 'wrong' ? wrong.text : word
  return { kind: 'help', ...(text === undefined ? {} : { named: text }) }
}

const withoutCard = new Set<Kind>(['nothing', 'help', 'endorse', 'chosen', 'question'])

/** A card must be this much likelier than silence, as a logarithm: a wrong person is worse. */
export const CAUTION = 1.5

export const kindScorer = scorerOf(weights.kinds, kinds.length)

/** Returns the likeliest kind of request; if a card is doubtful, the likeliest without one. */
export function likeliest(
  interpretations: ReadonlyMap<Kind, Intent>,
  scores: readonly number[],
  isDoubtful = false,
): Kind {
  const oddsOf = (kind: Kind): number =>
    isDoubtful && peopleIn(interpretations.get(kind)) !== ''
      ? -Infinity
      : (scores[kinds.indexOf(kind)] ?? 0) - (withoutCard.has(kind) ? 0 : CAUTION)
  return [...interpretations.keys()].reduce((best, kind) =>
    oddsOf(kind) > oddsOf(best) ? kind : best,
  )
}
