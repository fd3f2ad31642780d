import { type Address, type Hex, zeroAddress } from 'viem'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import type { GuardedFetch } from '../../src/net/guarded-fetch-port.ts'
import { createLens, LENS_NAMESPACE } from '../../src/sources/accounts/lens.ts'
import { startAnvil } from '../network/anvil.ts'
import { compileContracts } from '../network/compile.ts'
import { startRpcProxy } from '../network/rpc-proxy.ts'
import type { AccountFixture } from './fixture.ts'
import { type Links, type LinkWorld, startLinks } from './people.ts'

/** As long as the service itself waits for a node, in ms. */
const PATIENCE_MS = 5000

/** A local chain with the number of Lens Chain, and a namespace where it is there. */
export async function startLensChain(world: Pick<LinkWorld, 'now'>) {
  const contracts = compileContracts()
  const anvil = await startAnvil({ chainId: 232, timestamp: world.now() })
  const rpc = await startRpcProxy(anvil.url)
  const contract = (name: string) => {
    const found = contracts[name]
    if (!found) throw new Error(`no contract ${name}`)
    return found
  }
  const namespace = contract('LensNamespace')
  const deployed = await anvil.deploy(namespace)
  await anvil.rpc('anvil_setCode', [
    LENS_NAMESPACE,
    await anvil.rpc('eth_getCode', [deployed, 'latest']),
  ])
  const guarded = createGuardedFetch({ allowPrivateOrigins: [rpc.url, 'http://127.0.0.1:1'] })
  const deploy = async (name: string, args: readonly unknown[]) =>
    (await anvil.deploy(contract(name), args)).toLowerCase() as Address
  let patience = PATIENCE_MS
  return {
    anvil,
    rpc,
    /** The service's own. */
    fetch: ((url, how) => guarded(url, { ...how, timeoutMs: patience })) as GuardedFetch,
    /** For how long the node is waited for, in ms. */
    setPatience(ms = PATIENCE_MS) {
      patience = ms
    },
    /** An account contract. */
    account: (owner: Address) => deploy('LensAccount', [owner]),
    /** A contract that answers each call with the same. */
    odd: (answer: Hex, { zeros = 0, isRevert = false } = {}) =>
      deploy('OddAccount', [answer, BigInt(zeros), isRevert]),
    /** Assigns a handle, whose token the account holds unless said otherwise. */
    put: (handle: string, account: Address, holder: Address = account) =>
      anvil.write(LENS_NAMESPACE, namespace.abi, 'put', [handle, account, holder]),
    remove: (handle: string) =>
      anvil.write(LENS_NAMESPACE, namespace.abi, 'put', [handle, zeroAddress, zeroAddress]),
    transfer: (account: Address, to: Address) =>
      anvil.write(account, contract('LensAccount').abi, 'transferOwnership', [to]),
    /** Mines a block at this time, unless there is a later one. */
    async mine(now: number) {
      const { timestamp } = await anvil.client.getBlock()
      if (Number(timestamp) >= now) return
      await anvil.rpc('evm_setNextBlockTimestamp', [now])
      await anvil.rpc('evm_mine', [])
    },
    close: async () => {
      await rpc.close()
      await anvil.close()
    },
  }
}

export type LensChain = Awaited<ReturnType<typeof startLensChain>>

/** Two people, and a handle of Lens that records claim. */
export interface LensLinks extends Links {
  chain: LensChain
  /** In the namespace; no one has it yet. */
  handle: string
}

let made = 0

/**
 * @param options.claimed what the record names, of the handle
 * @param options.by what names it: ENS records, or statements that people signed
 */
export function startLens(
  world: LinkWorld,
  chain: LensChain,
  {
    claimed = (handle: string) => handle,
    by = 'ens' as 'ens' | 'owner',
    rpcUrl = chain.rpc.url,
  } = {},
): LensLinks {
  made += 1
  const handle = `ada-${made}`
  chain.rpc.setFault(null)
  chain.rpc.setLie(null)
  chain.setPatience()
  const fixture: AccountFixture = {
    kind: createLens(rpcUrl),
    claim: { type: 'lens', value: claimed(handle) },
    hasNumbers: true,
    sites: () => ({}),
  }
  const links = startLinks({ ...world, sites: { ...world.sites, fetch: chain.fetch } }, fixture, by)
  return {
    ...links,
    chain,
    handle,
    // Time passes on the chain, too.
    async lookUp(one, options) {
      await chain.mine(world.now())
      await links.lookUp(one, options)
    },
  }
}
