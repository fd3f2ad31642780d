import { hash, randomBytes } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import { OWN_RESOURCE } from '@whocast/evidence/forms/owner-decision.ts'
import { type Address, getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { Notifications } from '../changes/notifications/port.ts'
import type { Clock } from '../kit/telemetry.ts'
import type { People } from '../people/port.ts'
import type { AccountLooker } from './account-looker.ts'
import { custodyOf, isStillAuthorized } from './authority.ts'
import { checkFidSigner, type FarcasterRegistries, namedFid } from './farcaster.ts'
import { type CheckedMessage, checkMessage } from './message.ts'
import { createNonce, NONCE_SECONDS } from './nonce.ts'
import type { Owners, Session } from './port.ts'
import { checkSignature, type SignedBy, type WalletChain } from './signature.ts'

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 12 * 3600

export interface OwnerContext {
  owners: Owners
  /** Takes a person out of everything; see `People.forget`. */
  forget: People['forget']
  people: Pick<People, 'save' | 'findingsUnder' | 'findMany'>
  accounts: AccountLooker | null
  /** Notifications in Farcaster clients; null if they are off. */
  notifications: Pick<Notifications, 'state' | 'mute'> | null
  /** Chains on which contract wallets may be called. */
  walletChains: ReadonlyMap<number, WalletChain>
  /** Those that messages may name: a key is the same on each. */
  chains: ReadonlySet<number>
  /** Null if Optimism is off. */
  registries: FarcasterRegistries | null
  /** Reads what the sources say about a person again, and stores it. */
  refresh(identifier: Identifier): Promise<void>
  baseUrl: string
  clock: Clock
}

const seconds = (clock: Clock) => Math.floor(clock() / 1000)

/** The parts that a client makes a message of EIP-4361 from. */
interface Challenge {
  nonce: string
  domain: string
  uri: string
  chains: number[]
  /** Unix seconds. */
  issuedAt: number
  expiresAt: number
}

/** Returns a new nonce, and the other parts of the message. */
export async function challenge({
  owners,
  baseUrl,
  chains,
  clock,
}: OwnerContext): Promise<Challenge> {
  const now = seconds(clock)
  const { host, origin } = new URL(baseUrl)
  const nonce = createNonce({ secret: await owners.nonceSecret(), domain: host, now })
  return {
    nonce,
    domain: host,
    uri: origin,
    chains: [...chains],
    issuedAt: now,
    expiresAt: now + NONCE_SECONDS,
  }
}

/** Returns the text with which a wallet signs in, with a new nonce. */
export async function writeSignIn(
  context: OwnerContext,
  { address, chainId }: { address: Address; chainId: number },
) {
  const { nonce, domain, uri, chains, issuedAt } = await challenge(context)
  return createSiweMessage({
    address: getAddress(address),
    // A key is the same on every chain.
    chainId: chains.includes(chainId) ? chainId : (chains[0] ?? 1),
    domain,
    uri,
    nonce,
    version: '1',
    issuedAt: new Date(issuedAt * 1000),
    statement: 'Sign in to manage my profile and privacy settings.',
  })
}

interface SignedByOwner {
  message: CheckedMessage
  by: SignedBy
}

/**
 * Checks a message and its signature. Its nonce is not used up yet.
 *
 * @throws ServiceError `unauthorized`, `unavailable`
 */
export async function checkSigned(
  { owners, baseUrl, chains, walletChains, clock }: OwnerContext,
  { message: text, signature }: { message: string; signature: string },
): Promise<SignedByOwner> {
  const nonceSecret = await owners.nonceSecret()
  const message = checkMessage({ baseUrl, nonceSecret, chains, now: seconds(clock) }, text)
  return { message, by: await checkSignature(walletChains, message, signature) }
}

/** How a session is handed to a browser. */
export interface OpenedSession {
  /** In the cookie; only its hash is kept. */
  token: string
  session: Session
}

export type SignedIn = Pick<Session, 'address' | 'contractChainId' | 'fid'>

interface CheckedSignIn {
  signer: SignedIn
  nonce: string
  /** Unix seconds. */
  nonceExpiresAt: number
}

/**
 * Checks a message that signs in: a wallet, or the fid that it names (Sign In With Farcaster,
 * FIP-11).
 *
 * @throws ServiceError `unauthorized`, `unavailable`
 */
export async function checkSignIn(
  context: OwnerContext,
  given: { message: string; signature: string },
): Promise<CheckedSignIn> {
  const { message, by } = await checkSigned(context, given)
  if (message.resources.some((one) => one.startsWith(OWN_RESOURCE))) {
    throw new ServiceError(
      'unauthorized',
      'the message is a decision and cannot be used to sign in',
    )
  }
  const fid = namedFid(message.resources)
  const contractChainId = by === 'contract' ? message.chainId : null
  if (fid !== null)
    await checkFidSigner(context.registries, fid, { address: message.address, contractChainId })
  const { nonce, nonceExpiresAt, address } = message
  return { signer: { address, contractChainId, fid }, nonce, nonceExpiresAt }
}

/**
 * Signs an owner in by a signed message.
 *
 * @param given.replaces the token of the session that the browser had: it ends
 * @throws ServiceError `unauthorized`, `unavailable`
 */
export async function signIn(
  context: OwnerContext,
  given: { message: string; signature: string; replaces?: string | null },
): Promise<OpenedSession> {
  const checked = await checkSignIn(context, given)
  const opened = await openSession(context, { ...checked, replaces: given.replaces ?? null })
  if (!opened)
    throw new ServiceError('unauthorized', 'the nonce was used before: ask for a new one')
  return opened
}

/** Opens a session and uses up what it was signed by. @returns null where that was used before */
export async function openSession(
  context: OwnerContext,
  { signer, nonce, nonceExpiresAt, replaces }: CheckedSignIn & { replaces: string | null },
): Promise<OpenedSession | null> {
  const token = randomBytes(32).toString('base64url')
  const now = seconds(context.clock)
  const session: Session = {
    ...signer,
    checkedAt: now,
    custody: await custodyOf(context, signer.fid),
    hash: hashOf(token),
    createdAt: now,
    expiresAt: now + SESSION_SECONDS,
  }
  const replaced = replaces ? hashOf(replaces) : undefined
  const isOpen = await context.owners.open(session, { nonce, nonceExpiresAt, replaces: replaced })
  return isOpen ? { token, session } : null
}

const hashOf = (token: string): string => hash('sha256', token, 'hex')

/** Returns the live session of a token whose signer still has authority; null if there is none. */
export async function sessionOf(
  context: Pick<OwnerContext, 'owners' | 'registries' | 'refresh' | 'clock'>,
  token: string | null,
): Promise<Session | null> {
  if (token === null || !isToken.test(token)) return null
  const session = await context.owners.session(hashOf(token))
  return session && (await isStillAuthorized(context, session)) ? session : null
}

/** Ends the session of a token. */
export const signOut = (
  { owners }: Pick<OwnerContext, 'owners'>,
  token: string,
): Promise<boolean> => owners.close(hashOf(token))

const isToken = /^[A-Za-z0-9_-]{43}$/
