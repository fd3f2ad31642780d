import { setTimeout as sleep } from 'node:timers/promises'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import { toSeconds } from '@whocast/evidence/ens-contracts.ts'
import { onchainUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { easAbi, readAttestation } from '@whocast/evidence/forms/eas.ts'
import { type Address, type Hex, zeroAddress } from 'viem'
import { inChunks } from '../in-chunks.ts'
import {
  type EasContext,
  type FollowedChain,
  isTransient,
  type OnchainAttestation,
  type Place,
  readOnchain,
  type Where,
} from './context.ts'

const READ_TOGETHER = 100
const PEOPLE_TOGETHER = 500
/** Anyone can attest anything to anyone: more than this is no credential. */
const MAX_DATA = 2 + 2 * 16 * 1024
/** An RPC may invent any number of logs. */
const MAX_LATE = 500

/** The issuer under which on-chain attestations are stored: a uid does not bind its chain. */
const easIssuer = (chainId: number): string => `eas:${chainId}`

/**
 * Reads attestations from the contract and stores them. Stored ones that the contract does not have
 * (any more) are hidden. Those that contradict their log or lack their schema become `late`.
 *
 * @param where what logs say of each uid, if they were read
 */
export async function storeAttestations(
  context: EasContext,
  on: FollowedChain,
  where: Where,
): Promise<void> {
  const { store, telemetry } = context
  for (const uids of inChunks([...where.keys()], READ_TOGETHER)) {
    const onchain = await patiently(() => Promise.all(uids.map((uid) => readOnchain(on, uid))))
    const records = await Promise.all(
      uids.map(async (uid, index) => {
        const one = onchain[index] as OnchainAttestation
        const place = where.get(uid) ?? {}
        const isThere = one.uid === uid
        const record = isThere ? await toRecord(context, on, one, place) : null
        // Only registered schemas are attested: a node without it is behind.
        const isLate = contradicts(one, uid, place) || (record && !record.schema?.definition)
        if (!isLate) on.late.delete(uid)
        else if (on.late.size < MAX_LATE) on.late.set(uid, place)
        return isThere || isLate ? record : vanished(context, on, uid)
      }),
    )
    const stored = records.filter((record) => record !== null)
    if (stored.length > 0) await store.credentials.putMany(stored)
    for (const { revocation } of stored)
      telemetry.count('eas_attestations', { chain: String(on.chainId), status: revocation.status })
  }
}

/** Returns true if a log says more than the contract: the nodes of a provider are not in step. */
const contradicts = (one: OnchainAttestation, uid: Hex, { logBlock, isRevoked }: Place): boolean =>
  logBlock !== undefined && (one.uid !== uid || (isRevoked === true && one.revocationTime === 0n))

/** The record of an attestation; null when it is no credential. */
export async function toRecord(
  context: EasContext,
  on: FollowedChain,
  onchain: OnchainAttestation,
  { transactionHash, blockNumber }: Place,
): Promise<CredentialRecord | null> {
  const { schemas, now } = context
  if (onchain.recipient === zeroAddress || onchain.data.length > MAX_DATA) return null
  const bump = bumpOf(onchain)
  if (bump === null) {
    context.log.warn(
      { chainId: on.chainId, uid: onchain.uid },
      'an attestation is not what its uid says',
    )
    return null
  }
  const definition = await definitionOf(context, on, onchain.schema)
  const attested = readAttestation(onchain, on.chainId, definition ?? undefined, schemas)
  if (!attested) return null
  const before = transactionHash === undefined ? await ours(context, on, onchain.uid) : null
  return {
    uid: onchain.uid,
    kind: 'eas-onchain',
    name: attested.name,
    ...(attested.value === undefined ? {} : { value: attested.value }),
    schema: {
      uid: onchain.schema,
      ...(attested.definition ? { definition: attested.definition } : {}),
    },
    attester: { address: lower(onchain.attester) },
    attestee: { address: lower(onchain.recipient) },
    issuer: easIssuer(on.chainId),
    source: 'EAS',
    chain: on.chain.name,
    reference: on.chain.explorer + onchain.uid,
    issuedAt: Number(onchain.time),
    ...(onchain.expirationTime === 0n ? {} : { expiresAt: toSeconds(onchain.expirationTime) }),
    revocation: {
      status: onchain.revocationTime === 0n ? 'active' : 'revoked',
      ...(onchain.revocationTime === 0n ? {} : { at: toSeconds(onchain.revocationTime) }),
      checkedAt: now(),
    },
    verification: { method: 'eas-contract', result: 'holds', checkedAt: now() },
    evidence: {
      ...before?.evidence,
      ...evidenceOf(on, onchain, { transactionHash, blockNumber }),
      bump,
    },
    isPublic: true,
  }
}

/** More attestations that say the same within one second have not been seen. */
const MAX_TRIES = 64

/** How many tries the uid took (EAS' `bump`); null where no such hash is its uid. */
function bumpOf(onchain: OnchainAttestation): number | null {
  for (let tries = 0; tries < MAX_TRIES; tries += 1)
    if (onchainUid(onchain, tries) === onchain.uid) return tries
  return null
}

const evidenceOf = (
  on: FollowedChain,
  onchain: OnchainAttestation,
  { transactionHash, blockNumber }: Place,
) => ({
  chainId: on.chainId,
  contract: on.chain.contract,
  uid: onchain.uid,
  ...(transactionHash === undefined ? {} : { transactionHash }),
  ...(blockNumber === undefined ? {} : { blockNumber }),
  schema: onchain.schema,
  recipient: onchain.recipient,
  attester: onchain.attester,
  time: String(onchain.time),
  expirationTime: String(onchain.expirationTime),
  revocable: onchain.revocable,
  refUID: onchain.refUID,
  data: onchain.data,
})

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

/** The definition of a schema, read once; null when the registry does not have it yet. */
function definitionOf(
  { definitions }: EasContext,
  on: FollowedChain,
  uid: Hex,
): Promise<string | null> {
  const key = `${on.chainId}:${uid}`
  const known = definitions.get(key)
  if (known) return known
  if (definitions.size > 10_000) definitions.clear()
  const pending = readDefinition(on, uid)
  definitions.set(key, pending)
  const forget = () => definitions.delete(key)
  pending.then((definition) => definition ?? forget(), forget)
  return pending
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

/** Asks again, later each time, while the node wants us to slow down. */
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
