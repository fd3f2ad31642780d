import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../../../src/kit/root.ts'
import type { Vector } from '../../../test/evidence/forgeries/vector.ts'
import { ShapeError, verifyAnswer } from './answer.ts'

type Path = (string | number)[]

/** Every place in a document: of leaves, lists and objects. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [
    ...(path.length > 0 ? [path] : []),
    ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key])),
  ]
}

function replaced(document: unknown, path: Path, replacement: unknown): unknown {
  const copy = structuredClone(document)
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy)
  ;(parent as Record<string | number, unknown>)[path.at(-1) ?? ''] = replacement
  return copy
}

const deep = JSON.parse(`${'['.repeat(200)}1${']'.repeat(200)}`) as unknown
const shapes: unknown[] = [
  deep,
  null,
  {},
  [],
  -1,
  1e308,
  '',
  true,
  { address: { address: [] } },
  '0x',
  '\u0000',
]

/** Returns true for a list of rows or evidence, and for an entry of it: such documents are rejected. */
const isRow = (path: Path): boolean => {
  const place = path.filter((key) => typeof key === 'string').join('.')
  const lists =
    /^profiles(\.(channels|credentials|evidence(\.(appKeys|custody|userData|state|blocks))?))?$/
  return lists.test(place)
}

/** Which places of a vector make the checker throw, when the value there has another shape. */
async function throwing({ document, for: asked, now, fnameRegistry }: Vector): Promise<string[]> {
  const options = {
    ...(asked === undefined ? {} : { for: asked }),
    now,
    fnameRegistry: fnameRegistry as `0x${string}`,
  }
  const thrown: string[] = []
  for (const [index, path] of pathsOf(document).entries()) {
    const shape = shapes[index % shapes.length]
    await verifyAnswer(replaced(document, path, shape), options).catch((error: unknown) => {
      if (!(error instanceof ShapeError) || !isRow(path))
        thrown.push(`${path.join('.')} = ${JSON.stringify(shape)?.slice(0, 40)}: ${error}`)
    })
  }
  return thrown
}

const vectorOf = (name: string) =>
  JSON.parse(readFileSync(join(packageRoot, 'test/vectors', `${name}.json`), 'utf8')) as Vector

it.each([
  'valid-contract-wallet',
  'valid-one-way',
  'valid-custody-word',
  'credential-uid',
  'cast-attester',
  'onchain-altered',
])(
  'gives a verdict on any other value anywhere in %s, or rejects the document',
  { timeout: 60_000 },
  async (name) => expect(await throwing(vectorOf(name))).toEqual([]),
)
