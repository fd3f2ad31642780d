import { handleOf } from '@whocast/contract/display.ts'
import { channelFid, type Profile } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import type { People } from '../../src/people/port.ts'

/** Values of parameters, by their names in the reference. */
export type LocalExamples = Readonly<Record<string, string>>

/** Profiles that examples may show, the best known first: the first one stored is used. */
const examplePeople = ['fname:sample-ada', 'ens:vitalik.eth', 'fname:dwr', 'fid:3']

/**
 * Values that are answered on this instance, by someone who is stored here; none where no one of
 * them is, or the database is away.
 */
export async function readLocalExamples(people: Pick<People, 'find'>): Promise<LocalExamples> {
  for (const key of examplePeople) {
    const [stored] = await people.find(key, { mayLag: true }).catch(() => [])
    if (stored) return examplesOf(stored.profile)
  }
  return {}
}

function examplesOf(profile: Profile): LocalExamples {
  const { channels, credentials, walletAddress } = profile
  const shown = channels.filter(({ isVerified }) => isVerified)
  const verifiedValue = (type: string) => shown.find((channel) => channel.type === type)?.value
  const farcaster = shown.find(({ type }) => type === 'farcaster')
  const fid = farcaster && channelFid(farcaster)
  const account = shown.find(
    ({ type }) => !['farcaster', 'ens', 'basename', 'wallet'].includes(type),
  )
  const [credential] = credentials
  const handle = handleOf(profile)
  const values: Record<string, string | undefined> = {
    q: handle,
    holder: handle,
    ensname: verifiedValue('ens'),
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
