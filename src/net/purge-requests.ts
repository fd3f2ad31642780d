export interface PurgedCache {
  kind: keyof typeof forms
  /** Varnish: the cache itself; Fastly: of the service; Cloudflare: of the zone. */
  url: string
  token: string
}

interface PurgeRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

interface Form {
  maxKeys: number
  request(cache: PurgedCache, keys: readonly string[] | 'all'): PurgeRequest
  isDone(status: number, body: string): boolean
}

const forms = {
  // Varnish accepts 8 kB of a header.
  varnish: {
    maxKeys: 400,
    request: ({ url, token }, keys) => ({
      url,
      method: 'PURGE',
      headers: {
        authorization: `Bearer ${token}`,
        ...(keys === 'all' ? { 'purge-all': '1' } : { 'surrogate-key': keys.join(' ') }),
      },
    }),
    isDone: (status) => status === 200,
  },
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: {
    maxKeys: 256,
    request: ({ url, token }, keys) => ({
      url: `${url}/${keys === 'all' ? 'purge_all' : 'purge'}`,
      method: 'POST',
      headers: {
        'fastly-key': token,
        accept: 'application/json',
        ...(keys === 'all' ? {} : { 'surrogate-key': keys.join(' ') }),
      },
    }),
    isDone: (status) => status === 200,
  },
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/
  cloudflare: {
    maxKeys: 30,
    request: ({ url, token }, keys) => ({
      url: `${url}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(keys === 'all' ? { purge_everything: true } : { tags: keys }),
    }),
    isDone: (status, body) => status === 200 && /"success":\s*true/.test(body),
  },
} as const satisfies Record<string, Form>

/** Returns how a cache is purged. */
export const formOf = ({ kind }: Pick<PurgedCache, 'kind'>): Form => forms[kind]
