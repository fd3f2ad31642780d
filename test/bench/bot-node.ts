import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import { startBotNode } from '../network/bot-node.ts'
import { atMost, type Bench, quantile } from './bench.ts'

const CASTS = 20
const PATIENCE_MS = 30_000

export const bench: Bench = {
  name: 'bot-node',
  about: 'from a cast to the reply, where the bot has a node and nothing else',
  async run(report) {
    const database = await createSqliteDatabase()
    const world = await startBotNode()
    const server = await startServer(database.options, {
      ...world.environment,
      ...world.registry,
      BOT_PER_AUTHOR_HOUR: '1000000',
      LOG_LEVEL: 'error',
    })
    try {
      const taken: number[] = []
      for (let at = 0; at <= CASTS; at += 1) {
        const hash = await world.mention(` who is @dwr? (${at})`)
        const start = performance.now()
        while (!world.replies().has(hash)) {
          if (performance.now() - start > PATIENCE_MS) throw new Error('no reply came')
          await sleep(5)
        }
        // The first one may come by catching up.
        if (at > 0) taken.push((performance.now() - start) / 1000)
        await sleep((at % 10) * 97)
      }
      const p95 = quantile(taken, 0.95)
      report({
        what: `cast to reply, ${CASTS} casts, p95`,
        value: `${p95.toFixed(2)} s`,
        spread: `p50 ${quantile(taken, 0.5).toFixed(2)} s`,
        goal: atMost(p95, 3, ' s'),
      })
    } finally {
      await server.stop()
      await world.close()
      await database.drop()
    }
  },
}
