import {
  type FieldName,
  fieldNames,
  MAX_ENTRIES,
  type ProfileFields,
} from '@whocast/contract/profile-fields.ts'
import { entryReaders, fieldReaders } from '@whocast/contract/schemas.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { type Notes, take, takeAll } from './notes.ts'

/** Reads the fields of a person; a field, or an entry of a list, that does not fit is noted. */
export function readFields(given: Fields, place: string, notes: Notes): ProfileFields {
  const selected: Partial<Record<FieldName, unknown>> = {}
  for (const name of fieldNames) {
    if (given[name] === undefined) continue
    const value = readField(name, given[name], place + name, notes)
    if (value !== undefined) selected[name] = value
  }
  return selected as ProfileFields
}

function readField(name: FieldName, given: unknown, place: string, notes: Notes): unknown {
  const single = fieldReaders[name]
  if (single) return take(single, given, place, notes)
  const entry = entryReaders[name]
  const entries = entry ? takeAll(entry, given, place, notes) : []
  if (entries.length > MAX_ENTRIES) notes.push(`${place}: only the first ${MAX_ENTRIES} are kept`)
  return entries.length > 0 ? entries.slice(0, MAX_ENTRIES) : undefined
}
