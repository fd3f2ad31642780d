import type { Profile } from '@whocast/contract/profile.ts'
import { toWireBody } from '@whocast/contract/wire-profile.ts'

/**
 * What processes of before 2026-11-27 write and send, which run beside newer ones during an
 * upgrade: a tab before the primary wallet, line breaks before paths and in the list of
 * credentials. It goes with the last of them.
 */

/** Writes a profile as such a process stores it. */
export function writeFormerly(profile: Omit<Profile, 'credentials'>): string {
  const { url, walletAddress, ...body } = toWireBody(profile, '')
  const { channels, highlights, workExperience, events, guilds, ...rest } = body
  const { updatedAt, ownFields, accent, isSample, ...begin } = rest
  const end = { highlights, workExperience, events, guilds, updatedAt, ownFields, accent, isSample }
  const ending = JSON.stringify(end).slice(1)
  const text = JSON.stringify(begin).slice(0, -1)
  const beginning =
    walletAddress === undefined
      ? text
      : text.replace('"primaryWalletAddress":"', '\t"primaryWalletAddress":"')
  const path = url === undefined ? '' : `,"url":\n${JSON.stringify(url)}`
  return `${beginning}${path},"channels":${JSON.stringify(channels)},"credentials":[\n]${ending === '}' ? '}' : `,${ending}`}`
}

const WALLET = '\t"primaryWalletAddress":"'

/** Sends a stored profile as such a process does. */
export function sendFormerly(text: string, credentials: string, baseUrl: string): string {
  const withBaseUrl = (part: string) => part.replaceAll('\n"', () => `"${baseUrl}`)
  const mark = text.indexOf('\t')
  const gap = text.lastIndexOf('\n')
  const start = mark + WALLET.length
  const begin =
    mark === -1
      ? ''
      : `${text.slice(0, mark)}"walletAddress":"${text.slice(start, text.indexOf('"', start)).toLowerCase()}",`
  return (
    begin + withBaseUrl(text.slice(mark + 1, gap)) + withBaseUrl(credentials) + text.slice(gap + 1)
  )
}
