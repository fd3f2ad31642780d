import { list, object, text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** Keybase: `/_/api/1.0/user/lookup.json`. */
export const createKeybase = (baseUrl: string): AccountKind => ({
  type: 'keybase',
  async *pages(handle, reader) {
    const url = `${baseUrl}/_/api/1.0/user/lookup.json?usernames=${encodeURIComponent(handle)}&fields=basics,profile`
    const answer = await reader.object(url)
    if (object(answer.status).code !== 0) throw new UnreadableError('Keybase refused to answer')
    const [user] = list(answer.them)
    if (!user) throw new GoneError('no such user')
    if (text(object(user.basics).username) !== handle || text(user.id) === '')
      throw new UnreadableError('not a profile of this name')
    const profile = object(user.profile)
    const texts = [text(profile.bio), text(profile.location)]
    yield { account: text(user.id), statements: [], texts }
  },
})
