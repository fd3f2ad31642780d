import { afterAll, beforeAll, expect, it } from 'vitest'
import { github } from '../../../test/accounts/github.ts'
import {
  DAY,
  type Links,
  type LinkWorld,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'
import { silentLogger } from '../../../test/silent.ts'
import { createLinkRecheck } from './recheck.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const recheckOf = (links: Links) =>
  createLinkRecheck({
    keeper: { follow: (...given) => links.keeper().follow(...given) },
    people: world.people,
    cursors: world.store.cursors,
    types: ['github'],
    clock: world.clock,
    log: silentLogger,
  })

async function confirmed() {
  const links = startLinks(world, github)
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
  return { links, asked: () => links.sites.server.requests.length }
}

it('looks again after seven days at an account whose person no one asks for; not before', async () => {
  const { links, asked } = await confirmed()
  const recheck = recheckOf(links)
  const before = asked()
  world.pass(7 * DAY - 60)
  expect([await recheck.round(), asked()]).toEqual([0, before])
  world.pass(120)
  expect(await recheck.round()).toBe(1)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true, checkedAt: links.now() })
  expect(await recheck.round()).toBe(0)
})

it('ends what is no longer there, and keeps what cannot be read', async () => {
  const { links } = await confirmed()
  world.pass(7 * DAY + 60)
  links.sites.server.setFault({ kind: 'fail', status: 500 })
  const checkedAt = (await links.row(links.ada))?.checkedAt
  await recheckOf(links).round()
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true, checkedAt })
  links.sites.server.setFault(null)
  links.state.text = ''
  world.pass(3600)
  await recheckOf(links).round()
  expect(await links.row(links.ada)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
})

it('goes on after one that fails, and is done by one process at a time', async () => {
  const { links } = await confirmed()
  world.pass(8 * DAY)
  const ending = new AbortController()
  const failing = {
    ...world.people,
    linksBefore: async () => Promise.reject(new Error('the database is away')),
  }
  const options = {
    keeper: links.keeper(),
    cursors: world.store.cursors,
    types: ['github' as const],
    clock: world.clock,
  }
  const warned: unknown[] = []
  const log = { warn: (line: unknown) => void warned.push(line) }
  const running = createLinkRecheck({ ...options, people: failing, log: log as never }).run(
    ending.signal,
  )
  await expect.poll(() => warned.length).toBe(1)
  expect(await world.store.cursors.lease('account-recheck', 'another', 1000)).toBe(false)
  ending.abort()
  await running
  expect(await world.store.cursors.lease('account-recheck', 'another', 1000)).toBe(true)
})
