import { type Address, type Hex, pad } from 'viem'
import { z } from 'zod'
import { ask, type FarcasterReader, pages } from './client.ts'
import { hexOrBase64, lowerHex, pageSchema } from './fields.ts'
import type { FidInput } from './messages.ts'

/** The holder of a fid. */
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

/** Returns all Ed25519 keys ever added for the fid, as messages outlive removal; no reset ones. */
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

/** Checks whether an address is an auth address of a fid in the Key Registry (a key of type 2). */
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

/** Returns the events of a fid's keys in the order of the chain; by default of its Ed25519 keys. */
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

/** Returns the holder of the fid by the id registry; undefined if the node does not report it. */
export async function getRegistration(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
): Promise<Registration | undefined> {
  const query = { fid: String(fid), event_type: 'EVENT_TYPE_ID_REGISTER' }
  const page = await ask(client, 'onChainEventsByFid', {
    ...options,
    query,
    schema: eventsSchema,
  })
  const event = readEvents(page?.events ?? []).findLast(
    (one) => one.fid === fid && isRegistration(one),
  )
  return event?.idRegisterEventBody
    ? { custody: event.idRegisterEventBody.to as Address, since: event.blockTimestamp }
    : undefined
}

/** Returns a fid that the address holds, or once held; null if the node knows none. */
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

const isType = (given: string | number, number: number, spelling: RegExp): boolean =>
  typeof given === 'number' ? given === number : spelling.test(given)

/** Registrations and transfers say who holds a fid; a change of the recovery address does not. */
const isRegistration = ({ idRegisterEventBody: body }: ChainEvent): boolean =>
  body?.to.length === 42 &&
  (isType(body.eventType, 1, /(^|_)REGISTER$/i) || isType(body.eventType, 2, /(^|_)TRANSFER$/i))
