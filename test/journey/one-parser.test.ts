import { channelRow, parseChannelType } from '@whocast/contract/channel.ts'
import { type Identifier, identifierKey, identifierPath } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { decide } from '../../src/bot/answer.ts'
import type { Listening } from '../../src/http/listen.ts'
import { searchPeople } from '../../src/people/search.ts'
import { queryPhrases } from '../bot/query-phrases.ts'
import { createRecordedLog, createRecordingRenderer } from '../frames/people.ts'
import { Client, StreamableHTTPClientTransport } from '../reference/mcp-client.ts'
import { createTestService, listenFor, type TestService } from '../service.ts'

/** One phrase means one person over HTTP, in the search, over MCP, on the pages and to the bot. */

const keys = [...new Set(queryPhrases.map(([, key]) => key))]
/** No lookup finds anybody by a channel that is private. */
const isPublic = (key: string) => {
  const type = parseChannelType(key.split(':')[0] ?? '')
  return type === null || channelRow(type).isPrivate !== true
}
const profileIDOf = (key: string) => `p${String(keys.indexOf(key)).padStart(20, '0')}`

let service: TestService
let listening: Listening
let origin: string
let mcp: Client
let pages: ReturnType<typeof createFrames>

beforeAll(async () => {
  service = await createTestService({ trustProxy: 1 })
  for (const key of keys.filter(isPublic))
    await service.person(profileIDOf(key), {}, [channelOf(identify(key), keys.indexOf(key))])
  // Nobody's email address leads to this person.
  await service.person('m'.repeat(21), {}, [
    { type: 'mastodon', value: 'email@example.com', isVerified: true },
  ])
  listening = await listenFor(service)
  origin = `http://127.0.0.1:${listening.port}`
  mcp = new Client({ name: 'test', version: '1' })
  await mcp.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
  pages = createFrames({
    lookup: service.lookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: service.store.people,
    search: (query, limit) => searchPeople(searchContext(), { query, limit }),
    baseUrl: service.baseUrl,
    frameSecret: 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
})
afterAll(async () => {
  await mcp.close()
  await listening.drain({ graceMs: 0, deadlineMs: 100 })
  await service.close()
})

const searchContext = () => ({ index: service.store.search, people: service.store.people })

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

const getJson = async (path: string) =>
  (await (await fetch(`${origin}/api/v1${path}`)).json()) as {
    profiles?: { profileID: string }[]
    results?: { profileID: string }[]
  }

const callTool = async (name: string, input: Record<string, string>) =>
  (await mcp.callTool({ name, arguments: input })).structuredContent as {
    profiles?: { profileID: string }[]
    results?: { profileID: string }[]
  }

async function decideOn(text: string): Promise<string | undefined> {
  const decision = await decide(
    {
      hash: `0x${'a'.repeat(40)}`,
      author: { fid: 77, username: 'asker' },
      content: [{ fid: 999, username: 'whocast' }, ` ${text}`],
      threadHash: `0x${'a'.repeat(40)}`,
      timestamp: 0,
    },
    0,
    {
      bot: { fid: 999, username: 'whocast' },
      baseUrl: service.baseUrl,
      lookup: service.lookup,
      replyPolicy: { isEnabled: true, minScore: 0, denylist: new Set(), limits },
    },
  )
  const found = decision.kind === 'reply' ? decision.conversation?.earlier?.[0] : undefined
  return found && identifierKey(found)
}
const limits = {
  authorLastHour: 9,
  authorInThread: 9,
  inThread: 9,
  overallLastHour: 9,
  authorHelpLastDay: 9,
  authorEndorsementsLastDay: 9,
  overallEndorsementsLastDay: 9,
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
      const page = await pages.request(`/search?q=${q}`)
      expect([page.status, page.headers.get('location')]).toEqual([
        303,
        identifierPath(identify(key)),
      ])
      expect(await decideOn(text)).toBe(key)
    },
  )

  it('has more than a hundred forms', () => expect(queryPhrases.length).toBeGreaterThan(100))
})

it('never reads an email address as a handle on Mastodon', async () => {
  const q = 'email@example.com'
  expect((await getJson(`/lookup?q=${q}`)).profiles).toEqual([])
  expect((await callTool('lookup_profile', { identifier: q })).profiles).toEqual([])
  const page = await pages.request(`/search?q=${q}`)
  expect(page.headers.get('location')).toBe('/socials/email/email%40example.com')
  expect(await decideOn(q)).toBeUndefined()
})
