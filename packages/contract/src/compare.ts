/** Orders numbers by size, and texts by their code units, independent of the locale. */
export const compare = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0
