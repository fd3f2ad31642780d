import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { type FarcasterMessage, messageTypes, parseMessage } from '../../domain/farcaster-message.ts'
import { isUsername } from '../../domain/identifier.ts'
import { type AskOptions, SourceError } from '../../domain/ports/source.ts'
import { hubRefusal, saysNotFound } from '../../farcaster/hub-refusal.ts'
import type { HttpJson, JsonAnswer } from '../../net/http-json.ts'

/** The source's name, in findings and errors. */
export const name = 'snapchain'

/** Pages of one list that are read at most. */
const MAX_PAGES = 20

/** The longest that a key which was added without a transaction lasts after its last use. */
const MAX_TTL_SECONDS = 90 * 24 * 60 * 60

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

/** A name that somebody is said to hold, with the signature that says so. */
export interface NameProof {
  name: string
  owner: Address
  timestamp: number
  signature: Hex
  fid: number
  kind: 'fname' | 'ens' | 'basename'
}

const lowerHex = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform((text) => text.toLowerCase() as Hex)
const address = lowerHex.refine((text) => text.length === 42) as z.ZodType<Address, string>
const hexOrBase64 = z.string().transform((text, context): Hex => {
  if (/^0x([0-9a-fA-F]{2})*$/.test(text)) return text.toLowerCase() as Hex
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) context.addIssue('no bytes')
  return `0x${bytes.toString('hex')}`
})

const nameKinds: Record<string, NameProof['kind']> = {
  USERNAME_TYPE_FNAME: 'fname',
  USERNAME_TYPE_ENS_L1: 'ens',
  USERNAME_TYPE_BASENAME: 'basename',
  1: 'fname',
  2: 'ens',
  3: 'basename',
}

const proofSchema = z.object({
  name: z.string().min(1).max(255),
  owner: address,
  timestamp: z.number().int().positive(),
  signature: hexOrBase64,
  fid: z.number().int().positive(),
  type: z.union([z.string(), z.number()]),
})

const pageSchema = z.object({ nextPageToken: z.string().nullish() })
const messagesSchema = pageSchema.extend({ messages: z.array(z.unknown()) })

/** Event types come as names, in two spellings, or as numbers. */
const eventType = z.union([z.string(), z.number()])
const eventSchema = z.object({
  fid: z.number(),
  blockNumber: z.number().default(0),
  blockTimestamp: z.number().default(0),
  logIndex: z.number().default(0),
  signerEventBody: z.object({ key: hexOrBase64, keyType: z.number().default(1), eventType }).nullish(),
  idRegisterEventBody: z.object({ to: lowerHex, eventType }).nullish(),
})
const eventsSchema = pageSchema.extend({ events: z.array(z.unknown()) })
type ChainEvent = z.infer<typeof eventSchema>

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

const inChainOrder = (a: ChainEvent, b: ChainEvent) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex

/** The calls in use, each read into our own form. A refusal that is not "not found" throws. */
export function createSnapchainNode(http: Pick<HttpJson, 'get'>) {
  const failure = (call: string, { status, body }: JsonAnswer) =>
    new SourceError(name, `${call} answered ${status}: ${hubRefusal(body)}`)

  /** null: the node says that there is none. */
  async function ask<T>(
    call: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
    options: AskOptions,
  ): Promise<T | null> {
    const answer = await http.get(call, query, options)
    if (answer.status !== 200) {
      if (isNotFound(answer)) return null
      throw failure(call, answer)
    }
    const parsed = schema.safeParse(answer.body)
    if (!parsed.success) throw new SourceError(name, `${call} answered with something else`, { cause: parsed.error })
    return parsed.data
  }

  async function pages<Page extends { nextPageToken?: string | null | undefined }>(
    call: string,
    query: Record<string, string>,
    schema: z.ZodType<Page>,
    options: AskOptions,
  ): Promise<Page[]> {
    const all: Page[] = []
    let pageToken: string | undefined
    do {
      const page = await ask(call, { ...query, ...(pageToken ? { pageToken } : {}) }, schema, options)
      if (page === null) break
      all.push(page)
      pageToken = page.nextPageToken || undefined
    } while (pageToken !== undefined && all.length < MAX_PAGES)
    return all
  }

  const readEvents = (events: unknown[]): ChainEvent[] =>
    events.flatMap((event) => eventSchema.safeParse(event).data ?? []).toSorted(inChainOrder)

  return {
    async messages(call: 'userDataByFid' | 'verificationsByFid', fid: number, options: AskOptions): Promise<FarcasterMessage[]> {
      const found = await pages(call, { fid: String(fid) }, messagesSchema, options)
      return found.flatMap(({ messages }) => messages.flatMap((message) => parseMessage(message) ?? []))
    },

    /**
     * The Ed25519 keys that the Key Registry ever added for the fid, removed ones included: messages outlive their key. What an
     * administrator reset was not the fid's own doing.
     */
    async onChainKeys(fid: number, options: AskOptions): Promise<Set<Hex>> {
      const query = { fid: String(fid), event_type: 'EVENT_TYPE_SIGNER' }
      const found = await pages('onChainEventsByFid', query, eventsSchema, options)
      const keys = new Set<Hex>()
      for (const { fid: of, signerEventBody: body } of readEvents(found.flatMap(({ events }) => events))) {
        if (of !== fid || !body || body.keyType !== 1) continue
        if (isType(body.eventType, 1, /(^|_)ADD$/i)) keys.add(body.key)
        else if (isType(body.eventType, 3, /(^|_)ADMIN_RESET$/i)) keys.delete(body.key)
      }
      return keys
    },

    /** Keys that were added without a transaction, as the node tells. Older nodes know of none. */
    async offChainKeys(fid: number, options: AskOptions): Promise<Map<Hex, OffChainKey>> {
      const all: unknown[] = []
      let pageToken: string | undefined
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const { status, body } = await http.get(
          'signersByFid',
          { fid: String(fid), ...(pageToken ? { pageToken } : {}) },
          options,
        )
        const parsed = status === 200 ? offChainSchema.safeParse(body).data : undefined
        all.push(...(parsed?.signers ?? []))
        pageToken = parsed?.nextPageToken || undefined
        if (pageToken === undefined) break
      }
      const keys = all.flatMap((signer) => offChainSignerSchema.safeParse(signer).data ?? [])
      return new Map(
        keys.map(({ key, scopes, addedAt, expiresAt }) => [
          key,
          { scopes: new Set(scopes.flatMap((scope) => scopeTypes[scope] ?? [])), from: addedAt, until: expiresAt },
        ]),
      )
    },

    async proofs(fid: number, options: AskOptions): Promise<NameProof[]> {
      const found = await ask('userNameProofsByFid', { fid: String(fid) }, z.object({ proofs: z.array(z.unknown()) }), options)
      return (found?.proofs ?? []).flatMap((proof) => readProof(proof) ?? [])
    },

    /** The fid that the node says has the name. */
    async nameHolder(fname: string, options: AskOptions): Promise<number | null> {
      const proof = await ask('userNameProofByName', { name: fname }, proofSchema, options)
      return proof?.name === fname ? proof.fid : null
    },

    /** Who holds the fid, by the id registry; undefined where the node does not tell. */
    async registration(fid: number, options: AskOptions): Promise<Registration | undefined> {
      const query = { fid: String(fid), event_type: 'EVENT_TYPE_ID_REGISTER' }
      const { status, body } = await http.get('onChainEventsByFid', query, options)
      const parsed = status === 200 ? eventsSchema.safeParse(body) : undefined
      if (parsed && !parsed.success) throw new SourceError(name, 'onChainEventsByFid answered with something else')
      const event = readEvents(parsed?.data.events ?? []).findLast((one) => one.fid === fid && isRegistration(one))
      return event?.idRegisterEventBody
        ? { custody: event.idRegisterEventBody.to as Address, since: event.blockTimestamp }
        : undefined
    },

    /** The fid of a custody address. */
    async custodyFid(of: Address, options: AskOptions): Promise<number | null> {
      const event = await ask('onChainIdRegistryEventByAddress', { address: of }, eventSchema, options)
      return event?.idRegisterEventBody?.to === of && event.fid > 0 ? event.fid : null
    },
  }
}

export type SnapchainNode = ReturnType<typeof createSnapchainNode>

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
  body?.to.length === 42 && (isType(body.eventType, 1, /(^|_)REGISTER$/i) || isType(body.eventType, 2, /(^|_)TRANSFER$/i))

function readProof(json: unknown): NameProof | null {
  const parsed = proofSchema.safeParse(json).data
  const kind = parsed ? nameKinds[parsed.type] : undefined
  const isRight = parsed && kind && isUsername(parsed.name) && (kind === 'fname') === !parsed.name.includes('.')
  return isRight ? { ...parsed, kind } : null
}

/** A text instead of JSON is no hub's answer: somebody else is at that address. */
const isNotFound = ({ status, body }: JsonAnswer): boolean =>
  (status === 400 || status === 404) && typeof body !== 'string' && saysNotFound(body)
