import { canonicalPath } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context, Hono } from 'hono'
import { caching } from '../answer.ts'
import { notFoundPage, type PageAnswer, page } from '../page.ts'
import { signerKey } from '../pages/byline.tsx'
import { CredentialPage, partyKeys } from '../pages/credential.tsx'
import { HoldersPage } from '../pages/holders.tsx'
import { IssuerPage } from '../pages/issuer.tsx'
import { parameter, type Site } from '../site.ts'

/** Adds the pages found by ID or name: profiles, credentials, their holders, and issuers. */
export function addRecordRoutes(app: Hono, site: Site): void {
  const { baseUrl, people } = site
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
    page(site, (c) => issuerPage(site, parameter(c, 'signer').trim(), c)),
  )
}

const MAX_ENTRIES = 50
const MAX_NAME = 500

const invalid = (detail: string) => new ServiceError('invalid-request', detail)

/**
 * Checks the name in the path of a list, and returns its page.
 *
 * @throws ServiceError if the name or the cursor is invalid
 */
function readList(c: Context, name: string, what = 'name of a credential or an issuer') {
  if (name.includes('\0') || name.length > MAX_NAME) throw invalid(`This is not a valid ${what}.`)
  const cursor = c.req.query('cursor')
  if (cursor !== undefined && !/^[\w-]{1,500}$/.test(cursor))
    throw invalid('The cursor is invalid. Use the link of the previous page.')
  return { limit: MAX_ENTRIES, ...(cursor === undefined ? {} : { cursor }) }
}

async function credentialPage(site: Site, uid: `0x${string}`): Promise<PageAnswer> {
  const { context, credentials, clock } = site
  const record = await credentials.get(uid)
  if (!record?.isPublic)
    throw new ServiceError('not-found', 'There is no public credential by this name.')
  const found = await Promise.all(
    partyKeys(record).map(async (key) => {
      const profile = await personBy(site, key)
      return profile ? [[key, profile] as const] : []
    }),
  )
  const people = new Map(found.flat())
  const element = CredentialPage({ context, record, people, now: Math.floor(clock() / 1000) })
  return { element, cacheControl: caching.notFound }
}

/**
 * Sends the holders of a credential name. Programs link to it by `show=receivers`, which also asks
 * for a name that looks like a uid.
 */
async function holdersPage(
  { context, credentials }: Site,
  credentialName: string,
  c: Context,
): Promise<PageAnswer> {
  const attester = c.req.query('attester') ?? ''
  readList(c, attester, 'name of an attester')
  const query = {
    credentialName,
    ...readList(c, credentialName),
    ...(attester === '' ? {} : { attester: attester.toLowerCase() }),
  }
  const { holders, cursor } = await credentials.holders(query)
  const element = HoldersPage({ context, query, holders, cursor })
  return holders.length === 0 && c.req.query('show') !== 'receivers'
    ? { element, status: 404, cacheControl: caching.notFound }
    : { element, cacheControl: caching.page }
}

async function issuerPage(site: Site, attester: string, c: Context): Promise<PageAnswer> {
  const { context, credentials } = site
  const query = readList(c, attester)
  const attested = await credentials.attested({ attester, ...query })
  if (attested.rows.length === 0 && query.cursor === undefined)
    throw new ServiceError('not-found', 'There is no public credential from this issuer.')
  const key = signerKey(attester)
  const person = key === null ? null : await personBy(site, key)
  const element = IssuerPage({ context, signer: attester, person, attested })
  return { element, cacheControl: caching.page }
}

/** Returns the stored person of a key; null also if the database is unreachable. */
async function personBy({ people }: Site, key: string): Promise<Profile | null> {
  const [stored] = await people.find(key, { mayLag: true }).catch(() => [])
  return stored && !stored.isBare ? stored.profile : null
}
