import type { CardSubject } from '../../../frames/card/port.ts'
import { createRenderer, type RendererOptions } from '../../../frames/card/renderer.ts'
import type { GuardedFetch } from '../../../src/net/guarded-fetch-port.ts'
import { fetchPortraits } from '../../render/avatars.ts'
import { people } from '../../render/people.ts'

/** A rich card that nobody else has. */
export function subjectAt(at: number, change: { avatarUrl?: string } = {}): CardSubject {
  const rich = people.rich
  if (rich?.kind !== 'profile') throw new Error('the rich person is missing')
  return {
    ...rich,
    profile: {
      ...rich.profile,
      ...change,
      profileID: `bench-${at}`,
      bio: `${at}. ${rich.profile.bio}`,
    },
  }
}

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error }

export const createBenchRenderer = (
  options: Partial<RendererOptions> = {},
  fetchAvatar: GuardedFetch = fetchPortraits,
) =>
  createRenderer({
    fetchAvatar,
    log: silent,
    baseUrl: 'https://whocast.test',
    timeoutMs: 120_000,
    waiting: 5000,
    ...options,
  })
