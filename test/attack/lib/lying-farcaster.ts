import { setTimeout as sleep } from 'node:timers/promises'
import { signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address } from 'viem'
import type { Source } from '../../../src/people/source-port.ts'
import { createSnapchainSource } from '../../../src/sources/farcaster/farcaster.ts'
import { createNeynarSource } from '../../../src/sources/neynar/neynar.ts'
import { startFnames } from '../../network/fnames.ts'
import { resolverOf } from '../../network/names.ts'
import { startNeynar } from '../../network/neynar.ts'
import {
  addPerson,
  blockHashOf,
  claimSignature,
  createWorld,
  nameProof,
  type Person,
  verification,
  type World,
} from '../../network/people.ts'
import { hubJson, startSnapchain } from '../../network/snapchain.ts'
import { UserNameType } from '../../reference/farcaster-core.ts'
import type { TestService } from '../../service.ts'

/**
 * A Farcaster node and a Neynar that say of liars what is so of others, in messages that were
 * really signed where they need not be.
 */

interface Row {
  type: string
  value: string
  isVerified: boolean
  metadata?: { name: string; value: string }[]
  verification?: { grade: string }
}

export interface Outcome {
  /** Identifiers of victims for which another, or nobody, answers. */
  changed: number
  identifiers: number
  /** Rows of liars that show what is a victim's as proven or confirmed. */
  shown: number
}

const VICTIM = 700_000
const LIAR = 800_000
const lower = (address: string) => address.toLowerCase() as Address

/** A person whose wallet, fname and ENS name are their own, and one who would like to have them. */
interface Pair {
  victim: Person
  liar: Person
}

async function createPairs(world: World, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let at = 1; at <= count; at += 1) {
    const [name, other] = [`victim${at}`, `liar${at}`]
    pairs.push({
      victim: await addPerson(world, {
        fid: VICTIM + at,
        name,
        fname: name,
        ensName: `${name}.eth`,
        wallets: [`${name} 1`],
      }),
      liar: await addPerson(world, {
        fid: LIAR + at,
        name: other,
        fname: other,
        wallets: [`${other} 1`],
      }),
    })
  }
  return pairs
}

const walletOf = ({ wallets: [first], custody }: Person) => first ?? custody

/**
 * A message of the liar that verifies the victim's wallet, with some signature; the liar's key
 * signs it, or a stranger's.
 */
async function forgedVerification({ victim, liar }: Pair, random: () => number): Promise<unknown> {
  const blockHash = blockHashOf(`victim ${victim.fid}`)
  const signers = [
    () => claimSignature(liar.fid, walletOf(liar), blockHash),
    () => claimSignature(victim.fid, walletOf(victim), blockHash),
    async () => `0x${'12'.repeat(65)}` as const,
  ]
  const claimSignatureOf = signers[Math.floor(random() * signers.length)] ?? signers[0]
  const body = {
    address: lower(walletOf(victim).address),
    claimSignature: (await claimSignatureOf?.()) ?? '0x',
    blockHash,
    verificationType: random() < 0.3 ? 1 : 0,
  }
  const network = random() < 0.2 ? 2 : 1
  const key = random() < 0.3 ? (`0x${'77'.repeat(32)}` as const) : liar.appKey
  const data = {
    type: 7,
    fid: liar.fid,
    timestamp: 100_000_000,
    network,
    verificationAddAddressBody: body,
  }
  const { dataBytes: _, ...message } = signMessage(data, key)
  return message
}

/** What the node serves of each liar instead of the truth, by route and fid. */
async function prepareLies(pairs: readonly Pair[], random: () => number) {
  const messages = new Map<number, unknown[]>()
  const proofs = new Map<number, unknown[]>()
  for (const pair of pairs) {
    const { victim, liar } = pair
    const stolen = [...victim.messages].map(hubJson)
    const own = walletOf(liar)
    const honest = await verification({
      fid: liar.fid,
      appKey: liar.appKey,
      address: own.address,
      signature: await claimSignature(liar.fid, own, blockHashOf('own')),
      blockHash: blockHashOf('own'),
    })
    messages.set(
      liar.fid,
      random() < 0.3 ? stolen : [await forgedVerification(pair, random), hubJson(honest)],
    )
    const claims = [victim.proofs[0]?.name ?? '', victim.proofs[1]?.name ?? '']
    proofs.set(
      liar.fid,
      await Promise.all(
        claims.map(async (name) => {
          const owner = lower((random() < 0.5 ? own : walletOf(victim)).address)
          const type = name.includes('.')
            ? UserNameType.USERNAME_TYPE_ENS_L1
            : UserNameType.USERNAME_TYPE_FNAME
          const proof = await nameProof({
            name,
            owner,
            timestamp: 1_710_000_000,
            fid: liar.fid,
            type,
            by: own,
          })
          const kind =
            type === UserNameType.USERNAME_TYPE_FNAME
              ? 'USERNAME_TYPE_FNAME'
              : 'USERNAME_TYPE_ENS_L1'
          return {
            ...proof,
            signature: Buffer.from(proof.signature.slice(2), 'hex').toString('base64'),
            type: kind,
          }
        }),
      ),
    )
  }
  return { messages, proofs }
}

const victimPaths = ({ victim }: Pair): string[] => [
  `/fid/${victim.fid}`,
  `/fname/${victim.shown.username}`,
  `/eth/${walletOf(victim).address}`,
]

/** What is answered; asked again where a busy machine let the lookup run out of time. */
async function profilesOf(
  service: TestService,
  path: string,
  tries = 5,
): Promise<{ channels: Row[] }[]> {
  const response = await service.request(path)
  if (response.status === 503 && tries > 1) return profilesOf(service, path, tries - 1)
  return ((await response.json()) as { profiles?: { channels: Row[] }[] }).profiles ?? []
}

const fidsOf = (profiles: { channels: Row[] }[]) =>
  profiles.flatMap(({ channels }) =>
    channels.flatMap(({ type, metadata }) =>
      type === 'farcaster' ? (metadata?.[0]?.value ?? []) : [],
    ),
  )

/**
 * Whether another than the victim answers, or the liar beside them. Where a source failed, as on a
 * busy machine, the other's word is all that there is: that is asked again.
 */
async function isChanged(
  service: TestService,
  { victim, liar }: Pair,
  path: string,
  tries = 10,
): Promise<boolean> {
  const response = await service.request(path)
  const { profiles = [] } = (await response.json()) as { profiles?: { channels: Row[] }[] }
  const fids = fidsOf(profiles)
  if (response.ok && fids[0] === String(victim.fid) && !fids.includes(String(liar.fid)))
    return false
  const timing = response.headers.get('server-timing')
  if ((!response.ok || timing?.includes('failed')) && tries > 1) {
    await sleep(1000)
    return isChanged(service, { victim, liar }, path, tries - 1)
  }
  console.log(`    ${path}: ${response.status}, fids ${fids.join(' ')}, Server-Timing ${timing}`)
  return true
}

/**
 * Looks everybody up while node and Neynar lie, liars and victims by turns.
 *
 * @param startService the service of the attack, over some sources
 */
export async function byFarcaster(
  random: () => number,
  count: number,
  startService: (sources: Source[]) => Promise<TestService & { stop(): Promise<void> }>,
): Promise<{ node: Outcome; neynar: Outcome }> {
  const outcome = async (hasNeynar: boolean): Promise<Outcome> => {
    const world = await createWorld()
    const pairs = await createPairs(world, count)
    const { messages, proofs } = await prepareLies(pairs, random)
    const [node, fnames, neynar] = await Promise.all([
      startSnapchain(world),
      startFnames(world),
      startNeynar(world),
    ])
    for (const route of ['verificationsByFid', 'userDataByFid'])
      node.lie(route, (truth, query) => {
        const lies = messages.get(Number(query.get('fid')))
        return lies ? { messages: lies } : truth
      })
    node.lie('userNameProofsByFid', (truth, query) => {
      const lies = proofs.get(Number(query.get('fid')))
      return lies ? { proofs: lies } : truth
    })
    node.lie('userNameProofByName', (truth, query) => {
      const pair = pairs.find(({ victim }) =>
        victim.proofs.some(({ name }) => name === query.get('name')),
      )
      return pair && random() < 0.5 ? { ...(truth as object), fid: pair.liar.fid } : truth
    })
    neynar.lie((user) => {
      const pair = pairs.find(({ liar }) => liar.fid === user.fid)
      if (!pair) return user
      const stolen = lower(walletOf(pair.victim).address)
      return {
        ...user,
        username: pair.victim.shown.username,
        verifications: [stolen],
        verified_addresses: { ...user.verified_addresses, eth_addresses: [stolen] },
      }
    })
    const hub = createSnapchainSource({
      url: node.url,
      fnameRegistryUrl: fnames.url,
      resolveName: resolverOf(world),
    })
    const service = await startService([
      ...(hasNeynar ? [createNeynarSource({ baseUrl: neynar.url })] : []),
      hub,
    ])
    let shown = 0
    let changed = 0
    for (const pair of pairs) {
      const order = [
        `/fid/${pair.liar.fid}`,
        ...victimPaths(pair),
        `/fid/${pair.liar.fid}`,
        `/fname/${pair.victim.proofs[1]?.name}`,
      ]
      for (const path of random() < 0.5 ? order : order.toReversed())
        await profilesOf(service, path)
      for (const path of victimPaths(pair)) if (await isChanged(service, pair, path)) changed += 1
      const theirs = new Set([
        walletOf(pair.victim).address.toLowerCase(),
        ...pair.victim.proofs.map(({ name }) => name),
      ])
      const rows = (await profilesOf(service, `/fid/${pair.liar.fid}`)).flatMap(
        ({ channels }) => channels,
      )
      shown += rows.filter(
        ({ value, isVerified, verification: known }) =>
          isVerified && theirs.has(value.toLowerCase()) && known?.grade !== 'reported',
      ).length
    }
    await service.stop()
    await hub.close()
    await Promise.all([node.close(), fnames.close(), neynar.close()])
    return { changed, identifiers: pairs.length * 3, shown }
  }
  return { node: await outcome(false), neynar: await outcome(true) }
}
