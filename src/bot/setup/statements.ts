import { messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import { type Hex, recoverTypedDataAddress } from 'viem'
import {
  type KeyRequest,
  keyGrantStatement,
  keyRequestStatement,
} from '../../farcaster/key-request.ts'
import { UsageError } from '../../kit/command-line.ts'
import type { PendingRequest } from './pending.ts'

export const BOT_SCOPES: readonly number[] = [messageTypes.castAdd]

/** A statement for the custody address to sign, as wallets take it (`eth_signTypedData_v4`). */
export interface Statement {
  part: keyof PendingRequest['signatures']
  about: string
  data: ReturnType<typeof keyRequestStatement> | ReturnType<typeof keyGrantStatement>
}

/** Returns the statements that a registration needs. */
export function statementsOf(request: KeyRequest, { way, nonce }: PendingRequest): Statement[] {
  const requested: Statement = {
    part: 'request',
    about: `that fid ${request.fid} requests the key`,
    data: keyRequestStatement(way, request),
  }
  if (way === 'transaction') return [requested]
  const data = keyGrantStatement({ request, nonce, scopes: BOT_SCOPES })
  return [requested, { part: 'grant', about: `that the key may cast for fid ${request.fid}`, data }]
}

const domainTypes: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
}

/** Returns the JSON of a statement for wallets. */
export function walletData({ data }: Statement): object {
  const { domain, types, primaryType, message } = data
  const domainFields = Object.keys(domain).map((name) => ({ name, type: domainTypes[name] }))
  return JSON.parse(
    JSON.stringify(
      { types: { EIP712Domain: domainFields, ...types }, domain, primaryType, message },
      (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value),
    ),
  ) as object
}

/**
 * Finds the statement that a signature is of.
 *
 * @returns the signature as nodes take it, or who signed instead
 * @throws UsageError if it is no signature
 */
export async function findSigned(
  text: string,
  statements: readonly Statement[],
  custody: string,
): Promise<{ part: Statement['part']; signature: Hex } | { signers: string[] }> {
  const signature = readSignature(text)
  const signers: string[] = []
  for (const { part, data } of statements) {
    const signer = await recover(data, signature)
    if (signer === custody) return { part, signature }
    if (signer) signers.push(signer)
  }
  return { signers }
}

const recover = (data: Statement['data'], signature: Hex): Promise<string | null> =>
  recoverTypedDataAddress({ ...(data as object), signature } as Parameters<
    typeof recoverTypedDataAddress
  >[0]).then(
    (address) => address.toLowerCase(),
    () => null,
  )

/** Some wallets write the last byte as 0 or 1; nodes and contracts want 27 or 28. */
function readSignature(text: string): Hex {
  const match = /^(?:0x)?([0-9a-f]{128})(00|01|1b|1c)$/i.exec(text.trim())
  if (!match) throw new UsageError('a signature is 0x and 130 hex digits, of a wallet with a key')
  const [, rs = '', v = ''] = match
  return `0x${rs.toLowerCase()}${({ '00': '1b', '01': '1c' } as Record<string, string>)[v] ?? v.toLowerCase()}`
}
