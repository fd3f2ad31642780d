import type { ReadEngine } from '../../db/engines/engine.ts'

type Find = (parameters: (string | number | null)[]) => Promise<{ place: number }[]>
const statements = new WeakMap<ReadEngine, Map<string, Find>>()

/** A statement that answers with places, parsed once per engine. */
export function prepared(engine: ReadEngine, name: string, text: string): Find {
  const known = statements.get(engine) ?? new Map<string, Find>()
  statements.set(engine, known)
  const find = known.get(name) ?? engine.prepare<{ place: number }>(name, text)
  known.set(name, find)
  return find
}
