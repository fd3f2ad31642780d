import { text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** Reads Codeberg by Forgejo's API; its redirects from former names are not followed. */
export const createCodeberg = (baseUrl: string): AccountKind => ({
  type: 'codeberg',
  async *pages(handle, reader) {
    const user = await reader.object(`${baseUrl}/api/v1/users/${encodeURIComponent(handle)}`)
    if (text(user.login).toLowerCase() !== handle)
      throw new GoneError('the account has another name now')
    if (!Number.isSafeInteger(user.id))
      throw new UnreadableError('Codeberg told no number of the account')
    yield {
      account: String(user.id),
      statements: [text(user.website)],
      texts: [text(user.description), text(user.location)],
    }
  },
})
