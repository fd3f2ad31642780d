import type { Person } from '@whocast/contract/profile.ts'
import type { Write } from '../../db/engines/engine.ts'
import { hash, indexGrams } from '../grams.ts'
import { namesOf } from '../lookalike.ts'
import { looseIndexGrams } from '../loose-grams.ts'
import { fieldsOf } from '../match.ts'
import { standingOf } from '../standing.ts'
import { gramTable } from './engine-grams.ts'
import type { GramRow, SearchEngine } from './gram-table.ts'
import {
  endWarnings,
  findConcerned,
  type Placed,
  reviewLookalikes,
  writeNameKeys,
} from './lookalikes.ts'
import { personSubject, placesOf } from './places.ts'
import { fingerprintOf, readIndexed } from './subjects.ts'

/** A profile to index. */
export interface Indexed {
  id: string
  profile: Person
  /** How many known issuers attest something about the person. */
  issuers: number
  /** Nothing is stored under this ID. */
  isNew?: boolean
}

/**
 * Updates the index after profiles were written or deleted, in the transaction that did so. A
 * profile with neither a name nor another searchable field is not indexed.
 *
 * @returns the tags of others who have, or have no longer, a name that could be mistaken for
 *   another's
 */
export async function indexProfiles(
  engine: SearchEngine,
  trx: Write,
  { people, gone }: { people: readonly Indexed[]; gone: readonly string[] },
): Promise<string[]> {
  if (people.length === 0 && gone.length === 0) return []
  const table = gramTable(engine)
  const former = people.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  const indexed = new Map(
    (await readIndexed(engine, trx, [...former, ...gone].map(personSubject))).map((row) => [
      row.subject,
      row,
    ]),
  )
  const wanted = people.map(toWanted)
  const changed = wanted.filter(({ subject, standing, fingerprint, isEmpty }) => {
    const before = indexed.get(subject)
    if (!before) return !isEmpty
    const [from, to] = placesOf(standing)
    return (
      isEmpty || before.fingerprint !== fingerprint || before.place < from || before.place >= to
    )
  })
  if (changed.length === 0 && gone.length === 0) return []
  const removed = [...changed.map(({ subject }) => subject), ...gone.map(personSubject)].flatMap(
    (one) => indexed.get(one) ?? [],
  )
  if (removed.length > 0)
    await table.remove(
      trx,
      engine,
      removed.map(({ subject }) => subject),
    )
  const rows = await place(
    engine,
    trx,
    changed.filter(({ isEmpty }) => !isEmpty),
  )
  await table.add(trx, engine, rows)
  await writeNameKeys(engine, trx, { placed: rows, gone: removed.map(({ place }) => place) })
  const emptied = changed.flatMap(({ isEmpty, id }) => (isEmpty ? [id] : []))
  const nameless = [...gone, ...emptied]
  const concerned = await findConcerned(engine, trx, { placed: rows, gone: nameless })
  const tags = await reviewLookalikes(engine, trx, {
    people: [...rows, ...concerned],
    withoutName: emptied,
  })
  await endWarnings(engine, trx, nameless)
  return tags
}

type Wanted = ReturnType<typeof toWanted>

function toWanted({ id, profile, issuers, isNew = false }: Indexed) {
  const fields = fieldsOf(profile)
  const grams = [...indexGrams(fields), ...looseIndexGrams(profile, fields)]
  const names = namesOf(profile)
  const hashes = names.map(({ skeleton, plain }) => hash(`${skeleton} ${plain}`))
  return {
    id,
    profile,
    isNew,
    names,
    subject: personSubject(id),
    grams,
    fingerprint: fingerprintOf(grams, hashes),
    standing: standingOf(profile, issuers),
    isEmpty: grams.length === 0 && names.length === 0,
  }
}

/** Gives each its place in the order of results. */
async function place(
  engine: SearchEngine,
  trx: Write,
  wanted: readonly Wanted[],
): Promise<(Wanted & GramRow & Placed)[]> {
  const placed: (Wanted & GramRow & Placed)[] = []
  for (const [standing, group] of Map.groupBy(wanted, (row) => row.standing)) {
    const [from, to] = placesOf(standing)
    const places = await gramTable(engine).places(trx, from, to, group.length)
    for (const [index, row] of group.entries())
      placed.push({ ...row, place: places[index] ?? from })
  }
  return placed
}
