import { p256 } from '@noble/curves/nist.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2'
import { base32nopad, base58, base64urlnopad } from '@scure/base'
import { type Fields, isObject, object, text } from '@whocast/contract/untrusted.ts'
import { encodeCbor } from './dag-cbor.ts'

/** The identity of a `did:plc`, by its signed operations (https://web.plc.directory/spec). */
interface PlcIdentity {
  /** `at://<handle>`, and other names of the account. */
  alsoKnownAs: string[]
  signingKey: string
}

/** Operations of one log that are read. */
const MAX_OPERATIONS = 500
/** How long a more powerful key may undo operations, ms. */
const RECOVERY_MS = 72 * 60 * 60 * 1000

interface Operation {
  cid: string
  fields: Fields
  createdAt: number
}

/**
 * Checks the audit log of a `did:plc`: each operation is signed by a rotation key of the one before
 * it, and the first one hashes to the DID. When operations were made is the directory's word.
 *
 * @param entries `[{operation, createdAt}]`, oldest first
 * @returns null where the identity is deactivated
 * @throws Error where an operation is invalid
 */
export function readPlcLog(did: string, entries: readonly unknown[]): PlcIdentity | null {
  if (entries.length === 0 || entries.length > MAX_OPERATIONS) throw new Error('not a log')
  const history: Operation[] = []
  for (const entry of entries) {
    const { operation, createdAt } = object(entry)
    if (!isObject(operation)) throw new Error('not an operation')
    append(did, history, { operation, createdAt: Date.parse(text(createdAt)) })
  }
  const last = history.at(-1)
  if (!last || last.fields.type === 'plc_tombstone') return null
  const { alsoKnownAs, verificationMethods } = normalise(last.fields)
  return {
    alsoKnownAs: texts(alsoKnownAs),
    signingKey: text(object(verificationMethods).atproto),
  }
}

function append(
  did: string,
  history: Operation[],
  { operation, createdAt }: { operation: Fields; createdAt: number },
): void {
  const encoded = encodeCbor(operation)
  const next = { cid: cidOf(encoded), fields: operation, createdAt }
  if (history.length === 0) {
    const isGenesis = operation.type !== 'plc_tombstone' && operation.prev === null
    const hash = base32nopad.encode(sha256(encoded)).toLowerCase().slice(0, 24)
    if (!isGenesis || did !== `did:plc:${hash}`) throw new Error('the log is of another DID')
    signerOf(operation, rotationKeys(operation))
    history.push(next)
    return
  }
  const at = history.findIndex(({ cid }) => cid === operation.prev)
  const previous = history[at]
  if (!previous || !/^plc_(?:operation|tombstone)$/.test(text(operation.type)))
    throw new Error('an operation does not follow another')
  if (previous.fields.type === 'plc_tombstone') throw new Error('the identity is deactivated')
  const keys = rotationKeys(previous.fields)
  const undone = history[at + 1]
  if (undone) {
    // Only a more powerful key may undo operations, and for three days.
    const disputed = keys.indexOf(signerOf(undone.fields, keys))
    signerOf(operation, keys.slice(0, disputed))
    const isLate = !(createdAt - undone.createdAt <= RECOVERY_MS)
    if (isLate || !(createdAt > (history.at(-1)?.createdAt ?? Number.NaN)))
      throw new Error('an operation was undone too late')
  } else signerOf(operation, keys)
  history.splice(at + 1, history.length, next)
}

/** Operations of the first form, as ones of today. */
function normalise(operation: Fields): Fields {
  if (operation.type !== 'create') return operation
  const { signingKey, recoveryKey, handle } = operation
  return {
    rotationKeys: [recoveryKey, signingKey],
    verificationMethods: { atproto: signingKey },
    alsoKnownAs: [`at://${text(handle).replace(/^(?:at|https?):\/\//, '')}`],
  }
}

const texts = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((one) => typeof one === 'string') : []

const rotationKeys = (operation: Fields): string[] => texts(normalise(operation).rotationKeys)

/** Returns the first of the keys that signed an operation. @throws Error if none of them did */
function signerOf({ sig, ...unsigned }: Fields, keys: readonly string[]): string {
  const signature = base64urlnopad.decode(text(sig))
  const bytes = encodeCbor(unsigned)
  const signer = keys.find((key) => isSignedByKey(key, bytes, signature))
  if (signer === undefined) throw new Error('an operation is not signed by a rotation key')
  return signer
}

const dagCbor = Uint8Array.of(1, 0x71, 0x12, 0x20)

/** Returns the bytes of the CID of a block of DAG-CBOR (version 1, SHA-256). */
export const cidBytesOf = (block: Uint8Array): Uint8Array =>
  Uint8Array.of(...dagCbor, ...sha256(block))

const cidOf = (block: Uint8Array): string =>
  `b${base32nopad.encode(cidBytesOf(block)).toLowerCase()}`

/** Returns true if a `did:key` signed bytes, by 64 bytes with the lower `s` (AT Protocol). */
export function isSignedByKey(key: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  try {
    if (!key.startsWith('did:key:z') || signature.length !== 64) return false
    const [first, second, ...point] = base58.decode(key.slice('did:key:z'.length))
    const curve = { 59137: secp256k1, 32804: p256 }[((first ?? 0) << 8) | (second ?? 0)]
    return curve?.verify(signature, bytes, Uint8Array.from(point), { lowS: true }) ?? false
  } catch {
    return false
  }
}
