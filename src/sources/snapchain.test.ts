import type { Address, Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeSource } from '../../test/contract/source.ts'
import { startFnames } from '../../test/network/fnames.ts'
import { addPerson, blockHashOf, createWorld, emptyWorld, wallet } from '../../test/network/people.ts'
import { startSnapchain } from '../../test/network/snapchain.ts'
import { startStandIn } from '../../test/network/stand-in.ts'
import { contractClaimDigest } from '../domain/farcaster.ts'
import { messageTypes, signMessage } from '../domain/farcaster-message.ts'
import { SourceError } from '../domain/ports.ts'
import type { Finding } from '../domain/profile.ts'
import { createSnapchainSource } from './snapchain.ts'

const lower = (name: string) => wallet(name).address.toLowerCase() as Address

describe('createSnapchainSource', () => {
  const contract = '0x00000000000000000000000000000000000c0de1'
  const signature: Hex = `0x${'ab'.repeat(200)}`
  const blockHash = blockHashOf('contract')

  /** A fid whose wallet is a contract, and whether a chain says that the contract signed. */
  async function contractWallet(answer: boolean | null | Error) {
    const world = emptyWorld()
    const { appKey } = await addPerson(world, { fid: 910_010, name: 'ivy', fname: 'ivy' })
    const message = signMessage(
      {
        type: messageTypes.verificationAddAddress,
        fid: 910_010,
        timestamp: 100_000_000,
        network: 1,
        verificationAddAddressBody: {
          address: contract,
          claimSignature: signature,
          blockHash,
          verificationType: 1,
          chainId: 8453,
        },
      },
      appKey,
    )
    const snapchain = await startSnapchain(world)
    snapchain.lie('verificationsByFid', () => ({ messages: [message] }))
    const asked: unknown[][] = []
    const source = createSnapchainSource({
      url: snapchain.url,
      isSignedBy: async (...question) => {
        asked.push(question)
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const [findings] = await source.collect([{ fid: 910_010, addresses: [], ensNames: [] }], {
      signal: AbortSignal.timeout(5000),
    })
    await source.close()
    await snapchain.close()
    const wallets = (findings as Finding[])[0]?.channels.filter(({ type }) => type === 'wallet')
    return { asked, wallets: wallets?.map(({ value, isVerified }) => [value.toLowerCase(), isVerified]) }
  }

  it('asks the chain about a contract’s wallet, with the digest that the protocol has it sign', async () => {
    const { asked, wallets } = await contractWallet(true)
    const claim = { fid: 910_010, address: contract, blockHash, network: 1 } as const
    expect(asked).toEqual([[8453, contract, contractClaimDigest(claim, 8453), signature]])
    expect(wallets).toEqual([[contract, true]])
  })

  it('shows it as a claim where no chain can be asked, and not at all where the chain says no', async () => {
    const custody = [lower('custody of ivy'), true]
    expect((await contractWallet(null)).wallets).toEqual([[contract, false], custody])
    expect((await contractWallet(new Error('down'))).wallets).toEqual([[contract, false], custody])
    expect((await contractWallet(false)).wallets).toEqual([custody])
  })

  it('reads lists in pages, to the last', async () => {
    const world = emptyWorld()
    const wallets = Array.from({ length: 5 }, (_, index) => `jo ${index}`)
    await addPerson(world, { fid: 910_011, name: 'jo', fname: 'jo', display: 'Jo', bio: 'Many wallets.', wallets })
    const snapchain = await startSnapchain(world, {}, { maxPageSize: 2 })
    const source = createSnapchainSource({ url: snapchain.url })
    const [findings] = await source.collect([{ fid: 910_011, addresses: [], ensNames: [] }], {
      signal: AbortSignal.timeout(5000),
    })
    await source.close()
    await snapchain.close()
    const [finding] = findings as Finding[]
    expect(finding?.fields).toEqual({ displayName: 'Jo', bio: 'Many wallets.' })
    expect(finding?.channels.filter(({ type }) => type === 'wallet').map(({ value }) => value.toLowerCase())).toEqual(
      wallets.map(lower),
    )
  })

  it('gives up on a list without an end', async () => {
    const world = emptyWorld()
    await addPerson(world, { fid: 910_012, name: 'kim', fname: 'kim' })
    const snapchain = await startSnapchain(world)
    snapchain.lie('userDataByFid', (truth) => ({ ...(truth as object), nextPageToken: 'MQ==' }))
    const source = createSnapchainSource({ url: snapchain.url })
    await source.collect([{ fid: 910_012, addresses: [], ensNames: [] }], { signal: AbortSignal.timeout(5000) })
    expect(snapchain.calls('userDataByFid')).toBe(20)
    await source.close()
    await snapchain.close()
  })

  it('takes messages of a key that was added without a transaction, for what it may sign', async () => {
    const world = emptyWorld()
    const person = await addPerson(world, { fid: 910_013, name: 'lee', fname: 'lee', display: 'Lee', wallets: ['lee 1'] })
    const [key] = person.signers
    person.signers = []
    const snapchain = await startSnapchain(world)
    const source = createSnapchainSource({ url: snapchain.url })
    const read = async () => {
      const [findings] = await source.collect([{ fid: 910_013, addresses: [], ensNames: [] }], {
        signal: AbortSignal.timeout(5000),
      })
      return (findings as Finding[])[0]
    }
    expect((await read())?.fields).toEqual({})
    snapchain.lie('signersByFid', () => ({
      signers: [
        { source: 'SIGNER_SOURCE_OFFCHAIN', key: key?.key, keyType: 1, fid: 910_013, scopes: ['MESSAGE_TYPE_USER_DATA_ADD'] },
      ],
    }))
    const finding = await read()
    expect(finding?.fields).toEqual({ displayName: 'Lee' })
    expect(finding?.channels.filter(({ type }) => type === 'wallet').map(({ value }) => value.toLowerCase())).toEqual([
      lower('custody of lee'),
    ])
    await source.close()
    await snapchain.close()
  })

  it('tells "no such name" from a node that broke, although both are 400', async () => {
    const world = emptyWorld()
    await addPerson(world, { fid: 910_014, name: 'max', fname: 'max' })
    const standIn = await startStandIn(({ path }) =>
      path.startsWith('/v1/userNameProofByName')
        ? { status: 400, body: { error: 'Failed', error_detail: 'status: Internal, message: "iterator not found", details: []' } }
        : { status: 404, body: 'Not Found' },
    )
    const source = createSnapchainSource({ url: standIn.url })
    const answers = await source.widen(
      [
        { kind: 'fname', fname: 'max' },
        { kind: 'fid', fid: 910_014 },
      ],
      { signal: AbortSignal.timeout(5000) },
    )
    await source.close()
    await standIn.close()
    for (const answer of answers) expect(answer).toBeInstanceOf(SourceError)
  })
})

describeSource('snapchain', async () => {
  const world = await createWorld()
  const [snapchain, fnames] = await Promise.all([startSnapchain(world), startFnames(world)])
  const source = createSnapchainSource({ url: snapchain.url, fnameRegistryUrl: fnames.url })
  return {
    source,
    known: [
      { identifier: { kind: 'fid', fid: 900_001 }, channel: { type: 'farcaster', value: 'ada-quill', isVerified: true } },
      { identifier: { kind: 'fid', fid: 900_001 }, channel: { type: 'wallet', value: lower('ada 2'), isVerified: true } },
      { identifier: { kind: 'fname', fname: 'ada-quill' }, channel: { type: 'twitter', value: 'adaquill', isVerified: false } },
      {
        identifier: { kind: 'fname', fname: 'bo-lantern.eth' },
        channel: { type: 'farcaster', value: 'bo-lantern.eth', isVerified: true },
      },
      {
        identifier: { kind: 'fname', fname: 'cy-harbor.base.eth' },
        channel: { type: 'wallet', value: lower('cy 1'), isVerified: true },
      },
      {
        identifier: { kind: 'eth', address: lower('custody of dee') },
        channel: { type: 'farcaster', value: 'dee-marsh', isVerified: true },
      },
    ],
    nobody: [
      { kind: 'fid', fid: 999_999_999 },
      { kind: 'fname', fname: 'nobody-at-all' },
      { kind: 'eth', address: '0x000000000000000000000000000000000000dead' },
    ],
    foreign: [
      { kind: 'ens', name: 'bo-lantern.eth' },
      { kind: 'social', type: 'twitter', handle: 'adaquill' },
    ],
    setFault: (fault) => {
      snapchain.setFault(fault)
      fnames.setFault(fault)
    },
    upstreamCalls: () => snapchain.requests.length + fnames.requests.length,
    // Four people, six calls each, twice; two names and one address to be found.
    callsForAll: 4 * 6 * 2 + 4,
    close: async () => {
      await source.close()
      await Promise.all([snapchain.close(), fnames.close()])
    },
  }
})
