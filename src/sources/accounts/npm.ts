import { object, text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** Reads npm by the newest version of the package `@name/whocast`, as it has no profile text. */
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
