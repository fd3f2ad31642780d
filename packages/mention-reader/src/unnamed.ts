import { identify } from '@whocast/contract/identify.ts'
import { type BareNames, bareNamesOf, isLowerCase } from './bare-names.ts'
import type { Cast } from './cast.ts'
import { antecedentOf } from './display-names.ts'
import type { Intent, Subject } from './intent.ts'
import { beginsQuestion, beginsWithThanks, hasQuestionWord } from './is-request.ts'
import { has, type Item, is, isFacet, type Scene } from './item.ts'
import { eitherOf, fidOf, isForeignQuestion, readBare } from './read-bare.ts'
import {
  correctsBefore,
  describesBot,
  isAboutRelative,
  isHelp,
  isJudgement,
  isMarkedCorrection,
  isOwnRelation,
  isOwnStatement,
  isReaction,
  isRemarkOnAnother,
  isStatement,
} from './remarks.ts'
import { isIncidental, isSelf, requestsOwn } from './self.ts'
import {
  chatter,
  help,
  lookup,
  named,
  referentOf,
  type Situation,
  selfOf,
  unique,
  wordsOf,
} from './situation.ts'
export function readUnnamed(situation: Situation): Intent {
  const { cast, scene, position, subjects, bot } = situation
  const { items } = scene
  const isReplyToBot = cast.parent?.fid === bot.fid
  const words = items.filter(
    (item) => item.kind !== 'bot' && item.kind !== 'emoji' && item.kind !== 'break',
  )
  const links = linkedBy(cast)
  if (words.length === 0) return readEmpty(situation, links)
  const isQuestion = scene.isQuestion || beginsQuestion(items)
  const hasChoices = (situation.conversation.choices ?? []).length > 0
  const isCorrecting = position === 'absent' && correctsBefore(scene, hasChoices)
  const isOpen =
    position === 'vocative' ||
    isCorrecting ||
    (position === 'absent' && (scene.isQuestion || isMarkedCorrection(cast)))
  const bare = bareNamesOf(scene, subjects.used, isOpen)
  const isClear = isQuestion || has(scene, 'interrogative', 'request')
  // `does @whocast work in channels?`
  const isDoubtful = bare.subjects.length > 0 && isLowerCase(bare) && !has(scene, 'interrogative')
  if (position === 'embedded' && isDoubtful) return chatter
  if (position === 'embedded' && !isQuestionAbout(scene, bare, isQuestion)) return chatter
  if (describesBot(scene) || (isReplyToBot && isAboutRelative(scene))) return chatter
  if (isReplyToBot && !scene.isQuestion && isReaction(scene)) return chatter
  const isRemarked = isStatement(scene) || isRemarkOnAnother(scene) || isJudgement(scene)
  if (
    (position === 'absent' && isRemarked && !isCorrecting) ||
    isOwnStatement(scene) ||
    isOwnRelation(scene)
  )
    return chatter
  const isRelative = items.some(
    (item, at) => is(item, 'interrogative') && is(items[at + 1], 'self'),
  )
  // `ty, exactly who i meant`
  const isDone = !has(scene, 'interrogative') || (position === 'absent' && isRelative)
  if (beginsWithThanks(items) && !scene.isQuestion && isDone) return chatter
  const isMeant =
    isQuestion ||
    has(scene, 'interrogative', 'pointing', 'he') ||
    bare.subjects.length > 0 ||
    items.some(isFacet)
  const isFriendly = has(scene, 'thanks', 'praise', 'greeting')
  if (
    isFriendly &&
    !isCorrecting &&
    !(isClear && isMeant) &&
    !has(scene, 'correction', 'help') &&
    !isSelf(scene)
  )
    return chatter
  if (position === 'vocative' && requestsOwn(scene) && !has(scene, 'copula', 'praise'))
    return lookup(situation, [selfOf(situation)])
  if (has(scene, 'statement') && !isClear) return chatter
  if (isHelp(scene, bare)) return help
  const isOther =
    referentOf(situation) !== undefined &&
    items.some((item, at) => is(item, 'he', 'person') && !is(items[at - 1], 'not', 'no')) &&
    !has(scene, 'my')
  // `the author, not {rish}`
  const isInstead = subjects.excluded.length > 0 && has(scene, 'he')
  const instead = isInstead ? referentOf(situation) : undefined
  if (instead && bare.subjects.length === 0) return lookup(situation, [instead])
  const isOwn = isSelf(scene) && !isOther
  const other = referentOf(situation)
  if (other && has(scene, 'compare') && has(scene, 'self', 'my') && bare.subjects.length === 0)
    return lookup(situation, [selfOf(situation), other])
  if (isOwn && (bare.subjects.length === 0 || isIncidental(scene, bare)))
    return lookup(situation, [selfOf(situation)])
  if (isForeignQuestion(situation, bare)) {
    const pointed = referentOf(situation)
    return pointed ? lookup(situation, [pointed]) : help
  }
  const either = eitherOf(situation, bare)
  if (either) return either
  const fid = fidOf(scene)
  if (fid) return lookup(situation, [fid])
  const named = readBare(situation, bare)
  const isFollowUp = position === 'absent' && isIncidental(scene, bare, true)
  if (named && !isFollowUp && !(isLowerCase(bare) && pointsAtReferent(situation, bare)))
    return named
  if (links.length > 0 && (isClear || has(scene, 'pointing'))) return lookup(situation, links)
  return readPointing(situation, bare, isReplyToBot)
}

/** Nothing but mentions of the bot, emoji and punctuation. */
function readEmpty(situation: Situation, links: Subject[]): Intent {
  const { cast, scene, position, subjects } = situation
  const { items, isQuestion } = scene
  const hasEmoji = items.some((item) => item.kind === 'emoji')
  if (links.length > 0) return lookup(situation, links)
  if (subjects.excluded.length > 0) return help
  const referent = referentOf(situation)
  const isBare = !hasEmoji && !isQuestion && position !== 'absent'
  const isWondering = items.some(
    (item) => item.kind === 'emoji' && /👀|🤔|❓|🧐|🔍|🔎|❔/u.test(item.text),
  )
  if (isQuestion || isWondering)
    return referent ? lookup(situation, [referent]) : isQuestion ? help : chatter
  if (!isBare || items.some((item) => item.kind === 'break')) return chatter
  if (referent) return lookup(situation, [referent])
  return (cast.links ?? []).length > 0 ? chatter : lookup(situation, [selfOf(situation)])
}

/** Profiles that the cast embeds. */
const linkedBy = (cast: Cast): Subject[] =>
  unique(
    (cast.links ?? []).flatMap((link) => {
      try {
        return [named(identify(link))]
      } catch {
        return []
      }
    }),
  )

/** Returns true if a sentence that contains the bot is a question about a person. */
const isQuestionAbout = (scene: Scene, bare: BareNames, isQuestion: boolean): boolean =>
  scene.isQuestion ||
  (isQuestion && !has(scene, 'statement')) ||
  (has(scene, 'interrogative', 'request') &&
    opensRequest(scene) &&
    !has(scene, 'statement') &&
    (bare.subjects.length > 0 || has(scene, 'pointing', 'he', 'self', 'my', 'person')))

/** Returns true if the cast, or what follows the mention of the bot, begins with what asks. */
function opensRequest({ items }: Scene): boolean {
  const opens = (part: readonly Item[]): boolean => {
    const first = part.find(
      (item) =>
        item.kind !== 'break' &&
        item.kind !== 'emoji' &&
        !(is(item, 'courtesy', 'praise', 'and') && !is(item, 'self')),
    )
    return is(first, 'interrogative', 'request', 'question', 'pointing', 'self', 'my')
  }
  return opens(items) || opens(items.slice(items.findIndex((item) => item.kind === 'bot') + 1))
}

/** `who is this clown`: a word next to a reference to a person is no name. */
function pointsAtReferent(situation: Situation, bare: BareNames): boolean {
  const { scene } = situation
  if (!referentOf(situation) || has(scene, 'correction', 'not', 'and')) return false
  const isPersonQuestion = has(scene, 'trust') || scene.items.some(isFacet)
  return (
    has(scene, 'pointing', 'he') &&
    isAboutReferent(scene, bare.unknown + bare.subjects.length, isPersonQuestion)
  )
}

/** Nobody is named: whoever the conversation points at, help, or nothing. */
function readPointing(situation: Situation, bare: BareNames, isReplyToBot: boolean): Intent {
  const { scene } = situation
  const referent = referentOf(situation)
  const isClear = scene.isQuestion || has(scene, 'interrogative', 'request')
  const isPersonQuestion = has(scene, 'trust') || scene.items.some(isFacet)
  const wrong = scene.items.find((item) => item.kind === 'wrong')
  if (wrong?.kind === 'wrong') return { kind: 'help', named: wrong.text }
  // `that's not who i meant`
  if (scene.items.some((item, at) => is(item, 'not') && is(scene.items[at + 1], 'interrogative')))
    return help
  if (referent && isAboutReferent(scene, bare.unknown, isPersonQuestion))
    return lookup(situation, [referent])
  if (isReplyToBot && !isClear && !isPersonQuestion) return chatter
  // A sentence about the bot wants no help.
  if (situation.position === 'embedded' && !scene.isQuestion && !has(scene, 'help')) return chatter
  // `who cares`
  const isIdle = situation.position === 'absent' && !scene.isQuestion
  if (isIdle && !has(scene, 'request', 'he', 'pointing', 'help')) return chatter
  // `cherche pas {ada}`
  const isOnlyLeftOut = situation.subjects.excluded.length > 0 && !referent
  if (isOnlyLeftOut && !scene.isQuestion && !has(scene, 'interrogative', 'correction'))
    return chatter
  if (referent?.kind === 'identifier' && referent.how === 'pointed' && isAboutAnother(scene, bare))
    return lookup(situation, [referent])
  const named = cannotBeNamed(scene)
  if (named !== null) return { kind: 'help', named }
  const antecedent = referent ? null : antecedentOf(scene)
  if (antecedent !== null) return lookup(situation, [{ kind: 'name', name: antecedent }])
  const hasLink = scene.items.some((item) => item.kind === 'link') && wordsOf(scene).length === 1
  const isQuery = beginsQuestion(scene.items) || hasQuestionWord(scene.items)
  return isClear || isPersonQuestion || hasLink || isQuery || has(scene, 'help') ? help : chatter
}

/** `ma questo da dove è sbucato`: a short question that refers to the other cast. */
const isAboutAnother = (scene: Scene, { unknown }: BareNames): boolean =>
  (scene.isQuestion || hasQuestionWord(scene.items) || has(scene, 'interrogative')) &&
  (has(scene, 'he', 'person') || (has(scene, 'interrogative') && has(scene, 'pointing'))) &&
  unknown <= MAX_UNKNOWN &&
  !has(scene, 'you', 'self', 'my', 'praise', 'statement', 'help', 'thanks')

const MAX_UNKNOWN = 3

/** One word alone that would be a username if it were shorter. */
function cannotBeNamed(scene: Scene): string | null {
  const [only, ...others] = wordsOf(scene)
  const isLong = only?.kind === 'unknown' && /^[a-z0-9-]{17,}$/i.test(only.text)
  return isLong && others.length === 0 ? only.text : null
}

/** Whether a cast without a name asks about whoever the conversation is about. */
function isAboutReferent(scene: Scene, unknown: number, isPersonQuestion: boolean): boolean {
  const { items, isQuestion } = scene
  const rest = items.filter(
    (item) => item.kind === 'phrase' && !is(item, 'courtesy', 'interrogative', 'article'),
  )
  const points = has(scene, 'pointing', 'he', 'person')
  const isPersonWanted = items.some(
    (item) => is(item, 'interrogative') && !is(item, 'interrogativeSubject'),
  )
  if (has(scene, 'interrogative') && has(scene, 'he', 'person')) return true
  if (
    has(scene, 'he', 'person') &&
    (isQuestion || has(scene, 'request', 'question')) &&
    unknown <= 3
  )
    return true
  if (has(scene, 'interrogative') && has(scene, 'self')) return true
  if (isPersonWanted && (points || unknown === 0)) return unknown <= 3
  if (has(scene, 'interrogative') && (points ? unknown <= 2 : unknown === 0 && rest.length === 0))
    return true
  if (isPersonQuestion)
    return (
      unknown <= (points ? 3 : 1) &&
      (isQuestion || points || has(scene, 'request', 'question') || unknown === 0)
    )
  return has(scene, 'request') && points && unknown === 0 && rest.length <= 3
}
