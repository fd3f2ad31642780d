import { ServiceError } from '@whocast/contract/error.ts'
import { type ReceiveContext, receiveEvent } from '../changes/notifications/receive.ts'
import { readBytes } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { securityHeaders } from '../http/headers.ts'

const MAX_BYTES = 16_384

export interface MiniAppRouteOptions {
  /** Handles events of Farcaster clients; null if they are turned off. */
  miniApp: ReceiveContext | null
  /** Our public origin. */
  baseUrl: string
}

/** `/miniapp/webhook`: what Farcaster clients tell of people who add the Mini App. */
export function createMiniAppRoute({ miniApp, baseUrl }: MiniAppRouteOptions) {
  return async (request: Request, exchange: Exchange): Promise<Response> => {
    if (!miniApp)
      throw new ServiceError(
        'not-found',
        'no messages are sent to Farcaster clients here (NOTIFICATION_SECRET)',
      )
    const text = new TextDecoder().decode(await readBytes(request, MAX_BYTES))
    const status = await receiveEvent(miniApp, text)
    const headers = {
      ...securityHeaders(baseUrl),
      ...exchange.headers(),
      'content-type': 'application/json',
      'cache-control': 'no-store',
    }
    return new Response(JSON.stringify({ status }), { headers })
  }
}
