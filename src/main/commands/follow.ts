import { setTimeout as sleep } from 'node:timers/promises'
import { readNetworkStatus } from '../../farcaster/follow/status.ts'
import type { NetworkStatus } from '../../farcaster/network-port.ts'
import { CommandError, expectAtMost, parseCommand } from '../../kit/command-line.ts'
import { createProgress, formatSeconds } from '../../kit/progress.ts'
import type { Command } from './command.ts'

export const followCommand: Command = {
  summary: 'read all of Farcaster from a node, and follow its events',
  help: `
Usage: whocast follow [--once] [--status] [--json]

Reads every person from the node of SNAPCHAIN_URL into the database, then follows the node's events, so that lookups query
no node. The same as SNAPCHAIN_FOLLOW=true, as a process of its own. It can be stopped at any time and resumes where it
was. Several processes on one database share the shards; if one dies, another takes over its shards within 30
seconds. docs/operating.md, "Following Farcaster".

  --once    exit when all of Farcaster has been read
  --status  print the progress and exit
  --json    print the status as JSON

Exit code: 0 done, 1 failed, 2 usage, 130 stopped by Ctrl-C.

  SNAPCHAIN_URL=http://localhost:3381 npm run whocast -- follow
  npm run whocast -- follow --status
`,
  isLasting: true,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, {
      once: { type: 'boolean' },
      status: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    expectAtMost(positionals, 0)
    const config = context.config()
    if (values.status) {
      const status = await readNetworkStatus((await context.store()).cursors, context.clock)
      context.out(values.json ? JSON.stringify(status, null, 2) : describe(status, context.clock()))
      return 0
    }
    if (!/^http/.test(config.SNAPCHAIN_URL))
      throw new CommandError('SNAPCHAIN_URL must be set: a node of your own')
    const signal = context.interrupt?.()
    const status = await follow({
      config,
      clock: context.clock,
      isOnce: values.once === true,
      signal,
    })
    context.out(values.json ? JSON.stringify(status, null, 2) : describe(status, context.clock()))
    return signal?.aborted ? 130 : 0
  },
}

/** How often progress is looked at (ms). */
const LOOK_MS = 250

interface FollowInput {
  config: ReturnType<Parameters<Command['run']>[1]['config']>
  clock: () => number
  isOnce: boolean
  signal: AbortSignal | undefined
}

/** Follows until all of Farcaster has been read, or until the signal. Returns the progress. */
async function follow({ config, clock, isOnce, signal }: FollowInput): Promise<NetworkStatus> {
  const [{ createBase }, { startFollowing }, { createEasOf }, { createEvidenceOf }] =
    await Promise.all([
      import('../wiring/base.ts'),
      import('../wiring/network.ts'),
      import('../wiring/eas.ts'),
      import('../wiring/evidence.ts'),
    ])
  const base = await createBase(config)
  try {
    const eas = await createEasOf(base)
    await startFollowing(base, {
      evidence: await createEvidenceOf(base, null),
      online: eas?.online,
    })
    const look = () => readNetworkStatus(base.store.cursors, clock, config.SNAPCHAIN_URL)
    const from = await look()
    const progress = createProgress(process.stderr, 'fids', clock, {
      done: read(from),
      count: read(from),
    })
    let status = from
    while (!signal?.aborted && !(isOnce && status.completeAt !== null)) {
      await sleep(LOOK_MS, undefined, signal ? { signal } : {}).catch(() => {})
      status = await look()
      if (status.completeAt === null)
        progress.update({ done: read(status), count: read(status), total: status.expected })
      else progress.clear()
    }
    progress.clear()
    return status
  } finally {
    await base.close()
  }
}

/** Fids that are done with. */
const read = ({ shards }: NetworkStatus): number =>
  shards.reduce(
    (sum, { completeAt, fids, read: count }) => sum + (completeAt === null ? (count ?? 0) : fids),
    0,
  )

function describe(status: NetworkStatus, now: number): string {
  if (status.shards.length === 0) return 'No node was followed yet.'
  const lines = status.shards.map(({ shard, state, fids, expected, read: count, at, unread }) => {
    const parts = [
      `shard ${shard}: ${state}`,
      count === null
        ? `${fids.toLocaleString('en')} fids`
        : `${count.toLocaleString('en')} of ${expected.toLocaleString('en')} fids`,
      ...(at === null ? [] : [`${formatSeconds(Math.max(0, now - at) / 1000)} behind`]),
      ...(unread === 0 ? [] : [`${unread} to be tried again`]),
    ]
    return parts.join(', ')
  })
  const since =
    status.completeAt === null
      ? 'first pass not complete'
      : `complete since ${new Date(status.completeAt).toISOString()}`
  return [...lines, since].join('\n')
}
