import { type Fields, isObject, list, object, text, tidy } from '@whocast/contract/untrusted.ts'
import { type Grade, isBetterGrade } from '@whocast/contract/verification.ts'
import { uniqueAssumptions } from './assumption.ts'
import { type Context, createContext, givenBlocks, unknownBlocks } from './authorities.ts'
import { custodyEdgeOf, type RowEvidence, readChannel } from './channels.ts'
import { onTheirChains } from './contract-accounts.ts'
import { type CredentialEvidence, verifyRecord } from './credentials.ts'
import { createGraph, type Edge, type Graph, type Tie, unique } from './graph.ts'
import { type Node, requestedNode } from './subject.ts'
import {
  Broken,
  type EvidenceVerdict,
  fails,
  gradeStated,
  holds,
  unchecked,
  type Verdict,
  type VerifyOptions,
  verdictOf,
  withoutProof,
} from './verdict.ts'

/** The reason of a wallet that is itself the requested identifier. */
const REQUESTED = 'this is the requested identifier'

/** Stands for the person of the profile as far as the answer alone says who that is. */
const PERSON: Node = 'the person of the answer'

/** Verifies every row of a profile: each proof, and its connection to what was requested. */
export const verifyProfile = async (profile: Fields, options: VerifyOptions): Promise<Verdict[]> =>
  (await readProfile(profile, options)).verdicts

export interface ReadProfile {
  verdicts: Verdict[]
  context: Context
  graph: Graph
  requested: Node | null
}

/** Checks every row of a profile, and returns what other members can be checked by. */
export async function readProfile(profile: Fields, options: VerifyOptions): Promise<ReadProfile> {
  const context = await createContext(object(profile.evidence), options)
  const channels = await Promise.all(
    list(profile.channels).map((channel) => readRow(channel, context)),
  )
  const requested = options.for === undefined ? null : requestedNode(options.for)
  const graph = createGraph([
    ...onTheirChains(await edgesOf(channels, context)),
    ...wordEdges(channels, profile, requested),
  ])
  const profileID = text(profile.profileID) === '' ? {} : { profileID: tidy(profile.profileID) }
  const rows = channels.map((row): Verdict => {
    const verdict = givenBlocks(verdictOn(row, graph, requested, options.for), context)
    const { type, value } = row.channel
    return {
      subject: 'channel',
      label: tidy(type),
      value: tidy(value),
      grade: gradeOfRow(row, verdict),
      ...profileID,
      ...verdict,
    }
  })
  const credentials = list(profile.credentials).map(async (credential): Promise<Verdict> => {
    let link: RowLink | null = null
    const linkOf = (node: Node) => {
      link = node === requested ? null : bestRow(node, channels, rows)
      return link
    }
    const verdict = await verdictOf(() =>
      verifyRow(credential, { context, graph, requested, given: options.for, linkOf }),
    )
    const label = credentialLabel(credential, verdict)
    return { ...label, grade: weakerGrade(label.grade, link), ...profileID }
  })
  const verdicts = [...rows, ...(await Promise.all(credentials))]
  return { verdicts, context, graph, requested }
}

function gradeOfRow({ channel, read }: Row, verdict: EvidenceVerdict): Verdict['grade'] {
  if (channel.isVerified !== true) return 'claimed'
  // Nothing but the request leads to the wallet: how well it is known to be the person's is open.
  const isRequest = verdict.reason === REQUESTED && !isStatedProven(channel)
  // Fetched pages may change tomorrow: no more than confirmed.
  const isSigned = !(read instanceof Broken) && read.isSigned === true
  const isFetched = object(channel.proof).method === 'account-link' && !isSigned
  return !isRequest && !isFetched && isProven(channel, verdict) ? 'proven' : gradeStated(channel)
}

const isStatedProven = (row: Fields): boolean => object(row.verification).grade === 'proven'

/** A row that holds; if nobody vouches for its block, only where its sender calls it proven. */
const isProven = (row: Fields, { status, givenBlocks }: EvidenceVerdict): boolean =>
  status === 'holds' && (givenBlocks === undefined || isStatedProven(row))

type RowLink = Pick<Verdict, 'status' | 'grade' | 'reason'>

function bestRow(
  node: Node,
  channels: readonly Row[],
  verdicts: readonly Verdict[],
): RowLink | null {
  const rows = verdicts.filter((_, at) => {
    const row = channels[at]
    // An account elsewhere names its subject, and is none of its rows.
    const isAccount = object(row?.channel.proof).method === 'account-link'
    return !isAccount && row?.channel.isVerified === true && readOf(row)?.nodes.includes(node)
  })
  const ranks = ['proven', 'confirmed', 'reported', 'claimed']
  return rows.sort((a, b) => ranks.indexOf(a.grade) - ranks.indexOf(b.grade))[0] ?? null
}

const weakerGrade = (own: Grade, link: RowLink | null): Grade =>
  link && link.grade !== 'claimed' && isBetterGrade(own, link.grade) ? link.grade : own

/** A credential's name and uid with the verdict on it. */
export function credentialLabel(
  credential: Fields,
  verdict: EvidenceVerdict,
): Verdict & { grade: Grade } {
  const grade = isProven(credential, verdict) ? 'proven' : gradeStated(credential)
  return {
    subject: 'credential',
    label: tidy(credential.name),
    value: tidy(credential.uid),
    grade,
    ...verdict,
  }
}

interface Row {
  channel: Fields
  read: RowEvidence | Broken
}

async function readRow(channel: Fields, context: Context): Promise<Row> {
  if (channel.isVerified !== true) return { channel, read: { nodes: [], edges: [] } }
  try {
    return { channel, read: await readChannel(channel, context) }
  } catch (error) {
    if (error instanceof Broken) return { channel, read: error }
    throw error
  }
}

const readOf = ({ read }: Row): RowEvidence | null => (read instanceof Broken ? null : read)

/** A person has few fids; each entry is compared with the others. */
const MAX_CUSTODY = 64

async function edgesOf(rows: readonly Row[], context: Context): Promise<Edge[]> {
  const custody = await Promise.all(
    list(context.evidence.custody)
      .slice(0, MAX_CUSTODY)
      .map((one) => custodyEdgeOf(one, context)),
  )
  return [...rows.flatMap((row) => readOf(row)?.edges ?? []), ...custody.flat()]
}

/**
 * Returns the unproven edges: rows without a proof, and the requested identifier, belong to the
 * person in the response. A row with a proof needs no more, unless the identifier is an account
 * elsewhere, which no proof ties to a person.
 */
function wordEdges(rows: readonly Row[], profile: Fields, requested: Node | null): Edge[] {
  const isAccount = requested !== null && !/^(fid|eth|name|solana):/.test(requested)
  const edge = (node: Node, word: string): Edge => ({
    between: [PERSON, node],
    reason: '',
    trust: [],
    word,
  })
  const edges = rows.flatMap((row): Edge[] => {
    const read = readOf(row)
    if (!read || (read.word === undefined && !isAccount)) return []
    return read.nodes.map((node) =>
      edge(node, read.word ?? `that ${requested} is this person is known only from the answer`),
    )
  })
  const id = text(profile.profileID)
  return [
    ...edges,
    ...(requested === null
      ? []
      : [edge(requested, `that this is ${requested} is known only from the answer`)]),
    ...(id === ''
      ? []
      : [edge(`profile:${id}`, 'which person a profile ID stands for is the word of the service')]),
  ]
}

function verdictOn(
  { channel, read }: Row,
  graph: Graph,
  requested: Node | null,
  given: string | undefined,
): EvidenceVerdict {
  if (channel.isVerified !== true) return unchecked('a claim: nothing says that it is verified')
  if (read instanceof Broken) return fails(read.message)
  if (requested === null) return unchecked(withoutSubject(read, given))
  const ties = read.nodes.map((node) => graph.tie(requested, node))
  if (ties.some((tie) => tie === null)) return fails(`nothing in its proof leads to ${requested}`)
  const found = ties as Tie[]
  const words = unique(found.flatMap((tie) => tie.words))
  const counting = read.edges.filter((edge) => counts(edge, graph))
  const own = counting.map(({ reason }) => reason)
  if (words.length > 0)
    return unchecked(
      unique([...own, ...(read.word === undefined ? words : [read.word])]).join('; '),
    )
  const isOnlyRequested = own.length === 0 && found.every(({ reasons }) => reasons.length === 0)
  // For a requested wallet, there is nothing else to prove.
  if (isOnlyRequested && read.edges.length === 0 && channel.type === 'wallet')
    return holds(REQUESTED)
  // Evidence of other rows does not replace what a row's own proof lacks.
  const open = read.edges.filter((edge) => !counting.includes(edge))
  if (read.isOpaque === true || open.length > 0) {
    return unchecked(
      unique([
        ...own,
        ...open.map(({ word, reason }) => word ?? reason),
        ...(read.word === undefined ? [] : [read.word]),
      ]).join('; '),
    )
  }
  // An external account is not proven by having been requested.
  if (isOnlyRequested && channel.type !== 'wallet')
    return unchecked(read.word ?? 'nothing but the request')
  const reasons = unique([...own, ...found.flatMap((tie) => tie.reasons)])
  const trust = uniqueAssumptions([
    ...counting.flatMap((edge) => edge.trust),
    ...found.flatMap((tie) => tie.trust),
  ])
  return holds(reasons.join('; ') || REQUESTED, trust)
}

const counts = ({ word, given }: Edge, graph: Graph): boolean =>
  word === undefined && (given === undefined || graph.tie(...given)?.words.length === 0)

/** Without a subject nothing holds; says so, and what else is missing. */
function withoutSubject(read: RowEvidence, given: string | undefined): string {
  const shown = read.edges.filter(({ word }) => word === undefined).map(({ reason }) => reason)
  const words = unique([
    ...(read.word === undefined ? [] : [read.word]),
    ...read.edges.flatMap(({ word }) => word ?? []),
  ])
  const subjectText =
    given === undefined
      ? 'the requested identifier is not known'
      : `${tidy(given)} is not a valid identifier`
  return unique([...shown, ...words, subjectText]).join('; ')
}

interface CredentialContext {
  context: Context
  graph: Graph
  requested: Node | null
  given: string | undefined
  linkOf(subject: Node): RowLink | null
}

async function verifyRow(credential: Fields, basis: CredentialContext): Promise<EvidenceVerdict> {
  const { proof } = credential
  if (!isObject(proof)) return unchecked(withoutProof(credential))
  const { attester, attestee, schema, revocation, evidence } = proof
  // The row precedes its repetition in the proof: people read the row. It has none of these.
  const parts = { attester, attestee, schema, revocation, evidence }
  const record: Fields = { ...proof, ...credential, ...parts, row: credential }
  return verdictOnSubject(await verifyRecord(record, basis.context), basis)
}

function verdictOnSubject(
  { recipient, verdict }: CredentialEvidence,
  { context, graph, requested, given, linkOf }: CredentialContext,
): EvidenceVerdict {
  if (recipient === null || verdict.status === 'fails') return verdict
  if (requested === null) {
    return unchecked(
      `${verdict.reason}; ${given === undefined ? 'the requested identifier is not known' : `${tidy(given)} is not a valid identifier`}`,
    )
  }
  const tie = graph.tie(requested, recipient)
  if (tie === null)
    return fails(`it is about ${recipient}, and nothing leads from there to ${requested}`)
  const link = linkOf(recipient)
  if (tie.words.length > 0) return unchecked([verdict.reason, ...tie.words].join('; '))
  // It is known no better than its subject.
  if (recipient !== requested && link?.status !== 'holds')
    return unchecked([verdict.reason, link?.reason ?? `no row is of ${recipient}`].join('; '))
  if (verdict.status === 'unchecked') return verdict
  const isShown = holds(
    [verdict.reason, ...tie.reasons].join('; '),
    uniqueAssumptions([...(verdict.assumptions ?? []), ...tie.trust]),
  )
  const texts = tie.trust.map(({ text: one }) => one)
  const all = [...(verdict.givenBlocks ?? []), ...unknownBlocks(context, texts)]
  const blocks = [...new Map(all.map((block) => [block.hash, block])).values()]
  return blocks.length === 0 ? isShown : { ...isShown, givenBlocks: blocks }
}
