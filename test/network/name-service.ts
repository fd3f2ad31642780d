import { parseAddress, parseEnsName } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { createChainReader } from '@whocast/evidence/fetch/chain-proofs.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { type Logger, silentTelemetry } from '../../src/kit/telemetry.ts'
import { openStore, type Store } from '../../src/main/stores.ts'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import { createLookup } from '../../src/people/lookup.ts'
import { createEnsSource } from '../../src/sources/ens/ens.ts'
import { createEvidenceKeeper } from '../../src/sources/proofs/keeper.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import type { EthereumChain } from './ethereum.ts'

/** A service with ENS as its only source, storage proofs and an empty store. */
export interface NameService {
  store: Store
  /** Looks up an address or a name until nothing is fetched in the background any more. */
  find(identifier: string): Promise<Profile | undefined>
  /** One lookup, without waiting for what it starts in the background. */
  findOnce(identifier: string): Promise<Profile | undefined>
  close(): Promise<void>
}

/** Starts the service on a chain. @param clock unix ms */
export async function startNameService(
  { anvil, universalResolver }: Pick<EthereumChain, 'anvil' | 'universalResolver'>,
  { clock = Date.now, rpcUrls = [anvil.url], log = quiet, ...given }: NameServiceOptions = {},
): Promise<NameService> {
  const database = await createSqliteDatabase()
  const store =
    given.store ?? (await openStore({ ...database.options, precedence: ['ens'], clock }))
  const work: Promise<unknown>[] = []
  const [rpcUrl = anvil.url, ...witnessUrls] = rpcUrls
  const lookup = createLookup({
    sources: [
      createEnsSource({
        rpcUrls,
        universalResolver,
        guardedFetch: createGuardedFetch(),
        ipfsGateway: 'http://127.0.0.1:1',
        clock,
      }),
    ],
    people: store.people,
    evidence: createEvidenceKeeper({
      readers: new Map([[1, createChainReader(1, { rpcUrl, witnessUrls })]]),
      people: store.people,
      grade: (finding, isKnownBlock) =>
        gradeFinding(finding, { now: Math.floor(clock() / 1000), isKnownBlock }),
      clock,
      telemetry: silentTelemetry,
      log,
    }),
    deadlineMs: 10_000,
    freshSeconds: 300,
    staleSeconds: 604_800,
    waitUntil: (promise) => work.push(promise),
    clock,
    log,
  })
  const findOnce = async (identifier: string) => {
    const key = identifier.startsWith('0x') ? parseAddress(identifier) : parseEnsName(identifier)
    return (await lookup.one(key, { include: { proof: true } })).profiles[0]
  }
  return {
    store,
    findOnce,
    async find(identifier) {
      // Refreshes and proofs are stored after the answer.
      for (let round = 0; round < 2; round += 1) {
        await findOnce(identifier)
        while (work.length > 0) await Promise.all(work.splice(0))
      }
      return findOnce(identifier)
    },
    async close() {
      if (!given.store) await store.close()
      await database.drop()
    },
  }
}

interface NameServiceOptions {
  clock?: () => number
  rpcUrls?: readonly string[]
  log?: Logger
  /** The store of another process of the service; an empty one by default. */
  store?: Store
}

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** The checker's verdicts on a profile, offline. @param now unix seconds */
export const verifyOffline = (
  profile: Profile,
  identifier: string,
  now = Math.floor(Date.now() / 1000),
): Promise<Verdict[]> =>
  verifyAnswer(JSON.parse(JSON.stringify({ profiles: [profile] })), { for: identifier, now })
