import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { samplesFile } from '../../src/main/people-file/samples.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import {
  botEnvironment,
  castHash,
  mentionEvent,
  sendWebhook,
  startBotNeynar,
} from '../network/mention.ts'
import type { NeynarStandIn } from '../network/neynar.ts'
import { type Fault, type StandIn, startStandIn } from '../network/stand-in.ts'
import { startUpstream } from '../network/upstream.ts'
import {
  type RunningServer,
  slow,
  startServer,
  temporaryFolder,
  whocast,
  within,
} from './support.ts'

/**
 * A sample person as if they were no invention: samples are not handed from one service to another,
 * and their names are signed by a registry that counts for nothing elsewhere.
 */
function asNoSample(line: string): string {
  const {
    isSample: _,
    channels,
    ...person
  } = JSON.parse(line) as { isSample: true; channels: { type: string; proof?: object }[] }
  return JSON.stringify({
    ...person,
    channels: channels.map(({ proof, ...channel }) =>
      channel.type === 'wallet' && proof ? { ...channel, proof } : channel,
    ),
  })
}

/**
 * A process that knows of people by another Whocast process alone, as `UPSTREAM_API_URL` names it,
 * through our own client.
 */
describe('with nothing but UPSTREAM_API_URL', slow, () => {
  const folder = temporaryFolder()
  let databases: TestDatabase[]
  /** The one that knows people. */
  let knowing: RunningServer
  /** Between the two: counts, and fails on demand. */
  let way: StandIn
  /** What the one that knows people asks about the others. */
  let nobody: StandIn
  let neynar: NeynarStandIn
  let asking: RunningServer
  let withBot: RunningServer

  beforeAll(async () => {
    databases = await Promise.all(Array.from({ length: 3 }, createSqliteDatabase))
    const [first, second, third] = databases.map(({ options }) => options) as [
      TestDatabase['options'],
      TestDatabase['options'],
      TestDatabase['options'],
    ]
    const people = (await readFile(samplesFile, 'utf8')).trim().split('\n').map(asNoSample)
    await writeFile(join(folder.path, 'people.jsonl'), people.join('\n'))
    expect(await whocast(first, ['import', join(folder.path, 'people.jsonl')])).toMatchObject({
      code: 0,
    })
    nobody = await startUpstream()
    knowing = await startServer(first, { SAMPLE_DATA: 'off', UPSTREAM_API_URL: nobody.url })
    way = await startStandIn(async ({ method, path, headers, body }) => {
      const answer = await fetch(knowing.origin + path, {
        method,
        headers: { 'content-type': headers['content-type'] ?? 'application/json' },
        ...(method === 'GET' ? {} : { body }),
      })
      return {
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') ?? '' },
        body: await answer.text(),
      }
    })
    const more = {
      SAMPLE_DATA: 'off',
      UPSTREAM_API_URL: way.url,
      LOOKUP_DEADLINE_MS: '1500',
      FRESH_SECONDS: '1',
    }
    asking = await startServer(second, more)
    // Nobody is known to its Neynar: that only takes the replies.
    neynar = await startBotNeynar()
    withBot = await startServer(third, { ...more, ...botEnvironment(neynar.url) })
  })
  afterEach(() => way.setFault(null))
  afterAll(async () => {
    await Promise.all([knowing?.stop(), asking?.stop(), withBot?.stop()])
    await Promise.all([
      nobody?.close(),
      way?.close(),
      neynar?.close(),
      ...databases.map((database) => database.drop()),
    ])
    folder.remove()
  })

  const get = (path: string, accept = 'application/json') =>
    fetch(asking.origin + path, { headers: { accept } })

  test.each([
    '/fname/sample-ada',
    '/ens/sample-ada.eth',
    '/fid/900000001',
    '/eth/0x62822cbf935689918920380decaffd4976ab327e',
    '/socials/twitter/sample_ada',
  ])('%s is found there, by every face', async (path) => {
    const { profiles } = (await (await get(`/api/v1${path}`)).json()) as {
      profiles: { displayName: string }[]
    }
    expect(profiles.map(({ displayName }) => displayName)).toEqual(['Ada Sample'])
    const page = await get(path, 'text/html')
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<h1[^>]*>[\s\S]*Ada Sample/)
    const card = await get(`${path}/card.png`, 'image/png')
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(new Uint8Array(await card.arrayBuffer()).slice(0, 4)).toEqual(
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
    )
    const snap = await get(path, 'application/vnd.farcaster.snap+json')
    expect([snap.status, await snap.text()]).toEqual([200, expect.stringContaining('Ada Sample')])
  })

  test('what it hands on is what it could check, and the rest is told as reported', async () => {
    const answer = (await (await get('/api/v1/fid/900000001?include=proof')).json()) as {
      profiles: {
        channels: { type: string; isVerified: boolean; source: string; proof?: object }[]
      }[]
    }
    const channels = answer.profiles[0]?.channels ?? []
    expect(new Set(channels.map(({ source }) => source))).toEqual(new Set(['upstream']))
    expect(channels.find(({ type }) => type === 'wallet')?.proof).toMatchObject({
      method: 'farcaster-verification',
    })
    expect(channels.find(({ type }) => type === 'ens')?.proof).toEqual({
      method: 'reported',
      by: 'upstream',
    })
    const verdicts = await verifyAnswer(answer, { for: 'fid:900000001' })
    expect(verdicts.filter(({ status }) => status === 'fails')).toEqual([])
    // Nothing here shows whose the app key is that signed.
    expect(verdicts).toContainEqual(
      expect.objectContaining({ label: 'wallet', status: 'unchecked' }),
    )
  })

  test('many are asked for at once, and those without a match are empty', async () => {
    way.reset()
    const queries = ['@sample-boris', 'fid:900000003', 'sample-nobody.eth', 'github:nobody-at-all']
    const response = await fetch(`${asking.api}/lookup`, {
      method: 'POST',
      body: JSON.stringify({ queries }),
      headers: { 'content-type': 'application/json' },
    })
    const { answers } = (await response.json()) as {
      answers: { profiles: unknown[]; problem?: unknown }[]
    }
    expect(answers.map(({ profiles, problem }) => [profiles.length, problem])).toEqual([
      [1, undefined],
      [1, undefined],
      [0, undefined],
      [0, undefined],
    ])
    // Beside it, people of the test before may be asked about again in the background.
    const asked = way.requests.filter(({ path }) => !path.includes('900000001'))
    expect([asked[0]?.method, asked[0]?.path]).toEqual(['POST', '/api/v1/lookup?include=proof'])
    expect(asked.filter(({ method }) => method !== 'POST').length).toBeLessThanOrEqual(1)
    expect((await get('/fname/nobody-here', 'text/html')).status).toBe(404)
  })

  const faults: [string, Fault, string][] = [
    ['dead', { kind: 'drop' }, 'unknown-one'],
    ['silent', { kind: 'hang' }, 'unknown-two'],
    ['slow', { kind: 'slow', ms: 6000 }, 'unknown-three'],
    ['over the limit', { kind: 'fail', status: 429 }, 'unknown-four'],
    ['in trouble', { kind: 'fail', status: 503 }, 'unknown-five'],
    ['nonsense', { kind: 'garbage' }, 'unknown-six'],
  ]
  test.each(faults)(
    'while it is %s: who is stored is served, and "could not ask" is not "nobody"',
    async (_name, fault, unknown) => {
      const [before] = (
        (await (await get('/api/v1/fname/sample-ada')).json()) as { profiles: object[] }
      ).profiles
      expect(before).toMatchObject({ displayName: 'Ada Sample' })
      await sleep(1100)
      way.setFault(fault)
      const stored = await get('/api/v1/fname/sample-ada')
      expect([stored.status, await stored.json()]).toMatchObject([
        200,
        { profiles: [{ displayName: 'Ada Sample' }] },
      ])
      const page = await get('/fname/sample-ada', 'text/html')
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Ada Sample')])

      way.reset()
      const refused = await get(`/api/v1/fname/${unknown}`)
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { code: 'unavailable', profiles: [] },
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      // A service in trouble is not asked again and again.
      expect(way.requests.filter(({ path }) => path.includes(unknown)).length).toBeLessThanOrEqual(
        2,
      )
      const [about, snap] = await Promise.all([
        get(`/fname/${unknown}`, 'text/html'),
        get(`/fname/${unknown}`, 'application/vnd.farcaster.snap+json'),
      ])
      expect([about.status, await about.text()]).toEqual([
        503,
        expect.stringContaining('Temporarily unavailable'),
      ])
      expect(await snap.text()).toContain('Temporarily unavailable')

      way.setFault(null)
      const after = await get(`/api/v1/fname/${unknown.replace('unknown', 'known')}`)
      expect([after.status, await after.json()]).toEqual([200, { profiles: [] }])
    },
  )

  test('the bot answers about its people, and keeps a question until it can ask', async () => {
    const mention = (text: string, number: number) => {
      const event = mentionEvent({ text, hash: castHash(number) })
      neynar.casts.set(castHash(number), event.data)
      return sendWebhook(withBot.origin, event)
    }
    const replies = (count: number) =>
      within(
        60_000,
        async () => neynar.published,
        ({ length }) => length >= count,
      )
    expect((await mention('who is sample-ada.eth?', 1)).status).toBe(200)
    const [first] = await replies(1)
    expect(first?.text).toMatch(/^Ada Sample \(sample-ada\)/)
    way.setFault({ kind: 'fail', status: 429 })
    way.reset()
    await mention('who is sample-fox.eth?', 2)
    await within(
      20_000,
      async () => way.requests.length,
      (count) => count > 0,
    )
    await sleep(500)
    expect(neynar.published).toHaveLength(1)
    way.setFault(null)
    const [, second] = await replies(2)
    expect(second?.text).toMatch(/Emoji Fox/)
  })
})
