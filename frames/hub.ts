import { z } from 'zod'

/** What the faces ask a Farcaster node (Snapchain's HTTP API) about who signed something. */
export interface Hub {
  /** Whether a protobuf-encoded message is a valid one of the network. Throws when the node cannot be asked. */
  isValidMessage(message: Uint8Array): Promise<boolean>
  /** Whether an Ed25519 key (hex, `0x…`) may sign for a fid now. Throws when the node cannot be asked. */
  isSigner(fid: number, key: string): Promise<boolean>
  /** The fid that an address is the custody of, or null. Throws when the node cannot be asked. */
  custodyFid(address: string): Promise<number | null>
}

const signerEvents = z.object({
  events: z.array(
    z.object({ signerEventBody: z.object({ key: z.string(), eventType: z.union([z.string(), z.number()]) }).nullish() }),
  ),
})
const idRegistryEvent = z.object({ fid: z.number(), idRegisterEventBody: z.object({ to: z.string() }).nullish() })
const validation = z.object({ valid: z.boolean() })

/** A Snap must be answered within 5 s, so the node gets less. */
const TIMEOUT_MS = 2500

/**
 * @param url of the node, without a trailing slash: the operator's choice, not a stranger's
 */
export function createHub(url: string, request: typeof fetch = fetch): Hub {
  const ask = (path: string, init: RequestInit = {}) => request(url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return {
    async isValidMessage(message) {
      const response = await ask('/v1/validateMessage', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(message),
      })
      // A refused message is a 400 on Snapchain.
      if (response.status === 400) return false
      if (!response.ok) throw new Error(`the Farcaster node answered ${response.status}`)
      return validation.parse(await response.json()).valid
    },
    async isSigner(fid, key) {
      const response = await ask(`/v1/onChainSignersByFid?fid=${fid}`)
      if (response.status === 400 || response.status === 404) return false
      if (!response.ok) throw new Error(`the Farcaster node answered ${response.status}`)
      const { events } = signerEvents.parse(await response.json())
      const mine = events.filter(({ signerEventBody }) => signerEventBody?.key.toLowerCase() === key.toLowerCase())
      const last = mine.at(-1)?.signerEventBody
      return last?.eventType === 'SIGNER_EVENT_TYPE_ADD' || last?.eventType === 1
    },
    async custodyFid(address) {
      const response = await ask(`/v1/onChainIdRegistryEventByAddress?address=${address}`)
      if (response.status === 400 || response.status === 404) return null
      if (!response.ok) throw new Error(`the Farcaster node answered ${response.status}`)
      const event = idRegistryEvent.parse(await response.json())
      return event.idRegisterEventBody?.to.toLowerCase() === address.toLowerCase() ? event.fid : null
    },
  }
}
