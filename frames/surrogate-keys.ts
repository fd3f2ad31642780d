import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { cacheTagsOf, type SurrogateKeys } from '../src/http/surrogate-keys.ts'
import type { FramesOptions } from './site.ts'

/** What an answer was made of. */
interface Made {
  tags: Set<string>
  /** It depends on more than its tags: it gets no keys, so that caches in front do not store it. */
  isUntold: boolean
}

const making = new AsyncLocalStorage<Made>()

/** Returns options whose readers note which tags an answer depends on. */
export function noteTags(options: FramesOptions): FramesOptions {
  const { lookup, people, credentials, search } = options
  const note = (tags: readonly string[]) => {
    for (const tag of tags) making.getStore()?.tags.add(tag)
  }
  const untold =
    <Input extends unknown[], Output>(read: (...input: Input) => Output) =>
    (...input: Input): Output => {
      const made = making.getStore()
      if (made) made.isUntold = true
      return read(...input)
    }
  return {
    ...options,
    lookup: {
      async one(...question) {
        const answer = await lookup.one(...question)
        note(answer.tags)
        return answer
      },
    },
    people: {
      async find(key, ...more) {
        const found = await people.find(key, ...more)
        note([key, ...found.map(({ profile }) => `id:${profile.profileID}`)])
        return found
      },
    },
    credentials: {
      get: untold(credentials.get),
      holders: untold(credentials.holders),
      attested: untold(credentials.attested),
    },
    search: search && untold(search),
  }
}

/** Middleware: adds `Surrogate-Key` and `Cache-Tag` to what was made of known tags alone. */
export const surrogateKeys =
  (keysOf: SurrogateKeys): MiddlewareHandler =>
  async (c, next) => {
    const made: Made = { tags: new Set(), isUntold: false }
    await making.run(made, next)
    const keys = made.isUntold ? undefined : keysOf(made.tags)
    if (keys === undefined) return
    c.res.headers.set('surrogate-key', keys)
    c.res.headers.set('cache-tag', cacheTagsOf(keys))
  }
