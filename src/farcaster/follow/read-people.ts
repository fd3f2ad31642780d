import type { Finding } from '@whocast/contract/profile.ts'
import { SourceError } from '../../kit/source-error.ts'
import { absentFid } from '../absent.ts'
import { SNAPCHAIN, WALLET_CHAIN } from '../client.ts'
import type { NetworkContext } from './context.ts'
import type { Shard } from './save-step.ts'

export interface ReadPeople {
  findings: Finding[]
  /** Those that could not be read. */
  failed: number[]
}

/** More failures than this, and than a tenth, are the node's trouble. */
const FEW_FAILURES = 3

/**
 * Reads some fids, each by the checks of lookups.
 *
 * @throws SourceError where many cannot be read that could be before: the node has trouble
 */
export async function readPeople(
  { readFid, telemetry, clock }: Pick<NetworkContext, 'readFid' | 'telemetry' | 'clock'>,
  { state }: Pick<Shard, 'state'>,
  fids: readonly number[],
  signal: AbortSignal,
): Promise<ReadPeople> {
  const failedBefore = new Set(state.retries.map(({ fid }) => fid))
  const findings: Finding[] = []
  const failed: number[] = []
  let failures = 0
  let reason: SourceError | undefined
  await Promise.all(
    fids.map(async (fid) => {
      try {
        const finding = await readFid(fid, signal)
        telemetry.count('network_reads', { outcome: finding ? 'read' : 'absent' })
        findings.push(finding ?? absentFid(SNAPCHAIN, fid, Math.floor(clock() / 1000)))
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof SourceError)) throw error
        telemetry.count('network_reads', { outcome: 'failed' })
        failed.push(fid)
        // The chain of a wallet is no trouble of the node.
        if (error.source === WALLET_CHAIN || failedBefore.has(fid)) return
        failures += 1
        reason = error
      }
    }),
  )
  if (reason && failures > FEW_FAILURES && failures > fids.length / 10) throw reason
  return { findings, failed }
}
