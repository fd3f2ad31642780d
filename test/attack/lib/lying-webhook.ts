import { castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import {
  castData,
  type FarcasterMessage,
  signMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { createBot } from '../../../src/bot/bot.ts'
import { createEndorser } from '../../../src/bot/endorser.ts'
import type { Store } from '../../../src/main/stores.ts'
import type { Lookup } from '../../../src/people/lookup.ts'
import { castHash, signWebhook, testBot } from '../../network/mention.ts'

/** Webhooks about casts that were never made, were made by others, or say something else. */

const log = { debug() {}, info() {}, warn() {}, error() {} }

interface Told {
  hash: string
  author: number
  endorsed: number
  skill: string
  /** Unix seconds. */
  at: number
}

/** The event by which Neynar would tell of an endorsement. */
function eventOf({ hash, author, endorsed, skill, at }: Told) {
  const [bot, person] = [`@${testBot.username}`, `@p${endorsed}`]
  const start = `${bot} endorse `.length
  return {
    created_at: Math.floor(Date.now() / 1000),
    type: 'cast.created',
    data: {
      object: 'cast',
      hash,
      author: { fid: author, username: `p${author}`, score: 0.9 },
      text: `${bot} endorse ${person} for ${skill}`,
      timestamp: new Date(at * 1000).toISOString(),
      thread_hash: hash,
      mentioned_profiles: [{ fid: testBot.fid }, { fid: endorsed }],
      mentioned_profiles_ranges: [
        { start: 0, end: bot.length },
        { start, end: start + person.length },
      ],
    },
  }
}

/** What a fid really said, signed by a key of its own. */
function cast(fid: number, endorsed: number | null, skill: string, at: number): FarcasterMessage {
  const endorsing = {
    text: ` endorse  for ${skill}`,
    mentions: [testBot.fid, endorsed ?? 0],
    places: [0, 9],
  }
  const said =
    endorsed === null ? { text: ` ${skill}`, mentions: [testBot.fid], places: [0] } : endorsing
  const mentions = said.mentions.map((one, index) => ({
    fid: one,
    position: said.places[index] ?? 0,
  }))
  return signMessage(
    castData({ fid, text: said.text, mentions, at }),
    `0x${fid.toString(16).padStart(64, '7')}`,
  )
}

/**
 * A bot that stores endorsements of everybody, over a node that looks casts up by their hash alone.
 */
function createEndorsing(store: Store, node: ReadonlyMap<Hex, FarcasterMessage>) {
  const lookup: Pick<Lookup, 'one'> = {
    async one(identifier) {
      const found =
        identifier.kind === 'fid' ? await store.people.find(`fid:${identifier.fid}`) : []
      return {
        profiles: found.map(({ profile }) => profile),
        isStale: false,
        failedSources: [],
        tags: [],
        freshUntil: 0,
      }
    },
  }
  const castByHash = async (hash: Hex) => {
    const message = node.get(hash)
    return message ? castEvidence(message) : null
  }
  const limits = {
    authorLastHour: 1e6,
    authorInThread: 1e6,
    inThread: 1e6,
    overallLastHour: 1e6,
    authorHelpLastDay: 1e6,
  }
  return createBot({
    fid: testBot.fid,
    username: testBot.username,
    baseUrl: 'https://whocast.test',
    webhookSecrets: [testBot.secret],
    replyPolicy: {
      isEnabled: true,
      minScore: 0,
      denylist: new Set(),
      limits: { ...limits, authorEndorsementsLastDay: 1e6, overallEndorsementsLastDay: 1e6 },
    },
    lookup,
    store,
    publisher: { name: 'attack', publish: async () => castHash(0xffffff) as Hex },
    endorse: createEndorser({
      botFid: testBot.fid,
      table: { '*': 'everybody' },
      lookup,
      credentials: store.credentials,
      castByHash,
    }),
    readers: [],
    log,
  })
}

/**
 * Sends forged webhooks to a bot, and one that is true.
 *
 * @param fids of people whom the store knows
 * @returns how many were refused at the door, and how many casts were really made by whom they
 *   were told of
 */
export async function byWebhook(
  store: Store,
  random: () => number,
  count: number,
  fids: readonly number[],
) {
  const node = new Map<Hex, FarcasterMessage>()
  const bot = createEndorsing(store, node)
  const pick = () => fids[Math.floor(random() * fids.length)] ?? 1
  const put = (message: FarcasterMessage) => {
    node.set(message.hash, message)
    return message.hash
  }
  let refused = 0
  let made = 0
  for (let at = 0; at < count; at += 1) {
    const [victim, liar] = [pick(), fids[at % fids.length] ?? 1]
    if (victim === liar) continue
    const time = Math.floor(Date.now() / 1000) - 100
    const [skill, words] = [
      `skill ${at}`,
      { author: victim, endorsed: liar, skill: `skill ${at}`, at: time },
    ]
    const kinds: (() => { told: Told; secret?: string })[] = [
      () => ({ told: { ...words, hash: put(cast(victim, liar, skill, time)) }, secret: 'guessed' }),
      // The liar's own cast, told as the victim's.
      () => ({ told: { ...words, hash: put(cast(liar, victim, skill, time)) } }),
      () => ({ told: { ...words, hash: put(cast(liar, liar, skill, time)) } }),
      // A cast of the victim that says something else, or of somebody else.
      () => ({ told: { ...words, hash: put(cast(victim, null, `gm ${at}`, time)) } }),
      () => ({ told: { ...words, hash: put(cast(victim, liar, `other ${at}`, time)) } }),
      () => ({ told: { ...words, hash: put(cast(victim, 424_242, skill, time)) } }),
      // None at all, and one that was made, told with another time.
      () => {
        made += 1
        return { told: { ...words, hash: put(cast(victim, liar, skill, time - 5_000_000)) } }
      },
      () => ({ told: { ...words, hash: castHash(at + 1) } }),
    ]
    const { told, secret } = (kinds[at % kinds.length] as (typeof kinds)[number])()
    const raw = JSON.stringify(eventOf(told))
    const headers = { 'x-neynar-signature': signWebhook(raw, secret) }
    const response = await bot.app.request('/neynar', { method: 'POST', body: raw, headers })
    if (response.status === 401) refused += 1
    await bot.worker.drain()
  }
  const [one = 1, other = 2] = fids
  const time = Math.floor(Date.now() / 1000) - 100
  const hash = put(cast(one, other, 'honesty', time))
  const raw = JSON.stringify(
    eventOf({ hash, author: one, endorsed: other, skill: 'honesty', at: time }),
  )
  await bot.app.request('/neynar', {
    method: 'POST',
    body: raw,
    headers: { 'x-neynar-signature': signWebhook(raw) },
  })
  await bot.worker.drain()
  return { refused, made: made + 1 }
}
