import type { ModeName } from './modes.ts'
import type { Expected, OwnershipEvent, Stage } from './stage.ts'

/**
 * Events of accounts outside Farcaster and ENS. A confirmed account is
 * read again within a day; its next holder waits for a day and a second reading (accounts.md).
 */

const DAY = 86_400

/** The names by which pages of accounts name the people. */
const ensOf = { S: 'sal', B: 'bea' } as const
type Label = keyof typeof ensOf
const nameOf = (stage: Stage, label: Label) => `${stage.name(ensOf[label])}.eth`
const tokenOf = (stage: Stage, label: Label) => `eth:${nameOf(stage, label)}`

/** Sets the records of somebody's name. */
const claim = (stage: Stage, label: Label, texts: Record<string, string>) =>
  stage.nameWallet(nameOf(stage, label), label === 'S' ? 'ws' : 'wb', texts)

/** The seller S, whose ENS records claim an account, and the buyer B. */
async function claimants(
  stage: Stage,
  texts: Record<string, string>,
  textsOfBuyer: Record<string, string> = {},
): Promise<void> {
  await stage.add('S', { fname: stage.name('golden'), wallets: ['ws'] })
  await stage.add('B', { fname: stage.name('bee'), wallets: ['wb'] })
  await claim(stage, 'S', texts)
  await claim(stage, 'B', textsOfBuyer)
}

/** Both people, whom nothing takes away. */
const people = (stage: Stage): Record<string, Expected> => ({
  [`fid:${stage.fid('S')}`]: { before: stage.fid('S'), after: stage.fid('S') },
  [`fid:${stage.fid('B')}`]: { before: stage.fid('B'), after: stage.fid('B') },
})

/** Accounts are the first identifiers, so that each is also looked up alone. */
const accounts =
  (keys: (stage: Stage) => Record<string, Omit<Expected, 'recheckSeconds'>>) =>
  (stage: Stage): Record<string, Expected> => ({
    ...Object.fromEntries(
      Object.entries(keys(stage)).map(([key, expected]) => [
        key,
        { ...expected, recheckSeconds: DAY },
      ]),
    ),
    ...people(stage),
  })

const leaves = (stage: Stage): Expected => ({ before: stage.fid('S'), after: null })
/** Nobody has it until the buyer was read twice. */
const sold = (stage: Stage): Expected => ({
  before: stage.fid('S'),
  after: stage.fid('B'),
  waiting: null,
})

interface Platform {
  type: 'github' | 'mastodon' | 'bluesky' | 'website'
  handle(stage: Stage): string
  /** The text record that claims the account. */
  texts(handle: string): Record<string, string>
}

const platforms: readonly Platform[] = [
  {
    type: 'github',
    handle: (stage) => stage.name('golden'),
    texts: (handle) => ({ 'com.github': handle }),
  },
  {
    type: 'mastodon',
    handle: (stage) => `${stage.name('golden')}@social.example`,
    texts: (handle) => ({ 'org.joinmastodon': handle }),
  },
  {
    type: 'bluesky',
    handle: (stage) => `${stage.name('golden')}.bsky.example`,
    texts: (handle) => ({ 'app.bsky': handle }),
  },
  {
    type: 'website',
    handle: (stage) => `${stage.name('golden')}.example`,
    texts: (handle) => ({ url: `https://${handle}/` }),
  },
]

/** Platforms whose accounts have numbers; a domain has none. */
const hasNumbers = ({ type }: Platform) => type !== 'website'

/** An account of the platform, confirmed for S by both sides; `change` is what becomes of it. */
function accountEvent(
  { type, handle, texts }: Platform,
  name: string,
  {
    change,
    after,
    isClaimedByBuyer = false,
  }: {
    change(stage: Stage, key: string): Promise<void> | void
    after(stage: Stage): Expected
    isClaimedByBuyer?: boolean
  },
): OwnershipEvent {
  const keyOf = (stage: Stage) => `${type}:${handle(stage)}`
  return {
    name: `${type}: ${name}`,
    async before(stage) {
      stage.accounts.pages.set(keyOf(stage), { id: stage.n * 10, text: tokenOf(stage, 'S') })
      const claims = texts(handle(stage))
      await claimants(stage, claims, isClaimedByBuyer ? claims : {})
    },
    change: async (stage) => change(stage, keyOf(stage)),
    expected: accounts((stage) => ({ [keyOf(stage)]: after(stage) })),
  }
}

const pageEvents: OwnershipEvent[] = platforms.flatMap((platform) => [
  accountEvent(platform, 'released', {
    change: (stage, key) => void stage.accounts.pages.delete(key),
    after: leaves,
  }),
  accountEvent(platform, 'taken by somebody who claims nothing', {
    change: (stage, key) =>
      void stage.accounts.pages.set(key, { id: stage.n * 10 + 1, text: 'hi' }),
    after: leaves,
  }),
  accountEvent(platform, 'taken by another person, who proves it', {
    change: (stage, key) =>
      void stage.accounts.pages.set(key, { id: stage.n * 10 + 1, text: tokenOf(stage, 'B') }),
    after: sold,
    isClaimedByBuyer: true,
  }),
  ...(hasNumbers(platform)
    ? [
        accountEvent(platform, 'taken by another account that copies the text of the first', {
          change: (stage, key) =>
            void stage.accounts.pages.set(key, { id: stage.n * 10 + 1, text: tokenOf(stage, 'S') }),
          after: leaves,
        }),
      ]
    : []),
])

const [, mastodon] = platforms as [Platform, Platform]
const movedHandle = (stage: Stage) => `${stage.name('silver')}@social.example`
const movedUrl = (stage: Stage) =>
  `https://social.example/ap/${stage.name('silver')}/${stage.n * 10 + 2}`

/** The account says that another one replaces it (`movedTo`); that one names S, too. */
function moveMastodon(stage: Stage, key: string): void {
  const { pages } = stage.accounts
  const text = tokenOf(stage, 'S')
  pages.set(key, { id: stage.n * 10, text, movedTo: movedUrl(stage) })
  pages.set(`mastodon:${movedHandle(stage)}`, { id: stage.n * 10 + 2, text })
}

const movedEvents: OwnershipEvent[] = [
  accountEvent(mastodon, 'moved, the claim stays', { change: moveMastodon, after: leaves }),
  {
    ...accountEvent(mastodon, 'moved, the claim names the new account', {
      async change(stage, key) {
        moveMastodon(stage, key)
        await claim(stage, 'S', mastodon.texts(movedHandle(stage)))
      },
      after: leaves,
    }),
    expected: accounts((stage) => ({
      [`mastodon:${mastodon.handle(stage)}`]: leaves(stage),
      [`mastodon:${movedHandle(stage)}`]: { before: null, after: stage.fid('S'), waiting: null },
    })),
  },
]

/** Accounts that only the vendor reports. */
const vendorModes: readonly ModeName[] = ['vendor', 'node and vendor']

const reported = (platform: 'x' | 'github', isTaken: boolean): OwnershipEvent => ({
  name: `${platform} account, reported by the vendor: ${isTaken ? 'moved and reused' : 'removed'}`,
  modes: vendorModes,
  async before(stage) {
    const verifiedAccounts = [{ platform, username: stage.name('golden') }]
    await stage.add('S', { fname: stage.name('golden'), wallets: ['ws'], verifiedAccounts })
    await stage.add('B', { fname: stage.name('bee'), wallets: ['wb'] })
  },
  async change(stage) {
    const seller = stage.person('S')
    if (isTaken) stage.person('B').verifiedAccounts = seller.verifiedAccounts
    seller.verifiedAccounts = []
  },
  expected: (stage) => ({
    [`${platform === 'x' ? 'twitter' : platform}:${stage.name('golden')}`]: {
      before: stage.fid('S'),
      after: isTaken ? stage.fid('B') : null,
      // Only X accounts have an index at the vendor.
      ...(platform === 'github' && isTaken ? { waiting: null } : {}),
    },
    ...people(stage),
  }),
})

const reportedEvents = (['x', 'github'] as const).flatMap((platform) =>
  [true, false].map((isTaken) => reported(platform, isTaken)),
)

const lensHandle = (stage: Stage) => stage.name('golden')

/** The handle's account is of one person's wallet. */
async function putLens(stage: Stage, label: Label): Promise<void> {
  const account = await stage.accounts.lens.account(stage.address(label === 'S' ? 'ws' : 'wb'))
  await stage.accounts.lens.put(lensHandle(stage), account)
}

const lensEvent = (name: string, isClaimedByBuyer: boolean): OwnershipEvent => ({
  name: `lens: sold, ${name}`,
  async before(stage) {
    await putLens(stage, 'S')
    const claims = { 'xyz.lens': lensHandle(stage) }
    await claimants(stage, claims, isClaimedByBuyer ? claims : {})
  },
  change: (stage) => putLens(stage, 'B'),
  expected: accounts((stage) => ({
    [`lens:${lensHandle(stage)}`]: isClaimedByBuyer ? sold(stage) : leaves(stage),
  })),
})

const agentEvent = (name: string, isClaimedByBuyer: boolean): OwnershipEvent => ({
  name: `ERC-8004 agent: sold, ${name}`,
  async before(stage) {
    const { record } = stage.accounts.agent(stage.n)
    await claimants(stage, { [record]: '1' }, isClaimedByBuyer ? { [record]: '1' } : {})
    await stage.accounts.giveAgent(stage.n, stage.address('ws'), nameOf(stage, 'S'))
  },
  change: async (stage) => {
    const named = isClaimedByBuyer ? 'B' : 'S'
    await stage.accounts.giveAgent(stage.n, stage.address('wb'), nameOf(stage, named))
  },
  expected: (stage) => ({
    [`agent:${stage.accounts.agent(stage.n).handle}`]: {
      before: stage.fid('S'),
      after: isClaimedByBuyer ? stage.fid('B') : null,
    },
    ...people(stage),
  }),
})

const lensEvents = [
  lensEvent('the buyer claims it', true),
  lensEvent('the buyer claims nothing', false),
]
const agentEvents = [
  agentEvent('the buyer confirms it', true),
  agentEvent('the buyer confirms nothing', false),
]

/** Events whose causes other ones have as well. */
const whole = new Set([
  ...pageEvents.filter(({ name }) => !/^github|released|proves/.test(name)),
  ...movedEvents.slice(1),
  ...reportedEvents.filter(({ name }) => name.endsWith('removed')),
  ...[lensEvents, agentEvents].flatMap(([, ...others]) => others),
])

/** Every event of the oracle outside Farcaster and ENS. */
export const accountEvents: readonly OwnershipEvent[] = [
  ...pageEvents,
  ...movedEvents,
  ...reportedEvents,
  ...lensEvents,
  ...agentEvents,
].map((event) => (whole.has(event) ? { ...event, isWhole: true } : event))
