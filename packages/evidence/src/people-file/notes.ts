import type { z } from 'zod'

/** Members of a line that were left out or changed, with path and reason: `channels/0/value: …`. */
export type Notes = string[]

/** Reads a value by its schema; returns undefined, with a note, when it does not fit. */
export function take<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: string,
  notes: Notes,
): z.output<S> | undefined {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues)
    notes.push(`${[place, ...path].join('/')}: ${lowerFirst(message)}`)
  return undefined
}

/** Those entries of a list that fit; of each other one a note says why it was left out. */
export function takeAll<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: string,
  notes: Notes,
): z.output<S>[] {
  if (!Array.isArray(value)) {
    notes.push(`${place}: is not a list`)
    return []
  }
  return value.flatMap((entry, at) => {
    const taken = take(schema, entry, `${place}/${at}`, notes)
    return taken === undefined ? [] : [taken]
  })
}

/** Notes the fields that are not known: they may be misspelt ones. */
export function noteUnknown(
  given: object,
  known: ReadonlySet<string>,
  place: string,
  notes: Notes,
): void {
  const unknown = Object.keys(given).filter((name) => !known.has(name))
  for (const name of unknown)
    notes.push(`${place === '' ? '' : `${place}/`}${name.slice(0, 60)}: no such field`)
}

const lowerFirst = (message: string) =>
  message.replace(/^(Invalid|Too|Unrecognized|Expected)/, (word) => word.toLowerCase())
