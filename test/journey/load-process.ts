/**
 * A first load in a process of its own, which a test kills: `load-process.ts <options of the
 * database as JSON> <people file> <unix seconds>`. It continues where the one before ended, and
 * sends its parent a message when it begins.
 */
import { createReadStream } from 'node:fs'
import { registerCrypto } from '@whocast/contract/crypto.ts'
import { loadCrypto } from '../../src/farcaster/crypto/crypto.ts'
import { importPeople, readProgress } from '../../src/main/people-file/import.ts'
import { openStore } from '../../src/main/stores.ts'

const [options = '', file = '', seconds] = process.argv.slice(2)
const now = Number(seconds)
registerCrypto(await loadCrypto())
const store = await openStore({
  ...JSON.parse(options),
  precedence: ['import'],
  clock: () => now * 1000,
})
const cursor = 'import:x'
const resume = await readProgress(store.cursors, cursor)
process.send?.('begins')
await importPeople({
  store,
  input: createReadStream(file, { start: resume?.offset ?? 0 }),
  cursor,
  isLarge: true,
  batchLines: 7,
  now,
  onRejected() {},
  ...(resume ? { resume } : {}),
})
await store.close()
