import { unzipSync } from 'node:zlib'
import { same } from '@whocast/contract/untrusted.ts'
import {
  AttestationError,
  legacyFields,
  version1Fields,
  version2Fields,
} from '@whocast/evidence/forms/attestation.ts'
import { parseAttestation } from '@whocast/evidence/forms/attestation-parse.ts'
import { recoverAttester } from '@whocast/evidence/forms/attestation-sign.ts'
import { zeroAddress, zeroHash } from 'viem'

/**
 * The compact form in which EAS' explorer shares off-chain attestations:
 * `…/offchain/url/#attestation=<base64 of a zlib-compressed JSON array>`. eas-sdk is the judge in
 * tests.
 */

/** Longest encoded form, in characters, and longest JSON that it may unpack to, in bytes. */
const MAX_ENCODED = 64 * 1024
const MAX_JSON_BYTES = 64 * 1024

const typesOf: readonly (readonly object[])[] = [legacyFields, version1Fields, version2Fields]

/** The encoded attestation in a URL, or null when the text is no such URL. */
export function compactInUrl(text: string): string | null {
  const [, encoded] = /[#?&]attestation=([^&#\s]*)/.exec(text) ?? []
  return encoded === undefined || encoded === '' ? null : encoded
}

/**
 * Unpacks the compact form into the package `{sig, signer}`. Signatures are not looked at, but for
 * a legacy attestation, whose form does not say under which of two type names it was signed: the
 * one that the signer signed is taken.
 *
 * @param text the URL, or the encoded part alone
 * @throws AttestationError when it is not of this form, or unpacks to more than 64 KiB
 */
export function expandCompact(text: string): Record<string, unknown> {
  const values = unpack(compactInUrl(text) ?? text)
  const version = Number(values[16] ?? 0)
  const types = typesOf[version]
  if (!types) throw new AttestationError('', 'is a compact attestation of an unknown version')
  if (version !== 0) return toPackage(values, version, types, 'Attest')
  const candidates = (['Attest', 'Attestation'] as const).map((typeName) =>
    toPackage(values, version, types, typeName),
  )
  const isSigned = (candidate: Record<string, unknown>) => {
    const { attestation, signer } = parseAttestation(candidate)
    return signer !== undefined && same(recoverAttester(attestation), signer)
  }
  return candidates.find(isSigned) ?? (candidates[0] as Record<string, unknown>)
}

function unpack(encoded: string): unknown[] {
  const base64 = decode(encoded).replaceAll(' ', '+')
  if (encoded.length > MAX_ENCODED || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) {
    throw new AttestationError('', 'is not base64 of at most 64 KiB')
  }
  let values: unknown
  try {
    values = JSON.parse(
      unzipSync(Buffer.from(base64, 'base64'), { maxOutputLength: MAX_JSON_BYTES }).toString(
        'utf8',
      ),
    )
  } catch {
    throw new AttestationError('', 'is not a compressed JSON array of at most 64 KiB')
  }
  if (!Array.isArray(values) || values.length < 15 || values.length > 18) {
    throw new AttestationError('', 'is not the array of a compact attestation')
  }
  return values
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw new AttestationError('', 'is not percent-encoded as URLs are')
  }
}

/** Orders fields as eas-sdk's `compactOffchainAttestationPackage`; field 15 is no longer signed. */
function toPackage(
  values: unknown[],
  version: number,
  fields: readonly object[],
  typeName: 'Attest' | 'Attestation',
) {
  const [contractVersion, chainId, verifyingContract, r, s, v, signer, uid] = values
  const [schema, recipient, time, expirationTime, refUID, revocable, data] = values.slice(8)
  return {
    sig: {
      version,
      uid,
      domain: { name: 'EAS Attestation', version: contractVersion, chainId, verifyingContract },
      primaryType: version === 0 ? 'Attestation' : 'Attest',
      types: { [typeName]: fields },
      message: {
        version,
        schema,
        recipient: recipient === '0' ? zeroAddress : recipient,
        time,
        expirationTime,
        revocable,
        refUID: refUID === '0' ? zeroHash : refUID,
        data,
        ...(version === 2 ? { salt: values[17] } : {}),
      },
      signature: { r, s, v },
    },
    signer,
  }
}
