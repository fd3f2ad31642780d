import type { Finding } from '@whocast/contract/profile.ts'
import type {
  AppKeyEvidence,
  BlockHeader,
  CustodyEvidence,
  Evidence,
  StorageProof,
} from '@whocast/contract/proof.ts'
import { custodyOfSlot, idRegistry, keySlot } from '@whocast/evidence/chain-storage.ts'
import { ensRegistry, resolverSlot } from '@whocast/evidence/ens-contracts.ts'
import { type ProvenName, provenName } from '@whocast/evidence/ens-storage.ts'
import {
  type ChainFacts,
  type ChainSubject,
  MAX_PROVEN_KEYS,
} from '@whocast/evidence/fetch/chain-proofs.ts'
import type { NameSubject } from '@whocast/evidence/fetch/ens-proofs.ts'
import { type Address, fromRlp, type Hex, hexToNumber, namehash } from 'viem'

/** Returns the chain whose storage proves the subject. */
export const chainOf = ({ kind }: ChainSubject) =>
  kind === 'fid' ? idRegistry.chainId : ensRegistry.chainId
/** Returns the key of the subject in caches. */
export const keyOf = (subject: ChainSubject) =>
  subject.kind === 'fid' ? `fid:${subject.fid}` : `ens:${subject.name}`

/** Returns the fids and names of a finding that storage can prove. */
export function subjectsOf({ evidence, channels }: Finding): ChainSubject[] {
  const subjects: ChainSubject[] = []
  const fids = new Set(
    [...(evidence?.custody ?? []), ...(evidence?.appKeys ?? [])].map(({ fid }) => fid),
  )
  for (const fid of fids) {
    const ofFid = (evidence?.appKeys ?? []).filter((one) => one.fid === fid)
    // No registry has a key that a message added.
    const byMessage = new Set(
      ofFid.flatMap(({ method, key }) => (method === 'custody-signature' ? [key] : [])),
    )
    const keys = ofFid.flatMap(({ key }) => (byMessage.has(key) ? [] : [key]))
    const custody = evidence?.custody?.find((one) => one.fid === fid)?.address
    // Proofs that can never cover all keys would be fetched at each refresh.
    subjects.push({ kind: 'fid', fid, keys: keys.slice(0, MAX_PROVEN_KEYS), custody })
  }
  for (const { proof } of channels) {
    const resolution =
      proof?.method === 'ens-forward-reverse'
        ? proof
        : proof?.method === 'farcaster-username-proof' && proof.kind !== 'fname'
          ? proof.resolution && { name: proof.name, ...proof.resolution }
          : undefined
    if (
      !resolution ||
      resolution.chainId !== ensRegistry.chainId ||
      resolution.coinType !== ETHEREUM_COIN
    )
      continue
    const { name, coinType } = resolution
    subjects.push({
      kind: 'name',
      name,
      address: resolution.address.toLowerCase() as Address,
      coinType,
    })
  }
  return subjects
}

/** Names on Base are answered by a gateway, which no storage of Ethereum proves. */
const ETHEREUM_COIN = 60

/** The finding with these proofs, which then names the registries instead of a node. */
export function withFacts(finding: Finding, known: ChainFacts[]): Finding {
  if (known.length === 0) return finding
  const slots = slotsOf(known.flatMap((one) => one.state))
  const { appKeys, custody, ...evidence } = finding.evidence ?? {}
  const toKey = (cached: AppKeyEvidence): AppKeyEvidence => {
    const value =
      cached.method === 'reported' ? slots.get(keySlot(cached.fid, cached.key)) : undefined
    const isKnown = value !== undefined && hexToNumber(`0x${value.slice(-2)}`) > 0
    return isKnown ? { fid: cached.fid, key: cached.key, method: 'key-registry' } : cached
  }
  const toCustody = (cached: CustodyEvidence): CustodyEvidence => {
    const isKnown = slots
      .get(custodyOfSlot(cached.fid))
      ?.endsWith(cached.address.slice(2).toLowerCase())
    return isKnown ? { fid: cached.fid, address: cached.address, method: 'id-registry' } : cached
  }
  // A stored finding comes with its earlier proofs.
  const isOther = ({ chainId }: { chainId: number }) =>
    known.every(({ block }) => block.chainId !== chainId)
  const state = (evidence.state ?? []).filter(isOther).concat(known.flatMap((one) => one.state))
  const blocks = (evidence.blocks ?? []).filter(isOther).concat(known.map(({ block }) => block))
  return {
    ...finding,
    evidence: {
      ...evidence,
      ...(appKeys ? { appKeys: appKeys.map(toKey) } : {}),
      ...(custody ? { custody: custody.map(toCustody) } : {}),
      state: unique(state),
      blocks: unique(blocks),
    },
  }
}

const unique = <T>(list: T[]): T[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
]

const anchorSlots = (subject: ChainSubject): Hex[] =>
  subject.kind === 'fid' ? [custodyOfSlot(subject.fid)] : [resolverSlot(namehash(subject.name))]

const slotsOf = (state: readonly StorageProof[]): Map<Hex, Hex> =>
  new Map(state.flatMap(({ storage }) => storage.map(({ slot, value }) => [slot, value] as const)))

function hasAnchor({ state }: ChainFacts, subject: ChainSubject): boolean {
  const slots = slotsOf(state)
  return anchorSlots(subject).every((slot) => slots.has(slot))
}

/** Returns true if proofs show all that is said of the subject, and still do. */
export const applies = (cached: ChainFacts, subject: ChainSubject, now: number): boolean =>
  covers(cached, subject) && agrees(cached, subject) && !hasEnded(cached, subject, now)

/** Returns true if proofs cover everything that is to be proven of the subject. */
export function covers({ state }: ChainFacts, subject: ChainSubject): boolean {
  const slots = slotsOf(state)
  const wanted = subject.kind === 'fid' ? subject.keys.map((key) => keySlot(subject.fid, key)) : []
  return [...anchorSlots(subject), ...wanted].every((slot) => slots.has(slot))
}

/** Whether the proofs bear out what was said of the subject, as far as they go. */
export function agrees({ state }: ChainFacts, subject: ChainSubject): boolean {
  if (subject.kind === 'name') return nameFacts({ state }, subject)?.address === subject.address
  const custody = slotsOf(state).get(custodyOfSlot(subject.fid))
  // A key that the Key Registry does not have may have been added by a message (FIP-272).
  return !custody || !subject.custody || custody.endsWith(subject.custody.slice(2).toLowerCase())
}

/** Returns true if a name's registration ended since it was proven: it may have been renewed. */
export function hasEnded(
  cached: Pick<ChainFacts, 'state'>,
  subject: ChainSubject,
  now: number,
): boolean {
  const expiresAt = subject.kind === 'name' ? nameFacts(cached, subject)?.expiresAt : null
  return typeof expiresAt === 'number' && expiresAt * 1000 <= now
}

/** Returns the facts that a name's proofs show; null if they lack what it resolves to. */
function nameFacts(
  { state }: Pick<ChainFacts, 'state'>,
  { name, coinType }: NameSubject,
): ProvenName | null {
  const read = (chainId: number, contract: Address, slot: Hex) => {
    const cached = state.find(
      (one) => one.chainId === chainId && one.address === contract && holds(one, slot),
    )
    const value = cached?.storage.find((one) => one.slot === slot)?.value
    return cached && value !== undefined
      ? { value, block: { chainId, hash: cached.blockHash, number: 0, timestamp: 0 } }
      : null
  }
  return provenName({ read }, name, BigInt(coinType))?.value ?? null
}

const holds = ({ storage }: StorageProof, slot: Hex) => storage.some((one) => one.slot === slot)

/** When the block of the proofs was made, unix seconds. */
export function timeOf({ block }: { block: Pick<BlockHeader, 'header'> }): number {
  const fields = fromRlp(block.header, 'hex')
  const timestamp = Array.isArray(fields) ? fields[TIMESTAMP_FIELD] : undefined
  return typeof timestamp === 'string' ? Number(timestamp) : 0
}

const TIMESTAMP_FIELD = 11

/** Returns the newest proofs in evidence that show what a finding says of the subject. */
export function provenIn({ state = [], blocks = [] }: Evidence, subject: ChainSubject) {
  return blocks
    .filter(({ chainId }) => chainId === chainOf(subject))
    .map((block) => ({ block, state: state.filter((one) => one.blockHash === block.hash) }))
    .filter((one) => hasAnchor(one, subject) && agrees(one, subject))
    .toSorted((a, b) => timeOf(b) - timeOf(a))[0]
}
