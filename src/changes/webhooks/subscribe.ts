import { randomBytes } from 'node:crypto'
import { type ChangeType, changeTypes } from '@whocast/contract/change-document.ts'
import { brokenRules, ServiceError, type Violation } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { FetchError } from '../../net/guarded-fetch-port.ts'
import type { Webhook, WebhookBacklog, Webhooks, WebhookTargets } from './port.ts'
import { createSecret, ROTATION_MS, rotateSecrets } from './signature.ts'

export interface SubscribeContext {
  webhooks: Webhooks
  /** Throws a `FetchError` for a URL that will never be called. */
  checkUrl(url: string): URL
  clock: Clock
}

interface Subscription {
  url: string
  /** Types, or `profile` and `credential` for all of each. */
  types?: readonly string[] | undefined
  identifiers?: readonly string[] | undefined
  credentialNames?: readonly string[] | undefined
  issuers?: readonly string[] | undefined
}

/** Subscribes an owner to changes. @throws ServiceError `rule-broken` */
export async function subscribe(
  { webhooks, checkUrl, clock }: SubscribeContext,
  { owner, given }: { owner: string; given: Subscription },
): Promise<{ webhook: Webhook & WebhookBacklog; secret: string }> {
  const violations: Violation[] = []
  const url = readUrl(checkUrl, given.url, violations)
  const targets = readTargets(given, violations)
  if (violations.length > 0) throw brokenRules(violations.slice(0, 20))
  const types = readTypes(given.types)
  const secret = createSecret()
  const webhook: Webhook = {
    id: `wh_${randomBytes(12).toString('base64url')}`,
    owner,
    url,
    ...(types ? { types } : {}),
    targets,
    secrets: [{ secret }],
    createdAt: clock(),
    failures: 0,
  }
  await webhooks.create(webhook)
  return { webhook: await getWebhook({ webhooks, checkUrl, clock }, webhook), secret }
}

function readUrl(
  checkUrl: SubscribeContext['checkUrl'],
  text: string,
  violations: Violation[],
): string {
  try {
    return checkUrl(text).href
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    violations.push({ pointer: '/url', detail: error.message })
    return ''
  }
}

function readTargets(given: Subscription, violations: Violation[]): WebhookTargets {
  const { identifiers = [], credentialNames = [], issuers = [] } = given
  if (identifiers.length + credentialNames.length + issuers.length === 0)
    violations.push({
      pointer: '',
      detail: 'needs identifiers, credentialNames or issuers; GET /changes lists everything',
    })
  const found = identifiers.flatMap((text, index) => {
    try {
      return { key: identifierKey(identify(text)), text }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      violations.push({ pointer: `/identifiers/${index}`, detail: error.detail })
      return []
    }
  })
  return {
    identifiers: [...new Map(found.map((one) => [one.key, one])).values()],
    credentialNames: [...new Set(credentialNames)],
    issuers: [...new Set(issuers)],
  }
}

function readTypes(given: readonly string[] | undefined): ChangeType[] | undefined {
  if (!given) return undefined
  const types = changeTypes.filter((type) =>
    given.some((one) => type === one || type.startsWith(`${one}.`)),
  )
  return types.length === changeTypes.length ? undefined : types
}

const noWebhook = () => new ServiceError('not-found', 'this key has no webhook with this ID')

/** @throws ServiceError `not-found` */
export async function getWebhook(
  { webhooks }: SubscribeContext,
  { owner, id }: { owner: string; id: string },
): Promise<Webhook & WebhookBacklog> {
  const webhook = await webhooks.get(owner, id)
  if (!webhook) throw noWebhook()
  return webhook
}

/** Deletes a webhook with what waits for it. @throws ServiceError `not-found` */
export async function unsubscribe(
  { webhooks }: SubscribeContext,
  { owner, id }: { owner: string; id: string },
): Promise<void> {
  if (!(await webhooks.remove(owner, id))) throw noWebhook()
}

/**
 * Gives a webhook a new secret; the previous one signs as well for a day.
 *
 * @throws ServiceError `not-found`
 */
export async function rotateSecret(
  context: SubscribeContext,
  { owner, id }: { owner: string; id: string },
): Promise<{ webhook: Webhook & WebhookBacklog; secret: string; previousUntil: number }> {
  const now = context.clock()
  const secrets = await context.webhooks.replaceSecrets(owner, id, (before) =>
    rotateSecrets(before, now),
  )
  if (!secrets) throw noWebhook()
  const webhook = await getWebhook(context, { owner, id })
  return { webhook, secret: secrets[0]?.secret ?? '', previousUntil: now + ROTATION_MS }
}

/**
 * Queues deliveries that were given up again.
 *
 * @returns how many
 * @throws ServiceError `not-found`
 */
export async function replayDeliveries(
  context: SubscribeContext,
  { owner, id, changes }: { owner: string; id: string; changes?: string[] | undefined },
): Promise<number> {
  await getWebhook(context, { owner, id })
  return context.webhooks.replay(owner, id, changes, context.clock())
}
