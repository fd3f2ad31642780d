import { handleOf, requestedText } from '@whocast/contract/display.ts'
import { type ErrorCode, ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context } from 'hono'
import type { Logger } from '../src/kit/telemetry.ts'
import type { Lookup } from '../src/people/lookup.ts'
import { answer, caching, type FaceEnv, wants } from './answer.ts'
import type { CardOptions, CardSubject, Picture, Renderer } from './card/port.ts'
import { find } from './find.ts'
import { clip } from './person.ts'
import { plainPicture } from './plain-picture.ts'

/** The dependencies of an image route. */
export interface CardDependencies {
  lookup: Pick<Lookup, 'one'>
  renderer: Pick<Renderer, 'card' | 'avatar'>
  log: Logger
}

const optionsOf = (c: Context): CardOptions => ({
  ratio: /^1\.91(:1)?$/.test(c.req.query('ratio') ?? '') ? '1.91' : '3:2',
  theme: c.req.query('theme') === 'dark' ? 'dark' : 'light',
  format: wants(c.req.header('accept'), 'image/webp') > 0 ? 'webp' : 'png',
})

/** Sends a picture that other sites may show. */
export const send = (
  c: Context,
  picture: Picture,
  cacheControl: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  answer(
    c,
    new Uint8Array(picture.bytes),
    {
      'content-type': picture.contentType,
      'cache-control': cacheControl,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      // Other sites show the card: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      ...headers,
    },
    { etag: picture.etag, status },
  )

/**
 * Returns the card of an identifier: always an image with status 200, because clients show nothing
 * else. No match and invalid names get a not-found card for 30 s; failures get an error card that
 * is not cached.
 */
export async function cardImage(
  c: Context,
  { lookup, renderer, log }: CardDependencies,
  identify: () => Identifier,
): Promise<Response> {
  const options = optionsOf(c)
  try {
    const { subject, cacheControl } = await subjectOf(lookup, identify)
    const picture = await renderer.card(subject, options)
    await chargeDrawn(c, picture)
    return send(c, picture, cacheControl)
  } catch (error) {
    log.warn({ err: error, path: c.req.path }, 'rendering a card failed')
    return errorCard(c, { renderer, log }, error)
  }
}

/** What drawing a card costs in addition to the request, in requests. */
const DRAWING_COST = 4

/**
 * Counts a card that had to be drawn more than a cached one. It is sent all the same: the next
 * request is over the limit.
 */
async function chargeDrawn(c: Context, { isDrawn }: Picture): Promise<void> {
  const { exchange } = (c.env ?? {}) as FaceEnv['Bindings']
  if (isDrawn) await exchange?.spend(DRAWING_COST).catch(() => {})
}

/**
 * Sends the card of an error. 429 and its `Retry-After` stay, so that it is not cached; all else is
 * 200, because clients show nothing else.
 */
export async function errorCard(
  c: Context,
  { renderer, log }: Omit<CardDependencies, 'lookup'>,
  error: unknown,
): Promise<Response> {
  const code = error instanceof ServiceError ? error.code : 'internal'
  const status = code === 'quota-exceeded' ? 429 : 200
  const options = optionsOf(c)
  const picture = await renderer
    .card({ kind: 'error', message: cardMessages[code] ?? 'Something broke' }, options)
    .catch((failure) => {
      log.error({ err: failure }, 'not even an error card could be drawn')
      return plainPicture(options.ratio)
    })
  return send(c, picture, caching.fallbackCard, { status, ...retryAfter(error) })
}

const cardMessages: Partial<Record<ErrorCode, string>> = {
  unavailable: 'Temporarily unavailable',
  'quota-exceeded': 'Too many requests, try again in a minute',
}

const retryAfter = (error: unknown): { headers?: Record<string, string> } =>
  error instanceof ServiceError && error.retryAfterSeconds !== undefined
    ? { headers: { 'retry-after': String(error.retryAfterSeconds) } }
    : {}

/** The profile behind the avatar for "not found". */
export const noProfile: Profile = {
  profileID: 'nobody-nobody-nobody1',
  channels: [],
  credentials: [],
}

/** Sends the fallback avatar: empty initials, with the status of the error. */
export async function blankAvatar(
  c: Context,
  { renderer }: Pick<CardDependencies, 'renderer'>,
  error: ServiceError,
): Promise<Response> {
  const picture = await renderer.avatar(noProfile, { size: 256, format: 'webp' })
  const cacheControl = error.status < 429 ? caching.missingCard : caching.never
  return send(c, picture, cacheControl, { status: error.status, ...retryAfter(error) })
}

async function subjectOf(
  lookup: Pick<Lookup, 'one'>,
  identify: () => Identifier,
): Promise<{ subject: CardSubject; cacheControl: string }> {
  let identifier: Identifier
  try {
    identifier = identify()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { subject: { kind: 'not-found', requested: 'That' }, cacheControl: caching.missingCard }
  }
  const found = await find(lookup, identifier)
  switch (found.kind) {
    case 'person':
      return {
        subject: {
          kind: 'profile',
          profile: found.profile,
          handle: handleOf(found.profile, identifier),
        },
        cacheControl: caching.card,
      }
    case 'people': {
      const claimants = found.profiles.length - found.holders
      return {
        subject: {
          kind: 'people',
          requested: requestedText(identifier),
          holders: found.holders,
          claimants,
        },
        cacheControl: caching.card,
      }
    }
    case 'not-found':
      return {
        subject: { kind: 'not-found', requested: clip(requestedText(identifier), 60) },
        cacheControl: caching.missingCard,
      }
    default:
      return found satisfies never
  }
}

/** Sends the card of the home page. */
export const homeImage = async (c: Context, { renderer }: CardDependencies): Promise<Response> =>
  send(c, await renderer.card({ kind: 'home' }, optionsOf(c)), caching.card)

const avatarSizes = [64, 128, 256, 512]

/** Sends the avatar of a page, re-encoded, so that no page makes a browser call other hosts. */
export async function avatarImage(
  c: Context,
  { lookup, renderer }: CardDependencies,
  identify: () => Identifier,
): Promise<Response> {
  const requested = Number(c.req.query('size') ?? '256')
  const size = avatarSizes.find((one) => one >= requested) ?? 512
  const { profiles } = await lookup.one(identify())
  const [profile] = profiles
  if (!profile) throw new ServiceError('not-found', 'no match, so no avatar')
  return send(c, await renderer.avatar(profile, { size, format: 'webp' }), caching.card)
}
