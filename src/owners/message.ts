import { ServiceError } from '@whocast/contract/error.ts'
import { MAX_MESSAGE } from '@whocast/evidence/forms/owner-decision.ts'
import type { Address } from 'viem'
import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe'
import { expiryOf, NONCE_SECONDS } from './nonce.ts'

const AHEAD_SECONDS = 60

export interface MessageContext {
  baseUrl: string
  nonceSecret: string
  /** The chains that a message may name. */
  chains: ReadonlySet<number>
  /** Unix seconds. */
  now: number
}

/** A message of EIP-4361 for us, not used as far as it tells; its signature is unchecked. */
export interface CheckedMessage {
  text: string
  /** In lower case. */
  address: Address
  chainId: number
  nonce: string
  /** Unix seconds. */
  nonceExpiresAt: number
  issuedAt: number
  resources: readonly string[]
}

const NOT_EIP_4361 = 'the message is not one of EIP-4361'
/** How often a message may contain `URI: `, in its statement too. */
const MAX_URIS = 4

const refuse = (why: string) => new ServiceError('unauthorized', why)

/**
 * Reads a message of EIP-4361 and checks all that it says: domain, URI, version, chain, times,
 * nonce.
 *
 * @throws ServiceError `unauthorized` that says what is wrong with it
 */
export function checkMessage(context: MessageContext, text: string): CheckedMessage {
  if (text.length > MAX_MESSAGE) throw refuse('the message is too long')
  const message = readMessage(text)
  const { host, origin, protocol } = new URL(context.baseUrl)
  if (message.domain !== host) throw refuse(`the message is for ${message.domain}, not for ${host}`)
  if (message.scheme !== undefined && `${message.scheme}:` !== protocol)
    throw refuse('the message is for another scheme')
  if (originOf(message.uri) !== origin) throw refuse(`the URI of the message is not of ${origin}`)
  if (!context.chains.has(message.chainId)) {
    throw refuse(
      `the message is for chain ${message.chainId}; here it is one of ${[...context.chains].join(', ')}`,
    )
  }
  const issuedAt = checkTimes(message, context.now)
  const nonceExpiresAt = expiryOf(
    { secret: context.nonceSecret, domain: host, now: context.now },
    message.nonce,
  )
  if (nonceExpiresAt === null)
    throw refuse('the nonce is not ours, or it is over: ask for a new one')
  return {
    text,
    address: message.address.toLowerCase() as Address,
    chainId: message.chainId,
    nonce: message.nonce,
    nonceExpiresAt,
    issuedAt,
    resources: message.resources ?? [],
  }
}

/** Serialised again, as viem's parser ignores text that would be signed and not read. */
function readMessage(text: string): SiweMessage {
  let message: SiweMessage
  let again: string
  // The parser looks for the rest of a message after each of these.
  if (text.split('URI: ', MAX_URIS + 2).length > MAX_URIS + 1) throw refuse(NOT_EIP_4361)
  try {
    message = parseSiweMessage(text) as SiweMessage
    again = createSiweMessage(message)
  } catch (cause) {
    throw new ServiceError('unauthorized', NOT_EIP_4361, { cause })
  }
  if (withoutTimes(again) !== withoutTimes(text)) throw refuse(NOT_EIP_4361)
  return message
}

const withoutTimes = (text: string): string =>
  text.replaceAll(/^(Issued At|Expiration Time|Not Before): .*$/gm, '$1').toLowerCase()

function originOf(uri: string): string | null {
  try {
    return new URL(uri).origin
  } catch {
    return null
  }
}

function checkTimes({ issuedAt, expirationTime, notBefore }: SiweMessage, now: number): number {
  const issued = issuedAt === undefined ? Number.NaN : issuedAt.getTime() / 1000
  if (!(issued <= now + AHEAD_SECONDS)) throw refuse('the message is from the future')
  if (!(issued >= now - NONCE_SECONDS - AHEAD_SECONDS)) throw refuse('the message is too old')
  if (expirationTime !== undefined && !(expirationTime.getTime() / 1000 > now))
    throw refuse('the message has expired')
  if (notBefore !== undefined && !(notBefore.getTime() / 1000 <= now))
    throw refuse('the message is not valid yet')
  return Math.floor(issued)
}
