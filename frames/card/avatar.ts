import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '@whocast/contract/error.ts'
import { LRUCache } from 'lru-cache'
import { packageRoot } from '../../src/kit/root.ts'
import type { Logger } from '../../src/kit/telemetry.ts'
import { FetchError, type GuardedFetch } from '../../src/net/guarded-fetch-port.ts'
import { MemoryBudget, MemoryError, type MemoryLease } from '../../src/net/memory-budget.ts'
import { currentClient } from '../../src/net/request-allowance.ts'
import { Slots, SlotsError } from '../../src/net/slots.ts'
import { domainOf } from '../../src/net/untrusted-url.ts'
import { type Avatar, type DecodedAvatar, decodeAvatar, PictureError } from './decode-avatar.ts'
import { createQueue } from './queue.ts'

const MAX_BYTES = 8 * 1024 * 1024
const FRESH_MS = 10 * 60_000
const FAILED_MS = 60_000
/** Retry delay when a budget, memory or a decoder was used up, which is no fault of the picture. */
const BUSY_MS = 2000
const FETCH_TIMEOUT_MS = 5000

interface AvatarsOptions {
  fetchAvatar: GuardedFetch
  log: Pick<Logger, 'debug'>
  /** Our own origin: `<baseUrl>/samples/…` is read from disk. */
  baseUrl: string
  /** Memory for decoded avatars, bytes. */
  cacheBytes: number
  /** How long a card waits for an avatar; a later card has what came afterwards. */
  waitMs: number
  /** For files until they are opened, and for pixels while they are; default: of their own. */
  memory?: { downloads: MemoryBudget; pixels: MemoryBudget } | undefined
}

const DOWNLOAD_BYTES = 24 * 2 ** 20
const PIXEL_BYTES = 96 * 2 ** 20

type Entry = { avatar: Avatar | null }

/**
 * Avatars by URL: fetched once at a time, known for ten minutes, a failure for one. Their pixels
 * are cached separately and for fewer: a finished card needs only the hash of its picture.
 */
export function createAvatars({
  fetchAvatar,
  log,
  baseUrl,
  cacheBytes,
  waitMs,
  memory,
}: AvatarsOptions) {
  const fetchDecoded = createDecodedFetch({ fetchAvatar, baseUrl, memory })
  const pixels = new LRUCache<string, DecodedAvatar>({
    maxSize: cacheBytes,
    sizeCalculation: ({ large, small }) => large.rgba.byteLength + small.rgba.byteLength,
  })
  let clears = 0
  const cache = new LRUCache<string, Entry>({
    max: 20_000,
    ttl: FRESH_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (url, stale, { signal, options }) => {
      try {
        const begunAt = clears
        const decoded = await fetchDecoded(url, signal)
        if (clears === begunAt) pixels.set(decoded.hash, decoded)
        const { hash, tone } = decoded
        return stale?.avatar?.hash === hash ? stale : { avatar: { hash, tone } }
      } catch (error) {
        log.debug(
          {
            url: url.slice(0, 200),
            reason: error instanceof Error ? error.message : String(error),
          },
          'no avatar',
        )
        options.ttl = isBusy(error) ? BUSY_MS : FAILED_MS
        return stale?.avatar ? stale : { avatar: null }
      }
    },
  })

  return {
    /** Returns the avatar of a URL; null if it is unavailable or too slow. */
    async get(url: string | undefined): Promise<Avatar | null> {
      if (url === undefined || url.length > 2048) return null
      const known = cache.get(url)
      // A stale one is shown while the new one is fetched.
      if (known && cache.getRemainingTTL(url) > 0) return known.avatar
      const coming = cache.fetch(url)
      if (known) return known.avatar
      const late = new Promise<undefined>((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        const stop = () => clearTimeout(timer)
        coming.then(stop, stop)
      })
      const entry = await Promise.race([coming, late])
      return entry?.avatar ?? null
    },

    /**
     * Returns the pixels of an avatar that `get` returned, fetched again if they are not cached.
     * Null if they have changed or are gone: call `get` again.
     */
    async pixels(url: string | undefined, { hash }: Avatar): Promise<DecodedAvatar | null> {
      const cached = pixels.get(hash)
      if (cached || url === undefined) return cached ?? null
      cache.delete(url)
      await cache.fetch(url)
      return pixels.get(hash) ?? null
    },

    /** Clears the cache; pictures that are being fetched are used once and not cached. */
    clear(): void {
      clears += 1
      cache.clear()
      pixels.clear()
    },

    /** Returns the result of `get` without waiting; undefined while it is unknown. */
    peek(url: string | undefined): Avatar | null | undefined {
      return url === undefined ? null : cache.peek(url)?.avatar
    },
  }
}

function createDecodedFetch({
  fetchAvatar,
  baseUrl,
  memory,
}: Pick<AvatarsOptions, 'fetchAvatar' | 'baseUrl' | 'memory'>) {
  const { downloads, pixels } = memory ?? {
    downloads: new MemoryBudget({ bytes: DOWNLOAD_BYTES }),
    pixels: new MemoryBudget({ bytes: PIXEL_BYTES, fairBytes: PIXEL_BYTES }),
  }
  // One domain that is slow does not keep the others waiting, nor one client with many of them.
  const fetching = new Slots({ total: 64, perGroup: 8, perParty: 24, waiting: 500 })
  const decoding = createQueue({ concurrency: 2, waiting: 500, timeoutMs: 10_000 })

  const read = async (
    url: string,
    signal: AbortSignal,
    lease: MemoryLease,
  ): Promise<Uint8Array> => {
    const sample = url.startsWith(`${baseUrl}/samples/`)
      ? url.slice(baseUrl.length).match(sampleFile)?.[1]
      : undefined
    if (sample !== undefined) return readFile(join(packageRoot, 'samples/avatars', sample))
    const answer = await fetchAvatar(url, {
      maxBytes: MAX_BYTES,
      timeoutMs: FETCH_TIMEOUT_MS,
      signal,
      lease,
    })
    if (answer.status !== 200) throw new PictureError(`the server returned ${answer.status}`)
    return answer.bytes
  }

  /** Gives all memory back when it is really done: what native code has begun cannot be stopped. */
  const open = async (bytes: Uint8Array, file: MemoryLease): Promise<DecodedAvatar> => {
    const lease = pixels.lease()
    try {
      return await decodeAvatar(bytes, lease, AbortSignal.timeout(FETCH_TIMEOUT_MS))
    } finally {
      lease.release()
      file.release()
    }
  }

  return async (url: string, signal: AbortSignal): Promise<DecodedAvatar> => {
    const client = currentClient()
    const file = downloads.lease(client)
    let isBegun = false
    try {
      const job = { group: groupOf(url), party: client ?? undefined }
      const bytes = await fetching.run(job, FETCH_TIMEOUT_MS, () => read(url, signal, file))
      return await decoding.run(() => {
        isBegun = true
        return open(bytes, file)
      })
    } finally {
      // A decoder that has started continues after its deadline and releases its own memory.
      if (!isBegun) file.release()
    }
  }
}

const groupOf = (url: string): string => domainOf(URL.parse(url)?.hostname ?? '')

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MemoryError) return !cause.isForGood
    if (cause instanceof FetchError && cause.kind === 'busy') return true
    if (cause instanceof SlotsError || cause instanceof ServiceError) return true
  }
  return false
}

const sampleFile = /^\/samples\/(?:avatars\/)?([a-z0-9][a-z0-9-]*\.(?:png|jpg|webp))$/
