import { verifyMerkleProof } from '@ethereumjs/mpt'
import { MessageData } from '@farcaster/core'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake3 } from '@noble/hashes/blake3.js'
import * as viem from 'viem'
import { normalize } from 'viem/ens'

// A checker written from docs/evidence.md and the form of the vectors alone: it shares no code with src, and src none with it.
// biome-ignore lint/suspicious/noExplicitAny: a document is what a stranger sent
type Json = any
type Slots = Map<string, { number: bigint; block: string; value: Json }[]>
type Given = { for?: string; now: number; fnameRegistry: string }
/** What joins two nodes; `joined` are two others that have to be joined before. */
type Edge = { a: string; b: string; shown: boolean; joined?: [string, string] }
type Status = 'holds' | 'fails' | 'unchecked'
const KEYS = '0x00000000fc1237824fb747abde0ff18990e59b7e'
const IDS = '0x00000000fc6c5f01fc30151999387bb99a9f489b'
const ENS = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const RESOLVERS = ['0x231b0ee14048e9dccd1d247744d114a4eb5e8e63', '0xf29100983e058b709f3d539b0c765937b804ac15']
const HALF = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const CHAINS: Json = { 1: 'Ethereum', 10: 'Optimism', 8453: 'Base', 42161: 'Arbitrum', 11155111: 'Sepolia' }
const TERMS = 'bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data'
const WHOCAST = `bytes32 credentialID,string name,string value,address onBehalfOf,${'issuer,profileID,schemaID,source,chain,reference,data'
  .split(',')
  .map((name) => `string ${name}`)}`
const { concat, hexToBytes, keccak256, toHex, zeroAddress } = viem
function must(condition: unknown): asserts condition {
  if (!condition) throw new Error('false or malformed')
}
const refuse = (): never => must(false) as never
const lower = (text: Json): Json => text.toLowerCase()
const bytes = (hex: Json, size = (hex?.length - 2) / 2): Json =>
  /^0x([0-9a-f]{2})*$/i.test(hex) && hex.length === 2 + 2 * size ? lower(hex) : refuse()
const whole = (value: Json): number => (Number.isSafeInteger(value) && value >= 0 ? value : refuse())
const word = (value: Json): viem.Hex => (typeof value === 'string' ? viem.pad(value as viem.Hex) : toHex(value, { size: 32 }))
const hash = (...parts: Json[]): viem.Hex => keccak256(concat(parts.map(word)))
const pack = (types: string[], values: Json[]): viem.Hex => keccak256(viem.encodePacked(types, values))
const fields = (text: string) =>
  text.split(',').map((field) => ({ name: field.split(' ')[1] ?? '', type: field.split(' ')[0] ?? '' }))
const verify = (signature: Json, text: Json, key: Json) => must(ed25519.verify(signature, text, key, { zip215: false }))
function base58(data: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(toHex(data)); rest > 0n; rest /= 58n)
    text = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.charAt(Number(rest % 58n)) + text
  return '1'.repeat(data.findIndex((byte) => byte !== 0)) + text
}

/** The storage that is proven, by chain, contract and slot; a value of null is of a proof that is false. */
async function readSlots(evidence: Json): Promise<Slots> {
  const slots: Slots = new Map()
  for (const state of evidence.state ?? []) {
    const proven: Json = await provenState(state, evidence).catch(() => ({ number: -1n, block: '', value: null }))
    for (const { slot, value } of state.storage ?? []) {
      const key = `${state.chainId} ${state.address} ${slot}`.toLowerCase()
      slots.set(key, [...(slots.get(key) ?? []), { value, ...proven }])
    }
  }
  for (const found of slots.values()) found.sort((one, other) => Number(other.number - one.number))
  return slots
}
async function provenState({ chainId, blockHash, address, accountProof, storage }: Json, { blocks }: Json) {
  const { header } = blocks.find((one: Json) => one.chainId === chainId && one.hash === blockHash)
  const head: Json = viem.fromRlp(bytes(header), 'hex')
  must(keccak256(header) === bytes(blockHash, 32) && head.length >= 15)
  const find = async (root: Json, key: Json, proof: Json): Promise<Json> => {
    const nodes = proof.map((node: Json) => hexToBytes(bytes(node)))
    const found = await verifyMerkleProof(hexToBytes(keccak256(key)), nodes, { root: hexToBytes(root) })
    return found && viem.fromRlp(toHex(found), 'hex')
  }
  const [, , root] = await find(head[3], bytes(address, 20), accountProof)
  for (const { slot, value, proof } of storage)
    must(BigInt(bytes(value, 32)) === BigInt((await find(root, bytes(slot, 32), proof)) ?? 0))
  return { number: BigInt(head[8]), block: blockHash }
}
function readSlot(slots: Slots, chainId: number, address: string, slot: string, block?: string) {
  const all = slots.get(`${chainId} ${address} ${slot}`) ?? []
  const found = all.find(({ value, ...one }) => value !== null && (block === undefined || one.block === block))
  must(found || all.every(({ value }) => value !== null))
  return found
}
function hasStanding(slots: Slots, fid: number, key: viem.Hex): boolean {
  const value = readSlot(slots, 10, KEYS, keccak256(concat([key, hash(fid, 12)])))?.value
  must(!value || ['0000000101', '0000000102'].includes(value.slice(-10)))
  return Boolean(value)
}
function custodyOf(slots: Slots, { fid, address }: Json): Edge {
  const value = readSlot(slots, 10, IDS, hash(whole(fid), 10))?.value
  must(!value || value.slice(-40) === bytes(address, 20).slice(2))
  return { a: `fid:${fid}`, b: `eth:${lower(address)}`, shown: Boolean(value) }
}
/** What the known resolver of a name has at a place, and in which block; nothing when that is not proven. */
function readRecord(slots: Slots, name: string, at: (node: Json, version: Json) => viem.Hex, inBlock?: string) {
  const node = viem.namehash(name)
  const { value: registered, block } = readSlot(slots, 1, ENS, word(BigInt(hash(node, 0)) + 1n), inBlock) ?? {}
  if (!registered) return undefined
  const resolver = `0x${registered.slice(-40)}`
  if (resolver === zeroAddress) return { value: '0x', block }
  const version = RESOLVERS.includes(resolver) && readSlot(slots, 1, resolver, hash(node, 0), block)?.value
  const start = version && at(node, version)
  const head = version && readSlot(slots, 1, resolver, start, block)?.value
  if (!head) return undefined
  const [isShort, size] = [BigInt(head) % 2n === 0n, BigInt(head) / 2n]
  if (isShort) return { value: head.slice(0, 2 + Number(`0x${head.slice(-2)}`)), block }
  let text = '0x'
  for (let from = BigInt(keccak256(start)); text.length < 2n + 2n * size; from++) {
    const next = readSlot(slots, 1, resolver, word(from), block)?.value
    if (!next) return undefined
    text += next.slice(2)
  }
  return { value: text.slice(0, 2 + 2 * Number(size)), block }
}
/** True when it is proven that the name resolves to the address, and if asked, the address to the name; throws when the contrary is. */
function resolves(slots: Slots, name: string, { chainId, coinType, blockNumber, address }: Json, isBothWays: boolean): boolean {
  must([60, 2147492101].includes(coinType) && whole(chainId) > 0 && whole(blockNumber) >= 0 && bytes(address, 20))
  if (chainId !== 1) return false
  const forward = readRecord(slots, normalize(name), (node, version) => hash(coinType, hash(node, hash(version, 2))))
  must(!forward || forward.value === lower(address))
  if (!forward || !isBothWays || coinType !== 60) return Boolean(forward) && !isBothWays
  const at = (node: Json, version: Json) => hash(node, hash(version, 8))
  const back = readRecord(slots, `${lower(address).slice(2)}.addr.reverse`, at, forward.block)
  must(!back || viem.hexToString(back.value) === normalize(name))
  return Boolean(back)
}

async function isSigned(typed: Json, signature: Json, address: string): Promise<boolean> {
  const all = bytes(signature, 65)
  must(BigInt(`0x${all.slice(66, 130)}`) <= HALF && ['1b', '1c'].includes(all.slice(130)))
  return lower(await viem.recoverTypedDataAddress({ ...typed, signature: all })) === lower(address)
}
function readMessage(
  { dataBytes, hash: digest, hashScheme = 1, signature, signatureScheme = 1, signer }: Json,
  now: number,
): Json {
  const data = hexToBytes(bytes(dataBytes))
  must(hashScheme === 1 && signatureScheme === 1 && toHex(blake3(data, { dkLen: 20 })) === bytes(digest, 20))
  verify(hexToBytes(bytes(signature, 64)), hexToBytes(digest), hexToBytes(bytes(signer, 32)))
  const read = MessageData.decode(data)
  must(read.network === 1 && read.timestamp + 1609459200 <= now + 600)
  return { ...read, signer: lower(signer) }
}
async function readWallet({ value, proof }: Json, slots: Slots, { now }: Given): Promise<Edge> {
  const { type, fid, network, verificationAddAddressBody: body, signer } = readMessage(proof.message, now)
  must(type === 7 && body.verificationType <= 1)
  const shown = hasStanding(slots, fid, signer)
  if (body.protocol === 1) {
    const text = `fid: ${fid} address: ${value} network: ${network} blockHash: ${base58(body.blockHash)} protocol: 1`
    must(body.address.length === 32 && value === base58(body.address))
    verify(body.claimSignature, viem.stringToBytes(text), body.address)
    return { a: `fid:${fid}`, b: `solana:${value}`, shown }
  }
  const claim = { fid: BigInt(fid), address: toHex(body.address), blockHash: bytes(toHex(body.blockHash), 32), network }
  must(body.protocol === 0 && bytes(claim.address, 20) === lower(value))
  const edge = { a: `fid:${fid}`, b: `eth:${claim.address}`, shown: shown && body.verificationType === 0 }
  const salt = '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558'
  const domain = { name: 'Farcaster Verify Ethereum Address', version: '2.0.0', salt }
  const types = { VerificationClaim: fields('uint256 fid,address address,bytes32 blockHash,uint8 network') }
  const typed = { domain, types, primaryType: 'VerificationClaim', message: claim }
  must(body.verificationType === 1 || (await isSigned(typed, toHex(body.claimSignature), claim.address)))
  return edge
}
async function readUsername(row: Json, slots: Slots, { now, fnameRegistry }: Given): Promise<Edge> {
  const { kind, name, resolution, message, timestamp, owner, signature } = row.proof
  must(lower(name) === lower(row.value) && whole(timestamp) <= now + 600 && bytes(owner, 20))
  const verifyingContract = '0xe3be01d99baa8db9905b33a3ca391238234b79d1'
  const domain = { name: 'Farcaster name verification', version: '1', chainId: 1, verifyingContract }
  const types = { UserNameProof: fields('string name,uint256 timestamp,address owner') }
  const typed = { domain, types, primaryType: 'UserNameProof', message: { name, timestamp: BigInt(timestamp), owner } }
  must(await isSigned(typed, signature, kind === 'fname' ? fnameRegistry : owner))
  const [isDotted, a, fid] = [name.includes('.'), `name:${lower(name)}`, nodesOf(row)[0] ?? '']
  must(kind === (!isDotted ? 'fname' : lower(name).endsWith('.base.eth') ? 'basename' : 'ens'))
  if (!isDotted) return { a, b: `eth:${lower(owner)}`, shown: true }
  const isResolved = resolves(slots, name, resolution, false)
  const said = message && readMessage(message, now)
  const proven = said?.type === 12 ? Buffer.from(said.usernameProofBody.name).toString() : said?.userDataBody?.value
  if (said) must(`fid:${said.fid}` === fid && (said.type === 12 || said.userDataBody.type === 6) && lower(proven) === lower(name))
  else must(lower(owner) === lower(resolution.address))
  const shown = (!said || hasStanding(slots, said.fid, said.signer)) && isResolved
  return { a, b: fid, shown, joined: [fid, `eth:${lower(resolution.address)}`] }
}
function readName({ type, value, proof }: Json, slots: Slots): Edge {
  const name = lower(value)
  must(name === lower(proof.name) && name.includes('.') && name.endsWith('.base.eth') === (type === 'basename'))
  return { a: `name:${name}`, b: `eth:${bytes(proof.address, 20)}`, shown: resolves(slots, name, proof, true) }
}

/** What a credential's evidence gives: whom it is about, and whether every word of the row is shown. */
type About = { recipient: string; shown: boolean }
async function readOffchain(row: Json, now: number): Promise<About> {
  const { domain, message, primaryType, signature: signed, types, uid, version } = row.proof.evidence
  const { schema, recipient, time, expirationTime, revocable, refUID, data, salt } = message
  const definition = row.proof.schema?.definition
  const attester = bytes(row.proof.attester.address, 20)
  const terms = fields(`${version ? 'uint16 version,' : ''}${TERMS}${version === 2 ? ',bytes32 salt' : ''}`)
  must([0, 1, 2].includes(version) && (message.version ?? 0) === version && ['Attest', 'Attestation'].includes(primaryType))
  must(terms.every(({ name, type }, at) => types[primaryType][at].name === name && types[primaryType][at].type === type))
  must(lower(row.attester) === attester && lower(row.proof.attestee?.address ?? recipient) === bytes(recipient, 20))
  must(lower(row.proof.schema?.uid ?? schema) === bytes(schema, 32) && domain.name === 'EAS Attestation')
  const [first, last] = [version ? [version] : [], version === 2 ? [salt, 0] : [0]]
  const kinds = `${version ? 'uint16,' : ''}bytes,address,address,uint64,uint64,bool,bytes32,bytes,${version === 2 ? 'bytes32,' : ''}uint32`
  const parts = [viem.stringToHex(schema), recipient, zeroAddress, time, expirationTime, revocable, refUID, data]
  must(pack(kinds.split(','), [...first, ...parts, ...last]) === lower(uid))
  const end = Number(expirationTime)
  must(Date.parse(row.issuedAt) === time * 1000 && time <= now + 600 && (end === 0 || Date.parse(row.expiresAt) <= end * 1000))
  const signature = signed.r ? concat([bytes(signed.r, 32), bytes(signed.s, 32), toHex(signed.v)]) : bytes(signed)
  const typed = { domain, types: { [primaryType]: terms }, primaryType, message }
  const isKeys = await isSigned(typed, signature, attester).catch(() => false)
  must(isKeys || (!signed.r && signature.length >= 132))
  const shown = isKeys && (end !== 0 || !row.expiresAt)
  const isSchema = (text: string) =>
    [true, false].some((flag) => pack(['string', 'address', 'bool'], [text, zeroAddress, flag]) === lower(schema))
  const known = [WHOCAST, definition].find((text) => text && isSchema(text))
  const values: Json = known && viem.decodeAbiParameters(fields(known), data)
  if (known === WHOCAST) {
    for (const [at, { name }] of fields(WHOCAST).entries())
      must(at < 1 || [3, 5, 6].includes(at) || (row[name] ?? '') === values[at])
    must(lower(row.uid) === values[0] && lower(row.onBehalfOf ?? zeroAddress) === lower(values[3]))
    return { recipient: `eth:${lower(recipient)}`, shown }
  }
  must(lower(row.uid) === lower(uid))
  const texts = fields(known ?? '').flatMap(({ name, type }, at) =>
    type === 'string' ? [values[at], `${name}: ${values[at]}`] : [],
  )
  const words = (known ? texts : allStrings(Buffer.from(data.slice(2), 'hex'))).map(lower)
  const isSaid = (part: string) => words.includes(lower(row[part] || '')) || !row[part]
  const isShown = ['name', 'value'].every(isSaid) && (isSaid('chain') || row.chain === CHAINS[domain.chainId])
  const isSource = isSaid('source') || row.source === 'EAS'
  const isReference = isSaid('reference') || lower(row.reference).includes(lower(uid))
  return { recipient: `eth:${lower(recipient)}`, shown: shown && isShown && isSource && isReference }
}
function allStrings(all: Buffer): string[] {
  const number = (at: number) => (at + 32 <= all.length ? Number(BigInt(toHex(all.subarray(at, at + 32)))) : all.length)
  const places = Array.from({ length: Math.floor(all.length / 32) }, (_, index) => number(index * 32))
  const fit = places.filter((at) => at % 32 === 0 && at + 32 + number(at) <= all.length)
  return fit.map((at) => all.toString('utf8', at + 32, at + 32 + number(at)))
}
function readOnchain(row: Json): About {
  const { schema, recipient, attester, time, expirationTime, revocable, refUID, data, bump, uid } = row.proof.evidence
  const types = 'bytes32,address,address,uint64,uint64,bool,bytes32,bytes,uint32'.split(',')
  must(pack(types, [schema, recipient, attester, time, expirationTime, revocable, refUID, data, bump]) === lower(uid))
  must(lower(row.uid) === lower(uid) && lower(row.attester) === lower(attester))
  return { recipient: `eth:${bytes(recipient, 20)}`, shown: false }
}
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
async function readCast(row: Json, slots: Slots, { now }: Given): Promise<About> {
  const { attestee, attester, evidence } = row.proof
  const { type, fid, signer, castAddBody: body } = readMessage(evidence, now)
  const isAnswer = body.parentCastId?.fid === whole(attestee.fid)
  must(type === 1 && fid === attester.fid && row.attester === `fid:${fid}` && (isAnswer || body.mentions.includes(attestee.fid)))
  must(body.mentions.length === body.mentionsPositions.length)
  const cut = [0, ...body.mentionsPositions].map((from, at) =>
    Buffer.from(body.text)
      .subarray(from, body.mentionsPositions[at])
      .toString()
      .replace(/[\ue000\ue001]/g, ' '),
  )
  const text = cut.map((part, at) => (at > 0 ? `\ue000${body.mentions[at - 1]}\ue001${part}` : part)).join('')
  const start =
    /(?:^|\ue001)\s*(?:please\s+)?(?:endorses?|vouch)\s+(?:my\s+endorsement\s+of\s+)?(?:(\ue000\d+\ue001|them|this)\s*)?for\s+/gi
  const skills = [...text.matchAll(start)].flatMap((match) => {
    const isThem = match[1]?.startsWith('\ue000') ? match[1] === `\ue000${attestee.fid}\ue001` : isAnswer
    return isThem ? [text.slice(match.index + match[0].length).split(/[\n\ue000!?;,]|https?:|\.(?=\s|$)/)[0] ?? ''] : []
  })
  const skill = /^endorsed for (.+)$/i.exec(row.name)?.[1]
  must((skill === undefined ? text.split('\n') : skills).some((one) => plain(one) === plain(skill ?? row.name)))
  const isBare = !row.value && !row.chain && !row.expiresAt && !row.reference && ['', 'Farcaster'].includes(row.source ?? '')
  const own = evidence.state ? await readSlots(evidence) : slots
  return { recipient: `fid:${attestee.fid}`, shown: hasStanding(own, fid, signer) && isBare }
}

function nodesOf({ type, value, metadata }: Json): string[] {
  if (type === 'wallet') return [/^0x/i.test(value) ? `eth:${bytes(value, 20)}` : `solana:${value}`]
  if (type !== 'farcaster') return [`${type === 'ens' || type === 'basename' ? 'name' : type}:${lower(value)}`]
  must(metadata?.[0]?.name === 'fid' && /^[1-9]\d*$/.test(metadata[0].value))
  return [`fid:${metadata[0].value}`, ...(value === `!${metadata[0].value}` ? [] : [`name:${lower(value)}`])]
}
function subjectOf(asked: string): string {
  const [, kind = '', part = ''] = /\/(fid|fname|ens|eth|socials\/[^/]+)\/([^/?#]+)/.exec(asked) ?? []
  const named = kind.replace('socials/', '').replace(/^(fname|ens)$/, 'name')
  if (kind) return `${named}:${lower(decodeURIComponent(part))}`
  if (/^0x[0-9a-f]{40}$/i.test(asked)) return `eth:${lower(asked)}`
  if (/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(asked)) return `solana:${asked}`
  return asked.includes(':') ? lower(asked) : `name:${lower(asked.replace(/^@/, ''))}`
}
const METHODS = new Map<string, [types: string[], read: (row: Json, slots: Slots, given: Given) => Edge | Promise<Edge>]>([
  ['farcaster-verification', [['wallet'], readWallet]],
  ['farcaster-custody', [['wallet'], ({ value, proof }, slots) => custodyOf(slots, { fid: proof.fid, address: value })]],
  ['farcaster-username-proof', [['farcaster'], readUsername]],
  ['ens-forward-reverse', [['ens', 'basename'], readName]],
])
async function readChannel(row: Json, slots: Slots, given: Given): Promise<{ nodes: string[]; edge?: Edge }> {
  const [types, read] = METHODS.get(row.proof?.method) ?? []
  must(row.isVerified !== true || !types || types.includes(row.type))
  const nodes = row.isVerified === true ? nodesOf(row) : []
  return row.isVerified === true && read ? { nodes, edge: await read(row, slots, given) } : { nodes }
}
async function readCredential(row: Json, slots: Slots, given: Given): Promise<About | undefined> {
  must(row.proof?.revocation?.status !== 'revoked')
  must(row.expiresAt === undefined || Date.parse(row.expiresAt) > given.now * 1000)
  if (!/^(0x[0-9a-f]{40}|fid:\d+)$/i.test(row.attester ?? '')) return undefined
  if (!row.proof || !['eas-offchain', 'eas-onchain', 'farcaster-cast'].includes(row.kind)) return undefined
  if (row.kind === 'farcaster-cast') return readCast(row, slots, given)
  return row.kind === 'eas-onchain' ? readOnchain(row) : readOffchain(row, given.now)
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
async function checkProfile({ channels, credentials, evidence }: Json, given: Given): Promise<Status[]> {
  const subject = given.for === undefined ? undefined : subjectOf(given.for)
  const slots = await readSlots(evidence ?? {})
  const rows = await Promise.all(channels.map((row: Json) => readChannel(row, slots, given).catch(() => undefined)))
  const edges: Edge[] = subject ? [{ a: subject, b: 'person', shown: false }] : []
  for (const part of evidence?.custody ?? []) edges.push(...attempt(() => [custodyOf(slots, part)]))
  for (const { nodes, edge } of rows.filter(Boolean)) {
    const isSaid = !edge || (subject && !/^(fid|eth|solana|name):/.test(subject))
    if (isSaid) for (const node of nodes) edges.push({ a: node, b: 'person', shown: false })
    if (edge && !edge.joined) edges.push(edge)
  }
  const waiting = new Set<Edge>(rows.flatMap((row) => (row?.edge?.joined ? [row.edge] : [])))
  for (const isSaid of [false, true])
    for (let before = -1; before !== waiting.size; ) {
      before = waiting.size
      for (const edge of waiting)
        if (edge.joined && reach(edges, edge.joined[0], isSaid).has(edge.joined[1]) && waiting.delete(edge))
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
    const about = await readCredential({ ...row.proof, ...row }, slots, given)
    if (!about || !subject) return 'unchecked'
    must(said.has(about.recipient))
    return about.shown && shown.has(about.recipient) ? 'holds' : 'unchecked'
  })
  return [...ofChannels, ...(await Promise.all(ofCredentials.map((one: Promise<Status>) => one.catch(() => 'fails'))))]
}
function attempt<T>(read: () => T[]): T[] {
  try {
    return read()
  } catch {
    return []
  }
}
/** The verdict on each row of a document: channels first, then credentials. */
export const check = async (document: Json, given: Given): Promise<Status[]> =>
  (await Promise.all<Status[]>(document.profiles.map((profile: Json) => checkProfile(profile, given)))).flat()
