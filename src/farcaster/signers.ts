import { messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import { messageTypeOf } from '@whocast/evidence/forms/farcaster-message-schema.ts'
import { MAX_KEY_TTL_SECONDS } from '@whocast/evidence/forms/key-message.ts'
import { decodeAbiParameters, type Hex } from 'viem'
import { z } from 'zod'
import { ask, type FarcasterReader, pages } from './client.ts'
import { hexOrBase64, pageSchema } from './fields.ts'
import type { KeyGrant } from './gasless-keys.ts'
import { keyRequestMetadata } from './key-request.ts'
import type { FidInput } from './messages.ts'

/** An app key of a fid that may sign now, and the client that requested it. */
interface AppKey {
  /** By the signed request for the key; null where the node does not report it. */
  clientFid: number | null
}

const pageOfSigners = pageSchema.extend({
  signers: z.array(z.unknown()),
  currentUserNonce: z.number().int().nonnegative().optional(),
})

const APP_KEY = 1
const onChainSchema = z.object({
  source: z.string().regex(/ONCHAIN$/i),
  key: hexOrBase64,
  keyType: z.literal(APP_KEY).default(APP_KEY),
  onChainEvent: z
    .object({
      signerEventBody: z.object({ metadata: hexOrBase64.nullish().catch(null) }).nullish(),
    })
    .nullish()
    .catch(null),
})
const time = z.number().int().positive()
const offChainSchema = z.object({
  source: z.string().regex(/OFFCHAIN$/i),
  key: hexOrBase64,
  keyType: z.literal(APP_KEY),
  scopes: z.array(z.string()),
  addedAt: time,
  expiresAt: time,
  ttl: time.max(MAX_KEY_TTL_SECONDS),
  nonce: z.number().int().nonnegative().default(0),
  requestFid: time.nullish().catch(null),
})

interface RegisteredKey extends AppKey {
  /** Types of message that it may sign; null for keys that were added on chain: all of them. */
  scopes: readonly number[] | null
  /** Unix seconds; null for keys that were added on chain. Each use extends it. */
  expiresAt: number | null
}

/** Returns an app key of a fid, even if it has expired; null if the node does not list it. */
export async function getRegisteredKey(
  client: FarcasterReader,
  { key, ...input }: FidInput & { key: Hex },
): Promise<RegisteredKey | null> {
  const isKey = (one: { key: Hex }) => one.key === key.toLowerCase()
  const signers = (await getSigners(client, input)) ?? []
  const onChain = signers.flatMap((one) => onChainSchema.safeParse(one).data ?? []).find(isKey)
  if (onChain) {
    const metadata = onChain.onChainEvent?.signerEventBody?.metadata
    return { clientFid: metadata ? requesterOf(metadata) : null, scopes: null, expiresAt: null }
  }
  const offChain = signers.flatMap((one) => offChainSchema.safeParse(one).data ?? []).find(isKey)
  if (!offChain) return null
  const { requestFid, scopes, expiresAt } = offChain
  return { clientFid: requestFid ?? null, scopes: toScopes(scopes), expiresAt }
}

/**
 * Returns the app key of a fid if it may sign messages of a type for the fid now, else null. A key
 * that was added on chain may; one that a message added may until its end, where the type is among
 * its scopes. Presses in Snaps and events of Mini Apps are no messages and have no type of their
 * own: they are taken as `FRAME_ACTION`.
 *
 * @param input.now unix seconds
 */
export async function getAppKey(
  client: FarcasterReader,
  {
    now,
    type = messageTypes.frameAction,
    ...input
  }: FidInput & { key: Hex; now: number; type?: number },
): Promise<AppKey | null> {
  const found = await getRegisteredKey(client, input)
  if (!found || hasExpired(found, now) || !allowsType(found, type)) return null
  return { clientFid: found.clientFid }
}

/** @param now unix seconds */
export const hasExpired = ({ expiresAt }: RegisteredKey, now: number): boolean =>
  expiresAt !== null && expiresAt < now

/** Returns true if the key may sign messages of a type. */
export const allowsType = ({ scopes }: RegisteredKey, type: number): boolean =>
  scopes === null || scopes.includes(type)

function requesterOf(metadata: Hex): number | null {
  try {
    const [{ requestFid }] = decodeAbiParameters(keyRequestMetadata, metadata)
    return requestFid <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(requestFid) : null
  } catch {
    return null
  }
}

/** Returns the nonce of the next message that adds a key; null from nodes without such messages. */
export async function getNextKeyNonce(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
): Promise<number | null> {
  const call = { ...options, query: { fid: String(fid) }, schema: pageOfSigners, isOptional: true }
  const nonce = (await ask(client, 'signersByFid', call))?.currentUserNonce
  return nonce === undefined ? null : nonce + 1
}

/** Returns the keys added by messages that are listed; null from nodes without such keys. */
export async function getKeyGrants(
  client: FarcasterReader,
  input: FidInput,
): Promise<KeyGrant[] | null> {
  const signers = await getSigners(client, input, true)
  if (signers === null) return null
  return signers.flatMap((one) => {
    const found = offChainSchema.safeParse(one).data
    if (!found) return []
    const { key, nonce, addedAt, expiresAt: until } = found
    const scopes = toScopes(found.scopes)
    return [{ fid: input.fid, key, nonce, scopes, addedAt, until, removedAt: null }]
  })
}

async function getSigners(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
  isOptional = false,
): Promise<unknown[] | null> {
  const call = { ...options, query: { fid: String(fid) }, schema: pageOfSigners, isOptional }
  let all: unknown[] | null = null
  for await (const { signers } of pages(client, 'signersByFid', call))
    all = [...(all ?? []), ...signers]
  return all
}

/** Types that are not known here are left out: nothing of such a type is read. */
const toScopes = (names: readonly string[]): number[] =>
  names.flatMap((name) => messageTypeOf(name) ?? [])
