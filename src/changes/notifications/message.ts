import { channelRow } from '@whocast/contract/channel.ts'
import { toCredential } from '@whocast/contract/credential.ts'
import { channelText, nameOf } from '@whocast/contract/display.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import { cutBytes, tame } from '@whocast/contract/tame.ts'
import type { Credentials } from '../../credentials/port.ts'
import type { People } from '../../people/port.ts'
import type { DueNotification } from './port.ts'

/** The text that a client shows, of at most 32 and 128 characters. */
export interface Message {
  title: string
  body: string
  targetUrl: string
}

export interface MessageContext {
  people: Pick<People, 'find' | 'identity'>
  credentials: Pick<Credentials, 'byUid'>
  baseUrl: string
}

const TITLE_BYTES = 32
const BODY_BYTES = 128

/** A message, with when the last of its accounts lapsed, unix seconds. */
interface Telling {
  /** Null where nothing of it is left to tell. */
  message: Message | null
  lapsedUntil: number
}

/** Writes the news of a profile that still hold, with names from third parties made harmless. */
export async function writeMessage(
  context: MessageContext,
  { fid, news, lapsedUntil }: DueNotification,
): Promise<Telling> {
  const [stored] = await context.people.find(`fid:${fid}`)
  if (!stored) return { message: null, lapsedUntil }
  const { profile } = stored
  const uids = new Set(
    news.flatMap((one) => (one.kind === 'attested' ? [one.uid.toLowerCase()] : [])),
  )
  const attested = uids.size === 0 ? [] : await attestations(context, { fid, uids })
  const expired = profile.channels.flatMap((one) =>
    'lapsedAt' in one && (one.lapsedAt ?? 0) > lapsedUntil ? [one] : [],
  )
  const gone = expired.map(
    (one) => `${channelRow(one.type).label} ${tame(channelText(one), 40)} no longer names you.`,
  )
  const lines = [...gone, ...attested]
  const [first, ...rest] = lines
  const until = Math.max(lapsedUntil, ...expired.map((one) => one.lapsedAt ?? 0))
  if (first === undefined) return { message: null, lapsedUntil: until }
  const more = rest.length === 0 ? '' : ` And ${rest.length} more.`
  const title =
    rest.length > 0 ? 'News about you' : gone.length > 0 ? 'A proof is gone' : 'A new credential'
  return {
    message: {
      title: cutBytes(title, TITLE_BYTES),
      body: cutBytes(first, BODY_BYTES - more.length) + more,
      targetUrl: `${context.baseUrl}/fid/${fid}`,
    },
    lapsedUntil: until,
  }
}

async function attestations(
  { credentials, people }: MessageContext,
  { fid, uids }: { fid: number; uids: ReadonlySet<string> },
): Promise<string[]> {
  const own = new Set(await people.identity(`fid:${fid}`))
  const lines: string[] = []
  const records = await Promise.all([...uids].map((uid) => credentials.byUid(uid as `0x${string}`)))
  for (const record of records.flat()) {
    const { attestee, isPublic, revocation } = record
    const isOwn =
      own.has(`eth:${attestee.address?.toLowerCase()}`) || own.has(`id:${attestee.profileID}`)
    if (!isOwn || !isPublic || revocation.status === 'revoked') continue
    const { attester } = toCredential(record)
    const key = /^0x/i.test(attester) ? `eth:${attester.toLowerCase()}` : attester
    if (own.has(key)) continue
    lines.push(`${await nameOfAttester(people, attester, key)} attested: ${tame(record.name, 60)}`)
  }
  return lines
}

async function nameOfAttester(
  people: Pick<People, 'find'>,
  attester: string,
  key: string,
): Promise<string> {
  const [known] = /^(eth|fid):/.test(key) ? await people.find(key) : []
  const name = known?.isVerified ? tame(nameOf(known.profile), 40) : ''
  return name || (key.startsWith('eth:') ? shortAddress(attester) : tame(attester, 40))
}
