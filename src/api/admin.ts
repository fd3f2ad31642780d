import { ServiceError } from '@whocast/contract/error.ts'
import { readIdentifier } from '@whocast/mention-reader/query.ts'
import { z } from 'zod'
import { readJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import type { ApiKey } from '../http/keys/port.ts'
import { refuseOtherSites, requireOwnOrigin } from '../http/own-origin.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import { forget, replay, revokeKey } from './admin/act.ts'
import type { AdminContext } from './admin/context.ts'
import { readOverview } from './admin/overview.ts'
import { requireKey } from './require-key.ts'
import { sendPrivate } from './session.ts'
import { parseBody } from './validate.ts'
import { toWireTrace } from './wire.ts'

export interface AdminRouteOptions {
  admin: AdminContext | null
  /** Our public origin. */
  baseUrl: string
}

const replaySchema = z.discriminatedUnion('queue', [
  z.strictObject({
    queue: z.literal('mentions'),
    castHash: z
      .string()
      .regex(/^0x[0-9a-f]{40}$/, 'must be 0x and 40 hex digits')
      .optional(),
  }),
  z.strictObject({
    queue: z.literal('webhooks'),
    owner: z.string().min(1).max(200),
    id: z.string().min(1).max(100),
  }),
])

const revokeSchema = z.strictObject({ id: z.string().min(1).max(100) })

const forgetSchema = z.strictObject({
  who: z.string().min(1).max(300),
  /** False: say what would be removed. */
  isConfirmed: z.boolean(),
})

/**
 * `/admin`: what the operator's page reads and does, by a key with the scope `admin`. Requests that
 * change something come from that page.
 */
export function createAdminRoutes({ admin, baseUrl }: AdminRouteOptions) {
  /** @throws ServiceError `not-found`, `unauthorized`, `forbidden` */
  function reader(exchange: Exchange): { context: AdminContext; key: ApiKey } {
    if (!admin) throw new ServiceError('not-found', 'there is no operator’s page here')
    refuseOtherSites(exchange)
    return { context: admin, key: requireKey(exchange, 'admin') }
  }
  function actor(exchange: Exchange) {
    const identifier = reader(exchange)
    requireOwnOrigin(exchange, baseUrl)
    return identifier
  }

  return {
    /** Where the service stands. */
    async overview(exchange: Exchange): Promise<Response> {
      return sendPrivate(await readOverview(reader(exchange).context), exchange, baseUrl)
    },

    /** How the answer to a lookup comes about. */
    async trace(url: string, exchange: Exchange): Promise<Response> {
      const { context } = reader(exchange)
      const identifier = readIdentifier(queryValue(parseQuery(url), 'q') ?? '')
      const { trace } = await context.trace({ identifier, options: { include: { claims: true } } })
      return sendPrivate({ trace: toWireTrace(trace) }, exchange, baseUrl)
    },

    async replay(request: Request, exchange: Exchange): Promise<Response> {
      const { context, key } = actor(exchange)
      const queued = await replay(context, key, parseBody(replaySchema, await readJson(request)))
      return sendPrivate({ queued }, exchange, baseUrl)
    },

    async revoke(request: Request, exchange: Exchange): Promise<Response> {
      const { context, key } = actor(exchange)
      const { id } = parseBody(revokeSchema, await readJson(request))
      await revokeKey(context, key, id)
      return sendPrivate({ revoked: id }, exchange, baseUrl)
    },

    /** Removes a person, or says what would be removed. */
    async forget(request: Request, exchange: Exchange): Promise<Response> {
      const { context, key } = actor(exchange)
      const { who: identifier, isConfirmed } = parseBody(forgetSchema, await readJson(request))
      const removal = await forget(context, key, { identifier, isDryRun: !isConfirmed })
      return sendPrivate({ isRemoved: isConfirmed, removal }, exchange, baseUrl)
    },
  }
}
