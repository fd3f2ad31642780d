/**
 * Returns the options of an `LRUCache` of at most `entries` that grows as it fills. With `max` it
 * would allocate all of them when it is made: 10 ms of CPU for 50,000.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
