/** Kinds of assumptions that a caller may accept, by their names on the command line. */
export const assumptionKinds = ['current', 'authorities', 'attesters'] as const
export type AssumptionKind = (typeof assumptionKinds)[number]

/** What a reader of a row that holds still has to assume. */
export interface Assumption {
  text: string
  /**
   * `current`: nothing was taken back, revoked, deleted or given to others since it was signed;
   * `authorities`: keys and records of registries, domains and nodes; `attesters`: who they are.
   * Absent for blocks and answers of servers, which callers name or ask for.
   */
  kind?: AssumptionKind
}

/** A block, or the answer of a server that the caller asked. */
export const named = (text: string): Assumption => ({ text })
/** Nothing was taken back since. */
export const current = (text: string): Assumption => ({ text, kind: 'current' })
/** An authority is right. */
export const authority = (text: string): Assumption => ({ text, kind: 'authorities' })
/** An attester is who the reader takes them for. */
export const attester = (text: string): Assumption => ({ text, kind: 'attesters' })

/** Each assumption once. */
export const uniqueAssumptions = (assumptions: readonly Assumption[]): Assumption[] => [
  ...new Map(assumptions.map((one) => [one.text, one])).values(),
]

/** Returns the kinds of assumptions in a list by commas; null where one is unknown. */
export function parseAssumptionKinds(text: string): AssumptionKind[] | null {
  const kinds = text.split(',').map((part) => assumptionKinds.find((kind) => kind === part.trim()))
  return kinds.every((kind) => kind !== undefined) ? kinds : null
}
