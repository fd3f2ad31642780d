/** The limit of a request without a key: `anon` for the API; the others have their own. */
export type PublicLimit = 'anon' | 'page' | 'picture' | 'session'

const owners = /^\/api\/v1\/(session|me)(\/|$)/

const picture =
  /\/(card\.png|avatar\.webp|badge\.svg|qr\.svg)$|^\/avatar\/|^\/samples\/avatars\/|^\/(icon|splash|screenshot-\d)\.png$|^\/favicon\./

/**
 * The limit of a path. An image proxy asks for the pictures of many pages from one address: it
 * neither uses up what people behind that address may read, nor the other way round.
 */
export function publicLimit(path: string): PublicLimit {
  if (owners.test(path)) return 'session'
  if (path.startsWith('/api/') || path === '/mcp') return 'anon'
  return picture.test(path) ? 'picture' : 'page'
}
