import { ServiceError } from '@whocast/contract/error.ts'
import { type Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { toServiceError } from '../src/http/problem.ts'
import { faceEnv, problem, wants } from './answer.ts'
import { errorBadge } from './badge.ts'
import { blankAvatar, errorCard } from './card.ts'
import { addFileRoutes } from './files.ts'
import { errorPage, notFoundPage } from './page.ts'
import { addAvatarRoutes } from './routes/avatar.ts'
import { addEmbedRoutes } from './routes/embeds.ts'
import { addHomeRoutes } from './routes/home.ts'
import { addLegacyRoutes } from './routes/legacy.ts'
import { addPrivateRoutes } from './routes/me.ts'
import { addPersonRoutes } from './routes/person.ts'
import { addRecordRoutes } from './routes/records.ts'
import { addSearchRoutes } from './routes/search.ts'
import { createSite, type FramesOptions, type Site } from './site.ts'
import { snapType } from './snap/schema.ts'
import { noteTags, surrogateKeys } from './surrogate-keys.ts'

/**
 * Creates the app for browsers, crawlers and Farcaster clients: pages, cards, Mini App, Snap,
 * Frames v1, and, outside production, the debugger. Mounted at the root.
 */
export function createFrames(options: FramesOptions): Hono {
  const { surrogateKeys: keysOf } = options
  const site = createSite(keysOf ? noteTags(options) : options)
  const app = new Hono({ strict: false })
  if (keysOf) app.use(surrogateKeys(keysOf))
  addMiddleware(app, site)
  addHomeRoutes(app, site)
  addPersonRoutes(app, site)
  addAvatarRoutes(app, site)
  addEmbedRoutes(app, site)
  addSearchRoutes(app, site)
  addRecordRoutes(app, site)
  addLegacyRoutes(app, site)
  addPrivateRoutes(app, site)
  addFileRoutes(app, site)
  if (!options.isProduction) addDebugger(app, site)
  addFallback(app, site)
  return app
}

function addMiddleware(app: Hono, site: Site): void {
  const { baseUrl, log } = site
  app.use(async (c, next) => {
    await next()
    const { exchange } = faceEnv(c)
    // The last ones match every path.
    const route = matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')
    if (exchange && route) exchange.route = route.path
  })
  app.onError((error, c) => {
    const known = toServiceError(error)
    if (known.code === 'internal') log.error({ err: error, path: c.req.path }, 'request failed')
    return !c.req.path.startsWith('/api/') && wants(c, 'text/html') > 0
      ? errorPage(site, error)(c, async () => {})
      : problem(c, known, baseUrl)
  })
  app.use(async (c, next) => {
    const { refused } = faceEnv(c)
    return refused ? sendRefusal(c, site, refused) : next()
  })
}

function sendRefusal(c: Context, site: Site, refused: ServiceError) {
  const { path } = c.req
  if (path.endsWith('/card.png')) return errorCard(c, site, refused)
  if (path.endsWith('/badge.svg')) return errorBadge(c, refused)
  if (path.endsWith('/avatar.webp') || path.startsWith('/avatar/'))
    return blankAvatar(c, site, refused)
  const isData = /^\/(v1(\/|$)|oembed|\.well-known\/)|\/contact\.vcf$/.test(path)
  return isData || wants(c, snapType) > 0
    ? problem(c, refused, site.baseUrl)
    : errorPage(site, refused)(c, async () => {})
}

function addDebugger(app: Hono, { baseUrl, assets }: Site): void {
  app.get('/dev', async (c) => {
    const { debuggerPage } = await import('./debug/app.tsx')
    return debuggerPage(c, { frames: app, baseUrl, asset: assets.url })
  })
}

/** Handles addresses that do not exist, and methods other than GET and HEAD. */
function addFallback(app: Hono, site: Site): void {
  const nothingHere = notFoundPage(site)
  const notFound = new ServiceError('not-found', 'there is nothing at this address')
  const wrongMethod = new ServiceError('method-not-allowed', 'this address is read with GET')
  app.on(['GET', 'HEAD'], '*', (c, next) =>
    wants(c, 'text/html') > 0 ? nothingHere(c, next) : problem(c, notFound, site.baseUrl),
  )
  app.all('*', (c) => problem(c, wrongMethod, site.baseUrl, { allow: 'GET, HEAD' }))
}
