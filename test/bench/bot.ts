import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import {
  botEnvironment,
  castHash,
  mentionEvent,
  signWebhook,
  startBotNeynar,
} from '../network/mention.ts'
import { atLeast, atMost, type Bench, median, quantile } from './bench.ts'

const PER_SECOND = 100
const SECONDS = 12
/** What is sent before anything counts: code is compiled, connections are open. */
const WARM_UP = 200
/** How long the stand-in takes to publish. */
const PUBLISH_MS = 20
const PATIENCE_MS = 30_000

export const bench: Bench = {
  name: 'bot',
  about: `webhooks at ${PER_SECOND} a second, each a mention by somebody else, answered through the stand-in of Neynar`,
  async run(report) {
    const database = await createSqliteDatabase()
    const neynar = await startBotNeynar()
    const server = await startServer(database.options, {
      ...botEnvironment(neynar.url),
      LOG_LEVEL: 'error',
    })
    const publishedAt = new Map<string, number>()
    /** By Node's own event: when the stand-in has taken a reply, delay and all. */
    const push = neynar.published.push.bind(neynar.published)
    neynar.published.push = (...casts) => {
      for (const { parent } of casts) publishedAt.set(parent ?? '', performance.now())
      return push(...casts)
    }
    neynar.setFault({ kind: 'slow', ms: PUBLISH_MS })
    try {
      const sentAt = new Map<string, number>()
      const answered: number[] = []
      let refused = 0

      async function send(number: number): Promise<void> {
        const hash = castHash(number)
        const event = mentionEvent({ text: 'sample-ada', hash, fid: 1_000_000 + number })
        neynar.casts.set(hash, event.data)
        const raw = JSON.stringify(event)
        const headers = {
          'content-type': 'application/json',
          'x-neynar-signature': signWebhook(raw),
        }
        const begin = performance.now()
        sentAt.set(hash, begin)
        const response = await fetch(`${server.origin}/webhooks/neynar`, {
          method: 'POST',
          body: raw,
          headers,
        })
        await response.arrayBuffer()
        answered.push(performance.now() - begin)
        if (response.status !== 200) refused += 1
      }
      /**
       * At their times, whether or not the earlier ones were answered: a slow service does not slow
       * the senders.
       */
      async function sendAll(first: number, count: number): Promise<void> {
        const begin = performance.now()
        const under: Promise<void>[] = []
        for (let n = 0; n < count; n += 1) {
          const wait = begin + (n * 1000) / PER_SECOND - performance.now()
          if (wait > 0) await sleep(wait)
          under.push(send(first + n))
        }
        await Promise.all(under)
      }

      const settled = async (count: number) => {
        for (
          const end = performance.now() + PATIENCE_MS;
          publishedAt.size < count && performance.now() < end;
        )
          await sleep(50)
      }
      await sendAll(1, WARM_UP)
      await settled(WARM_UP)
      answered.length = 0
      neynar.reset()
      const total = PER_SECOND * SECONDS
      const own = monitorEventLoopDelay({ resolution: 5 })
      own.enable()
      await sendAll(1 + WARM_UP, total)
      await settled(WARM_UP + total)

      const replied: number[] = []
      for (let n = 1 + WARM_UP; n <= WARM_UP + total; n += 1) {
        const at = publishedAt.get(castHash(n))
        if (at !== undefined) replied.push(at - (sentAt.get(castHash(n)) ?? 0))
      }
      const callsPerReply = neynar.requests.length / Math.max(1, replied.length)
      own.disable()
      const publishing = PUBLISH_MS * callsPerReply
      const ms = (value: number) => `${value.toFixed(1)} ms`
      report({ what: 'webhook answered, median', value: ms(median(answered)) })
      report({
        what: 'webhook answered, p99',
        value: ms(quantile(answered, 0.99)),
        goal: atMost(
          refused === 0 ? quantile(answered, 0.99) : Number.POSITIVE_INFINITY,
          50,
          ' ms',
        ),
      })
      report({
        what: 'mentions, replies, refused',
        value: `${total}, ${replied.length}, ${refused}`,
        goal: atLeast(refused === 0 ? replied.length : 0, total),
      })
      report({
        what: `mention to reply, median, without the stand-in's ${publishing.toFixed(0)} ms`,
        value: ms(median(replied) - publishing),
      })
      report({
        what: 'mention to reply, p99',
        value: ms(quantile(replied, 0.99) - publishing),
        goal: atMost(quantile(replied, 0.99) - publishing, 100, ' ms'),
      })
      report({ what: 'longest pause of the senders themselves', value: ms(own.max / 1e6) })
      report({ what: "calls of Neynar's API per reply", value: callsPerReply.toFixed(2) })
    } finally {
      await server.stop()
      await neynar.close()
      await database.drop()
    }
  },
}
