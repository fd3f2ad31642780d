/** A change that a person may be notified of, by its state at that time; `at` in unix ms. */
export type News = { kind: 'attested'; uid: string } | { kind: 'changed'; at: number }

export interface NotificationState {
  /** The person's own setting here, independent of their clients' settings. */
  isMuted: boolean
  /** Clients in which they have turned messages on. */
  clients: number
}

interface SealedToken {
  /** SHA-256 of address and token, hex. */
  hash: string
  sealed: string
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

export interface Notifications {
  /**
   * Takes a token. The newest few of a person are kept.
   *
   * @param given.clientFid the client's, 0 where it is not known
   * @param given.event the hash of the signed event
   * @returns false where the event was used before, or the person asked to be forgotten: nothing
   *   is stored then
   */
  add(
    given: SealedToken & { fid: number; clientFid: number; event: string; now: number },
  ): Promise<boolean>
  /**
   * Ends what a client was given for a person, what of unknown clients is there too; of all clients
   * where it is 0 itself.
   *
   * @param given.event the hash of the signed event
   * @returns false if the event was used before: nothing ends then
   */
  remove(given: { fid: number; clientFid: number; event: string; now: number }): Promise<boolean>
  /** Null where no client of theirs has given a token. */
  state(fid: number): Promise<NotificationState | null>
  /** Turns messages of one person off or on. */
  mute(fid: number, isMuted: boolean): Promise<void>
  /** Returns true if anyone is subscribed. */
  isAny(): Promise<boolean>
  /**
   * Stores news about subscribed people, and how far the log was read, in one transaction.
   *
   * @throws ServiceError `conflict` if another process has read further
   */
  note(
    news: readonly { profileID: string; at: number; news: News }[],
    cursor: { name: string; value: string; was: string | null },
  ): Promise<void>
  /** Returns people who are due for a notification (unix ms). */
  due(now: number, limit: number): Promise<DueNotification[]>
  /** Fixes the ID of a message before it is sent, once; null where it was turned off meanwhile. */
  claim(fid: number, messageID: string, now: number): Promise<string | null>
  settle(fid: number, outcome: NotificationOutcome): Promise<void>
  /** Takes out a token that its client no longer takes. */
  drop(fid: number, hash: string): Promise<void>
}
