import type { Parameter, Route } from '../src/api/route.ts'

/** Requests to the API by chance: parameters and bodies, right and wrong. */

export interface Operation {
  parameters?: (Parameter | { $ref: string })[]
  responses: Record<string, { content?: Record<string, object> }>
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

/** The operation of a route in the reference. */
export const operationOf = (document: Document, { path, method }: Route): Operation =>
  document.paths[path]?.[method.toLowerCase()] as Operation

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
let current = createRandom(27)
export const random = (): number => current()

/** Begins the numbers of a name, which are the same whatever was drawn before (FNV-1a). */
export function drawFor(name: string): void {
  let seed = 0x811c9dc5
  for (const byte of Buffer.from(name)) seed = Math.imul(seed ^ byte, 0x01000193)
  current = createRandom(seed)
}
export const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** Texts that people and programs send in the wrong place. */
const odd = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '500',
  '1e3',
  'x',
  '%00',
  '%ff',
  'latest',
  'ada.eth',
  'a'.repeat(600),
  '☃',
  '../x',
  'null',
  'true',
  '[]',
  "'",
  'proven',
  'profile',
  'displayName',
  '0x',
  'twitter:adal',
]

const resolved = (document: Document, one: Parameter | { $ref: string }): Parameter =>
  '$ref' in one
    ? (document.components.parameters[one.$ref.split('/').at(-1) ?? ''] as Parameter)
    : one

const good: Record<string, readonly string[]> = {
  q: ['ada.eth', 'fid:616', '@ada', 'twitter:adal', 'ada', 'nobody.eth'],
  ensname: ['ada.eth', 'nobody.eth', 'ADA.eth'],
  walletaddress: ['0xd8da6bf26964af9d7eed9e03e53415d37aa96045', `0x${'12'.repeat(20)}`],
  fid: ['616', '999999'],
  fname: ['ada', '@ada', 'nobody'],
  channeltype: ['twitter', 'github', 'x', 'ens'],
  username: ['adal', '@AdaL', 'nobody'],
  include: ['proof', 'claims', 'proof,claims', 'trace'],
  fields: ['displayName', 'channels,credentials', 'profileID', 'bio,url,evidence'],
  limit: ['1', '5', '0', '500'],
  holder: ['ada.eth', 'fid:616', 'nobody.eth'],
  credentialName: ['Skill: Engineering', 'Member'],
  kind: ['reported', 'eas-offchain'],
  grade: ['proven', 'reported'],
  match: ['prefix', 'exact'],
  type: ['name', 'twitter', 'skill'],
  types: ['profile', 'credential.issued'],
  after: ['latest', '0', '3'],
  state: ['dead', 'pending'],
}

/** IDs of a credential and a webhook that exist. */
export interface Ids {
  uid: string
  id: string
}

export function urlOf(document: Document, route: Route, ids: Ids): string {
  const parameters = (operationOf(document, route).parameters ?? []).map((one) =>
    resolved(document, one),
  )
  const value = (name: string) => {
    if (name === 'uid' && random() < 0.6) return ids.uid
    if (name === 'id' && random() < 0.6) return ids.id
    return random() < 0.75 ? pick(good[name] ?? odd) : pick(odd)
  }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = value(name)
    return text === '' || text.includes('..')
      ? '%20'
      : text.startsWith('%')
        ? text
        : encodeURIComponent(text)
  })
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && random() < (required ? 0.9 : 0.25))
    .map(({ name }) => [name, value(name)] as const)
    .map(([name, text]) => `${name}=${text.startsWith('%') ? text : encodeURIComponent(text)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** A body: as the example has it, changed somewhere, or no JSON at all. */
export function bodyOf({ example }: Route): string {
  const sample: Record<string, unknown> = { ...(example?.body as object | undefined) }
  switch (Math.floor(random() * 6)) {
    case 0:
      return pick(['', '{', 'null', '[]', '"x"', '7', '{"queries":[]}', 'ÿ'])
    case 1:
      return JSON.stringify({
        ...sample,
        [pick(Object.keys(sample)) ?? 'x']: pick([null, 7, {}, [], '\ud800']),
      })
    case 2:
      return JSON.stringify({ x: 'y'.repeat(70_000) })
    default:
      return JSON.stringify(sample)
  }
}
