import type { LanguageCode, Role } from './language.ts'
import type { NameToken, Token } from './tokens.ts'

/** A phrase of the vocabulary, a name, an unknown word: what a cast consists of. */
export type Item =
  | NameToken
  | Exclude<Token, { kind: 'name' | 'word' }>
  | {
      kind: 'phrase'
      roles: readonly Role[]
      text: string
      key: string
      isPossessive?: boolean
      isMisspelled?: boolean
    }
  | { kind: 'platform'; type: string; text: string; isPossessive: boolean; roles: readonly Role[] }
  | { kind: 'number'; value: number; text: string }
  | UnknownItem

export interface UnknownItem {
  kind: 'unknown'
  text: string
  isPossessive: boolean
}

/** A cast as its items, in the language that it is written in. */
export interface Scene {
  items: readonly Item[]
  /** Null where no language that the reader knows was recognised. */
  language: LanguageCode | null
  hasArticleBeforeNames: boolean
  isQuestion: boolean
  isExclamation: boolean
}

/** Returns true if an item has one of the roles. */
export const is = (item: Item | undefined, ...roles: readonly Role[]): boolean =>
  (item?.kind === 'phrase' || item?.kind === 'platform') &&
  roles.some((role) => item.roles.includes(role))

/** Returns true if some item has one of the roles. */
export const has = ({ items }: Pick<Scene, 'items'>, ...roles: readonly Role[]): boolean =>
  items.some((item) => is(item, ...roles))

/** Returns true for a property of a person: a wallet, a platform. */
export const isFacet = (item: Item | undefined): boolean =>
  is(item, 'wallet', 'fid', 'ens', 'credentials', 'verifiers', 'accounts', 'profile') ||
  item?.kind === 'platform'

/** The roles of words that ask for a person or for something of a person. */
export const asking: readonly Role[] = [
  'interrogative', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'request', 'compare',
] // biome-ignore format: one list
