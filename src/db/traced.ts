import type { Engine } from './engines/engine.ts'

/** Returns the same functions, each call of which is a span `<name>.<function>`. */
export const traceAll = <Functions extends Record<string, (...input: never[]) => Promise<unknown>>>(
  { traced }: Pick<Engine, 'traced'>,
  name: string,
  functions: Functions,
): Functions =>
  Object.fromEntries(
    Object.entries(functions).map(([verb, run]) => [verb, traced(`${name}.${verb}`, run)]),
  ) as Functions
