import type { createNotifications } from './stored/notifications.ts'

/** A change that a person may be notified of, by its state at that time; `at` in unix ms. */
export type News = { kind: 'attested'; uid: string } | { kind: 'changed'; at: number }

export interface ProfileNews {
  profileID: string
  at: number
  news: News
}

export interface NotificationState {
  /** The person's own setting here, independent of their clients' settings. */
  isMuted: boolean
  /** Clients in which they have turned messages on. */
  clients: number
}

export interface SealedToken {
  /** SHA-256 of address and token, hex. */
  hash: string
  sealed: string
}

/** A client turns messages of a person on or off. */
export interface ClientEvent {
  fid: number
  /** 0 where it is not known. */
  clientFid: number
  /** The hash of the signed event. */
  event: string
  /** Unix ms. */
  now: number
}

export interface DueNotification {
  fid: number
  /** The oldest first. */
  news: News[]
  /** Time until which accounts that are no longer verified were reported, unix seconds. */
  lapsedUntil: number
  /** The ID of the message under way; empty where there is none yet. */
  messageID: string
  /** When that was made, unix ms. */
  claimedAt: number
  attempts: number
  /** The newest first. */
  tokens: SealedToken[]
}

export type NotificationOutcome =
  /** These need no further notification until then. */
  | { kind: 'done'; news: readonly News[]; dueAt: number; lapsedUntil: number }
  | { kind: 'later'; dueAt: number }

export type Notifications = ReturnType<typeof createNotifications>
