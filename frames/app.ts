import { type Context, type Handler, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { canonicalPath } from '../src/domain/display.ts'
import { ServiceError } from '../src/domain/error.ts'
import { type Identifier, identifierPath, identifierRoutes, parseFid } from '../src/domain/identifier.ts'
import type { Credentials } from '../src/domain/ports/credentials.ts'
import type { Hub } from '../src/domain/ports/hub.ts'
import type { Lookup } from '../src/domain/ports/lookup.ts'
import type { People } from '../src/domain/ports/people.ts'
import type { Renderer } from '../src/domain/ports/renderer.ts'
import type { Clock, Logger } from '../src/domain/ports/telemetry.ts'
import type { Profile } from '../src/domain/profile.ts'
import { atMost } from '../src/domain/with-timeout.ts'
import { honoPath } from '../src/http/path.ts'
import { toServiceError } from '../src/http/problem.ts'
import { identify } from '../src/people/identify.ts'
import type { SearchResult } from '../src/people/search.ts'
import { hueClass, snapAccent } from './accent.ts'
import { answer, caching, type FaceEnv, pageHeaders, problem, wants } from './answer.ts'
import { createAssets } from './assets.ts'
import { avatarImage, blankAvatar, cardImage, errorCard, homeImage } from './card.ts'
import { addFileRoutes } from './files.ts'
import { find } from './find.ts'
import type { ManifestOptions } from './manifest.ts'
import type { PageAnswer } from './page.ts'
import { CredentialPage } from './pages/credential.tsx'
import type { PageContext } from './pages/head.ts'
import { HoldersPage, readReceivers } from './pages/holders.tsx'
import { HomePage } from './pages/home.tsx'
import { NotFoundPage } from './pages/message.tsx'
import { PeoplePage } from './pages/people.tsx'
import { ProfilePage } from './pages/profile.tsx'
import { ResultsPage } from './pages/results.tsx'
import { problemPage, shortDetail } from './problem-page.ts'
import { snapFace } from './snap/respond.ts'
import { snapType } from './snap/schema.ts'

export interface FramesOptions extends ManifestOptions {
  lookup: Pick<Lookup, 'one'>
  renderer: Pick<Renderer, 'card' | 'avatar' | 'accent'>
  credentials: Pick<Credentials, 'get' | 'holders'>
  /** Finds a person by profile ID. */
  people: Pick<People, 'find'>
  /** Stored people who match a text; without it nothing is suggested. */
  search?: ((query: string, limit: number) => Promise<SearchResult[]>) | undefined
  /** Signs the state of v1 frames. */
  frameSecret: string
  /** The Farcaster node that tells whose key signed a frame message or a Snap. Without it every viewer is anonymous. */
  hub?: Hub | null
  /** In production there is no debugger. */
  isProduction: boolean
  log: Logger
  /** Mounts Frog's devtools at `/v1/dev`. They open any URL for whoever asks: only for a machine of one's own. */
  hasDevtools?: boolean | undefined
  clock?: Clock
  /** Where scripts and styles were built, below the package's root or absolute; `dist/assets` by default. */
  assetsFolder?: string
}

/** The addresses of a person, with what reads the identifier. */
const people = Object.values(identifierRoutes).map(({ path, parameters, parse }) => ({
  path: honoPath(path),
  parse: (c: Context): Identifier => parse(...parameters.map(({ name }) => parameter(c, name))),
}))

const parameter = (c: Context, name: string): string => c.req.param(name) ?? ''

/**
 * Everything that a browser, a crawler or a Farcaster client fetches: pages, cards, Mini App, Snap, Frames v1, and,
 * outside production, the debugger. Mounted at the root.
 */
export function createFrames(options: FramesOptions): Hono {
  const { lookup, renderer, credentials, baseUrl, log, isProduction, clock = Date.now } = options
  const hub = options.hub ?? null
  const assets = createAssets(options.assetsFolder ?? 'dist/assets', '/assets/', isProduction)
  const context: PageContext = {
    baseUrl,
    asset: assets.url,
    knowsViewers: hub !== null,
    hue: (profile) => hueClass(profile ? renderer.accent(profile) : null),
  }
  const cards = { lookup, renderer, log }
  const snaps = {
    lookup,
    hub,
    baseUrl,
    clock,
    log,
    accent: (profile: Profile) => snapAccent(renderer.accent(profile)),
  }

  const app = new Hono({ strict: false })
  app.use(async (c, next) => {
    await next()
    const { exchange } = (c.env ?? {}) as FaceEnv['Bindings']
    // The last ones match whatever nothing else did.
    const route = matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')
    if (exchange && route) exchange.route = route.path
  })
  app.onError((error, c) => {
    const told = toServiceError(error)
    if (told.code === 'internal') log.error({ err: error, path: c.req.path }, 'request failed')
    return problem(c, told, baseUrl)
  })

  const unlisted: Record<string, string> = options.isUnlisted ? { 'x-robots-tag': 'noindex' } : {}

  /** An HTML page; what goes wrong becomes a page too. */
  const page =
    (work: (c: Context) => Promise<PageAnswer>): Handler =>
    async (c) => {
      const {
        element,
        status = 200,
        cacheControl,
        headers = {},
      } = await work(c).catch((error) => problemPage(c, context, log, error))
      const html = `<!doctype html>${await element}`
      return answer(c, html, { ...pageHeaders, ...unlisted, 'cache-control': cacheControl, ...headers }, { status })
    }

  app.use(async (c, next) => {
    const { refused } = (c.env ?? {}) as FaceEnv['Bindings']
    if (!refused) return next()
    if (c.req.path.endsWith('/card.png')) return errorCard(c, cards, refused)
    if (c.req.path.endsWith('/avatar.webp')) return blankAvatar(c, cards, refused)
    if (/^\/v1(\/|$)/.test(c.req.path) || wants(c.req.header('accept'), snapType) > 0) return problem(c, refused, baseUrl)
    return page(async () => {
      throw refused
    })(c, next)
  })

  /** The Snap where it is asked for by name and wanted no less than HTML; else the page. */
  const negotiate =
    (html: Handler, snap: (c: Context) => Promise<Response>): Handler =>
    (c, next) => {
      const accept = c.req.header('accept')
      const wanted = wants(accept, snapType)
      return wanted > 0 && wanted >= wants(accept, 'text/html') ? snap(c) : html(c, next)
    }

  /** Tells every client that asks for anything else that there is a Snap here. */
  const snapLink = (path: string) => ({ link: `<${path}>; rel="alternate"; type="${snapType}"` })

  /**
   * The accent comes with the avatar. The first page of a person waits for it a moment, so that it has the colour of the card;
   * an avatar that takes longer gets its colour on the next one.
   */
  const colour = async (profile: Profile): Promise<void> => {
    if (!profile.avatarUrl || renderer.accent(profile) !== null) return
    const avatar = renderer.avatar(profile, { size: 256, format: 'webp' }).catch(() => null)
    await atMost(avatar, ACCENT_PATIENCE_MS)
  }

  /** What cannot be searched for finds nothing; a database that cannot be asked must not fail a page that says something else. */
  const searchFor = async (query: string, limit: number): Promise<SearchResult[]> => {
    if (!options.search || query === '') return []
    return options.search(query, limit).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error
      return []
    })
  }

  /** Whether the invented people are here, for examples that lead somewhere. */
  const hasSamples = async () => (await options.people.find('fname:sample-ada').catch(() => [])).length > 0

  const personPage = async (identifier: Identifier): Promise<PageAnswer> => {
    const path = identifierPath(identifier)
    const headers = snapLink(path)
    const found = await find(lookup, identifier, { hasProof: true })
    switch (found.kind) {
      case 'nobody':
        return {
          element: NotFoundPage({
            context,
            asked: identifier,
            path,
            near: await searchFor(searchText(identifier), MOST_SUGGESTED),
          }),
          status: 404,
          cacheControl: caching.notFound,
          headers,
        }
      case 'people':
        return {
          element: PeoplePage({ context, profiles: found.profiles, asked: found.asked, path }),
          cacheControl: caching.page,
          headers,
        }
      case 'person': {
        const { profile, isStale, failedSources } = found
        await colour(profile)
        const element = ProfilePage({ context, profile, asked: identifier, path, isStale, failedSources })
        return { element, cacheControl: caching.page, headers }
      }
      default:
        return found satisfies never
    }
  }

  app.get(
    '/',
    negotiate(
      page(async () => ({
        element: HomePage({ context, hasSamples: await hasSamples() }),
        cacheControl: caching.page,
        headers: snapLink('/'),
      })),
      (c) => snapFace(c, snaps, null),
    ),
  )
  app.post('/', (c) => snapFace(c, snaps, null))
  app.get('/card.png', (c) => homeImage(c, cards))

  for (const { path, parse } of people) {
    app.get(
      path,
      negotiate(
        page(async (c) => personPage(parse(c))),
        (c) => snapFace(c, snaps, () => parse(c)),
      ),
    )
    app.post(path, (c) => snapFace(c, snaps, () => parse(c)))
    app.all(path, (c) =>
      problem(c, new ServiceError('method-not-allowed', 'pages are read with GET'), baseUrl, { allow: 'GET, HEAD, POST' }),
    )
    app.get(`${path}/card.png`, (c) => cardImage(c, cards, () => parse(c)))
    app.get(`${path}/avatar.webp`, (c) =>
      avatarImage(c, cards, () => parse(c)).catch((error) => {
        if (!(error instanceof ServiceError)) log.warn({ err: error, path: c.req.path }, 'avatar could not be made')
        return blankAvatar(c, cards, toServiceError(error))
      }),
    )
  }

  const nothingHere = page(async () => {
    throw new ServiceError('not-found', 'There is no page at this address.')
  })

  // The share extension: a client opens it with the cast that somebody shared; the author is shown.
  app.get(
    '/share',
    page(async (c) => {
      const castFid = c.req.query('castFid')
      return castFid === undefined
        ? { element: HomePage({ context, hasSamples: await hasSamples() }), cacheControl: caching.page }
        : personPage(parseFid(castFid))
    }),
  )

  app.get('/search', async (c, next) => {
    const text = c.req.query('q')?.trim() ?? ''
    if (text === '') return c.redirect('/', 303)
    try {
      return c.redirect(identifierPath(identify(text)), 303)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const results = await searchFor(text, MOST_FOUND)
      if (results.length > 0) {
        const found = ResultsPage({ context, query: text, results })
        return page(async () => ({ element: found, cacheControl: caching.never }))(c, next)
      }
      const element = HomePage({
        context,
        value: text,
        problem: `cannot be looked up: ${shortDetail(error.detail)}.`,
        hasSamples: await hasSamples(),
      })
      return page(async () => ({ element, status: 400, cacheControl: caching.never }))(c, next)
    }
  })

  // Existing programs link to a person by profile ID; their page is at their best identifier.
  app.get('/profiles/:profileID', async (c, next) => {
    const [stored] = await options.people.find(`id:${parameter(c, 'profileID')}`)
    const path = stored && canonicalPath(stored.profile)
    if (!path) return nothingHere(c, next)
    c.header('link', `<${baseUrl}${path}>; rel="canonical"`)
    c.header('cache-control', caching.page)
    return c.redirect(path, 302)
  })

  app.get(
    '/credentials/:uid',
    page(async (c) => {
      const given = parameter(c, 'uid')
      // Of a credential's name: who holds it.
      if (c.req.query('show') === 'receivers') {
        const { holders, cursor } = await credentials.holders(readReceivers(given, c.req.query('cursor')))
        return { element: HoldersPage({ context, name: given, holders, cursor }), cacheControl: caching.page }
      }
      const uid = given.toLowerCase()
      if (!/^0x[0-9a-f]{64}$/.test(uid))
        throw new ServiceError('invalid-identifier', 'a credential is named by 0x and 64 hex digits')
      const record = await credentials.get(uid as `0x${string}`)
      if (!record?.isPublic) throw new ServiceError('not-found', 'There is no public credential by this name.')
      return { element: CredentialPage({ context, record }), cacheControl: caching.notFound }
    }),
  )

  // Frog costs 325 ms to import and few clients still speak v1: it comes when the first of them does.
  let legacy: Promise<(request: Request) => Promise<Response>> | null = null
  const loadLegacy = () =>
    import('./frog.tsx').then(({ createLegacy }) =>
      createLegacy({
        lookup,
        baseUrl,
        secret: options.frameSecret,
        hub,
        clock,
        log,
        hasDevtools: options.hasDevtools === true && !isProduction,
      }),
    )
  const answerLegacy: Handler = async (c) => {
    legacy ??= loadLegacy().catch((error) => {
      legacy = null
      throw error
    })
    return (await legacy)(c.req.raw)
  }
  app.all('/v1', answerLegacy)
  app.all('/v1/*', answerLegacy)

  addFileRoutes(app, { ...options, assets })
  if (!isProduction) {
    app.get('/dev', async (c) => {
      const { createDebugger } = await import('./debug/app.tsx')
      return createDebugger({ faces: app, baseUrl, asset: assets.url }).request(`/${new URL(c.req.url).search}`)
    })
  }
  app.on(['GET', 'HEAD'], '*', (c, next) =>
    wants(c.req.header('accept'), 'text/html') > 0
      ? nothingHere(c, next)
      : problem(c, new ServiceError('not-found', 'there is nothing at this address'), baseUrl),
  )
  app.all('*', (c) =>
    problem(c, new ServiceError('method-not-allowed', 'this address is read with GET'), baseUrl, { allow: 'GET, HEAD' }),
  )
  return app
}

/** How many people the results of a search show, and how many a page that found nobody suggests. */
const MOST_FOUND = 20
const MOST_SUGGESTED = 5

/** What to search for where nobody holds an identifier: names only. */
function searchText(identifier: Identifier): string {
  switch (identifier.kind) {
    case 'ens':
      return identifier.name
    case 'fname':
      return identifier.fname
    case 'social':
      return identifier.handle
    default:
      return ''
  }
}

/** How long a page waits for the colour of an avatar. */
const ACCENT_PATIENCE_MS = 150
