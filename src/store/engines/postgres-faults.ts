import pg from 'pg'
import { TimeoutError } from '../../domain/with-timeout.ts'
import type { Fault } from './faults.ts'

/** Connection failures, and a server that shuts down, crashed, or cannot accept connections yet. */
export const isConnectionState = ({ code = '' }: pg.DatabaseError) => code.startsWith('08') || /^57P0[1-4]$/.test(code)

const faultsByState: [pattern: RegExp, fault: Fault][] = [
  [/^(08|57P0)/, 'unreachable'],
  [/^57P03$/, 'starting'],
  [/^25/, 'read-only'],
  [/^53100$/, 'disk-full'],
  [/^53/, 'busy'],
  [/^(57|55P03)/, 'busy'],
  [/^58/, 'disk-error'],
  [/^XX00[12]$/, 'damaged'],
  [/^(28|3D)/, 'refused'],
]

/** What an error of pg says about the database; null when it concerns the statement alone. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error
    if (code === '57P03') return 'starting'
    return faultsByState.find(([pattern]) => pattern.test(code))?.[1] ?? null
  }
  if (error instanceof TimeoutError) return 'frozen'
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (error instanceof AggregateError) return 'unreachable'
  // Errors of sockets and of pg's own making are plain ones; ours and Kysely's have classes of their own.
  if (!(first instanceof Error) || first.constructor !== Error) return null
  return /timeout|timed out/i.test(first.message) ? 'frozen' : 'unreachable'
}

/** Whether the same may succeed on another connection, or once the server has restarted. */
export function isWorthRepeating(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isConnectionState(error) || error.code === '25006'
  return faultOf(error) !== null
}
