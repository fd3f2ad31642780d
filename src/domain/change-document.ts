import { getAddress } from 'viem'
import type { ChangedCredential, ChangeType, LoggedChange } from './ports/change-log.ts'

/** A change as the contract writes it: on pages, in streams, in deliveries to webhooks. */
export interface ChangeDocument {
  id: string
  cursor: string
  type: ChangeType
  /** RFC 3339. */
  at: string
  profileID?: string
  into?: string
  credential?: ChangedCredential
}

/** A logged change as the contract writes it. */
export function changeDocument({ id, seq, at, type, profileID, into, credential }: LoggedChange): ChangeDocument {
  return {
    id,
    cursor: String(seq),
    type,
    at: new Date(at).toISOString(),
    ...(profileID === undefined ? {} : { profileID }),
    ...(into === undefined ? {} : { into }),
    ...(credential === undefined
      ? {}
      : { credential: { ...credential, ...(credential.holder ? { holder: getAddress(credential.holder) } : {}) } }),
  }
}
