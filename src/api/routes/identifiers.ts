import { fillPath, type IdentifierRoute, identifierRoutes } from '@whocast/contract/identifier.ts'
import { formParameters, identifierSchema, lookupReference } from '../lookup-reference.ts'
import { parameter, type Route } from '../route.ts'

/** The lookups by path: one route for each row of the table of identifiers. */
export const identifierLookups: readonly Route[] = Object.values(identifierRoutes).map((row) =>
  toRoute(row as IdentifierRoute),
)

function toRoute(row: IdentifierRoute): Route {
  const { operationId, path, summary, parameters } = row
  const values = parameters.map(({ example }) => example)
  return {
    id: operationId,
    method: 'GET',
    path,
    isPrefix: true,
    reference: {
      ...lookupReference,
      summary,
      parameters: [...parameters.map(toParameter), ...formParameters],
    },
    example: { path: fillPath(path, values) },
  }
}

function toParameter({
  name,
  description,
  example,
  values,
  isNumber,
}: IdentifierRoute['parameters'][number]) {
  if (isNumber) {
    const whole = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }
    return parameter('path', name, description, whole, Number(example))
  }
  const schema = values ? { type: 'string', enum: [...values] } : identifierSchema
  return parameter('path', name, description, schema, example)
}
