import { lower } from '@whocast/contract/lower.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type OwnerBrowser, ownerBrowser } from '../owner.ts'
import { createTestService, type TestService } from '../service.ts'
import { github } from './github.ts'
import { type Links, type LinkWorld, ORIGIN, startLinks, startWorld } from './people.ts'

/** Ada, who has signed in, at a service that reads her GitHub account. */
export interface OwnerWorld {
  world: LinkWorld
  service: TestService
  links: Links
  owner: ReturnType<typeof privateKeyToAccount>
  browser: OwnerBrowser
}

let made = 0

/** Gives each test of the file that calls it another Ada, in one world. */
export function useOwner(take: (given: OwnerWorld) => void): void {
  let world: LinkWorld
  let service: TestService
  let links: Links
  beforeAll(async () => {
    world = await startWorld()
    service = await createTestService({
      baseUrl: ORIGIN,
      store: world.store,
      clock: world.clock,
      owner: {
        accounts: {
          look: (...given) => links.keeper().look(...given),
          nextCheckAt: (...given) => links.keeper().nextCheckAt(...given),
        },
      },
    })
  })
  afterAll(async () => {
    await service.close()
    await world.close()
  })
  beforeEach(async () => {
    made += 1
    const owner = privateKeyToAccount(`0x${(0xac0000 + made).toString(16).padStart(64, '0')}`)
    links = startLinks(world, github)
    links.ada.wallet = lower(owner.address)
    await links.lookUp(links.ada, { isClaimed: false })
    const browser = ownerBrowser(service.request, ORIGIN, owner)
    await browser.signIn()
    take({ world, service, links, owner, browser })
  })
}
