import type { Situation } from './situation.ts'

/** Where a cast is written. */
export function contextOf({ cast, bot, conversation }: Situation): string {
  if (cast.quotes && cast.quotes.length > 0) return 'quote'
  if (cast.parent === undefined) return 'top'
  if (cast.parent.fid !== bot.fid) return 'reply'
  return (conversation.choices ?? []).length > 0 ? 'question' : 'card'
}
