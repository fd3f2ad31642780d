import type { z } from 'zod'
import type { Exchange } from '../http/exchange.ts'
import type { Tool } from './mcp/tool.ts'
import type { ApiParts } from './parts.ts'

/** One route of the API, in one file: how it is called, what the reference says, what it does. */

/** A request to a route. */
export interface Call {
  readonly url: string
  readonly request: Request
  readonly exchange: Exchange
  /** A parameter of the path, decoded; empty when absent. */
  parameter(name: string): string
}

export type Handler = (call: Call) => Response | Promise<Response>

/** An input of the path or the query, as OpenAPI describes it. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description: string
  schema: object
  example?: unknown
}

/** A call that tests make. `{uid}` and `{id}` stand for values of earlier responses. */
export interface Example {
  path: string
  body?: unknown
}

/** A successful response: one schema, or several that depend on the request. */
export interface Answer {
  schema: z.ZodType | readonly z.ZodType[]
  description: string
  /** 200 by default. */
  status?: number
  /** Other media types, and members of OpenAPI's response. */
  content?: Record<string, object>
  headers?: Record<string, object>
}

/** The part of a route that the reference shows. */
export interface Reference {
  tag: 'Lookup' | 'Changes' | 'Credentials' | 'Owner' | 'Reference'
  summary: string
  description?: string
  /** The scope of the key, or the session, that a request needs; absent: nothing. */
  needs?: 'attest' | 'webhooks' | 'session'
  parameters?: readonly (Parameter | { $ref: string })[]
  body?: z.ZodType | readonly z.ZodType[]
  answer: Answer
  /**
   * Problems by status: a description, or a group of `problems.ts`. Statuses that follow from the
   * other members are added: 401 and 403 of `needs`, 400, 413, 415 and 422 of `body`, 429, 500
   * and 503.
   */
  problems?: Readonly<Record<number, string>>
  /** GET responses with an entity tag, so that 304 is possible. */
  hasTag?: boolean
  /** The response depends on nothing that can fail. */
  isStatic?: true
  callbacks?: object
}

export interface Route {
  /** The operation ID of the reference. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `API_PATH`; metrics, traces and the reference name the route by it. */
  path: string
  /** Matches everything below the first segment, as lookups by path do. */
  isPrefix?: true
  /** Absent: the reference leaves the route out. */
  reference?: Reference
  /** Absent for routes without a reference, and for those of signed-in owners. */
  example?: Example
  /** The tools of MCP that answer the same questions. */
  tools?: readonly Tool[]
  /** Makes the handler, once. Absent: `Api.find` answers the route before the router. */
  create?(api: ApiParts): Handler
}

/** Describes a parameter; those of the path are required. */
export const parameter = (
  place: Parameter['in'],
  name: string,
  description: string,
  schema: object,
  example?: unknown,
): Parameter => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example === undefined ? {} : { example }),
})

/** Describes a required parameter of the query. */
export const required = (one: Parameter): Parameter => ({ ...one, required: true })
