import type { FidKey, ManifestKeys } from '@whocast/evidence/forms/manifest.ts'
import type { FarcasterReader } from '../../farcaster/client.ts'
import { getVerifications } from '../../farcaster/messages.ts'
import { getAppKey } from '../../farcaster/signers.ts'
import { lazily } from '../../kit/lazily.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { type FarcasterRegistries, holderOf } from '../../owners/farcaster.ts'
import type { Config } from '../config.ts'
import { createWalletClients, nodeRegistries, toRegistries, toWalletChain } from './owner.ts'

const TIMEOUT_MS = 5000
const OPTIMISM = 10

/** Checks manifest signers at the operator's node, else Optimism's registries; null if neither. */
export function createManifestKeys(
  config: Config,
  {
    hub,
    clock,
    fetch,
  }: {
    hub: FarcasterReader | null
    clock: Clock
    fetch?: typeof globalThis.fetch | undefined
  },
): ManifestKeys | null {
  if (hub === null && config.OP_RPC_URL === 'off') return null
  const chain = lazily(async () => (await createWalletClients(config, fetch)).get(OPTIMISM))
  const registries = lazily(async (): Promise<FarcasterRegistries> => {
    if (hub) return nodeRegistries(hub)
    const client = await chain()
    if (!client) throw new Error('neither a node nor Optimism is configured')
    return toRegistries(client)
  })
  return {
    async isKeyOf(fid, key) {
      if (key.type === 'app_key') {
        if (!hub) throw new Error('app keys are checked at a node, and none is configured')
        const now = Math.floor(clock() / 1000)
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        return (await getAppKey(hub, { fid, key: key.key, now, signal })) !== null
      }
      return isAddressOf(await registries(), hub, fid, key)
    },
    async isContractSignature(signed) {
      const client = await chain()
      return client !== undefined && toWalletChain(client).verifyHash(signed)
    },
  }
}

/** Returns true for the custody address of a fid, its auth addresses and its verified wallets. */
async function isAddressOf(
  registries: FarcasterRegistries,
  hub: FarcasterReader | null,
  fid: number,
  { type, address }: Extract<FidKey, { address: unknown }>,
): Promise<boolean> {
  if ((await holderOf(registries, fid)) === address) return true
  if (type === 'custody') return false
  if (await registries.isAuthAddress(fid, address)) return true
  if (!hub) return false
  const messages = await getVerifications(hub, { fid, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return messages.some(
    ({ data }) => data.verificationAddAddressBody?.address.toLowerCase() === address,
  )
}
