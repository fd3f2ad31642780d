import { type ErrorCode, ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import type { Context, Hono } from 'hono'
import { decodePart, rawPath } from '../../src/http/path.ts'
import { toServiceError } from '../../src/http/problem.ts'
import { caching, problem, wants } from '../answer.ts'
import type { AvatarOptions } from '../card/port.ts'
import { noProfile, sendPicture } from '../card.ts'
import { find } from '../find.ts'
import type { Site } from '../site.ts'

/** Edges in pixels; between them the next larger is sent, so that few pictures are drawn. */
const sizes = [16, 32, 48, 64, 96, 128, 192, 256, 384, 512]
const DEFAULT_SIZE = 256

interface AvatarQuestion extends AvatarOptions {
  /** Whether initials are sent where there is no picture; else 404. */
  hasPlaceholder: boolean
}

/** Adds `/avatar/{identifier}`: the picture of a person alone, for other sites. */
export function addAvatarRoutes(app: Hono, site: Site): void {
  app.get('/avatar/:identifier{.+}', (c) =>
    sendAvatar(c, site).catch((error) => {
      const known = toServiceError(error)
      if (known.code === 'internal')
        site.log.warn({ err: error, path: c.req.path }, 'rendering an avatar failed')
      return problem(c, known, site.baseUrl)
    }),
  )
}

async function sendAvatar(c: Context, site: Site): Promise<Response> {
  const question = readQuestion(c)
  const identifier = readIdentifier(
    decodePart(trimEnd(rawPath(c.req.url), /[/]/).slice('/avatar/'.length)),
  )
  const { profile, cacheControl } = await personOf(site, identifier, question)
  const picture = await site.renderer.avatar(profile ?? noProfile, question)
  if (picture.isPlaceholder && !question.hasPlaceholder)
    throw new ServiceError('not-found', 'there is no picture of this person')
  return sendPicture(c, picture, cacheControl)
}

async function personOf(
  { lookup }: Site,
  identifier: Identifier,
  { hasPlaceholder }: AvatarQuestion,
): Promise<{ profile: Profile | null; cacheControl: string }> {
  try {
    const found = await find(lookup, identifier)
    return found.kind === 'person'
      ? { profile: found.profile, cacheControl: caching.card }
      : { profile: null, cacheControl: caching.missingCard }
  } catch (error) {
    const passing: ErrorCode[] = ['unavailable', 'not-configured']
    if (!hasPlaceholder || !(error instanceof ServiceError) || !passing.includes(error.code))
      throw error
    return { profile: null, cacheControl: caching.fallbackCard }
  }
}

/** @throws ServiceError `invalid-request` */
function readQuestion(c: Context): AvatarQuestion {
  const { s, f, d } = c.req.query()
  const refuse = (detail: string) => new ServiceError('invalid-request', detail)
  const size = s === undefined || s === '' ? DEFAULT_SIZE : Number(s)
  if (!Number.isInteger(size) || size < 1) throw refuse('s is a whole number of pixels')
  if (f !== undefined && f !== 'png' && f !== 'webp') throw refuse('f is png or webp')
  if (d !== undefined && d !== 'initials' && d !== '404') throw refuse('d is initials or 404')
  return {
    size: sizes.find((one) => one >= size) ?? Math.max(...sizes),
    format: f ?? (wants(c, 'image/webp') > 0 ? 'webp' : 'png'),
    hasPlaceholder: d !== '404',
  }
}
