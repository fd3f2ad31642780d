import { brandName } from '@whocast/contract/brand.ts'
import { handleOf, markOf, marks, orderChannels, requestedText } from '@whocast/contract/display.ts'
import type { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Context } from 'hono'
import { encodeQR } from 'qr'
import { toServiceError } from '../src/http/problem.ts'
import { answer, caching, embeddableHeaders, retryAfter } from './answer.ts'
import { find } from './find.ts'
import { escapeMarkup, plainLine } from './markup.ts'
import { clip, count, graphemesOf } from './person.ts'
import type { Site } from './site.ts'

interface Badge {
  left: string
  right: string
  tone: keyof typeof tones
}

const tones = {
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
  for (const segment of graphemesOf(text)) {
    if (/^[ -~]$/.test(segment))
      width += /[iljtfrI.,:;|!'()[\] ]/.test(segment) ? 4.4 : /[mwMW@%]/.test(segment) ? 10.5 : 7.2
    else width += /^[\u00a0-\u07ff…·]/u.test(segment) ? 7.2 : 12.5
  }
  return Math.ceil(width)
}

/** Returns a badge as SVG, without scripts and external resources. */
export function badgeSvg({ left, right, tone }: Badge): string {
  const leftText = clip(plainLine(left), MAX_LETTERS)
  const rightText = clip(plainLine(right), MAX_LETTERS)
  const [leftWidth, rightWidth] = [widthOf(leftText), widthOf(rightText)]
  const middle = leftWidth + 2 * PADDING
  const width = middle + rightWidth + 2 * PADDING
  const title = escapeMarkup(`${leftText}: ${rightText}`)
  const text = (content: string, x: number, length: number) =>
    `<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(content)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}"><title>${title}</title><clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${middle}" height="${HEIGHT}" fill="#33302b"/><rect x="${middle}" width="${width - middle}" height="${HEIGHT}" fill="${tones[tone]}"/></g><g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(leftText, PADDING, leftWidth)}${text(rightText, middle + PADDING, rightWidth)}</g></svg>`
}

function badgeOf(profile: Profile, requested: Identifier): Badge {
  const left = handleOf(profile, requested)
  if (profile.warning) return { left, right: `not ${profile.warning.of.handle}`, tone: 'warning' }
  const grades = orderChannels(profile.channels).map(markOf)
  const best = marks.find((mark) => mark !== 'claimed' && grades.includes(mark))
  if (best === undefined) return { left, right: 'no verified accounts', tone: 'plain' }
  const right = `${best} · ${count(grades.filter((grade) => grade === best).length, 'account')}`
  const tone = best === 'proven' || best === 'confirmed' ? best : 'plain'
  return { left, right: profile.isSample ? `sample: ${right}` : right, tone }
}

const send = (
  c: Context,
  badge: Badge,
  cacheControl: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  answer(
    c,
    badgeSvg(badge),
    {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'",
      ...embeddableHeaders,
      ...headers,
    },
    { status },
  )

/** Sends the badge of an identifier: an image even for errors; only 429 keeps its status. */
export async function badgeImage(
  c: Context,
  { lookup, log }: Site,
  identify: () => Identifier,
): Promise<Response> {
  try {
    const identifier = identify()
    const found = await find(lookup, identifier)
    if (found.kind === 'person') return send(c, badgeOf(found.profile, identifier), caching.page)
    const right = found.kind === 'people' ? 'several people' : 'no match'
    const left = requestedText(identifier)
    return send(c, { left, right, tone: 'plain' }, caching.notFound)
  } catch (error) {
    const known = toServiceError(error)
    if (known.code === 'internal')
      log.warn({ err: error, path: c.req.path }, 'rendering a badge failed')
    return errorBadge(c, known)
  }
}

/** Sends the badge of an error. */
export function errorBadge(c: Context, error: ServiceError): Response {
  const badge = { left: brandName, tone: 'plain' } as const
  if (error.status < 429) return send(c, { ...badge, right: 'no match' }, caching.notFound)
  return send(c, { ...badge, right: 'unavailable' }, caching.never, {
    status: error.status === 429 ? 429 : 200,
    headers: retryAfter(error),
  })
}

/** Sends a QR code (ISO/IEC 18004) of a URL, black on white for all scanners. */
export function qrImage(c: Context, url: string): Response {
  const svg = encodeQR(url, 'svg', { ecc: 'medium', border: 3 })
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1
  const white = `${svg.slice(0, start)}<rect width="100%" height="100%" fill="#fff"/>${svg.slice(start)}`
  return answer(c, white, {
    'content-type': 'image/svg+xml',
    'cache-control': caching.card,
    'x-content-type-options': 'nosniff',
  })
}
