import type { ChangeType } from '@whocast/contract/change-document.ts'
import type { EventPages } from './pages.ts'

/** How often an idle stream sends a comment, in ms. */
const HEARTBEAT_MS = 15_000
/** A stream ends after this long, in ms; its client reconnects and continues. */
const STREAM_MS = 300_000
/** A stream ends when its client has read nothing for this long, in ms. */
const STALL_MS = 60_000
/** The most earlier changes that a stream sends before it sends the client to the pages. */
const MAX_BACKLOG = 1000

export interface StreamOptions {
  pages: EventPages
  /** Calls back when there may be new changes. Returns a function that ends it. */
  onNews(listener: () => void): () => void
  /** Runs a job when it is its turn; see `turns.ts`. */
  schedule(job: () => void): void
  after: number
  types: readonly ChangeType[] | undefined
  onEnd(): void
  /** Closes the connection of a client that does not read. */
  disconnect(): void
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text)
const heartbeat = bytesOf(': nothing new\n\n')
const beginning = bytesOf('retry: 2000\n\n')
/** Changes before this point are no longer stored. */
const gap = bytesOf('event: truncated\ndata: {}\n\n')

/** The last event of a stream that would be sent more than {@link MAX_BACKLOG} earlier changes. */
const backlogText = (cursor: number): Uint8Array =>
  bytesOf(
    `id: ${cursor}\nevent: truncated\ndata: ${JSON.stringify({ cursor: String(cursor) })}\n\n`,
  )

/**
 * Creates the body of an event stream. It reads one page for each pull, so a client that does not
 * read costs one page of memory. A client that is too far behind receives a `truncated` event with
 * a cursor to continue by pages, and the stream ends.
 */
export function createEventStream(options: StreamOptions): ReadableStream<Uint8Array> {
  const { pages, schedule, types } = options
  const endsAt = performance.now() + STREAM_MS
  let position = options.after
  let backlog = 0
  let isAtEnd = false
  let isFirst = true
  let news = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  const stopListening = options.onNews(() => news.resolve())
  let isOver = false

  function end(): void {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    stopListening()
    options.onEnd()
  }
  async function waitForNews(): Promise<void> {
    timer = setTimeout(() => news.resolve(), HEARTBEAT_MS)
    await news.promise
    clearTimeout(timer)
    news = Promise.withResolvers()
  }
  function watchReader(): void {
    if (isOver) return
    timer = setTimeout(() => {
      end()
      options.disconnect()
    }, STALL_MS)
  }
  const myTurn = () => new Promise<void>((resolve) => schedule(resolve))

  async function nextChunk(): Promise<Uint8Array | null> {
    if (isFirst) {
      isFirst = false
      return beginning
    }
    if (isAtEnd) await waitForNews()
    await myTurn()
    if (isOver || performance.now() > endsAt) return null
    const page = await pages.read({ after: position, types })
    if (page.hasMore && backlog + page.count > MAX_BACKLOG) {
      endAfter = true
      return backlogText(position)
    }
    backlog = page.hasMore ? backlog + page.count : 0
    position = page.next
    isAtEnd = !page.hasMore
    const bytes = page.count > 0 ? page.bytes : heartbeat
    return page.isTruncated ? Buffer.concat([gap, bytes]) : bytes
  }
  let endAfter = false

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(timer)
        try {
          const chunk = endAfter ? null : await nextChunk()
          if (isOver) return
          if (chunk === null) {
            end()
            controller.close()
            return
          }
          controller.enqueue(chunk)
          watchReader()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}
