import { rm } from 'node:fs/promises'
import { hex32 } from '@whocast/contract/schemas.ts'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { CommandError } from '../../kit/command-line.ts'
import { readIfThere, writePrivately } from './env-file.ts'

const signature = z
  .string()
  .regex(/^0x[0-9a-f]{130}$/)
  .transform((text) => text as Hex)
const address = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/)
  .transform((text) => text as Address)

const requestSchema = z.object({
  way: z.enum(['message', 'transaction']),
  custody: address,
  /** Unix seconds. */
  deadline: z.number().int(),
  nonce: z.number().int(),
  signatures: z.object({ request: signature.optional(), grant: signature.optional() }),
  /** The message that was submitted: its time in unix seconds, and whether the node accepted it. */
  submitted: z.object({ at: z.number().int(), isAccepted: z.boolean() }).optional(),
})

const pendingSchema = z.object({
  /** Variables to be written in the end. */
  values: z.record(z.string(), z.string()),
  appKey: hex32,
  /** Whether the key is meant to replace another one of the file. */
  isNewKey: z.boolean(),
  request: requestSchema.optional(),
})

/** A set-up that has begun and is not complete: the state that the next run continues. */
export type Pending = z.infer<typeof pendingSchema>
/** The request for a key, and the signatures that there are so far. */
export type PendingRequest = z.infer<typeof requestSchema>

/** Returns the path of the state for a file of variables. */
export const pendingPath = (envPath: string): string => `${envPath}.setup`

/** Reads the state of an earlier run; null if there is none. */
export async function readPending(envPath: string): Promise<Pending | null> {
  const path = pendingPath(envPath)
  const text = await readIfThere(path)
  if (text === null) return null
  try {
    return pendingSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new CommandError(`${path} is damaged. Remove it to begin again with a new key.`, {
      cause,
    })
  }
}

/** Stores the state. It contains the key, so only the owner can read it. */
export const writePending = (envPath: string, pending: Pending): Promise<void> =>
  writePrivately(pendingPath(envPath), `${JSON.stringify(pending)}\n`)

/** Removes the state, at the end. */
export const removePending = (envPath: string): Promise<void> =>
  rm(pendingPath(envPath), { force: true })
