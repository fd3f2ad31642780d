import { isUsername } from '@whocast/contract/identifier.ts'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { ask, type FarcasterReader } from './client.ts'
import { address, hexOrBase64 } from './fields.ts'
import type { FidInput } from './messages.ts'

/** A name that a fid is said to hold, with the signature that says so. */
export interface NameProof {
  name: string
  /** Lower case. */
  owner: Address
  /** Unix seconds. */
  timestamp: number
  signature: Hex
  fid: number
  kind: 'fname' | 'ens' | 'basename'
}

const kinds: Record<string, NameProof['kind']> = {
  USERNAME_TYPE_FNAME: 'fname',
  USERNAME_TYPE_ENS_L1: 'ens',
  USERNAME_TYPE_BASENAME: 'basename',
  1: 'fname',
  2: 'ens',
  3: 'basename',
}

const proofSchema = z.object({
  name: z.string().min(1).max(255),
  owner: address,
  timestamp: z.number().int().positive(),
  signature: hexOrBase64,
  fid: z.number().int().positive(),
  type: z.union([z.string(), z.number()]),
})

const proofsSchema = z.object({ proofs: z.array(z.unknown()) })

/** The names that a fid is said to hold. Signatures are not checked. */
export async function getNameProofs(
  client: FarcasterReader,
  { fid, ...options }: FidInput,
): Promise<NameProof[]> {
  const found = await ask(client, 'userNameProofsByFid', {
    ...options,
    query: { fid: String(fid) },
    schema: proofsSchema,
  })
  return (found?.proofs ?? []).flatMap((proof) => readNameProof(proof) ?? [])
}

/** The fid that the node says has the name; null: none. */
export async function getNameHolder(
  client: FarcasterReader,
  { name, ...options }: { name: string; signal?: AbortSignal },
): Promise<number | null> {
  const proof = await ask(client, 'userNameProofByName', {
    ...options,
    query: { name },
    schema: proofSchema,
  })
  return proof?.name === name ? proof.fid : null
}

/** A proof as nodes write it, in JSON; null where it is not one. */
export function readNameProof(json: unknown): NameProof | null {
  const parsed = proofSchema.safeParse(json).data
  const kind = parsed ? kinds[parsed.type] : undefined
  const isRight =
    parsed && kind && isUsername(parsed.name) && (kind === 'fname') === !parsed.name.includes('.')
  return isRight ? { ...parsed, kind } : null
}
