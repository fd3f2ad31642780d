import { type ChannelType, parseChannelType } from './channel.ts'

/** Names of platforms as people write them, beyond the channel types. */
const aliases: Readonly<Record<string, ChannelType | 'farcaster' | 'ens' | 'fid'>> = {
  fc: 'farcaster',
  warpcast: 'farcaster',
  fname: 'farcaster',
  fid: 'fid',
  gh: 'github',
  tw: 'twitter',
  x: 'twitter',
  ig: 'instagram',
  insta: 'instagram',
  tg: 'telegram',
  bsky: 'bluesky',
  yt: 'youtube',
  ens: 'ens',
}

const opening =
  /^(?:who(?:['’]?s| is| are| was)?|whois|find|search(?: for)?|look ?up|show(?: me)?)\s+(?=\S)/i
const ending = /\s*[?!.]+$/

/** A platform and the handle there, as a phrase names them. */
export interface PlatformHandle {
  platform: string
  handle: string
}

const platformOf = (word: string): string | null => {
  const name = word.toLowerCase().replace(/^@/, '')
  return aliases[name] ?? (name.length > 2 ? (parseChannelType(name) ?? null) : null)
}

/** Returns a phrase without the words of a question: “who is ada?” is “ada”. */
export const withoutQuestion = (text: string): string =>
  text.trim().replace(opening, '').replace(ending, '').trim()

/**
 * Reads a phrase that names a platform and a handle: “github ada”, “gh:ada”, “ada on x”, “ada
 * github”, “#3”. Returns null for any other text. The search, the bot, MCP and `/lookup` read
 * phrases by this function alone.
 */
export function readPlatformHandle(text: string): PlatformHandle | null {
  const phrase = withoutQuestion(text)
  const number = /^#(\d+)$/.exec(phrase)
  if (number?.[1]) return { platform: 'fid', handle: number[1] }
  const [, before = '', after = ''] =
    /^@?([\w.-]+)\s+(?:(?:on|from|at)\s+)?@?([\w.-]+)$/.exec(phrase) ??
    /^([a-z]+)\s*[:/]\s*@?([\w.-]+)$/i.exec(phrase) ??
    []
  if (before === '' || after === '') return null
  const isBehind = /\s(?:on|from|at)\s/.test(phrase)
  const first = isBehind ? null : platformOf(before)
  if (first !== null) return { platform: first, handle: after }
  const second = platformOf(after)
  return second === null || second === 'fid' ? null : { platform: second, handle: before }
}
