import { isDeepStrictEqual } from 'node:util'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake3 } from '@noble/hashes/blake3.js'
import * as viem from 'viem'
import { normalize } from 'viem/ens'
import { parseSiweMessage } from 'viem/siwe'
import * as eas from '../reference/eas-sdk.ts'
import * as farcaster from '../reference/farcaster-core.ts'
import { verifyMerkleProof } from '../reference/mpt.ts'

// A checker written from docs/evidence.md and the form of the vectors alone: it shares no code with
// src, and src none with it.
// biome-ignore lint/suspicious/noExplicitAny: a document is what a stranger sent
type Json = any
type Given = { for?: string; now: number; fnameRegistry: string }
/** What something rests on. */
const [NOTHING, WORDS, EVIDENCE] = [0, 1, 2]
const VERDICTS: Json = ['fails', 'unchecked', 'holds']
/** What joins two nodes; `needs` are two others that have to be joined already. */
type Edge = {
  a: string
  b: string
  rests: number
  needs?: [string, string]
  /** The chain that an address is of, where it is a contract; the address that signed as one. */
  chain?: number
  contract?: string
}
type Row = { nodes: string[]; edge: Edge; hasProof?: boolean }
/**
 * What the rows of a profile rest on: slots by chain, address and slot, each at its newest block.
 */
type Basis = Given & {
  subject: string | undefined
  slots: Map<string, Json>
  custody: Json[]
  appKeys: Json[]
}
const ENS = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
const V1_IMPLEMENTATIONS = [
  '0xed73a03f19e8d849e44a39252d222c6ad5217e1e',
  '0xabd80e8a13596feea40fd26fd6a24c3fe76f05fb',
]
const REGISTRAR = '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85'
const WRAPPER = '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401'
/** By resolver: how records are stored, where addresses (or records) are, and where names are. */
const [VERSIONS, COINS_ONLY, RECORD, NAMES_ONLY] = ['versions', 'coins', 'record', 'names']
const RESOLVERS: Json = {
  '0xf29100983e058b709f3d539b0c765937b804ac15': [VERSIONS, 2, 8],
  '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63': [VERSIONS, 2, 8],
  '0x32791cde1c343c5982eb66445e9d43fc3b92d201': [VERSIONS, 2, 8],
  '0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba41': [COINS_ONLY, 1, 7],
  '0xdaaf96c344f63131acadd0ea35170e7892d3dfba': [COINS_ONLY, 1, 7],
  '0x226159d592e2b063810a10ebf6dcbada94ed68b8': [COINS_ONLY, 1, 4],
  '0x5ffc014343cd971b7eb70732021e26c35b744cc4': [RECORD, 1, 2],
  '0x1da022710df5002339274aadee8d58218e9d6ab5': [RECORD, 1, 2],
  '0xda1756bb923af5d1a05e277cb1e54f1d0a127890': [RECORD, 2, 1],
  '0xf58d55f06bb92f083e78bb5063a2dd3544f9b6a3': [RECORD, 3, 1],
  '0xa2c122be93b0074270ebee7f6b7292c7deb45047': [NAMES_ONLY, null, 1],
}
const COINS = [60, 2147492101, 2147483658, 2147525809, 2147542792, 2148018000]
const CHAINS: Json = {
  1: 'Ethereum',
  10: 'Optimism',
  8453: 'Base',
  42161: 'Arbitrum',
  11155111: 'Sepolia',
}
const WHOCAST = `bytes32 credentialID,string name,string value,address onBehalfOf,string issuer,string profileID,\
string schemaID,string source,string chain,string reference,string data`
const { concat, hexToBytes, keccak256, namehash, toHex, zeroAddress } = viem
const must = (condition: unknown, value?: Json): Json => {
  if (!condition) throw new Error('false or malformed')
  return value
}
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
const lower = (text: Json): Json => text.toLowerCase()
const same = (one: Json, other: Json) => lower(one) === lower(other)
const bytes = (hex: Json, size = (hex?.length - 2) / 2): Json =>
  must(/^0x([0-9a-f]{2})*$/i.test(hex) && hex.length === 2 + 2 * size, hex) && lower(hex)
const whole = (value: Json): number => must(Number.isSafeInteger(value) && value >= 0, value)
const seconds = (time: Json): number =>
  must(Number.isFinite(Date.parse(time)), Math.floor(Date.parse(time) / 1000))
const word = (value: Json): viem.Hex =>
  typeof value === 'string' ? viem.pad(value as viem.Hex) : toHex(value, { size: 32 })
const hash = (...parts: Json[]): viem.Hex => keccak256(concat(parts.map(word)))
/** A signature by a key, in its one form. */
const canonical = (signature: Json): Json =>
  must(eas.Signature.from(bytes(signature)).serialized === lower(signature), signature)
const isEd25519 = (key: Uint8Array, signed: Uint8Array, signature: Uint8Array) =>
  ed25519.verify(signature, signed, key, { zip215: false })
const kindOf = (name: string) =>
  !name.includes('.') ? 'fname' : name.endsWith('.base.eth') ? 'basename' : 'ens'
function normal(text: string): string {
  if (!text.includes('.')) return must(/^[a-z0-9][a-z0-9-]{0,15}$/i.test(text), lower(text))
  const name = normalize(text)
  return must(!name.split('.').includes('') && Buffer.byteLength(name) <= 255, name)
}

async function readSlots({ state = [], blocks = [] }: Json, now: number): Promise<Basis['slots']> {
  const proofs = state.slice(0, 512).map(async (one: Json) => {
    const block = await provenBlock(one, blocks, now).catch(() => ({ number: -1 }))
    return (one.storage ?? []).map(({ slot, value }: Json) => ({
      ...block,
      key: `${one.chainId} ${one.address} ${slot}`,
      value,
    }))
  })
  const slots: Json[] = (await Promise.all(proofs)).flat().reverse()
  const all = Map.groupBy(slots, ({ key }) => lower(key))
  return new Map(
    slots
      .sort((one, other) => one.number - other.number)
      .map((slot) => [
        lower(slot.key),
        { ...slot, all: all.get(lower(slot.key))?.filter(({ number }) => number >= 0) },
      ]),
  )
}
async function provenBlock(
  { chainId, blockHash, address, accountProof, storage }: Json,
  blocks: Json,
  now: number,
) {
  const { header } = blocks.findLast(
    (one: Json) => one.chainId === chainId && same(one.hash, blockHash),
  )
  const head: Json = viem.fromRlp(bytes(header), 'hex')
  must(
    keccak256(header) === bytes(blockHash, 32) &&
      head.length >= 15 &&
      Number(head[11]) <= now + 600,
  )
  const find = async (root: Json, key: Json, proof: Json): Promise<Json> => {
    const nodes = must(proof.length <= 64, proof).map((node: Json) => hexToBytes(bytes(node)))
    const found = await verifyMerkleProof(hexToBytes(keccak256(key)), nodes, {
      root: hexToBytes(root),
    })
    return found && viem.fromRlp(toHex(found), 'hex')
  }
  const [, , root] = await find(head[3], bytes(address, 20), accountProof)
  for (const { slot, value, proof } of must(storage.length > 0 && storage.length <= 32, storage))
    must(
      BigInt(bytes(value, 32)) ===
        BigInt(`0x0${((await find(root, bytes(slot, 32), proof)) ?? '0x').slice(2)}`),
    )
  const at = Number(head[11])
  return { number: Number(head[8]), block: blockHash, at, isNew: at >= now - 7_776_000 }
}
function readSlot({ slots }: Basis, chainId: number, contract: string, slot: string): Json {
  const found = slots.get(lower(`${chainId} ${contract} ${slot}`))
  return must(found?.number !== -1, found && { ...found, value: lower(found.value) })
}
type Use = { fid: number; signer: viem.Hex; type: number; at: number }
async function standingOf(basis: Basis, use: Use): Promise<number> {
  const { fid, signer } = use
  const found = readSlot(
    basis,
    10,
    farcaster.KEY_REGISTRY_ADDRESS,
    keccak256(concat([signer, hash(fid, 12)])),
  )
  const [added, removed] = ['0000000101', '0000000102']
  if (found?.value.slice(-10) === added) return EVIDENCE
  if (found?.value.slice(-10) === removed) {
    const isThere = ({ value, at }: Json) => value.slice(-10) === added && at >= use.at
    return found.all.some(isThere) ? EVIDENCE : WORDS
  }
  const entries = basis.appKeys
    .slice(0, 64)
    .filter((one) => one.fid === fid && one.method === 'custody-signature')
  const read = await Promise.all(
    entries.map((one) => readKeyMessage(one.message, fid, basis.now).catch(() => null)),
  )
  const known = read.filter((one) => one !== null)
  const removals = known
    .filter((one) => !one.isAdded && one.key === signer)
    .sort((one, other) => one.at - other.at)
  const isAllowed = known.some((add) => {
    if (!add.isAdded || add.key !== signer) return false
    const isTwice = known.some(
      (one) => one.isAdded && one.nonce === add.nonce && one.signature !== add.signature,
    )
    const removal = removals.find((one) =>
      one.by ? one.by === add.by && one.nonce > add.nonce : one.at >= add.at,
    )
    const isOver = removal && (removal.at < add.at || use.at > removal.at)
    const isDue = use.at >= add.at && use.at <= add.at + add.ttl && add.scopes.includes(use.type)
    const holder = attempt(() => custodyOf(basis, fid, add.by).rests)
    return isDue && !isTwice && !isOver && holder === EVIDENCE
  })
  return isAllowed ? EVIDENCE : WORDS
}
const SCOPES = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15]
async function readKeyMessage(message: Json, fid: number, now: number): Promise<Json> {
  const said = readMessage(message, now)
  const isAdded = said.type === 16
  const body: Json = must(said.fid === fid, isAdded ? said.keyAddBody : said.keyRemoveBody)
  const { deadline, nonce, keyType, scopes, ttl, signatureType } = body
  const key = bytes(toHex(body.key), 32)
  const entry = { isAdded, key, nonce, at: said.at, ttl, scopes }
  if (said.type === 17 && signatureType === 2) return must(key === said.signer, entry)
  must(isAdded || (said.type === 17 && signatureType === 1))
  if (isAdded) {
    const at = must(key === said.signer && keyType === 1 && nonce > 0, said.timestamp)
    must(at <= deadline && ttl > 0 && ttl <= 7_776_000 && scopes.length > 0 && scopes.length <= 16)
    must(scopes.every((one: number) => SCOPES.includes(one)))
  }
  const signature = canonical(toHex(isAdded ? body.custodySignature : body.signature))
  const signed = { fid: BigInt(fid), key, keyType, scopes, ttl, nonce, deadline: BigInt(deadline) }
  const form: Json = isAdded
    ? { ...farcaster.GASLESS_KEY_ADD_EIP_712_TYPES, primaryType: 'KeyAdd' }
    : { ...farcaster.GASLESS_KEY_REMOVE_EIP_712_TYPES, primaryType: 'KeyRemove' }
  const by = await viem.recoverTypedDataAddress({ ...form, message: signed, signature })
  return { ...entry, signature, by: lower(by) }
}
const holderOf = (basis: Basis, fid: Json) =>
  readSlot(basis, 10, farcaster.ID_REGISTRY_ADDRESS, hash(whole(fid), 10))
function custodyOf(basis: Basis, fid: Json, address: Json): Edge {
  const found = holderOf(basis, fid)
  must(
    fid > 0 &&
      BigInt(bytes(address, 20)) > 0n &&
      (!found || found.value.slice(-40) === lower(address).slice(2)),
  )
  return { a: `fid:${fid}`, b: `eth:${lower(address)}`, rests: found?.isNew ? EVIDENCE : WORDS }
}
const UNPROVEN = new Error('a slot is not proven')
/**
 * On what it rests that a name resolves to an address, and if asked, the address to the name;
 * throws where the contrary is shown.
 */
function resolves(
  basis: Basis,
  name: string,
  { chainId, coinType, blockNumber, address, expiresAt }: Json,
  isBothWays: boolean,
): number {
  must(
    COINS.includes(coinType) &&
      whole(chainId) >= 0 &&
      whole(blockNumber) >= 0 &&
      bytes(address, 20),
  )
  const resolverSlot = (node: Json) => word(BigInt(hash(node, 0)) + 1n)
  const under = chainId === 1 && readSlot(basis, 1, ENS, resolverSlot(namehash(name)))
  const read = (contract: string, slot: viem.Hex): Json => {
    const facts = under && readSlot(basis, 1, contract, slot)?.all
    const found = facts?.find(({ block }: Json) => block === under.block)
    if (!found) throw UNPROVEN
    return lower(found.value)
  }
  const record = (node: viem.Hex, what: 'address' | 'name'): viem.Hex => {
    const resolver = `0x${read(ENS, resolverSlot(node)).slice(-40)}`
    if (!RESOLVERS[resolver]) throw UNPROVEN
    const [kind, addresses, names] = RESOLVERS[resolver]
    const isAddress = what === 'address'
    if (isAddress && (kind === NAMES_ONLY || (kind === RECORD && coinType !== 60))) throw UNPROVEN
    if (isAddress && kind === RECORD) return `0x${read(resolver, hash(node, addresses)).slice(-40)}`
    const base = (at: number) => (kind === VERSIONS ? hash(read(resolver, hash(node, 0)), at) : at)
    const slot = isAddress
      ? hash(coinType, hash(node, base(addresses)))
      : kind === RECORD
        ? word(BigInt(hash(node, addresses)) + BigInt(names))
        : hash(node, base(names))
    const head = read(resolver, slot)
    if (BigInt(head) % 2n === 0n) return head.slice(0, 2 + Number(`0x${head.slice(-2)}`))
    const places = Array.from({ length: Math.ceil(Number(head) / 64) }, (_, at) =>
      word(BigInt(keccak256(slot)) + BigInt(at)),
    )
    return concat(places.map((at) => read(resolver, at))).slice(0, 1 + Number(head)) as viem.Hex
  }
  const { now } = basis
  // Unix seconds; undefined where there is no end.
  const end = (): number | undefined => {
    const labels = name.split('.')
    if (labels.at(-1) !== 'eth' || (labels.at(-2) === 'base' && labels.length > 2)) return undefined
    const label = keccak256(viem.stringToBytes(labels.at(-2) as string))
    const ends = [Number(read(REGISTRAR, hash(label, 9)))]
    for (let at = 0; at < labels.length - 2; at += 1) {
      const token = BigInt(read(WRAPPER, hash(namehash(labels.slice(at).join('.')), 1)))
      if ((token >> 176n) % 2n === 1n) ends.push(Number(token >> 192n))
    }
    return Math.min(...ends)
  }
  try {
    if (
      !V1_IMPLEMENTATIONS.includes(`0x${read(UNIVERSAL_RESOLVER, IMPLEMENTATION_SLOT).slice(-40)}`)
    )
      throw UNPROVEN
    const [node, reverse] = [namehash(name), namehash(`${lower(address).slice(2)}.addr.reverse`)]
    const forward = record(node, 'address')
    if (forward.length !== 42 || BigInt(forward) === 0n) throw UNPROVEN
    const until = end() ?? Number.POSITIVE_INFINITY
    must(forward === lower(address) && until > Math.min(now, under.at))
    const isShown = under.isNew && until > now
    if (!isBothWays) return isShown ? EVIDENCE : WORDS
    let back: viem.Hex = '0x'
    try {
      if (coinType === 60) back = record(reverse, 'name')
    } catch (error) {
      must(error === UNPROVEN)
    }
    must(back === '0x' || normal(viem.hexToString(back)) === name)
    return isShown && back !== '0x' ? EVIDENCE : WORDS
  } catch (error) {
    // Then the document says itself how long the name counts.
    return must(error === UNPROVEN && !(expiresAt <= now), WORDS)
  }
}

function readMessage(message: Json, now: number): Json {
  const {
    dataBytes,
    hash: digest,
    hashScheme = 1,
    signature,
    signatureScheme = 1,
    signer,
  } = message
  const data = hexToBytes(bytes(dataBytes))
  must(
    hashScheme === 1 &&
      signatureScheme === 1 &&
      toHex(blake3(data, { dkLen: 20 })) === bytes(digest, 20),
  )
  must(
    isEd25519(hexToBytes(bytes(signer, 32)), hexToBytes(digest), hexToBytes(bytes(signature, 64))),
  )
  const read = farcaster.MessageData.decode(data)
  const at = farcaster.fromFarcasterTime(read.timestamp)._unsafeUnwrap() / 1000
  return must(read.network === 1 && read.fid > 0 && at <= now + 600, {
    ...read,
    at,
    signer: lower(signer),
  })
}
async function readWallet(row: Json, basis: Basis): Promise<Edge> {
  const said = readMessage(row.proof.message, basis.now)
  const { type, fid, network, verificationAddAddressBody: body } = said
  const { address, blockHash, claimSignature, protocol, verificationType } = must(type === 7, body)
  const claim: Json = farcaster
    .makeVerificationAddressClaim(fid, address, network, blockHash, protocol)
    ._unsafeUnwrap()
  const node = `${protocol === 1 ? 'solana' : 'eth'}:${claim.address}`
  must(nodesOf(row)[0] === node && verificationType <= (protocol === 1 ? 0 : 1))
  const { verifyVerificationEthAddressClaimSignature: isClaimed } = farcaster.eip712
  if (protocol === 1)
    must(isEd25519(address, farcaster.recreateSolanaClaimMessage(claim, address), claimSignature))
  else if (verificationType === 0)
    must(
      (await isClaimed(claim, hexToBytes(canonical(toHex(claimSignature))), address)).unwrapOr(
        false,
      ),
    )
  const standing = await standingOf(basis, said)
  if (verificationType === 0) return { a: `fid:${fid}`, b: node, rests: standing }
  const account = `${node}@${body.chainId ?? 0}`
  return { a: `fid:${fid}`, b: account, rests: WORDS, contract: node }
}
async function readCustody({ type, value, proof: { fid } }: Json, basis: Basis): Promise<Edge> {
  if (type === 'wallet') return custodyOf(basis, fid, value)
  const held = must(value === `!${fid}`, holderOf(basis, fid))
  return custodyOf(
    basis,
    fid,
    held ? `0x${held.value.slice(-40)}` : basis.custody.find((one) => one.fid === fid)?.address,
  )
}
async function readUsername(row: Json, basis: Basis): Promise<Edge> {
  const { kind, name, resolution, message, timestamp, owner, signature } = row.proof
  must(
    normal(name) === row.value && kind === kindOf(row.value) && whole(timestamp) <= basis.now + 600,
  )
  const claim = farcaster.makeUserNameProofClaim({ name, owner: bytes(owner, 20), timestamp })
  const signer = hexToBytes(kind === 'fname' ? (basis.fnameRegistry as viem.Hex) : owner)
  must(
    (await farcaster.eip712.verifyUserNameProofClaim(claim, canonical(signature), signer)).unwrapOr(
      false,
    ),
  )
  const [fid = '', a = ''] = nodesOf(row)
  if (kind === 'fname') {
    const held = attempt(() => custodyOf(basis, Number(fid.slice(4)), owner).rests)
    return { a, b: fid, rests: held ?? WORDS }
  }
  const rests = resolves(basis, row.value, resolution, false)
  const needs: Edge['needs'] = [fid, `eth:${lower(resolution.address)}`]
  const chain = chainOf(resolution.coinType)
  if (!message) return must(same(owner, resolution.address), { a, b: fid, rests, needs, chain })
  const { type, usernameProofBody, userDataBody, ...said } = readMessage(message, basis.now)
  const used =
    type === 12
      ? Buffer.from(usernameProofBody.name).toString()
      : must(userDataBody.type === 6, userDataBody.value)
  must([11, 12].includes(type) && `fid:${said.fid}` === fid && normal(used) === row.value)
  const standing = await standingOf(basis, { ...said, type })
  return { a, b: fid, rests: Math.min(rests, standing), needs, chain }
}
const chainOf = (coinType: number) => (coinType === 60 ? 1 : coinType - 0x80000000)
async function readEns({ type, value, proof }: Json, basis: Basis): Promise<Edge> {
  must(normal(proof.name) === value && kindOf(value) === type)
  return {
    a: `name:${value}`,
    b: `eth:${bytes(proof.address, 20)}`,
    rests: resolves(basis, value, proof, true),
    chain: chainOf(proof.coinType),
  }
}

/** Of an account elsewhere only the statement of its owner is signed. */
async function checkStatement({ type, value, proof }: Json, { now }: Basis): Promise<void> {
  const { by, of, statement } = proof.claim
  if (by !== 'owner' || statement === undefined) return
  const { resources = [], address, issuedAt }: Json = parseSiweMessage(statement.text)
  const [, kind, handle] = /^urn:whocast:account:([a-z]+):([^:]+)$/.exec(resources[1]) as Json
  must(
    resources.length === 2 &&
      resources[0] === `urn:whocast:of:${of}` &&
      kind === type &&
      issuedAt / 1000 <= now + 600,
  )
  must(
    lower(decodeURIComponent(handle)).endsWith(lower(value)) &&
      same(address, bytes(statement.address, 20)),
  )
  if (statement.contractChainId !== undefined) return
  must(
    same(
      await viem.recoverMessageAddress({ message: statement.text, signature: statement.signature }),
      address,
    ),
  )
}
/**
 * Who said something of whom, at which second and until when (0: no end), and whether a key signed
 * every word of it.
 */
type Credential = { by: string; of: string; at: number; end: number; isSigned: boolean }
async function readOffchain({ proof, ...row }: Json): Promise<Credential> {
  const { domain, message, primaryType, signature: given, types, uid, version } = proof.evidence
  const { schema, recipient, time, expirationTime, revocable, refUID, data, salt } = message
  const known = eas.OFFCHAIN_ATTESTATION_TYPES[version] ?? []
  must(known.some((one) => one.primaryType === primaryType && isDeepStrictEqual(one.types, types)))
  must(domain.name === 'EAS Attestation' && (message.version ?? 0) === version)
  must(typeof revocable === 'boolean')
  const terms = [schema, recipient, time, expirationTime, revocable, refUID, data, salt]
  must(
    same(eas.Offchain.getOffchainUID(version, ...terms), uid) &&
      same(proof.schema?.uid ?? schema, bytes(schema, 32)),
  )
  must(same(proof.attestee?.address ?? recipient, bytes(recipient, 20)))
  const by = bytes(proof.attester.address, 20)
  const signature = bytes(
    given.r ? concat([bytes(given.r, 32), bytes(given.s, 32), toHex(given.v)]) : given,
  )
  const isKeys =
    attempt(() => same(eas.verifyTypedData(domain, types, message, canonical(signature)), by)) ===
    true
  must(isKeys || (!given.r && signature.length >= 132))
  const isSigned = areWordsSigned(row, proof) && isKeys
  return {
    by,
    of: `eth:${lower(recipient)}`,
    at: Number(time),
    end: Number(expirationTime),
    isSigned,
  }
}
/** Throws where a row under Whocast's own schema has other words than were signed. */
function areWordsSigned(row: Json, { schema, evidence: { uid, domain, message } }: Json): boolean {
  const isSchema = (text: string) =>
    [true, false].some((flag) =>
      same(eas.SchemaRegistry.getSchemaUID(text, zeroAddress, flag), message.schema),
    )
  const known = [WHOCAST, schema?.definition].find((text) => text && isSchema(text))
  const encoder = new eas.SchemaEncoder(known ?? 'string')
  const read: Json[] = (attempt(() => encoder.decodeData(message.data)) ?? []).map(
    ({ value }) => value,
  )
  if (known === WHOCAST) {
    const { credentialID, onBehalfOf, profileID, schemaID, ...words } = Object.fromEntries(
      read.map((one) => [one.name, one.value]),
    )
    must(same(row.uid, credentialID) && same(row.onBehalfOf ?? zeroAddress, onBehalfOf))
    return must(
      Object.keys(words).every((part) => (row[part] ?? '') === words[part]),
      true,
    )
  }
  must(same(row.uid, uid) && row.onBehalfOf === undefined)
  if (!known && read.length > 0 && encoder.encodeData(read) !== lower(message.data)) return false
  const texts = read.filter(({ type }) => type === 'string')
  const names = texts.filter(({ name }) => texts.length === 1 || /^(name|title)$/i.test(name))
  const [all, described] = [
    texts.map(({ value }) => value),
    read.map(({ name, value }) => `${name}: ${value}`).join(', '),
  ]
  const signed: Json = {
    name: names.map(({ value }) => value),
    value: [...all, described],
    chain: [CHAINS[domain.chainId], String(domain.chainId)],
    source: [...all, 'EAS'],
    reference: row.reference?.includes(uid) ? [row.reference] : all,
  }
  return Object.keys(signed).every((part) => !row[part] || signed[part].includes(row[part]))
}
async function readOnchain({ proof, ...row }: Json): Promise<Credential> {
  const {
    schema,
    recipient,
    attester: by,
    time,
    expirationTime,
    revocable,
    refUID,
    data,
    bump = 0,
    uid,
  } = proof.evidence
  const types = [
    'bytes32',
    'address',
    'address',
    'uint64',
    'uint64',
    'bool',
    'bytes32',
    'bytes',
    'uint32',
  ]
  const packed = viem.encodePacked(types, [
    schema,
    recipient,
    by,
    time,
    expirationTime,
    revocable,
    refUID,
    data,
    bump,
  ])
  must(same(keccak256(packed), uid) && same(row.uid, uid))
  must(same(proof.schema?.uid ?? schema, schema))
  return {
    by,
    of: `eth:${bytes(recipient, 20)}`,
    at: Number(time),
    end: Number(expirationTime),
    isSigned: false,
  }
}
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
async function readCast(
  { proof: { attestee, evidence }, ...row }: Json,
  basis: Basis,
): Promise<Credential> {
  const cast = readMessage(evidence, basis.now)
  const { type, fid, at, castAddBody: body } = cast
  const { mentions, mentionsPositions: places, parentCastId } = must(type === 1, body)
  const isAnswer = parentCastId?.fid === whole(attestee.fid)
  must((isAnswer || mentions.includes(attestee.fid)) && mentions.length === places.length)
  const text = Buffer.from(body.text.replace(/[\ue000\ue001]/g, '\ufffd'))
  const cut = mentions.map(
    (one: Json, i: number) => `\ue000${one}\ue001${text.subarray(places[i], places[i + 1])}`,
  )
  const said = `${text.subarray(0, places[0])}${cut.join('')}`
  const person = `\ue000${attestee.fid}\ue001\\s*${isAnswer ? '|(?:(?:them|him|her|this|op|author)\\s+)?' : ''}`
  const courtesy = "(?:(?:please|pls|i|i['’]d like to)\\s+)?"
  const verb = '(?:endorses?|vouch)\\s+(?:my\\s+endorsement\\s+of\\s+)?'
  const form = `^(?:\ue000\\d+\ue001[\\s,:]*)?${courtesy}${verb}(?:${person})for\\s+(.+)$`
  const [, rest = ''] = new RegExp(form, 'i').exec(said.trim()) ?? []
  const quoted = plain(rest).replace(/[.!。！]{1,3}$/, '')
  const given = quoted.replace(/^[\s"'«“”#]+/, '').replace(/[\s"'»“”]+$/, '')
  const isSayable = /^(?!.*\.\s)[\p{L}\p{N}][\p{L}\p{M}\p{N} &+#/.'’-]{0,59}$/u.test(given)
  const [, skill] = /^endorsed for (.+)$/i.exec(row.name) ?? []
  must(
    skill === undefined
      ? said.split('\n').some((one) => plain(one) === plain(row.name))
      : isSayable && given === plain(skill),
  )
  const isBare =
    !row.value &&
    !row.chain &&
    (!row.reference || lower(row.reference).includes(evidence.hash)) &&
    ['', 'Farcaster'].includes(row.source ?? '')
  const slots = await readSlots(evidence, basis.now)
  const own = { ...basis, appKeys: evidence.appKeys ?? [], slots }
  const isSigned = (await standingOf(own, cast)) === EVIDENCE && isBare
  return { by: `fid:${fid}`, of: `fid:${attestee.fid}`, at, end: 0, isSigned }
}

function nodesOf({ type, value, metadata }: Json): string[] {
  if (type === 'wallet' && /^0x/i.test(value)) return [`eth:${bytes(value, 20)}`]
  if (type === 'wallet' || type === 'solana') return [`solana:${value}`]
  const isAccount = /^[a-z][a-z0-9-]{0,31}$/.test(type)
  must(isAccount && !['fid', 'eth', 'name', 'profile'].includes(type))
  if (!['farcaster', 'ens', 'basename'].includes(type)) return [`${type}:${lower(value)}`]
  if (type !== 'farcaster')
    return must(normal(value) === value && value.includes('.'), [`name:${value}`])
  const [{ name, value: fid }] = must(/^[1-9]\d*$/.test(metadata[0].value), metadata)
  must(name === 'fid' && (value === `!${fid}` || normal(value) === value))
  return value === `!${fid}` ? [`fid:${fid}`] : [`fid:${fid}`, `name:${value}`]
}
function subjectOf(asked: string): string {
  const [, type, value = asked] =
    /(?:^|\/)([a-z]+)[:/]([^/]+)$/i.exec(asked.split('?')[0] ?? '') ?? []
  if (!type && /^0x[0-9a-f]{40}$/i.test(asked)) return `eth:${lower(asked)}`
  if (!type || ['fname', 'ens'].includes(type))
    return `name:${normal(decodeURIComponent(value).replace(/^@/, ''))}`
  return type === 'solana' ? `solana:${value}` : lower(`${type}:${decodeURIComponent(value)}`)
}
/** Joins nobody. */
const alone = (isShown: boolean): Edge => ({ a: '', b: '', rests: isShown ? EVIDENCE : WORDS })
type Reader = (row: Json, basis: Basis) => Promise<Edge>
const METHODS = new Map<string, { read?: Reader; types?: string[] }>([
  ['farcaster-verification', { read: readWallet, types: ['wallet', 'solana'] }],
  ['farcaster-custody', { read: readCustody, types: ['wallet', 'farcaster'] }],
  ['farcaster-username-proof', { read: readUsername, types: ['farcaster'] }],
  ['ens-forward-reverse', { read: readEns, types: ['ens', 'basename'] }],
])
async function readChannel(row: Json, basis: Basis): Promise<Row> {
  if (row.isVerified !== true) return { nodes: [], edge: alone(false) }
  const nodes = nodesOf(row)
  if (row.proof?.method === 'account-link') await checkStatement(row, basis)
  const { read, types = [] } = METHODS.get(row.proof?.method) ?? {}
  if (read) {
    const edge: Edge = must(types.includes(row.type), await read(row, basis))
    return { nodes: edge.contract ? [edge.b] : nodes, edge, hasProof: true }
  }
  const isAddress = row.type === 'wallet' || row.type === 'solana'
  return { nodes, edge: alone(isAddress && (!row.proof || row.proof.method === 'reported')) }
}
const KINDS = new Map(
  Object.entries({
    'eas-offchain': readOffchain,
    'eas-onchain': readOnchain,
    'farcaster-cast': readCast,
  }),
)
async function readCredential(row: Json, basis: Basis): Promise<Row> {
  must(
    ['name', 'value', 'issuer', 'source', 'chain', 'reference', 'data'].every(
      (part) => typeof (row[part] ?? '') === 'string',
    ),
  )
  const [issued, ends = 0] = [row.issuedAt ?? '1970-01-01', row.expiresAt ?? '9999-12-31'].map(
    seconds,
  )
  must(row.proof?.revocation?.status !== 'revoked' && ends > basis.now)
  const hasSigner = row.proof && /^(0x[0-9a-f]{40}|fid:[1-9]\d*)$/i.test(row.attester)
  const read = hasSigner && KINDS.get(row.kind)
  if (!read) return { nodes: [], edge: alone(false) }
  const { by, of, at, end, isSigned } = await read(row, basis)
  const { address, fid } = row.proof.attester
  must(same(row.attester, by) && same(address ?? `fid:${fid}`, by) && at <= basis.now + 600)
  must(
    (!row.issuedAt || issued === at) &&
      (end === 0 || (end > basis.now && row.expiresAt && ends <= end)),
  )
  return { nodes: [of], edge: alone(isSigned && (end === 0 ? !row.expiresAt : ends === end)) }
}
/** What it rests on that a node belongs together with others. */
function restsOf(edges: Edge[], from: string): (node: string) => number {
  const found = new Map([[from, EVIDENCE]])
  for (const rests of [EVIDENCE, WORDS]) {
    const pairs = edges.flatMap((edge) =>
      edge.rests >= rests ? [edge, { a: edge.b, b: edge.a }] : [],
    )
    const next = Map.groupBy(pairs, ({ a }) => a)
    for (const [node] of found)
      for (const { b } of next.get(node) ?? []) if (!found.has(b)) found.set(b, rests)
  }
  return (node) => found.get(node) ?? NOTHING
}
async function checkProfile(
  { channels = [], credentials = [], evidence = {} }: Json,
  given: Given,
): Promise<string[]> {
  const subject = attempt(() => subjectOf(given.for as string))
  const basis = {
    ...given,
    subject,
    slots: await readSlots(evidence, given.now),
    custody: evidence.custody ?? [],
    appKeys: evidence.appKeys ?? [],
  }
  const reading: Promise<Row>[] = [
    ...channels.map((row: Json) => readChannel(row, basis)),
    ...credentials.map((row: Json) =>
      readCredential({ ...row.proof, ...row, attester: row.attester }, basis),
    ),
  ]
  const failed: Row = { nodes: [], edge: { a: '', b: '', rests: NOTHING } }
  const rows = await Promise.all(reading.map((row) => row.catch(() => failed)))
  const isAccount = subject && !/^(fid|eth|solana|name):/.test(subject)
  const people = rows
    .slice(0, channels.length)
    .flatMap(({ nodes, hasProof }) => (hasProof && !isAccount ? [] : nodes))
  const edges: Edge[] = [
    ...people.concat(subject ?? []).map((node) => ({ a: node, b: 'person', rests: WORDS })),
    ...basis.custody.flatMap(
      ({ fid, address }: Json) => attempt(() => custodyOf(basis, fid, address)) ?? [],
    ),
    ...rows.map(({ edge }) => edge),
  ]
  const contracts = new Set(edges.map(({ contract }) => contract))
  for (const edge of [...edges]) {
    const { b, needs, chain, contract } = edge
    if (contract) edges.push({ a: contract, b, rests: WORDS })
    if (chain !== undefined && contracts.has(b)) edge.b = `${b}@${chain}`
    if (needs && contracts.has(needs[1])) edge.needs = [needs[0], `${needs[1]}@${chain}`]
  }
  const others = edges.filter(({ needs }) => !needs)
  for (const edge of edges)
    if (edge.needs) edge.rests = Math.min(edge.rests, restsOf(others, edge.needs[0])(edge.needs[1]))
  const restsOn = subject ? restsOf(edges, subject) : () => WORDS
  const found = rows.map(({ nodes, edge }) => Math.min(edge.rests, ...nodes.map(restsOn)))
  const shown = new Set(
    rows.flatMap(({ nodes }, at) => (at < channels.length && found[at] === EVIDENCE ? nodes : [])),
  )
  const hasRow = (node: string) => node === subject || shown.has(node)
  return rows.map(({ nodes }, at) => {
    const rests = found[at] ?? NOTHING
    return VERDICTS[at < channels.length || nodes.every(hasRow) ? rests : Math.min(rests, WORDS)]
  })
}
/** The verdict on each row of a document: channels first, then credentials. */
export const check = async (document: Json, given: Given): Promise<string[]> =>
  (await Promise.all(document.profiles.map((profile: Json) => checkProfile(profile, given)))).flat()
