import { expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import type { HolderQuery } from '../../src/credentials/port.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup, mira } from '../frames/people.ts'

/** Pages at the addresses that programs written for another service link to. */

const baseUrl = 'https://who.example.com'
const nameless = '000000000000000000000'
const asked: HolderQuery[] = []
const app = createFrames({
  lookup: memoryLookup,
  renderer: createRecordingRenderer(),
  credentials: {
    get: async () => null,
    holders: async (query) => {
      asked.push(query)
      if (query.credentialName !== '<b>Member</b>') return { holders: [] }
      const credential = {
        uid: `0x${'01'.repeat(32)}` as const,
        attester: 'Guild',
        issuer: 'Guild',
        grade: 'reported' as const,
      }
      const holder = {
        profileID: mira.profileID,
        displayName: mira.displayName ?? '',
        handle: '@mira',
        path: null,
        credential,
      }
      return { holders: [holder], cursor: 'next_1' }
    },
    attested: async () => ({ rows: [], names: [] }),
  },
  people: {
    find: async (key) => {
      const stored = { isVerified: true, checkedAt: 0, refreshAt: null }
      if (key === `id:${mira.profileID}`) return [{ profile: mira, ...stored }]
      return key === `id:${nameless}`
        ? [{ profile: { profileID: nameless, channels: [], credentials: [] }, ...stored }]
        : []
    },
  },
  baseUrl,
  frameSecret: async () => 'a secret of some length',
  isProduction: true,
  log: createRecordedLog(),
})
const html = { accept: 'text/html' }
const get = async (path: string) => app.request(path, { headers: html })

it('sends a profile ID to the page of that person, whose canonical address it names', async () => {
  const answer = await get(`/profiles/${mira.profileID}`)
  expect(answer.status).toBe(302)
  const to = answer.headers.get('location') ?? ''
  expect(answer.headers.get('link')).toBe(`<${baseUrl}${to}>; rel="canonical"`)
  expect(await (await get(to)).text()).toContain(`<link rel="canonical" href="${baseUrl}${to}"`)
})

it.each([nameless, 'unknown', '%00', 'x'.repeat(5000)])(
  'has no page for the profile ID %s',
  async (id) => {
    expect((await get(`/profiles/${id}`)).status).toBe(404)
  },
)

it('shows who holds a credential of a name, and goes on', async () => {
  const path = `/credentials/${encodeURIComponent('<b>Member</b>')}?show=receivers`
  const answer = await get(path)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('&lt;b&gt;Member&lt;/b&gt;')
  expect(text).not.toContain('<b>Member</b>')
  expect(text).toContain(`href="/profiles/${mira.profileID}"`)
  expect(text).toContain(`${path}&amp;cursor=next_1`)
  await get(`${path}&cursor=next_1`)
  expect(asked.at(-1)).toEqual({ credentialName: '<b>Member</b>', limit: 50, cursor: 'next_1' })
})

it('reports no match, and rejects invalid identifiers', async () => {
  expect(await (await get('/credentials/Unheard%20of?show=receivers')).text()).toContain(
    'no holder',
  )
  expect((await get('/credentials/Member?show=receivers&cursor=%22')).status).toBe(400)
  expect((await get('/credentials/a%00b?show=receivers')).status).toBe(400)
  expect((await get('/credentials/Member')).status).toBe(404)
  expect((await get(`/credentials/${encodeURIComponent('<b>Member</b>')}`)).status).toBe(200)
})
