import { type Fields, isObject } from '@whocast/contract/untrusted.ts'
import { type Address, type Hex, isAddress, isHex } from 'viem'
import {
  AttestationError,
  type AttestationSignature,
  type AttestationVersion,
  layouts,
  type SignedAttestation,
} from './attestation.ts'

const maxUint64 = 2n ** 64n - 1n

function readObject(value: unknown, pointer: string): Fields {
  if (!isObject(value)) throw new AttestationError(pointer, 'must be an object')
  return value
}

function readHex(value: unknown, pointer: string, bytes?: number): Hex {
  if (typeof value !== 'string' || !isHex(value, { strict: true }) || value.length % 2 === 1) {
    throw new AttestationError(pointer, 'must be 0x and hex digits')
  }
  if (bytes !== undefined && value.length !== 2 + bytes * 2)
    throw new AttestationError(pointer, `must be ${bytes} bytes of hex`)
  return value
}

/** All lower case, or with the right checksum: a letter that was altered is noticed. */
function readAddress(value: unknown, pointer: string): Address {
  if (typeof value !== 'string' || !isAddress(value)) {
    throw new AttestationError(pointer, 'must be a valid address')
  }
  return value
}

/** uint64 as a decimal string, a safe integer or a bigint; comes out as a decimal string. */
function readUint64(value: unknown, pointer: string): string {
  const text = typeof value === 'bigint' || Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !/^(0|[1-9]\d{0,19})$/.test(text) || BigInt(text) > maxUint64) {
    throw new AttestationError(pointer, 'must be unix seconds')
  }
  return text
}

function readVersion(value: unknown, pointer: string): AttestationVersion {
  if (value !== 0 && value !== 1 && value !== 2)
    throw new AttestationError(pointer, 'must be 0, 1 or 2')
  return value
}

function readDomain(value: unknown): SignedAttestation['domain'] {
  const domain = readObject(value, '/domain')
  const extra = Object.keys(domain).find(
    (key) => !['name', 'version', 'chainId', 'verifyingContract'].includes(key),
  )
  if (extra !== undefined)
    throw new AttestationError(`/domain/${extra}`, 'is no part of an EAS domain')
  if (domain.name !== 'EAS Attestation')
    throw new AttestationError('/domain/name', 'must be "EAS Attestation"')
  if (typeof domain.version !== 'string' || domain.version.length > 32) {
    throw new AttestationError(
      '/domain/version',
      'must be the version of the EAS contract, as text',
    )
  }
  // viem leaves a chainId that is a string out of the hash without a word.
  const chainId =
    typeof domain.chainId === 'string' && /^\d+$/.test(domain.chainId)
      ? Number(domain.chainId)
      : domain.chainId
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
      if (!Array.isArray(fields))
        throw new AttestationError(`/types/${name}`, 'must be a list of fields')
      return [
        name,
        fields.map((entry, index) => {
          const { name: fieldName, type, ...rest } = readObject(entry, `/types/${name}/${index}`)
          if (
            typeof fieldName !== 'string' ||
            typeof type !== 'string' ||
            Object.keys(rest).length > 0
          ) {
            throw new AttestationError(
              `/types/${name}/${index}`,
              'must be a field with name and type',
            )
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
 * Parses an untrusted off-chain attestation: the object that eas-sdk makes, the older form with
 * `v`, `r` and `s` at the top, or the package `{sig, signer}` that easscan exports.
 *
 * @returns the attestation in one form, and who the package says signed it
 * @throws AttestationError that points at what is not as it must be; signatures are not looked at
 *   here
 */
export function parseAttestation(input: unknown): {
  attestation: SignedAttestation
  signer?: Address
} {
  const outer = readObject(input, '')
  const given = isObject(outer.sig) ? outer.sig : outer
  const signer = outer.signer ?? undefined
  const domain = readDomain(given.domain)
  const types = readTypes(given.types)
  const message = readObject(given.message, '/message')
  const version =
    given.version === undefined ? versionOfTypes(types) : readVersion(given.version, '/version')
  // The first SDKs left `version` out of the object, and later ones put a 0 into legacy messages.
  const messageVersion =
    message.version === undefined ? 0 : readVersion(message.version, '/message/version')
  if (messageVersion !== version)
    throw new AttestationError('/message/version', `must be ${version}, as the attestation says`)
  const [hashed, ...others] = Object.keys(types)
  const layout = layouts[version].find(
    (known) =>
      known.primaryType === given.primaryType &&
      known.hashed === hashed &&
      others.length === 0 &&
      JSON.stringify(types[hashed]) === JSON.stringify(known.fields),
  )
  if (!layout)
    throw new AttestationError(
      '/types',
      `are not those of an EAS off-chain attestation of version ${version}`,
    )
  if (typeof message.revocable !== 'boolean')
    throw new AttestationError('/message/revocable', 'must be true or false')
  const signature =
    given.signature === undefined
      ? readSignature({ r: given.r, s: given.s, v: given.v })
      : readSignature(given.signature)
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
