import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import type { SurrogateKeys } from '../src/http/surrogate-keys.ts'
import type { FramesOptions } from './site.ts'

/** The content of a response. */
interface Made {
  tags: Set<string>
  /**
   * True if it depends on more than its tags: it gets no keys, so that caches in front do not store
   * it.
   */
  isUntold: boolean
}

const making = new AsyncLocalStorage<Made>()

/** Options whose readers note which tags an answer depends on. */
export function noteTags(options: FramesOptions): FramesOptions {
  const { lookup, people, credentials, search } = options
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
        for (const tag of answer.tags) making.getStore()?.tags.add(tag)
        return answer
      },
    },
    people: {
      async find(key, ...more) {
        const found = await people.find(key, ...more)
        const tags = making.getStore()?.tags
        for (const tag of [key, ...found.map(({ profile }) => `id:${profile.profileID}`)])
          tags?.add(tag)
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

/** Creates the middleware that adds `Surrogate-Key` to responses made only of known tags. */
export const surrogateKeys =
  (keysOf: SurrogateKeys): MiddlewareHandler =>
  async (c, next) => {
    const made: Made = { tags: new Set(), isUntold: false }
    await making.run(made, next)
    const keys = made.isUntold ? undefined : keysOf(made.tags)
    if (keys !== undefined) c.res.headers.set('surrogate-key', keys)
  }
