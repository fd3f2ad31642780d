import { bytesToHex, type Hex } from 'viem'
import * as core from '../reference/farcaster-core.ts'
import {
  bytesToBase58,
  type CastId,
  Message,
  type MessageData,
  MessageType,
  Protocol,
  validations,
} from '../reference/farcaster-core.ts'
import { keyAddJson, keyRemoveJson } from './key-messages.ts'
import { addedKeysOf, maySign, nonceOf, rejectionOfKeyAdd } from './node-keys.ts'
import type { GaslessKey, Person, Proof, World } from './people.ts'
import {
  type StandIn,
  type StandInAnswer,
  type StandInOptions,
  type StandInRequest,
  startStandIn,
} from './stand-in.ts'
import { createWorldEvents, WORLD_SHARDS, worldShardOf } from './world-events.ts'

/** A stand-in of Snapchain's HTTP API over a {@link World}, in the shapes of its server. */
export interface SnapchainStandIn extends StandIn {
  /** Casts that it holds, oldest first: what was submitted, and what tests put there. */
  casts: Message[]
  /**
   * Changes what one route (`userDataByFid`) answers from now on; null: the truth again. A text as the
   * lie of `submitMessage` is the reason why it refuses.
   */
  lie(route: string, change: Lie | null): void
  /** How often a route was called since the last reset. */
  calls(route?: string): number
}

export type Lie = (answer: unknown, query: URLSearchParams) => unknown

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A refusal, as its server words it: always 400, whatever the reason. */
const refusal = (error: string, code: string, message: string): StandInAnswer => ({
  status: 400,
  body: {
    error,
    error_detail: `status: ${code}, message: "${message}", details: [], metadata: MetadataMap { headers: {} }`,
  },
})

class NotFound extends Error {}

/** Addresses and block hashes as each chain writes them. */
const chainText = (protocol: Protocol, bytes: Uint8Array): string =>
  protocol === Protocol.SOLANA ? bytesToBase58(bytes)._unsafeUnwrap() : bytesToHex(bytes)

const castIdJson = ({ fid, hash }: CastId) => ({ fid, hash: bytesToHex(hash) })

function dataJson(data: MessageData): Record<string, unknown> {
  const json: Record<string, unknown> = {
    type: core.messageTypeToJSON(data.type),
    fid: data.fid,
    timestamp: data.timestamp,
    network: core.farcasterNetworkToJSON(data.network),
  }
  const {
    castAddBody,
    castRemoveBody,
    verificationAddAddressBody,
    verificationRemoveBody,
    frameActionBody,
  } = data
  if (castAddBody) {
    json.castAddBody = {
      embedsDeprecated: castAddBody.embedsDeprecated,
      mentions: castAddBody.mentions,
      parentCastId: castAddBody.parentCastId ? castIdJson(castAddBody.parentCastId) : null,
      parentUrl: castAddBody.parentUrl ?? null,
      text: castAddBody.text,
      embeds: castAddBody.embeds.map(({ url, castId }) =>
        castId ? { castId: castIdJson(castId) } : { url: url ?? '' },
      ),
      mentionsPositions: castAddBody.mentionsPositions,
      type: core.castTypeToJSON(castAddBody.type),
    }
  }
  if (castRemoveBody) json.castRemoveBody = { targetHash: base64(castRemoveBody.targetHash) }
  if (verificationAddAddressBody) {
    const { address, claimSignature, blockHash, verificationType, chainId, protocol } =
      verificationAddAddressBody
    json.verificationAddAddressBody = {
      address: chainText(protocol, address),
      claimSignature: base64(claimSignature),
      blockHash: chainText(protocol, blockHash),
      type: verificationType,
      chainId,
      protocol: core.protocolToJSON(protocol),
    }
  }
  if (verificationRemoveBody) {
    json.verificationRemoveBody = {
      address: chainText(verificationRemoveBody.protocol, verificationRemoveBody.address),
      protocol: core.protocolToJSON(verificationRemoveBody.protocol),
    }
  }
  if (data.userDataBody) {
    json.userDataBody = {
      type: core.userDataTypeToJSON(data.userDataBody.type),
      value: data.userDataBody.value,
    }
  }
  if (data.usernameProofBody) {
    const { timestamp, name, owner, signature, fid, type } = data.usernameProofBody
    json.usernameProofBody = {
      timestamp,
      name: new TextDecoder().decode(name),
      owner: bytesToHex(owner),
      signature: base64(signature),
      fid,
      type: core.userNameTypeToJSON(type),
    }
  }
  if (data.keyAddBody) json.keyAddBody = keyAddJson(data.keyAddBody, core.messageTypeToJSON)
  if (data.keyRemoveBody) json.keyRemoveBody = keyRemoveJson(data.keyRemoveBody)
  if (frameActionBody) {
    const { url, buttonIndex, castId, inputText, state, transactionId, address } = frameActionBody
    json.frameActionBody = {
      url: base64(url),
      buttonIndex,
      ...(castId ? { castId: castIdJson(castId) } : {}),
      inputText: base64(inputText),
      state: base64(state),
      transactionId: base64(transactionId),
      address: bytesToHex(address),
    }
  }
  return json
}

/** A message as Snapchain's HTTP server writes it: without the signed bytes. */
export function hubJson(message: Message): unknown {
  if (!message.data) throw new Error('a message without data')
  return {
    data: dataJson(message.data),
    hash: bytesToHex(message.hash),
    hashScheme: 'HASH_SCHEME_BLAKE3',
    signature: base64(message.signature),
    signatureScheme: 'SIGNATURE_SCHEME_ED25519',
    signer: bytesToHex(message.signer),
  }
}

const proofJson = ({ name, owner, timestamp, signature, fid, type }: Proof) => ({
  timestamp,
  name,
  owner,
  signature: Buffer.from(signature.slice(2), 'hex').toString('base64'),
  fid,
  type: core.userNameTypeToJSON(type),
})

const eventJson = (person: Person, index: number, body: Record<string, unknown>, type: string) => ({
  type,
  chainId: 10,
  blockNumber: 100_000_000 + person.fid,
  blockHash: `0x${'0b'.repeat(32)}`,
  blockTimestamp: person.registeredAt,
  transactionHash: `0x${'0c'.repeat(32)}`,
  logIndex: index,
  fid: person.fid,
  ...body,
  tier_purchase_event_body: null,
  txIndex: 0,
  version: 0,
})

const idRegisterJson = (person: Person) =>
  eventJson(
    person,
    0,
    {
      idRegisterEventBody: {
        to: person.custody.address.toLowerCase(),
        eventType: 'Register',
        from: '0x',
        recoveryAddress: `0x${'00'.repeat(20)}`,
      },
    },
    'EVENT_TYPE_ID_REGISTER',
  )

const signerJson = (person: Person, key: Hex, logIndex: number, eventType: string) =>
  eventJson(
    person,
    logIndex,
    { signerEventBody: { key, keyType: 1, eventType, metadata: '', metadataType: 1 } },
    'EVENT_TYPE_SIGNER',
  )

/** Every event of a person's keys, oldest first: the history outlives a key's removal. */
const keyHistory = (person: Person) =>
  person.signers.flatMap(({ key, isRemoved }, index) => [
    signerJson(person, key, 1 + 2 * index, 'SIGNER_EVENT_TYPE_ADD'),
    ...(isRemoved ? [signerJson(person, key, 2 + 2 * index, 'SIGNER_EVENT_TYPE_REMOVE')] : []),
  ])

const gaslessKeyJson = (
  fid: number,
  { key, scopes, ttl, addedAt, lastUsedAt }: GaslessKey,
  nonce: number,
) => ({
  source: 'SIGNER_SOURCE_OFFCHAIN',
  key,
  keyType: 1,
  fid,
  addedAt,
  lastUsedAt,
  ttl,
  expiresAt: lastUsedAt + ttl,
  scopes,
  requestFid: 9152,
  nonce,
})

/**
 * What is current of a fid: the last word on each verified address, and on each kind of user data.
 */
function verificationsOf(person: Person): Message[] {
  const current = new Map<string, Message>()
  for (const message of person.messages) {
    const add = message.data?.verificationAddAddressBody
    const removal = message.data?.verificationRemoveBody
    if (add) current.set(bytesToHex(add.address), message)
    if (removal) current.delete(bytesToHex(removal.address))
  }
  return [...current.values()]
}

function userDataOf(person: Person): Message[] {
  const current = new Map<number, Message>()
  for (const message of person.messages) {
    const type = message.data?.userDataBody?.type
    if (type !== undefined) current.set(type, message)
  }
  return [...current.values()]
}

/** Pages as its server does: `pageSize`, and a token that is where the next page begins. */
function page<T>(
  items: T[],
  query: URLSearchParams,
  maxPageSize: number,
): { items: T[]; next: { nextPageToken?: string } } {
  const size = Math.min(Number(query.get('pageSize') ?? maxPageSize), maxPageSize)
  const token = query.get('pageToken')
  const start = token ? Number(Buffer.from(token, 'base64').toString()) : 0
  const end = start + size
  return {
    items: items.slice(start, end),
    next: end < items.length ? { nextPageToken: Buffer.from(String(end)).toString('base64') } : {},
  }
}

/**
 * Starts a stand-in of Snapchain over a world, which may change while it runs.
 */
export async function startSnapchain(
  world: World,
  options: StandInOptions = {},
  { maxPageSize = 1000 }: { maxPageSize?: number } = {},
): Promise<SnapchainStandIn> {
  const lies = new Map<string, Lie>()
  const casts: Message[] = []
  const nobody: Person[] = []

  const personOf = (query: URLSearchParams): Person[] => {
    const person = world.people.get(Number(query.get('fid')))
    return person ? [person] : nobody
  }
  const messagesOf = (all: Message[], query: URLSearchParams) => {
    const { items, next } = page(all, query, maxPageSize)
    return { messages: items.map(hubJson), ...next }
  }
  const fidsOf = (shard: number) =>
    [...world.people.keys()].filter((fid) => worldShardOf(fid) === shard).sort((a, b) => a - b)
  const eventsOf = createWorldEvents(
    world,
    {
      message: hubJson,
      proof: proofJson,
      registration: idRegisterJson,
    },
    () => casts,
  )
  const inOrder = (all: Message[], query: URLSearchParams) =>
    query.get('reverse') === 'true' ? all.toReversed() : all

  const routes: Record<string, (query: URLSearchParams) => unknown> = {
    info: () => ({
      dbStats: null,
      numShards: WORLD_SHARDS,
      shardInfos: Array.from({ length: WORLD_SHARDS }, (_, index) => ({
        shardId: index + 1,
        maxHeight: 1,
        numMessages: 1,
        numFidRegistrations: fidsOf(index + 1).length,
        blockDelay: 0,
      })),
      version: 'stand-in',
      peer_id: '',
      nextEngineVersionTimestamp: 0,
    }),
    fids: (query) => {
      const { items, next } = page(fidsOf(Number(query.get('shard_id'))), query, maxPageSize)
      return { fids: items, ...next }
    },
    events: (query) => {
      const all = eventsOf(Number(query.get('shard_index')))
      const from = Number(query.get('from_event_id') ?? 0)
      const events =
        query.get('reverse') === 'true' ? all.toReversed() : all.filter(({ id }) => id >= from)
      const { items, next } = page(events, query, maxPageSize)
      return { events: items, ...next }
    },
    userDataByFid: (query) => messagesOf(personOf(query).flatMap(userDataOf), query),
    verificationsByFid: (query) => messagesOf(personOf(query).flatMap(verificationsOf), query),
    userNameProofsByFid: (query) => ({
      proofs: personOf(query).flatMap(({ proofs }) => proofs.map(proofJson)),
    }),
    userNameProofByName: (query) => {
      const name = query.get('name')
      const proof = [...world.people.values()]
        .flatMap(({ proofs }) => proofs)
        .findLast((one) => one.name === name)
      if (!proof) throw new NotFound('user name proof not found')
      return proofJson(proof)
    },
    onChainSignersByFid: (query) => {
      const events = personOf(query).flatMap((person) =>
        person.signers.flatMap(({ key, isRemoved }, index) =>
          isRemoved ? [] : [signerJson(person, key, 1 + 2 * index, 'SIGNER_EVENT_TYPE_ADD')],
        ),
      )
      const { items, next } = page(events, query, maxPageSize)
      return { events: items, ...next }
    },
    signersByFid: (query) => ({
      signers: personOf(query).flatMap((person) => [
        ...person.signers.flatMap(({ key, isRemoved }) =>
          isRemoved ? [] : [{ source: 'SIGNER_SOURCE_ONCHAIN', key, keyType: 1, fid: person.fid }],
        ),
        ...(person.gaslessKeys ?? []).map((key, index) =>
          gaslessKeyJson(person.fid, key, index + 1),
        ),
        ...addedKeysOf(person).map((key) => gaslessKeyJson(person.fid, key, key.nonce)),
      ]),
      gaslessSignerCount: personOf(query).flatMap(({ gaslessKeys = [] }) => gaslessKeys).length,
      gaslessSignerLimit: 1000,
      currentUserNonce: Math.max(0, ...personOf(query).map(nonceOf)),
    }),
    onChainEventsByFid: (query) => {
      const type = query.get('event_type')
      const events = personOf(query).flatMap((person) => {
        if (type === 'EVENT_TYPE_ID_REGISTER') return [idRegisterJson(person)]
        return type === 'EVENT_TYPE_SIGNER' ? keyHistory(person) : []
      })
      const { items, next } = page<unknown>(events, query, maxPageSize)
      return { events: items, ...next }
    },
    onChainIdRegistryEventByAddress: (query) => {
      const address = query.get('address')?.toLowerCase()
      const person = [...world.people.values()].find(
        ({ custody }) => custody.address.toLowerCase() === address,
      )
      if (!person) throw new NotFound('no id registry event for that address')
      return idRegisterJson(person)
    },
    castById: (query) => {
      const cast = casts.find(
        (one) =>
          bytesToHex(one.hash) === query.get('hash') && String(one.data?.fid) === query.get('fid'),
      )
      if (!cast) throw new NotFound('cast not found')
      return hubJson(cast)
    },
    castsByFid: (query) =>
      messagesOf(
        inOrder(casts, query).filter(({ data }) => String(data?.fid) === query.get('fid')),
        query,
      ),
    castsByParent: (query) =>
      messagesOf(
        inOrder(casts, query).filter(({ data }) => {
          const parent = data?.castAddBody?.parentCastId
          return (
            parent &&
            String(parent.fid) === query.get('fid') &&
            bytesToHex(parent.hash) === query.get('hash')
          )
        }),
        query,
      ),
    castsByMention: (query) => {
      const fid = Number(query.get('fid'))
      return messagesOf(
        inOrder(casts, query).filter(({ data }) => data?.castAddBody?.mentions.includes(fid)),
        query,
      )
    },
  }

  /** A submitted message, checked by the protocol's own library, merged. */
  async function submit(bytes: Uint8Array): Promise<StandInAnswer> {
    const message = Message.decode(bytes)
    const valid = await validations.validateMessage(message)
    const data = valid.isOk() ? valid.value.data : undefined
    if (valid.isErr() || !data)
      return refusal(
        'Failed to submit message',
        'InvalidArgument',
        'bad_request.validation_failure',
      )
    const person = world.people.get(data.fid)
    const merged = { ...message, data }
    if (data.type === MessageType.KEY_ADD) return submitKey(merged)
    if (!person || !maySign(person, bytesToHex(message.signer), data)) {
      return refusal(
        'Failed to submit message',
        'InvalidArgument',
        'bad_request.validation_failure: missing signer',
      )
    }
    if (casts.some(({ hash }) => bytesToHex(hash) === bytesToHex(message.hash))) {
      return refusal(
        'Failed to submit message',
        'InvalidArgument',
        'bad_request.duplicate: message has already been merged',
      )
    }
    if (data.type === MessageType.CAST_ADD) casts.push(merged)
    else if (data.type === MessageType.CAST_REMOVE) {
      const target = bytesToHex(data.castRemoveBody?.targetHash ?? new Uint8Array())
      const at = casts.findIndex(
        ({ hash, data: held }) => bytesToHex(hash) === target && held?.fid === data.fid,
      )
      if (at >= 0) casts.splice(at, 1)
    } else person.messages.push(merged)
    return { body: hubJson(merged) as object }
  }

  async function submitKey(message: Message): Promise<StandInAnswer> {
    const reason = await rejectionOfKeyAdd(world, message)
    const detail = `bad_request.validation_failure: ${reason}`
    if (reason !== null) return refusal('Failed to submit message', 'InvalidArgument', detail)
    const person = world.people.get(message.data?.fid ?? 0)
    if (person) person.keyMessages = [...(person.keyMessages ?? []), message]
    return { body: hubJson(message) as object }
  }

  /** Whether a message would be accepted, without merging it. */
  async function validate(bytes: Uint8Array): Promise<StandInAnswer> {
    const message = Message.decode(bytes)
    const valid = await validations.validateMessage(message)
    const data = valid.isOk() ? valid.value.data : undefined
    if (valid.isErr() || !data)
      return refusal(
        'Failed to validate message',
        'InvalidArgument',
        'bad_request.validation_failure',
      )
    const isSigner = maySign(world.people.get(data.fid), bytesToHex(message.signer), data)
    return { body: { valid: isSigner, message: hubJson({ ...message, data }) } }
  }

  async function answer({ path, method, bytes }: StandInRequest): Promise<StandInAnswer> {
    const { pathname, searchParams: query } = new URL(path, 'http://snapchain')
    const route = pathname.replace(/^\/v1\//, '')
    if (method === 'POST' && route === 'submitMessage') {
      const reason = lies.get(route)?.(null, query)
      if (typeof reason === 'string')
        return refusal('Failed to submit message', 'ResourceExhausted', reason)
      return submit(bytes)
    }
    if (method === 'POST' && route === 'validateMessage') return validate(bytes)
    const find = routes[route]
    if (method !== 'GET' || !find) return { status: 404, body: 'Not Found' }
    try {
      const truth = find(query)
      return { body: (lies.get(route)?.(truth, query) ?? truth) as object }
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      const lie = lies.get(route)?.(null, query)
      return lie ? { body: lie as object } : refusal('Failed', 'NotFound', error.message)
    }
  }

  const standIn = await startStandIn(answer, options)
  return {
    ...standIn,
    casts,
    lie: (route, change) => {
      if (change) lies.set(route, change)
      else lies.delete(route)
    },
    calls: (route) =>
      route === undefined
        ? standIn.requests.length
        : standIn.requests.filter(
            ({ path }) => new URL(path, 'http://snapchain').pathname === `/v1/${route}`,
          ).length,
  }
}
