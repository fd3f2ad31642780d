import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { farcasterFinding } from '../../test/contract/store-people.ts'
import { silentLogger } from '../../test/silent.ts'
import { silentTelemetry } from '../kit/telemetry.ts'
import { forClient, takeRequest, withAllowance } from '../net/request-allowance.ts'
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

test('what a listener begins takes no requests from the lookup that woke it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whocast-store-'))
  const store = await openStore({ dataDir, precedence: [], log: silentLogger })
  const clients: (string | null)[] = []
  store.onChange(() => clients.push(takeRequest()))
  await forClient('198.51.100.1', () =>
    withAllowance(0, () => store.people.save([farcasterFinding(3, [])], { refreshAt: null })),
  )
  expect(clients).toEqual([null])
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('every call of the store is a span that names its part and verb', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whocast-store-'))
  const names: string[] = []
  const store = await openStore({
    dataDir,
    precedence: [],
    log: silentLogger,
    telemetry: {
      ...silentTelemetry,
      traced:
        (component, name, run) =>
        (...input) => {
          names.push(`${component} ${name}`)
          return run(...input)
        },
    },
  })
  await store.people.find('fid:3')
  await store.people.save([farcasterFinding(3, [])], { refreshAt: null })
  await store.fnames.ofName('ada')
  await store.gaslessKeys.ofFid(3)
  await store.credentials.get(`0x${'11'.repeat(32)}`)
  await store.credentials.holders({ credentialName: 'Builder', limit: 1 })
  await store.search.read([])
  await store.log.latest()
  await store.webhooks.list('ada')
  await store.webhooks.ready(0)
  await store.webhooks.backlog()
  await store.keys.list()
  await store.owners.waiting()
  await store.notifications.isAny()
  await store.mentions.backlog()
  await store.cursors.get('none')
  expect(names).toEqual([
    'store people.find',
    'store people.save',
    'store fnames.ofName',
    'store gasless-keys.ofFid',
    'store credentials.get',
    'store credentials.holders',
    'store search.read',
    'store log.latest',
    'store webhooks.list',
    'store webhooks.ready',
    'store webhooks.backlog',
    'store keys.list',
    'store owners.waiting',
    'store notifications.isAny',
    'store mentions.backlog',
    'store cursors.get',
  ])
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
