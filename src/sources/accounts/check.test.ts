import { afterAll, beforeAll, expect, it } from 'vitest'
import { github } from '../../../test/accounts/github.ts'
import {
  DAY,
  type Links,
  type LinkWorld,
  type Somebody,
  startLinks,
  startWorld,
} from '../../../test/accounts/people.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Checks the account now, as its owner asks for. */
async function look({ keeper }: Links, { wallet }: Somebody) {
  const [record] = await world.people.findingsUnder([`ens:${wallet}`])
  if (!record) throw new Error('nothing is stored')
  world.pass(5)
  return keeper().look(
    record,
    'github:ada-l',
    async (better) => void (await world.people.save(better, { refreshAt: null })),
  )
}

it('is read for others although the share of one who claims it is used up', async () => {
  const links = startLinks(world, github)
  const { ada, mallory } = links
  links.countShares()
  await links.lookUp(mallory)
  while ((await look(links, mallory)) !== 'unreadable');
  links.state.text = ada.token
  await links.lookUp(ada)
  expect(await links.row(ada)).toMatchObject({ isVerified: true })
})

it('is read from the part of a budget that its reason has', async () => {
  const links = startLinks(world, github)
  await links.lookUp(links.ada)
  links.state.text = links.ada.token
  await look(links, links.ada)
  world.pass(DAY)
  await links.lookUp(links.ada)
  expect(links.reasons).toEqual(['claimed', 'requested', 'confirmed'])
})
