import { fnameRegistrySigner } from '@whocast/evidence/forms/farcaster.ts'
import type { Address, Hex } from 'viem'
import { z } from 'zod'
import { lazily } from '../kit/lazily.ts'
import { SourceError } from '../kit/source-error.ts'
import type { CallOptions, HttpJson } from '../net/http-json.ts'
import type { FnameTransfer } from './stored-fnames.ts'

/** The registry of fnames, which decides who has which. */
export interface FnameRegistry {
  /** The newest transfer of each name that the fid ever had. */
  ofFid(fid: number, options?: CallOptions): Promise<Map<string, FnameTransfer>>
  /** The holder of the name; null when there is none. */
  ofName(name: string, options?: CallOptions): Promise<FnameTransfer | null>
  signer(): Promise<Address>
  /** The transfers after one, by their numbers: a page of the whole history. */
  after(id: number, options?: CallOptions): Promise<(FnameTransfer & { id: number })[]>
  /** Whether it answers without a call; false where absent. */
  isLocal?(): Promise<boolean>
}

/** Whether it is the registry of the public network, whose key is known. */
export const isPublicRegistry = (url: string): boolean =>
  /^https:\/\/fnames\.farcaster\.xyz\/{0,8}$/.test(url)

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

const toTransfer = ({
  id,
  username: name,
  to,
  owner,
  timestamp,
  server_signature: signature,
}: z.output<typeof transfersSchema>['transfers'][number]): FnameTransfer & { id: number } => ({
  id,
  name,
  to,
  owner: owner.toLowerCase() as Address,
  timestamp,
  ...(signature ? { registrySignature: signature as Hex } : {}),
})

/** Reads the registry's `GET /transfers`; of a private one also `GET /signer`, once. */
export function createFnameRegistry(http: Pick<HttpJson, 'get'>, url: string): FnameRegistry {
  const askSigner = lazily(async (): Promise<Address> => {
    const { status, body } = await http.get('signer')
    const parsed = z.object({ signer: hex(40) }).safeParse(body)
    if (status !== 200 || !parsed.success)
      throw new SourceError('fnames', `signer answered ${status} with what is no address`, {
        isTransient: false,
      })
    return parsed.data.signer as Address
  })

  async function list(query: Record<string, string>, options?: CallOptions) {
    const { status, body } = await http.get('transfers', query, options)
    const parsed = transfersSchema.safeParse(body)
    if (status !== 200 || !parsed.success)
      throw new SourceError('fnames', `transfers answered ${status} with what is no list`)
    return parsed.data.transfers.map(toTransfer)
  }

  async function newest(
    query: Record<string, string>,
    options?: CallOptions,
  ): Promise<Map<string, FnameTransfer>> {
    const ordered = (await list(query, options)).sort(
      (a, b) => a.timestamp - b.timestamp || a.id - b.id,
    )
    return new Map(ordered.map(({ id: _, ...transfer }) => [transfer.name, transfer]))
  }

  return {
    ofFid: (fid, options) => newest({ fid: String(fid) }, options),
    after: (id, options) => list({ from_id: String(id) }, options),
    async ofName(name, options) {
      const transfer = (await newest({ name }, options)).get(name)
      return transfer && transfer.to > 0 ? transfer : null
    },
    signer: async () => (isPublicRegistry(url) ? fnameRegistrySigner : askSigner()),
  }
}
