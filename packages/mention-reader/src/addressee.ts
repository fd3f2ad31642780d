import type { Cast } from './cast.ts'
import type { BotIdentity } from './intent.ts'
import { has, type Item, is, type Scene } from './item.ts'

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

/** How the bot is mentioned in a sentence. */
export type Position =
  /** It is spoken to: at the start or the end, or set off by punctuation. */
  | 'vocative'
  /** It is a part of the sentence: `have you tried @whocast yet`. */
  | 'embedded'
  /** Not mentioned: the cast replies to it. */
  | 'absent'

const isLight = (item: Item | undefined): boolean =>
  item?.kind === 'emoji' || is(item, 'courtesy', 'greeting', 'thanks')

/** Finds how the bot is mentioned; the mention that is most clearly spoken to counts. */
export function positionOf({ items }: Scene): Position {
  const places = items.flatMap((item, index) => (item.kind === 'bot' ? [index] : []))
  if (places.length === 0) return 'absent'
  return places.some((index) => isVocative(items, index)) ? 'vocative' : 'embedded'
}

function isVocative(items: readonly Item[], index: number): boolean {
  const item = items[index]
  if (item?.kind === 'bot' && item.isInflected) return false
  const isStart = items
    .slice(0, index)
    .every((before) => isLight(before) || before.kind === 'break')
  if (isStart) return true
  if (isObject(items, index)) return false
  const before = items[index - 1]
  if (before?.kind === 'break' || before?.kind === 'emoji') return true
  const next = items.slice(index + 1).find((one) => !isLight(one) && one.kind !== 'bot')
  return next === undefined || next.kind === 'break' || is(before, 'greeting', 'courtesy')
}

/** Returns true if the words before a mention of the bot make it their object. */
const isObject = (items: readonly Item[], index: number): boolean =>
  is(
    items[index - 1],
    'about',
    'on',
    'not',
    'request',
    'statement',
    'copula',
    'possessiveBefore',
  ) ||
  (is(items[index - 1], 'who', 'question', 'and', 'or', 'compare', 'article') &&
    items.slice(0, index).some((item) => item.kind === 'name'))

/**
 * Returns true if a cast speaks to another account than the bot: `@grok is @whocast down?`,
 * `have you tried @whocast, {ada}?`.
 */
export function isForAnother(scene: Scene, position: Position): boolean {
  const { items } = scene
  const first = items.findIndex((item) => !isLight(item) && item.kind !== 'break')
  const bot = items.findIndex((item) => item.kind === 'bot')
  const isToAnother =
    items[first]?.kind === 'name' && items[first].as !== 'form' && !items[first].isPossessive
  if (position === 'embedded' && has(scene, 'you')) return true
  if (!isToAnother) return false
  const between = bot === -1 ? items.slice(first + 1) : items.slice(first + 1, bot)
  const isSilent = between.every(
    (item) =>
      item.kind === 'name' ||
      item.kind === 'break' ||
      isLight(item) ||
      is(item, 'and', 'or', 'compare'),
  )
  const isShown = is(between[0], 'request') && is(between[1], 'pointing')
  if (bot === -1)
    return (has({ items: between }, 'you') || isShown) && !is(between[0], 'possessiveAfter')
  if (isSilent) return position === 'embedded'
  if (has({ items: between }, 'you')) return true
  if (position === 'embedded') return true
  const isSetOff = items[bot - 1]?.kind === 'break' || items[bot - 1]?.kind === 'emoji'
  const isRequest = has(
    { items: between },
    'who', 'wallet', 'fid', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'request', 'compare',
  ) // biome-ignore format: one list
  return !isSetOff && !isRequest && !between.some((item) => item.kind === 'platform')
}
