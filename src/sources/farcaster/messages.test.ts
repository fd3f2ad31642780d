import {
  type FarcasterMessage,
  type MessageData,
  messageTypes,
  signMessage,
  toFarcasterTime,
  toSignedMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appKeyOf, publicKeyOf } from '../../../test/evidence/people.ts'
import { type StandIn, startStandIn } from '../../../test/network/stand-in.ts'
import { createFarcasterClient } from '../../farcaster/client.ts'
import { startSignatureThread } from '../../farcaster/crypto/signature-thread.ts'
import {
  createMessageChecks,
  newestUserData,
  newestVerifications,
  ownMessages,
  signedMessages,
} from './messages.ts'

const FID = 3
const NOW = 1_795_219_200
const added = NOW - 80 * 86_400
const until = NOW - 86_400
const key = appKeyOf('scoped')
const { signal } = new AbortController()

let hub: StandIn
beforeAll(async () => {
  const times = { addedAt: added, expiresAt: until, ttl: 79 * 86_400 }
  const signer = {
    source: 'SIGNER_SOURCE_OFFCHAIN',
    keyType: 1,
    key: publicKeyOf(key),
    scopes: ['MESSAGE_TYPE_USER_DATA_ADD'],
    ...times,
  }
  hub = await startStandIn(() => ({ body: { signers: [signer] } }))
})
afterAll(() => hub.close())

/** Which of the messages count, and why the others do not. */
async function judge(messages: Partial<MessageData>[], onChain: string[] = [], by = key) {
  const refused: string[] = []
  const client = createFarcasterClient({ url: hub.url })
  const context = {
    client,
    network: 1,
    now: () => NOW,
    refuse: (reason: string) => void refused.push(reason),
    checks: createMessageChecks(),
  }
  const signed = messages.map((data) =>
    signMessage(
      {
        type: messageTypes.userDataAdd,
        fid: FID,
        network: 1,
        timestamp: 0,
        userDataBody: { type: 3, value: 'x' },
        ...data,
      },
      by,
    ),
  )
  const { messages: taken } = await ownMessages(context, {
    fid: FID,
    signed: await signedMessages(context, { fid: FID, messages: signed }),
    onChain: new Set(onChain) as Set<`0x${string}`>,
    signal,
  })
  await client.close()
  return { taken: taken.length, refused }
}

const at = (seconds: number) => ({ timestamp: toFarcasterTime(seconds) })

describe('messages of a key that was added without a transaction', () => {
  it.each([
    ['in its first second', at(added), true],
    ['before it was added, as nodes list the last addition alone', at(added - 1), true],
    ['in its last second', at(until), true],
    ['a second after its end', at(until + 1), false],
    [
      'of a type that it may not sign',
      {
        ...at(until),
        type: messageTypes.verificationRemove,
        verificationRemoveBody: { address: '0x11' },
      },
      false,
    ],
  ] as const)('%s', async (_, data, isTaken) => {
    expect(await judge([data as Partial<MessageData>])).toEqual({
      taken: isTaken ? 1 : 0,
      refused: isTaken ? [] : ['signer'],
    })
  })
})

describe('messages of a key in the Key Registry', () => {
  const registered = appKeyOf('registered')
  const judged = (data: Partial<MessageData>) =>
    judge([{ ...at(NOW), ...data }], [publicKeyOf(registered)], registered)

  it.each([
    ['count', {}, []],
    ['count up to ten minutes ahead of the clock', at(NOW + 600), []],
    ['further ahead do not', at(NOW + 601), ['date']],
    ['of another fid do not', { fid: 4 }, ['message']],
    ['of another network do not', { network: 2 }, ['message']],
  ] as const)('%s', async (_, data, refused) => {
    expect(await judged(data)).toEqual({ taken: refused.length === 0 ? 1 : 0, refused })
  })

  it.each(['hash', 'signature'] as const)('with the %s of another message do not', async (part) => {
    const refused: string[] = []
    const [good, other] = [NOW, NOW - 1].map((seconds) =>
      signMessage(
        {
          type: messageTypes.userDataAdd,
          fid: FID,
          network: 1,
          ...at(seconds),
          userDataBody: { type: 3, value: 'x' },
        },
        registered,
      ),
    ) as [FarcasterMessage, FarcasterMessage]
    const context = {
      network: 1,
      now: () => NOW,
      refuse: (why: string) => void refused.push(why),
      checks: createMessageChecks(),
    }
    const forged = { ...good, [part]: other[part] }
    expect(await signedMessages(context, { fid: FID, messages: [forged, other] })).toEqual([other])
    expect(refused).toEqual(['message'])
  })

  it('of an unknown key do not', async () => {
    expect(await judge([at(NOW)], [], appKeyOf('unknown'))).toEqual({
      taken: 0,
      refused: ['signer'],
    })
  })
})

/** Both orders: a node may answer in any. */
const inAnyOrder = [
  ['oldest first', (messages: FarcasterMessage[]) => messages],
  ['newest first', (messages: FarcasterMessage[]) => messages.toReversed()],
] as const

describe.each(inAnyOrder)('of several messages, %s, the newest counts', (_, ordered) => {
  const signed = (data: Partial<MessageData>) =>
    signMessage(
      { type: messageTypes.userDataAdd, fid: FID, network: 1, timestamp: 0, ...data },
      key,
    )
  const said = (timestamp: number, type: number, value: string) =>
    signed({ timestamp, userDataBody: { type, value } })
  const wallet = (
    timestamp: number,
    isAdded: boolean,
    address: `0x${string}` = '0x11',
    protocol?: number,
  ) => {
    const body = { address, ...(protocol === undefined ? {} : { protocol }) }
    return isAdded
      ? signed({
          timestamp,
          type: messageTypes.verificationAddAddress,
          verificationAddAddressBody: {
            ...body,
            claimSignature: '0x',
            blockHash: '0x',
            verificationType: 0,
            chainId: 0,
          } as never,
        })
      : signed({
          timestamp,
          type: messageTypes.verificationRemove,
          verificationRemoveBody: body as never,
        })
  }

  it('of each kind of user data', () => {
    const messages = [said(1, 2, 'old'), said(1, 3, 'bio'), said(2, 2, 'new')]
    const newest = newestUserData(ordered(messages))
    const values = [...newest].map(([type, { data }]) => [type, data.userDataBody?.value])
    expect(values.sort()).toEqual([
      [2, 'new'],
      [3, 'bio'],
    ])
  })

  it('of each address', () => {
    const [added, removed, again] = [wallet(1, true), wallet(2, false), wallet(3, true)]
    expect(newestVerifications(ordered([added, removed]))).toEqual([])
    expect(newestVerifications(ordered([added, removed, again]))).toEqual([again])
    const other = wallet(1, true, '0x22')
    expect(newestVerifications(ordered([added, removed, other]))).toEqual([other])
  })

  it('of one second, the removal', () => {
    expect(newestVerifications(ordered([wallet(1, true), wallet(1, false)]))).toEqual([])
  })

  it('and one without a protocol is of Ethereum', () => {
    expect(newestVerifications(ordered([wallet(1, true, '0x11', 0), wallet(2, false)]))).toEqual([])
    const solana = wallet(1, true, '0x11', 1)
    expect(newestVerifications(ordered([solana, wallet(2, false)]))).toEqual([solana])
  })
})

describe('createMessageChecks', () => {
  const data: MessageData = {
    type: messageTypes.userDataAdd,
    fid: FID,
    network: 1,
    timestamp: 9,
    userDataBody: { type: 3, value: 'x' },
  }
  const good = signMessage(data, key)
  const other = signMessage({ ...data, timestamp: 10 }, appKeyOf('another'))
  const spoilt = (name: 'hash' | 'signature' | 'signer', at: number) => {
    const text = good[name]
    return {
      ...good,
      [name]:
        `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}` as `0x${string}`,
    }
  }
  /**
   * Ed25519's order: adding it to the second half of a signature makes another one that only lax
   * checks take.
   */
  const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
  const malleable = () => {
    const half = Buffer.from(good.signature.slice(66), 'hex').reverse()
    const larger = (BigInt(`0x${half.toString('hex')}`) + ORDER).toString(16).padStart(64, '0')
    return {
      ...good,
      signature:
        `${good.signature.slice(0, 66)}${Buffer.from(larger, 'hex').reverse().toString('hex')}` as `0x${string}`,
    }
  }

  const thread = startSignatureThread()
  afterAll(() => thread.close())

  it.each([
    ['libuv', createMessageChecks()],
    ['a thread', createMessageChecks(thread)],
  ])('says of each message what the check in JavaScript says, by %s', async (_by, checks) => {
    const messages = [
      good,
      other,
      malleable(),
      { ...good, signer: other.signer },
      { ...good, signature: other.signature },
      { ...good, data: { ...data, fid: 4 } },
      { ...good, hashScheme: 2 },
      { ...good, signature: good.signature.slice(0, 64) as `0x${string}` },
      { ...good, signature: `0x${'00'.repeat(64)}` as const },
      // The neutral element as a key, with which many signatures seem right.
      { ...good, signer: `0x01${'00'.repeat(31)}` as const },
      { ...good, signer: `0x${'ff'.repeat(32)}` as const },
      { ...good, signer: `${good.signer}00` as const },
      { ...good, signer: good.signer.slice(0, -2) as `0x${string}` },
      { ...good, signer: '0x' as const },
      ...['hash', 'signature', 'signer'].flatMap((name) =>
        [2, 9, 33, 41, 65, 129].flatMap((at) => {
          const field = name as 'hash' | 'signature' | 'signer'
          return at < good[field].length ? [spoilt(field, at)] : []
        }),
      ),
    ]
    await checks.check(messages)
    expect(messages.map(checks.toEvidence)).toEqual(
      messages.map((message) => toSignedMessage(message)),
    )
    expect(messages.filter(checks.toEvidence)).toEqual([good, other])
  })

  it('knows nothing of messages that it did not check', () => {
    expect(createMessageChecks().toEvidence(good)).toBeNull()
  })
})
