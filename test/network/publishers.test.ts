import { castData, encodeMessage, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { readMention } from '@whocast/mention-reader/mention.ts'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHubPublisher, createHubReader, toCast } from '../../src/bot/hub.ts'
import {
  createNeynarClient,
  createNeynarPublisher,
  createNeynarReader,
} from '../../src/bot/neynar.ts'
import { PublishError, type Reply } from '../../src/bot/publisher-port.ts'
import type { CastReader } from '../../src/bot/reader.ts'
import { createHttpJson, type HttpJson } from '../../src/net/http-json.ts'
import { Message, makeCastRemove, NobleEd25519Signer } from '../reference/farcaster-core.ts'
import { castHash, mentionEvent, testBot } from './mention.ts'
import { type NeynarStandIn, startNeynar } from './neynar.ts'
import { addPerson, emptyWorld, type Person } from './people.ts'
import { type SnapchainStandIn, startSnapchain } from './snapchain.ts'
import type { Fault } from './stand-in.ts'

const NOW = 1_795_000_000
const reply: Reply = {
  text: 'Ada Quill · fid 900001\n灯 5 verified accounts',
  embedUrls: ['https://whocast.test/fname/ada-quill', 'https://whocast.test/fid/3'],
  parent: { hash: castHash(7) as Hex, fid: 77 },
  idempotencyKey: castHash(7).slice(2),
  at: NOW,
}
const failureOf = (work: Promise<unknown>): Promise<PublishError> =>
  work.then(
    () => expect.unreachable('it was published'),
    (error: PublishError) => error,
  )
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

let bot: Person
let asker: Person
let snapchain: SnapchainStandIn
let hub: HttpJson
let neynar: NeynarStandIn

beforeEach(async () => {
  const world = emptyWorld()
  bot = await addPerson(world, { fid: testBot.fid, name: 'the bot', fname: testBot.username })
  asker = await addPerson(world, { fid: 77, name: 'asker', fname: 'asker' })
  snapchain = await startSnapchain(world, {}, { maxPageSize: 2 })
  hub = createHttpJson({ source: 'snapchain', baseUrl: `${snapchain.url}/v1`, timeoutMs: 1000 })
  neynar = await startNeynar(world, { apiKey: 'key', signers: { [testBot.signerUuid]: bot.fid } })
  closers.push(() => hub.close(), snapchain.close, neynar.close)
})

const hubPublisher = (appKey = bot.appKey) =>
  createHubPublisher({ client: hub, fid: bot.fid, appKey })
const neynarClient = () =>
  createNeynarClient({ apiKey: 'key', baseUrl: neynar.url, timeoutMs: 1000 })
const neynarPublisher = (signer = testBot.signerUuid) =>
  createNeynarPublisher(neynarClient(), signer)

/** Casts as somebody, through the hub itself. */
async function cast(
  person: Person,
  text: string,
  more: Partial<Parameters<typeof castData>[0]> = {},
): Promise<Hex> {
  const message = signMessage(castData({ fid: person.fid, text, at: NOW, ...more }), person.appKey)
  const { status, body } = await hub.post('submitMessage', encodeMessage(message))
  expect(status, JSON.stringify(body)).toBe(200)
  return message.hash
}

/** Takes a cast back, signed by the protocol's own library. */
async function remove(person: Person, hash: Hex): Promise<void> {
  const made = await makeCastRemove(
    { targetHash: hexToBytes(hash) },
    { fid: person.fid, network: 1, timestamp: NOW - 1_609_459_200 + 5 },
    new NobleEd25519Signer(hexToBytes(person.appKey)),
  )
  expect(
    (await hub.post('submitMessage', Message.encode(made._unsafeUnwrap()).finish())).status,
  ).toBe(200)
}

test('hub: a reply is a cast that the protocol’s own library accepts', async () => {
  const hash = await hubPublisher().publish(reply)
  expect(snapchain.casts).toHaveLength(1)
  const [held] = snapchain.casts
  expect(bytesToHex(held?.hash ?? new Uint8Array())).toBe(hash)
  expect(held?.data?.fid).toBe(bot.fid)
  expect(held?.data?.castAddBody).toMatchObject({
    text: reply.text,
    embeds: reply.embedUrls.map((url) => ({ url })),
    mentions: [],
  })
  expect(bytesToHex(held?.data?.castAddBody?.parentCastId?.hash ?? new Uint8Array())).toBe(
    reply.parent.hash,
  )
})

test('hub: the same reply twice, even at once, is one cast', async () => {
  const hashes = await Promise.all([hubPublisher().publish(reply), hubPublisher().publish(reply)])
  hashes.push(await hubPublisher().publish(reply))
  expect(new Set(hashes).size).toBe(1)
  expect(snapchain.casts).toHaveLength(1)
})

test('hub: tells what will pass from what will not', async () => {
  expect(await failureOf(hubPublisher(asker.appKey).publish(reply))).toMatchObject({
    isTransient: false,
  })
  expect(
    await failureOf(hubPublisher().publish({ ...reply, text: 'x'.repeat(2000) })),
  ).toMatchObject({ isTransient: false })
  const faults: Fault[] = [
    { kind: 'fail', status: 503 },
    { kind: 'fail', status: 429 },
    { kind: 'drop' },
    { kind: 'hang' },
  ]
  for (const fault of faults) {
    snapchain.setFault(fault)
    expect(await failureOf(hubPublisher().publish(reply)), JSON.stringify(fault)).toMatchObject({
      isTransient: true,
    })
  }
  snapchain.setFault(null)
  const answering = (body: unknown) => ({ post: async () => ({ status: 400, body }) })
  const busy = {
    error: 'Failed to submit message',
    error_detail: 'status: Unavailable, message: "unavailable/mempool channel is full"',
  }
  const full = createHubPublisher({ client: answering(busy), fid: bot.fid, appKey: bot.appKey })
  expect(await failureOf(full.publish(reply))).toMatchObject({ isTransient: true })
  expect(snapchain.casts).toHaveLength(0)
})

test('hub: finds a new reply to a cast of the bot that is hours old', async () => {
  const question = await cast(bot, 'Which one?', { at: NOW - 3 * 3600 })
  const answer = await cast(asker, '1', { parent: { hash: question, fid: bot.fid } })
  const found = await all(createHubReader(hub).castsFor(bot.fid, (NOW - 600) * 1000))
  expect(found.map((one) => one?.hash)).toEqual([answer])
})

test('hub: finds mentions, newest first, over pages, where they stood', async () => {
  await cast(asker, 'nobody here')
  const mentions = [
    await cast(asker, ' who is vitalik.eth?', {
      mentions: [{ fid: bot.fid, position: 0 }],
      at: NOW + 1,
    }),
    // «灯 » are four bytes.
    await cast(asker, '灯   who?', {
      mentions: [
        { fid: bot.fid, position: 4 },
        { fid: 3, position: 5 },
      ],
      at: NOW + 2,
    }),
    await cast(asker, '', {
      mentions: [{ fid: bot.fid, position: 0 }],
      parent: { fid: 5, hash: castHash(5) as Hex },
      at: NOW + 3,
    }),
  ]
  const found = (await all(createHubReader(hub).castsFor(bot.fid, 0))).filter((one) => one !== null)
  expect(found.map(({ hash }) => hash)).toEqual(mentions.toReversed())
  expect(found.map(({ content }) => content)).toEqual([
    [{ fid: bot.fid }],
    ['灯 ', { fid: bot.fid }, ' ', { fid: 3 }, ' who?'],
    [{ fid: bot.fid }, ' who is vitalik.eth?'],
  ])
  expect(
    found.map((one) => readMention(one, { fid: bot.fid, username: testBot.username }).intent),
  ).toMatchObject([
    { subjects: [{ identifier: { kind: 'fid', fid: 5 }, how: 'pointed' }] },
    { subjects: [{ identifier: { kind: 'fid', fid: 3 }, how: 'named' }] },
    { subjects: [{ identifier: { kind: 'ens', name: 'vitalik.eth' }, how: 'named' }] },
  ])
  expect(found[0]).toMatchObject({
    author: { fid: asker.fid },
    timestamp: (NOW + 3) * 1000,
    threadHash: castHash(5),
  })
})

const hasCast = (reader: CastReader, hash: Hex): Promise<boolean> =>
  reader.isStanding({ hash, fid: asker.fid })

test('hub: finds replies to the bot’s own casts, and not its own among them', async () => {
  const answered = await hubPublisher().publish(reply)
  const parent = { fid: bot.fid, hash: answered }
  const asked = await cast(asker, 'and vitalik.eth?', { parent, at: NOW + 1 })
  await cast(bot, 'a reply of its own', { parent, at: NOW + 2 })
  await cast(asker, 'a reply to another', {
    parent: { fid: 5, hash: castHash(5) as Hex },
    at: NOW + 3,
  })
  const found = await all(createHubReader(hub).castsFor(bot.fid, NOW * 1000))
  expect(found).toMatchObject([{ hash: asked, parent, content: ['and vitalik.eth?'] }])
  expect(await all(createHubReader(hub).castsFor(bot.fid, (NOW + 2) * 1000))).toEqual([])
})

test('hub: finds a reply that many newer ones followed', async () => {
  const parent = { fid: bot.fid, hash: await hubPublisher().publish(reply) }
  const hash = await cast(asker, 'and ada.eth?', { parent, at: NOW + 1 })
  for (let n = 0; n < 20; n += 1) await cast(asker, `flood ${n}`, { parent, at: NOW + 2 })
  const found = await all(createHubReader(hub).castsFor(bot.fid, NOW * 1000))
  expect(found).toHaveLength(21)
  expect(found.at(-1)).toMatchObject({ hash })
})

test('hub: what it embeds are quotes and links', () => {
  const message = signMessage(
    castData({ fid: 77, text: 'who is this', embedUrls: ['https://x.com/jack'], at: NOW }),
    asker.appKey,
  )
  const body = message.data.castAddBody
  if (body) body.embeds.push({ castId: { fid: 6, hash: castHash(6) as Hex } })
  expect(toCast(message)).toMatchObject({ links: ['https://x.com/jack'], quotes: [{ fid: 6 }] })
})

test('hub: an answer that is not that cast proves no deletion', async () => {
  const hash = await cast(asker, 'still here')
  for (const lie of [{}, { data: { type: 'MESSAGE_TYPE_CAST_ADD' } }, 'nothing', []]) {
    snapchain.lie('castById', () => lie)
    await expect(hasCast(createHubReader(hub), hash)).rejects.toThrow()
  }
})

test('hub: a deleted cast is gone, one that cannot be asked for is not', async () => {
  const reader = createHubReader(hub)
  const hash = await cast(asker, 'soon gone')
  expect(await hasCast(reader, hash)).toBe(true)
  await remove(asker, hash)
  expect(await hasCast(reader, hash)).toBe(false)
  expect(await hasCast(reader, castHash(404) as Hex)).toBe(false)
  for (const fault of [
    { kind: 'fail', status: 500 },
    { kind: 'hang' },
    { kind: 'garbage' },
  ] satisfies Fault[]) {
    snapchain.setFault(fault)
    await expect(hasCast(reader, hash)).rejects.toThrow()
  }
})

test('Neynar: publishes under the parent, with the page as embed, once per key', async () => {
  const first = await neynarPublisher().publish(reply)
  expect(await neynarPublisher().publish(reply)).toBe(first)
  expect(neynar.published).toHaveLength(1)
  expect(neynar.published[0]).toMatchObject({
    signer_uuid: testBot.signerUuid,
    text: reply.text,
    embeds: reply.embedUrls.map((url) => ({ url })),
    parent: reply.parent.hash,
    parent_author_fid: 77,
  })
  expect(neynar.published[0]?.idem).toHaveLength(16)
  expect(await neynarPublisher().publish({ ...reply, idempotencyKey: 'f'.repeat(40) })).not.toBe(
    first,
  )
})

test('Neynar: the keys of two mentions differ', async () => {
  const plain = { ...reply, embedUrls: [] }
  await neynarPublisher().publish({
    ...plain,
    idempotencyKey: `${'1'.repeat(20)}${'2'.repeat(20)}`,
  })
  await neynarPublisher().publish({
    ...plain,
    idempotencyKey: `${'1'.repeat(15)}0${'2'.repeat(24)}`,
  })
  expect(neynar.published).toHaveLength(2)
  expect(neynar.published[0]).not.toHaveProperty('embeds')
})

test('Neynar: tells what will pass from what will not', async () => {
  expect(await failureOf(neynarPublisher('somebody else').publish(reply))).toMatchObject({
    isTransient: false,
    message: 'neynar answered 403',
  })
  const faults: [Fault, boolean][] = [
    [{ kind: 'fail', status: 429 }, true],
    [{ kind: 'fail', status: 500 }, true],
    [{ kind: 'fail', status: 503 }, true],
    [{ kind: 'fail', status: 408 }, true],
    [{ kind: 'fail', status: 400 }, false],
    [{ kind: 'fail', status: 402 }, false],
    [{ kind: 'drop' }, true],
    [{ kind: 'hang' }, true],
  ]
  for (const [fault, isTransient] of faults) {
    neynar.setFault(fault)
    const failure = await failureOf(neynarPublisher().publish(reply))
    expect(failure, JSON.stringify(fault)).toBeInstanceOf(PublishError)
    expect(failure.isTransient, JSON.stringify(fault)).toBe(isTransient)
  }
  neynar.setFault(null)
  expect(neynar.published).toEqual([])
})

test('Neynar: an answer that is no answer is tried again, never taken for a reply', async () => {
  neynar.setFault({ kind: 'garbage' })
  expect(await failureOf(neynarPublisher().publish(reply))).toMatchObject({ isTransient: true })
})

test('Neynar: reads mentions from the notifications, and knows what was deleted', async () => {
  const reader = createNeynarReader(neynarClient())
  for (const number of [1, 2]) {
    const { data } = mentionEvent({ text: `fid ${number}`, hash: castHash(number) })
    neynar.casts.set(data.hash, data)
  }
  const found = (await all(reader.castsFor(testBot.fid, 0))).filter((one) => one !== null)
  expect(found.map(({ hash }) => hash)).toEqual([castHash(2), castHash(1)])
  expect(found[0]).toMatchObject({ author: { fid: 77 }, content: [{ fid: testBot.fid }, ' fid 2'] })

  expect(await hasCast(reader, castHash(1) as Hex)).toBe(true)
  const [held] = neynar.casts.values()
  neynar.casts.set(castHash(1), { hash: castHash(1).slice(2), mentioned_profiles: [] })
  expect(await hasCast(reader, castHash(1) as Hex)).toBe(true)
  neynar.casts.set(castHash(1), { ...(held as NonNullable<typeof held>), hash: castHash(3) })
  await expect(hasCast(reader, castHash(1) as Hex)).rejects.toThrow()
  neynar.casts.delete(castHash(1))
  expect(await hasCast(reader, castHash(1) as Hex)).toBe(false)
  for (const fault of [
    { kind: 'fail', status: 500 },
    { kind: 'fail', status: 401 },
    { kind: 'hang' },
  ] satisfies Fault[]) {
    neynar.setFault(fault)
    await expect(hasCast(reader, castHash(2) as Hex)).rejects.toThrow()
  }
})
