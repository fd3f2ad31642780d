import type { Engine } from '../../db/engines/engine.ts'
import type { Change } from '../../db/port.ts'

/** The tag of a change that concerns everything. */
const EVERYTHING = '*'

/** A change that was announced, and that the replica did not have when it was last checked. */
interface Lacked {
  tags: readonly string[]
  /** By `performance.now`: the change was not made before. */
  since: number
  /** True for a removal and a write of this process: nothing older is returned. */
  isStrict: boolean
}

/** How far a connection to the replica has come. */
export interface Following {
  /** The changes that the replica lacks, by the ID of their row, in the order of announcement. */
  lacking: Map<string, Lacked>
  /** How many of them name a tag. */
  tags: Map<string, number>
  /** A row that it must have before it is read at all: it has everything older then. */
  mark: string
  isCaughtUp: boolean
}

/** Notes a change that the replica may not have yet. */
export function note(
  { lacking, tags: counts }: Following,
  change: Change,
  { id, since, isOwn }: { id: string; since: number; isOwn: boolean },
): void {
  const tags = 'all' in change ? [EVERYTHING] : change.tags
  lacking.set(id, { tags, since, isStrict: isOwn || 'isRemoval' in change })
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
}

/** Removes the changes that the replica has from those that it lacks. Returns their number. */
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

/** Returns the oldest change with any of these tags that the replica lacks, else null. */
export function lackedOf({ lacking, tags }: Following, concerned: readonly string[]) {
  if (tags.size === 0 || !(tags.has(EVERYTHING) || concerned.some((tag) => tags.has(tag))))
    return null
  const about = [...lacking.values()].filter(({ tags: changed }) =>
    changed.some((tag) => tag === EVERYTHING || concerned.includes(tag)),
  )
  const [oldest] = about
  return oldest ? { since: oldest.since, isStrict: about.some((one) => one.isStrict) } : null
}
