import { setTimeout as sleep } from 'node:timers/promises'
import { linkScope } from '@whocast/contract/account-link.ts'
import type { ChannelType } from '@whocast/contract/channel.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import type { Cursors } from '../../db/port.ts'
import type { Clock, Logger } from '../../kit/telemetry.ts'
import type { People } from '../../people/port.ts'
import type { LinkKeeper } from './keeper.ts'

/** Every confirmed account is read again within this time, also where no one asks for it. */
const RECHECK_WITHIN_SECONDS = 7 * 24 * 60 * 60
const EVERY_MS = 60 * 60 * 1000
/** In one round, so that a large backlog is spread over several. */
const MAX_IN_ROUND = 2000
const PAGE = 100
const LEASE = 'account-recheck'

interface LinkRecheckOptions {
  keeper: Pick<LinkKeeper, 'follow'>
  people: Pick<People, 'linksBefore' | 'findingsUnder' | 'save'>
  /** One process at a time looks. */
  cursors: Pick<Cursors, 'lease' | 'release'>
  types: readonly ChannelType[]
  clock: Clock
  log: Pick<Logger, 'warn'>
}

/** Looks again at confirmed accounts that are due, round by round. */
export function createLinkRecheck(options: LinkRecheckOptions) {
  const owner = crypto.randomUUID()
  const stoppedAt = new Map<ChannelType, string>()
  /** Looks at those that are due; how many there were. */
  const round = async (signal?: AbortSignal): Promise<number> => {
    let looked = 0
    for (const type of options.types) {
      looked += await roundOf(options, { type, stoppedAt, most: MAX_IN_ROUND - looked, signal })
      if (looked >= MAX_IN_ROUND || signal?.aborted) break
    }
    return looked
  }
  return {
    round,
    /** A round every hour until the signal aborts; never rejects. */
    async run(signal: AbortSignal): Promise<void> {
      const { cursors, log } = options
      while (!signal.aborted) {
        try {
          if (await cursors.lease(LEASE, owner, EVERY_MS * 2)) await round(signal)
        } catch (error) {
          log.warn({ err: error }, 'accounts elsewhere could not be looked at again')
        }
        await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
      }
      await cursors.release(LEASE, owner).catch(() => {})
    },
  }
}

interface Round {
  type: ChannelType
  stoppedAt: Map<ChannelType, string>
  most: number
  signal: AbortSignal | undefined
}

async function roundOf(
  { people, keeper, clock }: LinkRecheckOptions,
  { type, stoppedAt, most, signal }: Round,
): Promise<number> {
  const before = Math.floor(clock() / 1000) - RECHECK_WITHIN_SECONDS
  let looked = 0
  while (looked < most && !signal?.aborted) {
    const after = stoppedAt.get(type) ?? ''
    const due = await people.linksBefore({
      type,
      before,
      after,
      limit: Math.min(PAGE, most - looked),
    })
    const last = due.at(-1)
    if (!last) {
      stoppedAt.delete(type)
      break
    }
    stoppedAt.set(type, last.scope)
    looked += due.length
    for (const link of due) {
      if (signal?.aborted) break
      const records = await people.findingsUnder([recordScope(link, type)])
      await keeper.follow(
        records,
        async (better) => void (await people.save(better, { refreshAt: null })),
      )
    }
  }
  return looked
}

const recordScope = ({ scope }: Finding, type: ChannelType): string =>
  scope.slice(linkScope(type, '').length)
