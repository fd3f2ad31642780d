/** A change of more tags is announced as "everything": a thousand people, one import batch. */
export const MAX_TAGS = 10_000
/** Changes of fewer tags are always announced by their tags. */
const FEW_TAGS = 1000
/**
 * The window of the budget for large changes of one process, in ms. A short import invalidates only
 * what it changed, in every cache and at every proxy; the rows of a long one stay small compared
 * with its data.
 */
const WINDOW_MS = 10_000
const MAX_OF_WINDOW = 30_000

/** Returns true if a change of so many tags is announced by them. */
export type TagBudget = (tags: number) => boolean

/** Bounds the tags that are announced within a window; beyond it a change affects everything. */
export function createTagBudget(now: () => number = () => performance.now()): TagBudget {
  let since = Number.NEGATIVE_INFINITY
  let named = 0
  return (tags) => {
    if (tags <= FEW_TAGS) return true
    if (now() - since >= WINDOW_MS) {
      since = now()
      named = 0
    }
    if (tags > MAX_TAGS || named + tags > MAX_OF_WINDOW) return false
    named += tags
    return true
  }
}
