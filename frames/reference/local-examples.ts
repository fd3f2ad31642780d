import { handleOf } from '@whocast/contract/display.ts'
import { channelFid } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import type { People } from '../../src/people/port.ts'
import { findExample } from '../site.ts'

export type LocalExamples = Readonly<Record<string, string>>

/** Returns values about someone who is stored on this instance; none where no one is. */
export async function readLocalExamples(people: Pick<People, 'find'>): Promise<LocalExamples> {
  const example = await findExample({ people })
  if (!example) return {}
  const { channels, credentials, walletAddress } = example.profile
  const shown = channels.filter(({ isVerified }) => isVerified)
  const farcaster = shown.find(({ type }) => type === 'farcaster')
  const fid = farcaster && channelFid(farcaster)
  const account = shown.find(
    ({ type }) => !['farcaster', 'ens', 'basename', 'wallet'].includes(type),
  )
  const [credential] = credentials
  const handle = handleOf(example.profile)
  const values: Record<string, string | undefined> = {
    q: handle,
    holder: handle,
    ensname: shown.find(({ type }) => type === 'ens')?.value,
    walletaddress: walletAddress && getAddress(walletAddress),
    fid: fid ? String(fid) : undefined,
    fname: farcaster?.value,
    credentialName: credential?.name,
    uid: credential?.uid,
    // Both or neither: one handle with the type of another is no one's.
    channeltype: account?.type,
    username: account?.value,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
