import {
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
} from 'viem'

export interface SchemaValue {
  name: string
  type: string
  value: unknown
}

const schemaField = /^\s*([a-z]+\d*(?:\[\d*\])*)(?:\s+([A-Za-z_$][\w$]*))?\s*$/

/** Schemas may name fields by words reserved in Solidity, which viem refuses; tuples are viem's. */
function parseSchema(definition: string): readonly AbiParameter[] {
  if (definition.includes('(')) return parseAbiParameters(definition)
  return definition.split(',').map((part) => {
    const [, type, name] = schemaField.exec(part) ?? []
    if (type === undefined) throw new TypeError(`not a field of a schema: ${part}`)
    return { type, ...(name === undefined ? {} : { name }) }
  })
}

/** Reads an attestation's data by its schema's definition; null if either is invalid. */
export function decodeData(definition: string, data: Hex): SchemaValue[] | null {
  if (definition.trim() === '') return []
  try {
    const parameters = parseSchema(definition)
    const values = decodeAbiParameters(parameters, data) as readonly unknown[]
    return parameters.map(({ name, type }, index) => ({
      name: name ?? `#${index}`,
      type,
      value: values[index],
    }))
  } catch {
    return null
  }
}

/** The data of an attestation, by its schema's definition. */
export const encodeData = (definition: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseSchema(definition), values)

/** Writes decoded values in one line, `country: US`; a single field without its name. */
export function describeData(values: SchemaValue[]): string {
  const text = (value: unknown) =>
    typeof value === 'string'
      ? value
      : JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))
  const [first] = values
  if (first && values.length === 1) return text(first.value)
  return values.map(({ name, value }) => `${name}: ${text(value)}`).join(', ')
}
