/** The parts of our own OpenAPI document (openapi.ts) that the reference reads. */

export interface Reference {
  $ref: string
}

export interface Schema {
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  example?: unknown
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  example?: unknown
  schema?: Schema
}

export interface Body {
  content?: Record<string, { schema?: Schema; example?: unknown }>
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  security?: Record<string, unknown>[]
  requestBody?: Body
  responses: Record<string, ({ description: string } & Body) | Reference>
}

export interface Document {
  info: { title: string; description: string }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses?: Record<string, { description: string } & Body>
  }
}

export const lastPart = (reference: string): string => reference.split('/').at(-1) ?? ''

/** Returns the credential that a request needs; null if it needs none. */
export function lockOf({ security = [] }: Operation): 'key' | 'session' | null {
  if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) return null
  return security.some((way) => 'key' in way) ? 'key' : 'session'
}

const MAX_DEPTH = 4

/** Returns a value of a schema's form, for a response that cannot be fetched from this instance. */
export function sampleOf(document: Document, schema: Schema, depth = 0): unknown {
  if (schema.example !== undefined) return schema.example
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const target = schema.$ref ? document.components.schemas[lastPart(schema.$ref)] : undefined
  if (target) return sampleOf(document, target, depth)
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(document, first, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'array':
      return schema.items && depth < MAX_DEPTH ? [sampleOf(document, schema.items, depth + 1)] : []
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'string':
      return schema.format === 'date-time' ? '2026-11-21T12:00:00Z' : '…'
    default:
      return depth >= MAX_DEPTH
        ? {}
        : Object.fromEntries(
            Object.entries(schema.properties ?? {})
              .filter(([name]) => schema.required?.includes(name) ?? false)
              .map(([name, one]) => [name, sampleOf(document, one, depth + 1)]),
          )
  }
}
