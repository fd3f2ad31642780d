import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNeynarSource } from '../../src/sources/neynar/neynar.ts'
import { toUser } from '../network/neynar.ts'
import { createWorld } from '../network/people.ts'
import { type Fault, type StandIn, startStandIn } from '../network/stand-in.ts'
import { createTestService, type TestService } from '../service.ts'
import { type Interfaces, openInterfaces } from './interfaces.ts'

/** A stored person is found by a place, whatever the sources say of an account of that name. */

let service: TestService
let upstream: StandIn
let open: Interfaces
const id = 'i'.repeat(21)

beforeAll(async () => {
  const world = await createWorld()
  const [person] = world.people.values()
  if (!person) throw new Error('the world is empty')
  upstream = await startStandIn(({ path }) => {
    // It shows somebody else for every name, or knows nobody.
    return lies
      ? { body: { user: toUser(person) } }
      : { status: 404, body: { message: `no user for ${path}` } }
  })
  service = await createTestService({
    sources: [createNeynarSource({ apiKey: 'a key', baseUrl: upstream.url })],
    deadlineMs: 200,
  })
  await service.person(id, { displayName: 'Inês Prado', location: 'Lisbon' }, [
    {
      type: 'farcaster',
      value: 'ines',
      isVerified: true,
      metadata: [{ name: 'fid', value: '4242' }],
    },
  ])
  open = await openInterfaces(service)
})
afterAll(async () => {
  await open.close()
  await service.close()
  await upstream.close()
})

let lies = false

const states: [string, Fault | null, boolean][] = [
  ['know nobody of that name', null, false],
  ['are dead', { kind: 'drop' }, false],
  ['fail', { kind: 'fail', status: 500 }, false],
  ['never respond', { kind: 'hang' }, false],
  ['are slow', { kind: 'slow', ms: 1500 }, false],
  ['send garbage', { kind: 'garbage' }, false],
  ['show somebody else', null, true],
]

describe.each(states)('while sources %s', (_state, fault, isLying) => {
  beforeAll(() => {
    upstream.setFault(fault)
    lies = isLying
  })

  it('the API finds the person', async () => {
    const response = await open.get('/search?q=Lisbon')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      results: [{ profileID: id, match: { type: 'location', value: 'Lisbon' } }],
    })
  })

  it('the page shows the person, and no failure', async () => {
    const response = await open.getPage('/search?q=Lisbon')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('People found for')
    expect(html).toContain('href="/fname/ines"')
    expect(html).not.toMatch(/Nobody found|Temporarily unavailable/)
  })

  it('MCP names the person', async () => {
    const searched = await open.callTool('search_people', { query: 'Lisbon' })
    expect(searched.structuredContent).toMatchObject({ results: [{ profileID: id }] })
    const looked = await open.callTool('lookup_profile', { identifier: 'Lisbon' })
    expect(looked.isError).toBeFalsy()
    expect(looked.structuredContent).toMatchObject({ profiles: [], similar: [{ profileID: id }] })
  })

  it('the bot shows the person', async () => {
    const decision = await open.mention('who is Lisbon')
    expect(decision).toMatchObject({
      kind: 'reply',
      reply: { embedUrls: [`${service.baseUrl}/fname/ines`] },
    })
  })
})

it('still reports that nothing is stored while sources are dead', async () => {
  upstream.setFault({ kind: 'drop' })
  const page = await open.getPage('/search?q=nobodyknown')
  expect([page.status, page.headers.get('location')]).toEqual([303, '/fname/nobodyknown'])
  expect((await open.getPage('/fname/nobodyknown')).status).toBe(503)
  const looked = await open.callTool('lookup_profile', { identifier: 'nobodyknown' })
  expect(looked.isError).toBe(true)
  await expect(open.mention('who is nobodyknown')).rejects.toMatchObject({ code: 'unavailable' })
})
