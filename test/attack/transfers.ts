import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { openStore, type Store } from '../../src/main/stores.ts'
import { isStillAuthorized } from '../../src/owners/authority.ts'
import { type RecheckContext, recheckDecisions } from '../../src/owners/recheck.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import { silentLogger } from '../silent.ts'
import type { Attack } from './attack.ts'

const ACCOUNTS = 1000
const DAY_MS = 86_400_000
const MINUTE_MS = 61_000
const EXPIRES_AT = 9_000_000_000
const means = ['wallet', 'custody', 'auth'] as const
type Means = (typeof means)[number]
/** The addresses of one holder of an account. */
type Holder = Record<Means, Address>

const holderOf = (fid: number, turn: 1 | 2): Holder => {
  const address = (n: number) =>
    `0x${(fid * 16 + turn * 4 + n).toString(16).padStart(40, '0')}` as Address
  return { wallet: address(1), custody: address(2), auth: address(3) }
}
const text = 'signed by the seller'

/** Accounts whose sources and registries report another holder from a moment on. */
function createWorld(store: Store, clock: { now: number }) {
  const current = new Map<number, Holder>()
  const seconds = () => Math.floor(clock.now / 1000)
  const findingOf = (fid: number, { wallet, custody }: Holder): Finding => ({
    source: 'snapchain',
    scope: `farcaster:${fid}`,
    checkedAt: seconds(),
    fields: { bio: `bio of ${fid}` },
    channels: [
      {
        type: 'farcaster',
        value: `f${fid}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(fid) }],
      },
      { type: 'wallet', value: wallet, isVerified: true, grade: { grade: 'proven' } },
    ],
    evidence: { custody: [{ fid, address: custody, method: 'reported', by: 'snapchain' }] },
  })
  const refresh = async (identifier: Identifier) => {
    const fid = identifier.kind === 'fid' ? identifier.fid : 0
    const holder = current.get(fid)
    if (holder) await store.people.save([findingOf(fid, holder)], { refreshAt: null })
  }
  const context: RecheckContext = {
    owners: store.owners,
    cursors: store.cursors,
    registries: {
      custodyOf: async (fid) => current.get(fid)?.custody ?? null,
      isAuthAddress: async (fid, one) => current.get(fid)?.auth === one,
    },
    refresh,
    clock: () => clock.now,
    log: silentLogger,
  }
  return { current, context, refresh, seconds }
}

type World = ReturnType<typeof createWorld>

/** Signs a biography, and opens a session, by one of the seller's addresses. */
async function act(store: Store, world: World, fid: number, by: Means): Promise<string> {
  const seller = holderOf(fid, 1)
  const now = world.seconds()
  const decision = { ...noDecision(`fid:${fid}`), says: { bio: text } }
  const statement = createSiweMessage({
    address: seller[by],
    chainId: 1,
    domain: 'whocast.test',
    uri: 'https://whocast.test',
    version: '1',
    nonce: `nonce${10_000 + fid}`,
    issuedAt: new Date(now * 1000),
    resources: writeDecision(decision),
  })
  await store.owners.decide(
    {
      decision,
      address: seller[by],
      contractChainId: null,
      authority: by,
      decidedAt: now,
      statement,
      signature: `0x${String(fid).padStart(8, '0')}`,
    },
    { keys: [`fid:${fid}`], nonce: `decides ${fid}`, nonceExpiresAt: EXPIRES_AT },
  )
  const session = {
    hash: `session ${fid}`,
    // A wallet signs in for itself; a session of an account may be by an app key.
    address: by === 'wallet' ? null : seller[by],
    contractChainId: null,
    fid,
    createdAt: now,
    expiresAt: EXPIRES_AT,
    checkedAt: now,
    custody: seller.custody,
  }
  await store.owners.open(session, { nonce: session.hash, nonceExpiresAt: EXPIRES_AT })
  return session.hash
}

async function isOpen(store: Store, { context }: World, hash: string): Promise<boolean> {
  const session = await store.owners.session(hash)
  return (
    session !== null && (await isStillAuthorized({ ...context, owners: store.owners }, session))
  )
}

/** Counts decisions that show, and sessions that are accepted. */
async function countActive(store: Store, world: World, sessions: readonly string[]) {
  let decisions = 0
  let open = 0
  for (const [index, hash] of sessions.entries()) {
    const [found] = await store.people.find(`fid:${index + 1}`)
    if (found?.profile.bio === text) decisions += 1
    if (await isOpen(store, world, hash)) open += 1
  }
  return { decisions, open }
}

async function sell(database: TestDatabase, accounts: number) {
  const clock = { now: Date.parse('2026-05-01T00:00:00Z') }
  const options = { ...database.options, precedence: ['snapchain' as const] }
  const store = await openStore({ ...options, clock: () => clock.now })
  try {
    const world = createWorld(store, clock)
    const sessions: string[] = []
    for (let fid = 1; fid <= accounts; fid += 1) {
      world.current.set(fid, holderOf(fid, 1))
      await world.refresh({ kind: 'fid', fid })
      sessions.push(await act(store, world, fid, means[fid % means.length] as Means))
    }
    clock.now += MINUTE_MS
    const before = await countActive(store, world, sessions)
    for (let fid = 1; fid <= accounts; fid += 1) {
      world.current.set(fid, holderOf(fid, 2))
      // Half of them are followed: the change arrives by itself.
      if (fid % 2 === 0) await world.refresh({ kind: 'fid', fid })
    }
    clock.now += MINUTE_MS
    const { open } = await countActive(store, world, sessions)
    clock.now += DAY_MS
    await recheckDecisions(world.context, new AbortController().signal)
    const { decisions } = await countActive(store, world, sessions)
    return { before, open, decisions }
  } finally {
    await store.close()
  }
}

export const attack: Attack = {
  name: 'transfers',
  bars: [45],
  about: 'decisions and sessions of sellers after their accounts changed owners',
  async run({ scale, report }) {
    const accounts = Math.max(12, Math.round(ACCOUNTS * scale))
    for (const [, createDatabase] of testEngines()) {
      const database = await createDatabase()
      try {
        const { before, open, decisions } = await sell(database, accounts)
        report({
          bar: 45,
          what: `${accounts} accounts that changed wallet, custody and auth address, ${database.kind}`,
          figure: `active before: ${before.decisions} decisions, ${before.open} sessions; after a minute ${open} sessions, after a day ${decisions} decisions`,
          isHeld:
            before.decisions === accounts &&
            before.open === accounts &&
            open === 0 &&
            decisions === 0,
        })
      } finally {
        await database.drop()
      }
    }
  },
}
