import { isObject, list, object, text } from '@whocast/contract/untrusted.ts'
import { readFragment } from '../../net/html.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountKind } from './kind.ts'

// Platforms whose public API has the whole profile as JSON.

const NO_PROFILE = 'not a profile of this name'

/** The number of an account. @throws UnreadableError without one */
function numberOf(id: unknown, platform: string): string {
  if (!Number.isSafeInteger(id))
    throw new UnreadableError(`${platform} told no number of the account`)
  return String(id)
}

/** Reads Codeberg by Forgejo's API; its redirects from former names are not followed. */
export const createCodeberg = (baseUrl: string): AccountKind => ({
  type: 'codeberg',
  async *pages(handle, reader) {
    const user = await reader.object(`${baseUrl}/api/v1/users/${encodeURIComponent(handle)}`)
    if (text(user.login).toLowerCase() !== handle)
      throw new GoneError('the account has another name now')
    yield {
      account: numberOf(user.id, 'Codeberg'),
      statements: [text(user.website)],
      texts: [text(user.description), text(user.location)],
    }
  },
})

/** Reads GitLab, `/api/v4/users`, by name, then by number. */
export const createGitlab = (baseUrl: string): AccountKind => ({
  type: 'gitlab',
  async *pages(handle, reader) {
    const users = `${baseUrl}/api/v4/users`
    const found = list(await reader.json(`${users}?username=${encodeURIComponent(handle)}`))
    const one = found.find(({ username }) => text(username).toLowerCase() === handle)
    if (!one) throw new GoneError('no such user')
    const account = numberOf(one.id, 'GitLab')
    const user = await reader.object(`${users}/${account}`)
    if (user.id !== one.id) throw new UnreadableError('GitLab answered for another account')
    const texts = [text(user.bio), text(user.location)]
    yield { account, statements: [text(user.website_url)], texts }
  },
})

/** Reads Hacker News by its public API; the creation time serves as the account's number. */
export const createHackernews = (baseUrl: string): AccountKind => ({
  type: 'hackernews',
  async *pages(handle, reader) {
    const user = await reader.json(`${baseUrl}/v0/user/${encodeURIComponent(handle)}.json`)
    if (user === null) throw new GoneError('no such user')
    if (!isObject(user) || user.id !== handle || !Number.isSafeInteger(user.created))
      throw new UnreadableError(NO_PROFILE)
    const account = String(user.created)
    yield { account, statements: [], texts: readFragment(text(user.about)) }
  },
})

/** Reads Keybase: `/_/api/1.0/user/lookup.json`. */
export const createKeybase = (baseUrl: string): AccountKind => ({
  type: 'keybase',
  async *pages(handle, reader) {
    const url = `${baseUrl}/_/api/1.0/user/lookup.json?usernames=${encodeURIComponent(handle)}&fields=basics,profile`
    const answer = await reader.object(url)
    if (object(answer.status).code !== 0) throw new UnreadableError('Keybase refused to answer')
    const [user] = list(answer.them)
    if (!user) throw new GoneError('no such user')
    if (text(object(user.basics).username) !== handle || text(user.id) === '')
      throw new UnreadableError(NO_PROFILE)
    const profile = object(user.profile)
    const texts = [text(profile.bio), text(profile.location)]
    yield { account: text(user.id), statements: [], texts }
  },
})

/** Reads npm by the newest version of the package `@name/whocast`, as it has no profile text. */
export const createNpm = (baseUrl: string): AccountKind => ({
  type: 'npm',
  async *pages(handle, reader) {
    const version = await reader.object(
      `${baseUrl}/@${encodeURIComponent(handle)}%2fwhocast/latest`,
    )
    if (text(version.name).toLowerCase() !== `@${handle}/whocast`)
      throw new UnreadableError('not the requested package')
    if (text(object(version._npmUser).name).toLowerCase() !== handle)
      throw new GoneError('someone else published it')
    yield {
      statements: [text(version.homepage), text(object(version.author).url)],
      texts: [text(version.description)],
    }
  },
})

/** Reads ORCID by its public API; a handle is the platform's own identifier, never another's. */
export const createOrcid = (baseUrl: string): AccountKind => ({
  type: 'orcid',
  async *pages(handle, reader) {
    const id = handle.toUpperCase()
    const person = await reader.object(`${baseUrl}/v3.0/${id}/person`)
    if (!text(person.path).startsWith(`/${id}/`))
      throw new UnreadableError('not the requested record')
    const links = list(object(person['researcher-urls'])['researcher-url']).map(({ url }) =>
      text(object(url).value),
    )
    const texts = [text(object(person.biography).content)]
    yield { account: id, statements: links, texts }
  },
})

/** Reads Reddit: `/user/{name}/about.json`, whose profile description the holder writes. */
export const createReddit = (baseUrl: string): AccountKind => ({
  type: 'reddit',
  async *pages(handle, reader) {
    const about = await reader.object(`${baseUrl}/user/${encodeURIComponent(handle)}/about.json`)
    const user = object(about.data)
    if (about.kind !== 't2' || text(user.name).toLowerCase() !== handle)
      throw new UnreadableError(NO_PROFILE)
    if (user.is_suspended === true) throw new GoneError('the account is suspended')
    const profile = object(user.subreddit)
    if (text(user.id) === '') throw new UnreadableError('Reddit told no identifier of the account')
    const texts = [text(profile.public_description), text(profile.title)]
    yield { account: text(user.id), statements: [], texts }
  },
})
