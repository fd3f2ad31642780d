import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
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
import { PATIENCE_MS, type RunningServer, slow, startServer, whocast, within } from './support.ts'

let database: TestDatabase
let neynar: NeynarStandIn
let server: RunningServer | undefined

beforeEach(async () => {
  database = await createSqliteDatabase()
  neynar = await startBotNeynar()
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  await neynar.close()
  await database.drop()
})

/** The built service with the bot on, at an origin of its own: replies point there. */
async function start(more: Record<string, string> = {}): Promise<RunningServer> {
  server = await startServer(database.options, { ...botEnvironment(neynar.url), ...more })
  return server
}

/** Somebody casts: it can be read at Neynar, and its webhook is sent to the service. */
async function mention(
  service: RunningServer,
  text: string,
  number = 1,
): Promise<{ hash: string; answer: Response }> {
  const hash = castHash(number)
  const event = mentionEvent({ text, hash })
  neynar.casts.set(hash, event.data)
  return { hash, answer: await sendWebhook(service.origin, event) }
}

const replies = (count: number) =>
  within(
    120_000,
    async () => neynar.published,
    ({ length }) => length >= count,
  )

test('one signed webhook, one reply whose embed opens as a page with a card', slow, async () => {
  const service = await start()
  const { hash, answer } = await mention(service, 'who is sample-ada?')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'queued' })
  const [reply] = await replies(1)
  expect(reply).toMatchObject({
    parent: hash,
    parent_author_fid: 77,
    signer_uuid: testBot.signerUuid,
  })
  expect(reply?.text).toMatch(/^Ada Sample \(sample-ada\)/)
  expect(Buffer.byteLength(reply?.text ?? '')).toBeLessThanOrEqual(320)

  const [embed] = (reply?.embeds ?? []) as { url: string }[]
  expect(Buffer.byteLength(embed?.url ?? '')).toBeLessThanOrEqual(256)
  const { pathname } = new URL(embed?.url ?? '')
  const page = await fetch(service.origin + pathname, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  const image = /&quot;imageUrl&quot;:&quot;([^&]+)&quot;/.exec(await page.text())?.[1] ?? ''
  const card = await fetch(service.origin + new URL(image).pathname)
  expect(card.status).toBe(200)
  expect(card.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await card.arrayBuffer()).slice(0, 4)).toEqual(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  )

  expect(
    await (
      await sendWebhook(service.origin, mentionEvent({ text: 'who is sample-ada?', hash }))
    ).json(),
  ).toEqual({
    status: 'known',
  })
  await sleep(300)
  expect(neynar.published).toHaveLength(1)

  const metrics = await (await fetch(`${service.origin}/metrics`)).text()
  expect(metrics).toMatch(/^whocast_bot_replied_total 1$/m)
})

test('refuses unsigned webhooks', slow, async () => {
  const service = await start()
  const raw = JSON.stringify(mentionEvent({ text: 'sample-ada', hash: castHash(1) }))
  const send = (signature: string) =>
    fetch(`${service.origin}/webhooks/neynar`, {
      method: 'POST',
      body: raw,
      headers: { 'x-neynar-signature': signature },
    })
  expect((await send('')).status).toBe(401)
  expect((await send(signWebhook(`${raw} `))).status).toBe(401)
  await sleep(300)
  // The start looks for missed mentions and checks the account; neither reads or publishes a cast.
  expect(neynar.requests.filter(({ path }) => path.startsWith('/v2/farcaster/cast/'))).toEqual([])
})

test('killed while it publishes, it answers once after it is started again', slow, async () => {
  const first = await start()
  neynar.setFault({ kind: 'slow', ms: 400 })
  await mention(first, 'sample-ada')
  // The look at the cast and then the publishing: the second is under way.
  await within(
    PATIENCE_MS,
    async () => neynar.requests.filter(({ method }) => method === 'POST').length,
    (count) => count === 1,
  )
  first.signal('SIGKILL')
  await first.exit
  // It had been sent: the stand-in publishes it, and nobody heard.
  await replies(1)
  neynar.setFault(null)
  await start()
  await within(
    60_000,
    async () => neynar.requests.filter(({ method }) => method === 'POST').length,
    (count) => count >= 2,
  )
  await sleep(300)
  expect(neynar.published).toHaveLength(1)
})

test('killed right after the webhook was answered, it still answers', slow, async () => {
  const first = await start()
  neynar.setFault({ kind: 'hang' })
  const { answer } = await mention(first, 'sample-ada')
  expect(answer.status).toBe(200)
  first.signal('SIGKILL')
  await first.exit
  neynar.setFault(null)
  expect(neynar.published).toEqual([])
  await start()
  await replies(1)
  await sleep(300)
  expect(neynar.published).toHaveLength(1)
})

test('a dead letter is listed, replayed by the command, and answered', slow, async () => {
  const service = await start({ NEYNAR_SIGNER_UUID: 'not approved yet' })
  const { hash } = await mention(service, 'sample-ada')
  const listed = await within(
    20_000,
    async () => (await whocast(database.options, ['bot', 'dead', '--json'])).stdout,
    (out) => out.includes(hash),
  )
  expect(JSON.parse(listed)).toMatchObject([{ castHash: hash, reason: 'neynar answered 403' }])
  await service.stop()

  await start()
  expect(neynar.published).toEqual([])
  expect(await whocast(database.options, ['bot', 'replay', hash])).toMatchObject({
    code: 0,
    stdout: '1 mention queued again.\n',
  })
  await replies(1)
  expect((await whocast(database.options, ['bot', 'dead'])).stdout).toBe('No dead letters.\n')
})

test('a mention that came while it was down is found by catching up', slow, async () => {
  const event = mentionEvent({ text: 'sample-ada', hash: castHash(9) })
  neynar.casts.set(event.data.hash, event.data)
  await start()
  const [reply] = await replies(1)
  expect(reply?.parent).toBe(castHash(9))
})
