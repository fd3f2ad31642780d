import { canonicalPath } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context, Hono } from 'hono'
import { caching } from '../answer.ts'
import type { PageAnswer } from '../page.ts'
import { signerKey } from '../pages/byline.tsx'
import { CredentialPage, partyKeys } from '../pages/credential.tsx'
import { HoldersPage, type ListQuery, readList, readReceivers } from '../pages/holders.tsx'
import { IssuerPage } from '../pages/issuer.tsx'
import { notFoundPage, page, parameter, type Site } from '../site.ts'

/** Adds the pages found by ID or name: profiles, credentials, their holders, and issuers. */
export function addRecordRoutes(app: Hono, site: Site): void {
  const { baseUrl, people } = site.options
  // Existing programs link to a person by profile ID; the page is at their best identifier.
  app.get('/profiles/:profileID', async (c, next) => {
    const [stored] = await people.find(`id:${parameter(c, 'profileID')}`)
    const path = stored && canonicalPath(stored.profile)
    if (!path) return notFoundPage(site)(c, next)
    c.header('link', `<${baseUrl}${path}>; rel="canonical"`)
    c.header('cache-control', caching.page)
    return c.redirect(path, 302)
  })
  app.get(
    '/credentials/:name',
    page(site, (c) => {
      const given = parameter(c, 'name')
      const isUid = /^0x[0-9a-f]{64}$/i.test(given) && c.req.query('show') !== 'receivers'
      return isUid
        ? credentialPage(site, given.toLowerCase() as `0x${string}`)
        : holdersPage(site, given, c)
    }),
  )
  app.get(
    '/issuers/:signer',
    page(site, (c) => issuerPage(site, parameter(c, 'signer').trim(), listQuery(c))),
  )
}

const listQuery = (c: Context): ListQuery => ({
  cursor: c.req.query('cursor'),
  attester: c.req.query('attester'),
})

async function credentialPage(site: Site, uid: `0x${string}`): Promise<PageAnswer> {
  const { context, options, clock } = site
  const record = await options.credentials.get(uid)
  if (!record?.isPublic)
    throw new ServiceError('not-found', 'There is no public credential by this name.')
  const found = await Promise.all(
    partyKeys(record).map(async (key) => [key, await personBy(site, key)] as const),
  )
  const people = new Map(
    found.flatMap(([key, profile]) => (profile ? [[key, profile] as const] : [])),
  )
  const element = CredentialPage({ context, record, people, now: Math.floor(clock() / 1000) })
  return { element, cacheControl: caching.notFound }
}

/**
 * Sends the holders of a credential name. Programs link to it by `show=receivers`, which also asks
 * for a name that looks like a uid.
 */
async function holdersPage(
  { context, options }: Site,
  name: string,
  c: Context,
): Promise<PageAnswer> {
  const query = readReceivers(name, listQuery(c))
  const { holders, cursor } = await options.credentials.holders(query)
  const isUnknown = holders.length === 0 && c.req.query('show') !== 'receivers'
  const element = HoldersPage({ context, query, holders, cursor })
  return {
    element,
    ...(isUnknown
      ? { status: 404, cacheControl: caching.notFound }
      : { cacheControl: caching.page }),
  }
}

async function issuerPage(site: Site, signer: string, { cursor }: ListQuery): Promise<PageAnswer> {
  const { context, options } = site
  const attested = await options.credentials.attested({
    attester: signer,
    ...readList(signer, { cursor }),
  })
  if (attested.rows.length === 0 && cursor === undefined)
    throw new ServiceError('not-found', 'There is no public credential from this issuer.')
  const key = signerKey(signer)
  const person = key === null ? null : await personBy(site, key)
  const element = IssuerPage({ context, signer, person, attested })
  return { element, cacheControl: caching.page }
}

/**
 * Returns the stored person of a key; null also if the database is unreachable, so that the page is
 * still sent.
 */
async function personBy({ options: { people } }: Site, key: string): Promise<Profile | null> {
  const [stored] = await people.find(key, { mayLag: true }).catch(() => [])
  return stored && !stored.isBare ? stored.profile : null
}
