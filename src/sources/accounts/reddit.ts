import { object, text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** Reddit: `/user/{name}/about.json`, whose profile description the holder writes. */
export const createReddit = (baseUrl: string): AccountKind => ({
  type: 'reddit',
  async *pages(handle, reader) {
    const about = await reader.object(`${baseUrl}/user/${encodeURIComponent(handle)}/about.json`)
    const user = object(about.data)
    if (about.kind !== 't2' || text(user.name).toLowerCase() !== handle)
      throw new UnreadableError('not a profile of this name')
    if (user.is_suspended === true) throw new GoneError('the account is suspended')
    const profile = object(user.subreddit)
    if (text(user.id) === '') throw new UnreadableError('Reddit told no identifier of the account')
    const texts = [text(profile.public_description), text(profile.title)]
    yield { account: text(user.id), statements: [], texts }
  },
})
