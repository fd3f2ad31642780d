import { list, text } from '@whocast/contract/untrusted.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'
import { ownLines } from './own-lines.ts'

interface GithubSettings {
  baseUrl: string
  /** Raises the budget from 60 to 5,000 requests an hour; needs no permission. */
  token?: string | undefined
}

/**
 * GitHub: the profile, its links, and the README that is shown on the profile. Each is fetched from
 * the API, which follows no renamed owner or repository unless redirects are followed:
 * `raw.githubusercontent.com` would answer for the former holder of a name.
 */
export function createGithub({ baseUrl, token }: GithubSettings): AccountKind {
  const options = {
    perHour: token ? 4500 : 50,
    headers: {
      'x-github-api-version': '2022-11-28',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  }
  return {
    type: 'github',
    async *pages(handle, reader) {
      const user = await reader.object(`${baseUrl}/users/${handle}`, {
        ...options,
        accept: 'application/vnd.github+json',
      })
      if (text(user.login).toLowerCase() !== handle)
        throw new GoneError('the account has another name now')
      if (!Number.isSafeInteger(user.id))
        throw new UnreadableError('GitHub told no number of the account')
      const account = String(user.id)
      yield {
        account,
        statements: [text(user.blog)],
        texts: [text(user.bio), text(user.company), text(user.location)],
      }
      const links = await reader.json(`${baseUrl}/users/${handle}/social_accounts`, options)
      yield { account, statements: list(links).map(({ url }) => text(url)), texts: [] }
      // The README of an organisation is written by whoever contributes to it.
      if (text(user.type) === 'Organization') return
      yield { account, statements: [], texts: ownLines(await readme(handle)) }

      async function readme(name: string): Promise<string> {
        try {
          const accept = 'application/vnd.github.raw+json'
          return await reader.text(
            `${baseUrl}/repos/${name}/${name}/readme`,
            /^(?:application\/vnd\.github\.raw(?:\+json)?|text\/plain)$/,
            {
              ...options,
              accept,
            },
          )
        } catch (error) {
          if (error instanceof GoneError) return ''
          throw error
        }
      }
    },
  }
}
