import type { Hono } from 'hono'
import { canonicalPath } from '../../src/domain/display.ts'
import { ServiceError } from '../../src/domain/error.ts'
import { caching } from '../answer.ts'
import { CredentialPage } from '../pages/credential.tsx'
import { HoldersPage, readReceivers } from '../pages/holders.tsx'
import { notFoundPage, page, parameter, type Site } from '../site.ts'

/** What is found by its own ID: profiles and credentials, and the holders of a credential. */
export function addRecordRoutes(app: Hono, site: Site): void {
  const { context } = site
  const { baseUrl, credentials, people } = site.options
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
    '/credentials/:uid',
    page(site, async (c) => {
      const given = parameter(c, 'uid')
      // Then the parameter is a credential's name.
      if (c.req.query('show') === 'receivers') {
        const { holders, cursor } = await credentials.holders(readReceivers(given, c.req.query('cursor')))
        return { element: HoldersPage({ context, name: given, holders, cursor }), cacheControl: caching.page }
      }
      const uid = given.toLowerCase()
      if (!/^0x[0-9a-f]{64}$/.test(uid))
        throw new ServiceError('invalid-identifier', 'a credential is named by 0x and 64 hex digits')
      const record = await credentials.get(uid as `0x${string}`)
      if (!record?.isPublic) throw new ServiceError('not-found', 'There is no public credential by this name.')
      return { element: CredentialPage({ context, record }), cacheControl: caching.notFound }
    }),
  )
}
