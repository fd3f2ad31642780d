import { decodeAscii } from './path.ts'

/** The limit of a request without a key: `anon` for the API; the others have their own. */
export type PublicLimit = 'anon' | 'page' | 'picture' | 'session'

const owners = /^\/api\/v1\/(session|me)(\/|$)/

const picture =
  /\/(card\.png|avatar\.webp|badge\.svg|qr\.svg)$|^\/avatar\/|^\/samples\/avatars\/|^\/(icon|splash|screenshot-\d)\.png$|^\/favicon\./

/**
 * The limit of a path as sent; routes decode it too. An image proxy asks for the pictures of many
 * pages from one address: it neither uses up what people behind that address may read, nor the
 * other way round.
 */
export function publicLimit(sent: string): PublicLimit {
  const path = sent.includes('%') ? decodeAscii(sent) : sent
  if (owners.test(path)) return 'session'
  if (path.startsWith('/api/') || path === '/mcp') return 'anon'
  return picture.test(path) ? 'picture' : 'page'
}
