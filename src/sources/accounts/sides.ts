import { accountKey, claimedAccounts } from '@whocast/contract/account-link.ts'
import { type ChannelType, parseChannelType, parseHandle } from '@whocast/contract/channel.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { type Fields, object, text } from '@whocast/contract/untrusted.ts'
import type { AccountSides } from '@whocast/evidence/verdict.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { AccountKind } from './kind.ts'
import { findNames, visit } from './visit.ts'

interface SidesContext {
  kinds: readonly AccountKind[]
  createReader(type: ChannelType): AccountReader
  /**
   * The record that claims accounts, as it is now. Rejects where it could not be read.
   *
   * @param by `ens` or `snapchain`
   * @param of `eth:0x…` or `fid:3`
   */
  readRecord(by: string, of: string): Promise<Finding>
  /** Origin of the service that responded: its pages name profiles, too. */
  origin: string
}

/**
 * Fetches both sides of an account elsewhere again: the record that claims it, unless that is a
 * statement, and the account's own pages.
 *
 * @param channel the row; nothing in it or in its proof is believed but what to look for
 */
export async function readSides(
  context: SidesContext,
  channel: Fields,
  proof: Fields,
): Promise<AccountSides> {
  const type = parseChannelType(text(channel.type))
  const handle = type && parseHandle(type, text(channel.value))
  const kind = context.kinds.find((one) => one.type === type)
  if (!kind || !handle)
    return {
      kind: 'unreadable',
      why: `accounts of the type ${text(channel.type)} are not read here`,
    }
  const claim = object(proof.claim)
  const own = await readOwnSide(context, claim, accountKey({ type: kind.type, handle }))
  if (own) return own
  const identity = new Set((Array.isArray(proof.names) ? proof.names : []).map(text))
  const account = proof.account === undefined ? undefined : text(proof.account)
  const reading = visit(kind, handle, context.createReader(kind.type))
  const found = await findNames(reading, {
    identity,
    origin: context.origin,
    account,
    isConfirmed: true,
  })
  if (typeof found === 'string')
    return { kind: 'gone', why: 'the account does not name the person' }
  return 'page' in found ? { kind: 'named' } : { kind: 'unreadable', why: found.why }
}

/** Why the person's own side does not count; null where it names the account. */
async function readOwnSide(
  context: SidesContext,
  claim: Fields,
  account: string,
): Promise<AccountSides | null> {
  const [by, of] = [text(claim.by), text(claim.of)]
  if (by === 'owner' && claim.statement !== undefined) return null
  try {
    const claimed = claimedAccounts(await context.readRecord(by, of)).some(
      (one) => accountKey(one) === account,
    )
    return claimed ? null : { kind: 'gone', why: `the record of ${of} does not name the account` }
  } catch {
    return { kind: 'unreadable', why: `the record of ${of} could not be read` }
  }
}
