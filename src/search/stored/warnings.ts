import { canonicalPath, handleOf } from '@whocast/contract/display.ts'
import type { Person } from '@whocast/contract/profile.ts'
import { readPerson } from '@whocast/contract/written-profile.ts'
import type { Engine } from '../../db/engines/engine.ts'

/**
 * Adds the warning to profiles of lookalikes, given the ID of the profile that each could be
 * mistaken for.
 */
export async function warn(
  engine: Pick<Engine, 'read' | 'isIn'>,
  lookalikes: readonly { profile: Pick<Person, 'warning'>; of: string }[],
): Promise<void> {
  if (lookalikes.length === 0) return
  const ids = [...new Set(lookalikes.map(({ of }) => of))]
  const rows = await engine.read((db) =>
    db.selectFrom('profile').select(['id', 'document']).where(engine.isIn('id', ids)).execute(),
  )
  const others = new Map(rows.map(({ id, document }) => [id, readPerson(document)]))
  for (const { profile, of } of lookalikes) {
    const other = others.get(of)
    if (!other) continue
    const path = canonicalPath(other)
    profile.warning = {
      type: 'lookalike',
      of: {
        profileID: of,
        ...(other.displayName ? { displayName: other.displayName } : {}),
        handle: handleOf(other),
        ...(path === null ? {} : { path }),
      },
    }
  }
}
