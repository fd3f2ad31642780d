import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import { type Fields, isHexAddress } from '@whocast/contract/untrusted.ts'
import type { Address, Hex } from 'viem'
import { provenCustody } from './chain-storage.ts'
import type { Graph } from './graph.ts'
import { readProfile } from './profile.ts'
import { asClaim } from './relayed.ts'
import { addressNode, type Node } from './subject.ts'
import { unlessBroken } from './verdict.ts'

interface GradeOptions {
  now: number
  fnameRegistry?: Address | undefined
  /** Whether a chain has the block: anyone can prove anything under blocks of their own. */
  isKnownBlock(chainId: number, hash: Hex): boolean
}

/**
 * Grades each verified row of a finding by checking its proofs offline, as a third party would. A
 * valid row is `proven`, a failing row becomes a claim, and other rows keep the source's grade.
 *
 * @param finding whose scope names the fid or address that it is about
 */
export async function gradeFinding(
  finding: Finding,
  { now, fnameRegistry, isKnownBlock }: GradeOptions,
): Promise<Finding> {
  const subject = subjectOf(finding)
  if (subject === null) return finding
  const { state = [], ...evidence } = finding.evidence ?? {}
  const known = state.filter(({ chainId, blockHash }) => isKnownBlock(chainId, blockHash))
  const answer = {
    channels: finding.channels,
    evidence: { ...evidence, state: known },
  } as unknown as Fields
  const { verdicts, graph, requested, context } = await readProfile(answer, {
    for: subject,
    now,
    ...(fnameRegistry ? { fnameRegistry } : {}),
  })
  const channels = finding.channels.map((channel, index): FoundChannel => {
    if (!channel.isVerified) return channel
    switch (verdicts[index]?.status) {
      case 'holds':
        return { ...channel, grade: { grade: 'proven' } }
      case 'fails':
        return asClaim(channel)
      default:
        return channel
    }
  })
  const fid = requested?.startsWith('fid:') ? Number(requested.slice('fid:'.length)) : 0
  const holder = await unlessBroken(() => provenCustody(context.state, fid)?.value ?? [], [])
  const provenWallets = channels
    .filter(({ grade }) => grade?.grade !== 'proven')
    .flatMap(({ type, value }) => (type === 'wallet' ? [value.toLowerCase()] : []))
    .concat((evidence.custody ?? []).map((one) => String(one.address).toLowerCase()))
    .concat(holder)
    .filter((wallet) => isProvenBesides(wallet, graph, requested))
  return {
    ...finding,
    channels,
    ...knownEvidence(finding.evidence, known),
    ...(provenWallets.length === 0 ? {} : { provenWallets: [...new Set(provenWallets)] }),
  }
}

/** Returns true if evidence leads from a fid to a wallet, so that rows hold for the wallet too. */
const isProvenBesides = (wallet: string, graph: Graph, requested: Node | null): boolean =>
  requested?.startsWith('fid:') === true &&
  isHexAddress(wallet) &&
  graph.tie(requested, addressNode(wallet))?.words.length === 0

/** Evidence without the state of other blocks: readers would check the rows by it. */
function knownEvidence(
  evidence: Evidence | undefined,
  known: NonNullable<Evidence['state']>,
): Pick<Finding, 'evidence'> {
  if (evidence?.state === undefined || known.length === evidence.state.length) return {}
  const { state: _, blocks = [], ...rest } = evidence
  const hashes = new Set(known.map(({ blockHash }) => blockHash))
  if (known.length === 0) return { evidence: rest }
  return {
    evidence: { ...rest, state: known, blocks: blocks.filter(({ hash }) => hashes.has(hash)) },
  }
}

/** Returns the subject of a finding, as a checker is requested for it: `fid:3`, `0x…`. */
function subjectOf({ scope }: Finding): string | null {
  const [, kind, rest] = /^(farcaster|ens):(.+)$/.exec(scope) ?? []
  if (kind === 'farcaster') return `fid:${rest}`
  return kind === 'ens' ? (rest ?? null) : null
}
