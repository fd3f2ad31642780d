import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { lower } from '@whocast/contract/lower.ts'
import { verifyEvidence } from '@whocast/evidence/answer.ts'
import { offchainUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import {
  type EasChain,
  easAbi,
  easChains,
  type KnownSchema,
  knownSchemas,
} from '@whocast/evidence/forms/eas.ts'
import { readLine } from '@whocast/evidence/people-file/person.ts'
import { writeWaiting } from '@whocast/evidence/people-file/write-person.ts'
import { encodeAbiParameters, encodeFunctionData, type Hex, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../../../test/contract/store-databases.ts'
import { type Anvil, startAnvil } from '../../../test/network/anvil.ts'
import { deployEas, type Eas } from '../../../test/network/eas.ts'
import { type RpcProxy, startRpcProxy } from '../../../test/network/rpc-proxy.ts'
import { createChainClients, createOnlineChecks } from '../../credentials/online.ts'
import type { Store } from '../../main/stores.ts'
import { openStore } from '../../main/stores.ts'
import { forClient } from '../../net/request-allowance.ts'
import { createEasIndexer, createEasSource, type EasIndexer } from './eas.ts'

const chainId = 8453
const coinbase = '0x357458739F90461b99789350868CD7CF330Dd7EE'
const attester = privateKeyToAccount(`0x${'51'.repeat(32)}`)
const known = privateKeyToAccount(`0x${'52'.repeat(32)}`).address
const newcomer = privateKeyToAccount(`0x${'53'.repeat(32)}`).address
const stranger = privateKeyToAccount(`0x${'54'.repeat(32)}`).address
const log = { info: () => {}, warn: () => {} }
const never = new AbortController().signal
const yes = encodeAbiParameters([{ type: 'bool' }], [true])
const word = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

let anvil: Anvil
let rpc: RpcProxy
let eas: Eas
let database: TestDatabase
let store: Store
let indexer: EasIndexer
let schema: Hex
let coinbaseSchema: Hex
let coinbaseCountry: Hex
/** The known ones under the uids that they have here: on Base a resolver enters them. */
let schemas: KnownSchema[]

const chainOf = (id: number) => ({ ...easChains[id], fromBlock: 0n }) as EasChain

const open = (more: Partial<Parameters<typeof createEasIndexer>[0]> = {}) =>
  createEasIndexer({
    clients: createChainClients([[chainId, rpc.url]]),
    store,
    log,
    pollMs: 20,
    attester: attester.address,
    schemas,
    chains: { [chainId]: chainOf(chainId) },
    ...more,
  })

const rpcCall = (method: string, params: unknown[] = []) =>
  (anvil.client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>)({
    method,
    params,
  })

const meet = (address: string) =>
  store.people.save(
    [
      {
        source: 'import',
        scope: `import:${address}`,
        checkedAt: 1,
        fields: { displayName: 'Somebody' },
        channels: [{ type: 'wallet', value: address, isVerified: true }],
      },
    ],
    { refreshAt: null },
  )

const sign = (salt: number, data: Hex, verifyingContract = eas.contract) =>
  signAttestation(
    attester,
    { version: '1.4.0', chainId, verifyingContract },
    {
      schema,
      recipient: known,
      time: '1700000000',
      expirationTime: '0',
      revocable: true,
      refUID: toHex(0, { size: 32 }),
      data,
      salt: toHex(salt, { size: 32 }),
    },
  )

/** A signed attestation as an issuer stored it. */
const offchain = (uid: Hex, evidence: object): CredentialRecord => ({
  uid,
  kind: 'eas-offchain',
  name: 'Off',
  issuer: 'a',
  attester: { address: lower(attester.address) },
  attestee: { address: lower(known) },
  issuedAt: 1_700_000_000,
  revocation: { status: 'active', checkedAt: 1 },
  verification: { method: 'eip712', result: 'holds', checkedAt: 1 },
  isPublic: true,
  evidence: { ...evidence },
})

/** What a lookup of an address shows, newest first. */
async function shown(address: string): Promise<CredentialRecord[]> {
  const [found] = await store.people.find(`eth:${lower(address)}`)
  return found ? store.credentials.of(found.profile) : []
}

beforeAll(async () => {
  ;[anvil, database] = await Promise.all([startAnvil({ chainId }), createSqliteDatabase()])
  ;[rpc, eas, store] = await Promise.all([
    startRpcProxy(anvil.url),
    deployEas(anvil),
    openStore({ ...database.options, precedence: [], maxPerAttester: 500 }),
  ])
  schema = await eas.register('string reference')
  coinbaseSchema = await eas.register('bool verifiedAccount')
  coinbaseCountry = await eas.register('string verifiedCountry')
  const uids: Record<string, Hex> = {
    'bool verifiedAccount': coinbaseSchema,
    'string verifiedCountry': coinbaseCountry,
  }
  schemas = knownSchemas.map((row) => ({ ...row, uid: uids[row.definition] ?? row.uid }))
  await meet(known)
  indexer = open()
})

afterAll(async () => {
  await store?.close()
  await Promise.all([rpc?.close(), anvil?.close(), database?.drop()])
})

describe('createEasIndexer', () => {
  let first: Hex

  it('stores what is attested to people that we know, decoded by the schema', async () => {
    await indexer.catchUp(chainId, never)
    first = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('engineering'),
    })
    await eas.attest(attester.address, {
      schema,
      recipient: stranger,
      data: word('nobody we know'),
    })
    await indexer.catchUp(chainId, never)
    const [credential, ...more] = await shown(known)
    expect(more).toEqual([])
    expect(credential).toMatchObject({
      uid: first,
      kind: 'eas-onchain',
      name: `EAS schema ${schema.slice(0, 10)}…${schema.slice(-4)}`,
      value: 'engineering',
      schema: { uid: schema, definition: 'string reference' },
      attester: { address: lower(attester.address) },
      issuer: 'eas:8453',
      chain: 'Base',
      source: 'EAS',
      reference: `https://base.easscan.org/attestation/view/${first}`,
      revocation: { status: 'active' },
      evidence: {
        chainId,
        contract: eas.contract,
        uid: first,
        transactionHash: expect.stringMatching(/^0x/),
      },
    })
    expect(await store.credentials.get(first)).toMatchObject({ uid: first })
    expect(await shown(stranger)).toEqual([])
  })

  it('stores one that ends after all years so that an export can be imported', async () => {
    const expirationTime = 2n ** 64n - 1n
    const data = word('endless')
    const uid = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data,
      expirationTime,
    })
    await indexer.catchUp(chainId, never)
    const record = (await store.credentials.get(uid)) as CredentialRecord
    const notes: string[] = []
    const { credentials } = readLine(writeWaiting(record), 1, notes)
    expect([notes, credentials[0]?.expiresAt]).toEqual([[], 253_402_300_799])
    await eas.revoke(attester.address, schema, uid)
    await indexer.catchUp(chainId, never)
  })

  it('gives evidence that a stranger checks against the chain', async () => {
    const record = JSON.parse(JSON.stringify((await shown(known))[0]))
    expect((await verifyEvidence(record)).status).toBe('unchecked')
    const online = createOnlineChecks(createChainClients([[chainId, rpc.url]]))
    expect((await verifyEvidence(record, { online })).status).toBe('holds')
    expect(
      (
        await verifyEvidence(
          { ...record, evidence: { ...record.evidence, data: word('else') } },
          { online },
        )
      ).status,
    ).toBe('fails')
  })

  it('asks in batches, and only once for what it knows', async () => {
    await eas.attestMany(
      attester.address,
      schema,
      Array.from({ length: 90 }, (_, index) => ({
        recipient: known,
        data: word(`badge ${index}`),
      })),
    )
    rpc.reset()
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).length).toBe(91)
    expect(rpc.calls('eth_call')).toBe(90)
    expect(rpc.roundTrips()).toBeLessThan(12)
    rpc.reset()
    await indexer.catchUp(chainId, never)
    expect(rpc.calls('eth_getLogs')).toBe(0)
  })

  it('takes a revoked one off, with the time', async () => {
    await eas.revoke(attester.address, schema, first)
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).map(({ uid }) => uid)).not.toContain(first)
    const record = await store.credentials.get(first)
    expect(record?.revocation).toMatchObject({ status: 'revoked', at: expect.any(Number) })
    expect(record?.evidence?.transactionHash).toMatch(/^0x/)
    const online = createOnlineChecks(createChainClients([[chainId, rpc.url]]))
    const active = { ...record, revocation: { status: 'active' } } as unknown as Record<
      string,
      unknown
    >
    expect((await verifyEvidence(active, { online })).reason).toMatch(/^revoked on \d{4}-/)
  })

  it('keeps known schemas for everybody, by their name, and only from their attesters', async () => {
    await eas.attest(coinbase, { schema: coinbaseSchema, recipient: stranger, data: yes })
    await eas.attest(coinbase, { schema: coinbaseCountry, recipient: stranger, data: word('FR') })
    await eas.attest(attester.address, { schema: coinbaseSchema, recipient: known, data: yes })
    await indexer.catchUp(chainId, never)
    await meet(stranger)
    expect((await shown(stranger)).map(({ name, value }) => ({ name, value }))).toEqual(
      expect.arrayContaining([
        { name: 'Coinbase verified account', value: undefined },
        { name: 'Coinbase verified country', value: 'FR' },
      ]),
    )
    expect((await shown(known)).map(({ name }) => name)).not.toContain('Coinbase verified account')
  })

  it('reads past attestations at the first lookup of a person', async () => {
    const uid = await eas.attest(attester.address, {
      schema,
      recipient: newcomer,
      data: word('early'),
    })
    await indexer.catchUp(chainId, never)
    await meet(newcomer)
    expect(await shown(newcomer)).toEqual([])
    const source = createEasSource(indexer)
    const subject = { addresses: [lower(newcomer)], ensNames: [] }
    expect(await source.collect([subject], { signal: never })).toEqual([[]])
    await indexer.catchUp(chainId, never)
    expect((await shown(newcomer)).map((record) => record.uid)).toEqual([uid])
    rpc.reset()
    open().watch([lower(newcomer)])
    const again = open()
    again.watch([newcomer])
    await again.catchUp(chainId, never)
    expect(rpc.calls('eth_getLogs')).toBe(0)
  })

  it('writes down nothing of a wallet that was forgotten and is looked up again', async () => {
    const wallet = lower(privateKeyToAccount(`0x${'55'.repeat(32)}`).address)
    const read = async () => {
      const other = open()
      other.watch([wallet])
      await other.catchUp(chainId, never)
      return store.cursors.get(`eas:${chainId}:${wallet}`)
    }
    await meet(wallet)
    expect(await read()).not.toBeNull()
    await store.people.forget(`eth:${wallet}`)
    expect(await read()).toBeNull()
  })

  it('reads the past of a wallet again that got a profile, or was deleted and is back', async () => {
    const wallet = lower(privateKeyToAccount(generatePrivateKey()).address)
    let now = Date.now()
    const service = open({ clock: () => now })
    const lookUp = async () => {
      now += 600_000
      service.watch([wallet])
      rpc.reset()
      await service.catchUp(chainId, never)
      return (await shown(wallet)).map(({ uid }) => uid)
    }
    expect(await lookUp()).toEqual([])
    const uid = await eas.attest(attester.address, { schema, recipient: wallet, data: word('me') })
    await service.catchUp(chainId, never)
    expect(await lookUp()).toEqual([])
    expect(rpc.calls('eth_getLogs')).toBe(0)
    await meet(wallet)
    expect(await lookUp()).toEqual([uid])
    expect(await lookUp()).toEqual([uid])
    expect(rpc.calls('eth_getLogs')).toBe(0)
    await store.people.forget(`eth:${wallet}`)
    await store.forgotten.undo(`eth:${wallet}`)
    await meet(wallet)
    expect(await lookUp()).toEqual([uid])
  })

  it('goes on where another process stopped', async () => {
    const uid = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('later'),
    })
    rpc.reset()
    await open().catchUp(chainId, never)
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
    expect(rpc.calls('eth_getLogs')).toBe(1)
  })

  it('asks for less when the provider gives less', async () => {
    await rpcCall('anvil_mine', [toHex(200)])
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('far') })
    rpc.setLie((call, answer) => {
      const [filter] = call.params as [{ fromBlock: Hex; toBlock: Hex }]
      if (call.method !== 'eth_getLogs' || Number(filter.toBlock) - Number(filter.fromBlock) < 50)
        return answer
      return {
        id: answer.id,
        error: { code: -32005, message: 'query returned more than 50 blocks' },
      }
    })
    await open().catchUp(chainId, never)
    rpc.setLie(null)
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
  })

  it('follows a reorganisation: what vanished is shown nowhere, what came instead is', async () => {
    const snapshot = await rpcCall('evm_snapshot')
    const gone = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('gone'),
    })
    const stays = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('was revoked in a block that vanished'),
    })
    await eas.revoke(attester.address, schema, stays)
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).map((record) => record.uid)).toContain(gone)
    await rpcCall('evm_revert', [snapshot])
    await rpcCall('evm_increaseTime', [toHex(100)])
    const came = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('came instead'),
    })
    await rpcCall('anvil_mine', [toHex(5)])
    await indexer.catchUp(chainId, never)
    const uids = (await shown(known)).map((record) => record.uid)
    expect(uids).not.toContain(gone)
    expect(uids).toContain(came)
    expect(await store.credentials.get(gone)).toBeNull()
    expect(await store.credentials.get(stays)).toBeNull()
  })

  it('takes an off-chain attestation off when its attester revokes it on chain, under whatever uid it is stored', async () => {
    const [one, two] = [await sign(1, word('off')), await sign(2, word('off'))]
    const issuersUid = toHex(7, { size: 32 })
    await store.credentials.put(offchain(one.uid, one))
    await store.credentials.put({ ...offchain(one.uid, one), issuer: 'b' })
    await store.credentials.put(offchain(issuersUid, two))
    // Somebody else's revocation of the same uid means nothing.
    await eas.revokeOffchain(stranger, one.uid)
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).filter(({ name }) => name === 'Off')).toHaveLength(3)
    await eas.revokeOffchain(attester.address, one.uid)
    await eas.revokeOffchain(attester.address, two.uid)
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).filter(({ name }) => name === 'Off')).toEqual([])
    expect((await store.credentials.get(issuersUid))?.revocation).toMatchObject({
      status: 'revoked',
      at: expect.any(Number),
    })
  })

  it('looks again, once in a while, at what no event spoke of', async () => {
    const uid = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('again'),
    })
    await indexer.catchUp(chainId, never)
    const record = (await store.credentials.get(uid)) as CredentialRecord
    await store.credentials.put({ ...record, revocation: { status: 'active', checkedAt: 1 } })
    const elsewhere = {
      ...record,
      uid: toHex(99, { size: 32 }),
      evidence: { ...record.evidence, chainId: 10 },
    }
    await store.credentials.put({ ...elsewhere, revocation: { status: 'active', checkedAt: 1 } })
    await indexer.catchUp(chainId, never)
    expect((await store.credentials.get(uid))?.revocation.checkedAt).toBeGreaterThan(1)
    expect((await store.credentials.get(elsewhere.uid))?.revocation).toEqual({ status: 'unknown' })
  })

  it('goes on where an attestation names a contract that is none', async () => {
    const signed = await sign(4, word('nowhere'), stranger)
    await store.credentials.put(offchain(signed.uid, signed))
    await indexer.catchUp(chainId, never)
    expect((await store.credentials.get(signed.uid))?.revocation).toEqual({ status: 'unknown' })
  })

  it('finds the revocation of a package whose schema is in another letter case', async () => {
    const signed = await sign(3, word('package'))
    const message = { ...signed.message, schema: `0x${schema.slice(2).toUpperCase()}` as Hex }
    const uid = offchainUid(message)
    const sig = { ...signed, message, uid }
    await store.credentials.put(offchain(uid, { sig, signer: attester.address }))
    await eas.revokeOffchain(attester.address, signed.uid)
    await indexer.catchUp(chainId, never)
    expect(uid).not.toBe(signed.uid)
    expect((await store.credentials.get(uid))?.revocation.status).toBe('revoked')
  })

  /**
   * Answers the calls about an attestation as a node does that is behind, perhaps without blocks
   * after a head, perhaps with a newest block.
   */
  async function lagBehind(uid: Hex, blockNumber: bigint, head?: bigint, newest?: unknown) {
    const data = encodeFunctionData({ abi: easAbi, functionName: 'getAttestation', args: [uid] })
    const { data: before } = await anvil.client.call({
      to: eas.contract,
      data,
      blockNumber,
    })
    rpc.setLie(({ id, method, params: [call] }, answer) => {
      if (method === 'eth_getBlockByNumber' && call !== 'latest' && head && Number(call) > head)
        return { id, result: null }
      if (method === 'eth_getBlockByNumber' && call === 'latest' && newest)
        return { id, result: newest }
      return (call as { data?: Hex } | undefined)?.data === data ? { id, result: before } : answer
    })
  }

  it('misses nothing where the node that is called is behind the one of the logs', async () => {
    const uids = async () => (await shown(known)).map(({ uid }) => uid)
    const before = await anvil.client.getBlock()
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('lag') })
    await lagBehind(uid, before.number)
    await open().catchUp(chainId, never)
    expect(await uids()).not.toContain(uid)
    rpc.setLie(null)
    // The next process goes on with it.
    await open().catchUp(chainId, never)
    expect(await uids()).toContain(uid)
    expect((await store.credentials.get(uid))?.evidence?.transactionHash).toMatch(/^0x/)
    await lagBehind(uid, (await anvil.client.getBlock()).number)
    await eas.revoke(attester.address, schema, uid)
    await indexer.catchUp(chainId, never)
    rpc.setLie(null)
    await indexer.catchUp(chainId, never)
    expect(await uids()).not.toContain(uid)
    rpc.reset()
    await indexer.catchUp(chainId, never)
    expect(rpc.calls('eth_call')).toBe(0)
  })

  it('continues with what is late after another process led', async () => {
    const [leader, second] = [open(), open()]
    await second.catchUp(chainId, never)
    const before = await anvil.client.getBlock()
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('hand') })
    await lagBehind(uid, before.number)
    await leader.catchUp(chainId, never)
    rpc.setLie(null)
    await rpcCall('anvil_mine', [toHex(1)])
    await second.catchUp(chainId, never)
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
  })

  it('reads the schema again where a node does not have it yet', async () => {
    const schema = await eas.register('string badge')
    const uid = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('first'),
    })
    const args = [schema] as const
    const asked = encodeFunctionData({ abi: easAbi, functionName: 'getSchema', args })
    const { data: none } = await anvil.client.call({
      to: eas.registry,
      data: asked,
      blockNumber: 1n,
    })
    rpc.setLie(({ id, params: [call] }, answer) =>
      (call as { data?: Hex } | undefined)?.data === asked ? { id, result: none } : answer,
    )
    await indexer.catchUp(chainId, never)
    rpc.setLie(null)
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).find((record) => record.uid === uid)).toMatchObject({
      value: 'first',
      schema: { definition: 'string badge' },
    })
  })

  it('takes nothing back because a node is behind', async () => {
    const before = await anvil.client.getBlock()
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('new') })
    await indexer.catchUp(chainId, never)
    const after = await store.log.latest()
    await lagBehind(uid, before.number, before.number)
    await indexer.catchUp(chainId, never)
    rpc.setLie(null)
    await indexer.catchUp(chainId, never)
    expect((await store.log.read({ after, limit: 10 })).changes).toEqual([])
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
  })

  it('hides what the contract no longer has, but nothing while its node is behind', async () => {
    const { number } = await anvil.client.getBlock()
    const newest = await rpcCall('eth_getBlockByNumber', [toHex(number), false])
    await rpcCall('evm_increaseTime', [toHex(2)])
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('kept') })
    await indexer.catchUp(chainId, never)
    const record = (await store.credentials.get(uid)) as CredentialRecord
    const due = { ...record, revocation: { status: 'active', checkedAt: 1 } } as const
    await store.credentials.put(due)
    await lagBehind(uid, number, undefined, newest)
    await expect(indexer.catchUp(chainId, never)).rejects.toThrow('is behind')
    expect((await store.credentials.get(uid))?.evidence).toEqual(record.evidence)
    await store.credentials.put(due)
    await lagBehind(uid, number)
    await indexer.catchUp(chainId, never)
    rpc.setLie(null)
    expect(await store.credentials.get(uid)).toBeNull()
  })

  it('misses nothing in the past of a person while a node is behind', async () => {
    const recent = lower(privateKeyToAccount(`0x${'57'.repeat(32)}`).address)
    const before = await anvil.client.getBlock()
    const uid = await eas.attest(attester.address, { schema, recipient: recent, data: word('now') })
    await indexer.catchUp(chainId, never)
    await meet(recent)
    indexer.watch([recent])
    await lagBehind(uid, before.number)
    await indexer.catchUp(chainId, never)
    rpc.setLie(null)
    await indexer.catchUp(chainId, never)
    expect((await shown(recent)).map((record) => record.uid)).toEqual([uid])
  })

  it('misses nothing where the node of the logs is behind the newest block', async () => {
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('log') })
    for (const isWholeNode of [true, false]) {
      rpc.setLie(({ id, method, params: [what] }, answer) => {
        if (method === 'eth_getLogs') return { id, result: [] }
        const isLate = isWholeNode || rpc.calls('eth_getLogs') > 0
        return method === 'eth_getBlockByNumber' && what !== 'latest' && isLate
          ? { id, result: null }
          : answer
      })
      rpc.reset()
      await open().catchUp(chainId, never)
    }
    // One that is always behind is followed at its distance.
    await rpcCall('anvil_mine', [toHex(20)])
    const { number: has } = await anvil.client.getBlock()
    await rpcCall('anvil_mine', [toHex(5)])
    rpc.setLie(({ id, method, params: [what] }, answer) =>
      method === 'eth_getBlockByNumber' && what !== 'latest' && Number(what) > has
        ? { id, result: null }
        : answer,
    )
    await open().catchUp(chainId, never)
    rpc.setLie(null)
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
    await open().catchUp(chainId, never)
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
  })

  it('goes on where an RPC invents a log, and asks for it only for a while', async () => {
    await eas.attest(attester.address, { schema, recipient: known, data: word('base') })
    rpc.setLie((call, answer) => {
      if (call.method !== 'eth_getLogs') return answer
      const [log] = answer.result as { data: Hex }[]
      return { ...answer, result: [{ ...log, data: toHex(96, { size: 32 }) }] }
    })
    await indexer.catchUp(chainId, never)
    rpc.setLie(null)
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('on') })
    await indexer.catchUp(chainId, never)
    expect((await shown(known)).map((record) => record.uid)).toContain(uid)
    await rpcCall('anvil_mine', [toHex(300)])
    await indexer.catchUp(chainId, never)
    await indexer.catchUp(chainId, never)
    rpc.reset()
    await indexer.catchUp(chainId, never)
    expect(rpc.calls('eth_call')).toBe(0)
  })

  it('looks again at those of living chains while many of a dead one are due', async () => {
    const record = (await store.credentials.get(first)) as CredentialRecord
    const elsewhere = { ...record.evidence, chainId: 10 }
    const due = (n: number): CredentialRecord => ({
      ...record,
      uid: toHex(n, { size: 32 }),
      attester: { address: toHex(n, { size: 20 }) },
      evidence: elsewhere,
      revocation: { status: 'active', checkedAt: 1 },
    })
    await store.credentials.putMany([
      ...Array.from({ length: 120 }, (_, n) => due(3000 + n)),
      { ...record, revocation: { status: 'active', checkedAt: 2 } },
    ])
    const both = open({
      clients: createChainClients([
        [chainId, rpc.url],
        [10, 'http://127.0.0.1:9'],
      ]),
      chains: { [chainId]: chainOf(chainId), 10: chainOf(10) },
    })
    await expect(both.catchUp(chainId, never)).rejects.toThrow()
    await expect(both.catchUp(chainId, never)).rejects.toThrow()
    expect((await store.credentials.get(first))?.revocation.status).toBe('revoked')
  })

  it('reads the revocation of an attestation that an import or another service relayed', async () => {
    const uid = await eas.attest(attester.address, { schema, recipient: known, data: word('rel') })
    await indexer.catchUp(chainId, never)
    await eas.revoke(attester.address, schema, uid)
    const record = (await store.credentials.get(uid)) as CredentialRecord
    const far = Math.floor(Date.now() / 1000) + 9e8
    const relayed = { issuer: 'upstream', hearsay: 'upstream' }
    const revocation = { status: 'active', checkedAt: far } as const
    await store.credentials.put({ ...record, ...relayed, revocation })
    await indexer.catchUp(chainId, never)
    const stored = (await store.credentials.byUid(uid)).find(({ issuer }) => issuer === 'upstream')
    expect(stored).toMatchObject({ ...relayed, revocation: { status: 'revoked' } })
  })

  it('reads the other chains while the node of one is down', async () => {
    const late = privateKeyToAccount(`0x${'56'.repeat(32)}`).address
    const past = await eas.attest(attester.address, { schema, recipient: late, data: word('past') })
    await indexer.catchUp(chainId, never)
    await meet(late)
    const record = (await store.credentials.get(first)) as CredentialRecord
    const revocation = { status: 'active', checkedAt: 1 } as const
    const elsewhere = { ...record.evidence, chainId: 10 }
    const attestee = { address: lower(late) }
    const dead = { ...record, uid: toHex(98, { size: 32 }), attestee, evidence: elsewhere }
    await store.credentials.putMany([
      { ...record, revocation },
      { ...dead, revocation },
    ])
    const both = open({
      clients: createChainClients([
        [chainId, rpc.url],
        [10, 'http://127.0.0.1:9'],
      ]),
      chains: { [chainId]: chainOf(chainId), 10: chainOf(10) },
    })
    const stop = new AbortController()
    const done = both.run(stop.signal)
    both.watch([late])
    const uids = async () => (await shown(late)).map(({ uid }) => uid)
    await expect.poll(uids, { timeout: 15_000 }).toContain(past)
    const checkedAt = async (uid: Hex) => (await store.credentials.get(uid))?.revocation.checkedAt
    await expect.poll(() => checkedAt(first), { timeout: 15_000 }).toBeGreaterThan(1)
    expect(await checkedAt(dead.uid)).toBe(1)
    stop.abort()
    await done
  })

  it('follows the chain while ever more wallets wait for their past', async () => {
    await rpcCall('anvil_mine', [toHex(100)])
    const stop = new AbortController()
    const busy = open({ maxRange: 10 })
    let wallets = 0
    const lookUp = () => {
      wallets += 1
      busy.watch([toHex(wallets, { size: 20 })])
    }
    lookUp()
    const lookups = setInterval(lookUp, 2)
    const done = busy.run(stop.signal)
    try {
      await expect.poll(() => wallets).toBeGreaterThan(20)
      const uid = await eas.attest(attester.address, {
        schema,
        recipient: known,
        data: word('live'),
      })
      const uids = async () => (await shown(known)).map((record) => record.uid)
      await expect.poll(uids, { timeout: 5000 }).toContain(uid)
      await eas.revoke(attester.address, schema, uid)
      await expect.poll(uids, { timeout: 5000 }).not.toContain(uid)
    } finally {
      clearInterval(lookups)
      stop.abort()
      await done
    }
    expect(await store.cursors.lease(`eas:${chainId}`, 'next process', 1)).toBe(true)
    await store.cursors.release(`eas:${chainId}`, 'next process')
  })

  it('continues the past of a wallet after an error, where it was', async () => {
    const wallet = lower(privateKeyToAccount(generatePrivateKey()).address)
    const uid = await eas.attest(attester.address, { schema, recipient: wallet, data: word('old') })
    await indexer.catchUp(chainId, never)
    await meet(wallet)
    const [client] = createChainClients([[chainId, rpc.url]]).values()
    const stretches: bigint[] = []
    const getLogs = async (filter: { fromBlock: bigint }) => {
      stretches.push(filter.fromBlock)
      if (stretches.length === 3) throw Object.assign(new Error('busy'), { status: 429 })
      return client?.getLogs(filter as never)
    }
    const other = open({
      maxRange: 100,
      clients: new Map([[chainId, { ...client, getLogs } as never]]),
    })
    other.watch([wallet])
    await expect(other.catchUp(chainId, never)).rejects.toThrow('busy')
    await other.catchUp(chainId, never)
    expect(stretches.slice(0, 5)).toEqual([0n, 100n, 200n, 200n, 300n])
    expect((await shown(wallet)).map((record) => record.uid)).toEqual([uid])
  })

  it('lets clients take turns while the pasts of many wallets are read', async () => {
    const wallet = toHex(5_000_500, { size: 20 })
    const [client] = createChainClients([[chainId, rpc.url]]).values()
    const batches: Hex[][] = []
    const getLogs = async (filter: { args?: { recipient?: Hex[] } }) => {
      if (filter.args?.recipient) batches.push(filter.args.recipient)
      return client?.getLogs(filter as never)
    }
    let isStoreDown = true
    const cursors = {
      ...store.cursors,
      get: async (name: string) => {
        if (isStoreDown && name.endsWith(wallet)) throw new ServiceError('unavailable', 'down')
        return store.cursors.get(name)
      },
    }
    const clients = new Map([[chainId, { ...client, getLogs } as never]])
    const other = open({ store: { ...store, cursors }, clients })
    const many = Array.from({ length: 500 }, (_, n) => toHex(5_000_001 + n, { size: 20 }))
    forClient('crawler', () => other.watch(many))
    forClient('visitor', () => other.watch([wallet]))
    await expect(other.catchUp(chainId, never)).rejects.toThrow('down')
    isStoreDown = false
    await other.catchUp(chainId, never)
    expect(batches[0]).toContain(wallet)
    expect(batches.flat()).toHaveLength(500)
    forClient('visitor', () => other.watch(many))
    await other.catchUp(chainId, never)
    expect(batches.flat()).toHaveLength(500)
  })

  it('reads the whole past while another process has read a part of the chain', async () => {
    const wallet = lower(privateKeyToAccount(generatePrivateKey()).address)
    const uid = await eas.attest(attester.address, { schema, recipient: wallet, data: word('old') })
    await indexer.catchUp(chainId, never)
    await meet(wallet)
    const name = `eas:${chainId}`
    const position = (await store.cursors.get(name)) as string
    const liveFrom = JSON.parse(position).next
    await store.cursors.set(name, JSON.stringify({ next: 10, liveFrom, trail: [] }))
    await store.cursors.lease(name, 'another process', 60_000)
    const stop = new AbortController()
    const second = open()
    second.watch([wallet])
    const done = second.run(stop.signal)
    try {
      const uids = async () => (await shown(wallet)).map((record) => record.uid)
      await expect.poll(uids, { timeout: 5000 }).toEqual([uid])
    } finally {
      stop.abort()
      await done
      await store.cursors.release(name, 'another process')
      await store.cursors.set(name, position)
    }
  })

  it('stops at the next stretch when another process leads, and does not move it back', async () => {
    const name = `eas:${chainId}`
    const before = (await store.cursors.get(name)) as string
    const at = (next: number) => JSON.stringify({ next, liveFrom: 0, trail: [] })
    await store.cursors.set(name, at(10))
    let asked = 0
    const lease = async (one: string) => {
      if (one === name) asked += 1
      return one === name && asked === 1
    }
    const stop = new AbortController()
    const cursors = { ...store.cursors, lease }
    const done = open({ maxRange: 10, store: { ...store, cursors } }).run(stop.signal)
    await expect.poll(() => asked).toBeGreaterThan(3)
    stop.abort()
    await done
    const { next } = JSON.parse((await store.cursors.get(name)) as string)
    expect(next).toBe(20)

    const [client] = createChainClients([[chainId, rpc.url]]).values()
    const getLogs = async (filter: object) => {
      await store.cursors.set(name, at(90))
      return client?.getLogs(filter as never)
    }
    const slow = open({
      maxRange: 10,
      clients: new Map([[chainId, { ...client, getLogs } as never]]),
    })
    await expect(slow.catchUp(chainId, never)).rejects.toThrow('moved by another process')
    expect(await store.cursors.get(name)).toBe(at(90))
    await store.cursors.set(name, before)
  })

  it('follows the first chain while the node of another one hangs', async () => {
    const record = (await store.credentials.get(first)) as CredentialRecord
    await store.credentials.put({
      ...record,
      uid: toHex(96, { size: 32 }),
      evidence: { ...record.evidence, chainId: 10 },
      revocation: { status: 'active', checkedAt: 1 },
    })
    const [client] = createChainClients([[chainId, rpc.url]]).values()
    const calls: ((error: Error) => void)[] = []
    const hang = () => new Promise((_resolve, reject) => calls.push(reject))
    const stuck = { getLogs: hang, getBlock: hang, readContract: hang } as never
    const both = open({
      clients: new Map([
        [chainId, client as never],
        [10, stuck],
      ]),
      chains: { [chainId]: chainOf(chainId), 10: chainOf(10) },
    })
    const stop = new AbortController()
    const done = both.run(stop.signal)
    try {
      await expect.poll(() => calls.length).toBe(2)
      const uid = await eas.attest(attester.address, {
        schema,
        recipient: known,
        data: word('hang'),
      })
      const uids = async () => (await shown(known)).map((one) => one.uid)
      await expect.poll(uids, { timeout: 5000 }).toContain(uid)
    } finally {
      stop.abort()
      for (const fail of calls) fail(new Error('timeout'))
      await done
    }
  })

  it('searches no credentials for a uid that somebody else revokes', async () => {
    const uid = toHex(97, { size: 32 })
    const record = (await store.credentials.get(first)) as CredentialRecord
    await store.credentials.put({ ...record, uid, issuer: 'c' })
    let walks = 0
    const { credentials } = store
    const all = () => {
      walks += 1
      return credentials.all()
    }
    const watched = open({ store: { ...store, credentials: { ...credentials, all } } })
    await eas.revokeOffchain(stranger, uid)
    // Revoked as if it were signed off chain.
    const onchain = await eas.attest(stranger, { schema, recipient: known, data: word('both') })
    await watched.catchUp(chainId, never)
    expect(await store.credentials.get(onchain)).not.toBeNull()
    await eas.revokeOffchain(stranger, onchain)
    await watched.catchUp(chainId, never)
    expect(walks).toBe(0)
    await eas.revokeOffchain(attester.address, uid)
    await watched.catchUp(chainId, never)
    expect(walks).toBe(1)
  })

  it('runs until it is told to stop, through failures of the provider', async () => {
    const stop = new AbortController()
    const running = open()
    rpc.setFault({ kind: 'fail', status: 503 })
    const done = running.run(stop.signal)
    await new Promise((resolve) => setTimeout(resolve, 60))
    rpc.setFault(null)
    const uid = await eas.attest(attester.address, {
      schema,
      recipient: known,
      data: word('while it ran'),
    })
    await expect
      .poll(async () => (await shown(known)).map((record) => record.uid), { timeout: 15_000 })
      .toContain(uid)
    stop.abort()
    await done
  })

  it('reads the version that attestations are signed for', async () => {
    expect(
      await anvil.client.readContract({
        address: eas.contract,
        abi: easAbi,
        functionName: 'version',
      }),
    ).toMatch(/^\d+\.\d+/)
  })
})
