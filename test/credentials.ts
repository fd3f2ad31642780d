import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { vitalik } from './service.ts'

/** Who signs the credentials below. */
export const coinbase = `0x${'c0'.repeat(20)}` as const

/** A credential that coinbase signed for Ada's wallet, with `n` in its uid and time. */
export const signed = (
  n: number,
  name: string,
  more: Partial<CredentialRecord> = {},
): CredentialRecord => ({
  uid: `0x${String(n).padStart(64, '0')}`,
  kind: 'eas-offchain',
  name,
  attester: { address: coinbase },
  attestee: { address: vitalik },
  issuer: 'eas:8453',
  issuedAt: 1_700_000_000 + n,
  revocation: { status: 'active' },
  verification: { method: 'eip712', result: 'holds', checkedAt: 1_700_000_000 },
  isPublic: true,
  ...more,
})
