import type { Finding } from '@whocast/contract/profile.ts'
import type { Fields } from '@whocast/contract/untrusted.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fixtures } from '../../../test/accounts/fixtures.ts'
import { github } from '../../../test/accounts/github.ts'
import {
  DAY,
  type Links,
  type LinkWorld,
  ORIGIN,
  recordsOf,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'
import { createHosts } from '../../net/host-budgets.ts'
import { createReader } from '../../net/page-reader.ts'
import { readSides } from './sides.ts'

let world: LinkWorld
let links: Links
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** The confirmed row of Ada's account. */
async function confirmed(fixture = github): Promise<Fields> {
  links = startLinks(world, fixture)
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  const row = await links.row(links.ada)
  expect(row?.isVerified).toBe(true)
  return row as unknown as Fields
}

/** Reads both sides again, as a checker that remembers nothing. */
function read(
  row: Fields,
  { fixture = github, record = recordOf() as Finding | null, proof = row.proof as Fields } = {},
) {
  const { fetch, socket } = world.sites
  const hosts = createHosts({ clock: world.clock })
  const resolveTxt = async (name: string) => fixture.txt?.(links.state)[name] ?? []
  const context = {
    kinds: [fixture.kind],
    createReader: () => createReader({ fetch, socket, resolveTxt, hosts, clock: world.clock }),
    readRecord: async () => record ?? Promise.reject(new Error('the node does not answer')),
    origin: ORIGIN,
  }
  return readSides(context, row, proof)
}

/** Ada's ENS record, which names the account. */
const recordOf = (value = github.claim.value): Finding =>
  recordsOf(links.ada, [{ ...github.claim, value, isVerified: false }], links.now())[1] as Finding

let row: Fields
beforeEach(async () => {
  row = await confirmed()
})

test.each(fixtures.map((fixture) => [fixture.kind.type, fixture] as const))(
  'finds both sides of %s',
  async (_type, fixture) => {
    const own = await confirmed(fixture)
    const claim = { ...fixture.claim, isVerified: false }
    const url = fixture.isUrl ? `https://${fixture.claim.value}/` : undefined
    const record = recordsOf(
      links.ada,
      fixture.isUrl ? [] : [claim],
      links.now(),
      url,
    )[1] as Finding
    expect(await read(own, { fixture, record })).toEqual({ kind: 'named' })
    links.state.text = 'gone fishing'
    expect(await read(own, { fixture, record })).toMatchObject({ kind: 'gone' })
  },
)

test('says that a side is gone: the record, the page, the account, its holder', async () => {
  expect(await read(row, { record: recordOf('somebody-else') })).toMatchObject({
    kind: 'gone',
    why: expect.stringMatching(/^the record of eth:0x/),
  })
  links.state.text = `${links.ada.ens} and ${links.mallory.token}`
  expect(await read(row)).toMatchObject({ kind: 'gone' })
  links.state.text = links.ada.token
  links.state.holder = 2
  expect(await read(row)).toMatchObject({ kind: 'gone' })
  links.state.holder = 1
  links.state.isGone = true
  expect(await read(row)).toMatchObject({ kind: 'gone' })
  links.state.isGone = false
  links.pass(DAY)
  expect(await read(row)).toEqual({ kind: 'named' })
})

test('believes nothing of the proof but what to look for', async () => {
  const proof = row.proof as Fields
  const of = (change: Fields) => read(row, { proof: { ...proof, ...change } })
  expect(await of({ names: ['ens:somebody.eth'] })).toMatchObject({ kind: 'gone' })
  expect(await of({ names: 'ens' })).toMatchObject({ kind: 'gone' })
  expect(await of({ account: '1' })).toMatchObject({ kind: 'gone' })
  expect(await of({ fetched: [{ url: 'http://127.0.0.1/', said: links.ada.ens }] })).toEqual({
    kind: 'named',
  })
})

test('says what could not be read', async () => {
  expect(await read(row, { record: null })).toMatchObject({
    kind: 'unreadable',
    why: expect.stringMatching(/^the record of eth:0x/),
  })
  world.sites.server.setFault({ kind: 'fail', status: 503 })
  expect(await read(row)).toEqual({ kind: 'unreadable', why: 'api.github.com answered 503' })
  world.sites.server.setFault(null)
  expect(await read({ ...row, type: 'twitter' })).toMatchObject({ kind: 'unreadable' })
})

test('takes a statement, whose signature the checker looks at, in place of a record', async () => {
  const proof = {
    ...(row.proof as Fields),
    claim: { by: 'owner', of: `fid:${links.ada.fid}`, statement: {} },
  }
  expect(await read(row, { proof, record: null })).toEqual({ kind: 'named' })
})
