import type { Party } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import { type Profile, profileFid } from '@whocast/contract/profile.ts'
import { type EasChain, easChains } from '@whocast/evidence/forms/eas.ts'
import type { OnlineChecks } from '@whocast/evidence/verdict.ts'
import type { Address, Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { FindCastContext } from './cast-source.ts'

export interface AttestOptions {
  /** Signs what issuers PUT without an attestation of their own. */
  attesterKey?: Hex
  /** The chain whose EAS contract its signatures name; Base by default. */
  attesterChainId?: number
  /** Without it contract wallets cannot be checked, and revocation stays unknown. */
  online?: OnlineChecks
  /** Finds the wallets and the fid of a party that is named by profile ID or address. */
  people?: {
    find(key: string): Promise<readonly { readonly profile: Profile; isVerified: boolean }[]>
  }
  /** The signed cast of a hash, when the network can give it. */
  castByHash?: FindCastContext['castByHash']
}

/** The context of making a record of a submission. */
export interface AttestContext extends Omit<AttestOptions, 'attesterKey' | 'attesterChainId'> {
  /** Signs for the service, where it has a key. */
  signer: { account: PrivateKeyAccount; chainId: number; chain: EasChain } | null
}

/** @throws Error when no EAS contract is known on the chain that signatures are to name */
export function createAttestContext({
  attesterKey,
  attesterChainId = 8453,
  ...rest
}: AttestOptions): AttestContext {
  if (attesterKey === undefined) return { ...rest, signer: null }
  const chain = easChains[attesterChainId]
  if (!chain) throw new Error(`no EAS contract is known on chain ${attesterChainId}`)
  return {
    ...rest,
    signer: { account: privateKeyToAccount(attesterKey), chainId: attesterChainId, chain },
  }
}

/** The identifiers of a party. */
export interface ResolvedParty {
  /** The one that is named first. */
  wallets: Address[]
  fid?: number
}

/** The wallets of a party, the named one first, and its fid, where they are known. */
export async function resolveParty(
  { people }: Pick<AttestContext, 'people'>,
  party: Party | undefined,
): Promise<ResolvedParty> {
  if (!party) return { wallets: [] }
  const key = party.profileID ? `id:${party.profileID}` : `eth:${party.address}`
  const [stored] = (await people?.find(key)) ?? []
  const fid =
    party.fid ?? (stored?.isVerified ? (profileFid(stored.profile) ?? undefined) : undefined)
  const proven =
    stored?.profile.channels.filter((channel) => channel.type === 'wallet' && channel.isVerified) ??
    []
  const wallets = party.profileID
    ? [stored?.profile.walletAddress, ...proven.map((channel) => lower(channel.value as Address))]
    : []
  return {
    wallets: [...new Set([party.address, ...wallets].filter((wallet) => wallet !== undefined))],
    ...(fid === undefined ? {} : { fid }),
  }
}

/**
 * Returns a wallet by its signed address. The profile that the body names in addition is retained
 * only if the wallet is proven to be its own.
 */
export async function withProfile(
  context: AttestContext,
  wallet: Address,
  named: Party | undefined,
): Promise<Party> {
  const address = lower(wallet)
  if (named?.profileID === undefined) return { address }
  const { wallets } = await resolveParty(context, { profileID: named.profileID })
  return { address, ...(wallets.includes(address) ? { profileID: named.profileID } : {}) }
}
