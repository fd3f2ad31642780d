/**
 * Writes `packages/client/src/types.ts`, the forms of the OpenAPI document as TypeScript, and
 * `packages/client/src/labels.ts`, the names of the channel types.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
  const schemas = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
    (_, value) => withRefApart(value),
  )
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
  return format(head + withoutRemarks(text))
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
      /\/\*\*\n \* This interface was referenced by `Forms`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      '',
    )

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
