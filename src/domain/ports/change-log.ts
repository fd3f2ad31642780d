/** What the log of changes tells of. */
export const changeTypes = [
  'profile.created',
  'profile.updated',
  'profile.merged',
  'profile.removed',
  'credential.issued',
  'credential.updated',
  'credential.revoked',
  'credential.removed',
] as const
export type ChangeType = (typeof changeTypes)[number]

/** One change of what is public. It says that something changed, and about whom: what is there now, a lookup says. */
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
  /** Of a merged profile: the one that it is a part of now. */
  into?: string
  credential?: ChangedCredential
}

export interface ChangedCredential {
  uid: string
  name: string
  /** Who stored it. */
  issuer: string
  /** The wallet that it is about, where it is about one. */
  holder?: string
}

/** The log of changes, kept for a while. */
export interface ChangeLog {
  /**
   * The changes after a place, in order. What was committed before this is called is among them, but for what an import wrote just now.
   *
   * @param query.after 0 for the oldest that is kept
   */
  read(query: { after: number; types?: readonly ChangeType[] | undefined; limit: number }): Promise<ChangePage>
  /** The place of the newest. */
  latest(): Promise<number>
  /** Gives places to what was committed since, and queues its deliveries. Returns how many changes that were. */
  sequence(): Promise<number>
}

export interface ChangePage {
  changes: LoggedChange[]
  /** The place up to which was read: `after` of the next page. */
  next: number
  /** Changes after the place that was asked for are kept no longer. */
  isTruncated: boolean
  /** There are more already. */
  hasMore: boolean
}
