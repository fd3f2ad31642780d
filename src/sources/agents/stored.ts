import { type FoundChannel, isHearsay } from '@whocast/contract/profile.ts'
import type { AgentRegistrationProof } from '@whocast/contract/proof.ts'
import type { People } from '../../people/port.ts'
import { TTL_MS } from './file.ts'

/** A confirmed row of an address, as stored. */
export interface StoredRow {
  row: FoundChannel
  proof: AgentRegistrationProof
}

/** Returns the rows that the last reading of an address confirmed. */
export async function findStoredRows(
  people: Pick<People, 'findings'> | undefined,
  scope: string,
): Promise<StoredRow[]> {
  const [finding] = (await people?.findings('agents', [scope])) ?? []
  if (!finding || isHearsay(finding)) return []
  return finding.channels.flatMap((row) =>
    row.type === 'agent' && row.isVerified && row.proof?.method === 'agent-registration'
      ? [{ row, proof: row.proof }]
      : [],
  )
}

/**
 * Returns true if a row is confirmed by a file that cannot be read now, and was within seven days.
 *
 * @param unread URLs of such files
 * @param now unix ms
 */
export const isOfUnread = (
  { proof: { listedAt, uri, at } }: StoredRow,
  unread: readonly string[],
  now: number,
): boolean => unread.some((one) => one === (listedAt ?? uri)) && at * 1000 + TTL_MS > now
