import { baseCoin, ethereumCoin } from '@whocast/contract/coin-type.ts'
import { lower } from '@whocast/contract/lower.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { contractClaimDigest, toBase58 } from '@whocast/evidence/forms/farcaster.ts'
import { messageTypes, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { type Address, bytesToHex, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeSource } from '../../../test/contract/source.ts'
import { startFnames } from '../../../test/network/fnames.ts'
import { resolverOf } from '../../../test/network/names.ts'
import {
  addPerson,
  addressOf,
  blockHashOf,
  claimSignature,
  createWorld,
  emptyWorld,
  nameProof,
  type Person,
  type PersonInput,
  verification,
  type World,
  wallet,
} from '../../../test/network/people.ts'
import { startSnapchain } from '../../../test/network/snapchain.ts'
import { startStandIn } from '../../../test/network/stand-in.ts'
import { solanaVerification, solanaWallet } from '../../../test/network/wallets.ts'
import { createFarcasterClient } from '../../farcaster/client.ts'
import { SourceError } from '../../kit/source-error.ts'
import type { People } from '../../people/port.ts'
import type { ResolvedName } from '../../people/source-port.ts'
import { createPersonReader, createSnapchainSource } from './farcaster.ts'

/** When people of the stand-ins say what they say: 2024-01-01 and some. */
const BEGINNING = 1_704_067_200 + 910_013

describe('createSnapchainSource', () => {
  const contract = '0x00000000000000000000000000000000000c0de1'
  const signature: Hex = `0x${'ab'.repeat(200)}`
  const blockHash = blockHashOf('contract')

  /** A fid whose wallet is a contract, and whether a chain says that the contract signed. */
  async function contractWallet(
    answer: boolean | null | Error,
    resolveName?: (name: string) => ResolvedName,
  ) {
    const world = emptyWorld()
    const person = await addPerson(world, { fid: 910_010, name: 'ivy', fname: 'ivy' })
    const { appKey } = person
    for (const name of ['treasury.eth', 'treasury.base.eth']) {
      const owner = lower(person.custody.address)
      const proof = { name, owner, timestamp: BEGINNING, fid: person.fid, type: 2 }
      if (resolveName) person.proofs.push(await nameProof({ ...proof, by: person.custody }))
    }
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
      ...(resolveName ? { resolveName: async (name) => resolveName(name) } : {}),
    })
    const [findings] = await source.collect([{ fid: 910_010, addresses: [], ensNames: [] }], {
      signal: AbortSignal.timeout(5000),
    })
    await source.close()
    await snapchain.close()
    const channels = (findings as Finding[])[0]?.channels ?? []
    const wallets = channels.filter(({ type }) => type === 'wallet')
    return {
      asked,
      names: channels.flatMap(({ type, value, isVerified }) =>
        type === 'farcaster' && isVerified && value.includes('.') ? [value] : [],
      ),
      wallets: wallets?.map(({ value, isVerified }) => [value.toLowerCase(), isVerified]),
    }
  }

  it('asks the chain about a contract’s wallet, with the digest that the protocol has it sign', async () => {
    const { asked, wallets } = await contractWallet(true)
    const claim = { fid: 910_010, address: contract, blockHash, network: 1 } as const
    expect(asked).toEqual([[8453, contract, contractClaimDigest(claim, 8453), signature]])
    expect(wallets).toEqual([[contract, true]])
  })

  it('has names that resolve to the contract on its own chain alone', async () => {
    const resolution = (coinType: number) => ({ chainId: 1, coinType, blockNumber: 1 })
    const coins: Record<string, number> = { 'treasury.base.eth': baseCoin }
    const { names } = await contractWallet(true, (name) => ({
      ...resolution(coins[name] ?? ethereumCoin),
      address: contract,
    }))
    expect(names).toEqual(['treasury.base.eth'])
    // Nor by the custody of the same address on Optimism.
    const { names: byCustody } = await contractWallet(true, (name) => ({
      ...resolution(coins[name] ?? ethereumCoin),
      address: name === 'treasury.eth' ? addressOf('custody of ivy') : contract,
      isContract: name === 'treasury.eth',
    }))
    expect(byCustody).toEqual(['treasury.base.eth'])
  })

  it('shows it as a claim where no chain can be asked, and not at all where the chain says no', async () => {
    const custody = [addressOf('custody of ivy'), true]
    expect((await contractWallet(null)).wallets).toEqual([[contract, false], custody])
    expect((await contractWallet(new Error('down'))).wallets).toEqual([[contract, false], custody])
    expect((await contractWallet(false)).wallets).toEqual([custody])
  })

  it('reads lists in pages, to the last', async () => {
    const world = emptyWorld()
    const wallets = Array.from({ length: 5 }, (_, index) => `jo ${index}`)
    await addPerson(world, {
      fid: 910_011,
      name: 'jo',
      fname: 'jo',
      display: 'Jo',
      bio: 'Many wallets.',
      wallets,
    })
    const snapchain = await startSnapchain(world, {}, { maxPageSize: 2 })
    const source = createSnapchainSource({ url: snapchain.url })
    const [findings] = await source.collect([{ fid: 910_011, addresses: [], ensNames: [] }], {
      signal: AbortSignal.timeout(5000),
    })
    await source.close()
    await snapchain.close()
    const [finding] = findings as Finding[]
    expect(finding?.fields).toEqual({ displayName: 'Jo', bio: 'Many wallets.' })
    expect(
      finding?.channels
        .filter(({ type }) => type === 'wallet')
        .map(({ value }) => value.toLowerCase()),
    ).toEqual(wallets.map(addressOf))
  })

  it.each([
    ['repeats itself', () => 'MQ==', 2],
    ['has no end', (page: number) => `page ${page}`, 20],
  ])('gives up on a list that %s', async (_, tokenOf, calls) => {
    const world = emptyWorld()
    await addPerson(world, { fid: 910_012, name: 'kim', fname: 'kim' })
    const snapchain = await startSnapchain(world)
    snapchain.lie('userDataByFid', (truth) => ({
      ...(truth as object),
      nextPageToken: tokenOf(snapchain.calls('userDataByFid')),
    }))
    const source = createSnapchainSource({ url: snapchain.url })
    await source.collect([{ fid: 910_012, addresses: [], ensNames: [] }], {
      signal: AbortSignal.timeout(5000),
    })
    expect(snapchain.calls('userDataByFid')).toBe(calls)
    await source.close()
    await snapchain.close()
  })

  /** A world of one person, a node that tells of it, and what the source makes of the person. */
  async function readOne(
    input: Partial<PersonInput>,
    change: (person: Person, world: World) => Promise<unknown> | unknown,
  ) {
    const world = emptyWorld()
    const person = await addPerson(world, {
      fid: 910_013,
      name: 'lee',
      fname: 'lee',
      display: 'Lee',
      wallets: ['lee 1'],
      ...input,
    })
    await change(person, world)
    const [snapchain, fnames] = await Promise.all([startSnapchain(world), startFnames(world)])
    const settings = {
      url: snapchain.url,
      fnameRegistryUrl: fnames.url,
      resolveName: resolverOf(world),
      clock: () => now * 1000,
    }
    const source = createSnapchainSource(settings)
    const read = async () => {
      const [findings] = await source.collect(
        [{ fid: person.fid, addresses: [], ensNames: [] }],
        ask(),
      )
      return shownOf((findings as Finding[])[0])
    }
    const close = () => Promise.all([source.close(), snapchain.close(), fnames.close()])
    return { first: await read(), read, close, snapchain, fnames, world, person, source }
  }
  const now = 1_760_000_000
  const ask = () => ({ signal: AbortSignal.timeout(5000) })
  const rowsOf = (finding: Finding | undefined, type: string, isVerified: boolean) =>
    finding?.channels.flatMap((row) =>
      row.type === type && row.isVerified === isVerified ? [row.value.toLowerCase()] : [],
    )
  const shownOf = (finding: Finding | undefined) => ({
    fields: finding?.fields,
    wallets: rowsOf(finding, 'wallet', true),
    solana: finding?.channels.flatMap(({ type, value }) => (type === 'solana' ? [value] : [])),
    names: rowsOf(finding, 'farcaster', true),
    claimedNames: rowsOf(finding, 'farcaster', false),
    keys: finding?.evidence?.appKeys,
  })
  const lee = { displayName: 'Lee' }

  it('keeps every wallet and name of a person who disconnected an app', async () => {
    const { first, close } = await readOne({ ensName: 'lee.eth' }, (person) => {
      person.signers = person.signers.map((signer) => ({ ...signer, isRemoved: true }))
    })
    expect(first).toMatchObject({
      fields: lee,
      wallets: [addressOf('lee 1')],
      names: ['lee.eth', 'lee'],
    })
    await close()
  })

  it('takes nothing of a key that was never added', async () => {
    const { first, close } = await readOne({}, (person) => {
      person.signers = []
    })
    expect(first).toMatchObject({
      fields: {},
      wallets: [addressOf('custody of lee')],
      names: ['lee'],
    })
    await close()
  })

  it.for([
    ['within its time', { addedAt: BEGINNING, lastUsedAt: BEGINNING + 2_000_000 }, true],
    [
      'before it was added again, which nodes list alone',
      { addedAt: BEGINNING + 2_000_000, lastUsedAt: BEGINNING + 3_000_000 },
      true,
    ],
    [
      'after its end',
      { addedAt: BEGINNING - 10_000_000, lastUsedAt: BEGINNING - 9_000_000 },
      false,
    ],
    [
      'with an end that is too far',
      { addedAt: BEGINNING, lastUsedAt: BEGINNING + 2_000_000, ttl: 91 * 86_400 },
      false,
    ],
  ] as const)(
    'takes messages of a key that was added without a transaction, for what it may sign: %s',
    async ([, times, isTaken]) => {
      const { first, close } = await readOne({}, (person) => {
        const [signer] = person.signers
        person.signers = []
        const scopes = ['MESSAGE_TYPE_USER_DATA_ADD']
        person.gaslessKeys = [{ key: signer?.key ?? '0x', scopes, ttl: 86_400, ...times }]
      })
      // The wallet's message is of a type that the key may not sign.
      expect(first).toMatchObject({
        fields: isTaken ? lee : {},
        wallets: [addressOf('custody of lee')],
      })
      await close()
    },
  )

  it('knows Solana wallets by their own signature', async () => {
    const { first, read, person, snapchain, close } = await readOne({}, async (lee) => {
      lee.messages.push(await solanaVerification(lee, 'lee', { at: BEGINNING }))
    })
    const known = {
      wallets: [addressOf('lee 1')],
      solana: [toBase58(bytesToHex(solanaWallet('lee').publicKey))],
    }
    expect(first).toMatchObject(known)
    // A signature that the wallet gave for another fid.
    const { data } = await solanaVerification({ fid: 3, appKey: person.appKey }, 'mallory', {
      at: BEGINNING,
    })
    const given = data?.verificationAddAddressBody
    const verificationAddAddressBody = {
      address: bytesToHex(given?.address ?? new Uint8Array()),
      claimSignature: bytesToHex(given?.claimSignature ?? new Uint8Array()),
      blockHash: bytesToHex(given?.blockHash ?? new Uint8Array()),
      protocol: 1,
    }
    const type = messageTypes.verificationAddAddress
    const moved = signMessage(
      { type, fid: person.fid, timestamp: 100_000_000, network: 1, verificationAddAddressBody },
      person.appKey,
    )
    snapchain.lie('verificationsByFid', (truth) => ({
      messages: [...(truth as { messages: unknown[] }).messages, moved],
    }))
    expect(await read()).toMatchObject(known)
    await close()
  })

  it('leaves out what is dated ahead of the clock', async () => {
    const { first, close } = await readOne({}, async (person) => {
      const ahead = {
        fid: person.fid,
        appKey: person.appKey,
        address: wallet('lee 2').address,
        blockHash,
      }
      const signature = await claimSignature(person.fid, wallet('lee 2'), blockHash)
      person.messages.push(await verification({ ...ahead, signature, at: now + 601 }))
      const soon = await claimSignature(person.fid, wallet('lee 3'), blockHash)
      person.messages.push(
        await verification({
          ...ahead,
          address: wallet('lee 3').address,
          signature: soon,
          at: now + 500,
        }),
      )
    })
    expect(first).toMatchObject({ wallets: [addressOf('lee 1'), addressOf('lee 3')] })
    await close()
  })

  it('an ENS name counts while it resolves to a wallet of the fid; a sold one is a claim', async () => {
    const { first, read, world, close } = await readOne({ ensName: 'lee.eth' }, () => {})
    expect(first).toMatchObject({ names: ['lee.eth', 'lee'], claimedNames: [] })
    world.names.set('lee.eth', addressOf('the buyer'))
    expect(await read()).toMatchObject({ names: ['lee'], claimedNames: ['lee.eth'] })
    world.names.delete('lee.eth')
    expect(await read()).toMatchObject({ names: ['lee'], claimedNames: ['lee.eth'] })
    await close()
  })

  it('a self-signed proof of another person’s ENS name gives nothing', async () => {
    const { first, source, close } = await readOne(
      { username: 'vitalik.eth' },
      async (person, world) => {
        const owner = person.custody.address.toLowerCase() as Address
        const proof = { name: 'vitalik.eth', owner, timestamp: BEGINNING, fid: person.fid, type: 2 }
        person.proofs.push(await nameProof({ ...proof, by: person.custody }))
        world.names.set('vitalik.eth', addressOf('vitalik'))
      },
    )
    expect(first).toMatchObject({ names: ['lee'], claimedNames: ['vitalik.eth'] })
    expect(await source.widen([{ kind: 'fname', fname: 'vitalik.eth' }], ask())).toEqual([null])
    await close()
  })

  it('without ENS every ENS name is a claim', async () => {
    const { snapchain, close } = await readOne({ ensName: 'lee.eth' }, () => {})
    const source = createSnapchainSource({ url: snapchain.url })
    const [findings] = await source.collect([{ fid: 910_013, addresses: [], ensNames: [] }], ask())
    expect(shownOf((findings as Finding[])[0])).toMatchObject({
      names: ['!910013'],
      claimedNames: ['lee.eth'],
    })
    await Promise.all([source.close(), close()])
  })

  it('while ENS cannot be asked, stored names keep for a day what they resolved to', async () => {
    const world = emptyWorld()
    await addPerson(world, { fid: 910_015, name: 'nia', ensName: 'nia.eth', wallets: ['nia 1'] })
    const snapchain = await startSnapchain(world)
    let time = now
    let isUp = true
    const truth = resolverOf(world)
    let stored: Finding | null = null
    const people: Pick<People, 'findings' | 'find' | 'bareFids'> = {
      findings: async () => [stored],
      find: async () => [],
      bareFids: async () => new Map(),
    }
    const settings = {
      clock: () => time * 1000,
      people,
      resolveName: async (...question: Parameters<typeof truth>) => {
        if (!isUp) throw new Error('down')
        return truth(...question)
      },
    }
    const client = createFarcasterClient({ url: snapchain.url })
    const follow = createPersonReader({ ...settings, client, registry: undefined })
    const shown = (finding: Finding | null | undefined) =>
      rowsOf(finding ?? undefined, 'farcaster', true)
    /** As after a start: nothing is in the memory of a source. */
    const names = async () => {
      const source = createSnapchainSource({ ...settings, url: snapchain.url })
      const [findings] = await source.collect(
        [{ fid: 910_015, addresses: [], ensNames: [] }],
        ask(),
      )
      await source.close()
      const [finding = null] = findings as Finding[]
      expect(shown(await follow(910_015, ask().signal))).toEqual(shown(finding))
      stored = finding
      return shown(finding)
    }
    isUp = false
    expect(await names()).toEqual(['!910015'])
    isUp = true
    expect(await names()).toEqual(['nia.eth'])
    isUp = false
    time += 8 * 86_400
    expect(await names()).toEqual(['nia.eth'])
    time += 86_399
    expect(await names()).toEqual(['nia.eth'])
    time += 1
    expect(await names()).toEqual(['!910015'])
    isUp = true
    expect(await names()).toEqual(['nia.eth'])
    isUp = false
    expect(await names()).toEqual(['nia.eth'])
    // A wallet that is no longer the fid's gives no name, and neither does one that was sold.
    snapchain.lie('verificationsByFid', () => ({ messages: [] }))
    expect(await names()).toEqual(['!910015'])
    snapchain.lie('verificationsByFid', null)
    isUp = true
    expect(await names()).toEqual(['nia.eth'])
    world.names.set('nia.eth', addressOf('the buyer'))
    expect(await names()).toEqual(['!910015'])
    await Promise.all([client.close(), snapchain.close()])
  })

  it('finds the stored fid of an address that held another fid before', async () => {
    const world = emptyWorld()
    const former = await addPerson(world, { fid: 910_021, name: 'kim' })
    const current = await addPerson(world, { fid: 910_022, name: 'lou' })
    const stranger = await addPerson(world, { fid: 910_023, name: 'moe' })
    const address = lower(current.custody.address)
    const snapchain = await startSnapchain(world)
    // A node returns the first event by which the address came to hold a fid.
    snapchain.lie('onChainIdRegistryEventByAddress', () => ({
      fid: former.fid,
      idRegisterEventBody: { to: address, eventType: 'ID_REGISTER_EVENT_TYPE_REGISTER' },
    }))
    const find = async (stored: number | null) => {
      const source = createSnapchainSource({
        url: snapchain.url,
        people: {
          findings: async () => [],
          find: async () => [],
          bareFids: async ([key = '']) => new Map(stored === null ? [] : [[key, stored]]),
        },
      })
      const [found] = await source.widen([{ kind: 'eth', address }], ask())
      await source.close()
      return found && 'subject' in found ? found.subject.fid : found
    }
    expect(await find(current.fid)).toBe(current.fid)
    // What is stored is checked as well: it may have moved since.
    expect(await find(stranger.fid)).toBeNull()
    expect(await find(former.fid)).toBeNull()
    expect(await find(null)).toBeNull()
    await snapchain.close()
  })

  it('an fname is proven by its registry’s signature, never by its owner’s', async () => {
    const { first, close } = await readOne({ fname: 'lee' }, async (person, world) => {
      const owner = person.custody.address.toLowerCase() as Address
      person.proofs = [
        await nameProof({
          name: 'lee',
          owner,
          timestamp: BEGINNING,
          fid: person.fid,
          type: 1,
          by: person.custody,
        }),
      ]
      world.transfers = []
    })
    expect(first).toMatchObject({ names: ['!910013'] })
    await close()
  })

  it('while the registry is silent, a node cannot give an fname away by naming another custody address', async () => {
    const { first, read, snapchain, fnames, source, world, person, close } = await readOne(
      {},
      () => {},
    )
    expect(first).toMatchObject({ names: ['lee'] })
    fnames.setFault({ kind: 'fail', status: 503 })
    // Whom the registry has confirmed keeps the name.
    expect(await read()).toMatchObject({ names: ['lee'] })
    const eve = 910_666
    await addPerson(world, { fid: eve, name: 'eve' })
    snapchain.lie('onChainEventsByFid', (truth, query) =>
      query.get('fid') === String(eve)
        ? JSON.parse(
            JSON.stringify(truth).replaceAll(
              addressOf('custody of eve'),
              addressOf('custody of lee'),
            ),
          )
        : truth,
    )
    snapchain.lie('userNameProofsByFid', () => ({
      proofs: person.proofs.map((proof) => ({ ...proof, fid: eve, type: 'USERNAME_TYPE_FNAME' })),
    }))
    const [findings] = await source.collect([{ fid: eve, addresses: [], ensNames: [] }], ask())
    expect(shownOf((findings as Finding[])[0])).toMatchObject({
      names: [`!${eve}`],
      claimedNames: ['lee'],
    })
    await close()
  })

  it('a fid that a node lacks does not exist, unless the node is behind', async () => {
    const snapchain = await startSnapchain(emptyWorld())
    const source = createSnapchainSource({ url: snapchain.url })
    const collect = () => source.collect([{ fid: 910_014, addresses: [], ensNames: [] }], ask())
    const delay = (blockDelay: number) =>
      snapchain.lie('info', (truth) => ({
        ...(truth as object),
        shardInfos: [{ shardId: 1, blockDelay }],
      }))
    delay(61)
    expect((await collect())[0]).toBeInstanceOf(SourceError)
    delay(60)
    expect(await collect()).toMatchObject([[{ scope: 'farcaster:910014', channels: [] }]])
    snapchain.lie('info', () => ({ error: 'broken' }))
    expect((await collect())[0]).toBeInstanceOf(SourceError)
    await Promise.all([source.close(), snapchain.close()])
  })

  it('tells "no such name" from a node that broke, although both are 400', async () => {
    const world = emptyWorld()
    await addPerson(world, { fid: 910_014, name: 'max', fname: 'max' })
    const standIn = await startStandIn(({ path }) =>
      path.startsWith('/v1/userNameProofByName')
        ? {
            status: 400,
            body: {
              error: 'Failed',
              error_detail: 'status: Internal, message: "iterator not found", details: []',
            },
          }
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
  const source = createSnapchainSource({
    url: snapchain.url,
    fnameRegistryUrl: fnames.url,
    resolveName: resolverOf(world),
  })
  return {
    source,
    known: [
      {
        identifier: { kind: 'fid', fid: 900_001 },
        channel: { type: 'farcaster', value: 'ada-quill', isVerified: true },
      },
      {
        identifier: { kind: 'fid', fid: 900_001 },
        channel: { type: 'wallet', value: addressOf('ada 2'), isVerified: true },
      },
      {
        identifier: { kind: 'fname', fname: 'ada-quill' },
        channel: { type: 'twitter', value: 'adaquill', isVerified: false },
      },
      {
        identifier: { kind: 'fname', fname: 'bo-lantern.eth' },
        channel: { type: 'farcaster', value: 'bo-lantern.eth', isVerified: true },
      },
      {
        identifier: { kind: 'fname', fname: 'cy-harbor.base.eth' },
        channel: { type: 'wallet', value: addressOf('cy 1'), isVerified: true },
      },
      {
        identifier: { kind: 'eth', address: addressOf('custody of dee') },
        channel: { type: 'farcaster', value: 'dee-marsh', isVerified: true },
      },
    ],
    nobody: [
      { kind: 'fid', fid: 999_999_999 },
      { kind: 'fname', fname: 'nobody-at-all' },
      { kind: 'eth', address: '0x000000000000000000000000000000000000dead' },
    ],
    foreign: [{ kind: 'social', type: 'twitter', handle: 'adaquill' }],
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
