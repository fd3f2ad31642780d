import { readChoice } from './choice.ts'
import type { Intent } from './intent.ts'
import { linkedBy } from './interpretations.ts'
import { chatter, help, lookup, named, referentOf, type Situation, selfOf } from './situation.ts'

/** Nothing but mentions of the bot, emoji and punctuation. */
export function readEmpty(situation: Situation): Intent {
  const { cast, scene, position, subjects } = situation
  const links = linkedBy(cast)
  const { items, isQuestion } = scene
  const hasEmoji = items.some((item) => item.kind === 'emoji')
  if (links.length > 0) return lookup(situation, links)
  // `2️⃣`
  const choice = readChoice(scene, situation.conversation.choices ?? [])
  if (choice?.kind === 'chosen') return lookup(situation, choice.identifiers.map(named))
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
