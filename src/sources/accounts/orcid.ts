import { list, object, text } from '@whocast/contract/untrusted.ts'
import { UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

/** Reads ORCID by its public API; a handle is the platform's own identifier, never another's. */
export const createOrcid = (baseUrl: string): AccountKind => ({
  type: 'orcid',
  async *pages(handle, reader) {
    const id = handle.toUpperCase()
    const person = await reader.object(`${baseUrl}/v3.0/${id}/person`)
    if (!text(person.path).startsWith(`/${id}/`))
      throw new UnreadableError('not the record that was asked for')
    const links = list(object(person['researcher-urls'])['researcher-url']).map(({ url }) =>
      text(object(url).value),
    )
    const texts = [text(object(person.biography).content)]
    yield { account: id, statements: links, texts }
  },
})
