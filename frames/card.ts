import { handleOf, requestedText } from '@whocast/contract/display.ts'
import { type ErrorCode, ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context } from 'hono'
import { toServiceError } from '../src/http/problem.ts'
import { answer, caching, embeddableHeaders, faceEnv, retryAfter, wants } from './answer.ts'
import type { CardOptions, CardSubject, Picture } from './card/port.ts'
import { find } from './find.ts'
import { clip } from './person.ts'
import { plainPicture } from './plain-picture.ts'
import type { Site } from './site.ts'

type Identify = () => Identifier

const optionsOf = (c: Context): CardOptions => ({
  ratio: /^1\.91(:1)?$/.test(c.req.query('ratio') ?? '') ? '1.91' : '3:2',
  theme: c.req.query('theme') === 'dark' ? 'dark' : 'light',
  format: wants(c, 'image/webp') > 0 ? 'webp' : 'png',
})

/** Sends a picture that other sites may show. */
export const sendPicture = (
  c: Context,
  { bytes, contentType, etag }: Picture,
  cacheControl: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  answer(
    c,
    new Uint8Array(bytes),
    {
      'content-type': contentType,
      'cache-control': cacheControl,
      vary: 'Accept',
      ...embeddableHeaders,
      ...headers,
    },
    { etag, status },
  )

/**
 * Returns the card of an identifier: always an image with status 200, because clients show nothing
 * else. No match and invalid names get a not-found card for 30 s; failures get an error card that
 * is not cached.
 */
export async function cardImage(c: Context, site: Site, identify: Identify): Promise<Response> {
  try {
    const { subject, cacheControl } = await subjectOf(site, identify)
    const picture = await site.renderer.card(subject, optionsOf(c))
    await chargeDrawn(c, picture)
    return sendPicture(c, picture, cacheControl)
  } catch (error) {
    site.log.warn({ err: error, path: c.req.path }, 'rendering a card failed')
    return errorCard(c, site, error)
  }
}

/** What drawing a card costs in addition to the request, in requests. */
const DRAWING_COST = 4

/** Counts a drawn card more than a cached one; it is sent even if it is over the limit. */
async function chargeDrawn(c: Context, { isDrawn }: Picture): Promise<void> {
  if (isDrawn)
    await faceEnv(c)
      .exchange?.spend(DRAWING_COST)
      .catch(() => {})
}

/** Sends the card of an error with status 200, except 429, so that it is not cached. */
export async function errorCard(
  c: Context,
  { renderer, log }: Pick<Site, 'renderer' | 'log'>,
  error: unknown,
): Promise<Response> {
  const known = error instanceof ServiceError ? error : null
  const message = cardMessages[known?.code ?? 'internal'] ?? 'Something broke'
  const options = optionsOf(c)
  const picture = await renderer.card({ kind: 'error', message }, options).catch((failure) => {
    log.error({ err: failure }, 'not even an error card could be drawn')
    return plainPicture(options.ratio)
  })
  return sendPicture(c, picture, caching.fallbackCard, {
    status: known?.code === 'quota-exceeded' ? 429 : 200,
    headers: known ? retryAfter(known) : {},
  })
}

const cardMessages: Partial<Record<ErrorCode, string>> = {
  unavailable: 'Temporarily unavailable',
  'quota-exceeded': 'Too many requests, try again in a minute',
}

export const noProfile: Profile = {
  profileID: 'nobody-nobody-nobody1',
  channels: [],
  credentials: [],
}

/** Sends the fallback avatar: empty initials, with the status of the error. */
export async function blankAvatar(
  c: Context,
  { renderer }: Pick<Site, 'renderer'>,
  error: ServiceError,
): Promise<Response> {
  const picture = await renderer.avatar(noProfile, { size: 256, format: 'webp' })
  const cacheControl = error.status < 429 ? caching.missingCard : caching.never
  return sendPicture(c, picture, cacheControl, {
    status: error.status,
    headers: retryAfter(error),
  })
}

async function subjectOf(
  { lookup }: Site,
  identify: Identify,
): Promise<{ subject: CardSubject; cacheControl: string }> {
  const missing = (requested: string) => ({
    subject: { kind: 'not-found' as const, requested },
    cacheControl: caching.missingCard,
  })
  let identifier: Identifier
  try {
    identifier = identify()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return missing('That')
  }
  const found = await find(lookup, identifier)
  const requested = requestedText(identifier)
  const cacheControl = caching.card
  switch (found.kind) {
    case 'person': {
      const { profile } = found
      const handle = handleOf(profile, identifier)
      return { subject: { kind: 'profile', profile, handle }, cacheControl }
    }
    case 'people': {
      const { holders, profiles } = found
      const claimants = profiles.length - holders
      return { subject: { kind: 'people', requested, holders, claimants }, cacheControl }
    }
    case 'not-found':
      return missing(clip(requested, 60))
    default:
      return found satisfies never
  }
}

/** Sends the card of the home page. */
export const homeImage = async (c: Context, { renderer }: Site): Promise<Response> =>
  sendPicture(c, await renderer.card({ kind: 'home' }, optionsOf(c)), caching.card)

const avatarSizes = [64, 128, 256, 512]

/** Sends the avatar of a page, re-encoded, so that no page makes a browser call other hosts. */
export async function avatarImage(c: Context, site: Site, identify: Identify): Promise<Response> {
  const requested = Number(c.req.query('size') ?? '256')
  const size = avatarSizes.find((one) => one >= requested) ?? 512
  try {
    const { profiles } = await site.lookup.one(identify())
    const [profile] = profiles
    if (!profile) throw new ServiceError('not-found', 'no match, so no avatar')
    const picture = await site.renderer.avatar(profile, { size, format: 'webp' })
    return sendPicture(c, picture, caching.card)
  } catch (error) {
    if (!(error instanceof ServiceError))
      site.log.warn({ err: error, path: c.req.path }, 'rendering an avatar failed')
    return blankAvatar(c, site, toServiceError(error))
  }
}

/** Edge of an event's picture in pixels: twice its size on the page. */
const EVENT_SIZE = 128

/** Sends the picture of one of a person's events like an avatar; blank if it is unavailable. */
export async function eventImage(
  c: Context,
  site: Site,
  { identify, index }: { identify: Identify; index: number },
): Promise<Response> {
  try {
    const { profiles } = await site.lookup.one(identify())
    const { id = '', name = '', imageUrl } = profiles[0]?.events?.[index] ?? {}
    const shown: Profile = {
      profileID: id,
      displayName: name,
      channels: [],
      credentials: [],
      ...(imageUrl ? { avatarUrl: imageUrl } : {}),
    }
    const picture = await site.renderer.avatar(shown, { size: EVENT_SIZE, format: 'webp' })
    return sendPicture(c, picture, caching.card)
  } catch (error) {
    return blankAvatar(c, site, toServiceError(error))
  }
}
