import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, routeBySegment } from '@whocast/contract/identifier.ts'

/** Returns the identifier of a person's page on this service; null for any other URL. */
export function ownPage(text: string, baseUrl: string): Identifier | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.origin !== new URL(baseUrl).origin) return null
  const [first = '', ...values] = url.pathname.replace(/^\/|\/$/g, '').split('/')
  const route = routeBySegment(first)
  if (!route || values.length !== route.parameters.length) return null
  try {
    return route.parse(...values.map(decodeURIComponent))
  } catch (error) {
    if (error instanceof ServiceError || error instanceof URIError) return null
    throw error
  }
}
