import { canonicalPath } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierRoutes } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context } from 'hono'
import type { Credentials } from '../src/credentials/port.ts'
import type { Hub } from '../src/farcaster/hub.ts'
import { honoPath } from '../src/http/path.ts'
import type { SurrogateKeys } from '../src/http/surrogate-keys.ts'
import type { Clock, Logger } from '../src/kit/telemetry.ts'
import type { ServiceActor } from '../src/net/service-actor.ts'
import type { OwnerContext } from '../src/owners/sign-in.ts'
import type { Lookup } from '../src/people/lookup.ts'
import type { Amounts, People } from '../src/people/port.ts'
import type { SearchResult } from '../src/search/search.ts'
import { hueClass } from './accent.ts'
import { createAssets } from './assets.ts'
import type { Renderer } from './card/renderer.ts'
import type { ManifestOptions } from './manifest.ts'
import { createPageCache } from './page-cache.ts'
import type { OwnPage } from './pages/me.tsx'

export interface FramesOptions extends ManifestOptions {
  lookup: Pick<Lookup, 'one'>
  renderer: Pick<Renderer, 'card' | 'avatar' | 'accent'>
  credentials: Pick<Credentials, 'get' | 'holders' | 'attested'>
  people: Pick<People, 'find'>
  /** How many people and verified accounts are stored; without it the home page does not say. */
  amounts?: (() => Promise<Amounts>) | undefined
  /** Stored people who match a text. Without it, pages suggest no other people. */
  search?: ((query: string, limit: number) => Promise<SearchResult[]>) | undefined
  /** Reads the data for `/me` by the token of a session. Null: signing in is turned off. */
  own?: ((token: string | null) => Promise<OwnPage | null>) | null | undefined
  /** Signs owners in from a Snap; null if the operator turned it off. */
  owner?: OwnerContext | null | undefined
  /** The actor of this service, which WebFinger names. */
  actor?: Pick<ServiceActor, 'address' | 'url'> | null | undefined
  /** The origin of a relay of Sign In With Farcaster; null: that way to sign in is off. */
  relay?: string | null | undefined
  /** Returns the secret that signs the state of v1 frames, always the same. */
  frameSecret(): Promise<string>
  /** The node that verifies signed frame messages; without it every viewer is anonymous. */
  hub?: Hub | null
  /** For a cache in front, where there is one. */
  surrogateKeys?: SurrogateKeys | undefined
  /** Memory for packed pages; 1 MiB by default. */
  pageBytes?: number
  /** Registers a callback for removals of people, which clear the page cache. */
  onRemoval?: ((listener: () => void) => unknown) | undefined
  /** In production there is no debugger, and scripts and styles do not change. */
  isProduction: boolean
  log: Logger
  /** Mounts Frog's devtools at `/v1/dev`. They fetch any URL on request: for local use only. */
  hasDevtools?: boolean | undefined
  clock?: Clock
  /** Built scripts and styles, below the package's root or absolute; default `dist/assets`. */
  assetsFolder?: string
}

export type Site = ReturnType<typeof createSite>

/** Creates the shared dependencies of the routes. */
export function createSite(options: FramesOptions) {
  const { baseUrl, renderer, isProduction, hub = null, owner = null, clock = Date.now } = options
  /** Pages of persons, ready to be sent; null while scripts and styles may change. */
  const pages = isProduction ? createPageCache({ maxBytes: options.pageBytes ?? 2 ** 20 }) : null
  options.onRemoval?.(() => pages?.clear())
  const assets = createAssets(options.assetsFolder ?? 'dist/assets', '/assets/', isProduction)
  const hue = (profile?: Profile) => hueClass(profile ? renderer.accent(profile) : null)
  /** The context of rendered pages. */
  const context = { baseUrl, asset: assets.url, knowsViewers: hub !== null, hue }
  return { ...options, hub, owner, clock, assets, context, pages }
}

export const MAX_SUGGESTED = 5

/** Returns matching stored people; none if the text or the database cannot be searched. */
export async function searchFor(
  { search }: Pick<Site, 'search'>,
  query: string,
  limit: number,
): Promise<SearchResult[]> {
  if (!search || query === '') return []
  return search(query, limit).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error
    return []
  })
}

/** Returns true if the sample people are stored, so that pages can link to them. */
export const hasSamples = async ({ people }: Pick<Site, 'people'>): Promise<boolean> =>
  (await people.find('fname:sample-ada').catch(() => [])).length > 0

/** A stored person who shows what a card or a response is. */
export interface Example {
  path: string | null
  profile: Profile
}

/** Finds the best known person who is stored here; null if there is none. */
export async function findExample({ people }: Pick<Site, 'people'>): Promise<Example | null> {
  for (const key of ['fname:sample-ada', 'ens:vitalik.eth', 'fname:dwr', 'fid:3']) {
    const [stored] = await people.find(key, { mayLag: true }).catch(() => [])
    if (stored) return { path: canonicalPath(stored.profile), profile: stored.profile }
  }
  return null
}

/** Returns a path parameter, empty if the route has none of this name. */
export const parameter = (c: Context, name: string): string => c.req.param(name) ?? ''

/** The paths of persons for hono, each with the reader of its identifier. */
export const personRoutes = Object.values(identifierRoutes).map(
  ({ path, parameters, parse }): { path: string; identifierOf(c: Context): Identifier } => ({
    path: honoPath(path),
    identifierOf: (c) => parse(...parameters.map(({ name }) => parameter(c, name))),
  }),
)

export type PageContext = Site['context']
