import { createHmac } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import { afterEach, beforeEach } from 'vitest'
import { type Bot, type BotSettings, createBot } from '../../src/bot/bot.ts'
import type { PublishError, Reply } from '../../src/bot/publisher-port.ts'
import { type CastReader, madeSince } from '../../src/bot/reader.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import type { Answer } from '../../src/people/lookup-port.ts'
import { newDataDir } from '../data-dir.ts'

const SECRETS = ['old-secret', 'new-secret']
export const BOT = { fid: 999, username: 'whocast' }

let open: { store: Store; folder: string } | undefined

/** What the tests of one file share; `now` is turned by them. */
export const state = {
  now: Date.now(),
  lines: [] as [object, string][],
  store(): Store {
    if (!open) throw new Error('useStore() opens it')
    return open.store
  },
}
const keep = (fields: object, message: string) => void state.lines.push([fields, message])
const log = { debug: keep, info: keep, warn: keep, error: keep }

/** Opens an empty store for each test of the file that calls it. */
export function useStore(): void {
  beforeEach(async () => {
    state.lines.length = 0
    const folder = await newDataDir()
    open = {
      folder,
      store: await openStore({ dataDir: folder, precedence: [], clock: () => state.now }),
    }
  })
  afterEach(async () => {
    await open?.store.close()
    if (open) await rm(open.folder, { recursive: true })
  })
}

/** A publisher that keeps what it published, and fails as told before that. */
export function createRecorder(failures: (PublishError | null)[] = []) {
  const replies: Reply[] = []
  const attempts: Reply[] = []
  return {
    replies,
    attempts,
    name: 'recorder',
    async publish(reply: Reply): Promise<Hex> {
      attempts.push(reply)
      const failure = failures.shift()
      if (failure) throw failure
      replies.push(reply)
      return `0x${String(replies.length).padStart(40, '0')}`
    },
  }
}

const answer = (profiles: Answer['profiles']): Answer => ({
  profiles,
  isStale: false,
  failedSources: [],
  tags: [],
  freshUntil: 0,
})
const lookup: Pick<Lookup, 'one'> = {
  async one(identifier) {
    const key = identifierKey(identifier)
    if (key === 'fname:down') throw new ServiceError('unavailable', 'could not ask')
    if (key !== 'fname:ada' && key !== 'fid:616') return answer([])
    return answer([
      {
        profileID: 'abcdefghijklmnopqrstu',
        displayName: 'Ada',
        channels: [
          {
            type: 'farcaster',
            isVerified: true,
            verification: { grade: 'proven', checkedAt: 0 },
            value: 'ada',
            metadata: [{ name: 'fid', value: '616' }],
            source: 's',
            checkedAt: 0,
          },
        ],
        credentials: [],
      },
    ])
  },
}

type Recorder = ReturnType<typeof createRecorder>
/** The bot over the store of the running test. */
export const create = (publisher: Recorder, more: Partial<BotSettings> = {}): Bot =>
  createBot({
    ...BOT,
    baseUrl: 'https://whocast.test',
    webhookSecrets: SECRETS,
    replyPolicy: {
      isEnabled: true,
      minScore: 0.2,
      denylist: new Set([666]),
      limits: {
        authorLastHour: 5,
        authorInThread: 1,
        inThread: 3,
        overallLastHour: 60,
        authorHelpLastDay: 1,
        authorEndorsementsLastDay: 10,
        overallEndorsementsLastDay: 100,
      },
    },
    lookup,
    store: state.store(),
    publisher,
    readers: [],
    clock: () => state.now,
    random: () => 0.5,
    log,
    ...more,
  })

let castCount = 0
/** A `cast.created` event as Neynar sends it. */
export function event(
  text: string,
  more: {
    fid?: number
    hash?: string
    thread?: string
    score?: number
    at?: number
    parentFid?: number
    parentHash?: string
  } = {},
) {
  castCount += 1
  const hash = more.hash ?? `0x${castCount.toString(16).padStart(40, 'a')}`
  return {
    created_at: Math.floor((more.at ?? state.now) / 1000),
    type: 'cast.created',
    data: {
      object: 'cast',
      hash,
      author: { fid: more.fid ?? 77, username: 'asker', score: more.score ?? 0.9 },
      text,
      timestamp: new Date(state.now).toISOString(),
      thread_hash: more.thread ?? hash,
      parent_hash: more.parentFid ? (more.parentHash ?? `0x${'b'.repeat(40)}`) : null,
      parent_author: { fid: more.parentFid ?? null },
      mentioned_profiles: text.includes('@whocast') ? [BOT] : [],
      mentioned_profiles_ranges: [],
    },
  }
}

export const post = (
  bot: Bot,
  body: unknown,
  { secret = 'new-secret', signature }: { secret?: string; signature?: string } = {},
) => {
  const raw = JSON.stringify(body)
  return bot.app.request('/neynar', {
    method: 'POST',
    body: raw,
    headers: {
      'x-neynar-signature': signature ?? createHmac('sha512', secret).update(raw).digest('hex'),
    },
  })
}
export const status = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { status?: string }).status

export const cast = (hash: string, timestamp: number): Cast => ({
  hash: hash as Hex,
  author: { fid: 77 },
  content: [{ fid: BOT.fid }, ' ada'],
  threadHash: hash,
  timestamp,
})

/** A hub that has some casts. */
export const reader = (casts: () => Cast[]): CastReader => ({
  name: 'reader',
  isStanding: async ({ hash }) => casts().some((one) => one.hash === hash),
  castsFor: (_fid, since) =>
    madeSince(
      since,
      (async function* () {
        yield casts()
      })(),
    ),
})
