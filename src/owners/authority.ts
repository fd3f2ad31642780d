import { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import { isVerifiedWallet, mayDecide } from '@whocast/evidence/apply-decisions.ts'
import type { Authority, SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Address } from 'viem'
import type { Clock } from '../kit/telemetry.ts'
import { atMost } from '../kit/with-timeout.ts'
import { type FarcasterRegistries, holderOf } from './farcaster.ts'
import type { Owners, Session } from './port.ts'

/** Seconds after which the authority of a session is checked again when the session is used. */
const SESSION_CHECK_SECONDS = 60
/** A session is accepted for this long while the registries are unreachable, seconds. */
const UNREACHABLE_SECONDS = 3600
const REFRESH_MS = 4000

export interface AuthorityContext {
  owners: Pick<Owners, 'confirm' | 'end' | 'person'>
  /** Null if neither Optimism nor a node is configured. */
  registries: FarcasterRegistries | null
  refresh(identifier: Identifier): Promise<void>
  clock: Clock
}

/** Returns the custody address of a fid, in lower case; null if it is unknown. */
export async function custodyOf(
  { registries }: Pick<AuthorityContext, 'registries'>,
  fid: number | null,
): Promise<Address | null> {
  if (fid === null || !registries) return null
  const custody = await registries.custodyOf(fid).catch(() => null)
  return (custody?.toLowerCase() as Address | undefined) ?? null
}

/**
 * Returns true if the signer of a session still has authority; ends the session otherwise.
 * Registries and sources are queried at most once a minute.
 *
 * @throws ServiceError `unavailable` when the registries have been unreachable for an hour
 */
export async function isStillAuthorized(
  context: Pick<AuthorityContext, 'registries' | 'refresh' | 'clock'> & {
    owners: Pick<Owners, 'confirm' | 'end'>
  },
  session: Session,
): Promise<boolean> {
  const { owners, clock } = context
  const now = Math.floor(clock() / 1000)
  // It may have been checked while the clock was ahead.
  const age = Math.abs(now - session.checkedAt)
  if (age < SESSION_CHECK_SECONDS) return true
  const isAuthorized = await checkSession(context, session).catch((cause: unknown) => {
    if (age < UNREACHABLE_SECONDS) return null
    throw new ServiceError('unavailable', "Farcaster's registries are unreachable.", {
      cause,
      retryAfterSeconds: 5,
    })
  })
  if (isAuthorized === false) await owners.end(session)
  if (isAuthorized === true) await owners.confirm(session.hash, now)
  return isAuthorized !== false
}

/** @throws what asking the registries throws */
async function checkSession(
  { registries, refresh }: Pick<AuthorityContext, 'registries' | 'refresh'>,
  { fid, address, custody }: Session,
): Promise<boolean> {
  if (fid === null) {
    // The wallet still speaks for itself. Which person it belongs to is read from the sources.
    if (address !== null)
      await atMost(refresh({ kind: 'eth', address }), REFRESH_MS).catch(() => {})
    return true
  }
  if (!registries) return true
  const current = await holderOf(registries, fid)
  if (address !== null) return current === address || registries.isAuthAddress(fid, address)
  // An app key outlives a transfer of its fid.
  return custody === null || current === custody
}

/**
 * Returns by which authority a decision's signer may sign: `ended` if by none, null if unknown.
 *
 * @throws what querying the registries throws
 */
export async function checkDecision(
  { owners, registries, refresh }: Pick<AuthorityContext, 'owners' | 'registries' | 'refresh'>,
  { decision: { of }, address, authority = 'unknown' }: SignedDecision,
): Promise<Authority | 'ended' | null> {
  if (of.startsWith('eth:')) return authority
  const fid = Number(of.slice('fid:'.length))
  if (authority === 'wallet' || authority === 'unknown') {
    await refresh({ kind: 'fid', fid })
    const person = await owners.person(of)
    if (person && mayDecide(person.channels, `eth:${address}`)) return 'wallet'
    // Only a file or another service names the wallet.
    if (!person || isVerifiedWallet(person.channels, `eth:${address}`)) return null
  }
  if (!registries) return authority === 'wallet' ? 'ended' : null
  if ((await holderOf(registries, fid)) === address) return 'custody'
  return (await registries.isAuthAddress(fid, address)) ? 'auth' : 'ended'
}
