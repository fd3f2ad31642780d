interface StreamClient {
  /** The key, or the address of a client without one. */
  id: string
  hasKey: boolean
}

interface StreamLimits {
  /** Streams of one process. */
  total: number
  /** Streams of clients without a key: the rest is reserved for those with one. */
  anonymous: number
  perClient: number
}

/** Counts the open streams of one process. */
export function createStreamPlaces({ total, anonymous, perClient }: StreamLimits) {
  const byClient = new Map<string, number>()
  let open = 0
  let openAnonymous = 0

  return {
    /** Takes a place. Returns the function that gives it back, or null if none is free. */
    take({ id, hasKey }: StreamClient): (() => void) | null {
      const name = `${hasKey ? 'key' : 'address'} ${id}`
      const own = byClient.get(name) ?? 0
      if (own >= perClient || open >= total || (!hasKey && openAnonymous >= anonymous)) return null
      byClient.set(name, own + 1)
      open += 1
      if (!hasKey) openAnonymous += 1
      return () => {
        const left = (byClient.get(name) ?? 1) - 1
        if (left === 0) byClient.delete(name)
        else byClient.set(name, left)
        open -= 1
        if (!hasKey) openAnonymous -= 1
      }
    },
  }
}
