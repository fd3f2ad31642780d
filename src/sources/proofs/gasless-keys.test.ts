import { Readable } from 'node:stream'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { createChainReader } from '@whocast/evidence/fetch/chain-proofs.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import { type Address, type Hex, keccak256, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type TestDatabase,
  migratedEngines as testEngines,
} from '../../../test/contract/store-databases.ts'
import { startFnames } from '../../../test/network/fnames.ts'
import { startFollowing, until } from '../../../test/network/follow.ts'
import { keyAddMessage, keyRemoveMessage } from '../../../test/network/key-messages.ts'
import { resolverOf } from '../../../test/network/names.ts'
import {
  addPerson,
  blockHashOf,
  claimSignature,
  emptyWorld,
  type Person,
  publicKeyOf,
  verification,
  wallet,
} from '../../../test/network/people.ts'
import { type OptimismChain, startOptimism } from '../../../test/network/registries.ts'
import { hubJson, startSnapchain } from '../../../test/network/snapchain.ts'
import { MessageType } from '../../../test/reference/farcaster-core.ts'
import { isWholeRun } from '../../../test/whole.ts'
import { readNetworkStatus } from '../../farcaster/follow/status.ts'
import { type Logger, silentTelemetry } from '../../kit/telemetry.ts'
import { exportPeople } from '../../main/people-file/export.ts'
import { importPeople } from '../../main/people-file/import.ts'
import { openStore } from '../../main/stores.ts'
import { createLookup } from '../../people/lookup.ts'
import { createSnapchainSource } from '../farcaster/farcaster.ts'
import { createStoredSource } from '../farcaster/stored.ts'
import { createEvidenceKeeper } from './keeper.ts'

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const DAY = 86_400
/** Unix ms: the protocol's library signs nothing that is dated ahead of the clock. */
const BEGINNING = Date.now() - 20 * DAY * 1000
const scopes = [MessageType.VERIFICATION_ADD_ETH_ADDRESS, MessageType.VERIFICATION_REMOVE]

let chain: OptimismChain
beforeAll(async () => {
  chain = await startOptimism({ timestamp: Math.floor(BEGINNING / 1000) })
})
afterAll(() => chain.close())

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** Which keys a person has, and what happens to them within eight days. */
interface Life {
  /** Seconds that the gasless key lasts; absent: there is none. */
  ttl?: number
  hasOnChainKey?: boolean
  /** The day on which the gasless key is removed. */
  removedOn?: number
  /** The day on which the key is added again, with a higher nonce. */
  againOn?: number
  /** The day on which another address takes over custody. */
  movedOn?: number
  /** The day on which the node no longer has the verification. */
  unverifiedOn?: number
  /** Grades of the wallets in the end, where the node's events were followed. */
  grades: string[]
}

const lives: Record<string, Life> = {
  'on chain': { hasOnChainKey: true, grades: ['proven'] },
  gasless: { ttl: 60 * DAY, grades: ['proven'] },
  both: { hasOnChainKey: true, ttl: 60 * DAY, grades: ['proven', 'proven'] },
  'gasless that ends': { ttl: 3 * DAY, grades: ['proven'] },
  'gasless that is removed': { ttl: 60 * DAY, removedOn: 3, grades: ['proven'] },
  'gasless that is added again': { ttl: 3 * DAY, againOn: 2, grades: ['proven'] },
  'gasless, and custody moves': { ttl: 60 * DAY, movedOn: 3, grades: ['reported'] },
  'gasless, and the wallet is withdrawn': { ttl: 60 * DAY, unverifiedOn: 5, grades: [] },
}

let nextFid = 930_001

/** A person with such keys, each of which verified a wallet half a day ago. */
async function personOf(life: Life, now: number) {
  const world = emptyWorld()
  const fid = nextFid++
  const person = await addPerson(world, { fid, name: `gas ${fid}`, fname: `gas${fid}` })
  await chain.register(fid, person.custody.address)
  const verify = async (appKey: Hex, name: string, at: number) => {
    const owner = wallet(name)
    const blockHash = blockHashOf(name)
    const signature = await claimSignature(fid, owner, blockHash)
    const { address } = owner
    return verification({ fid, appKey, address, signature, blockHash, at })
  }
  const wallets: Address[] = []
  person.signers = []
  const add = async (appKey: Hex, name: string) => {
    wallets.push(wallet(name).address.toLowerCase() as Address)
    person.messages.push(await verify(appKey, name, now - DAY / 2))
  }
  if (life.hasOnChainKey) {
    const key = await publicKeyOf(person.appKey)
    person.signers = [{ key }]
    await chain.addKey(fid, key)
    await add(person.appKey, `on chain ${fid}`)
  }
  const { custody } = person
  const appKey = keccak256(toHex(`gasless ${fid}`))
  const key = { fid, custody, appKey }
  person.keyMessages = []
  if (life.ttl !== undefined) {
    const added = {
      ...key,
      nonce: 1,
      at: now - DAY,
      deadline: now + 30 * DAY,
      scopes,
      ttl: life.ttl,
    }
    person.keyMessages.push(await keyAddMessage(added))
    await add(appKey, `gasless ${fid}`)
  }
  await chain.settle()
  return { world, person, wallets, key, verify }
}

type Create = () => Promise<TestDatabase>

async function start(life: Life, create: Create, isFollowing: boolean) {
  let now = BEGINNING + 3_600_000
  const clock = () => now
  const made = await personOf(life, Math.floor(now / 1000))
  const { world, person, wallets } = made
  const [snapchain, fnames] = await Promise.all([startSnapchain(world), startFnames(world)])
  const open = async () => {
    const database = await create()
    const store = await openStore({ ...database.options, precedence: ['snapchain'], clock })
    closers.push(() => store.close().then(() => database.drop()))
    return store
  }
  closers.push(() => Promise.all([snapchain.close(), fnames.close()]))
  const store = await open()
  const live = createSnapchainSource({
    url: snapchain.url,
    fnameRegistryUrl: fnames.url,
    resolveName: resolverOf(world),
    gaslessKeys: store.gaslessKeys,
    clock,
  })
  closers.push(live.close)
  const network = { isCurrent: () => true, currentAt: clock }
  const source = isFollowing
    ? createStoredSource({ live, people: store.people, network, clock })
    : live
  const evidence = createEvidenceKeeper({
    readers: new Map([[10, createChainReader(10, { rpcUrl: chain.anvil.url })]]),
    people: store.people,
    grade: (finding, isKnownBlock) =>
      gradeFinding(finding, {
        now: Math.floor(now / 1000),
        fnameRegistry: world.registry.address,
        isKnownBlock,
      }),
    clock,
    telemetry: silentTelemetry,
    log: quiet,
  })
  if (isFollowing) {
    const [url, registryUrl] = [snapchain.url, fnames.url]
    const following = startFollowing({ store, url, registryUrl, attach: evidence.attach, clock })
    closers.push(following.stop)
  }
  const work: Promise<void>[] = []
  const lookup = createLookup({
    sources: [source],
    people: store.people,
    evidence,
    deadlineMs: 10_000,
    freshSeconds: 300,
    staleSeconds: 30 * DAY,
    waitUntil: (promise) => work.push(promise),
    clock,
    log: quiet,
  })
  const find = async (identifier: Identifier): Promise<Profile | undefined> =>
    (await lookup.one(identifier, { include: { proof: true } })).profiles[0]
  const identifiers: Identifier[] = [
    { kind: 'fid', fid: person.fid },
    { kind: 'fname', fname: `gas${person.fid}` },
    ...wallets.map((address) => ({ kind: 'eth', address }) as const),
  ]
  return {
    ...made,
    store,
    open,
    snapchain,
    find,
    identifiers,
    now: () => Math.floor(now / 1000),
    /** Lets a day pass, and what goes on in the background come to rest. */
    async settle(days = 0) {
      now += days * DAY * 1000
      const due = now
      if (isFollowing)
        await until('the node is followed until then', async () => {
          // How far it is followed is stored every few seconds.
          now += 1000
          const { at, completeAt } = await readNetworkStatus(store.cursors, clock)
          return completeAt !== null && at !== null && at > due
        })
      for (let turn = 0; turn < 2; turn += 1) {
        await find({ kind: 'fid', fid: person.fid })
        while (work.length > 0) await Promise.all(work.splice(0))
      }
    },
  }
}

const walletsOf = (profile: Profile | undefined) =>
  (profile?.channels ?? []).filter(({ type, isVerified }) => type === 'wallet' && isVerified)
const walletGrades = (profile: Profile | undefined, wallets: readonly string[]) =>
  walletsOf(profile)
    .filter(({ value }) => wallets.includes(value.toLowerCase()))
    .map(({ verification }) => verification?.grade)

/** Applies what happens to the keys on a day. */
async function live(
  { person, key, now }: { person: Person; key: KeyOf; now: () => number },
  { removedOn, unverifiedOn, againOn, movedOn, ttl = 0 }: Life,
  day: number,
) {
  if (day === againOn) {
    const deadline = now() + 30 * DAY
    const again = { ...key, nonce: 2, at: now() - 60, deadline, scopes, ttl }
    person.keyMessages?.push(await keyAddMessage(again))
  }
  if (day === movedOn) {
    person.custody = wallet(`custody of day ${day} of ${key.fid}`)
    await chain.register(key.fid, person.custody.address)
    await chain.settle()
  }
  if (day === removedOn)
    person.keyMessages?.push(await keyRemoveMessage({ ...key, nonce: 2, at: now() - 60 }))
  if (day === unverifiedOn) person.messages = []
}
type KeyOf = Awaited<ReturnType<typeof personOf>>['key']

const modes = [
  ['asked', false],
  ['followed', true],
] as const

/** Both on SQLite, one on PostgreSQL; both there in a whole run. */
const modesOn = (engine: string) => (isWholeRun || engine === 'sqlite' ? modes : [modes[1]])

describe.each(testEngines())('on %s', { timeout: 120_000 }, (engine, create) => {
  describe.each(modesOn(engine))('while the node is %s', (_mode, isFollowing) => {
    it.each(Object.entries(lives))(
      'a person whose key is %s stays findable while the link is valid',
      async (_name, life) => {
        const service = await start(life, create, isFollowing)
        const { find, identifiers, person, wallets, store, verify, key, snapchain } = service
        await service.settle()
        for (let day = 0; day <= 8; day += 1) {
          await live(service, life, day)
          await service.settle(day === 0 ? 0 : 1)
          const isLinked = life.unverifiedOn === undefined || day < life.unverifiedOn
          for (const identifier of identifiers) {
            const profile = await find(identifier)
            const isFound = identifier.kind !== 'eth' || isLinked
            // The registry assigns a name to an address: it stays with the former one.
            if (identifier.kind === 'fname' && day >= (life.movedOn ?? 9)) continue
            expect([identifier.kind, day, profile !== undefined]).toEqual([
              identifier.kind,
              day,
              isFound,
            ])
          }
          const profile = await find({ kind: 'fid', fid: person.fid })
          const grades = walletGrades(profile, wallets)
          expect(grades).toHaveLength(isLinked ? wallets.length : 0)
          // A key that a former custody address added is not shown by the present one.
          const grade = day < (life.movedOn ?? 9) ? 'proven' : 'reported'
          if (isFollowing && isLinked) expect(new Set(grades)).toEqual(new Set([grade]))
          const verdicts = await verifyAnswer(
            JSON.parse(JSON.stringify({ profiles: profile ? [profile] : [] })),
            {
              for: `fid:${person.fid}`,
              now: service.now(),
              fnameRegistry: service.world.registry.address,
            },
          )
          expect(verdicts.map(({ status }) => status)).not.toContain('fails')
        }
        const profile = await find({ kind: 'fid', fid: person.fid })
        if (isFollowing) expect(walletGrades(profile, wallets)).toEqual(life.grades)

        // A node that lies: the key signed once more after its end.
        if (life.removedOn !== undefined || life.ttl === 3 * DAY) {
          const late = hubJson(await verify(key.appKey, 'late', service.now() - 60))
          snapchain.lie('verificationsByFid', (truth) => ({
            messages: [...(truth as { messages: unknown[] }).messages, late],
          }))
          person.messages = [...person.messages]
          await service.settle(1)
          const after = await find({ kind: 'fid', fid: person.fid })
          expect(walletGrades(after, [wallet('late').address.toLowerCase()])).toEqual([])
          expect(walletGrades(after, wallets)).toHaveLength(wallets.length)
        }

        const copy = await service.open()
        const { stored, rejected } = await importPeople({
          store: copy,
          input: Readable.from(exportPeople(store), { objectMode: false }),
          now: service.now(),
          onRejected: () => {},
        })
        expect([stored, rejected]).toEqual([1, 0])
        for (const address of life.unverifiedOn === undefined ? wallets : []) {
          const [found] = await copy.people.find(`eth:${address}`)
          expect(found?.isVerified).toBe(true)
        }
      },
    )
  })
})
