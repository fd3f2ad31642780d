import { lower } from '@whocast/contract/lower.ts'
import { writeClaim } from '@whocast/evidence/forms/owner-claim.ts'
import type { ChannelName } from '@whocast/evidence/forms/owner-decision.ts'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { ada, type Json, type Row } from './documents.ts'
import { NOW } from './people.ts'

const adasWallet = `eth:${lower(ada.wallet.address)}`

/**
 * An account elsewhere that is confirmed as Ada's, by her ENS record, with something else in its
 * proof.
 */
export const accountRow = (proof: Json = {}): Row => ({
  type: 'github',
  value: 'ada-l',
  isVerified: true,
  isLocked: false,
  source: 'github',
  checkedAt: new Date(NOW * 1000).toISOString(),
  verification: { grade: 'confirmed', checkedAt: new Date(NOW * 1000).toISOString() },
  proof: {
    method: 'account-link',
    claim: { by: 'ens', of: adasWallet },
    account: '583231',
    names: [adasWallet],
    fetched: [
      {
        url: 'https://api.github.com/users/ada-l',
        at: NOW - 3600,
        sha256: 'ab'.repeat(32),
        said: adasWallet.slice(4),
      },
    ],
    ...proof,
  },
})

/** How a statement is, where it is not as usual. */
export interface Signing {
  of?: string
  account?: ChannelName
  isWithdrawn?: boolean
  /** Unix seconds. */
  issuedAt?: number
  signedBy?: PrivateKeyAccount
  contractChainId?: number
  /** What is sent in place of what was signed. */
  alter?(text: string): string
}

/** The same by a statement that a wallet signed. */
export async function claimedRow(by: PrivateKeyAccount, signing: Signing = {}): Promise<Row> {
  const {
    of = adasWallet,
    account = { type: 'github', value: 'Ada-L' },
    isWithdrawn = false,
    signedBy = by,
  } = signing
  const text = createSiweMessage({
    domain: 'who.example',
    address: by.address,
    statement: `I am ${account.type}:${account.value}.`,
    uri: 'https://who.example/me',
    version: '1',
    chainId: 1,
    nonce: 'abcdefgh12345678',
    issuedAt: new Date((signing.issuedAt ?? NOW - 7200) * 1000),
    resources: writeClaim({ of, account, isWithdrawn }),
  })
  const { contractChainId } = signing
  const statement = {
    text: signing.alter?.(text) ?? text,
    address: lower(by.address),
    signature: await signedBy.signMessage({ message: text }),
    ...(contractChainId === undefined ? {} : { contractChainId }),
  }
  const said = signing.of === undefined || isAbout(signing.of) ? of : adasWallet
  return accountRow({ claim: { by: 'owner', of: said, statement } })
}

/** Whether a person is Ada. */
const isAbout = (of: string): boolean => of === `fid:${ada.fid}`
