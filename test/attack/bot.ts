import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex } from 'viem'
import { createBot } from '../../src/bot/bot.ts'
import type { Reply } from '../../src/bot/publisher-port.ts'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import {
  botEnvironment,
  castHash,
  mentionEvent,
  sendWebhook,
  signWebhook,
  startBotNeynar,
  testBot,
} from '../network/mention.ts'
import type { NeynarStandIn } from '../network/neynar.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }

/** How long a mention that a dead worker held may take to be answered: its lease and some more. */
const PATIENCE_MS = 60_000

async function until(holds: () => boolean, ms = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + ms; !holds() && Date.now() < end; ) await sleep(50)
}

/** How many mentions were answered how often. */
function tally(neynar: NeynarStandIn, sent: string[]): { lost: number; twice: number } {
  const replies = new Map<string, number>()
  for (const { parent } of neynar.published)
    replies.set(parent ?? '', (replies.get(parent ?? '') ?? 0) + 1)
  return {
    lost: sent.filter((hash) => !replies.has(hash)).length,
    twice: [...replies.values()].filter((count) => count > 1).length,
  }
}

async function floodOneWebhook(database: TestDatabase): Promise<Verdict> {
  const neynar = await startBotNeynar()
  const servers = await Promise.all(
    [1, 2].map(() => startServer(database.options, botEnvironment(neynar.url))),
  )
  const event = mentionEvent({ text: 'fid 3', hash: castHash(1) })
  neynar.casts.set(event.data.hash, event.data)
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => sendWebhook(servers[n % 2]?.origin ?? '', event)),
  )
  await until(() => neynar.published.length > 0)
  await sleep(1500)
  await Promise.all(servers.map((server) => server.stop()))
  const attempts = neynar.requests.filter(({ method }) => method === 'POST').length
  await neynar.close()
  return {
    bar: 7,
    what: `one webhook 50 times at once, two processes, ${database.kind}`,
    figure: `${neynar.published.length} reply, published ${attempts} time(s)`,
    isHeld: neynar.published.length === 1 && attempts === 1,
  }
}

async function killBetweenSteps(
  database: TestDatabase,
  rounds: number,
  random: () => number,
): Promise<Verdict> {
  const neynar = await startBotNeynar()
  neynar.setFault({ kind: 'slow', ms: 20 })
  const sent: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(database.options, botEnvironment(neynar.url))
    const hash = castHash(1000 + round)
    const event = mentionEvent({ text: `fid ${round + 1}`, hash, fid: 1000 + round })
    neynar.casts.set(hash, event.data)
    await sendWebhook(server.origin, event)
    sent.push(hash)
    // Claimed, looked up, published, done: all of it happens within these.
    await sleep(random() * 120)
    server.signal('SIGKILL')
    await server.exit
  }
  const last = await startServer(database.options, botEnvironment(neynar.url))
  await until(() => tally(neynar, sent).lost === 0)
  await last.stop()
  await neynar.close()
  const { lost, twice } = tally(neynar, sent)
  return {
    bar: 8,
    what: `killed between claim, publish and done, ${rounds} times, ${database.kind}`,
    figure: `${twice} twice, ${lost} lost of ${sent.length}`,
    isHeld: lost === 0 && twice === 0,
  }
}

/** What a forger may send instead of what was signed. */
function forge(raw: string, random: () => number): { body: string; signature: string | null } {
  const signature = signWebhook(raw)
  const at = Math.floor(random() * raw.length)
  switch (Math.floor(random() * 8)) {
    case 0:
      return { body: raw, signature: null }
    case 1:
      return { body: raw, signature: signWebhook(raw, 'another secret') }
    case 2:
      return {
        body: `${raw.slice(0, at)}${raw[at] === '1' ? '2' : '1'}${raw.slice(at + 1)}`,
        signature,
      }
    case 3:
      return { body: `${raw} `, signature }
    case 4: {
      const digit = Math.floor(random() * signature.length)
      const flipped = (Number.parseInt(signature[digit] ?? '0', 16) ^ 1).toString(16)
      return {
        body: raw,
        signature: `${signature.slice(0, digit)}${flipped}${signature.slice(digit + 1)}`,
      }
    }
    case 5:
      return { body: raw, signature: signature.slice(0, Math.floor(random() * 128)) }
    case 6:
      return { body: raw, signature: `${signature}${signature}` }
    default: {
      const stale = raw.replace(
        /"created_at":\d+/,
        `"created_at":${Math.floor(Date.now() / 1000) - 700 - Math.floor(random() * 1e6)}`,
      )
      return { body: stale, signature: signWebhook(stale) }
    }
  }
}

async function sendForgeries(count: number, random: () => number): Promise<Verdict> {
  const database = await createSqliteDatabase()
  const neynar = await startBotNeynar()
  // The worker of this process would hide what was accepted: nothing is answered while the switch
  // is off, all is claimed.
  const server = await startServer(database.options, {
    ...botEnvironment(neynar.url),
    BOT_ENABLED: 'false',
  })
  let failures = 0
  for (let n = 0; n < count; n += 1) {
    const hash = castHash(10_000 + n)
    const { body, signature } = forge(JSON.stringify(mentionEvent({ text: 'fid 3', hash })), random)
    const response = await fetch(`${server.origin}/webhooks/neynar`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'x-neynar-signature': signature }),
      },
    })
    if (response.status >= 500) failures += 1
  }
  const metrics = await (await fetch(`${server.origin}/metrics`)).text()
  const received = Number(/^whocast_bot_received_total (\d+)/m.exec(metrics)?.[1] ?? 0)
  await server.stop()
  await neynar.close()
  await database.drop()
  return {
    bar: 9,
    what: `${count} forged, altered or stale webhooks`,
    figure: `${received} accepted, ${failures} answered with 5xx`,
    isHeld: received === 0 && failures === 0 && neynar.published.length === 0,
  }
}

/** A bot in this process, over a real store, whose replies are kept. */
async function createSimulation() {
  const database = await createSqliteDatabase()
  let now = Date.now()
  const store = await openStore({ ...database.options, precedence: [], clock: () => now })
  const replies: Reply[] = []
  const hashOfReply = (number: number) =>
    `0x${(0xf0000 + number).toString(16).padStart(40, '0')}` as Hex
  const perAuthor = 5
  const bot = createBot({
    fid: testBot.fid,
    username: testBot.username,
    baseUrl: 'https://whocast.test',
    webhookSecrets: [testBot.secret],
    replyPolicy: {
      isEnabled: true,
      minScore: 0.2,
      denylist: new Set(),
      limits: {
        authorLastHour: perAuthor,
        authorInThread: 1,
        inThread: 3,
        overallLastHour: 60,
        authorHelpLastDay: 1,
        authorEndorsementsLastDay: 10,
        overallEndorsementsLastDay: 1e9,
      },
    },
    lookup: {
      one: async () => ({
        profiles: [],
        isStale: false,
        failedSources: [],
        tags: [],
        freshUntil: 0,
      }),
    },
    store,
    publisher: {
      name: 'simulation',
      publish: async (reply) => {
        replies.push(reply)
        return hashOfReply(replies.length)
      },
    },
    readers: [],
    clock: () => now,
    log,
  })
  return {
    perAuthor,
    replies,
    hashOfReply,
    pass: (ms: number) => {
      now += ms
    },
    async mention(input: Parameters<typeof mentionEvent>[0]) {
      const raw = JSON.stringify(mentionEvent({ at: now, ...input }))
      await bot.app.request('/neynar', {
        method: 'POST',
        body: raw,
        headers: { 'x-neynar-signature': signWebhook(raw) },
      })
      await bot.worker.drain()
    },
    async close() {
      await store.close()
      await database.drop()
    },
  }
}

async function meetAnotherBot(turns: number): Promise<Verdict> {
  const simulation = await createSimulation()
  const threadHash = castHash(1)
  // The other bot answers every reply of ours with a mention of us, in the same thread.
  for (let turn = 1; turn <= turns; turn += 1) {
    await simulation.mention({ text: 'fid 3', hash: castHash(turn), fid: 4242, threadHash })
    simulation.pass(5000)
  }
  await simulation.close()
  const { length } = simulation.replies
  return {
    bar: 10,
    what: `another bot that answers us ${turns} times`,
    figure: `${length} replies`,
    isHeld: length === 1,
  }
}

/**
 * The other bot replies to each reply of ours without a mention, as a node tells of it: every
 * cast's thread is its parent.
 */
async function meetAnotherBotByNode(turns: number): Promise<Verdict> {
  const simulation = await createSimulation()
  let parentHash: string | undefined
  for (let turn = 1; turn <= turns; turn += 1) {
    const parent = parentHash === undefined ? {} : { parentHash, threadHash: parentHash }
    await simulation.mention({ text: 'fid 3', hash: castHash(turn), fid: 4242 + turn, ...parent })
    parentHash = simulation.hashOfReply(simulation.replies.length)
    simulation.pass(3_600_000)
  }
  await simulation.close()
  const { length } = simulation.replies
  return {
    bar: 10,
    what: `other bots that reply to each of our replies ${turns} times, told by a node`,
    figure: `${length} replies`,
    isHeld: length === 3,
  }
}

async function meetOneAuthor(count: number): Promise<Verdict> {
  const simulation = await createSimulation()
  for (let n = 1; n <= count; n += 1) {
    await simulation.mention({ text: `fid ${n}`, hash: castHash(n), fid: 4242 })
    simulation.pass(1000)
  }
  await simulation.close()
  const hours = Math.ceil(count / 3600)
  const { length } = simulation.replies
  return {
    bar: 10,
    what: `one author, ${count} mentions in as many seconds`,
    figure: `${length} replies, budget ${simulation.perAuthor} an hour`,
    isHeld: length > 0 && length <= simulation.perAuthor * hours,
  }
}

export const attack: Attack = {
  name: 'bot',
  bars: [7, 8, 9, 10],
  isFirst: true,
  about: 'floods, forges, kills the worker at every step, and meets another bot',
  async run({ seed, scale, report }) {
    const random = createRandom(seed)
    const rounds = Math.max(2, Math.round(100 * scale))
    const databases: TestDatabase[] = [await createSqliteDatabase()]
    const serverUrl = process.env.TEST_POSTGRES_URL
    if (serverUrl) databases.push(await createPostgresDatabase(serverUrl))
    for (const database of databases) {
      report(await floodOneWebhook(database))
      report(await killBetweenSteps(database, rounds, random))
      await database.drop()
    }
    report(await sendForgeries(Math.max(50, Math.round(1000 * scale)), random))
    report(await meetAnotherBot(50))
    report(await meetAnotherBotByNode(50))
    report(await meetOneAuthor(Math.max(100, Math.round(1000 * scale))))
  },
}
