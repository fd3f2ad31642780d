import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts'

/** Another service of our contract, with the profiles it is given. */
export interface UpstreamStandIn extends StandIn {
  /** Its answers by route below `/api/v1` (`/fid/3`); nobody elsewhere. */
  profiles: Map<string, object[]>
  /** Where it is asked: `<url>/api/v1`. */
  baseUrl: string
  /**
   * Queries that it does not take: a 400 for each alone, and for a whole batch with one of them.
   */
  refused: Set<string>
  /** Queries of a batch that it fails at, each by itself. */
  failing: Set<string>
}

export interface UpstreamOptions extends StandInOptions {
  /** False: a service of the older form, without `POST /lookup`. */
  hasBulk?: boolean
}

/** The route of a query of the one box. */
function routeOf(query: string): string {
  if (query.startsWith('0x')) return `/eth/${query}`
  if (query.startsWith('fid:')) return `/fid/${query.slice(4)}`
  if (query.startsWith('@')) return `/fname/${query.slice(1)}`
  if (query.includes(':')) return `/socials/${query.replace(':', '/')}`
  return `/ens/${query}`
}

/** Starts a stand-in of another service of our contract. */
export async function startUpstream(options: UpstreamOptions = {}): Promise<UpstreamStandIn> {
  const profiles = new Map<string, object[]>()
  const find = (route: string) => profiles.get(route.toLowerCase()) ?? []
  const refused = new Set<string>()
  const failing = new Set<string>()
  const refusal = { status: 400, body: { code: 'invalid-request', status: 400, profiles: [] } }
  const standIn = await startStandIn(({ method, path, body }) => {
    const route = decodeURIComponent(new URL(path, 'http://upstream').pathname).replace(
      /^\/api\/v1/,
      '',
    )
    if (method === 'GET' && [...refused].some((query) => routeOf(query) === route)) return refusal
    if (method === 'GET') return { body: { profiles: find(route) } }
    if (options.hasBulk === false || route !== '/lookup') {
      return { status: 405, body: { code: 'method-not-allowed', status: 405, profiles: [] } }
    }
    const { queries } = JSON.parse(body) as { queries: string[] }
    if (queries.some((query) => refused.has(query))) return refusal
    const answerOf = (query: string) =>
      failing.has(query)
        ? { query, profiles: [], problem: { code: 'internal', status: 500 } }
        : { query, profiles: find(routeOf(query)) }
    return { body: { answers: queries.map(answerOf) } }
  }, options)
  return { ...standIn, profiles, refused, failing, baseUrl: `${standIn.url}/api/v1` }
}
