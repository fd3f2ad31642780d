import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../../../src/main/stores.ts'
import type { TestDatabase } from '../../contract/store-databases.ts'
import { credential, hash, wallet } from '../../contract/store-people.ts'
import type { RunningServer } from '../../journey/support.ts'
import type { NeynarStandIn } from '../../network/neynar.ts'
import type { UpstreamStandIn } from '../../network/upstream.ts'
import type { PostgresServer } from './postgres-server.ts'

/** An address where nobody listens. */
export const DEAD_URL = 'http://127.0.0.1:1'

export interface World {
  postgres: PostgresServer
  upstream: UpstreamStandIn
  neynar: NeynarStandIn
  database: TestDatabase
  /** Writes beside the servers. */
  store: Store
  servers: RunningServer[]
  /** Starts one more server of this scene. */
  start(): Promise<RunningServer>
}

export type End = () => Promise<unknown>

export interface Scene {
  condition: string
  /** The alert that has to fire; empty for none. */
  alert: string
  /** Alerts about what users notice, where the cause has no page of its own. */
  consequences?: readonly string[]
  processes?: number
  env?(world: World): Record<string, string>
  /** The share of lookups of people who are not stored. */
  unknownShare?: number
  /** From the cause until its effects show, in ms. */
  developsMs?: number
  /** Before the servers start. */
  prepare?(world: World): Promise<unknown>
  /** Causes the condition; returns what ends it. */
  cause?(world: World): Promise<End>
  /** Instead of a lasting condition: what happens once, with a scrape at each `yield`. */
  episode?(world: World): AsyncGenerator<void>
}

/** Repeats work until it is ended. */
export function repeat(ms: number, work: (round: number) => unknown): End {
  let isOver = false
  const done = (async () => {
    for (let round = 0; !isOver; round++) {
      await work(round)
      await sleep(ms)
    }
  })()
  return async () => {
    isOver = true
    await done
  }
}

/** Stores a credential that nobody has yet. */
export const put = ({ store }: World, n: number) =>
  store.credentials.put(credential(n, { address: wallet(n) }, { uid: hash(1_000_000 + n) }))

/** Stops a process for a part of the time. */
export const freeze = (server: RunningServer | undefined, frozenMs: number, awakeMs: number): End =>
  repeat(awakeMs, async () => {
    server?.signal('SIGSTOP')
    await sleep(frozenMs)
    server?.signal('SIGCONT')
  })

/** Returns the process IDs of a server's workers. */
export const workersOf = (server: RunningServer | undefined): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(server?.pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean)
