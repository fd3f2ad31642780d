import type { CredentialRecord, Revocation } from '@whocast/contract/credential.ts'
import { lower } from '@whocast/contract/lower.ts'
import { toSeconds } from '@whocast/evidence/ens-contracts.ts'
import { AttestationError, type SignedAttestation } from '@whocast/evidence/forms/attestation.ts'
import { revocableUids } from '@whocast/evidence/forms/attestation-hash.ts'
import { parseAttestation } from '@whocast/evidence/forms/attestation-parse.ts'
import { easAbi } from '@whocast/evidence/forms/eas.ts'
import { type Address, BaseError, ContractFunctionZeroDataError, type Hex } from 'viem'
import { MAX_SKEW_SECONDS } from '../../kit/clock.ts'
import { SourceError } from '../../kit/source-error.ts'
import { isRevert } from '../../net/rpc-agreement.ts'
import { type EasContext, type FollowedChain, readOnchain } from './context.ts'
import { toRecord } from './records.ts'

const RECHECK_TOGETHER = 100
/** A check that failed is repeated after this long. */
const AGAIN_SECONDS = 600

/** Off-chain attestations that their attesters revoked on chain, wherever they are stored. */
export async function revokeOffchain(
  { store, ownAttester, now }: EasContext,
  on: FollowedChain,
  revoked: { revoker: Address; data: Hex; timestamp: bigint }[],
): Promise<void> {
  const isOffchain = (record: CredentialRecord) =>
    ['eas-offchain', 'reported'].includes(record.kind) && chainOf(record) === on.chainId
  const at = new Map<string, number>()
  for (const { revoker, data, timestamp } of revoked) {
    const isOurs = revoker.toLowerCase() === ownAttester?.toLowerCase()
    const isSigned = (one: CredentialRecord) =>
      isOffchain(one) && attesterOf(one) === lower(revoker)
    // Attestations signed by the service are stored under the issuer's uid, so only a walk finds
    // them. Anyone can revoke any uid as their own, which is worth no walk.
    if (isOurs || (await store.credentials.byUid(data)).some(isSigned))
      at.set(`${lower(revoker)} ${data}`, toSeconds(timestamp))
  }
  if (at.size === 0) return
  for await (const record of store.credentials.all()) {
    const time = at.get(`${attesterOf(record)} ${record.evidence?.uid}`)
    if (time === undefined || !isOffchain(record)) continue
    await store.credentials.putMany([
      { ...record, revocation: { status: 'revoked', at: time, checkedAt: now() } },
    ])
  }
}

/** An issuer's report about an attestation is removed with it. */
const attesterOf = ({ attester, claimedAttester }: CredentialRecord): Address | undefined =>
  (attester ?? claimedAttester)?.address

/**
 * Asks again about what no event spoke of for long: other contracts, missed events. A chain that
 * fails keeps none of the others.
 *
 * @throws the error of such a chain, after the rest is stored
 */
export async function recheck(context: EasContext): Promise<void> {
  const { store, now, recheckSeconds } = context
  const due = await store.credentials.toRecheck(
    ['eas-onchain', 'eas-offchain'],
    now() - recheckSeconds,
    RECHECK_TOGETHER,
  )
  if (due.length === 0) return
  await store.credentials.putOff(due, now() - Math.max(0, recheckSeconds - AGAIN_SECONDS))
  const outcomes = await Promise.allSettled(
    due.map(async (before) => ({ before, after: await recheckOne(context, before) })),
  )
  const read = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (read.length > 0) await store.credentials.putChecked(read)
  const failure = outcomes.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
}

async function recheckOne(
  context: EasContext,
  record: CredentialRecord,
): Promise<CredentialRecord> {
  const { followed, now } = context
  const signed = signedOf(record)
  const chainId = signed ? signed.domain.chainId : chainOf(record)
  const on = followed.find((one) => one.chainId === chainId)
  const attester = record.attester?.address
  // No chain is reachable: it leaves the queue, and its revocation stays unknown.
  const unasked: CredentialRecord = {
    ...record,
    verification: { ...record.verification, checkedAt: now() },
    revocation: { status: 'unknown' },
  }
  if (!on || !attester) return unasked
  if (record.kind === 'eas-onchain') {
    const uid = record.evidence?.uid as Hex | undefined
    if (!uid) return unasked
    const onchain = await readOnchain(on, uid)
    if (onchain.uid === uid) {
      const found = await toRecord(context, on, onchain, {})
      // Only the revocation of a relayed record is read from the chain.
      return found && found.issuer !== record.issuer
        ? { ...record, revocation: found.revocation }
        : (found ?? unasked)
    }
    if (await isBehind(context, on, record, uid))
      throw new SourceError('eas', `the node of chain ${on.chainId} is behind`)
    return { ...record, isPublic: false, revocation: { ...record.revocation, checkedAt: now() } }
  }
  if (!signed) return unasked
  const reading = Promise.all(
    revocableUids(signed).map((uid) =>
      on.client.readContract({
        address: signed.domain.verifyingContract,
        abi: easAbi,
        functionName: 'getRevokeOffchain',
        args: [attester, uid],
      }),
    ),
  )
  const times = await reading.catch((error: unknown) => {
    if (isAnswered(error)) return null
    throw error
  })
  if (times === null) return unasked
  const at = times.find((time) => time > 0n)
  const revocation: Revocation =
    at === undefined
      ? { status: 'active', checkedAt: now() }
      : { status: 'revoked', at: toSeconds(at), checkedAt: now() }
  return { ...record, revocation }
}

/**
 * Returns true if a node that lacks an attestation has not reached its time yet. A time in the
 * future is invented.
 */
async function isBehind(
  { now }: EasContext,
  on: FollowedChain,
  { issuedAt = 0 }: CredentialRecord,
  uid: Hex,
): Promise<boolean> {
  // In one batch: the same node answers both.
  const [again, head] = await Promise.all([readOnchain(on, uid), on.client.getBlock()])
  if (again.uid === uid) return true
  return Number(head.timestamp) < issuedAt && issuedAt <= now() + MAX_SKEW_SECONDS
}

/** Returns true if the chain is reachable, and the address that an attestation names is no EAS. */
const isAnswered = (error: unknown): boolean =>
  isRevert(error) ||
  (error instanceof BaseError &&
    error.walk((one) => one instanceof ContractFunctionZeroDataError) !== null)

/** Returns the signed attestation in a record's evidence, in any of its forms; else null. */
function signedOf({ kind, evidence }: CredentialRecord): SignedAttestation | null {
  if (kind !== 'eas-offchain') return null
  try {
    return parseAttestation(evidence).attestation
  } catch (error) {
    if (error instanceof AttestationError) return null
    throw error
  }
}

function chainOf(record: CredentialRecord): number | undefined {
  const { chainId, domain } = (record.evidence ?? {}) as {
    chainId?: number
    domain?: { chainId?: number }
  }
  return chainId ?? domain?.chainId
}
