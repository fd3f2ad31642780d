import { ServiceError } from '@whocast/contract/error.ts'
import { type Address, pad, zeroAddress } from 'viem'

/** Reads Farcaster's registries on Optimism: there, or from a node that follows them. */
export interface FarcasterRegistries {
  /** Returns the reported holder of a fid; null or the zero address if there is no report. */
  custodyOf(fid: number): Promise<Address | null>
  /** Whether the address is an auth address of the fid: a key of type 2 in the Key Registry. */
  isAuthAddress(fid: number, address: Address): Promise<boolean>
}

/** Reads the fid in the resources of Sign In With Farcaster; null where they name none. */
export function namedFid(resources: readonly string[]): number | null {
  const named = resources.flatMap(
    (one) => /^farcaster:\/\/fid\/([1-9]\d{0,15})$/.exec(one)?.[1] ?? [],
  )
  const fid = Number(named[0])
  return named.length === 1 && Number.isSafeInteger(fid) ? fid : null
}

/** A contract wallet is called on the fids' chain: elsewhere it may be another contract. */
const OPTIMISM = 10

/**
 * Checks that an address may sign for a fid now. Returns whether it is its custody address or one
 * of its auth addresses.
 *
 * @param registries null if neither Optimism nor a node is reachable
 * @throws ServiceError `unauthorized` where it may not; `unavailable` where the registries
 *   are unreachable
 */
export async function checkFidSigner(
  registries: FarcasterRegistries | null,
  fid: number,
  { address, contractChainId }: { address: Address; contractChainId: number | null },
): Promise<'custody' | 'auth'> {
  if (!registries)
    throw new ServiceError(
      'unauthorized',
      'this service asks neither Optimism nor a Farcaster node: sign in with a wallet',
    )
  if (contractChainId !== null && contractChainId !== OPTIMISM)
    throw new ServiceError('unauthorized', `a contract wallet signs for a fid on chain ${OPTIMISM}`)
  const authority = await authorityOf(registries, fid, address).catch((cause: unknown) => {
    throw new ServiceError(
      'unavailable',
      "Farcaster's registries are unreachable. Try again later.",
      {
        cause,
        retryAfterSeconds: 5,
      },
    )
  })
  if (authority === null)
    throw new ServiceError(
      'unauthorized',
      `${address} is neither custody nor auth address of fid ${fid}`,
    )
  return authority
}

/**
 * Returns the holder of a registered fid, in lower case.
 *
 * @throws if there is no report: a fid always has a holder, so that the node or chain is behind
 */
export async function holderOf(registries: FarcasterRegistries, fid: number): Promise<Address> {
  const custody = await registries.custodyOf(fid)
  if (custody === null || custody === zeroAddress)
    throw new Error(`no holder of fid ${fid} is reported`)
  return custody.toLowerCase() as Address
}

/** Returns by which authority an address may sign for a fid now; null if it may not. */
async function authorityOf(
  registries: FarcasterRegistries,
  fid: number,
  address: Address,
): Promise<'custody' | 'auth' | null> {
  const custody = await registries.custodyOf(fid)
  if (custody?.toLowerCase() === address) return 'custody'
  return (await registries.isAuthAddress(fid, address)) ? 'auth' : null
}

/** An auth address as the Key Registry keeps it: as one word. */
export const authKeyOf = (address: Address) => pad(address, { size: 32 })
