/** A bounded queue of items by owner. Owners take turns: many items of one delay no other's. */
export class FairQueue<T> {
  readonly #max: number
  /** In the order of their turns. */
  readonly #lines = new Map<string, T[]>()
  #size = 0

  constructor(max: number) {
    this.#max = max
  }

  /** Adds an item. Returns the one that is out in a full queue: the newest of who has the most. */
  push(owner: string, item: T): T | undefined {
    const own = this.#lines.get(owner) ?? []
    this.#lines.set(owner, own)
    own.push(item)
    this.#size += 1
    if (this.#size <= this.#max) return undefined
    let longest: [string, T[]] = [owner, own]
    for (const one of this.#lines) if (one[1].length > longest[1].length) longest = one
    const [most, line] = longest
    const out = line.pop()
    if (line.length === 0) this.#lines.delete(most)
    this.#size -= 1
    return out
  }

  /** Takes the oldest item of the owner whose turn it is; undefined when the queue is empty. */
  shift(): T | undefined {
    for (const [owner, line] of this.#lines) {
      this.#lines.delete(owner)
      const item = line.shift()
      if (line.length > 0) this.#lines.set(owner, line)
      if (item === undefined) continue
      this.#size -= 1
      return item
    }
    return undefined
  }
}
