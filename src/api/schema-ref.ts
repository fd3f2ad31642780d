import { compare } from '@whocast/contract/compare.ts'
import { z } from 'zod'

/** The named schemas of the reference: those with an ID. */

/** Returns a reference to a schema with an ID; other schemas are written out. */
export function schemaRef(schema: z.ZodType): object {
  const id = schema.meta()?.id
  if (id !== undefined) return { $ref: `#/components/schemas/${id}` }
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'input' })
  return own
}

/** Returns a reference to one schema, or to any of several. */
export const anyOf = (schema: z.ZodType | readonly z.ZodType[]): object =>
  'length' in schema ? { anyOf: schema.map(schemaRef) } : schemaRef(schema)

/** All named schemas, sorted: modules are loaded in any order. */
export function componentSchemas(): Record<string, unknown> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
  })
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => compare(a, b))
      .map(([name, schema]) => {
        const { $schema: _schema, $id: _id, id: _own, ...rest } = schema as Record<string, unknown>
        return [name, rest]
      }),
  )
}
