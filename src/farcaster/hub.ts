import type { Address, Hex } from 'viem'
import type { Clock } from '../kit/telemetry.ts'
import { getRegistration } from './chain-events.ts'
import type { FarcasterClient } from './client.ts'
import { getAppKey } from './signers.ts'
import { isValidMessage } from './submit.ts'

/** A Snap must be answered within 5 s, so the node gets less; milliseconds. */
const TIMEOUT_MS = 2500

export type Hub = ReturnType<typeof createHub>

/** Checks signers with a node that the operator trusts. Its calls throw if it is unreachable. */
export function createHub(
  client: Pick<FarcasterClient, 'get' | 'post'>,
  timeoutMs: number = TIMEOUT_MS,
  clock: Clock = Date.now,
) {
  const options = () => ({ signal: AbortSignal.timeout(timeoutMs) })
  return {
    /** Returns true if a message (protobuf) is a valid one of the network. */
    isValidMessage: (message: Uint8Array) => isValidMessage(client, message, options()),
    /** Returns true if an app key may act in apps for a fid now. */
    isSigner: async (fid: number, key: Hex) => {
      const now = Math.floor(clock() / 1000)
      return (await getAppKey(client, { fid, key, now, ...options() })) !== null
    },
    /**
     * Returns true if an address is the custody address of a fid now. By address a node returns any
     * event that ever named it.
     */
    isCustody: async (fid: number, address: Address) =>
      (await getRegistration(client, { fid, ...options() }))?.custody === address.toLowerCase(),
  }
}
