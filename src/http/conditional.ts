/**
 * Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110 section 13.1.2): `*`,
 * one tag or a list, each with or without `W/`.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true
  const wanted = opaque(etag)
  for (const entry of ifNoneMatch.split(',')) {
    const tag = entry.trim()
    if (tag === '*' || opaque(tag) === wanted) return true
  }
  return false
}

const opaque = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)
