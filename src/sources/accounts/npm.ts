import { object, text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/**
 * npm has no public profile with a text. Its scope `@name` is the account's own: the newest version
 * of the package `@name/whocast`, which the account itself published, speaks for it.
 */
export const createNpm = (baseUrl: string): AccountKind => ({
  type: 'npm',
  async *pages(handle, reader) {
    const version = await reader.object(
      `${baseUrl}/@${encodeURIComponent(handle)}%2fwhocast/latest`,
    )
    if (text(version.name).toLowerCase() !== `@${handle}/whocast`)
      throw new UnreadableError('not the package that was asked for')
    if (text(object(version._npmUser).name).toLowerCase() !== handle)
      throw new GoneError('someone else published it')
    yield {
      statements: [text(version.homepage), text(object(version.author).url)],
      texts: [text(version.description)],
    }
  },
})
