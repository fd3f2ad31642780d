import {
  handleOf,
  type Mark,
  markOf,
  marks,
  orderChannels,
  requestedText,
} from '@whocast/contract/display.ts'
import type { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context } from 'hono'
import { toServiceError } from '../src/http/problem.ts'
import type { Logger } from '../src/kit/telemetry.ts'
import type { Lookup } from '../src/people/lookup.ts'
import { answer, caching } from './answer.ts'
import { find } from './find.ts'
import { escapeMarkup, plainLine } from './markup.ts'
import { clip } from './person.ts'

/** The texts of a badge: the person, and how well they are known. */
export interface Badge {
  left: string
  right: string
  tone: 'proven' | 'confirmed' | 'plain' | 'warning'
}

const tones: Record<Badge['tone'], string> = {
  proven: '#0f7a4f',
  confirmed: '#1f5f99',
  plain: '#5f5a52',
  warning: '#9a3412',
}

const MAX_LETTERS = 28
const HEIGHT = 20
const PADDING = 7

/** Estimates the width of a text in 11 px Verdana; the badge then sets the text to this width. */
function widthOf(text: string): number {
  let width = 0
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    if (/^[ -~]$/.test(segment))
      width += /[iljtfrI.,:;|!'()[\] ]/.test(segment) ? 4.4 : /[mwMW@%]/.test(segment) ? 10.5 : 7.2
    else width += /^[\u00a0-\u07ff…·]/u.test(segment) ? 7.2 : 12.5
  }
  return Math.ceil(width)
}

/** Returns a badge as SVG, without scripts and external resources. */
export function badgeSvg({ left, right, tone }: Badge): string {
  const [leftText, rightText] = [
    clip(plainLine(left), MAX_LETTERS),
    clip(plainLine(right), MAX_LETTERS),
  ]
  const [leftWidth, rightWidth] = [widthOf(leftText), widthOf(rightText)]
  const middle = leftWidth + 2 * PADDING
  const width = middle + rightWidth + 2 * PADDING
  const title = escapeMarkup(`${leftText}: ${rightText}`)
  const text = (content: string, x: number, length: number) =>
    `<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(content)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}"><title>${title}</title><clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${middle}" height="${HEIGHT}" fill="#33302b"/><rect x="${middle}" width="${width - middle}" height="${HEIGHT}" fill="${tones[tone]}"/></g><g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(leftText, PADDING, leftWidth)}${text(rightText, middle + PADDING, rightWidth)}</g></svg>`
}

const toneOf = (mark: Mark): Badge['tone'] =>
  mark === 'proven' || mark === 'confirmed' ? mark : 'plain'

/** Returns the person's best grade and its number of accounts. */
function badgeOf(profile: Profile, requested: Identifier): Badge {
  const left = handleOf(profile, requested)
  if (profile.warning) return { left, right: `not ${profile.warning.of.handle}`, tone: 'warning' }
  const channels = orderChannels(profile.channels)
  const best = marks.find(
    (mark) => mark !== 'claimed' && channels.some((channel) => markOf(channel) === mark),
  )
  if (best === undefined) return { left, right: 'no verified accounts', tone: 'plain' }
  const amount = channels.filter((channel) => markOf(channel) === best).length
  const right = `${best} · ${amount} ${amount === 1 ? 'account' : 'accounts'}`
  return { left, right: profile.isSample ? `sample: ${right}` : right, tone: toneOf(best) }
}

async function badgeFor(
  lookup: Pick<Lookup, 'one'>,
  identify: () => Identifier,
): Promise<{ badge: Badge; cacheControl: string }> {
  const identifier = identify()
  const found = await find(lookup, identifier)
  if (found.kind === 'person')
    return { badge: badgeOf(found.profile, identifier), cacheControl: caching.page }
  const right = found.kind === 'people' ? 'several people' : 'no match'
  return {
    badge: { left: requestedText(identifier), right, tone: 'plain' },
    cacheControl: caching.notFound,
  }
}

const send = (
  c: Context,
  badge: Badge,
  cacheControl: string,
  status = 200,
  headers: Record<string, string> = {},
): Response =>
  answer(
    c,
    badgeSvg(badge),
    {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      ...headers,
    },
    { status },
  )

/**
 * Sends the badge of an identifier. Like a card it is an image even for errors; only 429 keeps its
 * status, so that it is not cached.
 */
export async function badgeImage(
  c: Context,
  { lookup, log }: { lookup: Pick<Lookup, 'one'>; log: Logger },
  identify: () => Identifier,
): Promise<Response> {
  try {
    const { badge, cacheControl } = await badgeFor(lookup, identify)
    return send(c, badge, cacheControl)
  } catch (error) {
    const known = toServiceError(error)
    if (known.code === 'internal')
      log.warn({ err: error, path: c.req.path }, 'rendering a badge failed')
    return errorBadge(c, known)
  }
}

/** Sends the badge of an error. */
export function errorBadge(c: Context, { status, retryAfterSeconds }: ServiceError): Response {
  if (status < 429)
    return send(c, { left: 'Whocast', right: 'no match', tone: 'plain' }, caching.notFound)
  const headers =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return send(
    c,
    { left: 'Whocast', right: 'unavailable', tone: 'plain' },
    caching.never,
    status === 429 ? 429 : 200,
    headers,
  )
}
