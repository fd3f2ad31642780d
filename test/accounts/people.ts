import { linkScope } from '@whocast/contract/account-link.ts'
import type { Channel, Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { ownerRecord, ownerScope } from '@whocast/evidence/forms/owner-claim.ts'
import { silentTelemetry } from '../../src/kit/telemetry.ts'
import { openStore } from '../../src/main/stores.ts'
import { sourcePrecedence } from '../../src/main/wiring/store.ts'
import { createHosts } from '../../src/net/host-budgets.ts'
import { createReader } from '../../src/net/page-reader.ts'
import type { People } from '../../src/people/port.ts'
import { createLinkKeeper } from '../../src/sources/accounts/keeper.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { silentLogger } from '../silent.ts'
import type { AccountFixture, AccountState } from './fixture.ts'
import { startSites } from './sites.ts'

/** Somebody on Farcaster and ENS. */
export interface Somebody {
  fid: number
  fname: string
  wallet: `0x${string}`
  ens: string
  /** A token that names them in free text. */
  token: string
}

let made = 0

/** Two people of whom nothing is stored. */
function newcomers(): { ada: Somebody; mallory: Somebody } {
  made += 1
  const number = String(made).padStart(4, '0')
  return {
    ada: {
      fid: 1000 + made,
      fname: `ada${made}`,
      wallet: `0x${`a${number}aa0`.repeat(5)}`,
      ens: `ada${made}.eth`,
      token: `eth:ada${made}.eth`,
    },
    mallory: {
      fid: 5000 + made,
      fname: `mallory${made}`,
      wallet: `0x${`6${number}666`.repeat(5)}`,
      ens: `mallory${made}.eth`,
      token: `eth:mallory${made}.eth`,
    },
  }
}

/** This service. */
export const ORIGIN = 'https://whocast.test'
export const DAY = 24 * 60 * 60
const START = 1_790_000_000

export type Claims = FoundChannel[]

/** What Farcaster and ENS say of somebody, whose ENS records claim accounts. */
export function recordsOf(
  one: Somebody,
  claims: Claims,
  checkedAt: number,
  url?: string,
): Finding[] {
  return [
    {
      source: 'snapchain',
      scope: `farcaster:${one.fid}`,
      checkedAt,
      fields: {},
      channels: [
        {
          type: 'farcaster',
          value: one.fname,
          isVerified: true,
          metadata: [{ name: 'fid', value: String(one.fid) }],
        },
        { type: 'wallet', value: one.wallet, isVerified: true, grade: { grade: 'proven' } },
      ],
    },
    {
      source: 'ens',
      scope: `ens:${one.wallet}`,
      checkedAt,
      fields: url === undefined ? {} : { highlights: [{ title: 'Website', url }] },
      channels: [{ type: 'ens', value: one.ens, isVerified: true }, ...claims],
    },
  ]
}

/** A store and the servers of strangers. */
export async function startWorld() {
  const sites = await startSites()
  const database = await createSqliteDatabase()
  let now = START
  const clock = () => now * 1000
  const store = await openStore({ ...database.options, precedence: sourcePrecedence, clock })
  return {
    sites,
    store,
    people: store.people as People,
    clock,
    now: () => now,
    /** Links of people of earlier tests, by their sources and scopes. */
    links: new Map<string, string>(),
    pass(seconds: number) {
      now += seconds
    },
    close: async () => {
      await sites.server.close()
      await store.close()
      await database.drop()
    },
  }
}

export type LinkWorld = Awaited<ReturnType<typeof startWorld>>

/** Takes the accounts from people of earlier tests: an account of two people is another test. */
async function endEarlierLinks(
  { people, links, now }: LinkWorld,
  present: Somebody[],
): Promise<void> {
  const ended = [...links].filter(
    ([scope]) =>
      !present.some(
        ({ fid, wallet }) => scope.endsWith(`ens:${wallet}`) || scope.endsWith(`farcaster:${fid}`),
      ),
  )
  if (ended.length === 0) return
  await people.save(
    ended.map(([scope, source]) => ({ source, scope, checkedAt: now(), fields: {}, channels: [] })),
    { refreshAt: null },
  )
  for (const [scope] of ended) links.delete(scope)
}

/**
 * A keeper of one kind, and two people in its world.
 *
 * @param by what names their accounts: ENS records, or statements that they signed
 * @param pair two people, of whom nothing is stored by default
 */
export function startLinks(
  world: LinkWorld,
  fixture: AccountFixture,
  by: 'ens' | 'owner' = 'ens',
  pair = newcomers(),
) {
  const { sites, people, clock, now } = world
  const { ada, mallory } = pair
  const state: AccountState = { text: '', holder: 1, isGone: false }
  sites.hosts.clear()
  sites.gate = null
  sites.server.setFault(null)
  for (const [host, site] of Object.entries(fixture.sites(state))) sites.hosts.set(host, site)
  const resolveTxt = async (name: string) => {
    if (state.isDnsDown) throw new Error('the DNS does not answer')
    return fixture.txt?.(state)[name] ?? []
  }
  const reasons: string[] = []
  let hasShares = false
  const start = () => {
    const hosts = createHosts({ clock })
    return createLinkKeeper({
      kinds: [fixture.kind],
      people,
      createReader(_type, purpose) {
        reasons.push(purpose.reason)
        const settings = { fetch: sites.fetch, socket: sites.socket, resolveTxt, hosts, clock }
        return createReader(hasShares ? { ...settings, purpose } : settings)
      },
      origin: ORIGIN,
      clock,
      telemetry: silentTelemetry,
      log: silentLogger,
    })
  }
  let keeper = start()
  const scopeOf = (one: Somebody) =>
    linkScope(fixture.claim.type, by === 'ens' ? `ens:${one.wallet}` : ownerScope(`fid:${one.fid}`))
  const claim: FoundChannel = { ...fixture.claim, isVerified: false, isPublished: true }
  const url = fixture.isUrl ? `https://${fixture.claim.value}/` : undefined
  return {
    ada,
    mallory,
    state,
    sites,
    people,
    scopeOf,
    now,
    pass: world.pass,
    keeper: () => keeper,
    /** Why accounts were read. */
    reasons,
    /** Counts requests against the shares of profiles, as the service does. */
    countShares() {
      hasShares = true
    },
    /** Another process, which remembers nothing. */
    restart() {
      keeper = start()
    },
    /** Somebody is looked up: what their records say is stored, then followed. */
    async lookUp(one: Somebody, { isClaimed = true } = {}) {
      await endEarlierLinks(world, [ada, mallory])
      world.links.set(scopeOf(one), fixture.claim.type)
      const byEns = by === 'ens' && isClaimed
      const records = recordsOf(
        one,
        byEns && !fixture.isUrl ? [claim] : [],
        now(),
        byEns ? url : undefined,
      )
      const findings =
        by === 'ens'
          ? records
          : [...records, ownerRecord(`fid:${one.fid}`, isClaimed ? [claim] : [], now())]
      await people.save(findings, { refreshAt: null })
      await keeper.follow(
        findings,
        async (better) => void (await people.save(better, { refreshAt: null })),
      )
    },
    /** The account's row of somebody's profile. */
    async row(one: Somebody): Promise<Channel | undefined> {
      const [found] = await people.find(`fid:${one.fid}`, { proof: true })
      return found?.profile.channels.find(({ type }) => type === fixture.claim.type)
    },
  }
}

export type Links = ReturnType<typeof startLinks>
