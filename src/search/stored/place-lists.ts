/** Places of rows with an n-gram, in order. */
export interface PlaceList {
  places: readonly number[]
  /** All such places up to this one are listed. */
  end: number
}

/** Creates a list of at most `limit` places; a full one may have left some out. */
export const toPlaceList = (places: readonly number[], limit: number): PlaceList => ({
  places,
  end: places.length < limit ? Number.POSITIVE_INFINITY : (places.at(-1) ?? 0),
})

/** Sorts lists, those of fewest rows first: they reach furthest. */
export const byRarity = (a: PlaceList, b: PlaceList): number =>
  a.end === b.end ? a.places.length - b.places.length : b.end - a.end

/**
 * Returns the first places that are in all of the lists, `limit` at most. Beyond the end of a list
 * a place counts as listed. Null if more places could precede the last of them.
 *
 * @param lists not empty
 */
export function intersectLists(
  lists: readonly PlaceList[],
  limit: number,
): readonly number[] | null {
  const [rarest, ...others] = lists.toSorted(byRarity)
  if (rarest === undefined) return null
  const found = rarest.places.filter((place) =>
    others.every(({ places, end }) => place > end || includes(places, place)),
  )
  const end = Math.min(...lists.map((list) => list.end))
  const known = found.findIndex((place) => place > end)
  if (known === -1 ? found.length >= limit : known >= limit) return found.slice(0, limit)
  return rarest.end === Number.POSITIVE_INFINITY && found.length <= limit ? found : null
}

/** Returns true if a number is in a sorted list. */
function includes(sorted: readonly number[], wanted: number): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as number) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}
