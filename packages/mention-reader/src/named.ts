import type { Identifier } from '@whocast/contract/identifier.ts'

/** A name that a cast has, and where. */
export interface Named {
  identifier: Identifier
  index: number
  /** `mention`: by fid; `written`: by form; `platform`: a handle next to its platform; `joined`. */
  as: 'mention' | 'written' | 'platform' | 'joined'
}

export interface Subjects {
  named: Named[]
  excluded: Named[]
  /** Indexes of the items that are part of a name. */
  used: ReadonlySet<number>
}
