import type { Engine } from '../../db/engines/engine.ts'
import type { Change } from '../../db/port.ts'
import type { StoredProfile } from '../port.ts'
import type { Finder } from './find.ts'

/** The tag of a change that concerns everything. */
const EVERYTHING = '*'

/** How far a connection to the replica has come. */
export interface Following {
  finder: Finder
  /**
   * Changes that were announced and the replica did not have when it was last asked: their tags by
   * the ID of their row.
   */
  lacking: Map<string, { tags: readonly string[]; since: number }>
  /** How many of them name a tag. */
  tags: Map<string, number>
  /** A row that it must have before it is read at all: it has everything older then. */
  mark: string
  isCaughtUp: boolean
}

/** Notes a change that the replica may not have yet. */
export function note({ lacking, tags: counts }: Following, change: Change, id: string): void {
  const tags = 'all' in change ? [EVERYTHING] : change.tags
  lacking.set(id, { tags, since: performance.now() })
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
}

/** Takes what the replica has by now from what it lacks; how many changes that were. */
export async function takeOff(engine: Engine, at: Following): Promise<number> {
  const ids = [...at.lacking.keys()]
  const rows = await engine.read((db) =>
    db.selectFrom('change').select('id').where(engine.isIn('id', ids)).execute(),
  )
  for (const { id } of rows) {
    for (const tag of at.lacking.get(id)?.tags ?? []) {
      const count = (at.tags.get(tag) ?? 1) - 1
      if (count === 0) at.tags.delete(tag)
      else at.tags.set(tag, count)
    }
    at.lacking.delete(id)
  }
  return rows.length
}

/** Returns true if the replica has every change about these keys and the returned profiles. */
export const holds = (
  { tags }: Following,
  keys: readonly string[],
  found: readonly StoredProfile[],
): boolean =>
  tags.size === 0 ||
  !(
    tags.has(EVERYTHING) ||
    keys.some((key) => tags.has(key)) ||
    found.some((one) => tags.has(`id:${(one.written ?? one.profile).profileID}`))
  )
