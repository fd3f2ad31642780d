import fc from 'fast-check'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { describe, expect, it } from 'vitest'
import { hubJson } from '../../../../test/network/snapchain.ts'
import {
  MessageData as CoreData,
  FarcasterNetwork,
  Message,
  makeCastAdd,
  makeMessage,
  makeUserDataAdd,
  makeVerificationRemove,
  NobleEd25519Signer,
  validations,
} from '../../../../test/reference/farcaster-core.ts'
import {
  castData,
  decodeMessage,
  encodeMessage,
  encodeMessageData,
  type FarcasterMessage,
  isSigned,
  parseMessage,
  signMessage,
} from './farcaster-message.ts'

const privateKey: Hex = `0x${'05'.repeat(32)}`
const signer = new NobleEd25519Signer(hexToBytes(privateKey))
const fid = fc.integer({ min: 1, max: 2 ** 40 })
const timestamp = fc.integer({ min: 1, max: 150_000_000 })
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((s) => s.isWellFormed())
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const castId = fc.record({ fid, hash: bytes(20) })
const embed = fc.oneof(fc.record({ url: fc.webUrl() }), fc.record({ castId }))

const body = fc.oneof(
  fc.record({
    type: fc.constant(1),
    castAddBody: fc
      .record({
        embedsDeprecated: fc.constant([]),
        mentions: fc.array(fid, { maxLength: 10 }),
        mentionsPositions: fc.array(fc.nat(400), { maxLength: 10 }),
        parent: fc.option(
          fc.oneof(fc.record({ parentCastId: castId }), fc.record({ parentUrl: fc.webUrl() })),
          { nil: {} },
        ),
        text: word,
        embeds: fc.array(embed, { maxLength: 2 }),
        type: fc.constantFrom(0, 1),
      })
      .map(({ parent, ...rest }) => ({ ...rest, ...parent })),
  }),
  fc.record({ type: fc.constant(2), castRemoveBody: fc.record({ targetHash: bytes(20) }) }),
  fc.record({
    type: fc.constant(7),
    verificationAddAddressBody: fc.record({
      address: bytes(20),
      claimSignature: bytes(65),
      blockHash: bytes(32),
      verificationType: fc.constantFrom(0, 1),
      chainId: fc.constantFrom(0, 1, 10, 8453),
      protocol: fc.constant(0),
    }),
  }),
  fc.record({
    type: fc.constant(8),
    verificationRemoveBody: fc.record({ address: bytes(20), protocol: fc.constant(0) }),
  }),
  fc.record({
    type: fc.constant(11),
    userDataBody: fc.record({
      type: fc.constantFrom(1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12),
      value: word,
    }),
  }),
  fc.record({
    type: fc.constant(12),
    usernameProofBody: fc.record({
      timestamp: fc.integer({ min: 1, max: 2_000_000_000 }),
      name: word.map((text) => new TextEncoder().encode(text)),
      owner: bytes(20),
      signature: bytes(65),
      fid,
      type: fc.constantFrom(1, 2, 3),
    }),
  }),
  fc.record({
    type: fc.constant(13),
    frameActionBody: fc.record({
      url: fc.webUrl().map((text) => new TextEncoder().encode(text)),
      buttonIndex: fc.integer({ min: 1, max: 4 }),
      castId,
      inputText: word.map((text) => new TextEncoder().encode(text)),
      state: word.map((text) => new TextEncoder().encode(text)),
      transactionId: bytes(32),
      address: bytes(20),
    }),
  }),
)

const message = fc.tuple(fid, timestamp, body).map(([who, when, what]) =>
  CoreData.create({
    fid: who,
    timestamp: when,
    network: FarcasterNetwork.MAINNET,
    ...(what as object),
  }),
)

/** What a hub serves, and the same with the signed bytes. */
const asJson = (signed: Message, withBytes = false): unknown => ({
  ...(hubJson(signed) as object),
  ...(withBytes ? { dataBytes: Buffer.from(signed.dataBytes ?? []).toString('base64') } : {}),
})

describe('messages signed by the protocol’s own library', () => {
  it('hold, from JSON with and without the signed bytes and from protobuf', async () => {
    await fc.assert(
      fc.asyncProperty(message, async (data) => {
        const signed = (await makeMessage(data, signer))._unsafeUnwrap()
        for (const parsed of [
          parseMessage(asJson(signed)),
          parseMessage(asJson(signed, true)),
          decodeMessage(Message.encode(signed).finish()),
        ]) {
          expect(parsed).not.toBeNull()
          if (parsed) expect(isSigned(parsed)).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('do not hold when any bit of hash, signature or signer is flipped', async () => {
    const signed = (
      await makeCastAdd(
        {
          text: 'gm',
          mentions: [],
          mentionsPositions: [],
          embeds: [],
          embedsDeprecated: [],
          type: 0,
        },
        { fid: 3, network: 1 },
        signer,
      )
    )._unsafeUnwrap()
    const parsed = parseMessage(asJson(signed))
    if (!parsed) throw new Error('not parsed')
    for (const part of ['hash', 'signature', 'signer'] as const) {
      const whole = hexToBytes(parsed[part])
      for (let bit = 0; bit < whole.length * 8; bit++) {
        const flipped = Uint8Array.from(whole)
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(isSigned({ ...parsed, [part]: bytesToHex(flipped) })).toBe(false)
      }
    }
  }, 60_000)

  it('do not hold when any bit of the signed bytes is flipped', async () => {
    await fc.assert(
      fc.asyncProperty(message, fc.nat(), async (data, place) => {
        const signed = (await makeMessage(data, signer))._unsafeUnwrap()
        const dataBytes = Uint8Array.from(signed.dataBytes ?? [])
        const bit = place % (dataBytes.length * 8)
        dataBytes[bit >> 3] = (dataBytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const parsed = decodeMessage(Message.encode({ ...signed, dataBytes }).finish())
        expect(parsed !== null && isSigned(parsed)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('do not hold when any value in the JSON is changed', async () => {
    await fc.assert(
      fc.asyncProperty(message, fc.nat(), async (data, place) => {
        const signed = (await makeMessage(data, signer))._unsafeUnwrap()
        const parsed = parseMessage(asJson(signed))
        if (!parsed) throw new Error('not parsed')
        const altered = structuredClone(parsed)
        const leaves = leavesOf(altered.data as unknown as Tree)
        leaves[place % leaves.length]?.()
        expect(isSigned(altered)).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('do not hold when data and signed bytes say different things', async () => {
    const [one, two] = await Promise.all(
      ['gm', 'gn'].map(async (value) =>
        (await makeUserDataAdd({ type: 3, value }, { fid: 3, network: 1 }, signer))._unsafeUnwrap(),
      ),
    )
    if (!one || !two) throw new Error('not made')
    const first = parseMessage(asJson(one, true))
    const second = parseMessage(asJson(two, true))
    if (!first || !second) throw new Error('not parsed')
    expect(isSigned({ ...first, data: second.data })).toBe(false)
  })
})

type Tree = { [name: string]: Tree | string | number } | Tree[] | string[] | number[]

/** One function per text or number in it, that changes that one. */
function leavesOf(tree: Tree): (() => void)[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value === 'object') return leavesOf(value)
    return [
      () => {
        Object.assign(tree, { [name]: changed(value) })
      },
    ]
  })
}

function changed(value: string | number): string | number {
  if (typeof value === 'number') return value + 1
  return /^0x[0-9a-f]+$/.test(value)
    ? value.replace(/.$/, (end) => (end === '0' ? '1' : '0'))
    : `${value}x`
}

describe('messages that we sign', () => {
  it('hold by the protocol’s own library', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ fid, text: word, embedUrls: fc.array(fc.webUrl(), { maxLength: 2 }) }),
        async (input) => {
          const parent = { fid: 3, hash: `0x${'aa'.repeat(20)}` as Hex }
          const signed = signMessage(castData({ ...input, parent, at: 1_700_000_000 }), privateKey)
          const theirs = Message.decode(encodeMessage(signed))
          expect((await validations.validateMessage(theirs)).isOk()).toBe(true)
          expect(theirs.data?.castAddBody?.text).toBe(input.text)
          expect(isSigned(signed)).toBe(true)
          expect(decodeMessage(encodeMessage(signed))).toEqual({
            ...signed,
            data: decodeMessage(encodeMessage(signed))?.data,
          })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are encoded without empty lists, as Snapchain encodes them', () => {
    const data = castData({ fid: 1, text: 'gm', at: 1_700_000_000 })
    expect(CoreData.decode(encodeMessageData(data)).castAddBody?.mentions).toEqual([])
    expect(bytesToHex(encodeMessageData(data))).not.toContain('1200')
  })

  it('are long casts over 320 bytes', () => {
    expect(castData({ fid: 1, text: 'é'.repeat(161), at: 1_700_000_000 }).castAddBody?.type).toBe(1)
    expect(
      castData({ fid: 1, text: 'é'.repeat(160), at: 1_700_000_000 }).castAddBody?.type,
    ).toBeUndefined()
  })
})

describe('parseMessage', () => {
  it('reads both spellings of a verification', () => {
    const address = `0x${'11'.repeat(20)}`
    const blockHash = `0x${'22'.repeat(32)}`
    const signature = bytesToHex(new Uint8Array(65).fill(7))
    const envelope = {
      hash: '0x00',
      hashScheme: 1,
      signature: '0x00',
      signatureScheme: 1,
      signer: '0x00',
    }
    const data = {
      type: 'MESSAGE_TYPE_VERIFICATION_ADD_ETH_ADDRESS',
      fid: 3,
      timestamp: 1,
      network: 'FARCASTER_NETWORK_MAINNET',
    }
    const server = {
      ...envelope,
      data: {
        ...data,
        verificationAddAddressBody: {
          address,
          blockHash,
          claimSignature: btoa('\u0007'.repeat(65)),
          type: 0,
          chainId: 0,
          protocol: 'PROTOCOL_ETHEREUM',
        },
      },
    }
    const documented = {
      ...envelope,
      data: {
        ...data,
        verificationAddEthAddressBody: { address, blockHash, ethSignature: signature },
      },
    }
    expect(parseMessage(server)?.data.verificationAddAddressBody).toMatchObject({
      address,
      blockHash,
      claimSignature: signature,
    })
    expect(parseMessage(documented)?.data.verificationAddAddressBody).toMatchObject({
      address,
      claimSignature: signature,
    })
  })

  it('takes nothing that is not a message', () => {
    for (const json of [
      null,
      7,
      'x',
      [],
      {},
      { data: null },
      { data: { type: 1 } },
      { data: { type: 99, fid: 1 } },
    ]) {
      expect(parseMessage(json)).toBeNull()
    }
    fc.assert(fc.property(fc.json(), (json) => parseMessage(JSON.parse(json)) === null))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (junk) => decodeMessage(junk) === null),
    )
  })

  it('reads a removal', async () => {
    const removal = (
      await makeVerificationRemove(
        { address: new Uint8Array(20).fill(1), protocol: 0 },
        { fid: 5, network: 1 },
        signer,
      )
    )._unsafeUnwrap()
    const parsed = parseMessage(asJson(removal)) as FarcasterMessage
    expect(parsed.data.verificationRemoveBody?.address).toBe(`0x${'01'.repeat(20)}`)
    expect(isSigned(parsed)).toBe(true)
  })
})
