import { messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import { type Address, decodeAbiParameters, type Hex, pad, parseAbiParameters } from 'viem'
import { z } from 'zod'
import { ask, type FarcasterReader, pages } from './client.ts'
import { hexOrBase64, lowerHex, pageSchema } from './fields.ts'
import type { FidInput } from './messages.ts'

/** An app key that was added without a transaction. Times are unix seconds. */
export interface OffChainKey {
  /** Types of message that it may sign. */
  scopes: Set<number>
  from: number
  until: number
}

/** Who holds a fid. */
export interface Registration {
  custody: Address
  /** Unix seconds. */
  since: number
}

/** Event types come as names, in two spellings, or as numbers. */
const eventType = z.union([z.string(), z.number()])
const eventSchema = z.object({
  fid: z.number(),
  blockNumber: z.number().default(0),
  blockTimestamp: z.number().default(0),
  logIndex: z.number().default(0),
  signerEventBody: z
    .object({
      key: hexOrBase64,
      keyType: z.number().default(1),
      eventType,
      metadata: hexOrBase64.nullish().catch(null),
    })
    .nullish(),
  idRegisterEventBody: z.object({ to: lowerHex, eventType }).nullish(),
})
const eventsSchema = pageSchema.extend({ events: z.array(z.unknown()) })
type ChainEvent = z.infer<typeof eventSchema>

/** The longest that a key which was added without a transaction lasts after its last use. */
const MAX_TTL_SECONDS = 90 * 24 * 60 * 60

const offChainSchema = pageSchema.extend({ signers: z.array(z.unknown()) })
const offChainSignerSchema = z.object({
  source: z.string().regex(/OFFCHAIN$/i),
  key: hexOrBase64,
  keyType: z.literal(1),
  scopes: z.array(z.string()),
  addedAt: z.number().int().positive(),
  expiresAt: z.number().int().positive(),
  ttl: z.number().int().positive().max(MAX_TTL_SECONDS),
})

/**
 * The Ed25519 keys that the Key Registry ever added for the fid, removed ones included: messages
 * outlive their key. What an administrator reset was not the fid's own doing.
 */
export async function getOnChainKeys(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
): Promise<Set<Hex>> {
  const query = { fid: String(fid), event_type: 'EVENT_TYPE_SIGNER' }
  const keys = new Set<Hex>()
  for (const { key, eventType: type } of await getSignerEvents(client, 'onChainEventsByFid', {
    fid,
    query,
    ...options,
  })) {
    if (isType(type, 1, /(^|_)ADD$/i)) keys.add(key)
    else if (isType(type, 3, /(^|_)ADMIN_RESET$/i)) keys.delete(key)
  }
  return keys
}

/** Whether an Ed25519 key may sign for a fid now, by the Key Registry. */
export async function isSigner(
  client: FarcasterReader,
  { fid, key, ...options }: FidInput & { key: Hex },
): Promise<boolean> {
  const query = { fid: String(fid) }
  return isAdded(
    await getSignerEvents(client, 'onChainSignersByFid', { fid, query, ...options }),
    key,
  )
}

/** An app key of a fid, and the client that asked for it. */
export interface AppKey {
  /** By the signed request in the Key Registry; null where the node does not tell. */
  clientFid: number | null
}

/** The app key of a fid, where it may sign now; null where it may not. */
export async function getAppKey(
  client: FarcasterReader,
  { fid, key, ...options }: FidInput & { key: Hex },
): Promise<AppKey | null> {
  const query = { fid: String(fid) }
  const events = await getSignerEvents(client, 'onChainSignersByFid', { fid, query, ...options })
  if (!isAdded(events, key)) return null
  const { metadata } = events.findLast((event) => event.key === key.toLowerCase()) ?? {}
  return { clientFid: metadata ? requesterOf(metadata) : null }
}

const keyRequest = parseAbiParameters(
  '(uint256 requestFid, address requestSigner, bytes signature, uint256 deadline)',
)

/** Who signed the request for a key: `SignedKeyRequestMetadata` of Farcaster's contracts. */
function requesterOf(metadata: Hex): number | null {
  try {
    const [{ requestFid }] = decodeAbiParameters(keyRequest, metadata)
    return requestFid <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(requestFid) : null
  } catch {
    return null
  }
}

/**
 * Whether an address may sign in for a fid now, as an auth address in the Key Registry (a key of
 * type 2).
 */
export async function isAuthAddress(
  client: FarcasterReader,
  { fid, address, ...options }: FidInput & { address: Address },
): Promise<boolean> {
  const query = { fid: String(fid), event_type: 'EVENT_TYPE_SIGNER' }
  const events = await getSignerEvents(client, 'onChainEventsByFid', {
    fid,
    query,
    keyType: AUTH_ADDRESS,
    ...options,
  })
  return isAdded(events, pad(address, { size: 32 }))
}

const APP_KEY = 1
const AUTH_ADDRESS = 2

type SignerEvent = NonNullable<ChainEvent['signerEventBody']>

function isAdded(events: readonly SignerEvent[], key: Hex): boolean {
  const last = events.findLast((event) => event.key === key.toLowerCase())
  return last !== undefined && isType(last.eventType, 1, /(^|_)ADD$/i)
}

/**
 * What happened to the keys of a fid, in the order of the chain; by default to its Ed25519 keys.
 */
async function getSignerEvents(
  client: FarcasterReader,
  name: string,
  {
    fid,
    keyType = APP_KEY,
    ...call
  }: FidInput & { query: Record<string, string>; keyType?: number },
): Promise<SignerEvent[]> {
  const found: unknown[] = []
  for await (const { events } of pages(client, name, { ...call, schema: eventsSchema }))
    found.push(...events)
  return readEvents(found).flatMap(({ fid: of, signerEventBody: body }) =>
    of === fid && body?.keyType === keyType ? [body] : [],
  )
}

/** Keys that were added without a transaction, as the node tells. Older nodes know of none. */
export async function getOffChainKeys(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
): Promise<Map<Hex, OffChainKey>> {
  const call = {
    ...options,
    query: { fid: String(fid) },
    schema: offChainSchema.catch({ signers: [] }),
    isOptional: true,
  }
  const all: unknown[] = []
  for await (const { signers } of pages(client, 'signersByFid', call)) all.push(...signers)
  const keys = all.flatMap((signer) => offChainSignerSchema.safeParse(signer).data ?? [])
  return new Map(
    keys.map(({ key, scopes, addedAt, expiresAt }) => [
      key,
      {
        scopes: new Set(scopes.flatMap((scope) => scopeTypes[scope] ?? [])),
        from: addedAt,
        until: expiresAt,
      },
    ]),
  )
}

/** Who holds the fid, by the id registry; undefined where the node does not tell. */
export async function getRegistration(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
): Promise<Registration | undefined> {
  const query = { fid: String(fid), event_type: 'EVENT_TYPE_ID_REGISTER' }
  const page = await ask(client, 'onChainEventsByFid', {
    ...options,
    query,
    schema: eventsSchema,
    isOptional: true,
  })
  const event = readEvents(page?.events ?? []).findLast(
    (one) => one.fid === fid && isRegistration(one),
  )
  return event?.idRegisterEventBody
    ? { custody: event.idRegisterEventBody.to as Address, since: event.blockTimestamp }
    : undefined
}

/** The fid whose custody address it is; null: it is none's. */
export async function getCustodyFid(
  client: FarcasterReader,
  { address, ...options }: { address: Address; signal?: AbortSignal },
): Promise<number | null> {
  const event = await ask(client, 'onChainIdRegistryEventByAddress', {
    ...options,
    query: { address },
    schema: eventSchema,
  })
  return event?.idRegisterEventBody?.to === address.toLowerCase() && event.fid > 0
    ? event.fid
    : null
}

const inChainOrder = (a: ChainEvent, b: ChainEvent) =>
  a.blockNumber - b.blockNumber || a.logIndex - b.logIndex

const readEvents = (events: unknown[]): ChainEvent[] =>
  events.flatMap((event) => eventSchema.safeParse(event).data ?? []).toSorted(inChainOrder)

const scopeTypes: Record<string, number> = {
  MESSAGE_TYPE_USER_DATA_ADD: messageTypes.userDataAdd,
  MESSAGE_TYPE_VERIFICATION_ADD_ETH_ADDRESS: messageTypes.verificationAddAddress,
  MESSAGE_TYPE_VERIFICATION_REMOVE: messageTypes.verificationRemove,
  MESSAGE_TYPE_USERNAME_PROOF: messageTypes.usernameProof,
}

const isType = (given: string | number, number: number, spelling: RegExp): boolean =>
  typeof given === 'number' ? given === number : spelling.test(given)

/** Registrations and transfers say who holds a fid; a change of the recovery address does not. */
const isRegistration = ({ idRegisterEventBody: body }: ChainEvent): boolean =>
  body?.to.length === 42 &&
  (isType(body.eventType, 1, /(^|_)REGISTER$/i) || isType(body.eventType, 2, /(^|_)TRANSFER$/i))
