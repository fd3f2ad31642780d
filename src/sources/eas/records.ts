import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, type Hex, type PublicClient, zeroAddress } from 'viem'
import { onchainUid } from '../../domain/attestation.ts'
import type { CredentialRecord, Revocation } from '../../domain/credential.ts'
import { type EasChain, easAbi, type KnownSchema, readAttestation } from '../../domain/eas.ts'
import type { Credentials } from '../../domain/ports/credentials.ts'
import type { People } from '../../domain/ports/people.ts'
import type { Telemetry } from '../../domain/ports/telemetry.ts'
import { inChunks } from '../in-chunks.ts'

/** What is asked of a chain; viem's client, with batching on, does it all. */
export type EasClient = Pick<PublicClient, 'getLogs' | 'getBlock' | 'readContract'>

/** A chain whose EAS contract is followed. */
export interface FollowedChain {
  chainId: number
  client: EasClient
  chain: EasChain
}

/** The transaction and block in which each uid was attested, where they are known. */
export type Where = Map<Hex, { transactionHash?: Hex; blockNumber?: number }>

type Held = Awaited<ReturnType<typeof readHeld>>

const READ_TOGETHER = 100
const PEOPLE_TOGETHER = 500
/** Anybody can attest anything to anybody: more than this is nobody's credential. */
const MOST_DATA = 2 + 2 * 16 * 1024
const RECHECK_TOGETHER = 100

/** The issuer under which on-chain attestations are stored: a uid does not bind its chain. */
const easIssuer = (chainId: number): string => `eas:${chainId}`

/** What keeping records needs. */
export interface EasRecordsDependencies {
  store: { credentials: Pick<Credentials, 'putMany' | 'get' | 'byUid' | 'all' | 'toRecheck'>; people: Pick<People, 'findMany'> }
  followed: readonly FollowedChain[]
  schemas: readonly KnownSchema[]
  /** The service's own key, whose revocations of what it signed are looked for. */
  ownAttester: Address | undefined
  /** Unix seconds. */
  now: () => number
  recheckSeconds: number
  telemetry: Telemetry
}

/** Keeps the records of attestations as the contracts hold them: stores, hides, revokes, asks again. */
export function createEasRecords({
  store,
  followed,
  schemas,
  ownAttester,
  now,
  recheckSeconds,
  telemetry,
}: EasRecordsDependencies) {
  /** By chain and schema. */
  const definitions = new Map<string, Promise<string | null>>()

  /** The definition of a schema, asked for once; null when the registry does not have it. */
  function definitionOf(on: FollowedChain, uid: Hex): Promise<string | null> {
    const key = `${on.chainId}:${uid}`
    const known = definitions.get(key)
    if (known) return known
    if (definitions.size > 10_000) definitions.clear()
    const asked = readDefinition(on, uid)
    definitions.set(key, asked)
    asked.catch(() => definitions.delete(key))
    return asked
  }

  async function readDefinition({ client, chain }: FollowedChain, uid: Hex): Promise<string | null> {
    const address = await client.readContract({ address: chain.contract, abi: easAbi, functionName: 'getSchemaRegistry' })
    const record = await client.readContract({ address, abi: easAbi, functionName: 'getSchema', args: [uid] })
    return BigInt(record.uid) === 0n ? null : record.schema
  }

  /** Which of some addresses belong to people that we know. */
  async function knownAmong(addresses: Iterable<Address>): Promise<Set<string>> {
    const all = [...new Set([...addresses].map((address) => address.toLowerCase()))]
    const known = new Set<string>()
    for (const part of inChunks(all, PEOPLE_TOGETHER)) {
      const found = await store.people.findMany(part.map((address) => `eth:${address}`))
      part.forEach((address, index) => {
        if (found[index]?.some(({ isVerified }) => isVerified)) known.add(address)
      })
    }
    return known
  }

  /**
   * Reads attestations as the contract holds them now, and stores them; what the contract does not
   * hold (any more) and we do is hidden.
   *
   * @param where the transaction and block of each uid, where they are known
   */
  async function storeAttestations(on: FollowedChain, where: Where): Promise<void> {
    for (const uids of inChunks([...where.keys()], READ_TOGETHER)) {
      const held = await patiently(() => Promise.all(uids.map((uid) => readHeld(on, uid))))
      const records = await Promise.all(
        uids.map(async (uid, index) => {
          const one = held[index] as Held
          return one.uid === uid ? toRecord(on, one, where.get(uid) ?? {}) : vanished(on, uid)
        }),
      )
      const stored = records.filter((record) => record !== null)
      if (stored.length > 0) await store.credentials.putMany(stored)
      for (const { revocation } of stored)
        telemetry.count('eas_attestations', { chain: String(on.chainId), status: revocation.status })
    }
  }

  async function toRecord(
    on: FollowedChain,
    held: Held,
    { transactionHash, blockNumber }: { transactionHash?: Hex; blockNumber?: number },
  ): Promise<CredentialRecord | null> {
    if (held.recipient === zeroAddress || held.data.length > MOST_DATA) return null
    const definition = await definitionOf(on, held.schema)
    const said = readAttestation(held, on.chainId, definition ?? undefined, schemas)
    if (!said) return null
    const before = transactionHash === undefined ? await ours(on, held.uid) : null
    const bump = [0, 1, 2, 3, 4, 5, 6, 7].find((count) => onchainUid(held, count) === held.uid) ?? 0
    return {
      uid: held.uid,
      kind: 'eas-onchain',
      name: said.name,
      ...(said.value === undefined ? {} : { value: said.value }),
      schema: { uid: held.schema, ...(said.definition ? { definition: said.definition } : {}) },
      attester: { address: lower(held.attester) },
      attestee: { address: lower(held.recipient) },
      issuer: easIssuer(on.chainId),
      source: 'EAS',
      chain: on.chain.name,
      reference: on.chain.explorer + held.uid,
      issuedAt: Number(held.time),
      ...(held.expirationTime === 0n ? {} : { expiresAt: toSafe(held.expirationTime) }),
      revocation: {
        status: held.revocationTime === 0n ? 'active' : 'revoked',
        ...(held.revocationTime === 0n ? {} : { at: toSafe(held.revocationTime) }),
        checkedAt: now(),
      },
      verification: { method: 'eas-contract', result: 'holds', checkedAt: now() },
      evidence: {
        ...before?.evidence,
        chainId: on.chainId,
        contract: on.chain.contract,
        uid: held.uid,
        ...(transactionHash === undefined ? {} : { transactionHash }),
        ...(blockNumber === undefined ? {} : { blockNumber }),
        schema: held.schema,
        recipient: held.recipient,
        attester: held.attester,
        time: String(held.time),
        expirationTime: String(held.expirationTime),
        revocable: held.revocable,
        refUID: held.refUID,
        data: held.data,
        bump,
      },
      isPublic: true,
    }
  }

  /** Our record of a uid of this chain. */
  async function ours(on: FollowedChain, uid: Hex): Promise<CredentialRecord | null> {
    const records = await store.credentials.byUid(uid)
    return records.find(({ issuer }) => issuer === easIssuer(on.chainId)) ?? null
  }

  /** A reorganisation took it back: it never was, so it is shown nowhere, not even as revoked. */
  async function vanished(on: FollowedChain, uid: Hex): Promise<CredentialRecord | null> {
    const record = await ours(on, uid)
    return record && { ...record, isPublic: false }
  }

  /** Off-chain attestations that their attesters revoked on chain, wherever they are stored. */
  async function revokeOffchain(on: FollowedChain, revoked: { revoker: Address; data: Hex; timestamp: bigint }[]): Promise<void> {
    const at = new Map<string, number>()
    for (const { revoker, data, timestamp } of revoked) {
      const isOurs = revoker.toLowerCase() === ownAttester?.toLowerCase()
      // What the service signed is stored under the issuer's uid, so only a walk finds it.
      if (isOurs || (await store.credentials.get(data))) at.set(`${lower(revoker)} ${data}`, toSafe(timestamp))
    }
    if (at.size === 0) return
    for await (const record of store.credentials.all()) {
      // An issuer's word about an attestation goes with it.
      const attester = record.attester ?? record.claimedAttester
      const time = at.get(`${attester?.address} ${record.evidence?.uid}`)
      if (!['eas-offchain', 'reported'].includes(record.kind) || time === undefined || chainOf(record) !== on.chainId) continue
      await store.credentials.putMany([{ ...record, revocation: { status: 'revoked', at: time, checkedAt: now() } }])
    }
  }

  /** Asks again about what no event spoke of for long: contracts outside the table, missed events, other chains' uids. */
  async function recheck(): Promise<void> {
    const due = await store.credentials.toRecheck(['eas-onchain', 'eas-offchain'], now() - recheckSeconds, RECHECK_TOGETHER)
    const records = await Promise.all(due.map(recheckOne))
    const changed = records.filter((record) => record !== null)
    if (changed.length > 0) await store.credentials.putMany(changed)
  }

  async function recheckOne(record: CredentialRecord): Promise<CredentialRecord | null> {
    const on = followed.find(({ chainId }) => chainId === chainOf(record))
    const attester = record.attester?.address
    const uid = record.evidence?.uid as Hex | undefined
    // Nobody can be asked: the place in the queue is given up, without a word on revocation.
    const unasked: CredentialRecord = {
      ...record,
      verification: { ...record.verification, checkedAt: now() },
      revocation: { status: 'unknown' },
    }
    if (!on || !attester || !uid) return unasked
    if (record.kind === 'eas-onchain') {
      const held = await readHeld(on, uid)
      if (held.uid === uid) return (await toRecord(on, held, {})) ?? unasked
      return { ...record, isPublic: false, revocation: { ...record.revocation, checkedAt: now() } }
    }
    const domain = record.evidence?.domain as { verifyingContract: Address } | undefined
    if (!domain) return unasked
    const address = domain.verifyingContract
    const at = await on.client.readContract({ address, abi: easAbi, functionName: 'getRevokeOffchain', args: [attester, uid] })
    const revocation: Revocation =
      at === 0n ? { status: 'active', checkedAt: now() } : { status: 'revoked', at: toSafe(at), checkedAt: now() }
    return { ...record, revocation }
  }

  return { knownAmong, storeAttestations, revokeOffchain, recheck }
}

const readHeld = (on: FollowedChain, uid: Hex) =>
  on.client.readContract({ address: on.chain.contract, abi: easAbi, functionName: 'getAttestation', args: [uid] })

/** An address or hash as it is compared. */
export const lower = <T extends string>(text: T): T => text.toLowerCase() as T

/** Times on chain may lie beyond what a number holds; nobody lives to see the difference. */
const toSafe = (seconds: bigint): number => Number(seconds > 2n ** 52n ? 2n ** 52n : seconds)

/** Asks again, later each time, while the node wants us to slow down: what was read before need not be read again. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === 6 || !isTransient(error)) throw error
      await sleep(200 * 2 ** attempt)
    }
  }
}

/** Whether asking less would not have helped: the node is down, or wants us to slow down. */
export function isTransient(error: unknown): boolean {
  const walk = (one: unknown): boolean => {
    if (!(one instanceof Error)) return false
    const { status, name, cause } = one as Error & { status?: number; cause?: unknown }
    if (name === 'TimeoutError') return false
    if (name === 'HttpRequestError' && status === undefined) return true
    return status === 429 || (status !== undefined && status >= 500) || walk(cause)
  }
  return walk(error)
}

function chainOf(record: CredentialRecord): number | undefined {
  const { chainId, domain } = (record.evidence ?? {}) as { chainId?: number; domain?: { chainId?: number } }
  return chainId ?? domain?.chainId
}
