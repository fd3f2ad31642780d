import { wallet } from '../../network/people.ts'
import type { Holder, OwnershipEvent, Stage } from './stage.ts'

/** The seller S and the buyer B, each with a wallet and an fname. */
async function twoPeople(stage: Stage): Promise<void> {
  await stage.add('S', { fname: stage.name('golden'), display: 'Sal', wallets: ['ws'] })
  await stage.add('B', { fname: stage.name('bee'), display: 'Bea', wallets: ['wb'] })
}

const both = (holder: Holder) => ({ before: holder, after: holder })
const moves = (before: Holder, after: Holder) => ({ before, after })
/** The wallet, and with it its name, goes to a person whom a node does not find by it. */
const movesUnindexed = (stage: Stage, before: Holder, after: Holder, label = 'ws') => ({
  before,
  after,
  unindexed: stage.address(label),
})

/** What holds of {@link twoPeople} as long as only a name moves. */
const ownIdentifiers = (stage: Stage) => ({
  [`fid:${stage.fid('S')}`]: both(stage.fid('S')),
  [`fid:${stage.fid('B')}`]: both(stage.fid('B')),
  [`eth:${stage.address('ws')}`]: both(stage.fid('S')),
  [`eth:${stage.address('wb')}`]: both(stage.fid('B')),
})

const fnameKeys = (stage: Stage) => ({
  golden: `fname:${stage.name('golden')}`,
  bee: `fname:${stage.name('bee')}`,
})

const fnameEvents: OwnershipEvent[] = [
  {
    name: 'fname transferred',
    before: twoPeople,
    change: (stage) => stage.giveFname(stage.name('golden'), stage.person('B')),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [fnameKeys(stage).golden]: moves(stage.fid('S'), stage.fid('B')),
    }),
  },
  {
    name: 'fnames exchanged',
    before: twoPeople,
    async change(stage) {
      await stage.giveFname(stage.name('golden'), stage.person('B'))
      await stage.giveFname(stage.name('bee'), stage.person('S'))
      stage.person('B').shown.username = stage.name('golden')
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [fnameKeys(stage).golden]: moves(stage.fid('S'), stage.fid('B')),
      [fnameKeys(stage).bee]: moves(stage.fid('B'), stage.fid('S')),
    }),
  },
  {
    name: 'fname given up',
    before: twoPeople,
    async change(stage) {
      stage.releaseFname(stage.name('golden'))
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [fnameKeys(stage).golden]: moves(stage.fid('S'), null),
    }),
  },
  {
    name: 'fname given up and registered by another person',
    before: twoPeople,
    async change(stage) {
      stage.releaseFname(stage.name('golden'))
      await stage.giveFname(stage.name('golden'), stage.person('B'))
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [fnameKeys(stage).golden]: moves(stage.fid('S'), stage.fid('B')),
    }),
  },
]

/** The seller's wallet has an ENS name. */
async function twoPeopleWithName(stage: Stage): Promise<void> {
  await twoPeople(stage)
  await stage.nameWallet(ensName(stage), 'ws', { description: 'of the seller' })
}

const ensName = (stage: Stage) => `${stage.name('golden')}.eth`

/** The name goes from the seller to `after`. */
const nameMoves = (after: (stage: Stage) => Holder) => (stage: Stage) => ({
  ...ownIdentifiers(stage),
  [`ens:${ensName(stage)}`]: moves(stage.fid('S'), after(stage)),
})

const ensEvents: OwnershipEvent[] = [
  {
    name: 'ENS name sold, the buyer sets a primary name',
    before: twoPeopleWithName,
    change: (stage) => stage.nameWallet(ensName(stage), 'wb'),
    expected: nameMoves((stage) => stage.fid('B')),
  },
  {
    name: 'ENS name sold, the buyer sets no primary name, the seller keeps the reverse record',
    before: twoPeopleWithName,
    change: (stage) => stage.chain.registerName(ensName(stage), { address: stage.address('wb') }),
    expected: nameMoves((stage) => stage.fid('B')),
  },
  {
    name: 'ENS name sold to a wallet without a fid',
    before: twoPeopleWithName,
    change: (stage) => stage.nameWallet(ensName(stage), 'alone'),
    expected: nameMoves((stage) => stage.address('alone')),
  },
  {
    name: 'ENS name sold to a wallet without a fid and without a primary name',
    before: twoPeopleWithName,
    change: (stage) =>
      stage.chain.registerName(ensName(stage), { address: stage.address('alone') }),
    expected: nameMoves((stage) => stage.address('alone')),
  },
  {
    name: 'ENS name of a wallet without a fid sold without a primary name',
    async before(stage) {
      await twoPeople(stage)
      await stage.nameWallet(ensName(stage), 'alone')
    },
    change: (stage) => stage.chain.registerName(ensName(stage), { address: stage.address('wb') }),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [`ens:${ensName(stage)}`]: moves(stage.address('alone'), stage.fid('B')),
    }),
  },
  {
    name: 'ENS name resolves to nothing',
    before: twoPeopleWithName,
    change: (stage) => stage.chain.registerName(ensName(stage), {}),
    expected: nameMoves(() => null),
  },
  {
    name: 'ENS name expired: no resolver',
    before: twoPeopleWithName,
    change: (stage) => stage.chain.setResolver(ensName(stage), `0x${'00'.repeat(20)}`),
    expected: nameMoves(() => null),
  },
  {
    name: 'ENS name with an unknown resolver',
    before: twoPeopleWithName,
    change: (stage) => stage.chain.setResolver(ensName(stage), stage.chain.registry),
    expected: nameMoves(() => null),
  },
  {
    name: 'ENS name off chain moved',
    async before(stage) {
      await twoPeople(stage)
      const address = stage.address('ws')
      await stage.chain.registerOffchainName(ensName(stage), { address, primary: true })
    },
    async change(stage) {
      const address = stage.address('wb')
      await stage.chain.registerOffchainName(ensName(stage), { address, primary: true })
    },
    expected: nameMoves((stage) => stage.fid('B')),
  },
  {
    name: 'a name that merely resolved to a wallet resolves to another',
    async before(stage) {
      await twoPeople(stage)
      await stage.chain.registerName(ensName(stage), { address: stage.address('ws') })
    },
    change: (stage) => stage.chain.registerName(ensName(stage), { address: stage.address('wb') }),
    expected: nameMoves((stage) => stage.fid('B')),
  },
  {
    name: 'a name that merely resolved to a wallet resolves to nothing',
    async before(stage) {
      await twoPeople(stage)
      await stage.chain.registerName(ensName(stage), { address: stage.address('ws') })
    },
    change: (stage) => stage.chain.registerName(ensName(stage), {}),
    expected: nameMoves(() => null),
  },
  {
    name: 'Basename sold',
    async before(stage) {
      await twoPeople(stage)
      await stage.nameOnBase(`${stage.name('golden')}.base.eth`, 'ws')
    },
    async change(stage) {
      await stage.nameOnBase(`${stage.name('golden')}.base.eth`, 'wb')
      await stage.chain.setBaseReverse(stage.address('ws'), '')
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [`ens:${stage.name('golden')}.base.eth`]: moves(stage.fid('S'), stage.fid('B')),
    }),
  },
]

const walletKey = (stage: Stage, label: string) => `eth:${stage.address(label)}`

const walletEvents: OwnershipEvent[] = [
  {
    name: 'wallet with an ENS name unlinked',
    before: twoPeopleWithName,
    change: (stage) => stage.unlink(stage.person('S'), 'ws'),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'ws')]: moves(stage.fid('S'), stage.address('ws')),
      [`ens:${ensName(stage)}`]: moves(stage.fid('S'), stage.address('ws')),
    }),
  },
  {
    name: 'wallet without a name unlinked',
    before: twoPeople,
    change: (stage) => stage.unlink(stage.person('S'), 'ws'),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'ws')]: moves(stage.fid('S'), null),
    }),
  },
  {
    name: 'wallet moved to another fid',
    before: twoPeopleWithName,
    async change(stage) {
      await stage.unlink(stage.person('S'), 'ws')
      await stage.link(stage.person('B'), 'ws')
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'ws')]: movesUnindexed(stage, stage.fid('S'), stage.fid('B')),
      [`ens:${ensName(stage)}`]: movesUnindexed(stage, stage.fid('S'), stage.fid('B')),
    }),
  },
  {
    name: 'wallet of two fids released by the first',
    async before(stage) {
      await twoPeopleWithName(stage)
      await stage.link(stage.person('B'), 'ws')
    },
    change: (stage) => stage.unlink(stage.person('S'), 'ws'),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'ws')]: moves(stage.fid('S'), stage.fid('B')),
      [`ens:${ensName(stage)}`]: moves(stage.fid('S'), stage.fid('B')),
    }),
    shared: (stage) => [walletKey(stage, 'ws')],
  },
  {
    name: 'wallet of two fids released by the second',
    async before(stage) {
      await twoPeopleWithName(stage)
      await stage.link(stage.person('B'), 'ws')
    },
    change: (stage) => stage.unlink(stage.person('B'), 'ws'),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [`ens:${ensName(stage)}`]: both(stage.fid('S')),
    }),
    shared: (stage) => [walletKey(stage, 'ws')],
  },
  {
    name: 'wallet verified by a thief, too',
    async before(stage) {
      await twoPeopleWithName(stage)
      await stage.add('T', { fname: stage.name('thief') })
    },
    change: (stage) => stage.link(stage.person('T'), 'ws'),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [`ens:${ensName(stage)}`]: both(stage.fid('S')),
      [`fid:${stage.fid('T')}`]: both(stage.fid('T')),
    }),
    shared: (stage) => [walletKey(stage, 'ws')],
  },
  {
    name: 'hacked wallet unlinked by its victim and linked by the thief',
    async before(stage) {
      await twoPeopleWithName(stage)
      await stage.add('T', { fname: stage.name('thief') })
    },
    async change(stage) {
      await stage.link(stage.person('T'), 'ws')
      await stage.unlink(stage.person('S'), 'ws')
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'ws')]: movesUnindexed(stage, stage.fid('S'), stage.fid('T')),
      [`ens:${ensName(stage)}`]: movesUnindexed(stage, stage.fid('S'), stage.fid('T')),
      [`fid:${stage.fid('T')}`]: both(stage.fid('T')),
    }),
  },
]

/** Two people without verified wallets: their custody addresses stand in. */
async function twoCustodies(stage: Stage): Promise<void> {
  await stage.add('S', { fname: stage.name('golden'), display: 'Sal' })
  await stage.add('B', { fname: stage.name('bee'), display: 'Bea' })
}

const custodyEvents: OwnershipEvent[] = [
  {
    name: 'custody moved to a new address',
    before: twoCustodies,
    async change(stage) {
      stage.person('S').custody = stage.wallet('new custody')
    },
    expected: (stage) => ({
      [`fid:${stage.fid('S')}`]: both(stage.fid('S')),
      [formerCustody(stage, 'S')]: moves(stage.fid('S'), null),
      [walletKey(stage, 'new custody')]: moves(null, stage.fid('S')),
    }),
  },
  {
    name: 'custody exchanged between two fids',
    before: twoCustodies,
    async change(stage) {
      stage.person('S').custody = wallet(`custody of ${stage.name('B')}`)
      stage.person('B').custody = wallet(`custody of ${stage.name('S')}`)
    },
    expected: (stage) => ({
      [`fid:${stage.fid('S')}`]: both(stage.fid('S')),
      [`fid:${stage.fid('B')}`]: both(stage.fid('B')),
      [formerCustody(stage, 'S')]: moves(stage.fid('S'), stage.fid('B')),
      [formerCustody(stage, 'B')]: moves(stage.fid('B'), stage.fid('S')),
    }),
  },
]

/** The key of the custody address that a person is made with. */
function formerCustody(stage: Stage, label: 'S' | 'B'): string {
  return `eth:${stage.custodyOf(label)}`
}

const fidEvents: OwnershipEvent[] = [
  {
    name: 'all messages of a fid pruned',
    before: twoPeopleWithName,
    async change(stage) {
      const person = stage.person('S')
      person.messages = []
      person.wallets = []
      delete person.shown.displayName
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [fnameKeys(stage).golden]: both(stage.fid('S')),
      [walletKey(stage, 'ws')]: moves(stage.fid('S'), stage.address('ws')),
      [`ens:${ensName(stage)}`]: moves(stage.fid('S'), stage.address('ws')),
    }),
  },
  {
    name: 'fid removed everywhere',
    before: twoPeopleWithName,
    async change(stage) {
      stage.releaseFname(stage.name('golden'))
      stage.world.people.delete(stage.fid('S'))
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [`fid:${stage.fid('S')}`]: moves(stage.fid('S'), null),
      [fnameKeys(stage).golden]: moves(stage.fid('S'), null),
      [walletKey(stage, 'ws')]: moves(stage.fid('S'), stage.address('ws')),
      [`ens:${ensName(stage)}`]: moves(stage.fid('S'), stage.address('ws')),
    }),
  },
  {
    name: 'wallet profile becomes part of a fid',
    async before(stage) {
      await twoPeople(stage)
      await stage.nameWallet(ensName(stage), 'alone')
    },
    change: (stage) => stage.link(stage.person('S'), 'alone'),
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'alone')]: movesUnindexed(
        stage,
        stage.address('alone'),
        stage.fid('S'),
        'alone',
      ),
      [`ens:${ensName(stage)}`]: movesUnindexed(
        stage,
        stage.address('alone'),
        stage.fid('S'),
        'alone',
      ),
    }),
  },
  {
    name: 'fid split, merged and split again',
    async before(stage) {
      await twoPeople(stage)
      await stage.nameWallet(ensName(stage), 'alone')
      await stage.link(stage.person('S'), 'alone')
    },
    async change(stage) {
      await stage.unlink(stage.person('S'), 'alone')
      await stage.link(stage.person('S'), 'alone')
      await stage.unlink(stage.person('S'), 'alone')
    },
    expected: (stage) => ({
      ...ownIdentifiers(stage),
      [walletKey(stage, 'alone')]: moves(stage.fid('S'), stage.address('alone')),
      [`ens:${ensName(stage)}`]: moves(stage.fid('S'), stage.address('alone')),
    }),
  },
]

/** Every event of the oracle that sources of Farcaster and ENS report. */
export const ownershipEvents: readonly OwnershipEvent[] = [
  ...fnameEvents,
  ...ensEvents,
  ...walletEvents,
  ...custodyEvents,
  ...fidEvents,
]
