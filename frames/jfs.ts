import { hash } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import { isAppKeySignature } from '@whocast/evidence/forms/app-key-signature.ts'
import { type JfsHeader, readSigned, refused } from '@whocast/evidence/forms/jfs.ts'
import { type Address, bytesToHex, isAddress, verifyMessage } from 'viem'
import { z } from 'zod'
import type { Hub } from '../src/farcaster/hub.ts'
import type { Clock } from '../src/kit/telemetry.ts'

/** What a Farcaster client signs when a user opens a Snap or presses a button. */
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

export const unsigned: SnapRequest = { viewerFid: null, inputs: {}, signed: null }

interface JfsOptions {
  /** Our origin. */
  audience: string
  /** Without one no key can be checked, and all viewers are anonymous. */
  hub: Hub | null
  /** Whether an address is an auth address of a fid now. Without it such a signer is anonymous. */
  isAuthAddress?: ((fid: number, address: Address) => Promise<boolean>) | undefined
  clock: Clock
}

const fidSchema = z.number().int().positive()

const surfaceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('standalone') }),
  z.object({
    type: z.literal('cast'),
    cast: z.object({
      hash: z.string(),
      author: z.object({ fid: z.number().int().nonnegative() }),
    }),
  }),
])

/** The signed payload of the Snap specification; `fid` and `inputs` are present in a POST. */
const payloadSchema = z.object({
  audience: z.string(),
  timestamp: z.number().int(),
  user: z.object({ fid: fidSchema }),
  surface: surfaceSchema,
  fid: fidSchema.optional(),
  inputs: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .default({}),
})

/** @throws ServiceError `invalid-request` where the payload has another form */
function readPayload(payload: unknown): z.infer<typeof payloadSchema> {
  const { success, data, error } = payloadSchema.safeParse(payload)
  if (!success) {
    const [issue] = error.issues
    const field = issue?.path.join('.') || 'payload'
    throw new ServiceError('invalid-request', `invalid Snap payload: ${field}: ${issue?.message}`)
  }
  if (data.fid !== undefined && data.fid !== data.user.fid)
    throw new ServiceError('invalid-request', 'invalid Snap payload: fid differs from user.fid')
  return data
}

const SKEW_SECONDS = 300

/**
 * Verifies a JSON Farcaster Signature, compact (`header.payload.signature`) or as JSON. See FIP
 * "JSON Farcaster Signature" and "Authentication" in the Snap specification.
 *
 * @throws ServiceError `invalid-request`: the payload is not as specified; `unauthorized`: no
 *   signature, forged, for another origin, or too old
 */
export async function readJfs(text: string, options: JfsOptions): Promise<SnapRequest> {
  const { audience, clock } = options
  const { header, payload: unread, signed, signature } = readSigned(text, z.unknown())
  const payload = readPayload(unread)
  if (payload.audience !== audience) throw refused('the signature is for another origin')
  if (Math.abs(clock() / 1000 - payload.timestamp) > SKEW_SECONDS)
    throw refused('the signature is older or newer than five minutes')
  const { fid } = payload.user
  if (fid !== header.fid) throw refused('the signature names another user than its key')
  return {
    viewerFid: (await isViewers(header, signed, signature, options)) ? fid : null,
    inputs: payload.inputs,
    signed: {
      id: hash('sha256', signed, 'hex'),
      expiresAt: Math.ceil(payload.timestamp) + SKEW_SECONDS + 1,
    },
  }
}

/**
 * Returns true if the signing key is confirmed to be the viewer's; false without a node.
 *
 * @throws ServiceError `unauthorized` if the signature is invalid or the key is another's
 */
async function isViewers(
  { fid, type, key }: JfsHeader,
  message: string,
  signature: Uint8Array,
  { hub, isAuthAddress }: JfsOptions,
): Promise<boolean> {
  switch (type) {
    case 'app_key': {
      if (!isAppKeySignature(key, message, signature)) throw refused('the signature is invalid')
      if (!hub) return false
      if (!(await hub.isSigner(fid, key))) throw refused('the key is not one of the user')
      return true
    }
    case 'custody':
    case 'auth': {
      if (!isAddress(key, { strict: false })) throw refused('the key is not an address')
      const signed = { address: key, message, signature: bytesToHex(signature) }
      if (!(await verifyMessage(signed).catch(() => false)))
        throw refused('the signature is invalid')
      const isSigner =
        type === 'auth' ? await isAuthAddress?.(fid, key) : await hub?.isCustody(fid, key)
      const what = type === 'auth' ? 'an auth address' : 'the custody'
      if (isSigner === false) throw refused(`the address is not ${what} of the user`)
      return isSigner === true
    }
    default:
      return type satisfies never
  }
}
