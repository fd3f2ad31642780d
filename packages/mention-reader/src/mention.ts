import { isAddressed, positionOf } from './addressee.ts'
import { withoutBystanders } from './bystanders.ts'
import type { Cast } from './cast.ts'
import { DOUBT, doubtsOf, fittedDoubt } from './doubt.ts'
import { featuresOf } from './features.ts'
import type { Scorer } from './fitted.ts'
import type { BotIdentity, Conversation, Intent, Reading } from './intent.ts'
import { interpretationsOf, kindScorer, likeliest } from './interpretations.ts'
import type { Scene } from './item.ts'
import { nearBot } from './near-bot.ts'
import { ownPartOf } from './own-part.ts'
import { peopleOf, personScorer } from './people.ts'
import { withoutQuotedSpeech } from './quoted-speech.ts'
import { readEmpty } from './read-empty.ts'
import { choicesOf } from './read-named.ts'
import { readSole } from './read-sole.ts'
import { sceneOf } from './scene.ts'
import { chatter, peopleIn, type Situation, wordsOf } from './situation.ts'
import { subjectsOf } from './subjects.ts'

/** The weights of candidates and of kinds of request. */
export interface Scorers {
  people: Scorer
  kinds: Scorer
  /** The logarithm of the odds that a card shows another person than the one meant. */
  doubt: (traits: readonly number[]) => number
}

const fitted: Scorers = { people: personScorer, kinds: kindScorer, doubt: fittedDoubt }

/**
 * Reads what a cast asks of the bot. Lists all the requests that it may be, and takes the likeliest
 * by the weights that `scripts/fit-mentions.ts` fits to words, their roles and places. A bare
 * mention, and a cast of names alone, follow rules.
 */
export function readMention(
  whole: Cast,
  bot: BotIdentity,
  conversation: Conversation = {},
  scorers: Scorers = fitted,
): Reading {
  const address = isAddressed(whole, bot)
  if (address !== 'yes') return { intent: { kind: 'none', reason: address }, language: null }
  const cast = { ...whole, content: nearBot(whole.content, bot) }
  const content = withoutQuotedSpeech(cast.content)
  const spoken = { ...cast, content: [...content] }
  if (isAddressed(spoken, bot) !== 'yes') return { intent: chatter, language: null }
  const situation = situationOf(cast, bot, conversation)
  const isSpokenTo = content === cast.content || situation.position === 'vocative'
  const { scene, ...rest } = isSpokenTo ? situation : situationOf(spoken, bot, conversation)
  return { intent: readSituation({ scene, ...rest }, scorers), language: scene.language }
}

/** Finds the items of a cast and the people named in it. */
export const situationOf = (cast: Cast, bot: BotIdentity, conversation: Conversation): Situation =>
  situationIn(sceneOf(cast, bot), cast, bot, conversation)

/** Finds the people named in the items of a cast. */
export function situationIn(
  whole: Scene,
  cast: Cast,
  bot: BotIdentity,
  conversation: Conversation,
): Situation {
  const scene = ownPartOf(whole, cast)
  const subjects = withoutBystanders(scene, subjectsOf(scene), cast)
  return { cast, bot, conversation, scene, whole, position: positionOf(scene), subjects }
}

/** Reads what a cast that is addressed to the bot asks for. */
export function readSituation(situation: Situation, scorers: Scorers = fitted): Intent {
  if (wordsOf(situation.scene).length === 0) return readEmpty(situation)
  const sole = readSole(situation)
  if (sole) return sole
  const among = choicesOf(situation)
  if (among) return { kind: 'choose', among }
  const people = peopleOf(situation, scorers.people)
  const interpretations = interpretationsOf(situation, people)
  const scores = scorers.kinds(featuresOf(situation, people))
  const best = likeliest(interpretations, scores)
  const isDoubtful =
    peopleIn(interpretations.get(best)) !== '' &&
    scorers.doubt(doubtsOf(situation, people, { interpretations, scores, best })) > DOUBT
  const kind = isDoubtful ? likeliest(interpretations, scores, true) : best
  return interpretations.get(kind) ?? chatter
}
