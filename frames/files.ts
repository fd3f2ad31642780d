import { brandAccent, brandName, brandTagline, markPath } from '@whocast/contract/brand.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Context, Hono } from 'hono'
import { answer, caching, embeddableHeaders, openHeaders } from './answer.ts'
import { type Assets, createAssets } from './assets.ts'
import { EMBED_SCRIPT_PATH } from './embed-code.ts'
import { manifest } from './manifest.ts'
import { parameter, type Site } from './site.ts'

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${brandAccent}"/><path transform="translate(4.2 4.1) scale(.65)" fill="#fff" d="${markPath}"/></svg>`

/** Adds the routes of files: the manifest, robots.txt, icons, scripts, styles, sample pictures. */
export function addFileRoutes(app: Hono, site: Site): void {
  const { baseUrl, assets, isProduction } = site
  const images = createAssets('frames/images', '/', isProduction)
  const avatars = createAssets('samples/avatars', '/samples/avatars/', isProduction)
  const text = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
    app.get(path, (c) =>
      answer(c, body, { 'content-type': type, 'cache-control': caching.file, ...headers }),
    )
  const json = (path: string, type: string, body: object, headers?: Record<string, string>) =>
    text(path, `${type}; charset=utf-8`, JSON.stringify(body), headers)
  json('/.well-known/farcaster.json', 'application/json', manifest(site), openHeaders)
  json('/manifest.webmanifest', 'application/manifest+json', webManifest)
  text('/robots.txt', 'text/plain; charset=utf-8', robots(baseUrl))
  text('/sitemap.xml', 'application/xml; charset=utf-8', sitemap(baseUrl))
  text('/favicon.svg', 'image/svg+xml', favicon)
  text('/favicon.ico', 'image/svg+xml', favicon)
  for (const name of ['icon', 'splash', 'screenshot-1', 'screenshot-2', 'screenshot-3'])
    app.get(`/${name}.png`, (c) => file(c, images, `${name}.png`))
  app.get(EMBED_SCRIPT_PATH, (c) => file(c, assets, 'embed.js'))
  app.get('/hovercards.js', (c) => file(c, assets, 'hovercards.js'))
  app.get('/assets/:name', (c) => file(c, assets, parameter(c, 'name')))
  app.get('/samples/avatars/:name', (c) => file(c, avatars, parameter(c, 'name')))
}

/** Serves a file. Addresses without a version are revalidated after a while. */
function file(c: Context, assets: Assets, name: string): Response {
  const asset = assets.get(name)
  if (!asset) throw new ServiceError('not-found', 'there is no such file')
  const version = c.req.query('v')
  // esbuild names the parts that scripts share by their content.
  const isVersioned = version === asset.version || /^chunk-[A-Z0-9]+\.js$/.test(name)
  // A page of another release, during an upgrade: no cache may store this file at its address.
  const unversioned = version === undefined ? caching.file : caching.never
  const headers = {
    'content-type': asset.contentType,
    'cache-control': isVersioned ? caching.versioned : unversioned,
    // Browsers fetch module scripts of other origins with CORS.
    ...embeddableHeaders,
  }
  return answer(c, asset.bytes, headers, { etag: `"${asset.version}"` })
}

const robots = (baseUrl: string): string => `User-agent: *
Disallow: /search
Disallow: /v1
Disallow: /dev
Disallow: /api/

Sitemap: ${baseUrl}/sitemap.xml
# ${brandName}: ${baseUrl}
`

/** Pages that are the same for all; people are found by links and by search. */
const publicPages = ['/', '/about/grades', '/docs', '/problems']

const sitemap = (baseUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join('\n')}
</urlset>
`

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
