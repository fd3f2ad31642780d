import { channelRow, parseChannelType } from '@whocast/contract/channel.ts'
import { type Identifier, identifierKey, identifierPath } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryPhrases } from '../bot/query-phrases.ts'
import { createTestService, type TestService } from '../service.ts'
import { type Interfaces, openInterfaces } from './interfaces.ts'

/** One phrase means one person over HTTP, in the search, over MCP, on the pages and to the bot. */

const keys = [...new Set(queryPhrases.map(([, key]) => key))]
/** No lookup finds anybody by a channel that is private. */
const isPublic = (key: string) => {
  const type = parseChannelType(key.split(':')[0] ?? '')
  return type === null || channelRow(type).isPrivate !== true
}
const profileIDOf = (key: string) => `p${String(keys.indexOf(key)).padStart(20, '0')}`

let service: TestService
let open: Interfaces

beforeAll(async () => {
  service = await createTestService()
  for (const key of keys.filter(isPublic))
    await service.person(profileIDOf(key), {}, [channelOf(identify(key), keys.indexOf(key))])
  // Nobody's email address leads to this person.
  await service.person('m'.repeat(21), {}, [
    { type: 'mastodon', value: 'email@example.com', isVerified: true },
  ])
  open = await openInterfaces(service)
})
afterAll(async () => {
  await open.close()
  await service.close()
})

/** A verified channel by which only its person is found. */
function channelOf(identifier: Identifier, at: number): FoundChannel {
  const farcaster = (value: string, fid: number): FoundChannel => ({
    type: 'farcaster',
    value,
    isVerified: true,
    metadata: [{ name: 'fid', value: String(fid) }],
  })
  switch (identifier.kind) {
    case 'fid':
      return farcaster(`!${identifier.fid}`, identifier.fid)
    case 'fname':
      return farcaster(identifier.fname, 5000 + at)
    case 'eth':
      return { type: 'wallet', value: identifier.address, isVerified: true }
    case 'ens':
      return { type: 'ens', value: identifier.name, isVerified: true }
    default:
      return { type: identifier.type, value: identifier.handle, isVerified: true }
  }
}

interface Found {
  profiles?: { profileID: string }[]
  results?: { profileID: string }[]
}
const getJson = async (path: string) => (await (await open.get(path)).json()) as Found

const callTool = async (name: string, input: Record<string, string>) =>
  (await open.callTool(name, input)).structuredContent as Found

async function mentionedKey(text: string): Promise<string | undefined> {
  const decision = await open.mention(text)
  const found = decision.kind === 'reply' ? decision.conversation?.earlier?.[0] : undefined
  return found && identifierKey(found)
}

describe('the same phrase', () => {
  it.each(queryPhrases.filter(([, key]) => isPublic(key)))(
    '“%s” is %s everywhere',
    async (text, key) => {
      const q = encodeURIComponent(text)
      const id = profileIDOf(key)
      expect((await getJson(`/lookup?q=${q}`)).profiles?.map((one) => one.profileID)).toEqual([id])
      expect((await getJson(`/search?q=${q}`)).results?.[0]?.profileID).toBe(id)
      const [looked] = (await callTool('lookup_profile', { identifier: text })).profiles ?? []
      expect(looked?.profileID).toBe(id)
      const [searched] = (await callTool('search_people', { query: text })).results ?? []
      expect(searched?.profileID).toBe(id)
      const page = await open.getPage(`/search?q=${q}`)
      expect([page.status, page.headers.get('location')]).toEqual([
        303,
        identifierPath(identify(key)),
      ])
      expect(await mentionedKey(text)).toBe(key)
    },
  )

  it('has more than a hundred forms', () => expect(queryPhrases.length).toBeGreaterThan(100))
})

it('never reads an email address as a handle on Mastodon', async () => {
  const q = 'email@example.com'
  expect((await getJson(`/lookup?q=${q}`)).profiles).toEqual([])
  expect((await callTool('lookup_profile', { identifier: q })).profiles).toEqual([])
  const page = await open.getPage(`/search?q=${q}`)
  expect(page.headers.get('location')).toBe('/socials/email/email%40example.com')
  expect(await mentionedKey(q)).toBeUndefined()
})
