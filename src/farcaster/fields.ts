import type { Address, Hex } from 'viem'
import { z } from 'zod'

/** Hex of whole bytes, made lower case. */
export const lowerHex = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform((text) => text.toLowerCase() as Hex)

/** An Ethereum address, made lower case. */
export const address = lowerHex.refine((text) => text.length === 42) as z.ZodType<Address, string>

/** Bytes: nodes write them as hex or as Base64, by call and version. */
export const hexOrBase64 = z.string().transform((text, context): Hex => {
  if (/^0x([0-9a-fA-F]{2})*$/.test(text)) return text.toLowerCase() as Hex
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) context.addIssue('no bytes')
  return `0x${bytes.toString('hex')}`
})

export const pageSchema = z.object({ nextPageToken: z.string().nullish() })
