import { brandName } from '@whocast/contract/brand.ts'
import { canonicalPath, handleOf, nameOf } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath, routeBySegment } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Context, Hono } from 'hono'
import { ACTOR_TYPE } from '../../src/net/service-actor.ts'
import { answer, caching, embeddableHeaders, pageHeaders, problem } from '../answer.ts'
import { cardSize, embedFrame, frameSandbox } from '../embed-code.ts'
import { find } from '../find.ts'
import { plainLine } from '../markup.ts'
import { type PageAnswer, page } from '../page.ts'
import { EmbedNote, EmbedPage } from '../pages/embed.tsx'
import { isProven } from '../person.ts'
import { personRoutes, type Site } from '../site.ts'

/** Adds the frame for other sites, oEmbed and WebFinger. */
export function addEmbedRoutes(app: Hono, site: Site): void {
  // Errors are problem documents for any `Accept`: the clients are programs.
  const data = (work: (c: Context, site: Site) => Promise<Response>) => (c: Context) =>
    work(c, site).catch((error) => {
      if (error instanceof ServiceError) return problem(c, error, site.baseUrl)
      throw error
    })
  app.get('/oembed', data(oembed))
  app.get('/.well-known/webfinger', data(webfinger))
  for (const { path, identifierOf } of personRoutes)
    app.get(
      `/embed${path}`,
      page(site, (c) => embedPage(site, c.req.path.slice('/embed'.length), () => identifierOf(c))),
    )
}

/** The headers of a frame: it is sandboxed also where the page around it does not say so. */
const frameHeaders = {
  'content-security-policy': `${pageHeaders['content-security-policy']}; sandbox ${frameSandbox}`,
  'cross-origin-resource-policy': 'cross-origin',
}

async function embedPage(site: Site, path: string, parse: () => Identifier): Promise<PageAnswer> {
  const { context } = site
  const common = { cacheControl: caching.page, headers: frameHeaders }
  try {
    const requested = parse()
    const { profile } = await personOf(site, requested)
    return { ...common, element: EmbedPage({ context, profile, requested, path }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { status } = error
    const text = status < 500 ? 'No match' : 'Could not be loaded'
    const cacheControl = status < 500 ? caching.notFound : caching.never
    return { ...common, element: EmbedNote({ context, path, text }), status, cacheControl }
  }
}

const send = (c: Context, body: object, contentType: string): Response =>
  answer(c, JSON.stringify(body), {
    'content-type': contentType,
    'cache-control': caching.page,
    ...embeddableHeaders,
  })

/** @throws ServiceError `not-found` where no one person answers for it */
async function personOf(
  { lookup }: Site,
  requested: Identifier | null,
): Promise<{ profile: Profile; path: string }> {
  const found = requested && (await find(lookup, requested))
  if (!requested || found?.kind !== 'person')
    throw new ServiceError('not-found', 'not the address of a single person of this service')
  return { profile: found.profile, path: identifierPath(requested) }
}

/** @throws ServiceError `invalid-request` if the query has no such parameter */
function required(c: Context, name: string): string {
  const value = c.req.query(name)
  if (value) return value
  throw new ServiceError('invalid-request', `query parameter \`${name}\` is required`)
}

/**
 * Sends oEmbed 1.0 (https://oembed.com): the card of a person's page, `link` if the card has no
 * space, 404 for all other URLs.
 *
 * @throws ServiceError
 */
async function oembed(c: Context, site: Site): Promise<Response> {
  const { baseUrl } = site
  const url = required(c, 'url')
  // The specification requires 501, which no other response of ours has.
  if ((c.req.query('format') ?? 'json') !== 'json')
    return new Response('Only JSON is implemented.\n', {
      status: 501,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': caching.notFound,
      },
    })
  const maxWidth = pixels(c, 'maxwidth')
  const maxHeight = pixels(c, 'maxheight')
  const { profile, path } = await personOf(site, ownPage(url, baseUrl))
  const width = Math.min(maxWidth, cardSize.width)
  const isLink = width < cardSize.minWidth || maxHeight < cardSize.height
  const name = `${nameOf(profile)} on ${brandName}`
  const body = {
    type: isLink ? 'link' : 'rich',
    version: '1.0',
    title: plainLine(nameOf(profile)),
    author_name: plainLine(handleOf(profile)),
    author_url: baseUrl + (canonicalPath(profile) ?? path),
    provider_name: brandName,
    provider_url: baseUrl,
    cache_age: 300,
    ...thumbnail(baseUrl + path, maxWidth, maxHeight),
    ...(isLink
      ? {}
      : { html: embedFrame({ baseUrl, path, name, width }), width, height: cardSize.height }),
  }
  return send(c, body, 'application/json; charset=utf-8')
}

/** Returns the card as an image, which must fit like the embed itself. */
const thumbnail = (page: string, maxWidth: number, maxHeight: number): object =>
  maxWidth < 1200 || maxHeight < 630
    ? {}
    : { thumbnail_url: `${page}/card.png?ratio=1.91`, thumbnail_width: 1200, thumbnail_height: 630 }

/** @throws ServiceError `invalid-request` */
function pixels(c: Context, name: string): number {
  const text = c.req.query(name)
  if (text === undefined || text === '') return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new ServiceError('invalid-request', `${name} is a whole number of pixels`)
  return Number(text)
}

/**
 * Sends WebFinger (RFC 7033): a person by `acct:name@<our host>` or by the URL of their page.
 *
 * @throws ServiceError
 */
async function webfinger(c: Context, site: Site): Promise<Response> {
  const { baseUrl, actor } = site
  const resource = required(c, 'resource')
  if (actor && [actor.url, `acct:${actor.address}`].includes(resource)) {
    const links = [{ rel: 'self', type: ACTOR_TYPE, href: actor.url }]
    const jrd = { subject: `acct:${actor.address}`, aliases: [actor.url], links }
    return send(c, jrd, 'application/jrd+json')
  }
  const { profile, path: ownPath } = await personOf(site, resourceOf(resource, baseUrl))
  const path = baseUrl + ownPath
  const canonical = baseUrl + (canonicalPath(profile) ?? ownPath)
  const links = [
    { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: canonical },
    {
      rel: 'http://webfinger.net/rel/avatar',
      href: `${path}/avatar.webp?size=256`,
      type: 'image/webp',
    },
    { rel: 'alternate', type: 'application/json', href: `${baseUrl}/api/v1${ownPath}` },
    { rel: 'alternate', type: 'text/vcard', href: `${path}/contact.vcf` },
    ...profile.channels
      .filter((channel) => isProven(channel) && /^https:/i.test(channel.url ?? ''))
      .map(({ url }) => ({ rel: 'me', href: url })),
  ]
  const rels = c.req.queries('rel') ?? []
  const jrd = {
    subject: resource,
    aliases: [...new Set([canonical, path, `${baseUrl}/profiles/${profile.profileID}`])],
    links: rels.length === 0 ? links : links.filter(({ rel }) => rels.includes(rel)),
  }
  return send(c, jrd, 'application/jrd+json')
}

/** Returns the identifier that a resource names; null for other hosts and invalid identifiers. */
function resourceOf(resource: string, baseUrl: string): Identifier | null {
  const [, user, host] = /^acct:([^@]+)@([^@]+)$/i.exec(resource) ?? []
  if (user === undefined || host === undefined) return ownPage(resource, baseUrl)
  // An `acct:` has no port (RFC 7565).
  const own = new URL(baseUrl)
  return [own.host, own.hostname].includes(host.toLowerCase())
    ? parsed(() => readIdentifier(decodeURIComponent(user)))
    : null
}

/** Returns the identifier of a person's page on this service; null for any other URL. */
function ownPage(text: string, baseUrl: string): Identifier | null {
  const url = URL.parse(text)
  if (url?.origin !== new URL(baseUrl).origin) return null
  const [first = '', ...values] = url.pathname.replace(/^\/|\/$/g, '').split('/')
  const route = routeBySegment(first)
  if (!route || values.length !== route.parameters.length) return null
  return parsed(() => route.parse(...values.map(decodeURIComponent)))
}

function parsed(parse: () => Identifier): Identifier | null {
  try {
    return parse()
  } catch (error) {
    if (error instanceof ServiceError || error instanceof URIError) return null
    throw error
  }
}
