import type { FoundChannel } from '@whocast/contract/profile.ts'
import type { AccountKind } from '../../src/sources/accounts/kind.ts'
import type { StandInAnswer } from '../network/stand-in.ts'
import type { Site } from './sites.ts'

/** What the tests say of one account. */
export interface AccountState {
  /** What its profile says of itself. */
  text: string
  /** What stands in its link or website field, where it has one. */
  link?: string
  /** Which account of the platform has the name. */
  holder: number
  isGone: boolean
  isDnsDown?: boolean
}

/** One kind of account as the shared tests need it: its stand-in speaks the published form. */
export interface AccountFixture {
  kind: AccountKind
  /** As a record claims it. */
  claim: Pick<FoundChannel, 'type' | 'value'>
  /** The record's claim is the URL of its website in place of a channel. */
  isUrl?: boolean
  /** Whether the platform has identifiers of its own, which stay when an account is renamed. */
  hasNumbers: boolean
  /** Its handle is that identifier. */
  isNeverRenamed?: boolean
  /** It has no field for a link. */
  hasNoLink?: true
  /** The hosts of the platform. */
  sites(state: AccountState): Record<string, Site>
  /** TXT records. */
  txt?(state: AccountState): Record<string, string[]>
}

/** JSON as a platform sends it. */
export const json = (
  body: object | null,
  type = 'application/json; charset=utf-8',
): StandInAnswer => ({
  headers: { 'content-type': type },
  body: JSON.stringify(body),
})
