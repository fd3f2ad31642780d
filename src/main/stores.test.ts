import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { farcasterFinding } from '../../test/contract/store-people.ts'
import { silentLogger } from '../../test/silent.ts'
import { silentTelemetry } from '../kit/telemetry.ts'
import { openStore } from './stores.ts'

test('what a listener begins belongs to no trace of the write that woke it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whocast-store-'))
  let depth = 0
  const store = await openStore({
    dataDir,
    precedence: [],
    log: silentLogger,
    telemetry: {
      ...silentTelemetry,
      apart(work) {
        depth += 1
        const result = work()
        depth -= 1
        return result
      },
    },
  })
  const depths: number[] = []
  store.onChange(() => depths.push(depth))
  await store.people.save([farcasterFinding(3, [])], { refreshAt: null })
  expect(depths).toEqual([1])
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
