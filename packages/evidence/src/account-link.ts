import { recoverSigner } from '@whocast/contract/crypto.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import {
  address,
  type Fields,
  isObject,
  list,
  natural,
  object,
  same,
  text,
  tidy,
} from '@whocast/contract/untrusted.ts'
import { type Address, type Hex, hashMessage, hexToBytes, isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { current, named } from './assumption.ts'
import type { Context } from './authorities.ts'
import { readClaim } from './forms/owner-claim.ts'
import { channelKey, MAX_MESSAGE } from './forms/owner-decision.ts'
import type { Edge } from './graph.ts'
import type { SignedAccount } from './signed-account.ts'
import { accountNode, addressNode, type Node, requestedNode } from './subject.ts'
import { Broken, date, demand, MAX_AHEAD_SECONDS, orNull, unlessBroken } from './verdict.ts'

interface LinkEvidence {
  nodes: Node[]
  edges: Edge[]
  isOpaque?: boolean
  /** Both sides are signed: it is valid offline, as `proven`. */
  isSigned?: boolean
  word?: string
}

interface Signed {
  signer: Address
  at: number
  /** Why its signature could not be checked. */
  word?: string
}

/** Reads the proof of an account elsewhere, with its signed statement. @throws Broken */
export async function readAccountLink(
  channel: Fields,
  proof: Fields,
  context: Pick<Context, 'now' | 'online'>,
): Promise<LinkEvidence> {
  const account = accountNode(text(channel.type), text(channel.value))
  const claim = object(proof.claim)
  const signed =
    claim.by === 'owner' && claim.statement !== undefined
      ? await readStatement(channel, claim, context)
      : null
  // Few rows have it: a page that checks others need not load it.
  const own =
    proof.evidence === undefined
      ? null
      : (await import('./signed-account.ts')).readSignedAccount(channel, proof)
  const words = [
    wordOf(proof),
    ...(signed ? [signedText(signed)] : []),
    ...(own ? [own.reason] : []),
  ]
  const sides = await orNull(context.online?.account?.(channel, proof))
  if (sides?.kind === 'gone') throw new Broken(`no longer named on both sides: ${tidy(sides.why)}`)
  const both = own && signed ? signedEdge(account, proof, own, signed) : null
  if (both) return { ...both, word: words.join('; ') }
  if (sides?.kind === 'named') return linkEdge(account, proof, { signed, now: context.now, words })
  if (sides) words.unshift(`could not be read again: ${tidy(sides.why)}`)
  return { nodes: [account], edges: [], isOpaque: true, word: words.join('; ') }
}

/** Returns true if both sides of an account are signed, as of `now` in unix seconds. */
export async function isSignedOnBothSides(
  channel: Pick<FoundChannel, 'type' | 'value' | 'proof'>,
  now: number,
): Promise<boolean> {
  const { proof, ...row } = channel as unknown as Fields
  const read = await unlessBroken(
    () => readAccountLink(row, object(proof), { now, online: undefined }),
    null,
  )
  return read?.isSigned === true
}

function linkEdge(
  account: Node,
  { claim, names }: Fields,
  { signed, now, words }: { signed: Signed | null; now: number; words: string[] },
): LinkEvidence {
  const of = identifierNode(text(object(claim).of))
  const identifiers = texts(names).map(identifierNode)
  // Its own side is signed for one person by a key, which has to be theirs.
  const isOwnKey = signed === null || addressNode(signed.signer) === of
  const reason = `${tidy(account)} and ${of} are still named on both sides, fetched again on ${date(now)}`
  const edge: Edge = {
    between: [account, of],
    reason: signed ? `${reason}; ${signedText(signed)}` : reason,
    trust: [named(`what the servers of both sides of ${tidy(account)} showed on ${date(now)}`)],
    ...(isOwnKey ? {} : { given: [of, addressNode(signed.signer)] }),
    ...(signed?.word === undefined ? {} : { word: signed.word }),
  }
  return { nodes: [account, of, ...identifiers], edges: [edge], word: words.join('; ') }
}

/** The edge of an account and an identifier that both sign; null if its own names another. */
function signedEdge(
  account: Node,
  { claim, names }: Fields,
  own: SignedAccount,
  signed: Signed,
): LinkEvidence | null {
  const of = identifierNode(text(object(claim).of))
  const signer = addressNode(signed.signer)
  // A name counts where the service read it as the person's, and its own evidence ties it.
  const stated = texts(names).flatMap((name) => requestedNode(name) ?? [])
  const named = [of, signer, ...stated].find((one) => own.names.includes(one))
  if (named === undefined || signed.word !== undefined || !own.canProve) return null
  const edge: Edge = {
    between: [account, of],
    reason: `${tidy(account)} and ${of} belong together: both signed`,
    trust: [...own.trust, current(`that ${signed.signer} has not taken back its claim`)],
    ...(signer === of ? {} : { given: [of, signer] }),
  }
  return { nodes: [account, of, named], edges: [edge], isSigned: true }
}

const texts = (values: unknown): string[] => (Array.isArray(values) ? values.map(text) : [])

function identifierNode(key: string): Node {
  const node = /^(?:fid|eth|ens|fname):/.test(key) ? requestedNode(key) : null
  if (node === null) throw new Broken('the proof does not say whom both sides name')
  return node
}

/** Both sides of a link to an account are public and unsigned: to check it, fetch them again. */
function wordOf({ claim, names, fetched }: Fields): string {
  const page = list(fetched).at(-1)
  const at = natural(page?.at)
  const named = Array.isArray(names) ? names.map(tidy).join(', ') : ''
  return `confirmed by two records that name each other: ${tidy(object(claim).by)} of ${tidy(object(claim).of)}, and ${tidy(page?.url)}, which named ${named}${at === null ? '' : ` on ${date(at)}`}`
}

const signedText = ({ signer, at, word }: Signed): string =>
  word ?? `${signer} signed on ${date(at)} that the account is theirs`

/** Checks a statement (EIP-4361) that a row's account is the person's. @throws Broken */
async function readStatement(
  channel: Fields,
  claim: Fields,
  context: Pick<Context, 'now' | 'online'>,
): Promise<Signed> {
  const { statement } = claim
  const signer = isObject(statement) ? address(statement.address) : null
  if (
    !isObject(statement) ||
    signer === null ||
    !isHex(statement.signature) ||
    text(statement.text).length > MAX_MESSAGE
  )
    throw new Broken('its statement lacks a part')
  const message = parseSiweMessage(text(statement.text))
  const named = readClaim(message.resources ?? [])
  const at = Math.floor((message.issuedAt?.getTime() ?? Number.NaN) / 1000)
  if (!named || named.isWithdrawn) throw new Broken('its statement claims no account')
  demand(named.of === claim.of, 'its statement is about another person')
  const row = { type: named.account.type, value: text(channel.value) }
  demand(
    channel.type === row.type && channelKey(named.account) === channelKey(row),
    'its statement is about another account',
  )
  demand(same(message.address, signer), 'its statement names another signer')
  demand(at <= context.now + MAX_AHEAD_SECONDS, 'its statement is dated ahead of the clock')
  const word = await signatureWord(statement, signer, context)
  return { signer, at, ...(word === null ? {} : { word }) }
}

/** Why a signature is unknown; null where it holds. @throws Broken where it does not */
async function signatureWord(
  { text: named, signature, contractChainId }: Fields,
  signer: Address,
  context: Pick<Context, 'now' | 'online'>,
) {
  const digest = hashMessage(text(named))
  if (contractChainId === undefined) {
    const bytes = hexToBytes(signature as Hex)
    // Some wallets write the recovery bit alone.
    if (bytes.length === 65 && Number(bytes[64]) < 27) bytes[64] = Number(bytes[64]) + 27
    demand(
      recoverSigner(hexToBytes(digest), bytes) === signer,
      `${signer} did not sign its statement`,
    )
    return null
  }
  const chainId = natural(contractChainId) ?? 0
  const isSigned = await orNull(
    context.online?.isSignedBy(chainId, signer, digest, signature as Hex),
  )
  demand(isSigned !== false, `the contract ${signer} did not sign its statement`)
  return isSigned === true
    ? null
    : `that the contract ${signer} on chain ${chainId} signed it; ask that chain`
}
