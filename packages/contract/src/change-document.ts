import { getAddress } from 'viem'

/** A change as the contract writes it: on pages, in streams, in deliveries to webhooks. */
export interface ChangeDocument {
  id: string
  cursor: string
  type: ChangeType
  /** RFC 3339. */
  at: string
  profileID?: string
  into?: string
  /** The wallet or name that the profile has received, such as `ens:golden.eth`. */
  identifier?: string
  credential?: ChangedCredential
}

/** A logged change as the contract writes it. */
export function changeDocument({
  id,
  seq,
  at,
  type,
  profileID,
  into,
  identifier,
  credential,
}: LoggedChange): ChangeDocument {
  return {
    id,
    cursor: String(seq),
    type,
    at: new Date(at).toISOString(),
    ...(profileID === undefined ? {} : { profileID }),
    ...(into === undefined ? {} : { into }),
    ...(identifier === undefined ? {} : { identifier }),
    ...(credential === undefined
      ? {}
      : {
          credential: {
            ...credential,
            ...(credential.holder ? { holder: getAddress(credential.holder) } : {}),
          },
        }),
  }
}

/** The events that the change log records. */
export const changeTypes = [
  'profile.created',
  'profile.updated',
  'profile.merged',
  'profile.removed',
  'identifier.moved',
  'credential.issued',
  'credential.updated',
  'credential.revoked',
  'credential.removed',
] as const

export type ChangeType = (typeof changeTypes)[number]

/**
 * One change of what is public. It names the type of change and the profile; a lookup returns the
 * current state.
 */
export interface LoggedChange {
  /** Unique; the same at every reading. */
  id: string
  /** Its place: changes are read in this order, and those of one person happened in it. */
  seq: number
  /** Unix ms. */
  at: number
  type: ChangeType
  /** Absent of a credential whose holder has no profile yet. */
  profileID?: string
  /** The profile that a merged profile became a part of. */
  into?: string
  /** The key of an identifier that has moved to the profile. */
  identifier?: string
  credential?: ChangedCredential
}

export interface ChangedCredential {
  uid: string
  name: string
  /** The issuer that stored it. */
  issuer: string
  /** The wallet that it is about, where it is about one. */
  holder?: string
}
