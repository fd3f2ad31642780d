import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { fnameRegistrySigner } from '../domain/farcaster.ts'
import { SourceError } from '../domain/ports/source.ts'
import type { CallOptions, HttpJson } from '../net/http-json.ts'

/** One change of an fname, as the registry keeps it. */
export interface FnameTransfer {
  name: string
  /** The fid that has the name from then on; 0: nobody. */
  to: number
  owner: Address
  /** Unix seconds. */
  timestamp: number
  /** The registry's own signature, where its list has it. */
  registrySignature?: Hex
}

/** The registry of fnames, which decides who has which. */
export interface FnameRegistry {
  /** The newest transfer of each name that the fid ever had. */
  ofFid(fid: number, options?: CallOptions): Promise<Map<string, FnameTransfer>>
  /** Who has the name; null when nobody does. */
  ofName(name: string, options?: CallOptions): Promise<FnameTransfer | null>
  /** The address that signs for the registry. */
  signer(): Promise<Address>
}

/** Whether it is the registry of the public network, whose key is known. */
export const isPublicRegistry = (url: string): boolean => /^https:\/\/fnames\.farcaster\.xyz\/{0,8}$/.test(url)

const hex = (length: number) => z.string().regex(new RegExp(`^0x[0-9a-fA-F]{${length}}$`))

const transfersSchema = z.object({
  transfers: z.array(
    z.object({
      id: z.number(),
      timestamp: z.number(),
      username: z.string(),
      owner: hex(40),
      to: z.number(),
      server_signature: hex(130).nullish().catch(null),
    }),
  ),
})

/** Reads the registry's `GET /transfers`; of a private one also `GET /signer`, once. */
export function createFnameRegistry(http: Pick<HttpJson, 'get'>, url: string): FnameRegistry {
  let signer: Promise<Address> | undefined

  async function askSigner(): Promise<Address> {
    const { status, body } = await http.get('signer')
    const parsed = z.object({ signer: hex(40) }).safeParse(body)
    if (status !== 200 || !parsed.success) throw new SourceError('fnames', `signer answered ${status} with what is no address`)
    return parsed.data.signer as Address
  }

  async function newest(query: Record<string, string>, options?: CallOptions): Promise<Map<string, FnameTransfer>> {
    const { status, body } = await http.get('transfers', query, options)
    const parsed = transfersSchema.safeParse(body)
    if (status !== 200 || !parsed.success) throw new SourceError('fnames', `transfers answered ${status} with what is no list`)
    const ordered = parsed.data.transfers.toSorted((a, b) => a.timestamp - b.timestamp || a.id - b.id)
    return new Map(
      ordered.map(({ username, to, owner, timestamp, server_signature }) => [
        username,
        {
          name: username,
          to,
          owner: owner.toLowerCase() as Address,
          timestamp,
          ...(server_signature ? { registrySignature: server_signature as Hex } : {}),
        },
      ]),
    )
  }

  return {
    ofFid: (fid, options) => newest({ fid: String(fid) }, options),
    async ofName(name, options) {
      const transfer = (await newest({ name }, options)).get(name)
      return transfer && transfer.to > 0 ? transfer : null
    },
    signer() {
      if (isPublicRegistry(url)) return Promise.resolve(fnameRegistrySigner)
      signer ??= askSigner().catch((error: unknown) => {
        signer = undefined
        throw error
      })
      return signer
    },
  }
}
