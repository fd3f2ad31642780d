/** Small named values of background work: how far an indexer or a catch-up has come. */
export interface Cursors {
  get(name: string): Promise<string | null>
  set(name: string, value: string): Promise<void>
  /** Sets a value that is absent; returns the stored one, which another process may have set. */
  create(name: string, value: string): Promise<string>
  /**
   * Takes a named lease for `ms`; false while another process holds it. For single flight across
   * processes.
   */
  lease(name: string, owner: string, ms: number): Promise<boolean>
  release(name: string, owner: string): Promise<void>
}

/**
 * The changed keys, as by `identifierKey`, `id:<profileID>`, and `key:<id>` of API keys; or
 * everything, after a removal or when there is too much to list.
 */
export type Change = { tags: string[] } | { all: true; isRemoval?: true }

export interface Connections {
  open: number
  idle: number
  /** Callers that wait for one. */
  waiting: number
}
