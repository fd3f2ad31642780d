import pg from 'pg'
import { TimeoutError } from '../../kit/with-timeout.ts'
import type { Fault } from './faults.ts'

/** Connection failures, and a server that shuts down, crashed, or cannot accept connections yet. */
export const isConnectionState = ({ code = '' }: pg.DatabaseError) =>
  code.startsWith('08') || /^57P0[1-4]$/.test(code)

/**
 * A server that is a standby: a statement would write there, or a serializable transaction begins,
 * which says so by the code of whatever is not supported. That one is known by the functions of the
 * server that refuse it (as a setting, and as a snapshot), as messages are translated.
 */
export const isStandby = ({ code, routine = '' }: pg.DatabaseError): boolean =>
  code === '25006' ||
  (code === '0A000' && /^(call_enum_check_hook|GetSerializableTransactionSnapshot)/.test(routine))

const faultsByState: [pattern: RegExp, fault: Fault][] = [
  [/^57P03$/, 'starting'],
  [/^(08|57P0)/, 'unreachable'],
  [/^25/, 'read-only'],
  [/^53100$/, 'disk-full'],
  [/^53/, 'busy'],
  [/^(57|55P03)/, 'busy'],
  [/^58/, 'disk-error'],
  [/^XX00[12]$/, 'damaged'],
  [/^(28|3D)/, 'refused'],
]

/** Returns the database fault behind an error of pg; null if it concerns the statement alone. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error
    if (isStandby(error)) return 'read-only'
    return faultsByState.find(([pattern]) => pattern.test(code))?.[1] ?? null
  }
  if (error instanceof TimeoutError) return 'frozen'
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (error instanceof AggregateError) return 'unreachable'
  // Errors of sockets and of pg's own making are plain ones; ours and Kysely's have classes of
  // their own.
  if (!(first instanceof Error) || first.constructor !== Error) return null
  return /timeout|timed out/i.test(first.message) ? 'frozen' : 'unreachable'
}

/** Whether the same may succeed on another connection, or once the server has restarted. */
export function isWorthRepeating(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isConnectionState(error) || isStandby(error)
  return faultOf(error) !== null
}
