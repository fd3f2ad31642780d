import { type Address, type Hex, parseAbi } from 'viem'
import { schemaUid } from './attestation-hash.ts'
import { decodeData, describeData } from './attestation-schema.ts'

/** Where the Ethereum Attestation Service lives, and the schemas that we know by name. */

/** The parts of the EAS contract and its schema registry that are read. */
export const easAbi = parseAbi([
  'struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }',
  'struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }',
  'event Attested(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
  'event Revoked(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
  'event RevokedOffchain(address indexed revoker, bytes32 indexed data, uint64 indexed timestamp)',
  'function getAttestation(bytes32 uid) view returns (Attestation)',
  'function getRevokeOffchain(address revoker, bytes32 data) view returns (uint64)',
  'function getSchemaRegistry() view returns (address)',
  'function getSchema(bytes32 uid) view returns (SchemaRecord)',
  'function version() view returns (string)',
])

export interface EasChain {
  name: string
  contract: Address
  fromBlock: bigint
  /** The `domain.version` of its off-chain attestations: for signing, never pinned in checks. */
  version: string
  /** Where people look at an attestation; its uid follows. */
  explorer: string
}

const easscan = (host: string) => `https://${host}easscan.org/attestation/view/`
const predeploy: Address = '0x4200000000000000000000000000000000000021'

/** By chain ID, from the deployments of eas-contracts 1.9.0. */
export const easChains: Readonly<Record<number, EasChain>> = {
  1: chain(
    'Ethereum',
    '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
    16_756_720n,
    '0.26',
    easscan(''),
  ),
  10: chain('Optimism', predeploy, 0n, '1.0.1', easscan('optimism.')),
  130: chain('Unichain', predeploy, 0n, '1.0.1', easscan('unichain.')),
  137: chain(
    'Polygon',
    '0x5E634ef5355f45A855d02D66eCD687b1502AF790',
    51_279_760n,
    '1.3.0',
    easscan('polygon.'),
  ),
  324: chain(
    'ZKsync',
    '0x21d8d4eE83b80bc0Cc0f2B7df3117Cf212d02901',
    0n,
    '1.3.0',
    easscan('zksync.'),
  ),
  1868: chain('Soneium', predeploy, 0n, '1.0.1', easscan('soneium.')),
  8453: chain('Base', predeploy, 0n, '1.0.1', easscan('base.')),
  42161: chain(
    'Arbitrum',
    '0xbD75f629A22Dc1ceD33dDA0b68c546A1c035c458',
    64_528_380n,
    '0.26',
    easscan('arbitrum.'),
  ),
  42170: chain(
    'Arbitrum Nova',
    '0x6d3dC0Fe5351087E3Af3bDe8eB3F7350ed894fc3',
    44_665_870n,
    '1.3.0',
    easscan('arbitrum-nova.'),
  ),
  42220: chain(
    'Celo',
    '0x72E1d8ccf5299fb36fEfD8CC4394B8ef7e98Af92',
    24_646_030n,
    '1.3.0',
    easscan('celo.'),
  ),
  57073: chain('Ink', predeploy, 0n, '1.0.1', easscan('ink.')),
  59144: chain(
    'Linea',
    '0xaEF4103A04090071165F78D45D83A0C0782c2B2a',
    362_810n,
    '1.2.0',
    easscan('linea.'),
  ),
  84532: chain('Base Sepolia', predeploy, 0n, '1.2.0', easscan('base-sepolia.')),
  534352: chain(
    'Scroll',
    '0xC47300428b6AD2c7D03BB76D05A176058b47E6B0',
    1_317_860n,
    '1.3.0',
    easscan('scroll.'),
  ),
  11155111: chain(
    'Sepolia',
    '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
    2_958_570n,
    '0.26',
    easscan('sepolia.'),
  ),
  11155420: chain('Optimism Sepolia', predeploy, 0n, '1.0.1', easscan('optimism-sepolia.')),
}

function chain(
  name: string,
  contract: Address,
  fromBlock: bigint,
  version: string,
  explorer: string,
): EasChain {
  return { name, contract, fromBlock, version, explorer }
}

/** Returns the display name of a chain: its name, else its ID. */
export const chainName = (chainId: number): string => easChains[chainId]?.name ?? `chain ${chainId}`

export interface KnownSchema {
  uid: Hex
  definition: string
  name: string
  /** Only their attestations under this schema go by this name; on any chain where absent. */
  attesters?: readonly Address[]
  chainIds?: readonly number[]
  /** Worth nothing as a credential unless the first value is true. */
  isFlag?: boolean
}

/** `verifications.coinbase.eth` on Base. */
const coinbase: readonly Address[] = ['0x357458739F90461b99789350868CD7CF330Dd7EE']

const coinbaseSchema = (uid: Hex, definition: string, name: string): KnownSchema => ({
  uid,
  definition,
  name,
  attesters: coinbase,
  chainIds: [8453],
  ...(definition.startsWith('bool ') ? { isFlag: true } : {}),
})

/**
 * The schema under which this service signs what issuers PUT: published here, in
 * docs/credentials.md, and computable by anyone (no resolver, revocable). It contains everything
 * that the record says, so that none of it can be altered afterwards.
 */
export const whocastSchema =
  'bytes32 credentialID,string name,string value,address onBehalfOf,string issuer,string profileID,string schemaID,string source,string chain,string reference,string data'

export const whocastSchemaUid: Hex = schemaUid(whocastSchema)

/** The indexer keeps attestations of these for everyone, of others for people it knows. */
export const knownSchemas: readonly KnownSchema[] = [
  coinbaseSchema(
    '0xf8b05c79f090979bf4a80270aba232dff11a10d9ca55c4f88de95317970f0de9',
    'bool verifiedAccount',
    'Coinbase verified account',
  ),
  coinbaseSchema(
    '0x1801901fabd0e6189356b4fb52bb0ab855276d84f7ec140839fbd1f6801ca065',
    'string verifiedCountry',
    'Coinbase verified country',
  ),
  coinbaseSchema(
    '0x254bd1b63e0591fefa66818ca054c78627306f253f86be6023725a67ee6bf9f4',
    'bool verifiedCoinbaseOne',
    'Coinbase One member',
  ),
]

/** The row of a schema, where this attester on this chain may speak under its name; else null. */
export function knownSchema(
  schema: Hex,
  attester: Address,
  chainId: number,
  table: readonly KnownSchema[] = knownSchemas,
) {
  const row = table.find(({ uid }) => uid === schema.toLowerCase())
  if (!row || (row.chainIds && !row.chainIds.includes(chainId))) return null
  return row.attesters?.some((known) => known.toLowerCase() === attester.toLowerCase()) === false
    ? null
    : row
}

/**
 * Returns the name and data of an attestation by its schema: the known name, else the schema's own
 * uid. Names never come from the attested data: anyone can attest anything to anyone.
 *
 * @param definition the schema's text, where it is known
 * @returns null when it says nothing: a flag that is false
 */
export function readAttestation(
  attestation: { schema: Hex; attester: Address; data: Hex },
  chainId: number,
  definition?: string,
  table: readonly KnownSchema[] = knownSchemas,
): { name: string; value?: string; definition?: string } | null {
  const row = knownSchema(attestation.schema, attestation.attester, chainId, table)
  const text = row?.definition ?? definition
  const values = text === undefined ? null : decodeData(text, attestation.data)
  if (row?.isFlag && values?.[0]?.value !== true) return null
  const value = values && !row?.isFlag ? describeData(values) : ''
  return {
    name:
      row?.name ?? `EAS schema ${attestation.schema.slice(0, 10)}…${attestation.schema.slice(-4)}`,
    ...(value === '' ? {} : { value: cut(value, 1000) }),
    ...(text === undefined ? {} : { definition: text }),
  }
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…`.replace(/\p{Cs}/gu, '\ufffd') : text

/** The fields of a credential that the service signs, in the order of {@link whocastSchema}. */
export interface WhocastData {
  credentialID: Hex
  name: string
  value: string
  onBehalfOf: Address
  issuer: string
  profileID: string
  schemaID: string
  source: string
  chain: string
  reference: string
  data: string
}

/** Reads the values of {@link whocastSchema} in an attestation's data; null for another shape. */
export function decodeWhocastData(data: Hex): WhocastData | null {
  const values = decodeData(whocastSchema, data)
  return (
    values &&
    (Object.fromEntries(values.map(({ name, value }) => [name, value])) as unknown as WhocastData)
  )
}
