import { createPublicKey, hash, verify } from 'node:crypto'
import { type Address, bytesToHex, type Hex, hexToBytes, isAddress, isHex, verifyMessage } from 'viem'
import { z } from 'zod'
import { ServiceError } from '../src/domain/error.ts'
import type { Hub } from '../src/domain/ports/hub.ts'
import type { Clock } from '../src/domain/ports/telemetry.ts'

/** What a Farcaster client signs when a user opens a Snap or presses one of its buttons. */
export interface SnapRequest {
  /** The viewer, once the key is known to be theirs; null where the key could not be checked. */
  viewerFid: number | null
  inputs: Record<string, unknown>
  /** The signature itself; null where nothing was signed. */
  signed: {
    /** SHA-256 of what was signed. */
    id: string
    /** Until when it is taken, unix seconds. */
    expiresAt: number
  } | null
}

/** An unsigned request. */
export const unsigned: SnapRequest = { viewerFid: null, inputs: {}, signed: null }

export interface JfsOptions {
  /** Our origin. */
  audience: string
  /** Without one no key can be checked, and all viewers are anonymous. */
  hub: Hub | null
  /** Whether an address is an auth address of a fid now. Without it such a signer is anonymous. */
  isAuthAddress?: ((fid: number, address: Address) => Promise<boolean>) | undefined
  clock: Clock
}

const headerSchema = z.object({ fid: z.number().int().positive(), type: z.enum(['app_key', 'custody', 'auth']), key: z.string() })
const payloadSchema = z.object({
  audience: z.string(),
  timestamp: z.number(),
  fid: z.number().int().positive().optional(),
  user: z.object({ fid: z.number().int().positive() }).optional(),
  inputs: z.record(z.string(), z.unknown()).default({}),
})

/** How far clocks may be apart, either way. */
const SKEW_SECONDS = 300

const refused = (detail: string, cause?: unknown) => new ServiceError('unauthorized', detail, { cause })

/**
 * Checks a JSON Farcaster Signature in its compact form, `header.payload.signature`
 * (FIP "JSON Farcaster Signature", and the Snap specification's "Authentication"), or as JSON of the three.
 *
 * @throws ServiceError `unauthorized`: malformed, forged, for another origin, or too old
 */
export async function readJfs(text: string, options: JfsOptions): Promise<SnapRequest> {
  const { audience, clock } = options
  const [encodedHeader, encodedPayload, encodedSignature] = parts(text)
  const header = decode(encodedHeader, headerSchema)
  const payload = decode(encodedPayload, payloadSchema)
  const signature = new Uint8Array(Buffer.from(encodedSignature, 'base64url'))
  const signed = `${encodedHeader}.${encodedPayload}`

  if (payload.audience !== audience) throw refused('the signature is meant for another origin')
  if (Math.abs(clock() / 1000 - payload.timestamp) > SKEW_SECONDS)
    throw refused('the signature is older or newer than five minutes')
  const fid = payload.user?.fid ?? payload.fid
  if (fid !== header.fid) throw refused('the signature speaks of another user than its key')
  return {
    viewerFid: (await isViewers(header, signed, signature, options)) ? fid : null,
    inputs: payload.inputs,
    signed: { id: hash('sha256', signed, 'hex'), expiresAt: Math.ceil(payload.timestamp) + SKEW_SECONDS + 1 },
  }
}

/**
 * Whether the key that signed is known to be the viewer's; false where there is no node to ask.
 *
 * @throws ServiceError `unauthorized` where the signature does not hold, or the key is not theirs
 */
async function isViewers(
  { fid, type, key }: z.infer<typeof headerSchema>,
  signed: string,
  signature: Uint8Array,
  { hub, isAuthAddress }: JfsOptions,
): Promise<boolean> {
  switch (type) {
    case 'app_key': {
      if (!isAppKeySignature(key, signed, signature)) throw refused('the signature does not hold')
      if (!hub) return false
      if (!(await hub.isSigner(fid, key))) throw refused('the key is not one of the user')
      return true
    }
    case 'custody':
    case 'auth': {
      if (!isAddress(key, { strict: false })) throw refused('the key is no address')
      const isSigned = await verifyMessage({ address: key, message: signed, signature: bytesToHex(signature) }).catch(() => false)
      if (!isSigned) throw refused('the signature does not hold')
      if (type === 'auth' ? !isAuthAddress : !hub) return false
      const isTheirs = type === 'auth' ? await isAuthAddress?.(fid, key) : (await hub?.custodyFid(key)) === fid
      if (!isTheirs) throw refused(`the address is not ${type === 'auth' ? 'an auth address' : 'the custody'} of the user`)
      return true
    }
    default:
      return type satisfies never
  }
}

function parts(text: string): [string, string, string] {
  const trimmed = text.trim()
  const found = trimmed.startsWith('{') ? fromJson(trimmed) : trimmed.split('.')
  const [header, payload, signature] = found
  if (found.length !== 3 || !header || !payload || !signature || !found.every((part) => /^[A-Za-z0-9_-]+$/.test(part))) {
    throw refused('not a JSON Farcaster Signature')
  }
  return [header, payload, signature]
}

function fromJson(text: string): string[] {
  try {
    const { header, payload, signature } = z
      .object({ header: z.string(), payload: z.string(), signature: z.string() })
      .parse(JSON.parse(text))
    return [header, payload, signature]
  } catch (cause) {
    throw refused('not a JSON Farcaster Signature', cause)
  }
}

function decode<T>(encoded: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))
  } catch (cause) {
    throw refused('not a JSON Farcaster Signature', cause)
  }
}

function isAppKeySignature(key: string, signed: string, signature: Uint8Array): key is Hex {
  if (!isHex(key) || key.length !== 66 || signature.length !== 64) return false
  try {
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hexToBytes(key)).toString('base64url') },
      format: 'jwk',
    })
    return verify(null, Buffer.from(signed), publicKey, signature)
  } catch {
    return false
  }
}
