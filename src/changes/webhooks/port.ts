import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'
import type { createWebhooks } from './stored/webhooks.ts'

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

/** A receiver that is due for a request for consent, with the number of earlier ones. */
export interface UnaskedReceiver {
  owner: string
  url: string
  attempts: number
}

export type ConsentOutcome =
  | { kind: 'granted'; perMinute: number | null }
  /** @param askAt when consent is requested again, unix ms */
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
  /** Retry the delivery at `dueAt`; send nothing for this webhook before `webhookDueAt` (unix ms). */
  | { kind: 'failed'; error: string; dueAt: number; webhookDueAt: number }
  | { kind: 'dead'; error: string; webhookDueAt: number }
  /** Nothing was sent, as our own limit was reached: no attempt, and no failure of the receiver. */
  | { kind: 'postponed'; webhookDueAt: number }
  /** The receiver does not want any more. */
  | { kind: 'gone'; error: string }

export type Webhooks = ReturnType<typeof createWebhooks>
