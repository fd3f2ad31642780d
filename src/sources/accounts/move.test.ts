import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { github } from '../../../test/accounts/github.ts'
import {
  DAY,
  type Links,
  type LinkWorld,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'

let world: LinkWorld
let links: Links
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Ada's account is confirmed, then names Mallory, who claims it, too. */
beforeEach(async () => {
  links = startLinks(world, github)
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
  links.state.text = links.mallory.token
  world.pass(60)
  links.restart()
})

const idOf = async (fid: number) =>
  (await world.people.find(`fid:${fid}`))[0]?.profile.profileID ?? ''

test('moves after a day and a second reading, and both profiles say so', async () => {
  const { ada, mallory } = links
  await links.lookUp(mallory)
  const since = links.now()
  expect(await links.row(ada)).toMatchObject({ isVerified: false, lapsedAt: since })
  expect(await links.row(mallory)).toMatchObject({ isVerified: false, pendingSince: since })
  expect((await links.row(mallory))?.proof).toBeUndefined()

  world.pass(DAY - 1)
  links.restart()
  await links.lookUp(mallory)
  expect(await links.row(mallory)).toMatchObject({ isVerified: false, pendingSince: since })

  world.pass(1)
  await links.lookUp(mallory)
  const row = await links.row(mallory)
  expect(row).toMatchObject({ isVerified: true, verification: { checkedAt: links.now() } })
  expect(row?.pendingSince).toBeUndefined()
  expect(await links.row(ada)).toMatchObject({ isVerified: false, lapsedAt: since })
  const found = await world.people.find('github:ada-l')
  expect(found.map(({ profile, isVerified }) => [profile.profileID, isVerified])).toEqual([
    [await idOf(mallory.fid), true],
  ])
})

test('returns to its owner, who never lost it to the other profile', async () => {
  const { ada, mallory } = links
  await links.lookUp(mallory)
  links.state.text = ada.token
  world.pass(DAY)
  links.restart()
  await links.lookUp(mallory)
  expect((await links.row(mallory))?.pendingSince).toBeUndefined()
  expect((await links.row(mallory))?.isVerified ?? false).toBe(false)
  await links.lookUp(ada)
  expect(await links.row(ada)).toMatchObject({ isVerified: true })
})

test('a waiting account that somebody else holds at the second reading is not confirmed', async () => {
  const { mallory } = links
  await links.lookUp(mallory)
  links.state.holder = 2
  world.pass(DAY)
  links.restart()
  await links.lookUp(mallory)
  expect((await links.row(mallory))?.isVerified ?? false).toBe(false)
})

test('waits for a second reading, however much time has passed', async () => {
  const { mallory } = links
  world.pass(30 * DAY)
  await links.lookUp(mallory)
  expect(await links.row(mallory)).toMatchObject({ isVerified: false, pendingSince: links.now() })
})

test('an account that names both keeps its owner, and is nobody else’s', async () => {
  const { ada, mallory } = links
  links.state.text = `${ada.token} ${mallory.token}`
  for (const _ of [1, 2]) {
    await links.lookUp(mallory)
    await links.lookUp(ada)
    expect((await links.row(mallory))?.isVerified ?? false).toBe(false)
    expect(await links.row(ada)).toMatchObject({ isVerified: true })
    world.pass(DAY)
    links.restart()
  }
})

test('a statement that its owner signed moves it at once', async () => {
  const signed = startLinks(world, github, 'owner', links)
  signed.state.text = links.mallory.token
  await signed.lookUp(links.mallory)
  expect(await signed.row(links.mallory)).toMatchObject({ isVerified: true })
  expect(await signed.row(links.ada)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
})

test('the log of changes lists both profiles', async () => {
  const before = await world.store.log.read({ after: 0, limit: 1000 })
  await links.lookUp(links.mallory)
  await world.people.find(`fid:${links.mallory.fid}`)
  const after = before.changes.at(-1)?.seq ?? 0
  const { changes } = await world.store.log.read({ after, limit: 100 })
  const told = new Set(changes.map(({ profileID }) => profileID))
  expect(told).toEqual(new Set([await idOf(links.ada.fid), await idOf(links.mallory.fid)]))
})
