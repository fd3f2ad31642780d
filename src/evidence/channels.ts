import { type Address, getAddress, type Hex, isHex } from 'viem'
import { chainName } from '../domain/eas.ts'
import { usernameProofSigner } from '../domain/farcaster.ts'
import { address, type Fields, isObject, natural, same, text, tidy } from '../domain/untrusted.ts'
import { date, demand, type EvidenceVerdict, holds, type Subject, unchecked, withoutProof } from './verdict.ts'
import { readWalletClaim } from './wallet.ts'

/** Verifies one channel of an answer by its `proof`, all of which must be about this channel. */
export async function verifyChannel(channel: Fields, subject: Subject, now: number): Promise<EvidenceVerdict> {
  if (channel.isVerified !== true) return unchecked('a claim: nobody says that it is verified')
  if (!isObject(channel.proof)) return unchecked(withoutProof(channel))
  const { proof } = channel
  switch (proof.method) {
    case 'farcaster-verification': {
      const { said, wallet, contract } = await readWalletClaim(proof.message, now)
      demand(channel.type === 'wallet' && same(wallet.address, text(channel.value)), 'the proof is of another address')
      demand(subject.fids.includes(said.fid), `the proof is for fid ${said.fid}, which is not this profile's`)
      if (contract) return unchecked('signed by a contract wallet; only its chain can say')
      return holds(`${wallet.address} itself signed that it belongs to fid ${said.fid}`)
    }
    case 'farcaster-username-proof': {
      const owner = address(proof.owner)
      const { name, timestamp, signature } = proof
      demand(
        owner !== null && typeof name === 'string' && natural(timestamp) !== null && isHex(signature),
        'the proof lacks a part',
      )
      demand(same(text(name), text(channel.value)), 'the proof is of another name')
      const signer = await usernameProofSigner(
        { name, owner, timestamp } as Parameters<typeof usernameProofSigner>[0],
        signature as Hex,
      )
      demand(signer !== null, 'neither the owner of the name nor the fname registry signed this')
      const since = date(timestamp as number)
      return signer === 'owner'
        ? holds(`${getAddress(owner as Address)} signed that the name is theirs since ${since}`)
        : holds(`the fname registry signed that the name is ${getAddress(owner as Address)}'s since ${since}`)
    }
    case 'ens-forward-reverse':
      demand(same(text(proof.name), text(channel.value)), 'the proof is of another name')
      demand(subject.wallets.includes(text(proof.address).toLowerCase()), "the proof is for a wallet that is not this profile's")
      return unchecked(
        `forward and reverse resolution agreed at block ${natural(proof.blockNumber) ?? '?'} of ${chainName(natural(proof.chainId) ?? 0)}; ask the chain`,
      )
    case 'reported':
      return unchecked(`reported by ${tidy(proof.by) || 'somebody'}, without a signature`)
    default:
      return unchecked(`a proof of a kind that is not known here: ${tidy(proof.method)}`)
  }
}
