/**
 * Whether suites run whole, as they do weekly (`SUITES=whole`). The gate, which has ten minutes,
 * runs a part of the largest: fewer people, requests and rounds of the same kinds.
 */
export const isWholeRun = process.env.SUITES === 'whole'
