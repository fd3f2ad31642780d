import { changeDocument } from '@whocast/contract/change-document.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import {
  replaySchema,
  type WireWebhook,
  webhookSubmissionSchema,
} from '@whocast/contract/wire/webhook-schema.ts'
import type { Webhook, WebhookBacklog } from '../changes/webhooks/port.ts'
import {
  getWebhook,
  replayDeliveries,
  rotateSecret,
  type SubscribeContext,
  subscribe,
  unsubscribe,
} from '../changes/webhooks/subscribe.ts'
import { sendJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseQuery, queryValue } from '../http/path.ts'
import { requireKey } from './require-key.ts'
import { parseBody } from './validate.ts'

export interface WebhookRouteOptions {
  webhooks: SubscribeContext
  /** Our public origin. */
  baseUrl: string
}

const DELIVERIES_OF_PAGE = 100

/** `/webhooks`: a key's subscriptions to changes. */
export function createWebhookRoutes({ webhooks: context, baseUrl }: WebhookRouteOptions) {
  const ownerOf = (exchange: Exchange) => requireKey(exchange, 'webhooks').name
  const send = (body: object, exchange: Exchange, status = 200) =>
    sendJson(body, exchange, baseUrl, status)
  return {
    async create(request: Request, exchange: Exchange): Promise<Response> {
      const owner = ownerOf(exchange)
      const given = parseBody(webhookSubmissionSchema, await readJson(request))
      const { webhook, secret } = await subscribe(context, { owner, given })
      return send({ webhook: toWireWebhook(webhook), secret }, exchange, 201)
    },

    async list(exchange: Exchange): Promise<Response> {
      const webhooks = await context.webhooks.list(ownerOf(exchange))
      return send({ webhooks: webhooks.map(toWireWebhook) }, exchange)
    },

    async get(id: string, exchange: Exchange): Promise<Response> {
      const webhook = await getWebhook(context, { owner: ownerOf(exchange), id })
      return send({ webhook: toWireWebhook(webhook) }, exchange)
    },

    async remove(id: string, exchange: Exchange): Promise<Response> {
      await unsubscribe(context, { owner: ownerOf(exchange), id })
      return send({}, exchange)
    },

    async rotate(id: string, exchange: Exchange): Promise<Response> {
      const { webhook, secret, previousUntil } = await rotateSecret(context, {
        owner: ownerOf(exchange),
        id,
      })
      return send(
        {
          webhook: toWireWebhook(webhook),
          secret,
          previousUntil: new Date(previousUntil).toISOString(),
        },
        exchange,
      )
    },

    /** Deliveries that wait, or were given up. */
    async deliveries(id: string, url: string, exchange: Exchange): Promise<Response> {
      const owner = ownerOf(exchange)
      await getWebhook(context, { owner, id })
      const query = readDeliveryQuery(url)
      const found = await context.webhooks.deliveries(owner, id, {
        ...query,
        limit: DELIVERIES_OF_PAGE + 1,
      })
      const page = found.slice(0, DELIVERIES_OF_PAGE)
      const deliveries = page.map(({ change, matched, attempts, createdAt, error }) => ({
        change: changeDocument(change),
        matched,
        attempts,
        createdAt: new Date(createdAt).toISOString(),
        ...(error === undefined ? {} : { error }),
      }))
      const last = page.at(-1)
      return send(
        {
          deliveries,
          ...(found.length > page.length && last ? { next: String(last.change.seq) } : {}),
        },
        exchange,
      )
    },

    async replay(id: string, request: Request, exchange: Exchange): Promise<Response> {
      const owner = ownerOf(exchange)
      const { changes } = parseBody(replaySchema, await readJson(request))
      return send({ replayed: await replayDeliveries(context, { owner, id, changes }) }, exchange)
    },
  }
}

function readDeliveryQuery(url: string): { isDead: boolean; after: number } {
  const query = parseQuery(url)
  const state = queryValue(query, 'state') ?? 'dead'
  if (state !== 'dead' && state !== 'pending')
    throw new ServiceError('invalid-request', 'state is dead or pending')
  const after = queryValue(query, 'after') ?? '0'
  if (!/^\d{1,15}$/.test(after))
    throw new ServiceError('invalid-request', 'after is `next` of an answer')
  return { isDead: state === 'dead', after: Number(after) }
}

function toWireWebhook(webhook: Webhook & WebhookBacklog): WireWebhook {
  const {
    id,
    url,
    types,
    targets,
    createdAt,
    disabledReason,
    waitsFor,
    deliveredAt,
    pending,
    dead,
  } = webhook
  const reason = disabledReason ?? waitsFor
  return {
    id,
    url,
    ...(types ? { types } : {}),
    identifiers: targets.identifiers.map(({ text }) => text),
    credentialNames: targets.credentialNames,
    issuers: targets.issuers,
    createdAt: new Date(createdAt).toISOString(),
    state: stateOf(webhook),
    ...(reason === undefined ? {} : { reason }),
    ...(deliveredAt === undefined ? {} : { deliveredAt: new Date(deliveredAt).toISOString() }),
    pending,
    dead,
  }
}

function stateOf({ disabledReason, waitsFor, failures }: Webhook): WireWebhook['state'] {
  if (disabledReason !== undefined) return 'disabled'
  if (waitsFor !== undefined) return 'pending'
  return failures > 0 ? 'failing' : 'active'
}
