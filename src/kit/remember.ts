import { LRUCache } from 'lru-cache'
import { atMost } from './lru-size.ts'

/** Signatures whose verdict is remembered: it never changes, and each takes milliseconds. */
const MEMORY_SIZE = 20_000

/** The same function, which remembers what it answered. */
export function remember<In extends unknown[], Out>(
  work: (...input: In) => Promise<Out>,
): (...input: In) => Promise<Out> {
  const answers = new LRUCache<string, Promise<Out>>(atMost(MEMORY_SIZE))
  return (...input) => {
    const key = JSON.stringify(input)
    const answer = answers.get(key) ?? work(...input)
    answers.set(key, answer)
    return answer
  }
}
