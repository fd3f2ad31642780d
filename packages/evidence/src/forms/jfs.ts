import { base64urlnopad } from '@scure/base'
import { ServiceError } from '@whocast/contract/error.ts'
import { bytesToString } from 'viem'
import { z } from 'zod'

const headerSchema = z.object({
  fid: z.number().int().positive(),
  type: z.enum(['app_key', 'custody', 'auth']),
  key: z.string(),
})
export type JfsHeader = z.infer<typeof headerSchema>

/** A JSON Farcaster Signature (FIP), read and not checked. */
interface SignedJson<T> {
  header: JfsHeader
  payload: T
  signed: string
  signature: Uint8Array
}

/** A JSON Farcaster Signature that is not accepted: `unauthorized`. */
export const refused = (detail: string, cause?: unknown) =>
  new ServiceError('unauthorized', detail, { cause })

/**
 * Reads a JSON Farcaster Signature in its compact form, `header.payload.signature`, or as JSON of
 * the three.
 *
 * @throws ServiceError `unauthorized` if it is invalid, or its payload has another form
 */
export function readSigned<T>(text: string, payloadSchema: z.ZodType<T>): SignedJson<T> {
  const [header, payload, signature] = parts(text)
  return {
    header: decode(header, headerSchema),
    payload: decode(payload, payloadSchema),
    signed: `${header}.${payload}`,
    signature: decodeBytes(signature),
  }
}

function parts(text: string): [string, string, string] {
  const trimmed = text.trim()
  const found = trimmed.startsWith('{') ? fromJson(trimmed) : trimmed.split('.')
  const [header, payload, signature] = found
  if (
    found.length !== 3 ||
    !header ||
    !payload ||
    !signature ||
    !found.every((part) => /^[A-Za-z0-9_-]+$/.test(part))
  ) {
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
    return schema.parse(JSON.parse(bytesToString(base64urlnopad.decode(encoded))))
  } catch (cause) {
    throw refused('not a JSON Farcaster Signature', cause)
  }
}

function decodeBytes(encoded: string): Uint8Array {
  try {
    return base64urlnopad.decode(encoded)
  } catch (cause) {
    throw refused('not a JSON Farcaster Signature', cause)
  }
}
