import { type Context, type Handler, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { brandAccent, brandName, markPath } from '../src/domain/brand.ts'
import { ServiceError } from '../src/domain/error.ts'
import {
  type Identifier,
  identifierPath,
  parseAddress,
  parseEnsName,
  parseFid,
  parseFname,
  parseSocial,
} from '../src/domain/identifier.ts'
import type { Clock, Credentials, Logger, Lookup, Renderer } from '../src/domain/ports.ts'
import type { Profile } from '../src/domain/profile.ts'
import { toServiceError } from '../src/http/problem.ts'
import { identify } from '../src/lookup/identify.ts'
import { hueClass, snapAccent } from './accent.ts'
import { answer, caching, type FaceEnv, pageHeaders, problem, wants } from './answer.ts'
import { type Assets, createAssets } from './assets.ts'
import { avatarImage, cardImage, homeImage } from './card.ts'
import { createHub } from './hub.ts'
import { type AccountAssociation, manifest } from './manifest.ts'
import { CredentialPage } from './pages/credential.tsx'
import type { PageContext } from './pages/head.ts'
import { HomePage } from './pages/home.tsx'
import { MessagePage, NotFoundPage } from './pages/message.tsx'
import { PeoplePage } from './pages/people.tsx'
import { ProfilePage } from './pages/profile.tsx'
import { holdsHandle } from './person.ts'
import { snapFace } from './snap.ts'
import { snapType } from './snap-schema.ts'

export interface FramesOptions {
  lookup: Pick<Lookup, 'one'>
  renderer: Pick<Renderer, 'card' | 'avatar' | 'accent'>
  credentials: Pick<Credentials, 'get'>
  /** Our public origin, without a trailing slash: all absolute URLs come from it. */
  baseUrl: string
  accountAssociation?: AccountAssociation | undefined
  /** Signs the state of v1 frames. */
  frameSecret: string
  /** Snapchain's HTTP API, which tells whose key signed a frame message or a Snap. Without it everybody is anonymous. */
  hubUrl?: string | undefined
  /** In production there is no debugger. */
  isProduction: boolean
  log: Logger
  /** Mounts Frog's devtools at `/v1/dev`. They open any URL for whoever asks: only for a machine of one's own. */
  hasDevtools?: boolean | undefined
  clock?: Clock
  fetch?: typeof fetch
  /** Where scripts and styles were built, below the package's root or absolute; `dist/assets` by default. */
  assetsFolder?: string
}

type Parser = (c: Context) => Identifier

/** The five addresses of a person. */
const people: [path: string, parse: Parser][] = [
  ['/ens/:value', (c) => parseEnsName(parameter(c, 'value'))],
  ['/eth/:value', (c) => parseAddress(parameter(c, 'value'))],
  ['/fid/:value', (c) => parseFid(parameter(c, 'value'))],
  ['/fname/:value', (c) => parseFname(parameter(c, 'value'))],
  ['/socials/:type/:value', (c) => parseSocial(parameter(c, 'type'), parameter(c, 'value'))],
]

const parameter = (c: Context, name: string): string => c.req.param(name) ?? ''

/**
 * Everything that a browser, a crawler or a Farcaster client fetches: pages, cards, Mini App, Snap, Frames v1, and,
 * outside production, the debugger. Mounted at the root.
 */
export function createFrames(options: FramesOptions): Hono {
  const { lookup, renderer, credentials, baseUrl, log, isProduction, clock = Date.now } = options
  const hub = options.hubUrl ? createHub(options.hubUrl, options.fetch) : null
  const assets = createAssets(options.assetsFolder ?? 'dist/assets', '/assets/', isProduction)
  const images = createAssets('frames/images', '/', isProduction)
  const avatars = createAssets('samples/avatars', '/samples/avatars/', isProduction)
  const context: PageContext = {
    baseUrl,
    asset: assets.url,
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
      return answer(c, html, { ...pageHeaders, 'cache-control': cacheControl, ...headers }, { status })
    }

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
    const { promise: patience, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(resolve, ACCENT_PATIENCE_MS, null)
    await Promise.race([avatar, patience])
    clearTimeout(timer)
  }

  const personPage = async (identifier: Identifier): Promise<PageAnswer> => {
    const path = identifierPath(identifier)
    const isSocial = identifier.kind === 'social'
    const { profiles, isStale, failedSources } = await lookup.one(identifier, { include: { proof: true, claims: isSocial } })
    const [profile] = profiles
    if (profile) await colour(profile)
    const found = { cacheControl: caching.page, headers: snapLink(path) }
    if (!profile) {
      return {
        element: NotFoundPage({ context, asked: identifier, path }),
        status: 404,
        cacheControl: caching.notFound,
        headers: snapLink(path),
      }
    }
    // A handle that is only claimed answers for nobody: it gets a list, even of one.
    if (isSocial && (profiles.length > 1 || !holdsHandle(profile, identifier))) {
      return { element: PeoplePage({ context, profiles, asked: identifier, path }), ...found }
    }
    return { element: ProfilePage({ context, profile, asked: identifier, path, isStale, failedSources }), ...found }
  }

  app.get(
    '/',
    negotiate(
      page(async () => ({ element: HomePage({ context }), cacheControl: caching.page, headers: snapLink('/') })),
      (c) => snapFace(c, snaps, null),
    ),
  )
  app.post('/', (c) => snapFace(c, snaps, null))
  app.get('/card.png', (c) => homeImage(c, cards))

  for (const [path, parse] of people) {
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
        return problem(c, toServiceError(error), baseUrl, { 'cache-control': caching.missingCard })
      }),
    )
  }

  // The share extension: a client opens it with the cast that somebody shared; the author is shown.
  app.get(
    '/share',
    page(async (c) => {
      const castFid = c.req.query('castFid')
      return castFid === undefined
        ? { element: HomePage({ context }), cacheControl: caching.page }
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
      const element = HomePage({ context, value: text, problem: `cannot be looked up: ${shortDetail(error.detail)}.` })
      return page(async () => ({ element, status: 400, cacheControl: caching.never }))(c, next)
    }
  })

  app.get(
    '/credentials/:uid',
    page(async (c) => {
      const uid = parameter(c, 'uid').toLowerCase()
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
    import('./legacy.tsx').then(({ createLegacy }) =>
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

  app.get('/.well-known/farcaster.json', (c) =>
    answer(c, JSON.stringify(manifest(baseUrl, options.accountAssociation)), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching.file,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    }),
  )
  app.get('/robots.txt', (c) =>
    answer(c, robots(baseUrl), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': caching.file }),
  )
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${brandAccent}"/><path transform="translate(4.2 4.1) scale(.65)" fill="#fff" d="${markPath}"/></svg>`
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (c) => answer(c, favicon, { 'content-type': 'image/svg+xml', 'cache-control': caching.file }))
  }
  for (const name of ['icon.png', 'splash.png']) app.get(`/${name}`, (c) => file(c, images, name))
  app.get('/assets/:name', (c) => file(c, assets, parameter(c, 'name')))
  app.get('/samples/avatars/:name', (c) => file(c, avatars, parameter(c, 'name')))
  if (!isProduction) {
    app.get('/dev', async (c) => {
      const { createDebugger } = await import('./debug.tsx')
      return createDebugger({ faces: app, baseUrl, asset: assets.url }).request(`/${new URL(c.req.url).search}`)
    })
  }
  const nothingHere = page(async () => {
    throw new ServiceError('not-found', 'There is no page at this address.')
  })
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

/** How long a page waits for the colour of an avatar. */
const ACCENT_PATIENCE_MS = 150

interface PageAnswer {
  element: ReturnType<typeof HomePage>
  status?: number
  cacheControl: string
  headers?: Record<string, string>
}

/** A served file; what does not name its version in its address is asked for again after a while. */
function file(c: Context, assets: Assets, name: string): Response {
  const asset = assets.get(name)
  if (!asset) throw new ServiceError('not-found', 'there is no such file')
  // esbuild names the parts that scripts share by their content.
  const isVersioned = c.req.query('v') === asset.version || /^chunk-[A-Z0-9]+\.js$/.test(name)
  return answer(
    c,
    asset.bytes,
    {
      'content-type': asset.contentType,
      'cache-control': isVersioned ? caching.versioned : caching.file,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
    { etag: asset.etag },
  )
}

/** Of the unknown channel type's detail only the part before the list of all types. */
const shortDetail = (detail: string): string => detail.split(';')[0] ?? detail

function problemPage(c: Context, context: PageContext, log: Logger, error: unknown): PageAnswer {
  if (!(error instanceof ServiceError)) {
    log.error({ err: error, path: c.req.path }, 'page failed')
    const detail = 'It is on our side, and it is in our log. Please try again.'
    return {
      element: MessagePage({ context, heading: 'Something broke', detail, icon: 'warning' }),
      status: 500,
      cacheControl: caching.never,
    }
  }
  const { code, status, detail, retryAfterSeconds } = error
  switch (code) {
    case 'unavailable':
      return {
        element: MessagePage({
          context,
          heading: 'Could not ask just now',
          detail: 'Every place that could know is failing at the moment. That says nothing about whether somebody is there.',
          icon: 'clock',
        }),
        status,
        cacheControl: caching.never,
        headers: { 'retry-after': String(retryAfterSeconds ?? 10) },
      }
    case 'not-found':
      return {
        element: MessagePage({ context, heading: 'Nothing here', detail, icon: 'unknown' }),
        status,
        cacheControl: caching.notFound,
      }
    default:
      return {
        element: MessagePage({
          context,
          heading: 'That cannot be a name',
          detail: `${shortDetail(detail)}.`,
          icon: 'warning',
          value: '',
        }),
        status,
        cacheControl: caching.notFound,
      }
  }
}

const robots = (baseUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /search',
    'Disallow: /v1',
    'Disallow: /dev',
    'Disallow: /api/',
    '',
    `# ${brandName}: ${baseUrl}`,
    '',
  ].join('\n')
