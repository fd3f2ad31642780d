import type { Finding } from '@whocast/contract/profile.ts'
import { SourceError } from '../../kit/source-error.ts'
import { absentFid } from '../absent.ts'
import { SNAPCHAIN } from '../client.ts'
import type { NetworkContext } from './context.ts'

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
 * @throws SourceError where most cannot be read: the node has trouble
 */
export async function readPeople(
  { readFid, telemetry, clock }: Pick<NetworkContext, 'readFid' | 'telemetry' | 'clock'>,
  fids: readonly number[],
  signal: AbortSignal,
): Promise<ReadPeople> {
  const findings: Finding[] = []
  const failed: number[] = []
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
        reason = error
      }
    }),
  )
  if (reason && failed.length > FEW_FAILURES && failed.length > fids.length / 10) throw reason
  return { findings, failed }
}
