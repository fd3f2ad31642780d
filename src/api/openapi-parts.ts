import { problemSchema } from './schema.ts'
import { schemaRef } from './schema-ref.ts'

/** A response header; `type` is of JSON Schema. */
export const header = (description: string, type = 'string') => ({ description, schema: { type } })

export const standardHeaders = {
  'X-Request-Id': header('Of this request; `instance` of problems'),
  'RateLimit-Policy': header('The limit: "anon";q=120;w=60'),
  RateLimit: header('The remaining requests: "anon";r=118;t=42'),
}

const retryAfter = { 'Retry-After': header('Seconds until a retry', 'integer') }

const headersOf: Record<string, object> = {
  401: { 'WWW-Authenticate': header('Bearer') },
  429: retryAfter,
  503: retryAfter,
}

/** Describes an error as a problem document (RFC 9457). */
export const problem = (status: string, description: string) => ({
  description,
  headers: { ...standardHeaders, ...headersOf[status] },
  content: { 'application/problem+json': { schema: schemaRef(problemSchema) } },
})
