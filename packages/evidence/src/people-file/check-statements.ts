import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { SignedText } from '@whocast/contract/proof.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { isHexAddress, text as textOf } from '@whocast/contract/untrusted.ts'
import { type Address, recoverMessageAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { ownerScope, readClaim } from '../forms/owner-claim.ts'
import { channelKey } from '../forms/owner-decision.ts'
import type { Notes } from './notes.ts'
import { LineError } from './person.ts'
import type { BroughtClaims, BroughtDecision, SignedDecision } from './signed-decision.ts'

export interface StatementChecks {
  /** Whether the named address signed a text. Rejects if that could not be checked. */
  isSignedBy(signed: SignedText): Promise<boolean>
  /** Whether registries name an address custody or auth of a fid now; null if unreachable. */
  isFidSigner(
    fid: number,
    signed: Pick<SignedText, 'address' | 'contractChainId'>,
  ): Promise<boolean | null>
}

/** Only keys can sign, and no registry is queried. */
export const keysAlone: StatementChecks = {
  async isSignedBy({ text, signature, address }) {
    const signer = await recoverMessageAddress({ message: text, signature }).catch(() => null)
    return signer?.toLowerCase() === address
  },
  isFidSigner: async () => null,
}

interface Line {
  notes: Notes
  /** Whether the line itself says that the person signs by this address. */
  speaks(address: Address): boolean
}

/**
 * Checks a decision and its signer's authority; null, with a note, if the signature is invalid.
 *
 * @throws LineError if it could not be checked: what it hides must not become public. The same if
 *   it is dated in the future: it would outlast everything that is signed later
 */
export async function checkDecision(
  checks: StatementChecks,
  decision: SignedDecision,
  { notes, speaks, now }: Line & { now: number },
): Promise<BroughtDecision | null> {
  const { statement, address, signature, contractChainId, decision: decided } = decision
  if (decision.decidedAt > now + AHEAD_SECONDS)
    throw new LineError(['owner: the statement is dated ahead of the clock'])
  const signed: SignedText = {
    text: statement,
    address,
    signature,
    ...(contractChainId === null ? {} : { contractChainId }),
  }
  const isSigned = await checks.isSignedBy(signed).catch(() => {
    throw new LineError([
      `owner: whether ${address} signed the statement could not be checked: chain ${contractChainId} is unreachable or not configured; import the line again`,
    ])
  })
  if (!isSigned) {
    notes.push(`owner: the statement of ${address} is not signed as it says; left out`)
    return null
  }
  return {
    signed: decision,
    isFidSigner: speaks(address) ? null : await askOf(checks, decided.of, signed),
  }
}

const askOf = (checks: StatementChecks, of: string, signed: SignedText): Promise<boolean | null> =>
  of.startsWith('fid:')
    ? checks.isFidSigner(Number(of.slice('fid:'.length)), signed)
    : Promise.resolve(null)

/**
 * Returns an owner's claims without invalid statements: each has to be signed by the address it
 * names, about this person and this account.
 *
 * @returns null if no statement is valid; one without claims where the owner took all back
 */
export async function checkClaims(
  checks: StatementChecks,
  record: Finding,
  { notes, speaks, now }: Line & { now: number },
): Promise<BroughtClaims | null> {
  const of = anchorKey(record.scope)
  if (of === null) return null
  const claims: BroughtClaims['claims'] = []
  for (const channel of record.channels) {
    const read = readStatement(record, channel, now)
    const isSigned = read !== null && (await checks.isSignedBy(read.statement).catch(() => false))
    if (!isSigned) {
      notes.push(`${channel.type} ${channel.value}: no statement of its owner that holds; left out`)
      continue
    }
    const { address } = read.statement
    const isFidSigner = speaks(address) ? null : await askOf(checks, of, read.statement)
    claims.push({ account: channel, address, signedAt: read.signedAt, isFidSigner })
  }
  if (claims.length === 0 && record.channels.length > 0) return null
  // A date ahead of the clock would outlast everything that is signed later.
  return { of, claims, checkedAt: Math.min(record.checkedAt, now) }
}

/** The statement that a row of a record came by; null where it says something else than the row. */
function readStatement(
  record: Finding,
  { type, value, isVerified, proof }: FoundChannel,
  now: number,
) {
  if (isVerified || proof?.method !== 'owner-statement') return null
  const { text, address, signature, contractChainId } = proof
  if (
    !isHexAddress(textOf(address)) ||
    !/^0x[0-9a-f]+$/i.test(textOf(signature)) ||
    typeof text !== 'string'
  )
    return null
  if (contractChainId !== undefined && !Number.isSafeInteger(contractChainId)) return null
  const message = parseSiweMessage(text)
  const claim = readClaim(message.resources ?? [])
  const signedAt = Math.floor((message.issuedAt?.getTime() ?? Number.NaN) / 1000)
  if (!claim || claim.isWithdrawn || ownerScope(claim.of) !== record.scope) return null
  if (channelKey(claim.account) !== channelKey({ type, value })) return null
  // A statement dated in the future would outlast its withdrawal.
  if (
    message.address?.toLowerCase() !== address.toLowerCase() ||
    !(signedAt <= now + AHEAD_SECONDS)
  )
    return null
  const statement: SignedText = {
    text,
    address: address.toLowerCase() as Address,
    signature,
    ...(contractChainId === undefined ? {} : { contractChainId }),
  }
  return { signedAt, statement }
}

/** How far the clock of the service that took the statement may be ahead of ours. */
const AHEAD_SECONDS = 300
