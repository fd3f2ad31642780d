export const assumptionKinds = ['current', 'authorities', 'attesters'] as const
export type AssumptionKind = (typeof assumptionKinds)[number]

/** An assumption that a row which holds leaves to its reader. */
export interface Assumption {
  text: string
  /**
   * `current`: nothing was taken back, revoked, deleted or given to others since it was signed;
   * `authorities`: keys and records of registries, domains and nodes; `attesters`: who they are.
   * Absent for blocks and servers, which callers name or query.
   */
  kind?: AssumptionKind
}

/** Makes the assumption that a block is right, or a server that the caller queried. */
export const named = (text: string): Assumption => ({ text })
/** Makes the assumption that nothing was taken back since. */
export const current = (text: string): Assumption => ({ text, kind: 'current' })
/** Makes the assumption that an authority is right. */
export const authority = (text: string): Assumption => ({ text, kind: 'authorities' })
/** Makes the assumption about the identity of an attester. */
export const attester = (text: string): Assumption => ({ text, kind: 'attesters' })

/** Returns each assumption once. */
export const uniqueAssumptions = (assumptions: readonly Assumption[]): Assumption[] => [
  ...new Map(assumptions.map((one) => [one.text, one])).values(),
]

/** Returns the kinds of assumptions in a list with commas, or null if one is unknown. */
export function parseAssumptionKinds(text: string): AssumptionKind[] | null {
  const kinds = text.split(',').map((part) => assumptionKinds.find((kind) => kind === part.trim()))
  return kinds.every((kind) => kind !== undefined) ? kinds : null
}
