import type { FnameRegistry } from './fname-registry.ts'
import type { Fnames } from './stored-fnames.ts'

export interface FnameHistory extends Pick<Fnames, 'ofFid' | 'ofName'> {
  /** Whether all of the registry's transfers are stored, but for the newest. */
  isCurrent(): Promise<boolean>
}

/** A registry that answers from the stored history while that is current, and asks otherwise. */
export function withHistory(live: FnameRegistry, history: FnameHistory): FnameRegistry {
  return {
    ...live,
    isLocal: () => history.isCurrent(),
    async ofFid(fid, options) {
      if (!(await history.isCurrent())) return live.ofFid(fid, options)
      return new Map((await history.ofFid(fid)).map((transfer) => [transfer.name, transfer]))
    },
    async ofName(name, options) {
      const stored = (await history.isCurrent()) ? await history.ofName(name) : null
      // The newest names are in the registry before they are in its history here.
      return stored ?? live.ofName(name, options)
    },
  }
}
