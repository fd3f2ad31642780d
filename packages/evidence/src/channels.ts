import { chainOfCoin, ethereumCoin, isNameCoin } from '@whocast/contract/coin-type.ts'
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
import { type Address, getAddress, type Hex, isAddressEqual, isHex, zeroAddress } from 'viem'
import { readAccountLink } from './account-link.ts'
import { keyStanding } from './app-key.ts'
import { type Assumption, authority, current, named } from './assumption.ts'
import { blockText, type Context, custodyStanding, outdated, type Standing } from './authorities.ts'
import { provenCustody } from './chain-storage.ts'
import { contractNode } from './contract-accounts.ts'
import { isUnknownImplementation, provenName } from './ens-storage.ts'
import { chainName } from './forms/eas.ts'
import { usernameProofSigner } from './forms/farcaster.ts'
import { messageTypes, userDataTypes } from './forms/farcaster-message.ts'
import type { Edge } from './graph.ts'
import { readSignedMessage } from './message.ts'
import {
  accountNode,
  addressNode,
  fidNode,
  type Node,
  nameNode,
  normaliseName,
  solanaNode,
} from './subject.ts'
import {
  Broken,
  date,
  demand,
  MAX_AHEAD_SECONDS,
  orNull,
  unlessBroken,
  withoutProof,
} from './verdict.ts'
import { readWalletClaim } from './wallet.ts'

export interface RowEvidence {
  /** The nodes that the row assigns to the person, all of which must belong to them. */
  nodes: Node[]
  edges: Edge[]
  /** Its proof cannot be read here, so the row fails, regardless of other evidence. */
  isOpaque?: boolean
  isSigned?: boolean
  word?: string
}

/** Returns the nodes of a channel, without checking its proof. @throws Broken */
function channelNodes(channel: Fields): Node[] {
  const value = text(channel.value)
  switch (channel.type) {
    case 'wallet':
      return [address(value) ? addressNode(value) : solanaNode(value)]
    case 'solana':
      // Base58 tells letter case apart.
      return [solanaNode(value)]
    case 'farcaster': {
      const fid = channelFid(channel)
      if (fid === null) throw new Broken('a Farcaster channel says its fid first')
      if (/^!\d+$/.test(value)) {
        demand(value === `!${fid}`, 'it shows another fid than it names')
        return [fidNode(fid)]
      }
      return [fidNode(fid), nameNode(shownName(value))]
    }
    case 'ens':
    case 'basename':
      demand(value.includes('.'), 'an ENS name has a dot')
      return [nameNode(shownName(value))]
    default: {
      const type = text(channel.type)
      demand(isAccountType(type), `${tidy(type) || 'nothing'} is not a type of channel`)
      return [accountNode(type, value)]
    }
  }
}

/** Types that would name the nodes of other things. */
const reserved = new Set(['fid', 'eth', 'name', 'profile'])
const isAccountType = (type: string): boolean =>
  /^[a-z][a-z0-9-]{0,31}$/.test(type) && !reserved.has(type)

/** A spelling other than the normal one may be a lookalike of another name. @throws Broken */
function shownName(value: string): string {
  const name = normaliseName(value)
  if (name === null)
    throw new Broken(`${tidy(value)} is no name by ENSIP-15, or by the rule of fnames`)
  demand(name === value, `the name is not written as it is normalised: ${name}`)
  return name
}

const isName = (given: unknown, name: string): boolean =>
  typeof given === 'string' && normaliseName(given) === name

function channelFid(channel: Fields): number | null {
  const [first] = list(channel.metadata)
  if (first?.name !== 'fid' || !/^[1-9]\d{0,15}$/.test(text(first.value))) return null
  return natural(Number(first.value))
}

/**
 * Reads one verified channel and checks its proof, which must be for this type of channel and
 * exactly this value.
 *
 * @throws Broken if the proof is invalid
 */
export async function readChannel(channel: Fields, context: Context): Promise<RowEvidence> {
  const nodes = channelNodes(channel)
  // A wallet is what leads to it; a name or an account is also what its row says of it.
  const isAddress = channel.type === 'wallet' || channel.type === 'solana'
  if (!isObject(channel.proof))
    return { nodes, edges: [], isOpaque: !isAddress, word: withoutProof(channel) }
  const { proof } = channel
  const rowType = text(channel.type)
  const types: Record<string, string[]> = {
    'farcaster-verification': ['wallet', 'solana'],
    'farcaster-custody': ['wallet', 'farcaster'],
    'farcaster-username-proof': ['farcaster'],
    'ens-forward-reverse': ['ens', 'basename'],
  }
  const method = text(proof.method)
  if (method === 'reported') {
    return {
      nodes,
      edges: [],
      isOpaque: !isAddress,
      word: `reported by ${tidy(proof.by) || 'its source'}, without evidence`,
    }
  }
  if (method === 'account-link') return readAccountLink(channel, proof, context)
  if (method === 'agent-registration')
    return { nodes, edges: [], isOpaque: true, word: agentWord(proof) }
  if (!Object.hasOwn(types, method)) {
    return {
      nodes,
      edges: [],
      isOpaque: true,
      word: `a proof of unknown kind: ${tidy(proof.method)}`,
    }
  }
  demand(
    types[method]?.includes(rowType) === true,
    `a proof by ${method} does not cover a ${tidy(rowType)} channel`,
  )
  switch (method) {
    case 'farcaster-verification': {
      const edge = await verificationEdge(channel, proof, context)
      const { contract } = edge
      return contract
        ? { nodes: [contractNode(contract.address, contract.chainId)], edges: [edge] }
        : { nodes, edges: [edge] }
    }
    case 'farcaster-custody':
      return { nodes, edges: await custodyEdges(channel, natural(proof.fid) ?? 0, context) }
    case 'farcaster-username-proof':
      return { nodes, edges: await usernameEdges(channel, proof, context) }
    default:
      return { nodes, edges: [await nameEdge(channel, proof, context)] }
  }
}

/** Both sides of an agent's registration are read from chains and a file, and none is signed. */
function agentWord({
  name,
  agentWallet,
  listedAt,
  agentId,
  registry,
  chainId,
  at,
}: Fields): string {
  const read = natural(at)
  const entry = `agent ${tidy(agentId)} of the registry ${tidy(registry)} on chain ${tidy(chainId)}`
  if (agentWallet !== undefined)
    return `confirmed by ${entry}: its wallet ${tidy(agentWallet)}, which its present owner set and which signed for it`
  if (listedAt !== undefined)
    return `confirmed by two records: ${tidy(name)} in ENS names a website, whose list ${tidy(listedAt)} has ${entry}`
  return `confirmed by two records that name each other: ${tidy(name)} in ENS, and ${entry}${read === null ? '' : `, whose file named it on ${date(read)}`}`
}

async function verificationEdge(channel: Fields, proof: Fields, context: Context): Promise<Edge> {
  const { said: signed, wallet, contract } = await readWalletClaim(proof.message, context.now)
  const value = text(channel.value)
  const isOfRow =
    wallet.chain === 'solana'
      ? wallet.address === value
      : channel.type === 'wallet' && same(wallet.address, value)
  demand(isOfRow, 'the proof is of another wallet')
  const key = await keyStanding(context, { ...signed, type: signed.data.type })
  const shown = wallet.chain === 'ethereum' ? getAddress(wallet.address) : wallet.address
  const node: Node =
    wallet.chain === 'ethereum' ? addressNode(wallet.address) : solanaNode(wallet.address)
  const edge: Edge = {
    between: [fidNode(signed.fid), node],
    reason: `fid ${signed.fid} and ${shown} belong together: both signed`,
    trust: [
      ...key.trust,
      current(`that fid ${signed.fid} has not taken back what it signed on ${date(signed.at)}`),
    ],
    ...(key.word === undefined ? {} : { word: key.word }),
  }
  if (!contract) return edge
  const { chainId, signature, digest } = contract
  Object.assign(edge, { chainId, contract: { address: node, chainId } })
  const isSigned = await orNull(
    context.online?.isSignedBy(chainId, wallet.address as Address, digest, signature),
  )
  demand(isSigned !== false, `the contract at ${shown} does not accept the signature`)
  if (isSigned)
    return {
      ...edge,
      trust: [
        ...edge.trust,
        named(`the RPC of ${chainName(chainId)} that asked the contract at ${shown}`),
      ],
    }
  const word = `${shown} is a contract, and only ${chainName(chainId)} can say what it signed`
  return { ...edge, word: edge.word === undefined ? word : `${word}; ${edge.word}` }
}

/** Returns the holder of the fid: the wallet or, for a Farcaster row without a name, any. */
async function custodyEdges(channel: Fields, fid: number, context: Context): Promise<Edge[]> {
  if (channel.type === 'wallet') return [await custodyEdge(fid, text(channel.value), context)]
  demand(text(channel.value) === `!${fid}`, 'the custody of a fid does not prove its name')
  const proven = provenCustody(context.state, fid)
  const holder = (await orNull(context.online?.custodyOf(fid))) ?? proven?.value ?? null
  demand(proven === null || holder !== null, `Farcaster's Id Registry knows no fid ${fid}`)
  const signed = list(context.evidence.custody).find((one) => one.fid === fid)
  return [await custodyEdge(fid, holder ?? text(signed?.address), context)]
}

/** An entry of the evidence's `custody`; none where it is false. */
export const custodyEdgeOf = ({ fid, address }: Fields, context: Context): Promise<Edge[]> =>
  unlessBroken(async () => [await custodyEdge(natural(fid) ?? 0, text(address), context)], [])

async function custodyEdge(fid: number, custody: string, context: Context): Promise<Edge> {
  const holder = address(custody)
  if (!holder || fid === 0 || isAddressEqual(holder, zeroAddress))
    throw new Broken('the proof lacks a part')
  const { trust, word } = await custodyStanding(context, fid, holder)
  return {
    between: [fidNode(fid), addressNode(holder)],
    reason: `${getAddress(holder)} holds fid ${fid}, by Farcaster's Id Registry`,
    trust,
    ...(word === undefined ? {} : { word }),
  }
}

async function usernameEdges(channel: Fields, proof: Fields, context: Context): Promise<Edge[]> {
  const owner = address(proof.owner)
  const { timestamp, signature, kind } = proof
  const signed = proof.name
  const name = text(channel.value)
  if (
    owner === null ||
    typeof signed !== 'string' ||
    natural(timestamp) === null ||
    !isHex(signature)
  ) {
    throw new Broken('the proof lacks a part')
  }
  demand(isName(signed, name), 'the proof is of another name')
  demand(
    (timestamp as number) <= context.now + MAX_AHEAD_SECONDS,
    'the proof is dated ahead of the clock',
  )
  const claim = { name: signed, owner, timestamp: timestamp as number }
  const signer = await usernameProofSigner(claim, signature as Hex, context.fnameRegistry)
  if (kind === 'fname') {
    demand(!name.includes('.'), 'the fname registry hands out no names with a dot')
    demand(signer === 'registry', 'the fname registry did not sign this')
    return [await fnameEdge({ channel, name, owner, since: date(timestamp as number) }, context)]
  }
  demand(kind === 'ens' || kind === 'basename', 'the kind of the name is unknown')
  demand(
    name.includes('.') && isBasename(name) === (kind === 'basename'),
    'the proof is of another kind of name',
  )
  demand(signer === 'owner', 'the owner did not sign for the name')
  return [await nameAsUsernameEdge(channel, name, owner, proof, context)]
}

/**
 * A name and the fid that holds it. The registry gives names to the custody address of a fid: a
 * wallet that the fid verified may hold another fid, whose name it is.
 */
async function fnameEdge(
  { channel, name, owner, since }: { channel: Fields; name: string; owner: Address; since: string },
  context: Context,
): Promise<Edge> {
  const fid = channelFid(channel) ?? 0
  const { trust, word } = await holderStanding(context, fid, owner)
  return {
    between: [nameNode(name), fidNode(fid)],
    reason: `the fname registry signed that ${tidy(name)} is ${getAddress(owner)}'s since ${since}, which holds fid ${fid}`,
    trust: [
      authority("the fname registry's key"),
      current(`that the registry has not given ${tidy(name)} to anyone else since ${since}`),
      ...trust,
    ],
    ...(word === undefined ? {} : { word }),
  }
}

/** As {@link custodyStanding}; a former holder, whose names and keys may count, is a report. */
const holderStanding = (context: Context, fid: number, owner: Address): Promise<Standing> =>
  unlessBroken(() => custodyStanding(context, fid, owner), {
    trust: [],
    word: `${getAddress(owner)} is not the holder of fid ${fid} now`,
  })

/** An ENS name that resolves to a wallet of the fid, and that the fid says it uses. */
async function nameAsUsernameEdge(
  channel: Fields,
  name: string,
  owner: Address,
  proof: Fields,
  context: Context,
): Promise<Edge> {
  const fid = channelFid(channel) ?? 0
  const resolution = await readResolution(name, object(proof.resolution), context)
  const words: string[] = []
  const trust = [...resolution.trust]
  if (isObject(proof.message)) {
    const signed = readSignedMessage(proof.message, context.now)
    const { data } = signed
    const used =
      data.type === messageTypes.usernameProof
        ? data.usernameProofBody?.name
        : data.type === messageTypes.userDataAdd &&
            data.userDataBody?.type === userDataTypes.username
          ? data.userDataBody.value
          : undefined
    demand(isName(used, name), 'the message of the fid names another name, or none')
    demand(signed.fid === fid, `the message is of fid ${signed.fid}`)
    const key = await keyStanding(context, { ...signed, type: signed.data.type })
    trust.push(...key.trust)
    if (key.word !== undefined) words.push(key.word)
  } else {
    // Without a message of the fid, only its wallet's signature shows that it wants the name of its
    // side.
    demand(
      same(owner, resolution.address),
      'the name resolves to another address than signed for it',
    )
  }
  if (resolution.word !== undefined) words.push(resolution.word)
  return {
    between: [nameNode(name), fidNode(fid)],
    given: [fidNode(fid), addressNode(resolution.address)],
    chainId: resolution.chainId,
    reason: `${tidy(name)} resolves to ${getAddress(resolution.address)}, a wallet of fid ${fid}, which uses the name${resolution.until ?? ''}`,
    trust,
    ...(words.length > 0 ? { word: words.join('; ') } : {}),
  }
}

interface Resolution {
  address: Address
  chainId: number
  primaryName: string | null
  trust: Assumption[]
  until?: string
  word?: string
}

/** The resolution of a name: by the chain if it can be queried, else by slots, else by report. */
async function readResolution(name: string, signed: Fields, context: Context): Promise<Resolution> {
  const { state, online, now } = context
  const to = address(signed.address)
  const coinType = natural(signed.coinType)
  const chainId = natural(signed.chainId)
  const blockNumber = natural(signed.blockNumber)
  if (to === null || chainId === null || blockNumber === null)
    throw new Broken('the proof does not say what the name resolves to')
  if (!isNameCoin(coinType)) throw new Broken('the proof is of a coin type that does not count')
  const coin = BigInt(coinType)
  const proven = chainId === 1 ? provenName(state, name, coin) : null
  const record = chainId === 1 ? await orNull(online?.nameRecord(name, coin)) : null
  if (record) {
    demand(same(record.address, to), 'the name resolves to another address')
    demandActive(name, record.expiresAt ?? null, now)
    return {
      address: to,
      chainId: chainOfCoin(coinType),
      primaryName: record.primaryName,
      trust: [named(`the RPC of ${chainName(1)} that was queried for ${tidy(name)}`)],
      until: untilText(record.expiresAt ?? null),
    }
  }
  if (proven) {
    demand(same(proven.value.address, to), 'the name resolves to another address')
    // addr.reverse is the primary name for Ethereum; other coin types have reverse records of their
    // own.
    const primaryName = coinType === ethereumCoin ? proven.value.primaryName : null
    const { expiresAt } = proven.value
    // A registration that ended since the block may have been renewed.
    demandActive(name, expiresAt, Math.min(now, proven.block.timestamp))
    const word = outdated(proven.block, now) ?? ended(name, expiresAt, now)
    return {
      address: to,
      chainId: chainOfCoin(coinType),
      primaryName,
      trust: [named(blockText(proven.block, now))],
      until: untilText(expiresAt),
      ...(word === null ? {} : { word }),
    }
  }
  const registry =
    chainId === 1 && isUnknownImplementation(state, name)
      ? ', by an unknown implementation of the Universal Resolver'
      : ''
  demandActive(name, natural(signed.expiresAt), now)
  const word = `what ${tidy(name)} resolves to was read at block ${blockNumber} of ${chainName(chainId)}${registry}; ask the chain`
  return { address: to, chainId: chainOfCoin(coinType), primaryName: null, trust: [], word }
}

function demandActive(name: string, expiresAt: number | null, now: number): void {
  demand(expiresAt !== 0, `${tidy(name)} is not registered`)
  const isActive = expiresAt === null || now < expiresAt
  demand(isActive, `the registration of ${tidy(name)} ended on ${date(expiresAt ?? 0)}`)
}

const ended = (name: string, expiresAt: number | null, now: number): string | null =>
  expiresAt === null || now < expiresAt
    ? null
    : `the registration of ${tidy(name)} ended on ${date(expiresAt)} unless it was renewed; ask the chain`

const untilText = (expiresAt: number | null): string =>
  expiresAt === null ? ' (its expiry is unknown)' : ` (registered until ${date(expiresAt)})`

const isBasename = (name: string): boolean => name.endsWith('.base.eth')

async function nameEdge(channel: Fields, proof: Fields, context: Context): Promise<Edge> {
  const name = text(channel.value)
  demand(isName(proof.name, name), 'the proof is of another name')
  demand(isBasename(name) === (channel.type === 'basename'), 'it is another kind of name')
  const resolution = await readResolution(name, proof, context)
  const { address: to, primaryName, trust, word, until = '' } = resolution
  demand(primaryName === null || isName(primaryName, name), "the address's primary name is another")
  const isOneWay = word === undefined && primaryName === null
  const reverse = `that the primary name of ${getAddress(to)} is ${tidy(name)} was read from the chain; ask it`
  return {
    between: [nameNode(name), addressNode(to)],
    chainId: resolution.chainId,
    reason: `${tidy(name)} and ${getAddress(to)} name each other${until}`,
    trust,
    ...(word === undefined
      ? isOneWay
        ? { word: reverse }
        : {}
      : { word: `forward and reverse resolution: ${word}` }),
  }
}
