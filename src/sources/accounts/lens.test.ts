import { createHash } from 'node:crypto'
import { parseHandle } from '@whocast/contract/channel.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import type { AccountLinkProof } from '@whocast/contract/proof.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { pad } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type LensChain,
  type LensLinks,
  startLens,
  startLensChain,
} from '../../../test/accounts/lens.ts'
import { lensSpoofs, own } from '../../../test/accounts/lens-spoofs.ts'
import {
  DAY,
  type LinkWorld,
  ORIGIN,
  recordsOf,
  startWorld,
} from '../../../test/accounts/people.ts'
import { createHosts } from '../../net/host-budgets.ts'
import { UnreadableError } from '../../net/page-error.ts'
import { createReader } from '../../net/page-reader.ts'
import { createLens, LENS_NAMESPACE } from './lens.ts'
import { readSides } from './sides.ts'

let world: LinkWorld
let chain: LensChain
beforeAll(async () => {
  world = await startWorld()
  chain = await startLensChain(world)
})
afterAll(async () => {
  await chain?.close()
  await world?.close()
})

/** Ada's handle, confirmed. */
async function confirmed(options: Parameters<typeof startLens>[2] = {}) {
  const links = startLens(world, chain, options)
  const account = await own(links)
  await links.lookUp(links.ada)
  const row = await links.row(links.ada)
  expect(row).toMatchObject({
    isVerified: true,
    verification: { grade: 'confirmed', checkedAt: links.now() },
    source: 'lens',
  })
  return { links, account, row: row as typeof row & { proof: AccountLinkProof } }
}

test('a handle whose account is owned by a wallet of the person is theirs, and the proof says by which calls at which block', async () => {
  const { links, account, row } = await confirmed()
  const block = await chain.anvil.client.getBlockNumber()
  const { wallet } = links.ada
  const call = (to: string, request: string, answer: `0x${string}`) => ({
    url: `ethereum:${to}@232/${request}block=${block}`,
    at: links.now(),
    sha256: createHash('sha256')
      .update(pad(answer, { size: 32 }).slice(2), 'hex')
      .digest('hex'),
  })
  expect(row.proof).toEqual({
    method: 'account-link',
    claim: { by: 'ens', of: `eth:${wallet}` },
    account,
    names: [`eth:${wallet}`],
    fetched: [
      call(LENS_NAMESPACE, `accountOf?string=${links.handle}&`, account),
      call(LENS_NAMESPACE, `ownerOf?string=${links.handle}&`, account),
      { ...call(account, 'owner?', wallet), said: wallet },
    ],
  })
})

test.each([
  ['lens/ada', (handle: string) => `lens/${handle}`],
  ['ada.lens', (handle: string) => `${handle}.lens`],
  ['Ada', (handle: string) => handle.toUpperCase()],
])('%s is a handle, too', async (_form, claimed) => {
  await confirmed({ claimed })
})

test('the token of the handle may lie with the wallet itself', async () => {
  const links = startLens(world, chain)
  await chain.put(links.handle, await chain.account(links.ada.wallet), links.ada.wallet)
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
})

test('of two people who claim a handle, it is of the one whose wallet owns it', async () => {
  const { links } = await confirmed()
  await links.lookUp(links.mallory)
  expect(await links.row(links.mallory)).toMatchObject({ isVerified: false })
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
})

test("a node's URL, which may hold a key, is kept nowhere", async () => {
  const { row } = await confirmed({ rpcUrl: `${chain.rpc.url}/v2/key-of-the-operator` })
  expect(JSON.stringify(row)).not.toMatch(/key-of-the-operator|127\.0\.0\.1/)
})

test('a handle that was sold is a claim, and says since when; bought back, it is theirs again', async () => {
  const { links, account } = await confirmed()
  await chain.put(links.handle, account, links.mallory.wallet)
  links.pass(DAY + 1)
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
  await chain.put(links.handle, account)
  links.pass(DAY + 1)
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({
    isVerified: true,
    verification: { checkedAt: links.now() },
  })
})

describe('what is not known leaves the row as it is, with its date', () => {
  const refuses = (links: LensLinks, method: string, result: unknown) =>
    links.chain.rpc.setLie((call, answer) =>
      call.method === method ? { ...answer, result } : answer,
    )
  test.each<[string, (links: LensLinks, account: `0x${string}`) => unknown]>([
    [
      'the account has no owner() any more',
      ({ chain }, account) => chain.anvil.rpc('anvil_setCode', [account, '0x']),
    ],
    ['the node is gone', ({ chain }) => chain.rpc.setFault({ kind: 'fail', status: 404 })],
    ['the node fails', ({ chain }) => chain.rpc.setFault({ kind: 'fail', status: 500 })],
    ['the node hangs up', ({ chain }) => chain.rpc.setFault({ kind: 'drop' })],
    ['the node is of another chain', (links) => refuses(links, 'eth_chainId', '0x1')],
    ['the node has no such contract', (links) => refuses(links, 'eth_call', '0x')],
    [
      'the node does not know the code of the owner',
      (links) => refuses(links, 'eth_getCode', null),
    ],
  ])('%s', async (_what, happen) => {
    const { links, account } = await confirmed()
    const at = links.now()
    links.pass(DAY + 1)
    await happen(links, account)
    await links.lookUp(links.ada)
    expect(await links.row(links.ada)).toMatchObject({
      isVerified: true,
      verification: { grade: 'confirmed', checkedAt: at },
    })
  })
})

test('both sides are found again by a checker, and what is missing is said', async () => {
  const { links, account, row } = await confirmed()
  const record = recordsOf(
    links.ada,
    [{ type: 'lens', value: links.handle, isVerified: false }],
    links.now(),
  )[1] as Finding
  const hosts = createHosts({ clock: world.clock })
  const { socket } = world.sites
  const context = {
    kinds: [createLens(chain.rpc.url)],
    createReader: () =>
      createReader({
        fetch: chain.fetch,
        socket,
        resolveTxt: async () => [],
        hosts,
        clock: world.clock,
      }),
    readRecord: async () => record,
    origin: ORIGIN,
  }
  const read = () => readSides(context, row as unknown as Fields, row.proof as unknown as Fields)
  expect(await read()).toEqual({ kind: 'named' })
  await chain.transfer(account, links.mallory.wallet)
  expect(await read()).toMatchObject({ kind: 'gone' })
  await chain.remove(links.handle)
  expect(await read()).toMatchObject({ kind: 'gone' })
  chain.rpc.setFault({ kind: 'fail', status: 404 })
  expect(await read()).toMatchObject({
    kind: 'unreadable',
    why: expect.stringMatching(/answered 404$/),
  })
})

test.each(lensSpoofs.filter(({ claimed, misbehave }) => !claimed && !misbehave))(
  'is not confirmed by $name',
  async ({ run }) => {
    const links = startLens(world, chain)
    const victim = await run(links)
    expect((await links.row(victim))?.isVerified ?? false).toBe(false)
  },
)

describe('the page of a handle', () => {
  const owner = `0x${'ad'.repeat(20)}` as const
  const pageOf = (handle: string) => {
    const hosts = createHosts({ clock: world.clock })
    const { socket } = world.sites
    const reader = createReader({
      fetch: chain.fetch,
      socket,
      resolveTxt: async () => [],
      hosts,
      clock: world.clock,
    })
    return createLens(chain.rpc.url).pages(handle, reader).next()
  }
  async function put() {
    const links = startLens(world, chain)
    await chain.mine(world.now())
    await chain.put(links.handle, await chain.account(owner))
    expect(await pageOf(links.handle)).toMatchObject({ value: { statements: [owner] } })
    return links
  }

  test('is not found by what only looks like it', async () => {
    const lookalikes = lensSpoofs.flatMap(({ claimed }) => (claimed ? [claimed] : []))
    expect(lookalikes.length).toBeGreaterThanOrEqual(10)
    const { handle } = await put()
    for (const claimed of lookalikes) {
      const form = parseHandle('lens', claimed(handle))
      if (form !== null)
        await expect(pageOf(form)).rejects.toThrow(/no such handle|not a handle of the namespace/)
    }
  })

  test.each(lensSpoofs.filter(({ misbehave }) => misbehave))(
    'is not known by $name',
    async ({ misbehave }) => {
      const links = await put()
      misbehave?.(links)
      await expect(pageOf(links.handle)).rejects.toThrow(UnreadableError)
    },
  )
})
