import { ed25519 } from '@noble/curves/ed25519.js'
import { blake3 } from '@noble/hashes/blake3.js'
import * as viem from 'viem'
import { normalize } from 'viem/ens'
import { MessageData } from '../reference/farcaster-core.ts'
import { verifyMerkleProof } from '../reference/mpt.ts'

// A checker written from docs/evidence.md and the form of the vectors alone: it shares no code with src, and src none with it.
// biome-ignore lint/suspicious/noExplicitAny: a document is what a stranger sent
type Json = any
type Given = { for?: string; now: number; fnameRegistry: string }
type Status = 'holds' | 'fails' | 'unchecked'
/** What joins two nodes; `needs` are two others that shown edges have to join before. */
type Edge = { a: string; b: string; shown: boolean; needs?: [string, string] }
/** What the evidence of a profile has: slots by chain, address and slot. A false proof is one without a value. */
type Basis = Given & { slots: Map<string, Json[]>; custody: Json[] }
const KEYS = '0x00000000fc1237824fb747abde0ff18990e59b7e'
const IDS = '0x00000000fc6c5f01fc30151999387bb99a9f489b'
const ENS = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const RESOLVERS = ['0x231b0ee14048e9dccd1d247744d114a4eb5e8e63', '0xf29100983e058b709f3d539b0c765937b804ac15']
const HALF = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const CHAINS: Json = { 1: 'Ethereum', 10: 'Optimism', 8453: 'Base', 42161: 'Arbitrum', 11155111: 'Sepolia' }
const TERMS = 'bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data'
const TEXTS = 'string issuer,string profileID,string schemaID,string source,string chain,string reference,string data'
const WHOCAST = `bytes32 credentialID,string name,string value,address onBehalfOf,${TEXTS}`
const { concat, hexToBytes, keccak256, toHex, zeroAddress } = viem
const must = (condition: unknown, value?: Json): Json => {
  if (!condition) throw new Error('false or malformed')
  return value
}
const lower = (text: Json): Json => text.toLowerCase()
const same = (one: Json, other: Json) => lower(one) === lower(other)
const bytes = (hex: Json, size = (hex?.length - 2) / 2): Json =>
  must(/^0x([0-9a-f]{2})*$/i.test(hex) && hex.length === 2 + 2 * size, hex) && lower(hex)
const whole = (value: Json): number => must(Number.isSafeInteger(value) && value >= 0, value)
const seconds = (time: Json): number => must(Number.isFinite(new Date(time).getTime()), Math.floor(Date.parse(time) / 1000))
const word = (value: Json): viem.Hex => (typeof value === 'string' ? viem.pad(value as viem.Hex) : toHex(value, { size: 32 }))
const hash = (...parts: Json[]): viem.Hex => keccak256(concat(parts.map(word)))
const pack = (types: string, values: Json[]): viem.Hex => keccak256(viem.encodePacked(types.split(','), values))
const fields = (text: string) =>
  text.split(',').map((field) => ({ name: field.trim().split(' ')[1] ?? '', type: field.trim().split(' ')[0] ?? '' }))
const orNull = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch {
    return null
  }
}
function nameIn(text: Json): string | null {
  if (!text?.includes('.')) return /^[a-z0-9][a-z0-9-]{0,15}$/i.test(text) ? lower(text) : null
  const name = orNull(() => normalize(text)) ?? ''
  return name.split('.').includes('') || Buffer.byteLength(name) > 255 ? null : name
}
function base58(data: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(toHex(data)); rest > 0n; rest /= 58n)
    text = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.charAt(Number(rest % 58n)) + text
  return '1'.repeat(data.findIndex((byte) => byte !== 0)) + text
}

async function readSlots({ state = [], blocks = [] }: Json, now: number): Promise<Basis['slots']> {
  const slots: Basis['slots'] = new Map()
  for (const one of state.slice(0, 64)) {
    const block = await provenBlock(one, blocks, now).catch(() => null)
    for (const { slot, value } of one.storage ?? []) {
      const key = lower(`${one.chainId} ${one.address} ${slot}`)
      slots.set(key, [...(slots.get(key) ?? []), block ? { ...block, value: lower(value) } : {}])
    }
  }
  return slots
}
async function provenBlock({ chainId, blockHash, address, accountProof, storage }: Json, blocks: Json, now: number) {
  const { header } = blocks.findLast((one: Json) => one.chainId === chainId && same(one.hash, blockHash))
  const head: Json = viem.fromRlp(bytes(header), 'hex')
  must(keccak256(header) === bytes(blockHash, 32) && head.length >= 15 && storage.length > 0 && storage.length <= 32)
  const find = async (root: Json, key: Json, proof: Json): Promise<Json> => {
    const nodes = must(proof.length <= 64, proof).map((node: Json) => hexToBytes(bytes(node)))
    const found = await verifyMerkleProof(hexToBytes(keccak256(key)), nodes, { root: hexToBytes(root) })
    return found && viem.fromRlp(toHex(found), 'hex')
  }
  const [, , root] = await find(head[3], bytes(address, 20), accountProof)
  for (const { slot, value, proof } of storage)
    must(BigInt(bytes(value, 32)) === BigInt((await find(root, bytes(slot, 32), proof)) ?? 0))
  must(Number(head[11]) <= now + 600)
  return { number: BigInt(head[8]), hash: blockHash, isNew: Number(head[11]) >= now - 7_776_000 }
}
function readSlot({ slots }: Basis, chainId: number, address: string, slot: string): Json {
  const all = slots.get(`${chainId} ${address} ${slot}`) ?? []
  const [newest] = all.filter(({ value }) => value).sort((one, other) => Number(other.number - one.number))
  return must(newest || all.length === 0, newest)
}
function hasStanding(basis: Basis, fid: number, key: viem.Hex): boolean {
  const found = readSlot(basis, 10, KEYS, keccak256(concat([key, hash(fid, 12)])))
  return must(!found || ['0000000101', '0000000102'].includes(found.value.slice(-10)), Boolean(found))
}
function custodyOf(basis: Basis, fid: Json, address: Json): Edge {
  const found = readSlot(basis, 10, IDS, hash(whole(fid), 10))
  must(!found || found.value.slice(-40) === bytes(address, 20).slice(2))
  return { a: `fid:${must(fid > 0, fid)}`, b: `eth:${bytes(address, 20)}`, shown: Boolean(found?.isNew) }
}
/** What the known resolver of a name has at a place, under the block of the registry; nothing where that is not proven. */
function readRecord(basis: Basis, name: string, at: (node: Json, version: Json) => viem.Hex, hashOf?: string): Json {
  const node = viem.namehash(name)
  const registered = readSlot(basis, 1, ENS, word(BigInt(hash(node, 0)) + 1n))
  const resolver = `0x${registered?.value.slice(-40)}`
  if (!RESOLVERS.includes(resolver) || (hashOf && registered.hash !== hashOf)) return null
  const read = (slot: viem.Hex): Json => {
    const found = readSlot(basis, 1, resolver, slot)
    return found?.hash === registered.hash ? found.value : null
  }
  const version = read(hash(node, 0))
  const start = version && at(node, version)
  const head = start && read(start)
  if (!head) return null
  const size = Number(BigInt(head) / 2n)
  if (BigInt(head) % 2n === 0n) return { ...registered, value: head.slice(0, 2 + Number(`0x${head.slice(-2)}`)) }
  const places = Array.from({ length: Math.ceil(size / 32) }, (_, index) => word(BigInt(keccak256(start)) + BigInt(index)))
  const parts = places.map(read)
  return parts.includes(null) ? null : { ...registered, value: concat(parts).slice(0, 2 + 2 * size) }
}
/** True where it is shown that the name resolves to the address, and if asked, the address to the name; throws where the contrary is. */
function resolves(basis: Basis, name: string, { chainId, coinType, blockNumber, address }: Json, isBothWays: boolean): boolean {
  must([60, 2147492101].includes(coinType) && whole(chainId) > 0 && whole(blockNumber) >= 0 && bytes(address, 20))
  if (chainId !== 1) return false
  const forward = readRecord(basis, name, (node, version) => hash(coinType, hash(node, hash(version, 2))))
  if (forward?.value.length !== 42 || BigInt(forward.value) === 0n) return false
  must(forward.value === lower(address))
  if (!isBothWays || coinType !== 60) return forward.isNew && !isBothWays
  const at = (node: Json, version: Json) => hash(node, hash(version, 8))
  const back = readRecord(basis, `${lower(address).slice(2)}.addr.reverse`, at, forward.hash)
  if (!back || back.value === '0x') return false
  return must(nameIn(viem.hexToString(back.value)) === name, forward.isNew)
}

async function isSigned(typed: Json, signature: Json, address: string): Promise<boolean> {
  const all = bytes(signature, 65)
  must(BigInt(`0x${all.slice(66, 130)}`) <= HALF && ['1b', '1c'].includes(all.slice(130)))
  return same(await viem.recoverTypedDataAddress({ ...typed, signature: all }), address)
}
function readMessage(message: Json, now: number): Json {
  const { dataBytes, hash: digest, hashScheme = 1, signature, signatureScheme = 1, signer } = message
  const data = hexToBytes(bytes(dataBytes))
  must(hashScheme === 1 && signatureScheme === 1 && toHex(blake3(data, { dkLen: 20 })) === bytes(digest, 20))
  must(ed25519.verify(hexToBytes(bytes(signature, 64)), hexToBytes(digest), hexToBytes(bytes(signer, 32)), { zip215: false }))
  const read = MessageData.decode(data)
  must(read.network === 1 && read.fid > 0 && read.timestamp + 1609459200 <= now + 600)
  return { ...read, signer: lower(signer) }
}
async function readWallet({ type: row, value, proof }: Json, basis: Basis): Promise<Edge> {
  const { type, fid, network, verificationAddAddressBody: body, signer } = readMessage(proof.message, basis.now)
  must(type === 7 && body.verificationType <= 1)
  const shown = hasStanding(basis, fid, signer)
  if (body.protocol === 1) {
    const text = `fid: ${fid} address: ${value} network: ${network} blockHash: ${base58(body.blockHash)} protocol: 1`
    must(
      body.address.length === 32 && body.blockHash.length === 32 && value === base58(body.address) && body.verificationType === 0,
    )
    must(ed25519.verify(body.claimSignature, viem.stringToBytes(text), body.address, { zip215: false }))
    return { a: `fid:${fid}`, b: `solana:${value}`, shown }
  }
  const claim = { fid: BigInt(fid), address: toHex(body.address), blockHash: bytes(toHex(body.blockHash), 32), network }
  must(body.protocol === 0 && row === 'wallet' && bytes(claim.address, 20) === lower(value))
  const salt = '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558'
  const domain = { name: 'Farcaster Verify Ethereum Address', version: '2.0.0', salt }
  const types = { VerificationClaim: fields('uint256 fid,address address,bytes32 blockHash,uint8 network') }
  const typed = { domain, types, primaryType: 'VerificationClaim', message: claim }
  must(body.verificationType === 1 || (await isSigned(typed, toHex(body.claimSignature), claim.address)))
  return { a: `fid:${fid}`, b: `eth:${claim.address}`, shown: shown && body.verificationType === 0 }
}
function readCustody({ type, value, proof: { fid } }: Json, basis: Basis): Edge {
  if (type === 'wallet') return custodyOf(basis, fid, value)
  const held = must(value === `!${fid}`, readSlot(basis, 10, IDS, hash(whole(fid), 10)))
  must(!held || BigInt(held.value) > 0n)
  return custodyOf(basis, fid, held ? `0x${held.value.slice(-40)}` : basis.custody.find((one) => one.fid === fid)?.address)
}
async function readUsername(row: Json, basis: Basis): Promise<Edge> {
  const { kind, name, resolution, message, timestamp, owner, signature } = row.proof
  must(nameIn(name) === row.value && whole(timestamp) <= basis.now + 600 && bytes(owner, 20))
  const verifyingContract = '0xe3be01d99baa8db9905b33a3ca391238234b79d1'
  const domain = { name: 'Farcaster name verification', version: '1', chainId: 1, verifyingContract }
  const types = { UserNameProof: fields('string name,uint256 timestamp,address owner') }
  const typed = { domain, types, primaryType: 'UserNameProof', message: { name, timestamp: BigInt(timestamp), owner } }
  must(await isSigned(typed, signature, kind === 'fname' ? basis.fnameRegistry : owner))
  must(kind === (!row.value.includes('.') ? 'fname' : row.value.endsWith('.base.eth') ? 'basename' : 'ens'))
  const [a, fid] = [`name:${row.value}`, nodesOf(row)[0] ?? '']
  if (kind === 'fname') return { a, b: `eth:${lower(owner)}`, shown: true }
  const isResolved = resolves(basis, row.value, resolution, false)
  const said = message && readMessage(message, basis.now)
  const used = said?.type === 12 ? Buffer.from(said.usernameProofBody.name).toString() : said?.userDataBody?.value
  if (!said) must(same(owner, resolution.address))
  else must(`fid:${said.fid}` === fid && (said.type === 12 || said.userDataBody.type === 6) && nameIn(used) === row.value)
  const shown = (!said || hasStanding(basis, said.fid, said.signer)) && isResolved
  return { a, b: fid, shown, needs: [fid, `eth:${lower(resolution.address)}`] }
}
function readEns({ type, value, proof }: Json, basis: Basis): Edge {
  must(nameIn(proof.name) === value && value.endsWith('.base.eth') === (type === 'basename'))
  return { a: `name:${value}`, b: `eth:${bytes(proof.address, 20)}`, shown: resolves(basis, value, proof, true) }
}

/** What a credential's evidence gives: whom it is about, and whether every word of the row is shown. */
type About = { recipient: string; shown: boolean }
async function readOffchain(row: Json, { now }: Basis): Promise<About> {
  const { domain, message, primaryType, signature: signed, types, uid, version } = row.proof.evidence
  const { schema, recipient, time, expirationTime, revocable, refUID, data, salt } = message
  const attester = bytes(row.proof.attester.address, 20)
  const terms = fields(`${version ? 'uint16 version,' : ''}${TERMS}${version === 2 ? ',bytes32 salt' : ''}`)
  must([0, 1, 2].includes(version) && (message.version ?? 0) === version && domain.name === 'EAS Attestation')
  const [hashed = ''] = must(Object.keys(types).length === 1, Object.keys(types))
  must(primaryType === 'Attest' || (version === 0 && primaryType === 'Attestation'))
  must(
    hashed === 'Attest' || (version === 0 && primaryType === hashed)
      ? viem.stringify(types[hashed]) === viem.stringify(terms)
      : 0,
  )
  must(same(row.attester, attester) && same(row.proof.attestee?.address ?? recipient, bytes(recipient, 20)))
  const packed = [viem.stringToHex(schema), recipient, zeroAddress, time, expirationTime, revocable, refUID, data]
  const kinds = `bytes,address,address,uint64,uint64,bool,bytes32,bytes${version === 2 ? ',bytes32' : ''},uint32`
  const all = [...(version ? [version] : []), ...packed, ...(version === 2 ? [salt, 0] : [0])]
  must(same(pack(version ? `uint16,${kinds}` : kinds, all), uid) && same(row.proof.schema?.uid ?? schema, bytes(schema, 32)))
  const ends = demandTimes(row, Number(time), Number(expirationTime), now)
  const signature = signed.r ? concat([bytes(signed.r, 32), bytes(signed.s, 32), toHex(signed.v)]) : bytes(signed)
  const typed = { domain, types: { [hashed]: terms }, primaryType: hashed, message }
  const isKeys = await isSigned(typed, signature, attester).catch(() => false)
  must(isKeys || (!signed.r && signature.length >= 132))
  const isSaid = wordsOf(row, schema, data, domain.chainId, uid)
  return { recipient: `eth:${lower(recipient)}`, shown: isKeys && ends && isSaid }
}
/** Whether the row shows the end that was signed; throws where its times are others. */
function demandTimes(row: Json, time: number, end: number, now: number): boolean {
  must((!row.issuedAt || seconds(row.issuedAt) === time) && time <= now + 600 && (end === 0 || end > now))
  const shown = row.expiresAt === undefined ? 0 : seconds(row.expiresAt)
  return must(end === 0 || (shown > 0 && shown <= end), shown === end)
}
/** Whether every word that the row shows was signed; throws where Whocast's own schema says otherwise. */
function wordsOf(row: Json, schema: string, data: viem.Hex, chainId: number, uid: string): boolean {
  const isSchema = (text: string) =>
    [true, false].some((flag) => same(pack('string,address,bool', [text, zeroAddress, flag]), schema))
  const known = [WHOCAST, row.proof.schema?.definition].find((text) => text && isSchema(text))
  const terms = fields(known ?? 'string')
  const values: Json = orNull(() => viem.decodeAbiParameters(terms, data)) ?? []
  if (known === WHOCAST) {
    terms.forEach(({ name }, at) => void must(at < 1 || [3, 5, 6].includes(at) || (row[name] ?? '') === values[at]))
    return must(same(row.uid, values[0]) && same(row.onBehalfOf ?? zeroAddress, values[3]), true)
  }
  must(same(row.uid, uid) && row.onBehalfOf === undefined)
  const isRead = known || (values.length > 0 && viem.encodeAbiParameters(terms, values) === lower(data))
  const read = terms.flatMap(({ name, type }, at) => (isRead && values.length > 0 ? [{ name, type, value: values[at] }] : []))
  const texts = read.filter(({ type }) => type === 'string')
  const labels = read.map(({ name, value }) => lower(`${name}: ${value}`))
  const described = read.map(({ name, value }) => `${name}: ${value}`).join(', ')
  const has = (list: typeof texts, part: Json) => list.some(({ value }) => value === part)
  const isName = has(texts.length === 1 ? texts : texts.filter(({ name }) => /^(name|title)$/i.test(name)), row.name)
  const isSaid: Json = {
    name: isName || labels.includes(lower(row.name)),
    value: has(texts, row.value) || row.value === described || labels.includes(lower(row.value ?? '')),
    chain: same(row.chain ?? '', CHAINS[chainId] ?? '') || row.chain === String(chainId),
    source: same(row.source ?? '', 'EAS') || has(texts, row.source),
    reference: lower(row.reference ?? '').includes(lower(uid)) || has(texts, row.reference),
  }
  return Object.keys(isSaid).every((part) => !row[part] || isSaid[part])
}
function readOnchain(row: Json, { now }: Basis): About {
  const { schema, recipient, attester, time, expirationTime, revocable, refUID, data, bump, uid } = row.proof.evidence
  const types = 'bytes32,address,address,uint64,uint64,bool,bytes32,bytes,uint32'
  must(same(pack(types, [schema, recipient, attester, time, expirationTime, revocable, refUID, data, bump]), uid))
  must(same(row.uid, uid) && same(row.attester, attester) && same(row.proof.attester.address, attester))
  demandTimes(row, Number(time), Number(expirationTime), now)
  return { recipient: `eth:${bytes(recipient, 20)}`, shown: false }
}
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
async function readCast(row: Json, basis: Basis): Promise<About> {
  const { attestee, attester, evidence } = row.proof
  const { type, fid, signer, timestamp, castAddBody: body } = readMessage(evidence, basis.now)
  const isAnswer = body.parentCastId?.fid === whole(attestee.fid)
  must(type === 1 && fid === attester.fid && row.attester === `fid:${fid}` && (isAnswer || body.mentions.includes(attestee.fid)))
  must(body.mentions.length === body.mentionsPositions.length && seconds(row.issuedAt) === timestamp + 1609459200)
  const part = (from: number, to?: number) =>
    Buffer.from(body.text)
      .subarray(from, to)
      .toString()
      .replace(/[\ue000\ue001]/g, ' ')
  const cut = [0, ...body.mentionsPositions].map((from, at) => part(from, body.mentionsPositions[at]))
  const text = cut.map((one, at) => (at > 0 ? `\ue000${body.mentions[at - 1]}\ue001${one}` : one)).join('')
  const verb = /(?:^|\ue001)\s*(?:please\s+)?(?:endorses?|vouch)\s+(?:my\s+endorsement\s+of\s+)?/.source
  const skills = [...text.matchAll(new RegExp(`${verb}(?:(\ue000\\d+\ue001|them|this)\\s*)?for\\s+`, 'gi'))].flatMap((match) => {
    const isThem = match[1]?.startsWith('\ue000') ? match[1] === `\ue000${attestee.fid}\ue001` : isAnswer
    return isThem ? [text.slice(match.index + match[0].length).split(/[\n\ue000!?;,]|https?:|\.(?=\s|$)/)[0] ?? ''] : []
  })
  const skill = /^endorsed for (.+)$/i.exec(row.name)?.[1]
  must((skill === undefined ? text.split('\n') : skills).some((one) => plain(one) === plain(skill ?? row.name)))
  const isBare =
    !row.value && !row.chain && !row.expiresAt && !row.reference && ['', 'farcaster'].includes(lower(row.source ?? ''))
  const own = evidence.state ? { ...basis, slots: await readSlots(evidence, basis.now) } : basis
  return { recipient: `fid:${attestee.fid}`, shown: hasStanding(own, fid, signer) && isBare }
}

function nodesOf({ type, value, metadata }: Json): string[] {
  const isName = ['ens', 'basename', 'farcaster'].includes(type) && !(type === 'farcaster' && /^!\d+$/.test(value))
  must(!isName || (nameIn(value) === value && (type === 'farcaster' || value.includes('.'))))
  if (type === 'wallet' || type === 'solana')
    return [/^0x/i.test(value) && type === 'wallet' ? `eth:${bytes(value, 20)}` : `solana:${value}`]
  if (type !== 'farcaster') return [isName ? `name:${value}` : `${type}:${lower(value)}`]
  const [{ name, value: fid }] = metadata
  must(name === 'fid' && /^[1-9]\d*$/.test(fid) && (isName || value === `!${fid}`))
  return isName ? [`fid:${fid}`, `name:${value}`] : [`fid:${fid}`]
}
function subjectOf(asked: string): string | undefined {
  const [, kind = '', path = ''] = /\/(fid|fname|ens|eth|socials\/[^/]+)\/([^/?#]+)/.exec(asked) ?? []
  if (!kind && /^0x[0-9a-f]{40}$/i.test(asked)) return `eth:${lower(asked)}`
  if (!kind && asked.includes(':')) return asked.startsWith('solana:') ? asked : lower(asked)
  if (kind && !['fname', 'ens'].includes(kind)) return `${kind.replace('socials/', '')}:${lower(decodeURIComponent(path))}`
  const name = nameIn(decodeURIComponent(path || asked).replace(/^@/, ''))
  return name === null ? undefined : `name:${name}`
}
const METHODS = new Map<string, [types: string[], read: (row: Json, basis: Basis) => Edge | Promise<Edge>]>([
  ['farcaster-verification', [['wallet', 'solana'], readWallet]],
  ['farcaster-custody', [['wallet', 'farcaster'], readCustody]],
  ['farcaster-username-proof', [['farcaster'], readUsername]],
  ['ens-forward-reverse', [['ens', 'basename'], readEns]],
])
async function readChannel(row: Json, basis: Basis): Promise<{ nodes: string[]; edge?: Edge }> {
  if (row.isVerified !== true) return { nodes: [] }
  const [types, read] = METHODS.get(row.proof?.method) ?? []
  must(!types || types.includes(row.type))
  return { nodes: nodesOf(row), ...(read ? { edge: await read(row, basis) } : {}) }
}
async function readCredential(row: Json, basis: Basis): Promise<About | undefined> {
  must(row.proof?.revocation?.status !== 'revoked' && [row.issuedAt ?? 0, row.expiresAt ?? 0].map(seconds))
  must(row.expiresAt === undefined || seconds(row.expiresAt) > basis.now)
  if (!row.proof || typeof row.attester !== 'string' || !/^(0x[0-9a-f]{40}|fid:[1-9]\d*)$/i.test(row.attester)) return undefined
  const read = { 'eas-offchain': readOffchain, 'eas-onchain': readOnchain, 'farcaster-cast': readCast }[row.kind as 'eas-onchain']
  return read?.(row, basis)
}
function reach(edges: Edge[], from: string | undefined, isSaid: boolean): Set<string> {
  const next = new Map<string, string[]>()
  for (const { a, b, shown } of edges)
    if (shown || isSaid)
      for (const [one, other] of [[a, b] as const, [b, a] as const]) next.get(one)?.push(other) ?? next.set(one, [other])
  const found = new Set(from ? [from] : [])
  for (const node of found) for (const other of next.get(node) ?? []) found.add(other)
  return found
}
async function checkProfile({ channels = [], credentials = [], evidence = {} }: Json, given: Given): Promise<Status[]> {
  const subject = given.for === undefined ? undefined : subjectOf(given.for)
  const basis: Basis = { ...given, slots: await readSlots(evidence, given.now), custody: evidence.custody ?? [] }
  const rows = await Promise.all(channels.map((row: Json) => readChannel(row, basis).catch(() => undefined)))
  const edges: Edge[] = subject ? [{ a: subject, b: 'person', shown: false }] : []
  for (const { fid, address } of basis.custody) edges.push(...(orNull(() => [custodyOf(basis, fid, address)]) ?? []))
  for (const { nodes, edge } of rows.filter(Boolean)) {
    const isSaid = !edge || (subject && !/^(fid|eth|solana|name):/.test(subject))
    if (isSaid) for (const node of nodes) edges.push({ a: node, b: 'person', shown: false })
    if (edge && !edge.needs) edges.push(edge)
  }
  const waiting = new Set<Edge>(rows.flatMap((row) => (row?.edge?.needs ? [row.edge] : [])))
  for (const isSaid of [false, true])
    for (let before = -1; before !== waiting.size; ) {
      before = waiting.size
      for (const edge of waiting)
        if (edge.needs && reach(edges, edge.needs[0], isSaid).has(edge.needs[1]) && waiting.delete(edge))
          edges.push(Object.assign(edge, { shown: edge.shown && !isSaid }))
    }
  const [shown, said] = [reach(edges, subject, false), reach(edges, subject, true)]
  const ofChannels = rows.map((row, at): Status => {
    if (!row || (row.edge && waiting.has(row.edge))) return 'fails'
    if (row.nodes.length === 0 || !subject) return 'unchecked'
    const isIdle = channels[at].type !== 'wallet' && row.nodes.every((node: string) => node === subject)
    const isShown = row.edge ? row.edge.shown : !isIdle && !channels[at].proof
    if (isShown && row.nodes.every((node: string) => shown.has(node))) return 'holds'
    return row.nodes.every((node: string) => said.has(node)) ? 'unchecked' : 'fails'
  })
  const ofCredentials = credentials.map(async (row: Json): Promise<Status> => {
    const about = await readCredential({ ...row.proof, ...row, attester: row.attester }, basis)
    if (!about || !subject) return 'unchecked'
    return must(said.has(about.recipient), about.shown && shown.has(about.recipient) ? 'holds' : 'unchecked')
  })
  return [...ofChannels, ...(await Promise.all(ofCredentials.map((one: Promise<Status>) => one.catch(() => 'fails'))))]
}
/** The verdict on each row of a document: channels first, then credentials. */
export const check = async (document: Json, given: Given): Promise<Status[]> =>
  (await Promise.all<Status[]>(document.profiles.map((profile: Json) => checkProfile(profile, given)))).flat()
