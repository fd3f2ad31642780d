import type { ProfileFields } from '@whocast/contract/profile.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { type Notes, take, takeAll } from './notes.ts'
import { fields, lists, MOST_ENTRIES } from './schema.ts'

const names = [...Object.keys(fields), ...Object.keys(lists)] as (keyof ProfileFields)[]

/** The fields of a person alone, sorted, independent of the order of the database. */
export function onlyFields(given: ProfileFields): ProfileFields {
  const kept: Record<string, unknown> = {}
  for (const name of names) if (given[name] !== undefined) kept[name] = given[name]
  return kept as ProfileFields
}

/**
 * What a line says of the person; a field or an entry of a list that does not fit is left out, with
 * a note.
 */
export function readFields(given: Fields, place: string, notes: Notes): ProfileFields {
  const kept: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(fields)) {
    if (given[name] === undefined) continue
    const value = take(schema, given[name], place + name, notes)
    if (value !== undefined) kept[name] = value
  }
  for (const [name, schema] of Object.entries(lists)) {
    if (given[name] === undefined) continue
    const entries = takeAll(schema, given[name], place + name, notes)
    if (entries.length > MOST_ENTRIES)
      notes.push(`${place}${name}: only the first ${MOST_ENTRIES} are kept`)
    if (entries.length > 0) kept[name] = entries.slice(0, MOST_ENTRIES)
  }
  return kept as ProfileFields
}
