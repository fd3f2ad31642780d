import { parseEnsName } from '@whocast/contract/identifier.ts'
import { lower } from '@whocast/contract/lower.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../test/contract/store-databases.ts'
import { wallet } from '../../../test/network/people.ts'
import { type EthereumChain, startEthereum } from '../../../test/network/registries.ts'
import { type Logger, silentTelemetry } from '../../kit/telemetry.ts'
import { openStore } from '../../main/stores.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { createLookup } from '../../people/lookup.ts'
import { createEnsSource } from '../ens/ens.ts'
import { createChainReader } from './chain-proofs.ts'
import { createEvidenceKeeper } from './keeper.ts'

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

let chain: EthereumChain
beforeAll(async () => {
  chain = await startEthereum()
})
afterAll(() => chain.close())

/** Looks a name up twice: proofs are added after the first asker was answered. */
async function find(name: string): Promise<Profile> {
  const { anvil, universalResolver } = chain
  const database = await createSqliteDatabase()
  const store = await openStore({ ...database.options, precedence: ['ens'], clock: Date.now })
  const work: Promise<void>[] = []
  const lookup = createLookup({
    sources: [
      createEnsSource({
        rpcUrl: anvil.url,
        universalResolver,
        guardedFetch: createGuardedFetch(),
        ipfsGateway: 'http://127.0.0.1:1',
      }),
    ],
    people: store.people,
    evidence: createEvidenceKeeper({
      readers: new Map([[1, createChainReader(1, { rpcUrl: anvil.url })]]),
      grade: (finding, isKnownBlock) =>
        gradeFinding(finding, { now: Math.floor(Date.now() / 1000), isKnownBlock }),
      telemetry: silentTelemetry,
      log: quiet,
    }),
    deadlineMs: 10_000,
    freshSeconds: 300,
    staleSeconds: 604_800,
    waitUntil: (promise) => work.push(promise),
    log: quiet,
  })
  const ask = async () =>
    (await lookup.one(parseEnsName(name), { include: { proof: true } })).profiles[0]
  try {
    await ask()
    while (work.length > 0) await Promise.all(work.splice(0))
    const profile = await ask()
    if (!profile) throw new Error('nobody')
    return profile
  } finally {
    await store.close()
    await database.drop()
  }
}

const grades = ({ channels }: Profile) =>
  Object.fromEntries(channels.map(({ type, verification }) => [type, verification?.grade]))

const verify = (profile: Profile, name: string) =>
  verifyAnswer(JSON.parse(JSON.stringify({ profiles: [profile] })), {
    for: name,
    now: Math.floor(Date.now() / 1000),
  })

describe('storage proofs of what ENS says', () => {
  test('a name of a known resolver is proven, and a stranger can check it offline', async () => {
    const address = lower(wallet('known').address)
    await chain.ens.setName('known.eth', { address, primary: true })
    await chain.settle()
    const profile = await find('known.eth')
    expect(grades(profile)).toEqual({ ens: 'proven', wallet: 'proven' })
    const verdicts = await verify(profile, 'known.eth')
    expect(verdicts.map(({ status }) => status)).toEqual(['holds', 'holds'])
    const block = profile.evidence?.blocks?.[0]?.hash ?? '?'
    expect(verdicts.flatMap(({ leftToTrust }) => leftToTrust).join(' ')).toContain(block)
  })

  test('a name of any other resolver is confirmed', async () => {
    const resolver = await chain.ens.deployResolver()
    await chain.ens.setName('other.eth', {
      address: lower(wallet('other').address),
      primary: true,
      resolver,
    })
    await chain.settle()
    const profile = await find('other.eth')
    expect(grades(profile)).toEqual({ ens: 'confirmed', wallet: 'confirmed' })
    expect((await verify(profile, 'other.eth')).filter(({ status }) => status === 'holds')).toEqual(
      [],
    )
  })

  test('what a name said before it was changed is not proven', async () => {
    const address = lower(wallet('changing').address)
    await chain.ens.setName('changing.eth', { address, primary: true })
    await chain.settle()
    // The proof is of an older block than the answer: the two differ until it has settled.
    const heir = lower(wallet('heir').address)
    await chain.ens.setName('changing.eth', { address: heir, primary: true })
    expect(grades(await find('changing.eth'))).toEqual({ ens: 'confirmed', wallet: 'confirmed' })
  })
})
