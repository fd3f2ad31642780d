import { isObject, text } from '@whocast/contract/untrusted.ts'
import { readFragment } from '../../net/html.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** Reads Hacker News by its public API; the creation time serves as the account's number. */
export const createHackernews = (baseUrl: string): AccountKind => ({
  type: 'hackernews',
  async *pages(handle, reader) {
    const user = await reader.json(`${baseUrl}/v0/user/${encodeURIComponent(handle)}.json`)
    if (user === null) throw new GoneError('no such user')
    if (!isObject(user) || user.id !== handle || !Number.isSafeInteger(user.created))
      throw new UnreadableError('not a profile of this name')
    const account = String(user.created)
    yield { account, statements: [], texts: readFragment(text(user.about)) }
  },
})
