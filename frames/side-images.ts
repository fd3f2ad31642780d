import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Context } from 'hono'
import { encodeQR } from 'qr'
import { toServiceError } from '../src/http/problem.ts'
import { answer, caching } from './answer.ts'
import { blankAvatar, type CardDependencies, send } from './card.ts'

/** Edge of an event's picture in pixels: twice its size on the page. */
const EVENT_SIZE = 128

/**
 * Sends the picture of one of a person's events, fetched by the guard and re-encoded like an
 * avatar; blank if it is unavailable.
 */
export async function eventImage(
  c: Context,
  cards: CardDependencies,
  { identify, index }: { identify: () => Identifier; index: number },
): Promise<Response> {
  try {
    const { profiles } = await cards.lookup.one(identify())
    const event = profiles[0]?.events?.[index]
    const profile = {
      profileID: event?.id ?? '',
      displayName: event?.name ?? '',
      channels: [],
      credentials: [],
    }
    const shown = event?.imageUrl ? { ...profile, avatarUrl: event.imageUrl } : profile
    return send(
      c,
      await cards.renderer.avatar(shown, { size: EVENT_SIZE, format: 'webp' }),
      caching.card,
    )
  } catch (error) {
    return blankAvatar(c, cards, toServiceError(error))
  }
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
