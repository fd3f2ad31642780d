import { ServiceError } from '@whocast/contract/error.ts'
import { type Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { toServiceError } from '../src/http/problem.ts'
import { type FaceEnv, problem, wants } from './answer.ts'
import { errorBadge } from './badge.ts'
import { blankAvatar, errorCard } from './card.ts'
import { addFileRoutes } from './files.ts'
import { addAdminRoutes } from './routes/admin.ts'
import { addAvatarRoutes } from './routes/avatar.ts'
import { addEmbedRoutes } from './routes/embeds.ts'
import { addHomeRoutes } from './routes/home.ts'
import { addLegacyRoutes } from './routes/legacy.ts'
import { addMeRoutes } from './routes/me.ts'
import { addPersonRoutes } from './routes/person.ts'
import { addRecordRoutes } from './routes/records.ts'
import { addSearchRoutes } from './routes/search.ts'
import { createSite, type FramesOptions, notFoundPage, page, type Site } from './site.ts'
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
  addMeRoutes(app, site)
  addAdminRoutes(app, site)
  addFileRoutes(app, { ...options, assets: site.assets })
  if (!options.isProduction) addDebugger(app, site)
  addFallback(app, site)
  return app
}

const bindings = (c: Context): FaceEnv['Bindings'] => (c.env ?? {}) as FaceEnv['Bindings']

/** Sets the route for the metrics, and sends errors and rejections in the requested format. */
function addMiddleware(app: Hono, site: Site): void {
  const { baseUrl, log } = site.options
  app.use(async (c, next) => {
    await next()
    const { exchange } = bindings(c)
    // The last ones match every path.
    const route = matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')
    if (exchange && route) exchange.route = route.path
  })
  app.onError((error, c) => {
    const problemError = toServiceError(error)
    if (problemError.code === 'internal')
      log.error({ err: error, path: c.req.path }, 'request failed')
    if (!c.req.path.startsWith('/api/') && wants(c.req.header('accept'), 'text/html') > 0)
      return page(site, () => {
        throw error
      })(c, async () => {})
    return problem(c, problemError, baseUrl)
  })
  app.use(async (c, next) => {
    const { refused } = bindings(c)
    if (!refused) return next()
    if (c.req.path.endsWith('/card.png')) return errorCard(c, site.cards, refused)
    if (c.req.path.endsWith('/badge.svg')) return errorBadge(c, refused)
    if (c.req.path.endsWith('/avatar.webp') || c.req.path.startsWith('/avatar/'))
      return blankAvatar(c, site.cards, refused)
    if (
      /^\/(v1(\/|$)|oembed|\.well-known\/)|\/contact\.vcf$/.test(c.req.path) ||
      wants(c.req.header('accept'), snapType) > 0
    )
      return problem(c, refused, baseUrl)
    return page(site, () => {
      throw refused
    })(c, next)
  })
}

function addDebugger(app: Hono, { options: { baseUrl }, assets }: Site): void {
  app.get('/dev', async (c) => {
    const { createDebugger } = await import('./debug/app.tsx')
    return createDebugger({ frames: app, baseUrl, asset: assets.url }).request(
      `/${new URL(c.req.url).search}`,
    )
  })
}

/** Handles addresses that do not exist, and methods other than GET and HEAD. */
function addFallback(app: Hono, site: Site): void {
  const { baseUrl } = site.options
  const nothingHere = notFoundPage(site)
  app.on(['GET', 'HEAD'], '*', (c, next) =>
    wants(c.req.header('accept'), 'text/html') > 0
      ? nothingHere(c, next)
      : problem(c, new ServiceError('not-found', 'there is nothing at this address'), baseUrl),
  )
  app.all('*', (c) =>
    problem(c, new ServiceError('method-not-allowed', 'this address is read with GET'), baseUrl, {
      allow: 'GET, HEAD',
    }),
  )
}
