import { z } from 'zod'

/** The forms of the routes for who is signed in. */

export const signInSchema = z
  .object({
    message: z.string().min(1).max(20_000).describe('EIP-4361: the text that was signed'),
    signature: z
      .string()
      .regex(/^0x[0-9a-fA-F]+$/, 'must be 0x and hex digits')
      .describe('Of the text by EIP-191; of contract wallets by ERC-1271 or ERC-6492'),
  })
  .meta({ id: 'SignIn' })

const time = z.iso.datetime()

export const challengeSchema = z
  .object({
    nonce: z.string(),
    domain: z.string(),
    uri: z.string(),
    version: z.literal('1'),
    chains: z.array(z.number().int()).describe('The chain IDs that the message may name'),
    issuedAt: time,
    expiresAt: time.describe('Until when the nonce may be used, once'),
  })
  .meta({ id: 'Challenge' })

export const sessionSchema = z
  .object({
    address: z.string().describe('Who signed'),
    fid: z.number().int().optional().describe('The Farcaster account that was signed in, by its custody or auth address'),
    expiresAt: time,
  })
  .meta({ id: 'Session' })

export const signedInSchema = z.object({ session: sessionSchema }).meta({ id: 'SignedIn' })

export const signedOutSchema = z
  .object({ isSignedOut: z.boolean().describe('Whether there was a session') })
  .meta({ id: 'SignedOut' })
