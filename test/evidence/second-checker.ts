/**
 * A checker of evidence written from docs/evidence.md alone. It shares no code with the service's: viem, node:crypto, a BLAKE3 and a
 * Merkle-Patricia library. Offline, and without the forms that only a chain can judge.
 */
import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { verifyMerkleProof } from '@ethereumjs/mpt'
import { blake3 } from '@noble/hashes/blake3.js'
import {
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodePacked,
  fromRlp,
  getAddress,
  type Hex,
  hashTypedData,
  hexToBigInt,
  hexToBytes,
  hexToNumber,
  hexToString,
  keccak256,
  namehash,
  pad,
  recoverAddress,
  slice,
  stringToBytes,
  stringToHex,
  toHex,
} from 'viem'

// biome-ignore lint/suspicious/noExplicitAny: documents of strangers, read field by field; whatever is not as expected throws and fails
type Any = any
export type Status = 'holds' | 'fails' | 'unchecked'
export interface Options {
  for?: string | undefined
  now: number
  fnameRegistry: string
}
interface Edge {
  a: string
  b: string
  shown: boolean
  given?: [string, string]
}

const need = (condition: unknown, why: string): void => {
  if (!condition) throw new Error(why)
}
const low = (value: Any): string => {
  need(typeof value === 'string', 'not a text')
  return value.toLowerCase()
}
const word = (value: Any): Hex => pad(typeof value === 'string' ? (value as Hex) : toHex(BigInt(value)), { size: 32 })
const m = (key: Any, base: Any): Hex => keccak256(concatHex([word(key), word(base)]))
const zero = `0x${'00'.repeat(20)}` as Hex

// ─── What was asked for ─────────────────────────────────────────────────────────────────────
function askedNode(text: string | undefined): string | null {
  if (text === undefined) return null
  const path = /^https?:/.test(text) ? new URL(text).pathname.replace(/^\/api\/v1/, '') : text
  const [, kind, one = '', two = ''] = path.startsWith('/') ? path.split('/').map(decodeURIComponent) : ['', '', path]
  if (kind === 'socials') return `${one}:${two.toLowerCase()}`
  if (kind === 'fid' || /^fid:/.test(one)) return `fid:${one.replace('fid:', '')}`
  if (/^0x[0-9a-f]{40}$/i.test(one)) return `eth:${one.toLowerCase()}`
  return kind === '' && one.includes(':') ? one.toLowerCase() : `name:${one.replace(/^@/, '').toLowerCase()}`
}

// ─── Signatures and messages ────────────────────────────────────────────────────────────────
const half = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
async function signerOf(hash: Hex, signature: Any): Promise<string> {
  need(/^0x[0-9a-f]{128}1[bc]$/i.test(signature) && BigInt(`0x${signature.slice(66, 130)}`) <= half, 'no signature of a key')
  return (await recoverAddress({ hash, signature })).toLowerCase()
}
function isEd25519(signature: Hex, signed: Uint8Array, publicKey: Hex): boolean {
  const x = Buffer.from(publicKey.slice(2), 'hex').toString('base64url')
  return verifySignature(
    null,
    signed,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    hexToBytes(signature),
  )
}
/** Fields of a protobuf message by number: varints as numbers, the rest as bytes. */
function protobuf(bytes: Uint8Array): Map<number, Any> {
  const fields = new Map<number, Any>()
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++]
      need(byte !== undefined, 'cut short')
      value += ((byte as number) & 127) * scale
      if ((byte as number) < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = varint()
    need(key % 8 === 0 || key % 8 === 2, 'an unknown wire type')
    if (key % 8 === 0) {
      fields.set(key >> 3, varint())
      continue
    }
    const length = varint()
    need(at + length <= bytes.length, 'cut short')
    fields.set(key >> 3, bytes.slice(at, at + length))
    at += length
  }
  return fields
}
const hexOf = (value: Any): Hex => toHex(value ?? new Uint8Array())
const textOf = (value: Any): string => new TextDecoder('utf-8', { fatal: true }).decode(value ?? new Uint8Array())
function packed(value: Uint8Array = new Uint8Array()): number[] {
  const numbers: number[] = []
  let [now, scale] = [0, 1]
  for (const byte of value) {
    now += (byte & 127) * scale
    scale *= 128
    if (byte < 128) {
      numbers.push(now)
      now = 0
      scale = 1
    }
  }
  return numbers
}
function readMessage(given: Any, now: number) {
  need((given.hashScheme ?? 1) === 1 && (given.signatureScheme ?? 1) === 1, 'another scheme')
  const bytes = hexToBytes(given.dataBytes)
  need(toHex(blake3(bytes, { dkLen: 20 })) === low(given.hash), 'the hash is of other bytes')
  need(isEd25519(given.signature, hexToBytes(given.hash), given.signer), 'the key did not sign')
  const data = protobuf(bytes)
  const at = data.get(3) + 1_609_459_200
  need(data.get(4) === 1 && at <= now + 600, 'another network, or the future')
  return { data, at, type: data.get(1) as number, fid: data.get(2) as number, signer: low(given.signer) as Hex }
}
function base58(hex: Hex): string {
  let [rest, text] = [BigInt(hex), '']
  for (; rest > 0n; rest /= 58n) text = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'[Number(rest % 58n)] + text
  return '1'.repeat(((/^0x((?:00)*)/.exec(hex)?.[1] ?? '') as string).length / 2) + text
}

// ─── Chain state ────────────────────────────────────────────────────────────────────────────
type Facts = Map<string, { value: Hex; number: number; hash: string } | null>
const trieValue = async (root: Hex, key: Hex, nodes: Hex[]): Promise<Hex | null> => {
  const value = await verifyMerkleProof(
    hexToBytes(keccak256(key)),
    nodes.map((node) => hexToBytes(node)),
    { root: hexToBytes(root) },
  )
  return value && toHex(value)
}
async function readFacts(evidence: Any): Promise<Facts> {
  const facts: Facts = new Map()
  for (const proof of evidence?.state ?? []) {
    const names = proof.storage.map(({ slot }: Any) => `${proof.chainId} ${low(proof.address)} ${low(slot)}`)
    try {
      const header = evidence.blocks.find(
        (block: Any) => block.chainId === proof.chainId && block.hash === proof.blockHash,
      ).header
      need(keccak256(header) === proof.blockHash, 'the header of another block')
      const fields = fromRlp(header, 'hex') as Hex[]
      const account = fromRlp((await trieValue(fields[3] as Hex, proof.address, proof.accountProof)) as Hex, 'hex') as Hex[]
      for (const { slot, value, proof: nodes } of proof.storage) {
        const stored = await trieValue(account[2] as Hex, slot, nodes)
        need((stored === null ? word(0) : word(fromRlp(stored, 'hex'))) === low(value), 'another value')
      }
      const number = hexToNumber(fields[8] as Hex)
      proof.storage.forEach(({ value }: Any, index: number) => {
        if ((facts.get(names[index])?.number ?? -1) < number)
          facts.set(names[index], { value: low(value) as Hex, number, hash: proof.blockHash })
      })
    } catch {
      for (const name of names) if (!facts.has(name)) facts.set(name, null)
    }
  }
  return facts
}
function fact(facts: Facts, chainId: number, contract: string, slot: Hex) {
  const found = facts.get(`${chainId} ${contract} ${slot}`)
  need(found !== null, 'a false storage proof')
  return found
}
/** Whether the key's standing is shown; false where it is only said. */
function isKeyShown(facts: Facts, fid: number, key: Hex): boolean {
  const found = fact(facts, 10, '0x00000000fc1237824fb747abde0ff18990e59b7e', keccak256(concatHex([key, m(fid, 12)])))
  if (!found) return false
  const state = hexToNumber(slice(found.value, 31))
  need((state === 1 || state === 2) && hexToNumber(slice(found.value, 27, 31)) === 1, 'no key of that fid')
  return true
}
function isCustodyShown(facts: Facts, fid: number, address: string): boolean {
  const found = fact(facts, 10, '0x00000000fc6c5f01fc30151999387bb99a9f489b', m(fid, 10))
  need(!found || `0x${found.value.slice(26)}` === address, 'another custody address')
  return found !== undefined
}
const resolvers = ['0x231b0ee14048e9dccd1d247744d114a4eb5e8e63', '0xf29100983e058b709f3d539b0c765937b804ac15']
/** A record of a node by its resolver: the registry's and the resolver's slots under one block; null where it is not proven. */
function ensRecord(
  facts: Facts,
  node: Hex,
  slotOf: (version: bigint) => Hex,
  block?: string,
): { bytes: Hex; block: string } | null {
  const registry = fact(facts, 1, '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e', toHex(BigInt(m(node, 0)) + 1n, { size: 32 }))
  const resolver = registry && `0x${registry.value.slice(26)}`
  if (!resolver || !resolvers.includes(resolver) || (block !== undefined && registry.hash !== block)) return null
  const version = fact(facts, 1, resolver, m(node, 0))
  if (!version) return null
  const held = fact(facts, 1, resolver, slotOf(hexToBigInt(version.value)))
  if (!held || held.hash !== registry.hash || version.hash !== registry.hash || hexToNumber(slice(held.value, 31)) % 2 === 1)
    return null
  return { bytes: held.value.slice(0, 2 + hexToNumber(slice(held.value, 31))) as Hex, block: registry.hash }
}
function resolve(facts: Facts, name: string, said: Any): { address: string; isForward: boolean; isBoth: boolean } {
  need(
    Number.isInteger(said.chainId) && Number.isInteger(said.blockNumber) && [60, 2_147_492_101].includes(said.coinType),
    'no resolution',
  )
  const address = low(getAddress(said.address))
  const node = namehash(name.toLowerCase())
  const forward = said.chainId === 1 ? ensRecord(facts, node, (v) => m(said.coinType, m(node, m(v, 2)))) : null
  if (forward?.bytes.length !== 42) return { address, isForward: false, isBoth: false }
  need(forward.bytes === address, 'it resolves to another address')
  const back = namehash(`${address.slice(2)}.addr.reverse`)
  const reverse = said.coinType === 60 ? ensRecord(facts, back, (v) => m(back, m(v, 8)), forward.block) : null
  const isBoth = reverse !== null && reverse.bytes !== '0x'
  if (isBoth) need(hexToString(reverse.bytes).toLowerCase() === name.toLowerCase(), 'another primary name')
  return { address, isForward: true, isBoth }
}

// ─── Channels ───────────────────────────────────────────────────────────────────────────────
const domains = {
  claim: {
    name: 'Farcaster Verify Ethereum Address',
    version: '2.0.0',
    salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
  },
  name: {
    name: 'Farcaster name verification',
    version: '1',
    chainId: 1,
    verifyingContract: '0xe3be01d99baa8db9905b33a3ca391238234b79d1',
  },
} as const
const fieldsOf = (text: string) =>
  text.split(',').map((field) => ({ type: field.split(' ')[0] as string, name: field.split(' ')[1] as string }))
const nodeOfWallet = (value: string) => (/^0x[0-9a-f]{40}$/i.test(value) ? `eth:${value.toLowerCase()}` : `solana:${value}`)
function nodesOf(row: Any): string[] {
  if (row.type === 'wallet') return [nodeOfWallet(row.value)]
  if (row.type === 'ens' || row.type === 'basename') return [`name:${low(row.value)}`]
  if (row.type !== 'farcaster') return [`${row.type}:${low(row.value)}`]
  need(row.metadata?.[0]?.name === 'fid' && /^[1-9]\d*$/.test(row.metadata[0].value), 'no fid')
  const fid = `fid:${row.metadata[0].value}`
  need(!row.value.startsWith('!') || row.value === `!${fid.slice(4)}`, 'another fid')
  return row.value.startsWith('!') ? [fid] : [fid, `name:${low(row.value)}`]
}
async function walletEdge(row: Any, facts: Facts, now: number): Promise<Edge> {
  const { data, fid, type, signer } = readMessage(row.proof.message, now)
  need(type === 7, 'no verification')
  const body = protobuf(data.get(9))
  const [address, claim, blockHash] = [hexOf(body.get(1)), hexOf(body.get(2)), hexOf(body.get(3))]
  const isSolana = body.get(7) === 1
  need(
    [0, 1, undefined].includes(body.get(7)) && blockHash.length === 66 && address.length === (isSolana ? 66 : 42),
    'another form',
  )
  need(isSolana ? base58(address) === row.value : address === low(row.value), 'another wallet')
  if (isSolana)
    need(
      isEd25519(
        claim,
        stringToBytes(`fid: ${fid} address: ${base58(address)} network: 1 blockHash: ${base58(blockHash)} protocol: 1`),
        address,
      ),
      'not signed',
    )
  else if (!body.get(4)) {
    const types = { VerificationClaim: fieldsOf('uint256 fid,address address,bytes32 blockHash,uint8 network') }
    const hash = hashTypedData({
      domain: domains.claim,
      types,
      primaryType: 'VerificationClaim',
      message: { fid: BigInt(fid), address, blockHash, network: 1 },
    } as Any)
    need((await signerOf(hash, claim)) === address, 'the wallet did not sign')
  }
  const isKnown = isKeyShown(facts, fid, signer)
  return { a: `fid:${fid}`, b: nodeOfWallet(row.value), shown: isKnown && (isSolana || !body.get(4)) }
}
async function usernameEdge(row: Any, facts: Facts, options: Options): Promise<Edge> {
  const { kind, name, timestamp, signature } = row.proof
  const owner = low(getAddress(row.proof.owner)) as Hex
  need(
    low(name) === low(row.value) && Number.isInteger(timestamp) && timestamp <= options.now + 600,
    'another name, or the future',
  )
  const types = { UserNameProof: fieldsOf('string name,uint256 timestamp,address owner') }
  const signer = await signerOf(
    hashTypedData({
      domain: domains.name,
      types,
      primaryType: 'UserNameProof',
      message: { name, timestamp: BigInt(timestamp), owner },
    } as Any),
    signature,
  )
  if (kind === 'fname') {
    need(!name.includes('.') && signer === low(options.fnameRegistry), 'not signed by the registry')
    return { a: `name:${low(name)}`, b: `eth:${owner}`, shown: true }
  }
  need(
    ['ens', 'basename'].includes(kind) &&
      name.includes('.') &&
      name.endsWith('.base.eth') === (kind === 'basename') &&
      signer === owner,
    'not signed by the owner',
  )
  const fid = Number(row.metadata[0].value)
  const { address, isForward } = resolve(facts, name, row.proof.resolution)
  let isKnown = true
  if (row.proof.message) {
    const said = readMessage(row.proof.message, options.now)
    const body = protobuf(said.data.get(said.type === 12 ? 15 : 12))
    need(
      said.fid === fid &&
        (said.type === 12 || (said.type === 11 && body.get(1) === 6)) &&
        textOf(body.get(2)).toLowerCase() === low(name),
      'the fid says something else',
    )
    isKnown = isKeyShown(facts, fid, said.signer)
  } else need(owner === address, 'another owner')
  return { a: `name:${low(name)}`, b: `fid:${fid}`, shown: isForward && isKnown, given: [`fid:${fid}`, `eth:${address}`] }
}
const methods: Record<string, string[]> = {
  'farcaster-verification': ['wallet'],
  'farcaster-custody': ['wallet'],
  'farcaster-username-proof': ['farcaster'],
  'ens-forward-reverse': ['ens', 'basename'],
}
/** The edge of a verified row's proof; null where it has none that this page knows. */
async function rowEdge(row: Any, facts: Facts, options: Options): Promise<Edge | null> {
  const method = row.proof?.method
  if (!Object.hasOwn(methods, method ?? '')) return null
  need(methods[method]?.includes(row.type), 'a proof of another type of row')
  if (method === 'farcaster-verification') return walletEdge(row, facts, options.now)
  if (method === 'farcaster-custody')
    return { a: `fid:${row.proof.fid}`, b: nodeOfWallet(row.value), shown: isCustodyShown(facts, row.proof.fid, low(row.value)) }
  if (method === 'farcaster-username-proof') return usernameEdge(row, facts, options)
  need(
    low(row.proof.name) === low(row.value) &&
      row.value.includes('.') &&
      row.value.endsWith('.base.eth') === (row.type === 'basename'),
    'another name',
  )
  const { address, isBoth } = resolve(facts, row.value, row.proof)
  return { a: `name:${low(row.value)}`, b: `eth:${address}`, shown: isBoth }
}

// ─── Credentials ────────────────────────────────────────────────────────────────────────────
const own =
  'bytes32 credentialID,string name,string value,address onBehalfOf,string issuer,string profileID,string schemaID,string source,string chain,string reference,string data'
const schemaUid = (definition: string) => keccak256(encodePacked(['string', 'address', 'bool'], [definition, zero, true]))
const seconds = (value: Any): number | undefined =>
  value === undefined ? undefined : typeof value === 'number' ? value : Date.parse(value) / 1000
/** Whom the credential is about, and whether everything that it shows was signed. */
async function credential(row: Any, profileFacts: Facts, now: number): Promise<{ recipient: string; isSigned: boolean } | null> {
  if (!row.proof || !['eas-offchain', 'eas-onchain', 'farcaster-cast'].includes(row.kind)) return null
  const { evidence, attester, attestee, schema } = row.proof
  need(row.proof.revocation?.status !== 'revoked' && (seconds(row.expiresAt) ?? now + 1) > now, 'revoked or expired')
  const shown = {
    name: row.name,
    value: row.value ?? row.proof.value ?? '',
    chain: row.chain,
    source: row.source,
    reference: row.reference,
  } as Record<string, string>
  const unsigned = (isSaid: Record<string, (text: string) => boolean>) =>
    Object.keys(shown).some((field) => shown[field] !== '' && !isSaid[field]?.(shown[field] as string))
  if (row.kind === 'farcaster-cast') {
    const said = readMessage(evidence, now)
    const body = protobuf(said.data.get(5))
    const mentions = packed(body.get(2))
    need(
      said.type === 1 && attester.fid === said.fid && row.attester === `fid:${said.fid}` && seconds(row.issuedAt) === said.at,
      'another cast',
    )
    need(mentions.includes(attestee.fid), 'about another')
    // Of the forms of an endorsement, the one of the vectors: " endorse <person> for <skill>".
    const bytes = body.get(4) as Uint8Array
    const at = packed(body.get(5))[mentions.indexOf(attestee.fid)]
    const words = `${textOf(bytes.slice(0, at))}\ufffc${textOf(bytes.slice(at))}`
    const skill = /^\s*endorse \ufffc for ([^\n!?;,]+)$/.exec(words)?.[1]
    need(skill !== undefined && row.name === `Endorsed for ${skill}`, 'the cast does not say so')
    const isKnown = isKeyShown(evidence.state ? await readFacts(evidence) : profileFacts, said.fid, said.signer)
    return {
      recipient: `fid:${attestee.fid}`,
      isSigned: isKnown && !unsigned({ name: () => true, source: (text) => /^farcaster$/i.test(text) }),
    }
  }
  const message = evidence.message ?? evidence
  const recipient = low(message.recipient)
  need(
    low(row.attester) === low(attester.address) && (attestee.address === undefined || low(attestee.address) === recipient),
    'other parties',
  )
  need(seconds(row.issuedAt) === Number(message.time) && Number(message.time) <= now + 600, 'another time')
  const [end, until] = [Number(message.expirationTime), seconds(row.expiresAt)]
  need(end === 0 || (end > now && until !== undefined && until <= end), 'another end')
  const head = [
    message.recipient,
    row.kind === 'eas-onchain' ? evidence.attester : zero,
    BigInt(message.time),
    BigInt(end),
    message.revocable,
    message.refUID,
    message.data,
  ]
  const headTypes = ['address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes']
  const uid =
    row.kind === 'eas-onchain'
      ? keccak256(encodePacked(['bytes32', ...headTypes, 'uint32'] as Any, [message.schema, ...head, evidence.bump ?? 0] as Any))
      : keccak256(
          encodePacked(
            ['uint16', 'bytes', ...headTypes, 'bytes32', 'uint32'] as Any,
            [2, stringToHex(message.schema), ...head, message.salt, 0] as Any,
          ),
        )
  need(
    uid === low(evidence.uid) && (schema?.uid === undefined || low(schema.uid) === low(message.schema)),
    'another uid or schema',
  )
  const strings: string[] = []
  const isNamed = typeof schema?.definition === 'string' && schemaUid(schema.definition) === low(message.schema)
  if (isNamed)
    for (const [index, value] of decodeAbiParameters(fieldsOf(schema.definition), message.data).entries())
      strings.push(String(value), `${fieldsOf(schema.definition)[index]?.name}: ${value}`.toLowerCase())
  else strings.push(...hexStrings(message.data))
  const has = (text: string) => strings.includes(text) || strings.includes(text.toLowerCase())
  const isOwn = low(message.schema) === schemaUid(own)
  const words = isOwn
    ? Object.fromEntries(
        decodeAbiParameters(fieldsOf(own), message.data).map((value, index) => [fieldsOf(own)[index]?.name, value]),
      )
    : {}
  if (row.kind === 'eas-onchain') {
    need(uid === low(row.uid) && low(attester.address) === low(evidence.attester), 'another record')
    return { recipient: `eth:${recipient}`, isSigned: false }
  }
  if (isOwn) {
    need(
      words.credentialID === low(row.uid) &&
        Object.keys(shown).every((field) => shown[field] === words[field]) &&
        row.proof.issuer === words.issuer,
      'other words',
    )
    need((row.proof.onBehalfOf ?? zero) === words.onBehalfOf, 'another voice')
  } else need(uid === low(row.uid), 'another uid')
  const { signature } = evidence
  const flat = typeof signature === 'string' ? signature : concatHex([signature.r, signature.s, toHex(signature.v)])
  need(flat.length >= 132, 'cut short')
  need(
    (await signerOf(
      hashTypedData({
        domain: evidence.domain,
        types: evidence.types,
        primaryType: Object.keys(evidence.types)[0],
        message,
      } as Any),
      flat,
    )) === low(attester.address),
    'not signed',
  )
  const isSaid = {
    name: has,
    value: has,
    chain: (text: string) => evidence.domain.chainId === 8453 && /^base$|^8453$/i.test(text),
    source: (text: string) => /^eas$/i.test(text) || strings.includes(text),
    reference: (text: string) => text.toLowerCase().includes(uid) || strings.includes(text),
  }
  return { recipient: `eth:${recipient}`, isSigned: isOwn || !(unsigned(isSaid) || (until !== undefined && until !== end)) }
}
/** Every string of ABI-encoded data: a length in a word, then so many bytes, padded with zeros. */
function hexStrings(data: Hex): string[] {
  return Array.from({ length: Math.floor((data.length - 2) / 64) }, (_, index) => index * 32).flatMap((at) => {
    try {
      const length = hexToNumber(slice(data, at, at + 32))
      const value = slice(data, at + 32, at + 32 + length)
      return encodeAbiParameters([{ type: 'bytes' }], [value]).slice(130) ===
        data.slice(2 + (at + 32) * 2, 2 + (at + 32 + Math.ceil(length / 32) * 32) * 2)
        ? [textOf(hexToBytes(value))]
        : []
    } catch {
      return []
    }
  })
}

// ─── The verdicts ───────────────────────────────────────────────────────────────────────────
function reach(edges: Edge[], from: string): Set<string> {
  const found = new Set([from])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { a, b } of edges) {
      if (found.has(a)) found.add(b)
      if (found.has(b)) found.add(a)
    }
  }
  return found
}
/** One status for each row of a document, channels first. */
export async function check(document: Any, options: Options): Promise<Status[]> {
  const [profile] = document.profiles
  const facts = await readFacts(profile.evidence)
  const asked = askedNode(options.for)
  const said: Edge[] = asked === null ? [] : [{ a: 'person', b: asked, shown: false }]
  const isAccount = asked !== null && !/^(fid|eth|name|solana):/.test(asked)
  const rows = await Promise.all(
    (profile.channels as Any[]).map(async (row) => {
      try {
        if (row.isVerified !== true) return 'claim'
        const edge = await rowEdge(row, facts, options)
        if (edge === null || isAccount) said.push(...nodesOf(row).map((b) => ({ a: 'person', b, shown: false })))
        return { edge, nodes: nodesOf(row) }
      } catch {
        return 'fails'
      }
    }),
  )
  const all = rows.flatMap((row) => (typeof row === 'object' && row.edge ? [row.edge] : []))
  for (const { fid, address } of profile.evidence?.custody ?? []) {
    try {
      all.push({ a: `fid:${fid}`, b: `eth:${low(address)}`, shown: isCustodyShown(facts, fid, low(address)) })
    } catch {}
  }
  let shown = all.filter((edge) => edge.shown && !edge.given)
  for (let count = -1; count !== shown.length; ) {
    count = shown.length
    const before = shown
    shown = all.filter((edge) => edge.shown && (!edge.given || reach(before, edge.given[0]).has(edge.given[1])))
  }
  const [proven, possible] =
    asked === null
      ? [new Set(), new Set()]
      : [reach(shown, asked), reach([...shown, ...all.filter((edge) => !edge.shown), ...said], asked)]
  const place = (nodes: string[]): Status =>
    asked === null
      ? 'unchecked'
      : nodes.every((node) => proven.has(node))
        ? 'holds'
        : nodes.every((node) => possible.has(node))
          ? 'unchecked'
          : 'fails'
  const channels = rows.map((row, index): Status => {
    if (row === 'claim' || row === 'fails') return row === 'claim' ? 'unchecked' : 'fails'
    const isOnlyAsked =
      row.nodes.length === 1 &&
      row.nodes[0] === asked &&
      !(row.edge && shown.includes(row.edge)) &&
      profile.channels[index].type !== 'wallet'
    const { method } = profile.channels[index].proof ?? {}
    const isOpen = row.edge ? !shown.includes(row.edge) : method !== undefined && method !== 'reported'
    const status = place(row.nodes)
    return status === 'holds' && (isOnlyAsked || isOpen) ? 'unchecked' : status
  })
  const credentials = await Promise.all(
    ((profile.credentials ?? []) as Any[]).map(async (row): Promise<Status> => {
      try {
        const found = await credential(row, facts, options.now)
        const status = found === null ? 'unchecked' : place([found.recipient])
        return status === 'holds' && !found?.isSigned ? 'unchecked' : status
      } catch {
        return 'fails'
      }
    }),
  )
  return [...channels, ...credentials]
}
