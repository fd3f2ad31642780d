import { ServiceError } from '@whocast/contract/error.ts'
import type { Context, Handler } from 'hono'
import type { Credentials } from '../src/credentials/port.ts'
import type { Hub } from '../src/farcaster/hub-port.ts'
import type { SurrogateKeys } from '../src/http/surrogate-keys.ts'
import type { Clock, Logger } from '../src/kit/telemetry.ts'
import type { ServiceActor } from '../src/net/service-actor.ts'
import type { OwnerContext } from '../src/owners/sign-in.ts'
import type { Lookup } from '../src/people/lookup.ts'
import type { Amounts, People } from '../src/people/port.ts'
import type { SearchResult } from '../src/search/search.ts'
import { hueClass, snapAccent } from './accent.ts'
import { answer, pageHeaders, takesGzip, wants } from './answer.ts'
import { type Assets, createAssets } from './assets.ts'
import type { Renderer } from './card/port.ts'
import type { CardDependencies } from './card.ts'
import type { ManifestOptions } from './manifest.ts'
import type { PageAnswer } from './page.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import type { PageContext } from './pages/head.ts'
import type { OwnPage } from './pages/me.tsx'
import { type ProblemContext, problemPage } from './problem-page.ts'
import type { SnapDependencies } from './snap/respond.ts'
import { snapType } from './snap/schema.ts'

export interface FramesOptions extends ManifestOptions {
  lookup: Pick<Lookup, 'one'>
  renderer: Pick<Renderer, 'card' | 'avatar' | 'accent'>
  credentials: Pick<Credentials, 'get' | 'holders' | 'attested'>
  /** Finds a person by key. */
  people: Pick<People, 'find'>
  /** How many people and verified accounts are stored; without it the home page does not say. */
  amounts?: (() => Promise<Amounts>) | undefined
  /** Stored people who match a text. Without it, pages suggest no other people. */
  search?: ((query: string, limit: number) => Promise<SearchResult[]>) | undefined
  /**
   * Reads the data for `/me` by the token of a session; returns null without a valid session. Null
   * if the operator turned signing in off.
   */
  own?: ((token: string | null) => Promise<OwnPage | null>) | null | undefined
  /** Signs owners in from a Snap; null if the operator turned it off. */
  owner?: OwnerContext | null | undefined
  /** The actor of this service, which WebFinger names. */
  actor?: Pick<ServiceActor, 'address' | 'url'> | null | undefined
  /** The origin of a relay of Sign In With Farcaster; null: that way to sign in is off. */
  relay?: string | null | undefined
  /** Returns the secret that signs the state of v1 frames, always the same. */
  frameSecret(): Promise<string>
  /**
   * The Farcaster node that verifies signed frame messages and Snaps. Without it every viewer is
   * anonymous.
   */
  hub?: Hub | null
  /** For a cache in front, where there is one. */
  surrogateKeys?: SurrogateKeys | undefined
  /** Memory for packed pages; 1 MiB by default. */
  pageBytes?: number
  /** Registers a callback for removals of people, which clear the page cache. */
  onRemoval?: ((listener: () => void) => unknown) | undefined
  /**
   * In production there is no debugger, and scripts and styles do not change under cached pages.
   */
  isProduction: boolean
  log: Logger
  /** Mounts Frog's devtools at `/v1/dev`. They fetch any URL on request: for local use only. */
  hasDevtools?: boolean | undefined
  clock?: Clock
  /**
   * Where scripts and styles were built, below the package's root or absolute; `dist/assets` by
   * default.
   */
  assetsFolder?: string
}

/** The shared dependencies of all routes. */
export interface Site {
  options: FramesOptions
  hub: Hub | null
  clock: Clock
  assets: Assets
  /** The context of rendered pages. */
  context: PageContext
  /** Pages of persons, ready to be sent; null while scripts and styles may change. */
  pages: PageCache | null
  cards: CardDependencies
  snaps: SnapDependencies
}

/** Creates the shared dependencies of the routes. */
export function createSite(options: FramesOptions): Site {
  const { lookup, renderer, baseUrl, log, isProduction, clock = Date.now } = options
  const hub = options.hub ?? null
  const pages = isProduction ? createPageCache({ maxBytes: options.pageBytes ?? 2 ** 20 }) : null
  options.onRemoval?.(() => pages?.clear())
  const assets = createAssets(options.assetsFolder ?? 'dist/assets', '/assets/', isProduction)
  return {
    options,
    hub,
    clock,
    assets,
    context: {
      baseUrl,
      asset: assets.url,
      knowsViewers: hub !== null,
      hue: (profile) => hueClass(profile ? renderer.accent(profile) : null),
    },
    pages,
    cards: { lookup, renderer, log },
    snaps: {
      lookup,
      hub,
      owner: options.owner ?? null,
      baseUrl,
      clock,
      log,
      accent: (profile) => snapAccent(renderer.accent(profile)),
    },
  }
}

/** Maximum suggestions on a page without a match. */
export const MAX_SUGGESTED = 5

/** Returns a handler that sends an HTML page; errors become pages too. */
export function page(site: Site, work: (c: Context) => PageAnswer | Promise<PageAnswer>): Handler {
  const { options, context, pages } = site
  const problems: ProblemContext = {
    context,
    log: options.log,
    near: (text) => searchFor(site, text, MAX_SUGGESTED),
    hasSamples: () => hasSamples(site),
  }
  const unlisted: Record<string, string> = options.isUnlisted ? { 'x-robots-tag': 'noindex' } : {}
  const attempt = async (c: Context) => work(c)
  return async (c) => {
    const sent = await attempt(c).catch((error) => problemPage(c, problems, error))
    const { element, key, status = 200, cacheControl, headers = {} } = sent
    const write = async () =>
      withoutBidiControls(
        `<!doctype html>${await (typeof element === 'function' ? element() : element)}`,
      )
    const isCached = key !== undefined && takesGzip(c.req.header('accept-encoding'))
    const html = await (isCached && pages ? pages.finish(key, write) : write())
    return answer(
      c,
      html,
      { ...pageHeaders, ...unlisted, 'cache-control': cacheControl, ...headers },
      { status },
    )
  }
}

/**
 * Removes the characters that change the direction of the following text: in a person's text they
 * would reorder the text around it.
 */
const withoutBidiControls = (html: string): string =>
  html.replace(/[\u061c\u202a-\u202e\u2066-\u2069]/g, '')

/**
 * Answers with a Snap if `Accept` names it and prefers it to HTML or wants both equally; else with
 * the page.
 */
export const negotiate =
  (html: Handler, snap: (c: Context) => Promise<Response>): Handler =>
  (c, next) => {
    const accept = c.req.header('accept')
    const wanted = wants(accept, snapType)
    return wanted > 0 && wanted >= wants(accept, 'text/html') ? snap(c) : html(c, next)
  }

/** Announces the Snap to clients that requested for something else. */
export const snapLink = (path: string) => ({
  link: `<${path}>; rel="alternate"; type="${snapType}"`,
})

/**
 * Returns matching stored people; none if the text cannot be searched for or the database is
 * unreachable, so that the page is still sent.
 */
export async function searchFor(
  { options }: Site,
  query: string,
  limit: number,
): Promise<SearchResult[]> {
  if (!options.search || query === '') return []
  return options.search(query, limit).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error
    return []
  })
}

/** Returns true if the sample people are stored, so that pages can link to them. */
export const hasSamples = async ({ options }: Site): Promise<boolean> =>
  (await options.people.find('fname:sample-ada').catch(() => [])).length > 0

/** Returns a path parameter, empty if the route has none of this name. */
export const parameter = (c: Context, name: string): string => c.req.param(name) ?? ''

/** Returns the page of an address that does not exist. */
export const notFoundPage = (site: Site): Handler =>
  page(site, () => {
    throw new ServiceError('not-found', 'There is no page at this address.')
  })
