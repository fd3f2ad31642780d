import type { Identifier } from '@whocast/contract/identifier.ts'
import { type Profile, profileFid } from '@whocast/contract/profile.ts'
import { signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address, Hex } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Logger } from '../../src/kit/telemetry.ts'
import { openStore } from '../../src/main/stores.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import { createLookup } from '../../src/people/lookup.ts'
import type { Source } from '../../src/people/source-port.ts'
import { createSnapchainSource } from '../../src/sources/farcaster/farcaster.ts'
import { createNeynarSource } from '../../src/sources/neynar/neynar.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { type FnamesStandIn, startFnames } from '../network/fnames.ts'
import { resolverOf } from '../network/names.ts'
import { type NeynarStandIn, startNeynar } from '../network/neynar.ts'
import {
  addPerson,
  addressOf,
  blockHashOf,
  claimSignature,
  createWorld,
  nameProof,
  type Person,
  publicKeyOf,
  transferFname,
  verification,
  verificationRemoval,
  type World,
  wallet,
} from '../network/people.ts'
import { hubJson, type SnapchainStandIn, startSnapchain } from '../network/snapchain.ts'
import { UserNameType } from '../reference/farcaster-core.ts'

/** The service's lookup over stand-ins, with a clock that the test moves. */
interface Scene {
  world: World
  snapchain: SnapchainStandIn
  fnames: FnamesStandIn
  neynar: NeynarStandIn
  lookup: Lookup
  /** Lets so many seconds pass. */
  pass(seconds: number): void
  close(): Promise<void>
}

const FRESH_SECONDS = 300
const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const scenes: Scene[] = []
afterEach(async () => {
  for (const scene of scenes.splice(0)) await scene.close()
})

async function start({ hasNeynar = false } = {}): Promise<Scene> {
  const world = await createWorld()
  let now = Date.now()
  const clock = () => now
  const [snapchain, fnames, neynar, database] = await Promise.all([
    startSnapchain(world),
    startFnames(world),
    startNeynar(world),
    createSqliteDatabase(),
  ])
  const hub = createSnapchainSource({
    url: snapchain.url,
    fnameRegistryUrl: fnames.url,
    resolveName: resolverOf(world),
    clock,
  })
  const sources: Source[] = [
    ...(hasNeynar ? [createNeynarSource({ baseUrl: neynar.url, clock })] : []),
    hub,
  ]
  const store = await openStore({
    ...database.options,
    precedence: sources.map(({ name }) => name),
    clock,
  })
  const lookup = createLookup({
    sources,
    people: store.people,
    deadlineMs: 10_000,
    freshSeconds: FRESH_SECONDS,
    staleSeconds: 604_800,
    clock,
    log: quiet,
  })
  const scene: Scene = {
    world,
    snapchain,
    fnames,
    neynar,
    lookup,
    pass: (seconds) => {
      now += seconds * 1000
    },
    close: async () => {
      await hub.close()
      await Promise.all([snapchain.close(), fnames.close(), neynar.close()])
      await store.close()
      await database.drop()
    },
  }
  scenes.push(scene)
  return scene
}

const eth = (name: string): Identifier => ({ kind: 'eth', address: addressOf(name) })
const fid = (number: number): Identifier => ({ kind: 'fid', fid: number })
const fname = (text: string): Identifier => ({ kind: 'fname', fname: text })

const ADA = 900_001
const EVE = 900_666

async function find({ lookup }: Scene, identifier: Identifier): Promise<readonly Profile[]> {
  return (await lookup.one(identifier)).profiles
}

/** Asks until a refresh in the background has brought what is expected. */
async function eventually(
  scene: Scene,
  identifier: Identifier,
  isIt: (profiles: readonly Profile[]) => boolean,
): Promise<readonly Profile[]> {
  return vi.waitFor(
    async () => {
      const profiles = await find(scene, identifier)
      if (!isIt(profiles)) throw new Error('not yet')
      return profiles
    },
    { timeout: 15_000, interval: 50 },
  )
}

/** All that Ada is found by, and what is shown of her, without the times. */
async function adaAsSeen(scene: Scene): Promise<unknown> {
  // No node finds people by a wallet: she is, once she is stored.
  await find(scene, fid(ADA))
  const asked = [fid(ADA), fname('ada-quill'), eth('ada 1'), eth('ada 2')]
  const answers = await Promise.all(asked.map((identifier) => find(scene, identifier)))
  return answers.map((profiles) =>
    profiles.map(({ updatedAt: _, channels, ...profile }) => ({
      ...profile,
      channels: channels.map(({ checkedAt: _at, ...channel }) => channel),
    })),
  )
}

const walletsOf = ({ channels }: Profile) =>
  channels
    .filter(({ type, isVerified }) => type === 'wallet' && isVerified)
    .map(({ value }) => value.toLowerCase())
const namesOf = ({ channels }: Profile) =>
  channels.filter(({ type }) => type === 'farcaster').map(({ value }) => value)

/** Eve, who wants to pass for Ada. */
const addEve = (
  scene: Scene,
  more: Partial<Parameters<typeof addPerson>[1]> = {},
): Promise<Person> =>
  addPerson(scene.world, { fid: EVE, name: 'eve', fname: 'eve', wallets: ['eve 1'], ...more })

/**
 * Ada is asked for, Eve attacks and is looked up, everything is refreshed: nothing of Ada may
 * change.
 */
async function expectAdaUnharmed(
  scene: Scene,
  attack: () => Promise<unknown>,
): Promise<readonly Profile[]> {
  const before = await adaAsSeen(scene)
  await attack()
  const eve = await find(scene, fid(EVE))
  expect(await adaAsSeen(scene)).toEqual(before)
  scene.pass(FRESH_SECONDS + 1)
  await Promise.all([adaAsSeen(scene), find(scene, fid(EVE))])
  await eventually(scene, fid(ADA), () => true)
  expect(await adaAsSeen(scene)).toEqual(before)
  return eve
}

/**
 * A verification of Ada's wallet for Eve's fid, signed by the wallet itself, in a message signed by
 * some key.
 */
async function verificationBy(appKey: Hex, at?: number) {
  const blockHash = blockHashOf('ada 0')
  const signature = await claimSignature(EVE, wallet('ada 1'), blockHash)
  return verification({
    fid: EVE,
    appKey,
    address: wallet('ada 1').address,
    signature,
    blockHash,
    ...(at ? { at } : {}),
  })
}

describe('no account on Farcaster can pass for another person', () => {
  it('by what they write about themselves', async () => {
    const scene = await start({ hasNeynar: true })
    const [eve] = await expectAdaUnharmed(scene, () =>
      addEve(scene, {
        display: 'Ada Quill',
        bio: 'The real @ada-quill, ada-quill.eth, 900001',
        url: 'https://ada.example',
        twitter: 'adaquill',
        github: 'ada-quill',
      }),
    )
    expect(eve && namesOf(eve)).toEqual(['eve'])
    const byX = await find(scene, { kind: 'social', type: 'twitter', handle: 'adaquill' })
    expect(byX.map(profileFid)).toEqual([ADA])
    const byGithub = await find(scene, { kind: 'social', type: 'github', handle: 'ada-quill' })
    expect(byGithub.map(profileFid)).toEqual([ADA])
  })

  it('by an X handle that only Farcaster’s own text names', async () => {
    const scene = await start()
    await Promise.all([find(scene, fid(900_006)), find(scene, fid(900_007))])
    const handle: Identifier = { kind: 'social', type: 'twitter', handle: 'thenorths' }
    expect(await find(scene, handle)).toEqual([])
    const claimed = await scene.lookup.one(handle, { include: { claims: true } })
    expect(claimed.profiles.map(profileFid).toSorted()).toEqual([900_006, 900_007])
  })

  it('by a username that they set without holding it', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, () => addEve(scene, { username: 'ada-quill' }))
    expect(eve && namesOf(eve)).toEqual(['eve'])
  })

  it('by a verification that a stranger’s key signed for them', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      person.messages.push(await verificationBy(`0x${'77'.repeat(32)}`))
    })
    expect(eve && walletsOf(eve)).toEqual([addressOf('eve 1')])
  })

  it('by a later verification of Ada’s wallet, which counts although its key was removed, and is shown', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      const oldKey: Hex = `0x${'78'.repeat(32)}`
      person.signers.push({ key: await publicKeyOf(oldKey), isRemoved: true })
      person.messages.push(await verificationBy(oldKey, 1_704_067_200 + EVE + 1000))
    })
    // The wallet itself signed for both: it answers for the one with the older proof.
    expect(eve && walletsOf(eve)).toEqual([addressOf('eve 1'), addressOf('ada 1')])
  })

  it('by a claim that another wallet signed', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      const signature = await claimSignature(EVE, wallet('eve 1'), blockHashOf('ada 0'))
      scene.snapchain.lie('verificationsByFid', withVerification(person, signature))
    })
    expect(eve && walletsOf(eve)).toEqual([addressOf('custody of eve')])
  })

  it('by a claim that the wallet signed for another fid', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      const signature = await claimSignature(ADA, wallet('ada 1'), blockHashOf('ada 0'))
      scene.snapchain.lie('verificationsByFid', withVerification(person, signature))
    })
    expect(eve && walletsOf(eve)).toEqual([addressOf('custody of eve')])
  })

  it('by a contract’s signature that could not be checked', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      scene.snapchain.lie('verificationsByFid', withVerification(person, `0x${'12'.repeat(65)}`, 1))
    })
    expect(eve && walletsOf(eve)).toEqual([addressOf('custody of eve')])
  })

  it('by a message for another network', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      const signature = await claimSignature(EVE, wallet('ada 1'), blockHashOf('ada 0'))
      scene.snapchain.lie('verificationsByFid', withVerification(person, signature, 0, 2))
    })
    expect(eve && walletsOf(eve)).toEqual([addressOf('custody of eve')])
  })

  it('by messages of Ada handed out as theirs', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      await addEve(scene)
      const ada = scene.world.people.get(ADA) as Person
      const messages = ada.messages.map(hubJson)
      for (const route of ['userDataByFid', 'verificationsByFid']) {
        scene.snapchain.lie(route, (truth, query) =>
          query.get('fid') === String(EVE) ? { messages } : truth,
        )
      }
    })
    expect(eve?.displayName).toBeUndefined()
    expect(eve && walletsOf(eve)).toEqual([addressOf('custody of eve')])
  })

  it('by Ada’s name proof handed out as theirs', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      await addEve(scene)
      scene.snapchain.lie('userNameProofsByFid', (truth, query) => {
        if (query.get('fid') !== String(EVE)) return truth
        const ada = scene.world.people.get(ADA) as Person
        const signature = Buffer.from(ada.proofs[0]?.signature.slice(2) ?? '', 'hex').toString(
          'base64',
        )
        return {
          proofs: ada.proofs.map((proof) => ({
            ...proof,
            fid: EVE,
            signature,
            type: 'USERNAME_TYPE_FNAME',
          })),
        }
      })
      scene.fnames.setFault({ kind: 'fail', status: 503 })
    })
    expect(eve && namesOf(eve)).toEqual([`!${EVE}`])
  })

  it('by an ENS name proof that its owner did not sign', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene, { username: 'bo-lantern.eth' })
      const proof = {
        name: 'bo-lantern.eth',
        timestamp: 1_704_900_000,
        fid: EVE,
        type: UserNameType.USERNAME_TYPE_ENS_L1,
      }
      const owner = addressOf('bo 1')
      person.proofs.push(await nameProof({ ...proof, owner, by: wallet('eve 1') }))
      // Signed by the registry, which has no say over ENS names.
      person.proofs.push(
        await nameProof({ ...proof, owner: addressOf('eve 1'), by: scene.world.registry }),
      )
    })
    expect(eve && namesOf(eve)).toEqual(['eve'])
    // The node names Eve as the holder by now: she does not become it.
    expect(await find(scene, fname('bo-lantern.eth'))).toEqual([])
  })

  it('by a proof of an fname that they signed themselves', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene, { username: 'vitalik.eth' })
      for (const name of ['vitalik', 'ada-quill']) {
        const owner = person.custody.address.toLowerCase() as Address
        const proof = {
          name,
          owner,
          timestamp: 1_704_900_000,
          fid: EVE,
          type: UserNameType.USERNAME_TYPE_FNAME,
        }
        person.proofs.unshift(await nameProof({ ...proof, by: person.custody }))
      }
      scene.snapchain.lie('userNameProofByName', (truth, query) =>
        query.get('name') === 'vitalik' ? { ...(truth as object), fid: EVE } : truth,
      )
    })
    expect(eve && namesOf(eve)).toEqual(['eve'])
    expect(await find(scene, fname('vitalik'))).toEqual([])
  })

  it('by a name that only looks like another', async () => {
    const scene = await start()
    const [eve] = await expectAdaUnharmed(scene, async () => {
      const person = await addEve(scene)
      for (const name of [
        'аda-quill.eth',
        'ADA-QUILL',
        'ada‑quill',
        'ada-quill\u200b',
        '@ada-quill',
      ]) {
        const owner = addressOf('eve 1')
        const proof = { name, owner, timestamp: 1_704_900_000, fid: EVE, by: wallet('eve 1') }
        person.proofs.push(await nameProof({ ...proof, type: UserNameType.USERNAME_TYPE_ENS_L1 }))
        person.proofs.push(await nameProof({ ...proof, type: UserNameType.USERNAME_TYPE_FNAME }))
      }
    })
    expect(eve && namesOf(eve)).toEqual(['eve'])
  })
})

/**
 * The node hands out a verification of Ada's wallet in a message that Eve signed. The protocol's
 * own library refuses to build it, as it checks the claim.
 */
function withVerification({ appKey }: Person, signature: Hex, verificationType = 0, network = 1) {
  const { dataBytes: _, ...message } = signMessage(
    {
      type: 7,
      fid: EVE,
      timestamp: 100_000_000,
      network,
      verificationAddAddressBody: {
        address: addressOf('ada 1'),
        claimSignature: signature,
        blockHash: blockHashOf('ada 0'),
        verificationType,
      },
    },
    appKey,
  )
  return (truth: unknown, query: URLSearchParams) =>
    query.get('fid') === String(EVE) ? { messages: [message] } : truth
}

describe('what is no longer so is no longer shown', () => {
  it('a removed verification is gone at the next refresh, and the wallet answers no more', async () => {
    const scene = await start()
    await find(scene, fid(ADA))
    const ada = scene.world.people.get(ADA) as Person
    expect((await find(scene, eth('ada 1'))).map(profileFid)).toEqual([ADA])
    ada.messages.push(
      await verificationRemoval(ADA, ada.appKey, wallet('ada 1').address, 1_750_000_000),
    )
    scene.pass(FRESH_SECONDS + 1)
    const [after] = await eventually(
      scene,
      fid(ADA),
      ([one]) => one !== undefined && walletsOf(one).length === 1,
    )
    expect(after && walletsOf(after)).toEqual([addressOf('ada 2')])
    expect(await find(scene, eth('ada 1'))).toEqual([])
  })

  it('a node that still hands out the verification beside its removal changes nothing', async () => {
    const scene = await start()
    const ada = scene.world.people.get(ADA) as Person
    const removal = await verificationRemoval(
      ADA,
      ada.appKey,
      wallet('ada 1').address,
      1_750_000_000,
    )
    const messages = [removal, ...ada.messages].map(hubJson)
    scene.snapchain.lie('verificationsByFid', () => ({ messages }))
    const [profile] = await find(scene, fid(ADA))
    expect(profile && walletsOf(profile)).toEqual([addressOf('ada 2')])
  })

  it('a name that moved to another fid leaves the one and answers for the other', async () => {
    const scene = await start()
    const eve = await addEve(scene, { fname: 'eve' })
    expect((await find(scene, fname('dee-marsh'))).map(profileFid)).toEqual([900_004])
    await find(scene, fid(EVE))
    await transferFname(scene.world, 'dee-marsh', eve, 1_750_000_000)
    scene.pass(FRESH_SECONDS + 1)
    await eventually(
      scene,
      fid(EVE),
      ([one]) => one !== undefined && namesOf(one).includes('dee-marsh'),
    )
    const [dee] = await eventually(
      scene,
      fid(900_004),
      ([one]) => one !== undefined && !namesOf(one).includes('dee-marsh'),
    )
    expect(dee && namesOf(dee)).toEqual(['!900004'])
    const holders = await eventually(scene, fname('dee-marsh'), (profiles) =>
      profiles.some((one) => profileFid(one) === EVE),
    )
    expect(holders.map(profileFid)).toEqual([EVE])
  })

  it('a node that lags behind the registry does not keep a moved name where it was', async () => {
    const scene = await start()
    const dee = scene.world.people.get(900_004) as Person
    const old = dee.proofs.map((proof) => ({ ...proof }))
    const eve = await addEve(scene)
    await transferFname(scene.world, 'dee-marsh', eve, 1_750_000_000)
    const stale = old.map((proof) => ({
      ...proof,
      signature: Buffer.from(proof.signature.slice(2), 'hex').toString('base64'),
      type: 'USERNAME_TYPE_FNAME',
    }))
    scene.snapchain.lie('userNameProofsByFid', (truth, query) =>
      query.get('fid') === '900004' ? { proofs: stale } : truth,
    )
    scene.snapchain.lie('userNameProofByName', (truth, query) =>
      query.get('name') === 'dee-marsh' ? stale[0] : truth,
    )
    expect((await find(scene, fname('dee-marsh'))).map(profileFid)).toEqual([EVE])
    const [left] = await find(scene, fid(900_004))
    expect(left && namesOf(left)).toEqual(['!900004'])
  })
})

describe('two fids that verified one wallet', () => {
  it('are two people, and the wallet answers for the older link', async () => {
    const scene = await start()
    for (const [number, name, at] of [
      [900_020, 'gil', 1_720_000_000],
      [900_021, 'hal', 1_710_000_000],
    ] as const) {
      const person = await addPerson(scene.world, {
        fid: number,
        name,
        fname: name,
        wallets: [`${name} own`],
      })
      const blockHash = blockHashOf(`shared ${name}`)
      const signature = await claimSignature(number, wallet('shared'), blockHash)
      person.messages.push(
        await verification({
          fid: number,
          appKey: person.appKey,
          address: wallet('shared').address,
          signature,
          blockHash,
          at,
        }),
      )
    }
    const [gil] = await find(scene, fid(900_020))
    const [hal] = await find(scene, fid(900_021))
    expect(gil?.profileID).not.toBe(hal?.profileID)
    expect((await find(scene, eth('shared'))).map(profileFid)).toEqual([900_021])
    expect((await find(scene, eth('gil own'))).map(profileFid)).toEqual([900_020])
    expect((await find(scene, fname('gil'))).map(profileFid)).toEqual([900_020])
  })
})

describe('with Neynar and Snapchain', () => {
  it('a proof of our own checking is shown before Neynar’s word', async () => {
    const scene = await start({ hasNeynar: true })
    const { profiles } = await scene.lookup.one(fname('cy-harbor.base.eth'), {
      include: { proof: true },
    })
    const methods = profiles[0]?.channels.map(({ type, proof }) => `${type} ${proof?.method}`)
    expect(methods).toEqual([
      'farcaster farcaster-username-proof',
      'wallet farcaster-verification',
      'twitter reported',
    ])
  })

  it('Snapchain answers when Neynar is down, and Neynar when Snapchain is', async () => {
    const scene = await start({ hasNeynar: true })
    scene.neynar.setFault({ kind: 'fail', status: 503 })
    expect((await find(scene, fid(ADA))).map(profileFid)).toEqual([ADA])
    scene.neynar.setFault(null)
    scene.snapchain.setFault({ kind: 'drop' })
    expect((await find(scene, fid(900_002))).map(profileFid)).toEqual([900_002])
  })
})
