import type { Mentions } from '../bot/mentions-port.ts'
import type { Notifications } from '../changes/notifications/port.ts'
import type { Webhooks } from '../changes/webhooks/port.ts'
import type { Credentials } from '../credentials/port.ts'
import type { ChangeLog } from '../db/journal/port.ts'
import type { Change, Connections, Cursors } from '../db/port.ts'
import type { Fnames } from '../farcaster/fnames-port.ts'
import type { GaslessKeys } from '../farcaster/gasless-keys.ts'
import type { Keys } from '../http/keys/port.ts'
import type { Owners } from '../owners/port.ts'
import type { ForgottenList, People } from '../people/port.ts'
import type { SearchIndex } from '../people/search-port.ts'

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  people: People
  /** The fname registry's history, where it is followed. */
  fnames: Fnames
  /** App keys that messages added (FIP-272). */
  gaslessKeys: GaslessKeys
  credentials: Credentials
  search: SearchIndex
  /** The change log. */
  log: ChangeLog
  webhooks: Webhooks
  keys: Keys
  /** Sessions and the audit log of those who sign in. */
  owners: Owners
  /** The subscriptions to notifications in Farcaster clients. */
  notifications: Notifications
  mentions: Mentions
  cursors: Cursors
  forgotten: ForgottenList
  /**
   * Overwrites deleted data in the database's files, as far as the engine can. SQLite: all of it,
   * while others read and write. PostgreSQL: frees what no transaction can see any more. `isWhole`
   * writes all tables again, which blocks other writers.
   */
  scrub(options?: { isWhole?: boolean }): Promise<void>
  /**
   * Called for every write: of this process before the write resolves, of other processes within a
   * second. Returns a function that ends it.
   */
  onChange(listener: (change: Change) => void): () => void
  /**
   * Returns the changes of the last ten minutes, by any process, in no order: for listeners that
   * may have missed some.
   */
  recentChanges(): Promise<Change[]>
  /**
   * For a process that was frozen and heard of no writes meanwhile: tells every listener that
   * everything may have changed.
   */
  awoke(): void
  /** Throws when the database cannot be reached or its schema is not ours. */
  check(): Promise<void>
  /**
   * Connections to the database, ms since the writes of other processes were last looked for with
   * success, and how far each replica is behind, in ms.
   */
  gauges(): { connections: Connections; changesSeenMsAgo: number; replicaLagsMs: number[] }
  close(): Promise<void>
}
