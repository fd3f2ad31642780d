import { list, text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** GitLab: `/api/v4/users`, by name, then by number. */
export const createGitlab = (baseUrl: string): AccountKind => ({
  type: 'gitlab',
  async *pages(handle, reader) {
    const found = list(
      await reader.json(`${baseUrl}/api/v4/users?username=${encodeURIComponent(handle)}`),
    )
    const one = found.find(({ username }) => text(username).toLowerCase() === handle)
    if (!one) throw new GoneError('no such user')
    if (!Number.isSafeInteger(one.id))
      throw new UnreadableError('GitLab told no number of the account')
    const user = await reader.object(`${baseUrl}/api/v4/users/${one.id}`)
    if (user.id !== one.id) throw new UnreadableError('GitLab answered for another account')
    yield {
      account: String(one.id),
      statements: [text(user.website_url)],
      texts: [text(user.bio), text(user.location)],
    }
  },
})
