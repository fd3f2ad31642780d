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
  try {
    const [header, payload, signature] = partsSchema.parse(splitParts(text.trim()))
    return {
      header: headerSchema.parse(readJson(header)),
      payload: payloadSchema.parse(readJson(payload)),
      signed: `${header}.${payload}`,
      signature: base64urlnopad.decode(signature),
    }
  } catch (cause) {
    throw refused('not a JSON Farcaster Signature', cause)
  }
}

const partSchema = z.string().regex(/^[A-Za-z0-9_-]+$/)
const partsSchema = z.tuple([partSchema, partSchema, partSchema])
const jsonSchema = z.object({ header: z.string(), payload: z.string(), signature: z.string() })

function splitParts(text: string): string[] {
  if (!text.startsWith('{')) return text.split('.')
  const { header, payload, signature } = jsonSchema.parse(JSON.parse(text))
  return [header, payload, signature]
}

const readJson = (encoded: string): unknown =>
  JSON.parse(bytesToString(base64urlnopad.decode(encoded)))
