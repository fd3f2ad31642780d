/**
 * Above this many tags a change is told as "everything": the tags of a thousand people, who are one
 * batch of an import.
 */
export const MOST_TAGS = 10_000
/** Changes of fewer are always told by their tags. */
const FEW_TAGS = 1000
/**
 * What large changes of one process may name within this time, in ms. A short import ends what it
 * changed and nothing else, in every cache and at every cache in front; the rows of a long one stay
 * small beside what it stores.
 */
const WINDOW_MS = 10_000
const MOST_OF_WINDOW = 30_000

/** Whether a change of so many tags is told by them. */
export type TagBudget = (tags: number) => boolean

/**
 * Bounds how many tags changes are told by within a window; beyond it a change is told as
 * everything.
 */
export function createTagBudget(now: () => number = () => performance.now()): TagBudget {
  let since = Number.NEGATIVE_INFINITY
  let named = 0
  return (tags) => {
    if (tags <= FEW_TAGS) return true
    if (now() - since >= WINDOW_MS) {
      since = now()
      named = 0
    }
    if (tags > MOST_TAGS || named + tags > MOST_OF_WINDOW) return false
    named += tags
    return true
  }
}
