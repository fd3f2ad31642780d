import { describe, expect, it } from 'vitest'
import {
  createRecordedLog,
  createRecordingRenderer,
  memoryLookup,
  mira,
} from '../test/frames/people.ts'
import { createTestService } from '../test/service.ts'
import { createFrames } from './app.ts'

/** Keys as they are, so that a test can read them. */
const surrogateKeys = (tags: Iterable<string>) => [...tags].sort().join(' ') || undefined

function setup(isKeyed = true) {
  const app = createFrames({
    lookup: {
      one: async (...question) => ({
        ...(await memoryLookup.one(...question)),
        tags: ['fid:616', 'fname:mira'],
      }),
    },
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: {
      find: async (key) =>
        key === `id:${mira.profileID}`
          ? [{ profile: mira, isVerified: true, checkedAt: 0, refreshAt: null }]
          : [],
    },
    search: async () => [],
    baseUrl: 'https://who.example.com',
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
    ...(isKeyed ? { surrogateKeys } : {}),
  })
  return async (path: string) => (await app.request(path)).headers.get('surrogate-key')
}

describe('surrogate keys', () => {
  it('name the people of pages, pictures and embeds', async () => {
    const keysOf = setup()
    for (const path of [
      '/fname/mira/card.png',
      '/fname/mira/badge.svg',
      '/fname/mira/contact.vcf',
      '/avatar/mira.eth',
      '/.well-known/webfinger?resource=acct:mira@who.example.com',
    ])
      expect(await keysOf(path), path).toBe('fid:616 fname:mira')
    expect(await keysOf('/fname/mira')).toContain('fid:616 fname:mira')
    expect(await keysOf(`/profiles/${mira.profileID}`)).toBe(`id:${mira.profileID}`)
  })

  it('are absent if a response depends on unknown parts, or on no person', async () => {
    const keysOf = setup()
    // Other people are suggested there.
    expect(await keysOf('/ens/nobody.eth')).toBeNull()
    expect(await keysOf('/credentials/Skill%3A%20Engineering?show=receivers')).toBeNull()
    expect(await keysOf('/robots.txt')).toBeNull()
  })

  it('are absent without a cache', async () => {
    expect(await setup(false)('/fname/mira/badge.svg')).toBeNull()
  })

  it('are on new and cached lookups, and on no other response of the API', async () => {
    const service = await createTestService({ surrogateKeys })
    const keysOf = async (path: string) =>
      (await service.request(path)).headers.get('surrogate-key')
    for (let turn = 0; turn < 2; turn++) expect(await keysOf('/fid/616')).toBe('fid:616')
    expect(await keysOf('/search?q=mira')).toBeNull()
    await service.close()
  })
})
