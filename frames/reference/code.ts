import { html } from 'hono/html'
import type { Parameter } from './document.ts'
import type { Html } from './layout.ts'

export interface SampleRequest {
  id: string
  method: string
  /** Path in the API, without the origin: `/api/v1/…` with `{name}` for path parameters. */
  path: string
  origin: string
  parameters: readonly (Parameter & { value: string })[]
  /** JSON; undefined without a body. */
  body: unknown
  lock: 'key' | 'session' | null
}

export const languages = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
] as const

/** Returns a value that the script replaces when the reader types another one. */
const slot = (name: string, value: string): Html => html`<span data-slot="${name}">${value}</span>`

/** Returns the URL of a request; the script keeps it up to date. */
export function urlOf({ origin, path, parameters }: SampleRequest): string {
  let filled = path
  const query = new URLSearchParams()
  for (const one of parameters) {
    if (one.value === '') continue
    if (one.in === 'path') filled = filled.replace(`{${one.name}}`, encodeURIComponent(one.value))
    else if (one.in === 'query') query.set(one.name, one.value)
  }
  return `${origin}${filled}${query.size > 0 ? `?${query}` : ''}`
}

const urlSlot = (request: SampleRequest): Html => html`<span data-url>${urlOf(request)}</span>`

const json = (body: unknown) => JSON.stringify(body, null, 2)

/** Returns the request as a shell command. */
export function curlSample(request: SampleRequest): Html {
  const { method, body, lock } = request
  const parts = [
    ...(method === 'GET' ? [] : [` -X ${method}`]),
    ...(lock === 'key' ? [" \\\n  -H 'Authorization: Bearer YOUR_KEY'"] : []),
    ...(lock === 'session' ? [" \\\n  -H 'Cookie: __Host-whocast=YOUR_SESSION'"] : []),
    ...(lock === 'session' && method !== 'GET' ? [` \\\n  -H 'Origin: ${request.origin}'`] : []),
    ...(body === undefined
      ? []
      : [
          " \\\n  -H 'Content-Type: application/json'",
          ` \\\n  -d '${json(body).replaceAll("'", "'\\''")}'`,
        ]),
  ]
  return html`curl '${urlSlot(request)}'${parts.join('')}`
}

/** Calls of `@whocast/client` by operation; the others are written with `fetch`. */
const clientCalls: Record<string, (at: (name: string) => Html) => Html> = {
  lookupEns: (at) => html`const profiles = await whocast.ens('${at('ensname')}')`,
  lookupAddress: (at) => html`const profiles = await whocast.eth('${at('walletaddress')}')`,
  lookupFid: (at) => html`const profiles = await whocast.fid(${at('fid')})`,
  lookupFname: (at) => html`const profiles = await whocast.fname('${at('fname')}')`,
  lookupSocial: (at) =>
    html`const profiles = await whocast.socials('${at('channeltype')}', '${at('username')}')`,
  lookup: (at) => html`const profiles = await whocast.lookup('${at('q')}')`,
  lookupMany: () => html`const outcomes = await whocast.lookupMany(['@dwr', 'vitalik.eth'])`,
  search: (at) => html`const results = await whocast.search('${at('q')}')`,
  getStatus: () => html`const network = await whocast.status()`,
  getReference: () => html`const document = await whocast.reference()`,
  changes: () =>
    html`for await (const change of whocast.changes({ after: 'latest' }))
  console.log(change.type, change.profileID)`,
  getCredential: (at) => html`const record = await whocast.credential('${at('uid')}')`,
  checkCredential: (at) =>
    html`const record = await whocast.heldCredential(
  '${at('holder')}',
  '${at('credentialName')}',
)`,
  listHolders: (at) =>
    html`for await (const { profileID } of whocast.holders('${at('credentialName')}'))
  console.log(profileID)`,
}

/** Returns the request in TypeScript, by the client where it has a call for it. */
export function typescriptSample(request: SampleRequest): Html {
  const { id, method, origin, parameters, body, lock } = request
  const call = clientCalls[id]
  if (call) {
    const at = (name: string) =>
      slot(name, parameters.find((one) => one.name === name)?.value ?? '')
    return html`import { createWhocast } from '../../@whocast/client'

const whocast = createWhocast({ baseUrl: '${origin}' })
${call(at)}`
  }
  const headers = [
    ...(lock === 'key' ? ["authorization: 'Bearer YOUR_KEY'"] : []),
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(lock === 'session' ? ["  credentials: 'same-origin',"] : []),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${json(body).replaceAll('\n', '\n  ')}),`]),
  ]
  return html`const response = await fetch('${urlSlot(request)}'${options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`})
const answer = await response.json()`
}

/** Returns the request in Python, with `requests`. */
export function pythonSample(request: SampleRequest): Html {
  const { method, body, lock } = request
  const more = [
    ...(lock === 'key' ? ['\n    headers={"Authorization": "Bearer YOUR_KEY"},'] : []),
    ...(lock === 'session' ? ['\n    cookies={"__Host-whocast": "YOUR_SESSION"},'] : []),
    ...(body === undefined ? [] : [`\n    json=${pythonText(body)},`]),
  ]
  return html`import requests

response = requests.${method.toLowerCase()}(
    "${urlSlot(request)}",${more.join('')}
)
print(response.json())`
}

const pythonText = (body: unknown): string =>
  json(body)
    .replaceAll(/: true(,?)$/gm, ': True$1')
    .replaceAll(/: false(,?)$/gm, ': False$1')
    .replaceAll(/: null(,?)$/gm, ': None$1')
    .replaceAll('\n', '\n    ')
