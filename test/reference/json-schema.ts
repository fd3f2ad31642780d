import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

interface Compiled {
  (value: unknown): boolean
  errors?: { instancePath: string; message?: string; params?: object }[] | null
}
const { default: Ajv } = require('ajv/dist/2020') as {
  default: new (
    options: object,
  ) => {
    addSchema(schema: object, id: string): void
    getSchema(reference: string): Compiled | undefined
  }
}

/** Checks a value; returns what is wrong with it, or null. */
export type Validate = (value: unknown) => string | null

/** Objects with listed members have no others, unless the schema says that they may. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const members = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, closed(value)]),
  )
  const isOpen = !('properties' in members) || 'additionalProperties' in members
  return isOpen ? members : { ...members, additionalProperties: false }
}

/**
 * Validates by the parts of an OpenAPI 3.1 document, with a validator of JSON Schema that is not
 * ours. Members that the document does not name are violations.
 */
export function jsonSchemaValidator(document: object): (pointer: string) => Validate {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema(closed(document) as object, 'https://whocast.test/openapi')
  return (pointer) => {
    const validate = ajv.getSchema(`https://whocast.test/openapi${pointer}`)
    if (!validate) throw new Error(`no schema at ${pointer}`)
    return (value) =>
      validate(value)
        ? null
        : (validate.errors ?? [])
            .map(
              ({ instancePath, message, params }) =>
                `${instancePath} ${message} ${JSON.stringify(params)}`,
            )
            .join('; ')
  }
}
