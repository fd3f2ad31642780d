import { chainOfCoin } from '@whocast/contract/coin-type.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Channel } from '@whocast/contract/profile.ts'
import { mayDecide } from '@whocast/evidence/apply-decisions.ts'
import { readWalletClaim } from '@whocast/evidence/wallet.ts'
import type { OwnersPerson, Session } from './port.ts'
import type { OwnerContext } from './sign-in.ts'

export type Signer = Pick<Session, 'address' | 'contractChainId' | 'fid'>

/** The profile that a signer speaks for. */
export interface Owner {
  /** The key that they signed in with: `fid:3` or `eth:0x…`. */
  key: string
  /** Null where nothing is stored of them. */
  person: OwnersPerson | null
  /** The subject of decisions. */
  of: string
  /** Every key of theirs, the two above among them. */
  keys: string[]
  /** Why they may neither see what is private nor decide; null: they may. */
  objection: string | null
}

const ETHEREUM = 1

/** Finds the person a signer speaks for, and whether that rests on more than hearsay. */
export async function resolveOwner(
  { owners, clock }: Pick<OwnerContext, 'owners' | 'clock'>,
  signer: Signer,
): Promise<Owner> {
  const key = signer.fid === null ? `eth:${signer.address}` : `fid:${signer.fid}`
  const person = await owners.person(key)
  const of = person?.of ?? key
  const objection =
    signer.fid === null ? await objectionTo(signer, person, Math.floor(clock() / 1000)) : null
  // Until the link is proven, the wallet speaks for itself alone.
  const keys = person && objection === null ? [...new Set([...person.keys, key, of])] : [key]
  return { key, person, of, keys, objection }
}

/** @param now unix seconds */
async function objectionTo(
  signer: Signer,
  person: OwnersPerson | null,
  now: number,
): Promise<string | null> {
  const { contractChainId } = signer
  const address = signer.address ?? ''
  if (person && !mayDecide(person.channels, `eth:${address}`)) {
    return `that ${address} belongs to this person is known only from a file or another service; it has to be shown by Farcaster, ENS or another source first`
  }
  if (contractChainId === null) return null
  const chains = person ? await chainsOf(address, person.channels, now) : [ETHEREUM]
  if (chains.includes(contractChainId)) return null
  return `the wallet is a contract, which belongs to this person on chain ${chains.join(', ')}; the message has to name that chain`
}

/** Chains on which a contract at this address is the person's. */
async function chainsOf(
  address: string,
  channels: readonly Channel[],
  now: number,
): Promise<number[]> {
  const wallet = channels.find(
    ({ type, value }) => type === 'wallet' && value.toLowerCase() === address,
  )
  const names = channels.flatMap(({ proof }) =>
    proof?.method === 'ens-forward-reverse' && proof.address.toLowerCase() === address
      ? [chainOfCoin(proof.coinType)]
      : [],
  )
  const claimed =
    wallet?.proof?.method === 'farcaster-verification'
      ? await chainOfClaim(wallet.proof.message, now)
      : []
  const chains = [...new Set([...claimed, ...names])]
  return chains.length > 0 ? chains : [ETHEREUM]
}

async function chainOfClaim(message: unknown, now: number): Promise<number[]> {
  const claim = await readWalletClaim(message, now).catch(() => null)
  return claim?.contract ? [claim.contract.chainId || ETHEREUM] : []
}

/** @throws ServiceError `forbidden` where the signer may not speak for the person */
export function requireOwner({ objection }: Owner): void {
  if (objection !== null) throw new ServiceError('forbidden', objection)
}
