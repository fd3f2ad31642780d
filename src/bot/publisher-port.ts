import type { Hex } from 'viem'

export interface Reply {
  text: string
  /** Pages that unfold as cards; a cast holds two at most. */
  embedUrls: string[]
  parent: { hash: Hex; fid: number }
  /** The same for every attempt at one reply; derived from the mention's cast hash. */
  idempotencyKey: string
  /** The time it carries, unix seconds: the same for every attempt. */
  at: number
}

/** Thrown by a publisher. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
  readonly isTransient: boolean
  readonly retryAfterMs: number | undefined
  constructor(
    message: string,
    options: { isTransient: boolean; retryAfterMs?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.isTransient = options.isTransient
    this.retryAfterMs = options.retryAfterMs
  }
}

export interface Publisher {
  readonly name: string
  /** Publishes once per idempotency key; resolves to the reply's cast hash. */
  publish(reply: Reply): Promise<Hex>
}
