import type { Clock } from '../kit/telemetry.ts'
import { getRegistration } from './chain-events.ts'
import type { FarcasterClient } from './client.ts'
import type { Hub } from './hub-port.ts'
import { getAppKey } from './signers.ts'
import { isValidMessage } from './submit.ts'

/** A Snap must be answered within 5 s, so the node gets less; milliseconds. */
const TIMEOUT_MS = 2500

/** Checks signers with a node that the operator trusts. */
export function createHub(
  client: Pick<FarcasterClient, 'get' | 'post'>,
  timeoutMs: number = TIMEOUT_MS,
  clock: Clock = Date.now,
): Hub {
  const options = () => ({ signal: AbortSignal.timeout(timeoutMs) })
  return {
    isValidMessage: (message) => isValidMessage(client, message, options()),
    isSigner: async (fid, key) => {
      const now = Math.floor(clock() / 1000)
      return (await getAppKey(client, { fid, key, now, ...options() })) !== null
    },
    // By address a node returns any event that ever named it.
    isCustody: async (fid, address) =>
      (await getRegistration(client, { fid, ...options() }))?.custody === address.toLowerCase(),
  }
}
