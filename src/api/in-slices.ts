import { setImmediate as nextTurn } from 'node:timers/promises'

/** Ms that one turn of the event loop works on a bulk, so that no request waits for it. */
const SLICE_MS = 1

/** Maps a list as `Promise.all` does, a few items a turn. */
export async function inSlices<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R | Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  for (let index = 0; index < items.length; ) {
    if (index > 0) await nextTurn()
    const slice: (R | Promise<R>)[] = []
    const end = performance.now() + SLICE_MS
    do {
      slice.push(work(items[index] as T, index))
      index += 1
    } while (index < items.length && performance.now() < end)
    results.push(...(await Promise.all(slice)))
  }
  return results
}
