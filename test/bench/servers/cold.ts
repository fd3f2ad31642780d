/**
 * Cold lookups in a process of its own: `cold.ts <url of a crowd's node> <fid|fname> <fids…>`;
 * sends the milliseconds and the CPU milliseconds of each to its parent. Connections and code are
 * warm after the first of them, as in a service; no person is known.
 */

import { registerCrypto } from '@whocast/contract/crypto.ts'
import { loadCrypto } from '../../../src/farcaster/crypto/crypto.ts'
import { type Logger, silentTelemetry } from '../../../src/kit/telemetry.ts'
import { openStore } from '../../../src/main/stores.ts'
import { createLookup } from '../../../src/people/lookup.ts'
import { createSnapchainSource } from '../../../src/sources/farcaster/farcaster.ts'
import { createSqliteDatabase } from '../../contract/store-databases.ts'
import { fnameOf } from '../../network/crowd-people.ts'

/** What one lookup took. */
export interface ColdLookup {
  ms: number
  cpu: number
}

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const [url = '', kind, ...fids] = process.argv.slice(2)
registerCrypto(await loadCrypto())
const database = await createSqliteDatabase()
const store = await openStore({ ...database.options, precedence: ['snapchain'] })
const source = createSnapchainSource({ url, fnameRegistryUrl: url })
const lookup = createLookup({
  sources: [source],
  people: store.people,
  deadlineMs: 10_000,
  freshSeconds: 300,
  staleSeconds: 604_800,
  telemetry: silentTelemetry,
  log: quiet,
})
for (const fid of fids.map(Number)) {
  const start = performance.now()
  const before = process.cpuUsage()
  const found = await lookup.one(
    kind === 'fid' ? { kind, fid } : { kind: 'fname', fname: fnameOf(fid) },
  )
  const ms = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  if (!found) throw new Error(`fid ${fid} was not found`)
  process.send?.({ ms, cpu: (user + system) / 1000 } satisfies ColdLookup)
}
await source.close()
await store.close()
await database.drop()
