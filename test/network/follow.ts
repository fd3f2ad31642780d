import { createFarcasterClient } from '../../src/farcaster/client.ts'
import { startSignatureThread } from '../../src/farcaster/crypto/signature-thread.ts'
import { createFnameRegistry } from '../../src/farcaster/fname-registry.ts'
import {
  defaultTiming,
  type NetworkContext,
  type NetworkTiming,
} from '../../src/farcaster/follow/context.ts'
import { followNetwork } from '../../src/farcaster/follow/follower.ts'
import { createPacedReader, MAX_UNDER_WAY } from '../../src/farcaster/follow/pace.ts'
import { type Logger, silentTelemetry } from '../../src/kit/telemetry.ts'
import type { Store } from '../../src/main/stores.ts'
import { createHttpJson } from '../../src/net/http-json.ts'
import { createPersonReader } from '../../src/sources/farcaster/farcaster.ts'
import type { Crowd, Truth } from './crowd.ts'

const quiet: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export interface FollowOptions {
  store: Store
  /** Of the node. */
  url: string
  /** Of the registry of fnames, where it is another one. */
  registryUrl?: string
  attach?: NetworkContext['attach']
  timing?: Partial<NetworkTiming>
  clock?: () => number
  timeoutMs?: number
  log?: Logger
}

/** Short waits, so that tests need not be long. */
export const quickTiming: NetworkTiming = {
  ...defaultTiming,
  poll: 20,
  lease: 2000,
  backoff: 100,
  behind: 500,
}

/** Follows a crowd's node as the service does, until it is stopped. */
export function startFollowing({
  store,
  url,
  registryUrl = url,
  attach,
  timing,
  clock = Date.now,
  timeoutMs = 5000,
  log = quiet,
}: FollowOptions) {
  const client = createFarcasterClient({ url, timeoutMs, connections: MAX_UNDER_WAY })
  const registryHttp = createHttpJson({ source: 'fnames', baseUrl: registryUrl, timeoutMs })
  const signatures = startSignatureThread()
  const paced = createPacedReader(client, { budget: 0 })
  const registry = createFnameRegistry(registryHttp, registryUrl)
  const context: NetworkContext = {
    node: url,
    client: paced,
    readFid: createPersonReader({
      client: paced,
      registry,
      signatures,
      gaslessKeys: store.gaslessKeys,
      clock,
    }),
    attach,
    people: store.people,
    gaslessKeys: store.gaslessKeys,
    cursors: store.cursors,
    clock,
    telemetry: silentTelemetry,
    log,
    timing: { ...quickTiming, ...timing },
  }
  const ending = new AbortController()
  const running = followNetwork(context, ending.signal)
  let stopped: Promise<unknown> | undefined
  return {
    context,
    async stop() {
      ending.abort()
      stopped ??= running.then(() =>
        Promise.all([client.close(), registryHttp.close(), signatures.close()]),
      )
      await stopped
    },
  }
}

/** What a store says of a fid, in the words of a crowd's truth. */
export async function storedTruth(store: Store, fid: number): Promise<Truth | null> {
  const [found] = await store.people.find(`fid:${fid}`)
  const [bare] = found ? [] : await store.people.findings('snapchain', [`farcaster:${fid}`])
  if (!found && !bare) return null
  const channels = found?.profile.channels ?? bare?.channels ?? []
  const displayName = found?.profile.displayName
  const names = channels.filter(
    ({ type, isVerified, value }) => type === 'farcaster' && isVerified && !value.startsWith('!'),
  )
  return {
    displayName: displayName ?? null,
    fnames: names.map(({ value }) => value).sort(),
    wallets: channels.flatMap(({ type, isVerified, value }) =>
      type === 'wallet' && isVerified ? [value.toLowerCase() as `0x${string}`] : [],
    ),
  }
}

const allFids = (crowd: Crowd): number[] =>
  Array.from({ length: crowd.shardCount }, (_, index) => crowd.fids(index + 1)).flat()

/** The fids, of all or of those given, of which the store does not say what is true. */
export async function wrongFids(
  store: Store,
  crowd: Crowd,
  fids: readonly number[] = allFids(crowd),
): Promise<string[]> {
  const wrong: string[] = []
  for (const fid of fids) {
    const truth = crowd.truth(fid)
    const stored = await storedTruth(store, fid)
    // Without a verified wallet, the custody address stands in.
    const wallets = truth.wallets.length === 0 ? (stored?.wallets.slice(0, 1) ?? []) : truth.wallets
    const expected = JSON.stringify({ ...truth, wallets })
    const found = JSON.stringify(stored && { ...stored, wallets: stored.wallets.toSorted() })
    if (found !== expected) wrong.push(`${fid}: ${found} and not ${expected}`)
  }
  return wrong
}

/** Waits until it is so, for a minute at most. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  ms = 60_000,
): Promise<void> {
  const end = Date.now() + ms
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
