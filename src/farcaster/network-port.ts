/** How much of Farcaster is stored here. Times are unix ms. */
export interface NetworkStatus {
  /** Whether a node is followed at all. */
  isFollowed: boolean
  /** All fids are stored, and changes are followed. */
  isCurrent: boolean
  fids: number
  /** Fids that the node says there are. */
  expected: number
  /** Since when all fids are stored; null: not yet. */
  completeAt: number | null
  /** Until when events are known, of the last shard; null if none was read. */
  at: number | null
  shards: ShardStatus[]
}

export interface ShardStatus {
  shard: number
  /** `waiting`: no process has begun with it. */
  state: 'waiting' | 'reading' | 'following'
  fids: number
  expected: number
  /** Fids read in the full pass under way. */
  read: number | null
  startedAt: number | null
  completeAt: number | null
  /** Until when its events are known. */
  at: number | null
  /** Fids that could not be read, and are tried again. */
  unread: number
}

export interface Network {
  status(): Promise<NetworkStatus>
  /** Whether what is stored is all that a node would say. Never waits. */
  isCurrent(): boolean
  /** Until when events are known, unix ms; null before the first full pass. */
  currentAt(): number | null
}

export const notFollowed: NetworkStatus = {
  isFollowed: false,
  isCurrent: false,
  fids: 0,
  expected: 0,
  completeAt: null,
  at: null,
  shards: [],
}
