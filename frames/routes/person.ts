import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context, Hono } from 'hono'
import { atMost } from '../../src/kit/with-timeout.ts'
import { caching, problem } from '../answer.ts'
import { badgeImage, qrImage } from '../badge.ts'
import { avatarImage, cardImage, eventImage } from '../card.ts'
import { find } from '../find.ts'
import { negotiate, type PageAnswer, page, snapLink } from '../page.ts'
import { keyOfPage } from '../page-cache.ts'
import { type IssuerProfiles, issuerAddresses } from '../pages/credentials.tsx'
import { NotFoundPage } from '../pages/message.tsx'
import { PeoplePage } from '../pages/people.tsx'
import { ProfilePage } from '../pages/profile.tsx'
import { MAX_SUGGESTED, parameter, personRoutes, type Site, searchFor } from '../site.ts'
import { snapFace } from '../snap/respond.ts'
import { vcardFile } from '../vcard.ts'

/** Adds every address of a person: page, Snap, card and avatar. */
export function addPersonRoutes(app: Hono, site: Site): void {
  const wrongMethod = new ServiceError('method-not-allowed', 'pages are read with GET')
  for (const { path, identifierOf } of personRoutes) {
    const identify = (c: Context) => () => identifierOf(c)
    const snap = (c: Context) => snapFace(c, site, identify(c))
    const html = page(site, (c) =>
      personPage(site, identifierOf(c), { hasAllIssuers: c.req.query('issuers') === 'all' }),
    )
    app.get(path, negotiate(html, snap))
    app.post(path, snap)
    app.all(path, (c) => problem(c, wrongMethod, site.baseUrl, { allow: 'GET, HEAD, POST' }))
    app.get(`${path}/card.png`, (c) => cardImage(c, site, identify(c)))
    app.get(`${path}/avatar.webp`, (c) => avatarImage(c, site, identify(c)))
    app.get(`${path}/events/:index{\\d+\\.webp}`, (c) => {
      const index = Number.parseInt(parameter(c, 'index'), 10)
      return eventImage(c, site, { identify: identify(c), index })
    })
    app.get(`${path}/badge.svg`, (c) => badgeImage(c, site, identify(c)))
    app.get(`${path}/contact.vcf`, (c) => vcardFile(c, site, identifierOf(c)))
    app.get(`${path}/qr.svg`, (c) => qrImage(c, site.baseUrl + identifierPath(identifierOf(c))))
  }
}

/**
 * Sends the page of an identifier: one person, several people with the same handle, or suggestions
 * for an unknown name.
 */
export async function personPage(
  site: Site,
  requested: Identifier,
  { hasAllIssuers = false }: { hasAllIssuers?: boolean } = {},
): Promise<PageAnswer> {
  const { context } = site
  const path = identifierPath(requested)
  const found = await find(site.lookup, requested, { hasProof: true, hasAllIssuers })
  const common = { cacheControl: caching.page, headers: snapLink(path) }
  switch (found.kind) {
    case 'not-found': {
      const near = await searchFor(site, searchText(requested), MAX_SUGGESTED)
      const element = NotFoundPage({ context, requested, path, near })
      return { ...common, element, status: 404, cacheControl: caching.notFound }
    }
    case 'people': {
      const { profiles } = found
      const element = PeoplePage({ context, profiles, requested: found.requested, path })
      return { ...common, element }
    }
    case 'person': {
      const { profile, isStale, failedSources } = found
      await loadAccent(site, profile)
      const issuers = await findIssuers(site, profile)
      const shown = { profile, requested, path, isStale, failedSources }
      const key = keyOfPage(shown, [...issuers], context.hue(profile))
      return { ...common, element: () => ProfilePage({ context, ...shown, issuers }), key }
    }
    default:
      return found satisfies never
  }
}

/** Maximum issuers of a person's credentials that are looked up for their names and pictures. */
const MAX_ISSUERS = 6

/** Returns the stored issuers of credentials; none if the database is unreachable. */
async function findIssuers({ people }: Site, profile: Profile): Promise<IssuerProfiles> {
  const found = await Promise.all(
    issuerAddresses(profile, MAX_ISSUERS).map(async (address) => {
      const [one] = await people.find(`eth:${address}`, { mayLag: true }).catch(() => [])
      return one ? [[address, one.profile] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** How long a page waits for the colour of an avatar; that of a slower one is on the next page. */
const ACCENT_PATIENCE_MS = 150

async function loadAccent({ renderer }: Site, profile: Profile): Promise<void> {
  if (!profile.avatarUrl || renderer.accent(profile) !== null) return
  const avatar = renderer.avatar(profile, { size: 256, format: 'webp' }).catch(() => null)
  await atMost(avatar, ACCENT_PATIENCE_MS)
}

/** Returns the search text for an unknown identifier: names only. */
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
