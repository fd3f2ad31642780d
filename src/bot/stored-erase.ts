import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Write } from '../db/engines/engine.ts'
import type { Tables } from '../db/schema.ts'
import './stored-tables.ts'

/** In place of the author's. */
const NO_FID = 0
/** Shorter names than this are part of too many words. */
const SHORTEST_NAME = 3
/** The characters that may follow a fid, in JSON and in a URL. */
const AFTER_FIELD = [',', '}']
const AFTER_PATH = ['"', '/', '?', '#', ' ', '.', ',', ')']

/** Patterns of SQL's `like`; `_` stands for any character, also for itself. */
const patternOf = (text: string): string => `%${text.replaceAll(/[%\\]/g, '_')}%`

/**
 * Empties mentions by a deleted person and about them, and returns how many. The claim remains, so
 * that a mention that arrives twice still gets one reply. Open mentions by others remain: they are
 * answered as "not found" and emptied then.
 */
export async function emptyMentions(trx: Write, keys: readonly string[]): Promise<number> {
  const fids = keys.flatMap((key) => (key.startsWith('fid:') ? [Number(key.slice(4))] : []))
  const texts = keys.flatMap((key) => {
    const value = key.slice(key.indexOf(':') + 1)
    if (key.startsWith('scope:')) return []
    if (key.startsWith('fid:'))
      return [
        ...AFTER_FIELD.map((end) => patternOf(`"fid":${value}${end}`)),
        ...AFTER_PATH.map((end) => patternOf(`/fid/${value}${end}`)),
      ]
    return value.length >= SHORTEST_NAME ? [patternOf(value)] : []
  })
  const empty = {
    payload: '{}',
    reply: null,
    conversation: null,
    reason: null,
    status: sql<'refused'>`case when status = 'queued' then 'refused' else status end`,
  }
  const own = await trx
    .updateTable('mention')
    .set({ ...empty, author_fid: NO_FID })
    .where('author_fid', 'in', fids.length > 0 ? fids : [NO_FID - 1])
    .executeTakeFirst()
  if (texts.length === 0) return Number(own.numUpdatedRows)
  const others = await trx
    .updateTable('mention')
    .set(empty)
    .where('payload', '<>', '{}')
    .where((e) => e.or([e('status', '<>', 'queued'), e('reply', 'is not', null)]))
    .where((e) =>
      e.or(
        texts.flatMap((text) => [
          e(e.fn<string>('lower', ['payload']), 'like', text.toLowerCase()),
          e(e.fn<string>('lower', ['reply']), 'like', text.toLowerCase()),
        ]),
      ),
    )
    .executeTakeFirst()
  await trx
    .updateTable('mention')
    .set({ conversation: null })
    .where('conversation', 'is not', null)
    .where((e) =>
      e.or(
        texts.map((text) => e(e.fn<string>('lower', ['conversation']), 'like', text.toLowerCase())),
      ),
    )
    .execute()
  return Number(own.numUpdatedRows) + Number(others.numUpdatedRows)
}

/** Migration: empties finished mentions, whose text is stored only while they are open. */
export async function emptyFinishedMentions(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('mention')
    .set({ payload: '{}', reply: null })
    .where('status', 'in', ['replied', 'refused'])
    .execute()
}

/** Returns the mentions by these authors, for their own view of what is stored about them. */
export async function readMentionsBy(
  db: Kysely<Tables>,
  fids: readonly number[],
): Promise<{ receivedAt: number; status: string }[]> {
  if (fids.length === 0) return []
  const rows = await db
    .selectFrom('mention')
    .select(['received_at', 'status'])
    .where('author_fid', 'in', fids)
    .execute()
  return rows.map(({ received_at, status }) => ({ receivedAt: received_at, status }))
}
