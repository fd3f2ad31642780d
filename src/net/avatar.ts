import {
  type Address,
  BaseError,
  type Client,
  ContractFunctionZeroDataError,
  isAddress,
  pad,
  parseAbi,
  toHex,
} from 'viem'
import { readContract } from 'viem/actions'
import { FetchError, type GuardedFetch } from './guarded-fetch-port.ts'
import { isRevert } from './rpc-agreement.ts'
import { checkUntrustedUrl } from './untrusted-url.ts'

interface AvatarReader {
  /** For contracts of the chain that it stands for. */
  client: Client
  guardedFetch: GuardedFetch
  /** Without a slash at the end. */
  ipfsGateway: string
}

const MAX_URL_LENGTH = 2048
const MAX_METADATA_BYTES = 256 * 1024
const METADATA_TIMEOUT_MS = 3000

const nftAbi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])

/**
 * The picture that an `avatar` record means (ENSIP-12), as an https URL: itself, of IPFS or
 * Arweave, or of an NFT that the owner of the name holds.
 *
 * @param record the text record
 * @param holder `owner`, the address of the name, and `chainId` of the client: NFTs of other
 *   chains cannot be read
 * @returns null when there is none, or it is of another kind (`data:`); undefined when it cannot be
 *   read now
 */
export async function readAvatar(
  reader: AvatarReader,
  record: string,
  { owner, chainId }: { owner: Address; chainId: number },
  signal: AbortSignal,
): Promise<string | null | undefined> {
  const nft = parseNft(record)
  if (!nft) return toHttps(record, reader.ipfsGateway)
  try {
    if (nft.chainId !== chainId) return null
    const metadataUri = await readTokenUri(reader.client, nft, owner, signal)
    if (metadataUri === null) return null
    const metadata = await readMetadata(reader, metadataUri, signal)
    const image = metadata?.image ?? metadata?.image_url
    return typeof image === 'string' ? toHttps(image, reader.ipfsGateway) : null
  } catch (error) {
    if (signal.aborted && !(error instanceof FetchError)) throw error
    return isFinal(error) ? null : undefined
  }
}

/** Returns true if a contract or a rule of ours rejects it: a later try would change nothing. */
const isFinal = (error: unknown): boolean =>
  isRevert(error) ||
  (error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionZeroDataError) !== null) ||
  (error instanceof FetchError && (error.kind === 'refused' || error.kind === 'too-large'))

interface Nft {
  chainId: number
  kind: 'erc721' | 'erc1155'
  contract: Address
  id: bigint
}

function parseNft(record: string): Nft | null {
  const [, chainId, kind, contract, id] =
    /^eip155:(\d{1,15})\/(erc721|erc1155):(0x[0-9a-fA-F]{40})\/(\d{1,78})$/i.exec(record.trim()) ??
    []
  if (!chainId || !kind || !id || !contract || !isAddress(contract, { strict: false })) return null
  if (BigInt(id) >= 1n << 256n) return null
  return {
    chainId: Number(chainId),
    kind: kind.toLowerCase() as Nft['kind'],
    contract,
    id: BigInt(id),
  }
}

/** Where the metadata of a token lies; null unless `owner` holds it. */
async function readTokenUri(
  client: Client,
  nft: Nft,
  owner: Address,
  signal: AbortSignal,
): Promise<string | null> {
  const { contract: address, id } = nft
  // The contract is untrusted: it may not redirect us anywhere.
  const onChain = { ...client, ccipRead: false } as Client
  const read = { address, abi: nftAbi, requestOptions: { signal } } as const
  if (nft.kind === 'erc721') {
    const [holder, uri] = await Promise.all([
      readContract(onChain, { ...read, functionName: 'ownerOf', args: [id] }),
      readContract(onChain, { ...read, functionName: 'tokenURI', args: [id] }),
    ])
    return holder.toLowerCase() === owner.toLowerCase() ? uri : null
  }
  const [balance, uri] = await Promise.all([
    readContract(onChain, { ...read, functionName: 'balanceOf', args: [owner, id] }),
    readContract(onChain, { ...read, functionName: 'uri', args: [id] }),
  ])
  return balance > 0n ? uri.replaceAll('{id}', pad(toHex(id), { size: 32 }).slice(2)) : null
}

/**
 * The JSON object that a token's URI means: `data:`, https, IPFS or Arweave; null where there is
 * none.
 *
 * @throws FetchError, SyntaxError
 */
export async function readMetadata(
  { guardedFetch, ipfsGateway }: Pick<AvatarReader, 'guardedFetch' | 'ipfsGateway'>,
  uri: string,
  signal: AbortSignal,
): Promise<Record<string, unknown> | null> {
  const inline = parseInlineJson(uri)
  if (inline !== undefined) return inline
  const url = toHttps(uri, ipfsGateway)
  if (url === null) return null
  const { status, bytes } = await guardedFetch(url, {
    maxBytes: MAX_METADATA_BYTES,
    timeoutMs: METADATA_TIMEOUT_MS,
    signal,
  })
  if (status === 404 || status === 410) return null
  if (status !== 200) throw new FetchError('failed', `the metadata answered ${status}`)
  return asObject(new TextDecoder().decode(bytes))
}

/** Metadata on chain, `data:application/json` in base64 or plain; undefined when elsewhere. */
function parseInlineJson(uri: string): Record<string, unknown> | null | undefined {
  const [, base64, body] = /^data:application\/json(?:;[\w=-]+)*?(;base64)?,(.*)$/is.exec(uri) ?? []
  if (body === undefined) return undefined
  if (body.length > MAX_METADATA_BYTES * 1.4) return null
  try {
    return asObject(base64 ? Buffer.from(body, 'base64').toString() : decodeURIComponent(body))
  } catch {
    return null
  }
}

function asObject(text: string): Record<string, unknown> | null {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

/**
 * The https form of an https, IPFS or Arweave address; null for anything else, and for private
 * hosts.
 */
export function toHttps(uri: string, ipfsGateway: string): string | null {
  const text = uri.trim()
  const [, scheme, path] = /^(ipfs|ipns|ar):\/\/(?:ipfs\/)?(.+)$/i.exec(text) ?? []
  const isBareCid = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})(\/.*)?$/.test(text)
  const location = isBareCid
    ? `${ipfsGateway}/ipfs/${text}`
    : !scheme || !path
      ? text
      : scheme.toLowerCase() === 'ar'
        ? `https://arweave.net/${path}`
        : `${ipfsGateway}/${scheme.toLowerCase()}/${path}`
  if (location.length > MAX_URL_LENGTH) return null
  try {
    const { hostname, href } = checkUntrustedUrl(new Set(), location)
    return hostname === 'localhost' || hostname.endsWith('.localhost') ? null : href
  } catch {
    return null
  }
}
