/** Maximum identifiers of one `POST /lookup`. */
const MAX_QUERIES = 100
/** Its bodies are limited too. */
const MAX_BODY_BYTES = 60_000
/** Requests of one `lookupMany` that are under way at once. */
const CONCURRENCY = 4

/** Queries in bodies that the service takes. */
export function chunksOf(queries: readonly string[]): string[][] {
  const chunks: string[][] = []
  let chunk: string[] = []
  let bytes = 0
  for (const query of queries) {
    // In UTF-8 no character of JSON takes more than three bytes.
    const size = JSON.stringify(query).length * 3 + 1
    if (chunks.length === 0 || chunk.length === MAX_QUERIES || bytes + size > MAX_BODY_BYTES) {
      chunk = []
      chunks.push(chunk)
      bytes = 0
    }
    chunk.push(query)
    bytes += size
  }
  return chunks
}

/** Works on all, a few at a time; the first failure is the end of it. */
export async function eachOf<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [at, item] of entries) {
      if (hasFailed) return
      results[at] = await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}

/** Yields the items of all pages; each page is fetched when it is reached. */
export async function* eachPage<P extends { cursor?: string }, T>(
  read: (at: { cursor?: string | undefined }) => Promise<P>,
  listed: (page: P) => T[],
): AsyncGenerator<T, void, undefined> {
  let page: { cursor?: string | undefined } = {}
  do {
    const next: P = await read(page)
    yield* listed(next)
    page = next
  } while (page.cursor)
}
