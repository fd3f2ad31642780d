import type { Engine, InsertRule, Row, Write } from '../../db/engines/engine.ts'
import type { Forgotten } from '../../db/suppression-list.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { noteMovedPointers, notePointers } from './holder-changes.ts'

/** ENS names that resolve to a wallet without being its primary name. */
export interface Pointers {
  pointers?: { key: string; to: string }[]
  /** Unix seconds when to resolve them again; null: never. */
  refreshAt: number | null
}

/** How rows of identifiers are written. */
export const identityRule: InsertRule<'identity'> = {
  table: 'identity',
  columns: [
    'key',
    'holder',
    'profile_id',
    'is_verified',
    'via',
    'refresh_at',
    'is_hidden',
    'grades',
    'link',
  ],
  numbers: ['is_verified', 'refresh_at', 'is_hidden'],
  key: ['key', 'holder'],
  update: ['profile_id', 'is_verified', 'via', 'refresh_at', 'is_hidden', 'grades', 'link'],
}

/** A name that merely resolves to a wallet never displaces one that is proven. */
const pointerRule: InsertRule<'identity'> = {
  ...identityRule,
  updateWhere: 'identity.is_verified = 0',
}

/** Stores names that merely resolve to a known person's wallet. Returns what changed. */
export async function point(
  { engine, forgotten, clock }: { engine: Engine; forgotten: Forgotten; clock: Clock },
  trx: Write,
  { pointers: offered = [], refreshAt }: Pointers,
): Promise<string[]> {
  if (offered.length === 0) return []
  const gone = await forgotten.among(
    trx,
    offered.flatMap(({ key, to }) => [key, to]),
  )
  const pointers = offered.filter(({ key, to }) => !gone.has(key) && !gone.has(to))
  const targets = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id', 'is_hidden', 'grades'])
    .where(
      engine.isIn(
        'key',
        pointers.map(({ to }) => to),
      ),
    )
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  const targetOf = new Map(targets.map((row) => [row.key, row]))
  const rows = new Map<string, Row<'identity'>>()
  for (const { key, to } of pointers) {
    const target = targetOf.get(to)
    if (target === undefined) continue
    const { profile_id, is_hidden, grades = null } = target
    rows.set(key, {
      key,
      holder: '',
      profile_id,
      is_verified: 0,
      via: to,
      refresh_at: refreshAt,
      is_hidden,
      grades,
      link: null,
    })
  }
  await engine.insertMany(trx, pointerRule, [...rows.values()])
  await noteMovedPointers(engine, trx, [...rows.values()], Math.floor(clock() / 1000))
  return [...rows.values()].flatMap((row) => [row.key, `id:${row.profile_id}`])
}

/** Deletes names that resolve elsewhere by now, or to nothing. Returns what changed. */
export async function unpoint(
  trx: Write,
  releases: readonly { key: string; to: string | null }[],
): Promise<string[]> {
  const changed: string[] = []
  for (const { key, to } of releases) {
    const gone = await trx
      .selectFrom('identity')
      .select(['profile_id', 'via'])
      .where('key', '=', key)
      .where('holder', '=', '')
      .where('is_verified', '=', 0)
      .execute()
    const outdated = gone.filter(({ via }) => via !== null && via !== to)
    if (outdated.length === 0) continue
    await notePointers(trx, key, outdated)
    await trx
      .deleteFrom('identity')
      .where('key', '=', key)
      .where('holder', '=', '')
      .where('is_verified', '=', 0)
      .execute()
    for (const { profile_id } of outdated) changed.push(key, `id:${profile_id}`)
  }
  return changed
}
