import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import { checkTransfer } from '../../src/people/line/check.ts'
import { readLine } from '../../src/people/line/person.ts'
import type { Document, Json } from './documents.ts'
import { NOW, registry } from './people.ts'

/** What a store is given of a profile. */
export interface Stored {
  findings: Finding[]
  credentials: CredentialRecord[]
  isKnownBlock(hash: string): boolean
}

/** A profile of a response as a line of a people file. */
function toLine({ profileID: _, credentials, ...profile }: Json, id: string): Json {
  const records = Array.isArray(credentials) ? (credentials as Json[]) : []
  return {
    ...profile,
    profileID: id,
    credentials: records.map(({ proof, ...row }) => ({
      ...(proof as Json),
      ...row,
      attester: (proof as Json | undefined)?.attester,
      verification: undefined,
    })),
  }
}

/** Reads a profile as an import does; null where nothing of it can be read. */
export async function asImported(profile: Document['profiles'][number]): Promise<Stored | null> {
  try {
    const line = readLine(toLine(profile, 'p'.repeat(21)), NOW)
    const { findings, credentials } = await checkTransfer(line, NOW, [])
    return { findings, credentials, isKnownBlock: () => false }
  } catch {
    return null
  }
}

/**
 * Reads a profile as a Farcaster node and ENS would report it, graded as live findings are: a
 * finding about the fid, and one about each wallet with a name.
 *
 * @param isKnownBlock whether a block is on its chain
 */
export async function asFound(
  profile: Document['profiles'][number],
  fid: number,
  isKnownBlock: (hash: string) => boolean,
): Promise<Stored | null> {
  const imported = await asImported(profile)
  if (!imported) return null
  const given = readLine(toLine(profile, 'p'.repeat(21)), NOW).findings
  const channels = given.flatMap((finding) => finding.channels)
  const evidence = given.find((finding) => finding.evidence)?.evidence
  const byWallet = Map.groupBy(channels, walletOf)
  const findings = [...byWallet].flatMap(([wallet, rows]): Finding[] => {
    const base = { checkedAt: NOW, fields: {}, ...(evidence ? { evidence } : {}) }
    if (wallet === null)
      return [{ ...base, source: 'snapchain', scope: `farcaster:${fid}`, channels: rows }]
    const own: FoundChannel = {
      type: 'wallet',
      value: wallet,
      isVerified: true,
      grade: { grade: 'confirmed' },
    }
    return [{ ...base, source: 'ens', scope: `ens:${wallet}`, channels: [own, ...rows] }]
  })
  const graded = await Promise.all(
    findings.map((finding) =>
      gradeFinding(finding, {
        now: NOW,
        fnameRegistry: registry.address,
        isKnownBlock: (_chainId, hash) => isKnownBlock(hash),
      }),
    ),
  )
  return { findings: graded, credentials: imported.credentials, isKnownBlock }
}

/** The wallet of which a source of names reports a row; null for rows about the fid. */
function walletOf({ type, proof }: FoundChannel): string | null {
  if (type !== 'ens' && type !== 'basename') return null
  return proof?.method === 'ens-forward-reverse' ? proof.address.toLowerCase() : null
}
