/**
 * The identifier that a finding speaks of by its scope, as a key: `farcaster:3`,
 * `github@farcaster:3` and `github@owner@farcaster:3` are of `fid:3`.
 */
const anchored = /^(?:[a-z-]+@){0,2}(farcaster|ens):([1-9]\d{0,15}|0x[0-9a-f]{40})$/

/** @returns `fid:…` or `eth:…`; null for a scope of another form */
export function anchorKey(scope: string): string | null {
  const [, kind, value = ''] = anchored.exec(scope) ?? []
  if (kind === undefined || value.startsWith('0x') !== (kind === 'ens')) return null
  return kind === 'farcaster' ? `fid:${value}` : `eth:${value}`
}
