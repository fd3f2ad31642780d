interface LeaderOptions {
  /** Takes or renews the lease; false if another process has it. */
  lease(ms: number): Promise<boolean>
  release(): Promise<void>
  /** How long a lease lasts. */
  ms: number
  /** Called when this process becomes the one with the lease. */
  onLead(): void
}

/**
 * Creates what chooses one of several processes for some work. Another one takes over when the
 * lease of the last one has ended; for a moment two may work, or none.
 */
export async function createLeader({ lease, release, ms, onLead }: LeaderOptions) {
  /** By `performance.now`. */
  let leadingUntil = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()

  const isLeading = () => performance.now() < leadingUntil
  async function renew(): Promise<void> {
    const start = performance.now()
    const wasLeading = isLeading()
    // Without an answer the last lease goes on until its end.
    const isOurs = await lease(ms).catch(() => null)
    if (isOurs !== null) leadingUntil = isOurs ? start + ms : 0
    if (isStopped) return
    timer = setTimeout(() => {
      running = renew()
    }, ms / 2).unref()
    if (isLeading() && !wasLeading) onLead()
  }
  await renew()

  return {
    isLeading,
    /** Releases the lease. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
      if (isLeading()) await release().catch(() => {})
      leadingUntil = 0
    },
  }
}
