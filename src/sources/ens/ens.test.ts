import { type Identifier, parseAddress, parseEnsName } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { type Address, getAddress, keccak256, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeSource } from '../../../test/contract/source.ts'
import { type Chain, startChain } from '../../../test/network/chain.ts'
import { SourceError } from '../../kit/source-error.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { assemble } from '../../people/assemble.ts'
import type { Source, Widened } from '../../people/source-port.ts'
import { createEnsSource } from './ens.ts'

const now = 1_800_000_000_000
const addressOf = (who: string) => keccak256(toHex(who)).slice(0, 42) as Address
const alice = addressOf('alice')
const bob = addressOf('bob')
const carol = addressOf('carol')
const nobody = addressOf('nobody')

function sourceOver(chain: Chain, counts: Record<string, number> = {}): Source {
  return createEnsSource({
    rpcUrls: [chain.rpc.url],
    universalResolver: chain.universalResolver,
    guardedFetch: createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] }),
    ipfsGateway: 'https://ipfs.example',
    // The local chain may be slow on a busy machine.
    layer2TimeoutMs: 10_000,
    clock: () => now,
    telemetry: {
      ...silentTelemetry,
      count: (_counter, labels) => {
        const source = labels?.source ?? ''
        counts[source] = (counts[source] ?? 0) + 1
      },
    },
  })
}

/** The people of every suite here. */
async function populate(chain: Chain): Promise<void> {
  await chain.registerName('alice.eth', {
    address: alice,
    primary: true,
    texts: {
      name: 'Alice A.',
      description: 'Builds things.\u0000',
      location: 'Zürich',
      url: 'alice.example/about',
      avatar: 'https://pictures.example/alice.png',
      'com.twitter': 'https://twitter.com/Alice_A',
      'com.github': '@Alice',
      'org.telegram': 'alice_t',
      email: 'alice@example.com',
      'com.discord': 'not a discord handle!!',
      'xyz.farcaster': 'alice',
    },
  })
  await chain.registerOffchainName('bob.off.eth', {
    address: bob,
    primary: true,
    texts: { description: 'Lives off chain.', 'com.github': 'bob' },
  })
  await chain.registerOffchainName('carol.base.eth', {
    address: carol,
    addresses: { 2147492101: carol },
  })
  await chain.setBaseReverse(carol, 'carol.base.eth')
}

describeSource('ens', async () => {
  const chain = await startChain()
  await populate(chain)
  chain.rpc.reset()
  return {
    source: sourceOver(chain),
    known: [
      {
        identifier: parseEnsName('alice.eth'),
        channel: { type: 'ens', value: 'alice.eth', isVerified: true },
      },
      {
        identifier: parseEnsName('alice.eth'),
        channel: { type: 'twitter', value: 'Alice_A', isVerified: false },
      },
      {
        identifier: parseAddress(alice),
        channel: { type: 'ens', value: 'alice.eth', isVerified: true },
      },
      {
        identifier: parseEnsName('bob.off.eth'),
        channel: { type: 'wallet', value: bob, isVerified: true },
      },
      {
        identifier: parseAddress(bob),
        channel: { type: 'ens', value: 'bob.off.eth', isVerified: true },
      },
      {
        identifier: parseAddress(carol),
        channel: { type: 'basename', value: 'carol.base.eth', isVerified: true },
      },
      {
        identifier: { kind: 'fname', fname: 'alice.eth' },
        channel: { type: 'ens', value: 'alice.eth', isVerified: true },
      },
    ],
    nobody: [
      parseEnsName('nobody.eth'),
      parseAddress(nobody),
      { kind: 'fname', fname: 'nobody.eth' },
    ],
    foreign: [
      { kind: 'fid', fid: 3 },
      { kind: 'fname', fname: 'dwr' },
      { kind: 'social', type: 'twitter', handle: 'alice' },
    ],
    setFault: (fault) => chain.rpc.setFault(fault),
    upstreamCalls: () => chain.rpc.roundTrips(),
    callsForAll: 12,
    close: () => chain.close(),
  }
})

describe('ENS', () => {
  let chain: Chain
  let source: Source
  const counts: Record<string, number> = {}
  beforeAll(async () => {
    chain = await startChain()
    await populate(chain)
    source = sourceOver(chain, counts)
  })
  beforeEach(() => {
    chain.rpc.reset()
    chain.gateway.reset()
    for (const key of Object.keys(counts)) delete counts[key]
  })
  afterEach(() => {
    chain.gateway.setFault(null)
    chain.gateway.setLie(null)
    chain.rpc.setLie(null)
  })
  afterAll(() => chain?.close())

  const widen = async (identifier: Identifier): Promise<Widened | null> => {
    const [answer] = await source.widen([identifier], { signal: AbortSignal.timeout(10_000) })
    if (answer instanceof SourceError) throw answer
    return answer ?? null
  }
  const find = async (name: string): Promise<Finding | undefined> =>
    (await widen(parseEnsName(name)))?.findings[0]
  const channelsOf = async (name: string) =>
    ((await find(name))?.channels ?? []).map(({ type, value, isVerified }) => ({
      type,
      value,
      isVerified,
    }))

  test('a name that describes itself as an agent says so, and where it is reached by URLs', async () => {
    const agent = addressOf('agent')
    await chain.registerName('agent.eth', {
      address: agent,
      primary: true,
      texts: {
        'agent-context': '# Swaps\n\nI swap.\u0007',
        'agent-endpoint[mcp]': 'https://mcp.example/',
        'agent-endpoint[a2a]': 'javascript:alert(1)',
        'agent-endpoint[web]': 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
      },
    })
    expect((await find('agent.eth'))?.channels).toContainEqual({
      type: 'agent',
      value: 'agent.eth',
      isVerified: false,
      metadata: [
        { name: 'context', value: '# Swaps\n\nI swap.' },
        { name: 'mcp', value: 'https://mcp.example/' },
        {
          name: 'web',
          value: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
        },
      ],
    })
  })

  test('reads what a primary name says', async () => {
    expect(await widen(parseEnsName('alice.eth'))).toEqual({
      subject: { addresses: [alice], ensNames: ['alice.eth'] },
      findings: [
        {
          source: 'ens',
          scope: `ens:${alice}`,
          checkedAt: now / 1000,
          fields: {
            displayName: 'Alice A.',
            bio: 'Builds things.',
            location: 'Zürich',
            avatarUrl: 'https://pictures.example/alice.png',
            highlights: [{ title: 'Website', url: 'https://alice.example/about' }],
          },
          channels: [
            {
              type: 'wallet',
              value: getAddress(alice),
              isVerified: true,
              grade: { grade: 'confirmed' },
            },
            {
              type: 'ens',
              value: 'alice.eth',
              isVerified: true,
              grade: { grade: 'confirmed' },
              proof: {
                method: 'ens-forward-reverse',
                chainId: 31_337,
                coinType: 60,
                blockNumber: Number(await chain.anvil.client.getBlockNumber()),
                address: getAddress(alice),
                name: 'alice.eth',
              },
            },
            { type: 'email', value: 'alice@example.com', isVerified: false, isPublished: true },
            { type: 'github', value: 'Alice', isVerified: false, isPublished: true },
            { type: 'telegram', value: 'alice_t', isVerified: false, isPublished: true },
            { type: 'twitter', value: 'Alice_A', isVerified: false, isPublished: true },
          ],
        },
      ],
    })
  })

  test('asks the node twice for a name on chain, and counts it', async () => {
    await widen(parseEnsName('alice.eth'))
    expect({ roundTrips: chain.rpc.roundTrips(), counted: counts.ens }).toEqual({
      roundTrips: 2,
      counted: 2,
    })
    chain.rpc.reset()
    await widen(parseAddress(alice))
    expect(chain.rpc.roundTrips()).toBe(2)
  })

  test('asks the node three times for a name off chain', async () => {
    await widen(parseEnsName('bob.off.eth'))
    expect(chain.rpc.roundTrips()).toBe(3)
    chain.rpc.reset()
    await widen(parseAddress(bob))
    expect(chain.rpc.roundTrips()).toBe(3)
  })

  test('asks about a hundred addresses in batches', async () => {
    const people = Array.from({ length: 100 }, (_, i) => addressOf(`stranger ${i}`))
    await source.widen(people.map(parseAddress), { signal: AbortSignal.timeout(50_000) })
    // On Ethereum, Base (twice, by its gateway), and four more layer 2s.
    expect(chain.rpc.calls('eth_call')).toBe(700)
    expect(chain.rpc.roundTrips()).toBeLessThanOrEqual(60)
  })

  test('does not read again what was read for the same asker', async () => {
    const signal = AbortSignal.timeout(10_000)
    await source.widen([parseEnsName('alice.eth')], { signal })
    const before = chain.rpc.roundTrips()
    const [findings] = await source.collect([{ addresses: [alice], ensNames: [] }], { signal })
    expect(findings).toHaveLength(1)
    expect(chain.rpc.roundTrips()).toBe(before)
  })

  test("a name that points at another person's address finds them and proves nothing", async () => {
    await chain.registerName('evil.eth', {
      address: alice,
      texts: { description: 'I am Alice', 'com.twitter': 'evil' },
    })
    const widened = await widen(parseEnsName('evil.eth'))
    expect(widened?.subject).toEqual({ addresses: [alice], ensNames: ['alice.eth', 'evil.eth'] })
    expect(JSON.stringify(widened?.findings)).not.toContain('evil')
    expect(widened?.findings[0]?.fields.displayName).toBe('Alice A.')
  })

  test('a name that points at a nameless address leads to the wallet and says nothing', async () => {
    const address = addressOf('nameless')
    await chain.registerName('pointer.eth', { address, texts: { description: 'mine' } })
    expect(await widen(parseEnsName('pointer.eth'))).toEqual({
      subject: { addresses: [address], ensNames: ['pointer.eth'] },
      findings: [
        {
          source: 'ens',
          scope: `ens:${address}`,
          checkedAt: now / 1000,
          fields: {},
          channels: [{ type: 'wallet', value: getAddress(address), isVerified: true }],
        },
      ],
    })
  })

  test('a reverse record that claims a name it does not own is worth nothing', async () => {
    const liar = addressOf('liar')
    await chain.setReverse(liar, 'alice.eth')
    expect(await widen(parseAddress(liar))).toEqual({
      subject: { addresses: [liar], ensNames: [] },
      findings: [],
    })
    await chain.setBaseReverse(liar, 'carol.base.eth')
    expect((await widen(parseAddress(liar)))?.findings).toEqual([])
    expect(await channelsOf('alice.eth')).toContainEqual({
      type: 'wallet',
      value: getAddress(alice),
      isVerified: true,
    })
  })

  test.each(['аlice.eth', 'ALICE.eth', 'alice\u200b.eth', 'a'.repeat(300), '..', 'alice'])(
    'a primary name that ENSIP-15 does not allow is worth nothing: %s',
    async (name) => {
      const address = addressOf(`homograph ${name}`)
      await chain.setReverse(address, name)
      if (name === 'ALICE.eth') await chain.registerName(name, { address })
      expect((await widen(parseAddress(address)))?.findings).toEqual([])
    },
  )

  test('claims never join: a famous handle in a text record stays a claim', async () => {
    const fraud = addressOf('fraud')
    await chain.registerName('fraud.eth', {
      address: fraud,
      primary: true,
      texts: { 'com.twitter': 'Alice_A', 'com.github': 'alice' },
    })
    const findings = [await find('fraud.eth'), await find('alice.eth')].filter(
      (finding) => finding !== undefined,
    )
    const people = assemble(findings, ['ens'])
    expect(people.map(({ walletAddress }) => walletAddress).sort()).toEqual([alice, fraud].sort())
    expect(await channelsOf('fraud.eth')).toContainEqual({
      type: 'twitter',
      value: 'Alice_A',
      isVerified: false,
    })
  })

  test('a name that moved takes its records along', async () => {
    const first = addressOf('first')
    const second = addressOf('second')
    await chain.registerName('moving.eth', {
      address: first,
      primary: true,
      texts: { description: 'of the first' },
    })
    expect((await find('moving.eth'))?.scope).toBe(`ens:${first}`)
    await chain.registerName('moving.eth', {
      address: second,
      texts: { description: 'of the second' },
    })
    expect(await widen(parseAddress(first))).toMatchObject({ findings: [] })
    expect(await widen(parseEnsName('moving.eth'))).toMatchObject({
      subject: { addresses: [second] },
      findings: [{ scope: `ens:${second}`, fields: {}, channels: [{ type: 'wallet' }] }],
    })
  })

  test('an address that lost its name takes back what was said', async () => {
    const address = addressOf('renouncer')
    const signal = () => AbortSignal.timeout(10_000)
    await chain.registerName('renounced.eth', { address, primary: true })
    const [before] = await source.collect([{ addresses: [address], ensNames: [] }], {
      signal: signal(),
    })
    expect(before).toMatchObject([
      { scope: `ens:${address}`, channels: [{ type: 'wallet' }, { type: 'ens' }] },
    ])
    await chain.setReverse(address, '')
    const [after] = await source.collect([{ addresses: [address], ensNames: [] }], {
      signal: signal(),
    })
    expect(after).toEqual([
      { source: 'ens', scope: `ens:${address}`, checkedAt: now / 1000, fields: {}, channels: [] },
    ])
  })

  test('a name without an address has no match', async () => {
    await chain.registerName('empty.eth', { texts: { description: 'nowhere' } })
    expect(await widen(parseEnsName('empty.eth'))).toBeNull()
  })

  test('a resolver that is no contract, or has no record, gives no match', async () => {
    await chain.setResolver('plain.eth', alice)
    expect(await widen(parseEnsName('plain.eth'))).toBeNull()
    await chain.setResolver('registry.eth', chain.registry)
    expect(await widen(parseEnsName('registry.eth'))).toBeNull()
  })

  test('finds the wildcard names that a resolver knows, and no others', async () => {
    await chain.setResolver('wild.eth', chain.offchainResolver)
    chain.gateway.names.set('one.wild.eth', { address: addressOf('one') })
    expect((await widen(parseEnsName('one.wild.eth')))?.subject.addresses).toEqual([
      addressOf('one'),
    ])
    expect(await widen(parseEnsName('two.wild.eth'))).toBeNull()
  })

  test.each([
    ['fails', () => chain.gateway.setFault({ kind: 'fail', status: 503 })],
    ['says 404', () => chain.gateway.setFault({ kind: 'fail', status: 404 })],
    ['drops', () => chain.gateway.setFault({ kind: 'drop' })],
    ['answers garbage', () => chain.gateway.setFault({ kind: 'garbage' })],
    ['signs with another key', () => chain.gateway.setLie('wrong-key')],
    ['signs what has expired', () => chain.gateway.setLie('expired')],
    ['answers what is not hex', () => chain.gateway.setLie('not-hex')],
  ])('a gateway that %s is not nobody', async (_what, misbehave) => {
    misbehave()
    await expect(widen(parseEnsName('bob.off.eth'))).rejects.toThrow(SourceError)
    await expect(widen(parseAddress(bob))).rejects.toThrow(SourceError)
  })

  test.each<[string, () => void]>([
    ['is dead', () => chain.gateway.setFault({ kind: 'fail', status: 502 })],
    ['is slow', () => chain.gateway.setFault({ kind: 'hang' })],
    ['lies', () => chain.gateway.setLie('wrong-key')],
  ])('where the gateway of Base %s, Ethereum’s answer stands', async (what, misbehave) => {
    const address = addressOf(`pointed at while Base ${what}`)
    await chain.registerName('pointed.eth', { address })
    misbehave()
    // As long as an asker waits.
    const signal = AbortSignal.timeout(4000)
    const [byName, byAddress, other] = await source.widen(
      [parseEnsName('pointed.eth'), parseAddress(address), parseAddress(alice)],
      {
        signal,
      },
    )
    expect(byName).toMatchObject({
      subject: { addresses: [address], ensNames: ['pointed.eth'] },
      findings: [
        {
          scope: `ens:${address}`,
          channels: [{ type: 'wallet', value: getAddress(address) }],
          isPartial: true,
        },
      ],
    })
    // Base may have a name for the address, so that it is not nobody's.
    expect(byAddress).toBeInstanceOf(SourceError)
    expect(other).toMatchObject({ subject: { ensNames: ['alice.eth'] } })
  })

  test('one name that fails does not fail the others', async () => {
    chain.gateway.setFault({ kind: 'fail', status: 500 })
    const answers = await source.widen(
      ['alice.eth', 'bob.off.eth', 'nobody.eth'].map(parseEnsName),
      {
        signal: AbortSignal.timeout(10_000),
      },
    )
    expect(answers).toEqual([
      expect.objectContaining({ findings: expect.any(Array) }),
      expect.any(SourceError),
      null,
    ])
  })

  test('says that a gateway failed, or lied', async () => {
    for (const fail of [
      () => chain.gateway.setFault({ kind: 'fail', status: 500 }),
      () => chain.gateway.setLie('wrong-key'),
    ]) {
      fail()
      await expect(widen(parseEnsName('bob.off.eth'))).rejects.toThrow(
        /^ens: got no valid answer from a gateway$/,
      )
      chain.gateway.setFault(null)
    }
  })

  test('a node on the wrong chain, or one that lies about the error, is a failure and not an empty answer', async () => {
    chain.rpc.setLie((call, answer) =>
      call.method === 'eth_call'
        ? { id: answer.id, error: { code: 3, message: 'execution reverted', data: '0x' } }
        : answer,
    )
    await expect(widen(parseEnsName('alice.eth'))).rejects.toThrow(SourceError)
  })

  test('no upstream text is in the message of an error', async () => {
    chain.rpc.setLie((_call, answer) => ({
      id: answer.id,
      error: { code: -32000, message: 'secret key abc123' },
    }))
    await expect(widen(parseEnsName('alice.eth'))).rejects.toThrow(/^ens: unreachable$/)
  })

  describe('avatars', () => {
    const avatarOf = async (avatar: string, address = alice) => {
      await chain.registerName('pictured.eth', { address, primary: true, texts: { avatar } })
      const url = (await find('pictured.eth'))?.fields.avatarUrl
      return url
    }
    const pictured = addressOf('pictured')
    const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

    test.each([
      ['https://pictures.example/a b.png', 'https://pictures.example/a%20b.png'],
      [`ipfs://${cid}/1.png`, `https://ipfs.example/ipfs/${cid}/1.png`],
      [`ipfs://ipfs/${cid}`, `https://ipfs.example/ipfs/${cid}`],
      [cid, `https://ipfs.example/ipfs/${cid}`],
      ['ipns://pictures.example', 'https://ipfs.example/ipns/pictures.example'],
      ['ar://abc', 'https://arweave.net/abc'],
      ['http://pictures.example/a.png', undefined],
      ['data:image/png;base64,AAAA', undefined],
      ['javascript:alert(1)', undefined],
      ['https://127.0.0.1/a.png', undefined],
      ['https://user:pass@pictures.example/a.png', undefined],
      ['eip155:1/erc721:0x0000000000000000000000000000000000000001/1', undefined],
      ['eip155:31337/erc721:0x0000000000000000000000000000000000000001/1', undefined],
      ['hello', undefined],
    ])('%s', async (record, url) => {
      expect(await avatarOf(record, pictured)).toBe(url)
    })

    test('an ERC-721 that the address holds', async () => {
      const nft = await chain.deploy('Collectible721')
      const uri = `${chain.gateway.url}/nft/7.json`
      chain.gateway.serve('/nft/7.json', { body: { image: `ipfs://${cid}/7.png` } })
      await chain.anvil.write(nft.address, nft.abi, 'mint', [
        pictured,
        7n,
        `data:application/json,{"image":"ar://inline"}`,
      ])
      expect(await avatarOf(`eip155:31337/erc721:${nft.address}/7`, pictured)).toBe(
        'https://arweave.net/inline',
      )
      await chain.anvil.write(nft.address, nft.abi, 'mint', [pictured, 8n, uri])
      // The stand-in is not https, which is all that a metadata URL may be.
      expect(await avatarOf(`eip155:31337/erc721:${nft.address}/8`, pictured)).toBeUndefined()
      expect(chain.gateway.connections()).toBe(0)
      await chain.anvil.write(nft.address, nft.abi, 'mint', [
        alice,
        9n,
        'data:application/json,{"image":"ar://inline"}',
      ])
      expect(await avatarOf(`eip155:31337/erc721:${nft.address}/9`, pictured)).toBeUndefined()
    })

    test('an ERC-1155 that the address holds', async () => {
      const metadata = Buffer.from(
        JSON.stringify({ image_url: 'https://pictures.example/{id}.png' }),
      ).toString('base64')
      const nft = await chain.deploy('Collectible1155', [
        `data:application/json;base64,${metadata}`,
      ])
      expect(await avatarOf(`eip155:31337/erc1155:${nft.address}/5`, pictured)).toBeUndefined()
      await chain.anvil.write(nft.address, nft.abi, 'mint', [pictured, 5n])
      expect(await avatarOf(`eip155:31337/erc1155:${nft.address}/5`, pictured)).toBe(
        'https://pictures.example/%7Bid%7D.png',
      )
    })
  })
})
