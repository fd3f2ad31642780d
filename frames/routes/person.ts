import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath, identifierRoutes } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context, Hono } from 'hono'
import { honoPath } from '../../src/http/path.ts'
import { toServiceError } from '../../src/http/problem.ts'
import { atMost } from '../../src/kit/with-timeout.ts'
import { caching, problem } from '../answer.ts'
import { badgeImage } from '../badge.ts'
import { avatarImage, blankAvatar, cardImage } from '../card.ts'
import { find } from '../find.ts'
import type { PageAnswer } from '../page.ts'
import { keyOfPage } from '../page-cache.ts'
import { type IssuerProfiles, issuerAddresses } from '../pages/credentials.tsx'
import { NotFoundPage } from '../pages/message.tsx'
import { PeoplePage } from '../pages/people.tsx'
import { ProfilePage } from '../pages/profile.tsx'
import { eventImage, qrImage } from '../side-images.ts'
import {
  MAX_SUGGESTED,
  negotiate,
  page,
  parameter,
  type Site,
  searchFor,
  snapLink,
} from '../site.ts'
import { snapFace } from '../snap/respond.ts'
import { vcardFile } from '../vcard.ts'

/** How long a page waits for the colour of an avatar. */
const ACCENT_PATIENCE_MS = 150

/** Adds every address of a person: page, Snap, card and avatar. */
export function addPersonRoutes(app: Hono, site: Site): void {
  const { cards, snaps } = site
  const { baseUrl, log } = site.options
  for (const { path, parameters, parse } of Object.values(identifierRoutes)) {
    const identifierOf = (c: Context): Identifier =>
      parse(...parameters.map(({ name }) => parameter(c, name)))
    const snap = (c: Context) => snapFace(c, snaps, () => identifierOf(c))
    app.get(
      honoPath(path),
      negotiate(
        page(site, (c) =>
          personPage(site, identifierOf(c), { hasAllIssuers: c.req.query('issuers') === 'all' }),
        ),
        snap,
      ),
    )
    app.post(honoPath(path), snap)
    app.all(honoPath(path), (c) =>
      problem(c, new ServiceError('method-not-allowed', 'pages are read with GET'), baseUrl, {
        allow: 'GET, HEAD, POST',
      }),
    )
    app.get(`${honoPath(path)}/card.png`, (c) => cardImage(c, cards, () => identifierOf(c)))
    app.get(`${honoPath(path)}/avatar.webp`, (c) =>
      avatarImage(c, cards, () => identifierOf(c)).catch((error) => {
        if (!(error instanceof ServiceError))
          log.warn({ err: error, path: c.req.path }, 'rendering an avatar failed')
        return blankAvatar(c, cards, toServiceError(error))
      }),
    )
    app.get(`${honoPath(path)}/events/:index{\\d+\\.webp}`, (c) =>
      eventImage(c, cards, {
        identify: () => identifierOf(c),
        index: Number.parseInt(parameter(c, 'index'), 10),
      }),
    )
    app.get(`${honoPath(path)}/badge.svg`, (c) => badgeImage(c, cards, () => identifierOf(c)))
    app.get(`${honoPath(path)}/contact.vcf`, (c) =>
      vcardFile(c, { lookup: cards.lookup, baseUrl }, identifierOf(c)),
    )
    app.get(`${honoPath(path)}/qr.svg`, (c) =>
      qrImage(c, baseUrl + identifierPath(identifierOf(c))),
    )
  }
}

/**
 * Sends the page of an identifier: one person, several people with the same handle, or suggestions
 * for an unknown name.
 */
export async function personPage(
  site: Site,
  identifier: Identifier,
  { hasAllIssuers = false }: { hasAllIssuers?: boolean } = {},
): Promise<PageAnswer> {
  const { context } = site
  const path = identifierPath(identifier)
  const headers = snapLink(path)
  const found = await find(site.options.lookup, identifier, { hasProof: true, hasAllIssuers })
  switch (found.kind) {
    case 'not-found': {
      const near = await searchFor(site, searchText(identifier), MAX_SUGGESTED)
      const element = NotFoundPage({ context, requested: identifier, path, near })
      return { element, status: 404, cacheControl: caching.notFound, headers }
    }
    case 'people': {
      const element = PeoplePage({
        context,
        profiles: found.profiles,
        requested: found.requested,
        path,
      })
      return { element, cacheControl: caching.page, headers }
    }
    case 'person': {
      const { profile, isStale, failedSources } = found
      await loadAccent(site, profile)
      const issuers = await findIssuers(site, profile)
      const key = keyOfPage(
        identifier,
        path,
        isStale,
        failedSources,
        profile,
        [...issuers],
        context.hue(profile),
      )
      const element = () =>
        ProfilePage({
          context,
          profile,
          requested: identifier,
          path,
          isStale,
          failedSources,
          issuers,
        })
      return { element, key, cacheControl: caching.page, headers }
    }
    default:
      return found satisfies never
  }
}

/** Maximum issuers of a person's credentials that are looked up for their names and pictures. */
const MAX_ISSUERS = 6

/**
 * Returns the stored issuers of a person's credentials; none if the database is unreachable, so
 * that the page is still sent.
 */
async function findIssuers(
  { options: { people } }: Site,
  profile: Profile,
): Promise<IssuerProfiles> {
  const addresses = issuerAddresses(profile, MAX_ISSUERS)
  const found = await Promise.all(
    addresses.map((address) => people.find(`eth:${address}`, { mayLag: true }).catch(() => [])),
  )
  return new Map(
    addresses.flatMap(
      (address, at) => found[at]?.slice(0, 1).map((one) => [address, one.profile] as const) ?? [],
    ),
  )
}

/**
 * Waits briefly for the avatar, so that a person's first page has the accent colour of their card.
 * The colour of a slower avatar is on the next page.
 */
async function loadAccent({ options: { renderer } }: Site, profile: Profile): Promise<void> {
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
