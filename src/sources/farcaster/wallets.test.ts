import type { Finding } from '@whocast/contract/profile.ts'
import { contractClaimDigest } from '@whocast/evidence/forms/farcaster.ts'
import { messageTypes, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../../../test/contract/store-databases.ts'
import { type Anvil, startAnvil } from '../../../test/network/anvil.ts'
import { compileContracts } from '../../../test/network/compile.ts'
import { addPerson, addressOf, blockHashOf, emptyWorld } from '../../../test/network/people.ts'
import { type RpcProxy, startRpcProxy } from '../../../test/network/rpc-proxy.ts'
import { type SnapchainStandIn, startSnapchain } from '../../../test/network/snapchain.ts'
import { createChainClients, createOnlineChecks } from '../../credentials/online.ts'
import { createFarcasterClient, type FarcasterClient } from '../../farcaster/client.ts'
import { SourceError } from '../../kit/source-error.ts'
import { openStore, type Store } from '../../main/stores.ts'
import { createPersonReader, createSnapchainSource } from './farcaster.ts'

/** A contract wallet on a real chain, behind an RPC that fails on demand. */

const CHAIN = 8453
const FID = 910_020
const owner = privateKeyToAccount(`0x${'c3'.repeat(32)}`)
const { SmartWallet } = compileContracts()
let anvil: Anvil
let rpc: RpcProxy
let snapchain: SnapchainStandIn
let client: FarcasterClient
let database: TestDatabase
let store: Store
let contract: Address
/** Signs the message of a wallet, at a time in Farcaster's seconds. */
let verify: (timestamp: number, by?: PrivateKeyAccount) => Promise<unknown>

beforeAll(async () => {
  ;[anvil, database] = await Promise.all([startAnvil({ chainId: CHAIN }), createSqliteDatabase()])
  rpc = await startRpcProxy(anvil.url)
  store = await openStore({ ...database.options, precedence: ['snapchain'] })
  const world = emptyWorld()
  const { appKey } = await addPerson(world, { fid: FID, name: 'ivy', fname: 'ivy' })
  snapchain = await startSnapchain(world)
  client = createFarcasterClient({ url: snapchain.url })
  const blockHash = blockHashOf('contract')
  contract = (await anvil.deploy(SmartWallet as never, [owner.address])).toLowerCase() as Address
  const claim = { fid: FID, address: contract, blockHash, network: 1 } as const
  const digest = contractClaimDigest(claim, CHAIN)
  verify = async (timestamp, by = owner) => {
    const claimSignature = await by.sign({ hash: digest })
    const type = messageTypes.verificationAddAddress
    const contractOf = { address: contract, verificationType: 1, chainId: CHAIN }
    const verificationAddAddressBody = { ...contractOf, claimSignature, blockHash }
    const message = signMessage(
      { type, fid: FID, timestamp, network: 1, verificationAddAddressBody },
      appKey,
    )
    snapchain.lie('verificationsByFid', () => ({ messages: [message] }))
  }
}, 60_000)
afterAll(async () => {
  await client?.close()
  await snapchain?.close()
  await store?.close()
  await database?.drop()
  await rpc?.close()
  await anvil?.close()
})
afterEach(() => rpc.setFault(null))

const settings = () => ({
  isSignedBy: createOnlineChecks(createChainClients([[CHAIN, rpc.url]], { timeoutMs: 500 }))
    .isSignedBy,
  people: store.people,
})
const walletsOf = (finding: Finding | null | undefined) =>
  finding?.channels.flatMap(({ type, value, isVerified }) =>
    type === 'wallet' ? [[value.toLowerCase(), isVerified]] : [],
  )
/** As a lookup reads the person. */
async function look() {
  const source = createSnapchainSource({ url: snapchain.url, ...settings() })
  const [findings] = await source.collect([{ fid: FID, addresses: [], ensNames: [] }], {
    signal: AbortSignal.timeout(5000),
  })
  await source.close()
  return (findings as Finding[])[0]
}
/** As a follower reads the person. */
const follow = () =>
  createPersonReader({ client, registry: undefined, ...settings() })(FID, AbortSignal.timeout(5000))

it('keeps a contract wallet that its chain confirmed before, until the chain answers otherwise', async () => {
  const custody = [addressOf('custody of ivy'), true]
  await verify(100_000_000)
  rpc.setFault({ kind: 'fail', status: 429 })
  expect(walletsOf(await look())).toEqual([[contract, false], custody])
  await expect(follow()).rejects.toThrow(SourceError)
  rpc.setFault(null)
  const finding = await follow()
  expect(walletsOf(finding)).toEqual([[contract, true]])
  if (finding) await store.people.save([finding], { refreshAt: null })

  for (const fault of [{ kind: 'fail', status: 503 }, { kind: 'drop' }] as const) {
    rpc.setFault(fault)
    expect(walletsOf(await look())).toEqual([[contract, true]])
    expect(walletsOf(await follow())).toEqual([[contract, true]])
  }
  // Another message of the same wallet is another reading.
  await verify(100_000_001, privateKeyToAccount(`0x${'c4'.repeat(32)}`))
  expect(walletsOf(await look())).toEqual([[contract, false], custody])
  await expect(follow()).rejects.toThrow(SourceError)
  await verify(100_000_000)
  rpc.setFault(null)
  await anvil.write(contract, SmartWallet?.abi as never, 'refuse', [])
  expect(walletsOf(await look())).toEqual([custody])
  expect(walletsOf(await follow())).toEqual([custody])
})
