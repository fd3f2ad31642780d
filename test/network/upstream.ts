import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts'

/** Another service of our contract, with the profiles it is given. */
export interface UpstreamStandIn extends StandIn {
  /** Its answers by route below `/api/v1` (`/fid/3`); nobody elsewhere. */
  profiles: Map<string, object[]>
  /** Where it is asked: `<url>/api/v1`. */
  baseUrl: string
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
  const standIn = await startStandIn(({ method, path, body }) => {
    const route = decodeURIComponent(new URL(path, 'http://upstream').pathname).replace(/^\/api\/v1/, '')
    if (method === 'GET') return { body: { profiles: find(route) } }
    if (options.hasBulk === false || route !== '/lookup') {
      return { status: 405, body: { code: 'method-not-allowed', status: 405, profiles: [] } }
    }
    const { queries } = JSON.parse(body) as { queries: string[] }
    return { body: { answers: queries.map((query) => ({ query, profiles: find(routeOf(query)) })) } }
  }, options)
  return { ...standIn, profiles, baseUrl: `${standIn.url}/api/v1` }
}
