import { contentOf, type Finding, isHearsay } from '@whocast/contract/profile.ts'
import type { ChainFacts, ChainReader, ChainSubject } from '@whocast/evidence/fetch/chain-proofs.ts'
import { LRUCache } from 'lru-cache'
import type { Hex } from 'viem'
import { FairQueue } from '../../kit/fair-queue.ts'
import { atMost } from '../../kit/lru-size.ts'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import { currentClient } from '../../net/request-allowance.ts'
import type { People } from '../../people/port.ts'
import type { EvidenceKeeper } from '../../people/source-port.ts'
import {
  agrees,
  applies,
  chainOf,
  covers,
  hasEnded,
  keyOf,
  provenIn,
  subjectsOf,
  timeOf,
  withFacts,
} from './facts.ts'

interface EvidenceKeeperSettings {
  /** By chain ID; a chain that is not among them proves nothing. */
  readers: ReadonlyMap<number, ChainReader>
  /** The stored proofs: after a restart, and of other processes. */
  people: Pick<People, 'findingsUnder'>
  /** Says how well each row is known, by the finding's own proofs and evidence. */
  grade(finding: Finding, isKnownBlock: (chainId: number, hash: Hex) => boolean): Promise<Finding>
  clock?: Clock
  telemetry: Telemetry
  log: Logger
}

/** Proofs are fetched again after a day: keys are removed, names are sold. */
const REFRESH_SECONDS = 24 * 60 * 60
const MAX_BLOCKS = 20_000
/** How long proofs have to contradict a node before they count against it. */
const DOUBT_MS = 60_000
/** Characters of proofs in memory: those of some thousand people. */
const MAX_MEMORY = 32 * 2 ** 20
/** Findings that wait for proofs at most; clients with the most wait for their next refresh. */
const MAX_WAITING = 500
const AT_ONCE = 2
/** How long a subject is left alone after an error, and its chain after errors of two in a row. */
const PAUSE_MS = 60_000
/** A reader has a time of its own. */
const TIMEOUT_MS = 30_000

/**
 * Adds storage proofs to what the sources found: cached and stored ones at once, the others in the
 * background, after the request was answered. An RPC that fails or hangs delays nothing: the answer
 * then has less evidence.
 *
 * Only proofs count that these readers fetched, or those of another process of this database.
 * Anyone could make a chain and prove anything under its blocks: proofs in an answer or an import
 * show nothing here.
 */
export function createEvidenceKeeper(settings: EvidenceKeeperSettings): EvidenceKeeper {
  const keeper: Keeper = {
    ...settings,
    clock: settings.clock ?? Date.now,
    facts: new LRUCache({
      maxSize: MAX_MEMORY,
      sizeCalculation: (one) => JSON.stringify(one).length,
    }),
    blocks: new LRUCache(atMost(MAX_BLOCKS)),
    newest: new LRUCache({ max: MAX_WAITING * 4 }),
    contradicted: new LRUCache({ max: MAX_WAITING * 4 }),
    failed: new Map(),
    pausedUntil: new LRUCache({ max: MAX_WAITING * 4 }),
  }
  const waiting = new Set<string>()
  const turn = createTurns(AT_ONCE)
  return {
    async attach(findings) {
      await loadStored(keeper, findings)
      return Promise.all(findings.map((finding) => attachOne(keeper, finding)))
    },
    async follow(findings, save) {
      const isOpen = (finding: Finding) =>
        subjectsOf(finding).some((subject) => isDue(keeper, subject))
      const client = currentClient() ?? ''
      // By client: one that waits long, or is dropped, must not keep the finding from another's turn.
      const keyOfWork = (finding: Finding) => `${client} ${placeOf(finding)}`
      const begun = findings.filter(
        (finding) => isOpen(finding) && !waiting.has(keyOfWork(finding)),
      )
      const works = begun.map((finding) => {
        const key = keyOfWork(finding)
        waiting.add(key)
        return turn(client, () => proveOne(keeper, finding)).finally(() => waiting.delete(key))
      })
      const better = (await Promise.all(works)).filter((finding) => finding !== null)
      if (better.length > 0) await save(better)
    },
  }
}

interface Keeper extends EvidenceKeeperSettings {
  clock: Clock
  facts: LRUCache<string, ChainFacts>
  /** Blocks of these and former proofs that the readers' chains have. */
  blocks: LRUCache<string, true>
  /** The newest finding of each scope, as it was read and as it was stored. */
  newest: LRUCache<string, { read: Finding; attached: Finding }>
  /** Since when the proofs of a subject contradict what a node says of it, unix ms. */
  contradicted: LRUCache<string, number>
  /** By chain ID, the subject whose proofs failed last, if none succeeded since. */
  failed: Map<number, string>
  /** By chain ID or subject, unix ms. */
  pausedUntil: LRUCache<number | string, number>
}

/** Reads stored proofs of subjects for which this process has none that apply. */
async function loadStored(keeper: Keeper, findings: readonly Finding[]): Promise<void> {
  const { facts, readers, people, clock } = keeper
  const isMissing = (subject: ChainSubject) => {
    const cached = facts.get(keyOf(subject))
    return readers.has(chainOf(subject)) && !(cached && applies(cached, subject, clock()))
  }
  const open = findings.filter((finding) => subjectsOf(finding).some(isMissing))
  if (open.length === 0) return
  const found = await people.findingsUnder(open.map(({ scope }) => scope))
  const stored = new Map(
    found.filter((one) => !isHearsay(one)).map((one) => [placeOf(one), one.evidence ?? {}]),
  )
  for (const finding of open) {
    for (const subject of subjectsOf(finding).filter(isMissing)) {
      const proven = provenIn(stored.get(placeOf(finding)) ?? {}, subject)
      const cached = facts.get(keyOf(subject))
      if (proven && !(cached && timeOf(cached) >= timeOf(proven))) keep(keeper, subject, proven)
    }
  }
}

async function attachOne(keeper: Keeper, finding: Finding): Promise<Finding> {
  const latest = { read: finding, attached: finding }
  keeper.newest.set(placeOf(finding), latest)
  const known = subjectsOf(finding).flatMap((subject) => usableFacts(keeper, subject) ?? [])
  // Sources check signatures themselves: without a chain's word there is nothing that the checker
  // would add while an asker waits.
  if (known.length === 0) return finding
  latest.attached = await keeper.grade(withFacts(finding, known), (chainId, hash) =>
    keeper.blocks.has(`${chainId} ${hash}`),
  )
  return latest.attached
}

/** The proofs of a subject. Those that contradict a node count once they did for a while. */
function usableFacts(
  { facts, contradicted, clock }: Keeper,
  subject: ChainSubject,
): ChainFacts | null {
  const cached = facts.get(keyOf(subject))
  if (!cached || hasEnded(cached, subject, clock())) return null
  if (agrees(cached, subject)) return cached
  const since = contradicted.get(keyOf(subject))
  return subject.kind === 'fid' && since !== undefined && since + DOUBT_MS <= clock()
    ? cached
    : null
}

function isDue({ readers, pausedUntil, facts, clock }: Keeper, subject: ChainSubject): boolean {
  const chainId = chainOf(subject)
  const isPaused = (key: number | string) => (pausedUntil.get(key) ?? 0) > clock()
  if (!readers.has(chainId) || isPaused(chainId) || isPaused(keyOf(subject))) return false
  const cached = facts.get(keyOf(subject))
  if (!cached || !covers(cached, subject) || hasEnded(cached, subject, clock())) return true
  return (
    timeOf(cached) + (agrees(cached, subject) ? REFRESH_SECONDS : DOUBT_MS / 1000) <= clock() / 1000
  )
}

/** The finding with its proofs, or null when there is nothing new. */
async function proveOne(keeper: Keeper, finding: Finding): Promise<Finding | null> {
  let isBetter = false
  for (const subject of subjectsOf(finding)) {
    if (isDue(keeper, subject)) isBetter = (await proveSubject(keeper, subject)) || isBetter
  }
  if (!isBetter) return null
  const { read, attached } = keeper.newest.get(placeOf(finding)) ?? {
    read: finding,
    attached: finding,
  }
  // Another process may have stored a later reading meanwhile.
  return { ...(await attachOne(keeper, read)), basedOn: contentOf(attached) }
}

async function proveSubject(keeper: Keeper, subject: ChainSubject): Promise<boolean> {
  const { readers, telemetry, failed, pausedUntil, log, clock } = keeper
  const [chainId, key] = [chainOf(subject), keyOf(subject)]
  try {
    const proven = await readers.get(chainId)?.prove(subject, AbortSignal.timeout(TIMEOUT_MS))
    failed.delete(chainId)
    telemetry.count('chain_proofs', {
      chain: String(chainId),
      outcome: proven ? 'proven' : 'unknown',
    })
    // Names may be resolved by another registry now: an older proof does not count.
    if (!proven) return keeper.facts.delete(key)
    keep(keeper, subject, proven)
    return true
  } catch (error) {
    telemetry.count('chain_proofs', { chain: String(chainId), outcome: 'failed' })
    if ((pausedUntil.get(chainId) ?? 0) <= clock())
      log.warn({ chainId, err: error }, 'storage proofs could not be read')
    const last = failed.get(chainId)
    failed.set(chainId, key)
    // One subject may be too much for an RPC; that must not stop the proofs of all others.
    for (const paused of last === undefined || last === key ? [key] : [key, chainId])
      pausedUntil.set(paused, clock() + PAUSE_MS)
    return false
  }
}

function keep(
  { facts, blocks, contradicted, clock }: Keeper,
  subject: ChainSubject,
  proven: ChainFacts,
): void {
  const key = keyOf(subject)
  facts.set(key, proven)
  blocks.set(`${proven.block.chainId} ${proven.block.hash}`, true)
  if (agrees(proven, subject)) contradicted.delete(key)
  else contradicted.set(key, contradicted.get(key) ?? clock())
}

/** Lets so many works run at once; owners of waiting ones take turns. Null without room to wait. */
function createTurns(atOnce: number) {
  const waiting = new FairQueue<(hasTurn: boolean) => void>(MAX_WAITING)
  let running = 0
  return async <T>(owner: string, work: () => Promise<T>): Promise<T | null> => {
    if (running < atOnce) running += 1
    else if (!(await new Promise<boolean>((end) => waiting.push(owner, end)?.(false)))) return null
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next(true)
      else running -= 1
    }
  }
}

const placeOf = ({ source, scope }: Finding) => `${source} ${scope}`
