/**
 * Writes `packages/client/src/types.ts`, the forms of the OpenAPI document as TypeScript, and
 * `packages/client/src/labels.ts`, the names of the channel types.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { channelRow, channelTypes } from '@whocast/contract/channel.ts'
import { openApiDocument } from '../src/api/openapi.ts'
import { routes } from '../src/api/routes.ts'
import { compile, type JSONSchema } from './tools/json-schema.ts'

const root = resolve(import.meta.dirname, '..')

const head = `/**
 * The forms of the API on the wire. Generated from its OpenAPI document by \`npm run client:types\`: not to be edited.
 */
`

/**
 * The text of the file: one exported type for each of the document's schemas, formatted as
 * everything here is.
 */
export async function clientTypes(): Promise<string> {
  const { components } = openApiDocument('https://whocast.example', routes) as {
    components: { schemas: Record<string, JSONSchema> }
  }
  const named: Named = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
    (_, value) => withRefApart(value),
  )
  const trace = named.LookupAnswer?.properties?.trace
  const schemas = withPartsNamed(trace ? { ...named, Trace: trace } : named)
  const text = await compile(
    { title: 'Forms', type: 'object', additionalProperties: false, $defs: schemas } as JSONSchema,
    'Forms',
    {
      additionalProperties: false,
      bannerComment: '',
      format: false,
      // Arrays as arrays: a tuple of up to a hundred optional queries says nothing more.
      ignoreMinAndMaxItems: true,
      unreachableDefinitions: true,
    },
  )
  return format(head + inOneLine(withoutRemarks(text)))
}

/**
 * A reference with a description beside it as a type and a comment: the generator would write the
 * whole form again.
 */
function withRefApart(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('$ref' in schema)) return schema
  const { $ref, ...rest } = schema
  return Object.keys(rest).length === 0 ? schema : { ...rest, allOf: [{ $ref }] }
}

type Named = Record<string, JSONSchema>

/** Writes an object whose members are those of a named form as that form, or as a part of it. */
const withPartsNamed = (named: Named): Named =>
  Object.fromEntries(
    Object.entries(named).map(([ownName, schema], index, all) => [
      ownName,
      JSON.parse(JSON.stringify(schema), function (this: unknown, key, value) {
        if (!value?.properties) return value
        // A form is written by those before it; what is inside of it by any other.
        const others = all.filter(([name], at) => (key === '' ? at < index : name !== ownName))
        const tsType = partOf(value, others)
        return tsType ? { description: value.description, tsType } : value
      }),
    ]),
  )

/** How TypeScript writes a schema by the name of another; null where no other has its members. */
function partOf(
  { properties = {}, required }: JSONSchema,
  others: readonly (readonly [string, JSONSchema])[],
): string | null {
  const members = Object.keys(properties)
  if (members.length < 4) return null
  for (const [name, whole] of others) {
    const all = whole.properties ?? {}
    if (!members.every((key) => isDeepStrictEqual(properties[key], all[key]))) continue
    const part = (keys: readonly string[]) => partText(name, Object.keys(all), keys)
    const [mandatory, optional] = [true, false].map((is) =>
      members.filter((key) => asList(required).includes(key) === is),
    ) as [string[], string[]]
    if (!optional.some((key) => asList(whole.required).includes(key))) return part(members)
    const loose = `Partial<${shortest(part(optional), part(members))}>`
    return mandatory.length === 0 ? loose : `(${part(mandatory)} & ${loose})`
  }
  return null
}

/** The form with these of its members alone. */
function partText(name: string, all: readonly string[], keys: readonly string[]): string {
  const union = (list: readonly string[]) => list.map((key) => `'${key}'`).join(' | ')
  if (keys.length === all.length) return name
  const rest = all.filter((key) => !keys.includes(key))
  return shortest(`Omit<${name}, ${union(rest)}>`, `Pick<${name}, ${union(keys)}>`)
}

const shortest = (one: string, other: string): string => (one.length < other.length ? one : other)

const asList = (required: JSONSchema['required']): readonly string[] =>
  Array.isArray(required) ? required : []

/** Comments of one line as such. */
const inOneLine = (text: string): string =>
  text.replaceAll(/\/\*\*\n\s*\* (.+)\n\s*\*\//g, '/** $1 */')

/** The text of `labels.ts`. */
export function clientLabels(): string {
  const labels = Object.fromEntries(channelTypes.map((type) => [type, channelRow(type).label]))
  return format(`/** The channel types by name. Generated from the service's table by \`npm run client:types\`: not to be edited. */
export const channelLabels: Readonly<Record<string, string>> = ${JSON.stringify(labels)}
`)
}

/**
 * Without the empty form that only held the others, and without the generator's remarks on how it
 * found them.
 */
const withoutRemarks = (text: string): string =>
  text
    .replace(/^export interface Forms \{\s*\}$/m, '')
    .replaceAll(
      /(?: \* ?\n)? \* This \w+ was referenced by `Forms`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replaceAll('/**\n */\n', '')

const format = (text: string): string =>
  execFileSync(
    join(root, 'scripts/tools/node_modules/.bin/biome'),
    ['check', '--write', '--stdin-file-path=packages/client/src/types.ts'],
    {
      cwd: root,
      input: text,
      encoding: 'utf8',
    },
  )

if (import.meta.main) {
  writeFileSync(join(root, 'packages/client/src/types.ts'), await clientTypes())
  writeFileSync(join(root, 'packages/client/src/labels.ts'), clientLabels())
}
