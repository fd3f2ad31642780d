/**
 * A process of its own on a store: `store-child.ts <mode> <first number> <count> <store options as
 * JSON>`. Tells its parent, line by line, what the store has acknowledged.
 */
import { writeSync } from 'node:fs'
import { openStore } from '../../src/main/stores.ts'
import {
  credential,
  ensFinding,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from './store-people.ts'

const [mode = '', first = '1', count = '1', options = '{}'] = process.argv.slice(2)
const from = Number(first)
const to = from + Number(count)
const say = (line: string | number) => writeSync(1, `${line}\n`)

const log = {
  debug() {},
  info() {},
  warn() {},
  error: (_fields: object, message: string) => mode === 'fill' && say(`log: ${message}`),
}
const store = await openStore({ ...JSON.parse(options), precedence: ['import'], log })
try {
  switch (mode) {
    // One credential after the other about one wallet, until there are enough or the process is
    // killed.
    case 'put':
      for (let n = from; n < to; n++) {
        await store.credentials.put(
          credential(n, { address: wallet(from) }, { data: 'x'.repeat(1000) }),
        )
        say(n)
      }
      break
    // Several at a time.
    case 'put-many':
      await Promise.all(
        Array.from({ length: 8 }, async (_, lane) => {
          for (let n = from + lane; n < to; n += 8) {
            await store.credentials.put(
              credential(n, { address: wallet(from) }, { data: 'x'.repeat(1000) }),
            )
            say(n)
          }
        }),
      )
      break
    // People in batches of 50, each with a credential.
    case 'import':
      for (let n = from; n < to; n += 50) {
        const numbers = Array.from({ length: 50 }, (_, i) => n + i)
        await store.people.save(
          numbers.map((i) => importFinding(profileID(i), [walletChannel(i)])),
          {
            refreshAt: null,
            credentials: numbers.map((i) => credential(i, { address: wallet(i) })),
          },
        )
        say(n)
      }
      break
    case 'save':
      for (let n = from; n < to; n++) {
        await store.people.save([ensFinding(n, [])], { refreshAt: null })
        say(n)
      }
      break
    // Until the disk is full; then says what still works.
    case 'fill':
      await store.people.save([ensFinding(from, [])], { refreshAt: null })
      for (let n = from; n < to; n++) {
        const failure = await store.credentials
          .put(credential(n, { address: wallet(from) }, { data: 'x'.repeat(1000) }))
          .catch((error: unknown) => error as { code: string })
        if (!('code' in failure)) continue
        say(`put: ${failure.code}`)
        break
      }
      // Nothing is too small to fail.
      while (await store.cursors.lease('fill', 'fill', 1).catch(() => false));
      say(`found: ${(await store.people.find(`eth:${wallet(from)}`)).length}`)
      say(`check: ${await store.check().catch((error: { detail: string }) => error.detail)}`)
      break
    case 'open':
      await store.check()
      say('open')
      break
    default:
      throw new Error(`no such mode: ${mode}`)
  }
} catch (error) {
  say(`failed ${(error as { code?: string }).code} ${(error as Error).message}`)
} finally {
  await store.close()
}
