import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import { isAddress } from 'viem'
import { z } from 'zod'
import type { Session } from './port.ts'
import {
  checkSignIn,
  type OpenedSession,
  type OwnerContext,
  openSession,
  type SignedIn,
} from './sign-in.ts'

/** How long a link signs in, in seconds. */
const LINK_SECONDS = 300

/** A link that signs a Farcaster account in, once, in the browser that opens it. */
interface SignInLink {
  url: string
  expiresAt: number
}

/** A button's press that a Farcaster account signed (JSON Farcaster Signature), its key checked. */
interface Press {
  fid: number
  /** Hash of the signed text. */
  id: string
  /** Until when the signature is taken, unix seconds. */
  expiresAt: number
}

const used = (what: string) => new ServiceError('unauthorized', `${what} was used before`)

/**
 * A link for the account that signed a press. A press makes one link.
 *
 * @throws ServiceError `unauthorized` where it made one before, in any process
 */
export async function linkForPress(
  context: OwnerContext,
  { fid, id, expiresAt }: Press,
): Promise<SignInLink> {
  if (!(await context.owners.spend(`press:${id}`, expiresAt))) throw used('the signature')
  return writeLink(context, { fid, address: null, contractChainId: null })
}

/**
 * A link for the account that signed a message of Sign In With Farcaster: a Mini App in a frame has
 * no cookies.
 *
 * @throws ServiceError `unauthorized`, `unavailable`
 */
export async function linkForMessage(
  context: OwnerContext,
  given: { message: string; signature: string },
): Promise<SignInLink> {
  const { signer, nonce, nonceExpiresAt } = await checkSignIn(context, given)
  if (signer.fid === null)
    throw new ServiceError('unauthorized', 'the message names no Farcaster account')
  if (!(await context.owners.spend(nonce, nonceExpiresAt))) throw used('the nonce')
  return writeLink(context, signer)
}

const claimsSchema = z.tuple([
  z.number().int().positive(),
  z.custom<Session['address']>(
    (value) => value === null || (typeof value === 'string' && isAddress(value, { strict: false })),
  ),
  z.number().int().nullable(),
  z.number().int(),
  z.string(),
])

async function writeLink(
  context: OwnerContext,
  { fid, address, contractChainId }: SignedIn,
): Promise<SignInLink> {
  const expiresAt = Math.floor(context.clock() / 1000) + LINK_SECONDS
  const claims = [fid, address, contractChainId, expiresAt, randomBytes(16).toString('hex')]
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const token = `${text}.${(await macOf(context, text)).toString('base64url')}`
  // In the fragment: servers, logs and the Referer header do not see it.
  return { url: `${new URL(context.baseUrl).origin}/me#link=${token}`, expiresAt }
}

/**
 * Signs in by the token of a link.
 *
 * @param given.replaces the token of the session that the browser had: it ends
 * @throws ServiceError `unauthorized` where it is forged, for another service, over, or was used
 *   before in any process
 */
export async function signInByLink(
  context: OwnerContext,
  { link, replaces }: { link: string; replaces: string | null },
): Promise<OpenedSession> {
  const [text = '', mac = '', ...rest] = link.split('.')
  const expected = await macOf(context, text)
  const given = Buffer.from(mac, 'base64url')
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw notOurs()
  const [fid, address, contractChainId, expiresAt, id] = readClaims(text)
  if (expiresAt * 1000 <= context.clock())
    throw new ServiceError('unauthorized', 'the link is over: ask for a new one')
  const opened = await openSession(context, {
    signer: { fid, address, contractChainId },
    nonce: `link:${id}`,
    nonceExpiresAt: expiresAt,
    replaces,
  })
  if (!opened) throw used('the link')
  return opened
}

const notOurs = () => new ServiceError('unauthorized', 'the link is not one of this service')

function readClaims(text: string) {
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  if (!claims.success) throw notOurs()
  return claims.data
}

async function macOf(
  { owners, baseUrl }: Pick<OwnerContext, 'owners' | 'baseUrl'>,
  text: string,
): Promise<Buffer> {
  return createHmac('sha256', await owners.nonceSecret())
    .update(`link\n${new URL(baseUrl).host}\n${text}`)
    .digest()
}
