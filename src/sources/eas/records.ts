import { setTimeout as sleep } from 'node:timers/promises'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import { onchainUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { easAbi, readAttestation } from '@whocast/evidence/forms/eas.ts'
import { type Address, type Hex, zeroAddress } from 'viem'
import { inChunks } from '../in-chunks.ts'
import {
  type EasContext,
  type FollowedChain,
  type Held,
  isTransient,
  readHeld,
  toSafe,
} from './context.ts'

/** The transaction and block in which an attestation was made, where they are known. */
interface Place {
  transactionHash?: Hex | undefined
  blockNumber?: number | undefined
}

/** Block and transaction of each uid. */
export type Where = Map<Hex, Place>

const READ_TOGETHER = 100
const PEOPLE_TOGETHER = 500
/** Anyone can attest anything to anyone: more than this is no credential. */
const MOST_DATA = 2 + 2 * 16 * 1024

/** The issuer under which on-chain attestations are stored: a uid does not bind its chain. */
const easIssuer = (chainId: number): string => `eas:${chainId}`

/**
 * Reads attestations from the contract and stores them. Stored ones that the contract does not have
 * (any more) are hidden.
 *
 * @param where the transaction and block of each uid, where they are known
 */
export async function storeAttestations(
  context: EasContext,
  on: FollowedChain,
  where: Where,
): Promise<void> {
  const { store, telemetry } = context
  for (const uids of inChunks([...where.keys()], READ_TOGETHER)) {
    const held = await patiently(() => Promise.all(uids.map((uid) => readHeld(on, uid))))
    const records = await Promise.all(
      uids.map(async (uid, index) => {
        const one = held[index] as Held
        return one.uid === uid
          ? toRecord(context, on, one, where.get(uid) ?? {})
          : vanished(context, on, uid)
      }),
    )
    const stored = records.filter((record) => record !== null)
    if (stored.length > 0) await store.credentials.putMany(stored)
    for (const { revocation } of stored)
      telemetry.count('eas_attestations', { chain: String(on.chainId), status: revocation.status })
  }
}

/** The record of an attestation; null when it is no credential. */
export async function toRecord(
  context: EasContext,
  on: FollowedChain,
  held: Held,
  { transactionHash, blockNumber }: Place,
): Promise<CredentialRecord | null> {
  const { schemas, now } = context
  if (held.recipient === zeroAddress || held.data.length > MOST_DATA) return null
  const bump = bumpOf(held)
  if (bump === null) {
    context.log.warn(
      { chainId: on.chainId, uid: held.uid },
      'an attestation is not what its uid says',
    )
    return null
  }
  const definition = await definitionOf(context, on, held.schema)
  const said = readAttestation(held, on.chainId, definition ?? undefined, schemas)
  if (!said) return null
  const before = transactionHash === undefined ? await ours(context, on, held.uid) : null
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
      ...evidenceOf(on, held, { transactionHash, blockNumber }),
      bump,
    },
    isPublic: true,
  }
}

/** More attestations that say the same within one second have not been seen. */
const MOST_TRIES = 64

/**
 * How many tries the uid took (EAS' `bump`: the uid is a hash of what is attested and this); null
 * where no such hash is its uid.
 */
function bumpOf(held: Held): number | null {
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    if (onchainUid(held, tries) === held.uid) return tries
  return null
}

/** An attestation in the contract. */
const evidenceOf = (on: FollowedChain, held: Held, { transactionHash, blockNumber }: Place) => ({
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
})

/** Our record of a uid of this chain. */
async function ours(
  { store }: EasContext,
  on: FollowedChain,
  uid: Hex,
): Promise<CredentialRecord | null> {
  const records = await store.credentials.byUid(uid)
  return records.find(({ issuer }) => issuer === easIssuer(on.chainId)) ?? null
}

/** A reorganisation took it back: it never was, so it is shown nowhere, not even as revoked. */
async function vanished(
  context: EasContext,
  on: FollowedChain,
  uid: Hex,
): Promise<CredentialRecord | null> {
  const record = await ours(context, on, uid)
  return record && { ...record, isPublic: false }
}

/** The definition of a schema, asked for once; null when the registry does not have it. */
function definitionOf(
  { definitions }: EasContext,
  on: FollowedChain,
  uid: Hex,
): Promise<string | null> {
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
  const address = await client.readContract({
    address: chain.contract,
    abi: easAbi,
    functionName: 'getSchemaRegistry',
  })
  const record = await client.readContract({
    address,
    abi: easAbi,
    functionName: 'getSchema',
    args: [uid],
  })
  return BigInt(record.uid) === 0n ? null : record.schema
}

/** Which of some addresses belong to people that we know. */
export async function knownAmong(
  { store }: EasContext,
  addresses: Iterable<Address>,
): Promise<Set<string>> {
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
 * Asks again, later each time, while the node wants us to slow down: what was read before need not
 * be read again.
 */
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
