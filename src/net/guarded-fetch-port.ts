/** Why a URL was not read: by policy, by the network, by its size, by time, by a budget. */
export type FetchErrorKind = 'refused' | 'failed' | 'too-large' | 'timeout' | 'busy'

/** Thrown by a {@link GuardedFetch}. An answer with any HTTP status is not an error. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly kind: FetchErrorKind
  constructor(kind: FetchErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(`${kind}: ${message}`, options)
    this.kind = kind
  }
}

/** A share of the memory for untrusted downloads, which its holder releases. */
export interface DownloadLease {
  grow(bytes: number, signal?: AbortSignal): Promise<void>
  release(): void
}

/** Opens an untrusted URL safely; see net/guarded-fetch.ts. */
export type GuardedFetch = (
  url: string,
  options: {
    maxBytes: number
    timeoutMs?: number
    method?: 'GET' | 'POST'
    body?: string
    headers?: Record<string, string>
    signal?: AbortSignal
    maxRedirects?: number
    /** The caller decides when a failed request is repeated: failures are not cached. */
    isRetried?: boolean
    /** Holds the bytes for as long as the caller needs them, not only while they are read. */
    lease?: DownloadLease
  },
) => Promise<{ status: number; headers: Headers; bytes: Uint8Array; url: string }>

/**
 * Sends one message to an untrusted WebSocket server, and collects its text messages up to the
 * last; see net/guarded-socket.ts. Rejects with a {@link FetchError}, also when the connection ends
 * before.
 */
export type GuardedSocket = (
  url: string,
  options: {
    message: string
    isLast(received: string): boolean
    /** Total of all messages. */
    maxBytes: number
    timeoutMs: number
  },
) => Promise<string[]>

/** Sends to a URL that a third party chose, safely; see net/guarded-post.ts. */
export type GuardedPost = (
  url: string,
  options: {
    method?: 'POST' | 'OPTIONS'
    body?: string
    headers: Record<string, string>
    timeoutMs: number
    signal: AbortSignal
  },
) => Promise<{
  status: number
  /** Returns a header of the response by its lower-case name. */
  header(name: string): string | null
}>
