import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import { isSignedOnBothSides } from '@whocast/evidence/account-link.ts'
import { verifyEvidence } from '@whocast/evidence/answer.ts'
import { ownerScope } from '@whocast/evidence/forms/owner-claim.ts'
import { gradeFinding } from '@whocast/evidence/grade.ts'
import { readSignedMessage } from '@whocast/evidence/message.ts'
import { checkTransfer } from '@whocast/evidence/people-file/check.ts'
import { readLine } from '@whocast/evidence/people-file/person.ts'
import type { Document, Json } from './documents.ts'
import { NOW, registry } from './people.ts'

/** What a store is given of a profile. */
export interface Stored {
  findings: Finding[]
  credentials: CredentialRecord[]
  isKnownBlock(hash: string): boolean
  /** Paths of lookups that may find it, where these are of its own. */
  paths?: readonly string[]
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

/** How live sources found a profile. */
interface Found {
  /** Null for a profile with wallets alone. */
  fid: number | null
  /** Whether a block is on its chain. */
  isKnownBlock(hash: string): boolean
  /** The block that each name was read at; without it names share all blocks. */
  blockOf?: ReadonlyMap<string, string> | undefined
}

/**
 * Reads a profile as a Farcaster node, ENS, a vendor and accounts elsewhere would report it, graded
 * as live findings are.
 */
export async function asFound(
  profile: Document['profiles'][number],
  { fid, isKnownBlock, blockOf }: Found,
): Promise<Stored | null> {
  const imported = await asImported(profile)
  if (!imported) return null
  const given = readLine(toLine(profile, 'p'.repeat(21)), NOW).findings
  const channels = given.flatMap((finding) => finding.channels.map(withContract))
  const evidence = given.find((finding) => finding.evidence)?.evidence
  const scopes = Map.groupBy(channels, (row) => originOf(row, fid))
  const found = await Promise.all(
    [...scopes].map(async ([origin, rows]): Promise<Finding[]> => {
      const [source = '', scope = ''] = origin.split(' ')
      if (scope === 'none') return []
      if (scope.startsWith('owner@')) return accountFindings(rows, scope)
      // A vendor's rows have nothing that could be checked.
      if (source === 'neynar')
        return [{ source, scope, checkedAt: NOW, fields: {}, channels: rows }]
      const own = evidence && evidenceOf(evidence, { source, rows, blockOf })
      const wallet = source === 'ens' ? [namedWallet(scope.slice('ens:'.length))] : []
      const finding = {
        source,
        scope,
        checkedAt: NOW,
        fields: {},
        channels: [...wallet, ...rows],
        ...(own ? { evidence: own } : {}),
      }
      return [await grade(finding, isKnownBlock)]
    }),
  )
  const findings = found.flat()
  const credentials = await Promise.all(imported.credentials.map(asReceived))
  return { findings, credentials, isKnownBlock }
}

const grade = (finding: Finding, isKnownBlock: Found['isKnownBlock']): Promise<Finding> =>
  gradeFinding(finding, {
    now: NOW,
    fnameRegistry: registry.address,
    isKnownBlock: (_chainId, hash) => isKnownBlock(hash),
  })

const namedWallet = (value: string): FoundChannel => ({
  type: 'wallet',
  value,
  isVerified: true,
  grade: { grade: 'confirmed' },
})

/** A wallet with the chain of the contract that signed its claim, as a node reports it. */
function withContract(row: FoundChannel): FoundChannel {
  if (row.proof?.method !== 'farcaster-verification') return row
  try {
    const { data } = readSignedMessage(row.proof.message, NOW)
    const { verificationType, chainId = 0 } = data.verificationAddAddressBody ?? {}
    return verificationType === 1 ? { ...row, contractChainId: chainId } : row
  } catch {
    return row
  }
}

/** Returns the source and the scope of a row: `ens ens:0x…`, `snapchain farcaster:3`. */
function originOf({ type, proof }: FoundChannel, fid: number | null): string {
  if ((type === 'ens' || type === 'basename') && proof?.method === 'ens-forward-reverse')
    return `ens ens:${String(proof.address).toLowerCase()}`
  if (proof?.method === 'account-link' && proof.claim.by === 'owner')
    return `accounts ${ownerScope(proof.claim.of)}`
  if (fid === null) return 'snapchain none'
  const isVendors = proof?.method === 'reported' && proof.by === 'neynar'
  return `${isVendors ? 'neynar' : 'snapchain'} farcaster:${fid}`
}

/** The claims of an owner, and what the claimed accounts say. */
async function accountFindings(rows: FoundChannel[], scope: string): Promise<Finding[]> {
  const claims = rows.flatMap(({ type, value, proof }): FoundChannel[] => {
    const statement = proof?.method === 'account-link' ? proof.claim.statement : undefined
    if (!statement) return []
    return [{ type, value, isVerified: false, proof: { method: 'owner-statement', ...statement } }]
  })
  const graded = await Promise.all(
    rows.map(async (row): Promise<FoundChannel> => {
      const isProven = await isSignedOnBothSides(row, NOW)
      return { ...row, grade: { grade: isProven ? 'proven' : 'confirmed' } }
    }),
  )
  const checked = [...Map.groupBy(graded, ({ type }) => type)].map(
    ([type, channels]): Finding => ({
      source: type,
      scope: `${type}@${scope}`,
      checkedAt: NOW,
      fields: {},
      channels,
    }),
  )
  return [{ source: 'owner', scope, checkedAt: NOW, fields: {}, channels: claims }, ...checked]
}

/** The evidence that a source reads for these rows. */
function evidenceOf(
  { state = [], blocks = [], ...rest }: Evidence,
  { source, rows, blockOf }: { source: string; rows: FoundChannel[] } & Pick<Found, 'blockOf'>,
): Evidence {
  const isNode = source === 'snapchain'
  const hashes = blockOf && new Set(rows.map(({ value }) => blockOf.get(value)))
  const isOwn = ({ chainId, hash }: { chainId: number; hash: string }) => {
    // Custody and keys are on OP Mainnet, and only what reads Farcaster reads them.
    if (isNode ? chainId !== 1 : chainId === 10) return isNode
    return hashes === undefined || hashes.has(hash)
  }
  return {
    ...(isNode ? rest : {}),
    state: state.filter(({ chainId, blockHash }) => isOwn({ chainId, hash: blockHash })),
    blocks: blocks.filter(isOwn),
  }
}

/** A record as its own source or issuer stored it, which checked its signature. */
async function asReceived(record: CredentialRecord): Promise<CredentialRecord> {
  const { hearsay: _, ...received } = record
  if (record.hearsay === undefined || record.kind === 'eas-onchain') return record
  const verification = { ...record.verification, result: 'holds' as const }
  if (record.kind === 'farcaster-cast') {
    const { state: _state, blocks: _blocks, ...message } = record.evidence ?? {}
    return { ...received, verification, evidence: message }
  }
  const plain = JSON.parse(JSON.stringify(record)) as Json
  const { status, reason } = await verifyEvidence(plain, { now: NOW })
  if (reason.startsWith('said to be signed by the contract wallet'))
    return { ...received, verification: { ...verification, method: 'erc1271' } }
  return status === 'holds' ? { ...received, verification } : record
}
