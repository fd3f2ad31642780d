import { agentHandle, registrationKey } from '@whocast/contract/agent.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { type Address, getAddress, keccak256, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../test/network/chain.ts'
import { startRpcProxy } from '../../../test/network/rpc-proxy.ts'
import { SourceError } from '../../kit/source-error.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { assemble } from '../../people/assemble.ts'
import type { Source } from '../../people/source-port.ts'
import { createEnsSource } from '../ens/ens.ts'
import { createAgentSource } from './agents.ts'

const chainId = 8453
const addressOf = (who: string) => keccak256(toHex(who)).slice(0, 42) as Address
const ada = addressOf('ada')
const eve = addressOf('eve')

const fileOf = (name: string, more: object = {}) => ({
  type: 'https://eips.ethereum.org/EIPS/eip-8004#registration-v1',
  name: 'Swapper',
  services: [
    { name: 'MCP', endpoint: 'https://mcp.example/' },
    { name: 'ENS', endpoint: name, version: 'v1' },
  ],
  ...more,
})
const inline = (file: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(file)).toString('base64')}`

describe('agents', () => {
  let chain: Chain
  let registry: Address
  let rpc: Awaited<ReturnType<typeof startRpcProxy>>
  let give: (id: number, to: Address, uri: string) => Promise<unknown>
  let setWallet: (id: number, wallet: Address) => Promise<unknown>
  let now = 1_800_000_000_000
  let ens: ReturnType<typeof createEnsSource>
  let source: Source
  /** Another process, or this one after a restart. */
  let restart: (stored: Finding[]) => void

  beforeAll(async () => {
    chain = await startChain()
    rpc = await startRpcProxy(chain.anvil.url)
    const contract = await chain.deploy('AgentRegistry')
    registry = contract.address.toLowerCase() as Address
    give = (id, to, uri) => chain.anvil.write(registry, contract.abi, 'give', [BigInt(id), to, uri])
    setWallet = (id, wallet) =>
      chain.anvil.write(registry, contract.abi, 'setWallet', [BigInt(id), wallet])
    let guarded = createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] })
    // agents.example is the gateway.
    const guardedFetch: GuardedFetch = (url, how) =>
      guarded(url.replace('https://agents.example', chain.gateway.url), how)
    const common = { guardedFetch, ipfsGateway: 'https://ipfs.example', clock: () => now }
    ens = createEnsSource({
      ...common,
      rpcUrls: [chain.rpc.url],
      universalResolver: chain.universalResolver,
      layer2TimeoutMs: 10_000,
    })
    restart = (stored) => {
      guarded = createGuardedFetch({ allowPrivateOrigins: [chain.gateway.url] })
      const findings = async (_source: string, [scope]: readonly string[]) => [
        stored.find((one) => one.scope === scope) ?? null,
      ]
      const rpcUrls: [number, string][] = [[chainId, rpc.url]]
      source = createAgentSource({ ...common, rpcUrls, registry, names: ens, people: { findings } })
    }
    restart([])
    await chain.registerName('eve.eth', { address: eve, primary: true, texts: {} })
  })
  beforeEach(() => {
    rpc.setFault(null)
    rpc.setLie(null)
    now += 3_600_000
  })
  afterAll(async () => {
    await rpc?.close()
    await chain?.close()
  })

  const handle = (id: number) => agentHandle({ chainId, registry, agentId: String(id) })
  const confirms = (...ids: number[]) =>
    Object.fromEntries(
      ids.map((id) => [registrationKey({ chainId, registry, agentId: String(id) }), '1']),
    )
  const name = (texts: Record<string, string>) =>
    chain.registerName('ada.eth', { address: ada, primary: true, texts })
  const collect = async (address: Address): Promise<Finding[] | SourceError> => {
    const signal = AbortSignal.timeout(10_000)
    const [answer = []] = await source.collect([{ addresses: [address], ensNames: [] }], { signal })
    return answer
  }
  const rowsOf = async (address: Address) => {
    const answer = await collect(address)
    if (answer instanceof SourceError) throw answer
    return answer.flatMap(({ channels }) =>
      channels.map(({ value, isVerified }) => ({ value, isVerified })),
    )
  }

  test('an entry and a name that name each other are one, confirmed, and say how', async () => {
    await name({
      ...confirms(1),
      'agent-context': 'I swap.',
      'agent-endpoint[mcp]': 'https://mcp.example/',
    })
    await give(1, ada, inline(fileOf('Ada.eth')))
    const [finding] = (await collect(ada)) as Finding[]
    expect(finding).toMatchObject({
      source: 'agents',
      scope: `agents@ens:${ada}`,
      channels: [
        {
          type: 'agent',
          value: handle(1),
          isVerified: true,
          grade: { grade: 'confirmed' },
          metadata: [
            { name: 'ens', value: 'ada.eth' },
            { name: 'name', value: 'Swapper' },
            { name: 'owner', value: getAddress(ada) },
          ],
          proof: {
            method: 'agent-registration',
            name: 'ada.eth',
            chainId,
            registry,
            agentId: '1',
            owner: ada,
            at: now / 1000,
          },
        },
      ],
    })
  })

  test('one side alone is a claim, or nothing', async () => {
    await name(confirms(2, 3))
    await give(2, ada, inline(fileOf('someone.eth')))
    await give(3, eve, inline(fileOf('ada.eth')))
    // Anyone can send a token that names anyone.
    await give(4, ada, inline(fileOf('ada.eth')))
    await give(5, eve, inline(fileOf('ada.eth')))
    expect(await rowsOf(ada)).toEqual([{ value: handle(2), isVerified: false }])
    expect(await rowsOf(eve)).toEqual([])
  })

  test('a node that fails inside says nothing of an entry', async () => {
    await name(confirms(31))
    await give(31, ada, inline(fileOf('ada.eth')))
    expect(await rowsOf(ada)).toContainEqual({ value: handle(31), isVerified: true })
    rpc.setLie(({ id, method }, answer) =>
      method === 'eth_call' ? { id, error: { code: -32603, message: 'Internal error' } } : answer,
    )
    expect(await collect(ada)).toBeInstanceOf(SourceError)
  })

  test('a URI that is longer than any URL is not stored', async () => {
    const owner = addressOf('owner of a long one')
    await give(32, owner, `https://agents.example/${'a'.repeat(5000)}`)
    await setWallet(32, addressOf('its wallet'))
    const [finding] = (await collect(owner)) as Finding[]
    expect(finding?.channels[0]).toMatchObject({ value: handle(32), isVerified: true })
    expect(finding?.channels[0]?.proof).not.toHaveProperty('uri')
  })

  test('an agent wallet confirms its holder, without any name', async () => {
    const [holder, robot] = [addressOf('holder'), addressOf('robot')]
    await give(20, holder, inline({ name: 'Robot', services: [] }))
    expect(await rowsOf(holder)).toEqual([])
    await setWallet(20, robot)
    expect(await rowsOf(holder)).toEqual([{ value: handle(20), isVerified: true }])
    const [found] = (await collect(holder)) as Finding[]
    expect(found?.channels[0]).toMatchObject({
      metadata: [
        { name: 'name', value: 'Robot' },
        { name: 'owner', value: getAddress(holder) },
        { name: 'agentWallet', value: getAddress(robot) },
      ],
      proof: { method: 'agent-registration', agentWallet: robot, owner: holder },
    })
    // The wallet finds its agent, which names its owner.
    const [own] = (await collect(robot)) as Finding[]
    expect(own?.scope).toBe(`agents@ens:${robot}`)
    expect(own?.channels).toMatchObject([
      { type: 'agent', value: handle(20), isVerified: true },
      { type: 'wallet', value: getAddress(robot), isVerified: true },
    ])
    const [person] = assemble(own ? [own] : [])
    expect(person?.keys.map(({ key }) => key)).toContain(`eth:${robot}`)
    // A transfer clears it.
    await give(20, eve, inline({ name: 'Robot', services: [] }))
    expect(await rowsOf(holder)).toEqual([])
    expect(await rowsOf(eve)).toEqual([])
    expect(await rowsOf(robot)).toEqual([])
  })

  test('the list of the domain that the name names confirms an agent, another domain’s does not', async () => {
    const listed = (id: number) => ({
      registrations: [{ agentId: id, agentRegistry: `eip155:${chainId}:${getAddress(registry)}` }],
    })
    chain.gateway.serve('/.well-known/agent-registration.json', { body: listed(21) })
    await give(21, ada, inline({ name: 'Listed', services: [] }))
    await give(22, ada, inline({ name: 'Sent by a stranger', services: [] }))
    await name({ url: 'https://other.example' })
    expect(await rowsOf(ada)).toEqual([])
    await name({ url: 'https://agents.example/about' })
    expect(await rowsOf(ada)).toEqual([{ value: handle(21), isVerified: true }])
    const [found] = (await collect(ada)) as Finding[]
    expect(found?.channels[0]?.proof).toMatchObject({
      name: 'ada.eth',
      record: 'url',
      listedAt: 'https://agents.example/.well-known/agent-registration.json',
    })
  })

  test('an agent that was given away is no longer theirs', async () => {
    await name(confirms(6))
    await give(6, ada, inline(fileOf('ada.eth')))
    expect(await rowsOf(ada)).toEqual([{ value: handle(6), isVerified: true }])
    await give(6, eve, inline(fileOf('ada.eth')))
    expect(await rowsOf(ada)).toEqual([])
  })

  test('a file that cannot be read any more counts for seven days', async () => {
    await name(confirms(7))
    chain.gateway.serve('/agent.json', { body: fileOf('ada.eth') })
    await give(7, ada, 'https://agents.example/agent.json')
    expect(await rowsOf(ada)).toEqual([{ value: handle(7), isVerified: true }])
    chain.gateway.serve('/agent.json', { status: 500, body: 'broken' })
    now += 86_400_000
    expect(await rowsOf(ada)).toEqual([{ value: handle(7), isVerified: true }])
    now += 7 * 86_400_000
    expect(await rowsOf(ada)).toEqual([{ value: handle(7), isVerified: false }])
  })

  test('a restart forgets no file that was read within seven days', async () => {
    const uri = 'https://agents.example/kept.json'
    await name(confirms(40))
    chain.gateway.serve('/kept.json', { body: fileOf('ada.eth') })
    await give(40, ada, uri)
    const stored = (await collect(ada)) as Finding[]
    const row = (isVerified: boolean) => [{ value: handle(40), isVerified }]
    expect(await rowsOf(ada)).toEqual(row(true))
    chain.gateway.serve('/kept.json', { status: 500, body: 'broken' })
    for (const hours of [1, 6 * 24]) {
      now += hours * 3_600_000
      restart(stored)
      expect(await rowsOf(ada)).toEqual(row(true))
      expect(((await collect(ada)) as Finding[])[0]?.channels).toEqual(stored[0]?.channels)
    }
    // A file that was read counts, and so do the record, the name and the chain.
    chain.gateway.serve('/kept.json', { body: fileOf('eve.eth') })
    restart(stored)
    expect(await rowsOf(ada)).toEqual(row(false))
    chain.gateway.serve('/kept.json', { status: 500, body: 'broken' })
    restart(stored)
    await name({})
    expect(await rowsOf(ada)).toEqual([])
    await name(confirms(40))
    await give(40, ada, 'https://agents.example/other.json')
    expect(await rowsOf(ada)).toEqual(row(false))
    await give(40, ada, uri)
    expect(await rowsOf(ada)).toEqual(row(true))
    now += 86_400_000
    expect(await rowsOf(ada)).toEqual(row(false))
    await give(40, eve, uri)
    expect(await rowsOf(ada)).toEqual([])
  })

  test('a restart forgets no list that was read within seven days', async () => {
    const path = '/.well-known/agent-registration.json'
    const listed = (id: number) => ({
      registrations: [{ agentId: id, agentRegistry: `eip155:${chainId}:${registry}` }],
    })
    const [agent, other] = [41, 42]
    chain.gateway.serve(path, { body: listed(agent) })
    await give(agent, ada, inline({ name: 'Listed', services: [] }))
    await give(other, ada, inline({ name: 'Not listed', services: [] }))
    await name({ url: 'https://agents.example/' })
    const stored = (await collect(ada)) as Finding[]
    const confirmedRow = [{ value: handle(agent), isVerified: true }]
    expect(await rowsOf(ada)).toEqual(confirmedRow)
    chain.gateway.serve(path, { status: 503, body: 'broken' })
    now += 3_600_000
    restart(stored)
    expect(await rowsOf(ada)).toEqual(confirmedRow)
    await name({ url: 'https://elsewhere.example/' })
    expect(await rowsOf(ada)).toEqual([])
    await name({ url: 'https://agents.example/' })
    chain.gateway.serve(path, { body: listed(other) })
    restart(stored)
    expect(await rowsOf(ada)).toEqual([{ value: handle(other), isVerified: true }])
    chain.gateway.serve(path, { status: 503, body: 'broken' })
    restart(stored)
    now += 7 * 86_400_000
    expect(await rowsOf(ada)).toEqual([])
  })

  test('a restart forgets no agent wallet', async () => {
    const [holder, robot] = [addressOf('holder of 43'), addressOf('robot of 43')]
    await give(43, holder, inline({ name: 'Robot', services: [] }))
    await setWallet(43, robot)
    await collect(holder)
    const stored = (await collect(robot)) as Finding[]
    restart([])
    expect(await rowsOf(robot)).toEqual([])
    restart(stored)
    expect(await collect(robot)).toEqual(stored)
    await setWallet(43, addressOf('another robot'))
    expect(await rowsOf(robot)).toEqual([])
    restart([])
  })

  test.each([
    ['no JSON', 'data:application/json;base64,e2'],
    ['a list', inline([])],
    [
      'services that are none',
      inline({ services: [null, 3, { name: 'ENS' }, { name: 7, endpoint: 'ada.eth' }] }),
    ],
    [
      'a name within another',
      inline({ services: [{ name: 'ENS', endpoint: 'ada.eth.evil.eth' }] }),
    ],
    ['an address that is refused', 'http://127.0.0.1:1/agent.json'],
  ])('a file of %s names no one', async (_what, uri) => {
    await name(confirms(8))
    await give(8, ada, uri)
    expect(await rowsOf(ada)).toContainEqual({ value: handle(8), isVerified: false })
  })

  test('an agent is found by its number, at its holder', async () => {
    await name(confirms(9))
    await give(9, ada, inline(fileOf('ada.eth')))
    const identifier = { kind: 'social', type: 'agent', handle: handle(9) } as const
    expect(source.canWiden(identifier)).toBe(true)
    expect(source.canWiden({ ...identifier, handle: handle(9).replace('8453', '1') })).toBe(false)
    expect(source.canWiden({ ...identifier, handle: 'ada.eth' })).toBe(false)
    const nobody = { ...identifier, handle: handle(999) }
    expect(
      await source.widen([identifier, nobody], { signal: AbortSignal.timeout(10_000) }),
    ).toEqual([{ subject: { addresses: [ada], ensNames: [] }, findings: [] }, null])
  })

  test('a registry that cannot be asked is not an agent less', async () => {
    await name(confirms(1))
    rpc.setFault({ kind: 'fail', status: 500 })
    expect(await collect(ada)).toBeInstanceOf(SourceError)
  })

  test('the row is a claim as soon as the name is not the wallet’s', async () => {
    await name(confirms(1))
    const agents = (await collect(ada)) as Finding[]
    const signal = AbortSignal.timeout(10_000)
    const [names] = (await ens.collect([{ addresses: [ada], ensNames: [] }], {
      signal,
    })) as Finding[][]
    const agentRows = (findings: Finding[]) =>
      assemble(findings).flatMap(({ channels }) =>
        channels.flatMap((row) => (row.type === 'agent' ? [row.isVerified] : [])),
      )
    expect(agentRows([...agents, ...(names ?? [])])).toEqual([true])
    const nameless = (names ?? []).map((finding) => ({
      ...finding,
      channels: finding.channels.filter(({ type }) => type !== 'ens'),
    }))
    expect(agentRows([...agents, ...nameless])).toEqual([false])
  })
})
