import type { Address } from 'viem'
import { describeSource } from '../../test/contract/source.ts'
import { startFnames } from '../../test/network/fnames.ts'
import { createWorld, wallet } from '../../test/network/people.ts'
import { startSnapchain } from '../../test/network/snapchain.ts'
import { createSnapchainSource } from './snapchain.ts'

const lower = (name: string) => wallet(name).address.toLowerCase() as Address

describeSource('snapchain', async () => {
  const world = await createWorld()
  const [snapchain, fnames] = await Promise.all([startSnapchain(world), startFnames(world)])
  const source = createSnapchainSource({ url: snapchain.url, fnameRegistryUrl: fnames.url })
  return {
    source,
    known: [
      { identifier: { kind: 'fid', fid: 900_001 }, channel: { type: 'farcaster', value: 'ada-quill', isVerified: true } },
      { identifier: { kind: 'fid', fid: 900_001 }, channel: { type: 'wallet', value: lower('ada 2'), isVerified: true } },
      { identifier: { kind: 'fname', fname: 'ada-quill' }, channel: { type: 'twitter', value: 'adaquill', isVerified: false } },
      {
        identifier: { kind: 'fname', fname: 'bo-lantern.eth' },
        channel: { type: 'farcaster', value: 'bo-lantern.eth', isVerified: true },
      },
      {
        identifier: { kind: 'fname', fname: 'cy-harbor.base.eth' },
        channel: { type: 'wallet', value: lower('cy 1'), isVerified: true },
      },
      {
        identifier: { kind: 'eth', address: lower('custody of dee') },
        channel: { type: 'farcaster', value: 'dee-marsh', isVerified: true },
      },
    ],
    nobody: [
      { kind: 'fid', fid: 999_999_999 },
      { kind: 'fname', fname: 'nobody-at-all' },
      { kind: 'eth', address: '0x000000000000000000000000000000000000dead' },
    ],
    foreign: [
      { kind: 'ens', name: 'bo-lantern.eth' },
      { kind: 'social', type: 'twitter', handle: 'adaquill' },
    ],
    setFault: (fault) => {
      snapchain.setFault(fault)
      fnames.setFault(fault)
    },
    upstreamCalls: () => snapchain.requests.length + fnames.requests.length,
    // Four people, six calls each, twice; two names and one address to be found.
    callsForAll: 4 * 6 * 2 + 4,
    close: async () => {
      await source.close()
      await Promise.all([snapchain.close(), fnames.close()])
    },
  }
})
