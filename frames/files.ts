import { brandAccent, brandName, brandTagline, markPath } from '@whocast/contract/brand.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Context, Hono } from 'hono'
import { answer, caching } from './answer.ts'
import { type Assets, createAssets } from './assets.ts'
import { EMBED_SCRIPT_PATH } from './embed-code.ts'
import { type ManifestOptions, manifest } from './manifest.ts'

interface FileRouteOptions extends ManifestOptions {
  /** The built scripts and styles. */
  assets: Assets
  /** In production files are read once. */
  isProduction: boolean
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${brandAccent}"/><path transform="translate(4.2 4.1) scale(.65)" fill="#fff" d="${markPath}"/></svg>`

/**
 * Adds the routes of static files: the manifest, robots.txt, icons, scripts, styles, and the sample
 * people's pictures.
 */
export function addFileRoutes(app: Hono, options: FileRouteOptions): void {
  const { baseUrl, assets, isProduction } = options
  const images = createAssets('frames/images', '/', isProduction)
  const avatars = createAssets('samples/avatars', '/samples/avatars/', isProduction)
  app.get('/.well-known/farcaster.json', (c) =>
    answer(c, JSON.stringify(manifest(options)), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': caching.file,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    }),
  )
  app.get('/robots.txt', (c) =>
    answer(c, robots(baseUrl), {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': caching.file,
    }),
  )
  app.get('/sitemap.xml', (c) =>
    answer(c, sitemap(baseUrl), {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': caching.file,
    }),
  )
  app.get('/manifest.webmanifest', (c) =>
    answer(c, JSON.stringify(webManifest), {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': caching.file,
    }),
  )
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (c) =>
      answer(c, favicon, { 'content-type': 'image/svg+xml', 'cache-control': caching.file }),
    )
  }
  for (const name of [
    'icon.png',
    'splash.png',
    'screenshot-1.png',
    'screenshot-2.png',
    'screenshot-3.png',
  ])
    app.get(`/${name}`, (c) => file(c, images, name))
  app.get(EMBED_SCRIPT_PATH, (c) => file(c, assets, 'embed.js'))
  app.get('/hovercards.js', (c) => file(c, assets, 'hovercards.js'))
  app.get('/assets/:name', (c) => file(c, assets, c.req.param('name')))
  app.get('/samples/avatars/:name', (c) => file(c, avatars, c.req.param('name')))
}

/** Serves a file. Addresses without a version are revalidated after a while. */
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
      // Browsers fetch module scripts of other origins with CORS.
      'access-control-allow-origin': '*',
    },
    { etag: asset.etag },
  )
}

const robots = (baseUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /search',
    'Disallow: /v1',
    'Disallow: /dev',
    'Disallow: /api/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    `# ${brandName}: ${baseUrl}`,
    '',
  ].join('\n')

/** Pages that are the same for all; people are found by links and by search. */
const publicPages = ['/', '/about/grades', '/docs', '/problems']

const sitemap = (baseUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** For installation as an app: https://www.w3.org/TR/appmanifest/. */
const webManifest = {
  name: brandName,
  short_name: brandName,
  description: brandTagline,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbfaf8',
  theme_color: '#fbfaf8',
  icons: [
    { src: '/icon.png', sizes: '1024x1024', type: 'image/png' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
}
