import type { Finding } from '@whocast/contract/profile.ts'

/**
 * Makes the finding of a source that knows of no such fid: what it reported before is dropped.
 *
 * @param checkedAt unix seconds
 */
export const absentFid = (source: string, fid: number, checkedAt: number): Finding => ({
  source,
  scope: `farcaster:${fid}`,
  checkedAt,
  fields: {},
  channels: [],
})
