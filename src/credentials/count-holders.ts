import { setTimeout as sleep } from 'node:timers/promises'
import type { Cursors } from '../db/port.ts'
import type { Logger } from '../kit/telemetry.ts'
import type { Credentials } from './port.ts'

/** The pause between two counts, in ms. */
const PAUSE_MS = 10 * 60_000
/** One process counts for all. */
const LEASE = 'issuer-holders'
const LEASE_MS = 5 * 60_000

interface CountContext {
  credentials: Pick<Credentials, 'countHolders'>
  cursors: Pick<Cursors, 'lease' | 'release'>
  log: Logger
}

/** Counts the holders of attesters' credentials until the signal ends it; never rejects. */
export async function runHolderCount(
  { credentials, cursors, log }: CountContext,
  signal: AbortSignal,
): Promise<void> {
  const name = crypto.randomUUID()
  while (!signal.aborted) {
    try {
      if (await cursors.lease(LEASE, name, LEASE_MS)) await credentials.countHolders()
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'counting the holders of credentials failed')
    }
    await sleep(PAUSE_MS, null, { signal, ref: false }).catch(() => {})
  }
  await cursors.release(LEASE, name).catch(() => {})
}
