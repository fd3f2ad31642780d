/**
 * Fids read with `@farcaster/core`, the protocol's own library, in a process of its own: `core.ts
 * <url of a crowd's node> <fids> [hook]`; sends its parent what reading them took.
 *
 * It asks the node what the follower asks about a fid, with as many requests under way, and checks
 * the same: each message by `validations.validateMessage` as it comes, which is Ed25519 by
 * `@noble/curves`, BLAKE3 by `@noble/hashes` and the signatures of wallets by viem, all of it
 * JavaScript on the main thread (with `hook`, Ed25519 by node:crypto, which the library takes as an
 * argument); its signer by the chain events of the fid; each fname by
 * `eip712.verifyUserNameProofClaim`. A fid is one row with what was signed as evidence, its names
 * and wallets are rows to find it by, and batches are written by prepared statements and durable,
 * by the follower's settings of SQLite.
 *
 * It leaves out what the follower does beside: a place to resume at, retries and budgets, profiles
 * that are put together from several sources, the index for searches, changes told to caches and
 * webhooks, Solana wallets, contracts' wallets, ENS names, and keys that are not on chain (the
 * crowd has none of these four).
 */
import { createPublicKey, verify } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { blake3 } from '@noble/hashes/blake3.js'
import { Agent, request } from 'undici'
import { MAX_UNDER_WAY } from '../../../src/farcaster/follow/pace.ts'
import { createSqliteDatabase } from '../../contract/store-databases.ts'
import {
  eip712,
  FarcasterNetwork,
  farcasterNetworkFromJSON,
  Message,
  MessageData,
  makeUserNameProofClaim,
  messageTypeFromJSON,
  protocolFromJSON,
  userDataTypeFromJSON,
  validations,
} from '../../reference/farcaster-core.ts'

/** What reading the fids took. */
export interface CoreFigures {
  fids: number
  seconds: number
  cpuMs: number
  /** Messages and names that did not hold: none of a crowd's. */
  refused: number
}

type Hex = `0x${string}`

interface MessageJson {
  data: {
    type: string
    fid: number
    timestamp: number
    network: string
    userDataBody?: { type: string; value: string }
    verificationAddAddressBody?: {
      address: Hex
      claimSignature: string
      blockHash: Hex
      type: number
      chainId: number
      protocol: string
    }
  }
  hash: Hex
  signature: string
  signer: Hex
}

interface ProofJson {
  timestamp: number
  name: string
  owner: Hex
  signature: string
  fid: number
  type: string
}

interface EventJson {
  fid: number
  blockTimestamp: number
  idRegisterEventBody?: { to: Hex }
  signerEventBody?: { key: Hex; keyType: number; eventType: string }
}

/** A fid, checked. */
interface Person {
  fid: number
  custody: Hex | null
  since: number | null
  /** What holds, as the node gave it. */
  messages: MessageJson[]
  proofs: ProofJson[]
  wallets: Hex[]
}

/** Fids that are read at once: four requests each. */
const AT_ONCE = MAX_UNDER_WAY / 4
const BATCH = 150

const [url = '', given, hook] = process.argv.slice(2)
const wanted = Number(given)
// As many connections as the follower has.
const dispatcher = new Agent({ connections: MAX_UNDER_WAY })

async function get<T>(path: string): Promise<T> {
  const { statusCode, body } = await request(`${url}/${path}`, { dispatcher })
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  return (await body.json()) as T
}

const fromHex = (text: Hex): Buffer => Buffer.from(text.slice(2), 'hex')
const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64')

/**
 * The node writes hashes, keys and addresses in hex, where the library's own `fromJSON` reads
 * base64.
 */
function toMessage({ data, hash, signature, signer }: MessageJson): Message {
  const { userDataBody, verificationAddAddressBody: added } = data
  return Message.create({
    data: MessageData.create({
      type: messageTypeFromJSON(data.type),
      fid: data.fid,
      timestamp: data.timestamp,
      network: farcasterNetworkFromJSON(data.network),
      ...(userDataBody && {
        userDataBody: { type: userDataTypeFromJSON(userDataBody.type), value: userDataBody.value },
      }),
      ...(added && {
        verificationAddAddressBody: {
          address: fromHex(added.address),
          claimSignature: fromBase64(added.claimSignature),
          blockHash: fromHex(added.blockHash),
          verificationType: added.type,
          chainId: added.chainId,
          protocol: protocolFromJSON(added.protocol),
        },
      }),
    }),
    hash: fromHex(hash),
    hashScheme: 1,
    signature: fromBase64(signature),
    signatureScheme: 1,
    signer: fromHex(signer),
  })
}

/**
 * What the library does without an argument, except for Ed25519 in threads of libuv. Nothing is
 * signed here.
 */
const hooked: validations.ValidationMethods = {
  blake3_20: (bytes) => blake3(bytes, { dkLen: 20 }),
  ed25519_signMessageHash: async () => new Uint8Array(),
  ed25519_verify: (signature, hash, signer) => {
    const x = Buffer.from(signer).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return new Promise((resolve) =>
      verify(null, hash, key, signature, (error, isValid) => resolve(!error && isValid)),
    )
  },
}
const validate = hook
  ? (message: Message) => validations.validateMessage(message, hooked)
  : validations.validateMessage

const registrySigner = fromHex((await get<{ signer: Hex }>('signer')).signer)
let refused = 0

async function holds(fid: number, keys: ReadonlySet<Hex>, json: MessageJson): Promise<boolean> {
  const message = toMessage(json)
  const isOfFid =
    message.data?.fid === fid &&
    message.data.network === FarcasterNetwork.MAINNET &&
    keys.has(json.signer)
  return isOfFid && (await validate(message)).isOk()
}

/** Whether the registry gave a name to an address of the fid. */
async function isGiven(
  fid: number,
  addresses: readonly (Hex | null)[],
  { name, timestamp, owner, signature, ...proof }: ProofJson,
) {
  if (proof.fid !== fid || proof.type !== 'USERNAME_TYPE_FNAME' || !addresses.includes(owner))
    return false
  const verdict = await eip712.verifyUserNameProofClaim(
    makeUserNameProofClaim({ name, owner, timestamp }),
    fromBase64(signature),
    registrySigner,
  )
  return verdict.unwrapOr(false)
}

async function filter<T>(all: readonly T[], isKept: (one: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = []
  for (const one of all) {
    if (await isKept(one)) kept.push(one)
    else refused += 1
  }
  return kept
}

/** The keys that were added on chain, asked for where something is signed. */
async function keysOf(fid: number, said: Promise<MessageJson[]>): Promise<Set<Hex>> {
  if ((await said).length === 0) return new Set()
  const { events } = await get<{ events: EventJson[] }>(
    `v1/onChainEventsByFid?fid=${fid}&event_type=EVENT_TYPE_SIGNER`,
  )
  const keys = events.flatMap(({ fid: of, signerEventBody: body }) =>
    of === fid && body?.keyType === 1 && body.eventType === 'SIGNER_EVENT_TYPE_ADD'
      ? [body.key]
      : [],
  )
  return new Set(keys)
}

async function readPerson(fid: number): Promise<Person> {
  const messagesOf = async (call: string) =>
    (await get<{ messages: MessageJson[] }>(`v1/${call}?fid=${fid}`)).messages
  const said = Promise.all([messagesOf('userDataByFid'), messagesOf('verificationsByFid')]).then(
    (lists) => lists.flat(),
  )
  const [all, keys, { proofs }, { events }] = await Promise.all([
    said,
    keysOf(fid, said),
    get<{ proofs: ProofJson[] }>(`v1/userNameProofsByFid?fid=${fid}`),
    get<{ events: EventJson[] }>(
      `v1/onChainEventsByFid?fid=${fid}&event_type=EVENT_TYPE_ID_REGISTER`,
    ),
  ])
  const registration = events.findLast((event) => event.fid === fid && event.idRegisterEventBody)
  const custody = registration?.idRegisterEventBody?.to ?? null
  const messages = await filter(all, (json) => holds(fid, keys, json))
  const wallets = messages.flatMap(({ data }) => data.verificationAddAddressBody?.address ?? [])
  const names = await filter(proofs, (proof) => isGiven(fid, [custody, ...wallets], proof))
  return {
    fid,
    custody,
    since: registration?.blockTimestamp ?? null,
    messages,
    proofs: names,
    wallets,
  }
}

const folder = await createSqliteDatabase()
const database = new DatabaseSync(join(folder.options.dataDir, 'core.sqlite'))
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000;
  CREATE TABLE person (fid INTEGER PRIMARY KEY, custody TEXT, since INTEGER, document TEXT NOT NULL);
  CREATE TABLE name (name TEXT PRIMARY KEY, fid INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE wallet (address TEXT, fid INTEGER, PRIMARY KEY (address, fid)) WITHOUT ROWID;
`)
const insertPerson = database.prepare('INSERT INTO person VALUES (?, ?, ?, ?)')
const insertName = database.prepare('INSERT INTO name VALUES (?, ?)')
const insertWallet = database.prepare('INSERT INTO wallet VALUES (?, ?)')

function store(people: readonly Person[]): void {
  database.exec('BEGIN IMMEDIATE')
  for (const { fid, custody, since, messages, proofs, wallets } of people) {
    insertPerson.run(fid, custody, since, JSON.stringify({ messages, proofs }))
    for (const { name } of proofs) insertName.run(name, fid)
    for (const wallet of wallets) insertWallet.run(wallet, fid)
  }
  database.exec('COMMIT')
}

/** The fids of all shards, page by page. */
async function* listFids(): AsyncGenerator<number> {
  const { numShards } = await get<{ numShards: number }>('v1/info')
  for (let shard = 1; shard <= numShards; shard++) {
    let token: string | undefined = ''
    while (token !== undefined) {
      const path: string = `v1/fids?shard_id=${shard}&pageSize=1000${token && `&pageToken=${encodeURIComponent(token)}`}`
      const page: { fids: number[]; nextPageToken?: string } = await get(path)
      yield* page.fids
      token = page.nextPageToken
    }
  }
}

const start = performance.now()
const before = process.cpuUsage()
const list = listFids()
let taken = 0
let stored = 0
let open: Person[] = []

function flush(): void {
  store(open)
  stored += open.length
  open = []
}

async function readOn(): Promise<void> {
  while (taken < wanted) {
    taken += 1
    const { value: fid, done } = await list.next()
    if (done) return
    const person = await readPerson(fid)
    // Another batch may be open by now.
    open.push(person)
    if (open.length >= BATCH) flush()
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, readOn))
flush()
const { user, system } = process.cpuUsage(before)
process.send?.({
  fids: stored,
  seconds: (performance.now() - start) / 1000,
  cpuMs: (user + system) / 1000,
  refused,
} satisfies CoreFigures)

database.close()
await folder.drop()
await dispatcher.close()
