import { type Address, type Hex, pad } from 'viem'
import type { RpcLie } from '../network/rpc-proxy.ts'
import type { LensLinks } from './lens.ts'
import { DAY, type Somebody } from './people.ts'

/** A way to get a handle of Lens confirmed that is not the person's. */
export interface LensSpoof {
  name: string
  /** What the record names, of the handle that the person has; the same where absent. */
  claimed?(handle: string): string
  /** How the node misbehaves, where that is all. */
  misbehave?(links: Node): void
  /** Does it; returns whose profile must not have the handle as verified. */
  run(links: LensLinks): Promise<Somebody>
}

type Node = Pick<LensLinks, 'chain' | 'now'>

/** Ada's wallet owns the account of the handle, which is hers. */
export async function own({ chain, handle, ada }: LensLinks): Promise<Address> {
  const account = await chain.account(ada.wallet)
  await chain.put(handle, account)
  return account
}

/** Ada has the handle, and claims another that looks like it. */
const claims = (name: string, claimed: (handle: string) => string): LensSpoof => ({
  name,
  claimed,
  run: async (links) => {
    await own(links)
    await links.lookUp(links.ada)
    return links.ada
  },
})

/** Ada claims a handle that is assigned to this. */
const assigned = (name: string, account: (links: LensLinks) => Promise<Address>): LensSpoof => ({
  name,
  run: async (links) => {
    await links.chain.put(links.handle, await account(links))
    await links.lookUp(links.ada)
    return links.ada
  },
})

/** The handle is Ada's, and the node misbehaves. */
const node = (name: string, misbehave: (links: Node) => void): LensSpoof => ({
  name,
  misbehave,
  run: async (links) => {
    await own(links)
    misbehave(links)
    await links.lookUp(links.ada)
    return links.ada
  },
})

const lies = (
  name: string,
  method: string,
  change: (answer: Parameters<RpcLie>[1], links: Node) => object,
): LensSpoof =>
  node(name, (links) =>
    links.chain.rpc.setLie((call, answer) =>
      call.method === method ? { ...answer, ...change(answer, links) } : answer,
    ),
  )

/** The handle was Ada's, and is not any more. */
const loses = (
  name: string,
  lose: (links: LensLinks, account: Address) => Promise<unknown>,
): LensSpoof => ({
  name,
  run: async (links) => {
    const account = await own(links)
    await links.lookUp(links.ada)
    await lose(links, account)
    links.pass(DAY + 1)
    links.restart()
    await links.lookUp(links.ada)
    return links.ada
  },
})

const word = (address: Address): Hex => pad(address, { size: 32 })

export const lensSpoofs: LensSpoof[] = [
  {
    name: 'a claim alone, of a handle that no one has',
    run: async (links) => {
      await links.lookUp(links.ada)
      return links.ada
    },
  },
  {
    name: 'a handle that is not claimed',
    run: async (links) => {
      await own(links)
      await links.lookUp(links.ada, { isClaimed: false })
      return links.ada
    },
  },
  {
    name: "a claim of another person's handle",
    run: async (links) => {
      await own(links)
      await links.lookUp(links.ada)
      await links.lookUp(links.mallory)
      return links.mallory
    },
  },
  claims('a handle that begins the same', (handle) => `${handle}b`),
  claims('a handle that ends the same', (handle) => `x${handle}`),
  claims('a shorter handle', (handle) => handle.slice(0, 3)),
  claims('an underscore for a hyphen', (handle) => handle.replace('-', '_')),
  claims('a Cyrillic letter', (handle) => `\u0430${handle.slice(1)}`),
  claims('a character that is not seen', (handle) => `${handle}\u200b`),
  claims('full-width letters', (handle) => `\uff41${handle.slice(1)}`),
  claims('another namespace', (handle) => `orb/${handle}`),
  claims('a namespace within the namespace', (handle) => `lens/lens/${handle}`),
  claims('two forms at once', (handle) => `lens/${handle}.lens`),
  claims('a name below it', (handle) => `x.${handle}.lens`),
  claims('a name above it', (handle) => `${handle}.lens.eth`),
  claims('a path', (handle) => `${handle}/../${handle}`),
  assigned('an account of another person', ({ chain, mallory }) => chain.account(mallory.wallet)),
  assigned('an account without an owner', ({ chain }) => chain.account(`0x${'00'.repeat(20)}`)),
  assigned('the wallet itself, which is no account', async ({ ada }) => ada.wallet),
  assigned('a contract that has no owner()', ({ chain }) => chain.odd('0x')),
  assigned('a contract whose owner() reverts with the owner', ({ chain, ada }) =>
    chain.odd(word(ada.wallet), { isRevert: true }),
  ),
  assigned('a bare address for a word', ({ chain, ada }) => chain.odd(ada.wallet)),
  assigned('a word with more in it', ({ chain, ada }) =>
    chain.odd(`0x01${word(ada.wallet).slice(4)}`),
  ),
  assigned('two words', ({ chain, ada }) => chain.odd(word(ada.wallet), { zeros: 32 })),
  assigned('an answer without end', ({ chain, ada }) =>
    chain.odd(word(ada.wallet), { zeros: 400_000 }),
  ),
  assigned('an owner with code', async ({ chain, ada }) => {
    await chain.anvil.rpc('anvil_setCode', [ada.wallet, '0x00'])
    return chain.account(ada.wallet)
  }),
  assigned('an owner who delegates to code', async ({ chain, ada }) => {
    await chain.anvil.rpc('anvil_setCode', [ada.wallet, `0xef0100${'11'.repeat(20)}`])
    return chain.account(ada.wallet)
  }),
  {
    name: 'an account of hers that has another handle',
    run: async (links) => {
      const account = await links.chain.account(links.ada.wallet)
      await links.chain.put(`${links.handle}-x`, account)
      await links.chain.put(links.handle, await links.chain.account(links.mallory.wallet), account)
      await links.lookUp(links.ada)
      return links.ada
    },
  },
  {
    name: 'a handle that is hers and assigned to nothing',
    run: async (links) => {
      await links.chain.put(links.handle, `0x${'00'.repeat(20)}`, links.ada.wallet)
      await links.lookUp(links.ada)
      return links.ada
    },
  },
  {
    name: 'a handle that was sold and is still assigned to her account',
    run: async (links) => {
      await links.chain.put(
        links.handle,
        await links.chain.account(links.ada.wallet),
        links.mallory.wallet,
      )
      await links.lookUp(links.ada)
      return links.ada
    },
  },
  loses('a handle that was sold since', ({ chain, handle, mallory }, account) =>
    chain.put(handle, account, mallory.wallet),
  ),
  loses('an account that was sold since', ({ chain, mallory }, account) =>
    chain.transfer(account, mallory.wallet),
  ),
  loses('a handle that was given up since', ({ chain, handle }) => chain.remove(handle)),
  loses('a handle that another took since', async ({ chain, handle, mallory }) =>
    chain.put(handle, await chain.account(mallory.wallet)),
  ),
  loses('an account of another that was planted on her since', async ({ chain, handle, ada }) =>
    chain.put(handle, await chain.account(ada.wallet)),
  ),
  {
    name: 'a record that was changed since',
    run: async (links) => {
      await own(links)
      await links.lookUp(links.ada)
      links.pass(301)
      await links.lookUp(links.ada, { isClaimed: false })
      return links.ada
    },
  },
  lies('a node of another chain', 'eth_chainId', () => ({ result: '0x89' })),
  lies('a node that does not know its chain', 'eth_chainId', () => ({ result: null })),
  lies('a node that is two hours behind', 'eth_getBlockByNumber', ({ result }, links) => ({
    result: { ...(result as object), timestamp: `0x${(links.now() - 7200).toString(16)}` },
  })),
  lies('a node without a newest block', 'eth_getBlockByNumber', () => ({ result: null })),
  lies('a chain without the namespace', 'eth_call', () => ({ result: '0x' })),
  lies('a node that answers and fails at once', 'eth_call', () => ({
    error: { code: 3, data: '0x' },
  })),
  lies('a node that does not know the code', 'eth_getCode', () => ({ result: null })),
  lies('answers to other questions', 'eth_call', ({ id }) => ({ id: Number(id) + 7 })),
  lies('one answer twice', 'eth_call', () => ({ id: 0 })),
  node('a node that hangs', ({ chain }) => {
    chain.setPatience(200)
    chain.rpc.setFault({ kind: 'hang' })
  }),
  node('a node that hangs up', ({ chain }) => chain.rpc.setFault({ kind: 'drop' })),
  node('a node that is too slow', ({ chain }) => {
    chain.setPatience(200)
    chain.rpc.setFault({ kind: 'slow', ms: 3000 })
  }),
  node('a node that fails', ({ chain }) => chain.rpc.setFault({ kind: 'fail', status: 500 })),
  node('a node that is gone', ({ chain }) => chain.rpc.setFault({ kind: 'fail', status: 404 })),
  node('a node that talks nonsense', ({ chain }) => chain.rpc.setFault({ kind: 'garbage' })),
]
