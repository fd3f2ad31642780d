import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { contentOf, type Finding } from '@whocast/contract/profile.ts'
import { SNAPCHAIN } from '../../farcaster/client.ts'
import type { Network } from '../../farcaster/network-port.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { People } from '../../people/port.ts'
import type { AskOptions, Source, Subject, Widened } from '../../people/source-port.ts'
import { subjectOf, withRequested } from '../subject.ts'

export interface StoredSourceOptions {
  /** Asked while the node is not followed, or following is behind. */
  live: Source & { close(): Promise<void> }
  people: Pick<People, 'find' | 'findings' | 'bareFids'>
  network: Pick<Network, 'isCurrent' | 'currentAt'>
  clock: Clock
}

/**
 * The Farcaster source of a service that follows a node: while following is current, stored data
 * equals that of the node, and no node is called. Usernames of ENS are the exception: nothing tells
 * when such a name is sold, so that people with one are read from the node when they are due.
 */
export function createStoredSource({
  live,
  people,
  network,
  clock,
}: StoredSourceOptions): Source & { close(): Promise<void> } {
  const context: StoredContext = {
    people,
    at: () => Math.floor((network.currentAt() ?? clock()) / 1000),
  }
  return {
    ...live,
    isCurrent: network.isCurrent,
    async widen(identifiers, options) {
      if (!network.isCurrent()) return live.widen(identifiers, options)
      return Promise.all(identifiers.map((one) => widenStored(context, live, one, options)))
    },
    async collect(subjects, options) {
      if (!network.isCurrent()) return live.collect(subjects, options)
      return Promise.all(subjects.map((one) => collectStored(context, live, one, options)))
    },
  }
}

interface StoredContext {
  people: StoredSourceOptions['people']
  /** Until when what is stored is known to hold, unix seconds. */
  at(): number
}

async function widenStored(
  context: StoredContext,
  live: Source,
  identifier: Identifier,
  options: AskOptions,
): Promise<Awaited<ReturnType<Source['widen']>>[number]> {
  const fid = await fidBehind(context, keyOf(identifier))
  if (fid === null) return null
  const finding = await findStored(context, fid)
  if (!finding) return null
  if (hasNameOfOthers(finding)) return (await live.widen([identifier], options))[0] ?? null
  const found = subjectOf(finding.channels)
  const addresses = withRequested(found.addresses, identifier)
  return { subject: { ...found, fid, addresses }, findings: [finding] } satisfies Widened
}

async function collectStored(
  context: StoredContext,
  live: Source,
  subject: Subject,
  options: AskOptions,
): Promise<Awaited<ReturnType<Source['collect']>>[number]> {
  const fids = subject.fid === undefined ? await fidsBehind(context, subject) : [subject.fid]
  const found = await Promise.all(fids.map((fid) => findStored(context, fid)))
  const findings = found.filter((finding) => finding !== null)
  if (findings.some(hasNameOfOthers)) return (await live.collect([subject], options))[0] ?? []
  return findings
}

/** The key by which people are stored. A name of ENS is looked for as a username. */
function keyOf(identifier: Identifier): string | null {
  if (identifier.kind === 'social') return null
  return identifier.kind === 'ens' ? `fname:${identifier.name}` : identifierKey(identifier)
}

async function fidsBehind(
  context: StoredContext,
  { fname, addresses }: Subject,
): Promise<number[]> {
  const keys =
    fname === undefined ? addresses.map((address) => `eth:${address}`) : [`fname:${fname}`]
  const fids = await Promise.all(keys.map((key) => fidBehind(context, key)))
  return [...new Set(fids.filter((fid) => fid !== null))]
}

/** Returns the fid of the verified stored holder of a key; null if the holder has none. */
export async function fidBehind(
  { people }: { people: Pick<People, 'find' | 'bareFids'> },
  key: string | null,
): Promise<number | null> {
  if (key === null) return null
  if (key.startsWith('fid:')) return Number(key.slice(4))
  const [found] = await people.find(key)
  if (found?.isVerified) {
    const { fid } = subjectOf(found.profile.channels)
    if (fid !== undefined) return fid
  }
  return key.startsWith('eth:') ? ((await people.bareFids([key])).get(key) ?? null) : null
}

async function findStored({ people, at }: StoredContext, fid: number): Promise<Finding | null> {
  const [finding] = await people.findings(SNAPCHAIN, [`farcaster:${fid}`])
  if (!finding) return null
  return { ...finding, checkedAt: Math.max(finding.checkedAt, at()), basedOn: contentOf(finding) }
}

/** A username that is an ENS name can be sold. */
const hasNameOfOthers = ({ channels }: Finding): boolean =>
  channels.some(({ type, value }) => type === 'farcaster' && value.includes('.'))
