import type { ChangeLog } from './change-log.ts'
import type { Credentials } from './credentials.ts'
import type { Fnames } from './fnames.ts'
import type { Keys } from './keys.ts'
import type { Mentions } from './mentions.ts'
import type { Notifications } from './notifications.ts'
import type { Owners } from './owners.ts'
import type { ForgottenList, People } from './people.ts'
import type { SearchIndex } from './search.ts'
import type { Webhooks } from './webhooks.ts'

/** Small named values of background work: how far an indexer or a catch-up has come. */
export interface Cursors {
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  /** Takes a named lease for `ms`; false while another process holds it. For single flight across processes. */
  lease(name: string, owner: string, ms: number): Promise<boolean>
  release(name: string, owner: string): Promise<void>
}

/** What changed: keys as by `identifierKey`, `id:<profileID>`, and `key:<id>` of API keys; or everything, after a removal
 * or when there is too much to list. */
export type Change = { tags: string[] } | { all: true; isRemoval?: true }

export interface Connections {
  open: number
  idle: number
  /** Callers that wait for one. */
  waiting: number
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  people: People
  /** The fname registry's history, where it is followed. */
  fnames: Fnames
  credentials: Credentials
  search: SearchIndex
  /** What changed, for those who follow. */
  log: ChangeLog
  webhooks: Webhooks
  keys: Keys
  /** Sessions and the audit log of those who sign in. */
  owners: Owners
  /** Who is told of changes in Farcaster clients. */
  notifications: Notifications
  mentions: Mentions
  cursors: Cursors
  forgotten: ForgottenList
  /**
   * Overwrites what was deleted where it lay in the database's files, as far as the engine can. SQLite: all of it. PostgreSQL:
   * what no transaction can see any more is freed; `isWhole` writes the tables anew, which locks each meanwhile.
   */
  scrub(options?: { isWhole?: boolean }): Promise<void>
  /**
   * Told of every write: of this process before the write resolves, of other processes within
   * a second. Returns a function that ends it.
   */
  onChange(listener: (change: Change) => void): () => void
  /** What changed in the last ten minutes, by any process, in no order: for what is told of changes and may have missed some. */
  recentChanges(): Promise<Change[]>
  /** For a process that was frozen and heard of no writes meanwhile: tells every listener that everything may have changed. */
  awoke(): void
  /** Throws when the database cannot be reached or its schema is not ours. */
  check(): Promise<void>
  /** Connections to the database, and ms since the writes of other processes were last looked for with success. */
  gauges(): { connections: Connections; changesSeenMsAgo: number }
  close(): Promise<void>
}
