import { writeLink } from '../../credentials/stored/links.ts'
import type { Row } from '../../db/engines/engine.ts'
import type { Assembly, AssemblyKey } from '../assembly.ts'
import { type OwnersView, publishedKeys } from '../decided/view.ts'
import { writeGrades } from './grades.ts'
import type { Concerned, Plan } from './regroup.ts'

/** Longer ones are no identifiers, and some index could not hold them. */
const MAX_KEY = 600

/** Adds identity rows of a profile: of its IDs, current and former (`aliases`), and its keys. */
export function addKeyRows(
  rows: Row<'identity'>[],
  assembly: Assembly,
  { shown, isHidden }: OwnersView,
  { id, aliases }: { id: string; aliases: Iterable<string> },
): void {
  for (const alias of aliases) rows.push(toRow(`id:${alias}`, '', id, true, isHidden))
  const add = ({ key, isExclusive, isVerified, grades, link }: AssemblyKey) => {
    if (key.length > MAX_KEY || key.includes('\0')) return
    const isKeyHidden = shown.hiddenKeys.has(key)
    rows.push({
      ...toRow(key, isExclusive ? '' : id, id, isVerified, isKeyHidden),
      grades: writeGrades(grades, shown.channels),
      link: writeLink(link),
    })
  }
  for (const key of assembly.keys) add(key)
  for (const key of publishedKeys(assembly, shown)) add(key)
}

const toRow = (
  key: string,
  holder: string,
  id: string,
  isVerified: boolean,
  isHidden: boolean,
): Row<'identity'> => ({
  key,
  holder,
  profile_id: id,
  is_verified: Number(isVerified),
  via: null,
  refresh_at: null,
  is_hidden: Number(isHidden),
  grades: null,
  link: null,
})

/** Whether a row has all that another one says. */
export const isSame = <T extends object>(a: T, b: T) =>
  Object.entries(b).every(([name, value]) => a[name as keyof T] === value)

const nameOf = ({ key, holder }: Row<'identity'>) => `${key} ${holder}`

/**
 * Plans the identity rows that differ. All rows of a profile that loses a key are written again.
 *
 * @param wanted of several for one key and holder the last counts
 * @param isDecided whether owners decided anything: they may publish an account twice
 */
export function planIdentities(
  plan: Plan,
  wanted: Row<'identity'>[],
  { identities: stored, profiles }: Pick<Concerned, 'identities' | 'profiles'>,
  isDecided: boolean,
): void {
  // No two people of one call have a key, nor has one person a key twice.
  if (stored.length === 0 && profiles.length === 0 && !isDecided) {
    plan.identities = wanted
    plan.tags = wanted.map(({ key }) => key)
    return
  }
  const desired = new Map(wanted.map((row) => [nameOf(row), row]))
  keepPointers(desired, wanted, stored)
  const cleared = new Set<string>()
  const existing = new Map<string, Row<'identity'>>()
  for (const row of stored) {
    existing.set(nameOf(row), row)
    if (!desired.has(nameOf(row))) cleared.add(row.profile_id)
  }
  for (const [name, row] of desired) {
    const before = existing.get(name)
    if (!before || cleared.has(before.profile_id) || !isSame(before, row)) plan.identities.push(row)
  }
  plan.clearedProfiles = [...cleared]
  plan.tags = new Set([...stored, ...desired.values()].map(({ key }) => key))
}

/** Names that merely resolve to a wallet stay with the holder of that wallet. */
function keepPointers(
  desired: Map<string, Row<'identity'>>,
  wanted: readonly Row<'identity'>[],
  stored: readonly Row<'identity'>[],
): void {
  const pointers = stored.filter(({ via, key }) => via !== null && !desired.has(`${key} `))
  if (pointers.length === 0) return
  const homes = new Map(wanted.map((row) => [row.key, row]))
  for (const row of pointers) {
    const home = homes.get(row.via ?? '')
    if (home)
      desired.set(nameOf(row), {
        ...row,
        profile_id: home.profile_id,
        is_hidden: home.is_hidden,
        grades: home.grades,
        link: null,
      })
  }
}
