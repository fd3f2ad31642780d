import {
  type AbiParameter,
  type Address,
  bytesToHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodePacked,
  getAddress,
  type Hex,
  hexToBytes,
  isAddress,
  isHex,
  type LocalAccount,
  parseAbiParameters,
  stringToHex,
  zeroAddress,
} from 'viem'
import { type Crypto, currentCrypto, keccak256, recoverSigner } from './crypto.ts'
import { typedDataDigest } from './typed-data.ts'
import { type Fields, isObject } from './untrusted.ts'

/**
 * EAS attestations as the Ethereum Attestation Service defines them: the signed off-chain forms
 * (legacy 0, 1 and 2) and the uid of on-chain ones. Runs in browsers. eas-sdk is the judge in tests.
 */
export type AttestationVersion = 0 | 1 | 2

export interface AttestationMessage {
  /** Not signed in the legacy form. */
  version: AttestationVersion
  /** 32 bytes in hex. Its **text** enters the uid, so its letter case is kept. */
  schema: Hex
  recipient: Address
  /** Unix seconds, decimal. */
  time: string
  /** Unix seconds, decimal; `0` for never. */
  expirationTime: string
  revocable: boolean
  refUID: Hex
  data: Hex
  /** 32 bytes, from version 2. */
  salt?: Hex
}

/** What a key held by a person makes; a contract wallet's signature is one hex string of any length. */
export type AttestationSignature = { r: Hex; s: Hex; v: number } | Hex

/**
 * A signed off-chain attestation, in the JSON form that eas-sdk's
 * `verifyOffchainAttestationSignature(attester, attestation)` takes.
 */
export interface SignedAttestation {
  version: AttestationVersion
  /** 32 bytes, lower case. */
  uid: Hex
  domain: { name: 'EAS Attestation'; version: string; chainId: number; verifyingContract: Address }
  primaryType: 'Attest' | 'Attestation'
  types: Record<string, readonly TypedField[]>
  message: AttestationMessage
  signature: AttestationSignature
}

interface TypedField {
  name: string
  type: string
}

/** What is wrong with an attestation, and where: an RFC 6901 pointer into it. */
export class AttestationError extends Error {
  override readonly name = 'AttestationError'
  readonly pointer: string
  readonly detail: string
  constructor(pointer: string, detail: string) {
    super(detail)
    this.pointer = pointer
    this.detail = detail
  }
}

const zeroBytes32: Hex = `0x${'00'.repeat(32)}`
const maxUint64 = 2n ** 64n - 1n

const field = (name: string, type: string): TypedField => ({ name, type })
const legacyFields = [
  field('schema', 'bytes32'),
  field('recipient', 'address'),
  field('time', 'uint64'),
  field('expirationTime', 'uint64'),
  field('revocable', 'bool'),
  field('refUID', 'bytes32'),
  field('data', 'bytes'),
] as const
const version1Fields = [field('version', 'uint16'), ...legacyFields] as const
const version2Fields = [...version1Fields, field('salt', 'bytes32')] as const

/** The layouts in which each version was ever signed: the primary type as stated, and the one that is hashed. */
const layouts: Record<
  AttestationVersion,
  { primaryType: 'Attest' | 'Attestation'; hashed: 'Attest' | 'Attestation'; fields: readonly TypedField[] }[]
> = {
  0: [
    { primaryType: 'Attestation', hashed: 'Attestation', fields: legacyFields },
    { primaryType: 'Attestation', hashed: 'Attest', fields: legacyFields },
    { primaryType: 'Attest', hashed: 'Attest', fields: legacyFields },
  ],
  1: [{ primaryType: 'Attest', hashed: 'Attest', fields: version1Fields }],
  2: [{ primaryType: 'Attest', hashed: 'Attest', fields: version2Fields }],
}

// ─── Reading ───────────────────────────────────────────────────────────────────────────────

function readObject(value: unknown, pointer: string): Fields {
  if (!isObject(value)) throw new AttestationError(pointer, 'must be an object')
  return value
}

function readHex(value: unknown, pointer: string, bytes?: number): Hex {
  if (typeof value !== 'string' || !isHex(value, { strict: true }) || value.length % 2 === 1) {
    throw new AttestationError(pointer, 'must be 0x and hex digits')
  }
  if (bytes !== undefined && value.length !== 2 + bytes * 2) throw new AttestationError(pointer, `must be ${bytes} bytes of hex`)
  return value
}

/** All lower case, or with the right checksum: a letter that was altered is noticed. */
function readAddress(value: unknown, pointer: string): Address {
  if (typeof value !== 'string' || !isAddress(value)) {
    throw new AttestationError(pointer, 'must be an address, in lower case or with a right checksum')
  }
  return value
}

/** uint64 as a decimal string, a safe integer or a bigint; comes out as a decimal string. */
function readUint64(value: unknown, pointer: string): string {
  const text = typeof value === 'bigint' || Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !/^(0|[1-9]\d{0,19})$/.test(text) || BigInt(text) > maxUint64) {
    throw new AttestationError(pointer, 'must be unix seconds, as a number or a decimal string')
  }
  return text
}

function readVersion(value: unknown, pointer: string): AttestationVersion {
  if (value !== 0 && value !== 1 && value !== 2) throw new AttestationError(pointer, 'must be 0, 1 or 2')
  return value
}

function readDomain(value: unknown): SignedAttestation['domain'] {
  const domain = readObject(value, '/domain')
  const extra = Object.keys(domain).find((key) => !['name', 'version', 'chainId', 'verifyingContract'].includes(key))
  if (extra !== undefined) throw new AttestationError(`/domain/${extra}`, 'is no part of an EAS domain')
  if (domain.name !== 'EAS Attestation') throw new AttestationError('/domain/name', 'must be "EAS Attestation"')
  if (typeof domain.version !== 'string' || domain.version.length > 32) {
    throw new AttestationError('/domain/version', 'must be the version of the EAS contract, as text')
  }
  // viem leaves a chainId that is a string out of the hash without a word.
  const chainId = typeof domain.chainId === 'string' && /^\d+$/.test(domain.chainId) ? Number(domain.chainId) : domain.chainId
  const chain = typeof chainId === 'bigint' ? Number(chainId) : chainId
  if (typeof chain !== 'number' || !Number.isSafeInteger(chain) || chain < 1) {
    throw new AttestationError('/domain/chainId', 'must be a chain ID')
  }
  const verifyingContract = readAddress(domain.verifyingContract, '/domain/verifyingContract')
  return { name: 'EAS Attestation', version: domain.version, chainId: chain, verifyingContract }
}

function readTypes(value: unknown): SignedAttestation['types'] {
  const types = readObject(value, '/types')
  return Object.fromEntries(
    Object.entries(types).map(([name, fields]) => {
      if (!Array.isArray(fields)) throw new AttestationError(`/types/${name}`, 'must be a list of fields')
      return [
        name,
        fields.map((entry, index) => {
          const { name: fieldName, type, ...rest } = readObject(entry, `/types/${name}/${index}`)
          if (typeof fieldName !== 'string' || typeof type !== 'string' || Object.keys(rest).length > 0) {
            throw new AttestationError(`/types/${name}/${index}`, 'must be a field with name and type')
          }
          return { name: fieldName, type }
        }),
      ]
    }),
  )
}

function readSignature(value: unknown): AttestationSignature {
  if (typeof value === 'string') return readHex(value, '/signature')
  const { r, s, v } = readObject(value, '/signature')
  if (v !== 27 && v !== 28) throw new AttestationError('/signature/v', 'must be 27 or 28')
  return { r: readHex(r, '/signature/r', 32), s: readHex(s, '/signature/s', 32), v }
}

const versionOfTypes = (types: SignedAttestation['types']): AttestationVersion => {
  const names = Object.values(types)
    .flat()
    .map((entry) => entry.name)
  return names.includes('salt') ? 2 : names.includes('version') ? 1 : 0
}

/**
 * Reads an off-chain attestation from a stranger: the object that eas-sdk makes, the older form with
 * `v`, `r` and `s` at the top, or the package `{sig, signer}` that easscan exports.
 *
 * @returns the attestation in one form, and who the package says signed it
 * @throws AttestationError that points at what is not as it must be; signatures are not looked at here
 */
export function parseAttestation(input: unknown): { attestation: SignedAttestation; signer?: Address } {
  const outer = readObject(input, '')
  const given = isObject(outer.sig) ? outer.sig : outer
  const signer = outer.signer ?? undefined
  const domain = readDomain(given.domain)
  const types = readTypes(given.types)
  const message = readObject(given.message, '/message')
  const version = given.version === undefined ? versionOfTypes(types) : readVersion(given.version, '/version')
  // The first SDKs left `version` out of the object, and later ones put a 0 into legacy messages.
  const messageVersion = message.version === undefined ? 0 : readVersion(message.version, '/message/version')
  if (messageVersion !== version) throw new AttestationError('/message/version', `must be ${version}, as the attestation says`)
  const [hashed, ...others] = Object.keys(types)
  const layout = layouts[version].find(
    (known) =>
      known.primaryType === given.primaryType &&
      known.hashed === hashed &&
      others.length === 0 &&
      JSON.stringify(types[hashed]) === JSON.stringify(known.fields),
  )
  if (!layout) throw new AttestationError('/types', `are not those of an EAS off-chain attestation of version ${version}`)
  if (typeof message.revocable !== 'boolean') throw new AttestationError('/message/revocable', 'must be true or false')
  const signature =
    given.signature === undefined ? readSignature({ r: given.r, s: given.s, v: given.v }) : readSignature(given.signature)
  return {
    attestation: {
      version,
      uid: readHex(given.uid, '/uid', 32).toLowerCase() as Hex,
      domain,
      primaryType: layout.primaryType,
      types,
      message: {
        version,
        schema: readHex(message.schema, '/message/schema', 32),
        recipient: readAddress(message.recipient, '/message/recipient'),
        time: readUint64(message.time, '/message/time'),
        expirationTime: readUint64(message.expirationTime, '/message/expirationTime'),
        revocable: message.revocable,
        refUID: readHex(message.refUID, '/message/refUID', 32),
        data: readHex(message.data, '/message/data'),
        ...(version === 2 ? { salt: readHex(message.salt, '/message/salt', 32) } : {}),
      },
      signature,
    },
    ...(signer === undefined ? {} : { signer: readAddress(signer, '/signer') }),
  }
}

/** 65 bytes that end in 27 or 28 as r, s and v: the form that eas-sdk takes; null for other signatures. */
export function splitSignature(signature: AttestationSignature): { r: Hex; s: Hex; v: number } | null {
  if (typeof signature !== 'string') return signature
  const v = signature.length === 132 ? Number.parseInt(signature.slice(130), 16) : 0
  return v === 27 || v === 28 ? { r: signature.slice(0, 66) as Hex, s: `0x${signature.slice(66, 130)}`, v } : null
}

// ─── Hashes ────────────────────────────────────────────────────────────────────────────────

/**
 * The uid of an off-chain attestation: keccak256 over its packed message, with the schema as the UTF-8
 * text of its hex string. It does not bind the attester.
 */
export function offchainUid(message: AttestationMessage): Hex {
  const tail = [
    stringToHex(message.schema),
    message.recipient,
    zeroAddress,
    BigInt(message.time),
    BigInt(message.expirationTime),
    message.revocable,
    message.refUID,
    message.data,
  ] as const
  const tailTypes = ['bytes', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes'] as const
  switch (message.version) {
    case 0:
      return keccak256(encodePacked([...tailTypes, 'uint32'], [...tail, 0]))
    case 1:
      return keccak256(encodePacked(['uint16', ...tailTypes, 'uint32'], [1, ...tail, 0]))
    case 2:
      return keccak256(encodePacked(['uint16', ...tailTypes, 'bytes32', 'uint32'], [2, ...tail, message.salt ?? zeroBytes32, 0]))
    default:
      return message.version satisfies never
  }
}

/** The EIP-712 digest that was signed. */
export const attestationDigest = (attestation: Pick<SignedAttestation, 'domain' | 'types' | 'message'>): Hex =>
  bytesToHex(digestOf(attestation, currentCrypto()))

function digestOf(
  { domain, types, message }: Pick<SignedAttestation, 'domain' | 'types' | 'message'>,
  crypto: Crypto,
): Uint8Array {
  const [type = 'Attest', fields = []] = Object.entries(types)[0] ?? []
  const values = { ...message, time: BigInt(message.time), expirationTime: BigInt(message.expirationTime) }
  return typedDataDigest(domain, { type, fields }, values, crypto)
}

export interface OnchainAttestation {
  schema: Hex
  recipient: Address
  attester: Address
  /** Unix seconds. */
  time: bigint
  /** Unix seconds; 0 for never. */
  expirationTime: bigint
  revocable: boolean
  refUID: Hex
  data: Hex
}

/** The uid that the EAS contract gives: `bump` counts up from 0 while the same one is taken. */
export const onchainUid = (attestation: OnchainAttestation, bump = 0): Hex =>
  keccak256(
    encodePacked(
      ['bytes32', 'address', 'address', 'uint64', 'uint64', 'bool', 'bytes32', 'bytes', 'uint32'],
      [
        attestation.schema,
        attestation.recipient,
        attestation.attester,
        attestation.time,
        attestation.expirationTime,
        attestation.revocable,
        attestation.refUID,
        attestation.data,
        bump,
      ],
    ),
  )

/** The uid under which the schema registry keeps a definition. */
export const schemaUid = (definition: string, resolver: Address = zeroAddress, revocable = true): Hex =>
  keccak256(encodePacked(['string', 'address', 'bool'], [definition, resolver, revocable]))

/** Whether a schema's uid is that of this definition, without a resolver, revocable or not. */
export const isDefinitionOf = (definition: string, uid: string): boolean =>
  [true, false].some((revocable) => schemaUid(definition, zeroAddress, revocable) === uid.toLowerCase())

// ─── Checking ──────────────────────────────────────────────────────────────────────────────

/** Whose key made an attestation's signature; null for a contract wallet's, and for none. */
export function recoverAttester(attestation: SignedAttestation, crypto: Crypto = currentCrypto()): Address | null {
  const signature = splitSignature(attestation.signature)
  const signer = signature && recoverSigner(digestOf(attestation, crypto), joinSignature(signature), crypto)
  return signer && getAddress(signer)
}

const joinSignature = ({ r, s, v }: { r: Hex; s: Hex; v: number }): Uint8Array =>
  Uint8Array.from([...hexToBytes(r, { size: 32 }), ...hexToBytes(s, { size: 32 }), v])

/** What can be said of an attestation without asking anybody. */
export type AttestationCheck =
  | { result: 'holds' }
  /** A contract wallet's signature: only the contract can say. */
  | { result: 'unchecked'; digest: Hex; signature: Hex }
  | { result: 'fails'; pointer: string; detail: string }

/**
 * Checks that the uid is that of the message and that `attester` signed it. Times are not looked at.
 *
 * @param attester who is said to have signed; the uid does not say
 */
export function checkAttestation(
  attestation: SignedAttestation,
  attester: Address,
  crypto: Crypto = currentCrypto(),
): AttestationCheck {
  const uid = offchainUid(attestation.message)
  if (uid !== attestation.uid) {
    return { result: 'fails', pointer: '/uid', detail: `the uid is not that of the message, which is ${uid}` }
  }
  const digest = digestOf(attestation, crypto)
  const { signature } = attestation
  const keySignature = splitSignature(signature)
  const signer = keySignature && recoverSigner(digest, joinSignature(keySignature), crypto)
  if (signer === attester.toLowerCase()) return { result: 'holds' }
  if (typeof signature === 'string') return { result: 'unchecked', digest: bytesToHex(digest), signature }
  return { result: 'fails', pointer: '/signature', detail: `${getAddress(attester)} did not sign this` }
}

// ─── Making ────────────────────────────────────────────────────────────────────────────────

/**
 * Signs an off-chain attestation of version 2.
 *
 * @param account a key that signs EIP-712 data, as viem's `privateKeyToAccount` makes it
 */
export async function signAttestation(
  account: Pick<LocalAccount, 'sign'>,
  domain: Omit<SignedAttestation['domain'], 'name'>,
  message: Omit<AttestationMessage, 'version'> & { salt: Hex },
): Promise<SignedAttestation> {
  const full: AttestationMessage = { version: 2, ...message }
  const unsigned = {
    version: 2,
    uid: offchainUid(full),
    domain: { name: 'EAS Attestation', ...domain },
    primaryType: 'Attest',
    types: { Attest: version2Fields },
    message: full,
  } as const
  if (!account.sign) throw new TypeError('the account cannot sign')
  const signature = await account.sign({ hash: attestationDigest(unsigned) })
  return { ...unsigned, signature: splitSignature(signature) ?? signature }
}

// ─── Schemas ───────────────────────────────────────────────────────────────────────────────

/** One field of an attestation's data, as its schema names it. */
export interface SchemaValue {
  name: string
  type: string
  value: unknown
}

const schemaField = /^\s*([a-z]+\d*(?:\[\d*\])*)(?:\s+([A-Za-z_$][\w$]*))?\s*$/

/** Field names of schemas may be words that Solidity reserves, which viem's own parser refuses; tuples are left to it. */
function parseSchema(definition: string): readonly AbiParameter[] {
  if (definition.includes('(')) return parseAbiParameters(definition)
  return definition.split(',').map((part) => {
    const [, type, name] = schemaField.exec(part) ?? []
    if (type === undefined) throw new TypeError(`not a field of a schema: ${part}`)
    return { type, ...(name === undefined ? {} : { name }) }
  })
}

/**
 * Reads an attestation's data by its schema's definition (`string name,bool isMember`); null when
 * the definition is none, or the data is not of that shape.
 */
export function decodeData(definition: string, data: Hex): SchemaValue[] | null {
  if (definition.trim() === '') return []
  try {
    const parameters = parseSchema(definition)
    const values = decodeAbiParameters(parameters, data) as readonly unknown[]
    return parameters.map(({ name, type }, index) => ({ name: name ?? `#${index}`, type, value: values[index] }))
  } catch {
    return null
  }
}

/** The data of an attestation, by its schema's definition. */
export const encodeData = (definition: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseSchema(definition), values)

/** Decoded values on one line: `country: US`; the name is left out where there is only one field. */
export function describeData(values: SchemaValue[]): string {
  const text = (value: unknown) =>
    typeof value === 'string' ? value : JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))
  const [first] = values
  if (first && values.length === 1) return text(first.value)
  return values.map(({ name, value }) => `${name}: ${text(value)}`).join(', ')
}
