import type { ResolveName } from '../../src/people/source-port.ts'
import type { World } from './people.ts'

/** What ENS says of the names of a world, for sources that are tested without a chain. */
export const resolverOf =
  ({ names }: Pick<World, 'names'>): ResolveName =>
  async (name) => {
    const address = names.get(name)
    const coinType = name.endsWith('.base.eth') ? 2_147_492_101 : 60
    return address ? { chainId: 1, coinType, blockNumber: 1, address } : null
  }
