import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'

export interface WebhookTargets {
  identifiers: { key: string; text: string }[]
  credentialNames: string[]
  issuers: string[]
}

export interface WebhookSecret {
  secret: string
  /** Unix ms after which nothing is signed with it; absent of the current one. */
  until?: number
}

export interface Webhook {
  id: string
  /** The name of the API keys that it belongs to; it outlives a rotation of theirs. */
  owner: string
  url: string
  types?: ChangeType[]
  targets: WebhookTargets
  /** The current one first. */
  secrets: WebhookSecret[]
  /** Unix ms. */
  createdAt: number
  /** Why nothing is sent any more. */
  disabledReason?: string
  /** Failed attempts since the last success. */
  failures: number
  /** Unix ms of the last success. */
  deliveredAt?: number
  /** Nothing is sent yet: why the receiver has not consented. */
  waitsFor?: string
}

/** Where deliveries of one owner are sent: webhooks with the same URL share it. */
export interface Receiver {
  owner: string
  url: string
  /** Failed attempts since the last success. */
  failures: number
  /** The most messages a minute that the receiver accepts; null for no limit of its own. */
  perMinute: number | null
}

export type ConsentOutcome =
  | { kind: 'granted'; perMinute: number | null }
  /** @param askAt when it is asked again, unix ms */
  | { kind: 'refused'; reason: string; askAt: number }

export interface WebhookBacklog {
  pending: number
  dead: number
}

export interface Delivery {
  webhookID: string
  change: LoggedChange
  /** The identifiers that led to the person, as given; empty for a removal. */
  matched: string[]
  attempts: number
  /** Unix ms. */
  createdAt: number
  /** Why the last attempt failed. */
  error?: string
}

export interface DueDelivery extends Delivery {
  url: string
  secrets: WebhookSecret[]
  /** Consecutive failures of the webhook. */
  failures: number
}

export type DeliveryOutcome =
  | { kind: 'delivered' }
  /** Retry the delivery at `dueAt`, and send nothing for this webhook before `webhookDueAt` (unix ms). */
  | { kind: 'failed'; error: string; dueAt: number; webhookDueAt: number }
  | { kind: 'dead'; error: string; webhookDueAt: number }
  /** The receiver does not want any more. */
  | { kind: 'gone'; error: string }

/** Subscriptions, and the queue of their deliveries, which holds nothing that arrived. */
export interface Webhooks {
  /**
   * Stores a webhook. Identifiers of people who asked to be forgotten are left out.
   *
   * @throws ServiceError `rule-broken` when the owner has as many as are allowed
   */
  create(webhook: Webhook): Promise<void>
  /** Returns the webhooks of one owner, the oldest first. */
  list(owner: string): Promise<(Webhook & WebhookBacklog)[]>
  get(owner: string, id: string): Promise<(Webhook & WebhookBacklog) | null>
  /** Also deletes its deliveries. False when there is none. */
  remove(owner: string, id: string): Promise<boolean>
  /** Replaces the secrets, and enables it. False when there is none. */
  setSecrets(owner: string, id: string, secrets: WebhookSecret[]): Promise<boolean>
  /** Deliveries that wait or were given up, the oldest first. */
  deliveries(
    owner: string,
    id: string,
    query: { isDead: boolean; after: number; limit: number },
  ): Promise<Delivery[]>
  /**
   * Queues what was given up again, or those of `changes` alone, and enables the webhook. Returns
   * how many.
   */
  replay(owner: string, id: string, changes: string[] | undefined, now: number): Promise<number>

  /** Whether there is any webhook. */
  isAny(): Promise<boolean>
  /** Lists receivers that consented and have deliveries to send now. */
  ready(now: number): Promise<Receiver[]>
  /** Lists URLs whose receivers are due for a request for consent, with earlier attempts. */
  unasked(now: number, limit: number): Promise<{ url: string; attempts: number }[]>
  recordConsent(url: string, outcome: ConsentOutcome, now: number): Promise<void>
  /**
   * Lists what is to be sent now: for each webhook at most `perWebhook`, for each person only the
   * oldest. Whether the receiver consented is not considered.
   *
   * @param receiver all receivers if absent
   */
  due(
    now: number,
    perWebhook: number,
    receiver?: Pick<Receiver, 'owner' | 'url'>,
  ): Promise<DueDelivery[]>
  /** Records what came of an attempt; nothing when the delivery is gone meanwhile. */
  settle(
    delivery: Pick<Delivery, 'webhookID' | 'change'>,
    outcome: DeliveryOutcome,
    now: number,
  ): Promise<void>
  /** Webhooks with deliveries that were given up, or that are disabled; for the operator. */
  failing(limit: number): Promise<(Webhook & WebhookBacklog)[]>
  /** Deliveries that wait and that were given up, of all webhooks. */
  backlog(): Promise<WebhookBacklog>
  /**
   * Returns for how long the oldest delivery that could be made has waited, in ms: of webhooks
   * whose receivers take messages.
   *
   * @param now unix ms
   */
  overdueMs(now: number): Promise<number>
}
