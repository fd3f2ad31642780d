import { lower } from '@whocast/contract/lower.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import { onchainUid, schemaUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { whocastSchema, whocastSchemaUid } from '@whocast/evidence/forms/eas.ts'
import {
  castData,
  messageTypes,
  signMessage,
  toSignedMessage,
  userDataTypes,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { encodeAbiParameters, getAddress, type Hex, zeroHash } from 'viem'
import {
  appKeyOf,
  DAY,
  ensState,
  farcasterState,
  NOW,
  publicKeyOf,
  registry,
  say,
  signName,
  verify,
  verifySolana,
  walletOf,
} from './people.ts'

export type Json = { [name: string]: unknown }
/** A row of a profile. */
export type Row = Json & { type?: string; proof?: Json }
export interface Document {
  profiles: (Json & { channels: Row[]; credentials: Json[]; evidence: Json })[]
}

export const ada = {
  fid: 3,
  wallet: walletOf('ada'),
  second: walletOf('ada 2'),
  custody: walletOf('ada custody'),
  key: appKeyOf('ada'),
  /** Added once, and removed since. */
  oldKey: appKeyOf('ada old'),
}
/** Somebody else on Farcaster, who would like to be Ada. */
export const mallory = {
  fid: 666,
  wallet: walletOf('mallory'),
  custody: walletOf('mallory custody'),
  key: appKeyOf('mallory'),
}
export const attester = walletOf('attester')
/** The service that signs for its issuers. */
export const service = walletOf('service')
const eas = {
  version: '1.0.1',
  chainId: 8453,
  verifyingContract: '0x4200000000000000000000000000000000000021',
} as const
const checkedAt = new Date((NOW - 3600) * 1000).toISOString()
const wireTime = (at: number) => new Date(at * 1000).toISOString().replace('.000', '')
const at = NOW - 90 * 86_400

const proven = {
  isVerified: true,
  verification: { grade: 'proven', checkedAt },
  source: 'snapchain',
  checkedAt,
}

export const walletRow = (value: string, message: unknown): Row => ({
  type: 'wallet',
  ...proven,
  value,
  proof: { method: 'farcaster-verification', message },
})

export async function fnameRow(
  name: string,
  owner: Hex,
  fid: number,
  by = registry,
  timestamp = at,
): Promise<Row> {
  const signature = await signName(by, name, owner, timestamp)
  return {
    type: 'farcaster',
    ...proven,
    value: name,
    metadata: [{ name: 'fid', value: String(fid) }],
    proof: { method: 'farcaster-username-proof', kind: 'fname', name, owner, timestamp, signature },
  }
}

export async function ensUsernameRow(
  name: string,
  wallet: typeof ada.wallet,
  fid: number,
  message: unknown,
): Promise<Row> {
  const owner = lower(wallet.address)
  const signature = await signName(wallet, name, owner, at)
  const resolution = { chainId: 1, coinType: 60, blockNumber: 23_800_000, address: owner }
  return {
    type: 'farcaster',
    ...proven,
    value: name,
    metadata: [{ name: 'fid', value: String(fid) }],
    proof: {
      method: 'farcaster-username-proof',
      kind: 'ens',
      name,
      owner,
      timestamp: at,
      signature,
      message,
      resolution,
    },
  }
}

export const ensRow = (name: string, address: Hex, grade = 'proven'): Row => ({
  type: name.endsWith('.base.eth') ? 'basename' : 'ens',
  ...proven,
  source: 'ens',
  verification: { grade, checkedAt },
  value: name,
  proof: {
    method: 'ens-forward-reverse',
    chainId: 1,
    coinType: 60,
    blockNumber: 23_800_000,
    address,
    name,
  },
})

export const reportedRow = (type: string, value: string, by = 'neynar'): Row => ({
  type,
  ...proven,
  source: by,
  verification: { grade: 'reported', by, checkedAt },
  value,
  proof: { method: 'reported', by },
})

/** The fid's word that it uses a name. */
export const usesName = (fid: number, key: Hex, name: string) =>
  say(fid, key, {
    type: messageTypes.userDataAdd,
    userDataBody: { type: userDataTypes.username, value: name },
  })

const credentialSchema = 'string name,string level'

/** What a stranger attests, where it is not as usual. */
export interface Attesting {
  by?: typeof attester
  /** Unix seconds; 0: never. */
  expirationTime?: number
  /** The schema, and whether its definition comes along. */
  schema?: string
  isDefined?: boolean
  data?: Hex
}

/** An attestation that a stranger signed about a wallet, as a row. */
export async function attestedRow(
  recipient: Hex,
  name = 'Speaker',
  attesting: Attesting = {},
): Promise<Json> {
  const {
    by = attester,
    expirationTime = 0,
    schema = credentialSchema,
    isDefined = true,
  } = attesting
  const attestation = await signAttestation(by, eas, {
    schema: schemaUid(schema),
    recipient: getAddress(recipient),
    time: String(at),
    expirationTime: String(expirationTime),
    revocable: true,
    refUID: zeroHash,
    data:
      attesting.data ??
      encodeAbiParameters([{ type: 'string' }, { type: 'string' }], [name, 'Gold']),
    salt: `0x${'5a'.repeat(32)}`,
  })
  const end = expirationTime === 0 ? {} : { expiresAt: wireTime(expirationTime) }
  return credentialRow(name, attestation.uid, 'eas-offchain', lower(by.address), end, {
    attester: { address: lower(by.address) },
    attestee: { address: lower(recipient) },
    issuer: 'guild',
    schema: { uid: schemaUid(schema), ...(isDefined ? { definition: schema } : {}) },
    evidence: attestation,
  })
}

function credentialRow(
  name: string,
  uid: Hex,
  kind: string,
  by: string,
  more: Json,
  proof: Json,
): Json {
  const verification = { grade: kind === 'eas-offchain' ? 'proven' : 'confirmed', checkedAt }
  const row = {
    name,
    chain: '',
    source: '',
    reference: '',
    uid,
    attester: by,
    issuedAt: wireTime(at),
    kind,
    verification,
  }
  const result = { method: kind, result: 'holds', revocation: { status: 'active' } }
  return { ...row, ...more, checkedAt, proof: { ...result, ...proof } }
}

/** What a service signed for one of its issuers, word for word. */
export async function serviceRow(recipient: Hex): Promise<Json> {
  const uid: Hex = `0x${'c1'.repeat(32)}`
  const words = {
    name: 'Guild member',
    value: '2026',
    issuer: 'guild',
    source: 'Guild',
    chain: 'Base',
    reference: 'https://guild.example/1',
  }
  const fields = whocastSchema.split(',').map((field) => ({ type: field.split(' ')[0] as string }))
  const { name, value, issuer, source, chain, reference } = words
  const values = [
    uid,
    name,
    value,
    `0x${'00'.repeat(20)}`,
    issuer,
    '',
    '',
    source,
    chain,
    reference,
    '',
  ]
  const attestation = await signAttestation(service, eas, {
    schema: whocastSchemaUid,
    recipient: getAddress(recipient),
    time: String(at),
    expirationTime: '0',
    revocable: true,
    refUID: zeroHash,
    data: encodeAbiParameters(fields, values),
    salt: `0x${'5b'.repeat(32)}`,
  })
  return credentialRow(
    name,
    uid,
    'eas-offchain',
    lower(service.address),
    { source, chain, reference },
    {
      attester: { address: lower(service.address) },
      attestee: { address: lower(recipient) },
      issuer,
      value,
      schema: { uid: whocastSchemaUid, definition: whocastSchema },
      evidence: attestation,
    },
  )
}

/** An attestation on chain: its uid is checked offline, that the contract holds it is not. */
export function onchainRow(recipient: Hex): Json {
  const said = {
    schema: schemaUid('string name'),
    recipient: getAddress(recipient),
    attester: attester.address,
    time: BigInt(at),
    expirationTime: 0n,
    revocable: true,
    refUID: zeroHash,
    data: encodeAbiParameters([{ type: 'string' }], ['Contributor']),
  }
  const uid = onchainUid(said)
  return credentialRow(
    'Contributor',
    uid,
    'eas-onchain',
    lower(attester.address),
    { chain: 'Base', source: 'EAS' },
    {
      attester: { address: lower(attester.address) },
      attestee: { address: lower(recipient) },
      issuer: 'eas',
      evidence: {
        ...said,
        time: String(said.time),
        expirationTime: '0',
        chainId: 8453,
        contract: eas.verifyingContract,
        uid,
        bump: 0,
      },
    },
  )
}

/**
 * A cast by Mallory's fid about another, as the bot keeps it, with the registry's word for the key.
 */
export async function castRow(
  target: number,
  skill = 'design',
  text = ` endorse  for ${skill}`,
  network = 1,
): Promise<Json> {
  const cast = castData({
    network,
    fid: mallory.fid,
    text,
    mentions: [
      { fid: 9, position: 0 },
      { fid: target, position: 9 },
    ],
    at,
  })
  const message = toSignedMessage(signMessage(cast, mallory.key))
  if (!message) throw new Error('it was signed here')
  const key = await farcasterState([
    { fid: mallory.fid, keys: { [mallory.key]: 1 }, custody: mallory.custody.address },
  ])
  const evidence = { ...message, hashScheme: 1, signatureScheme: 1, ...key }
  return credentialRow(
    `Endorsed for ${skill}`,
    `0x${'e1'.repeat(32)}`,
    'farcaster-cast',
    `fid:${mallory.fid}`,
    { source: 'Farcaster' },
    {
      attester: { fid: mallory.fid },
      attestee: { fid: target },
      issuer: 'bot',
      evidence,
    },
  )
}

/** Of a person without a name: that the fid is held at all. */
export const namelessRow = (fid: number, heldFid = fid): Row => ({
  type: 'farcaster',
  ...proven,
  value: `!${fid}`,
  metadata: [{ name: 'fid', value: String(fid) }],
  proof: { method: 'farcaster-custody', fid: heldFid },
})

export const reportedCredential = (): Json =>
  credentialRow(
    'Regular',
    `0x${'f1'.repeat(32)}`,
    'reported',
    'guild',
    { verification: { grade: 'reported', by: 'guild', checkedAt } },
    { issuer: 'guild', method: 'reported' },
  )

/** The evidence that everything of Ada rests on; that of names only where it is needed. */
export async function adaEvidence(withNames = true): Promise<Evidence> {
  const farcaster = await farcasterState([
    {
      fid: ada.fid,
      keys: { [ada.key]: 1, [ada.oldKey]: 2 },
      custody: ada.custody.address,
      absentKeys: [mallory.key],
    },
  ])
  // The key that was removed since was there after what it signed.
  const before = await farcasterState(
    [{ fid: ada.fid, keys: { [ada.oldKey]: 1 }, custody: ada.custody.address }],
    { number: 140_000_000, timestamp: NOW - 80 * DAY },
  )
  const names = withNames
    ? await ensState([
        { name: 'ada.eth', address: ada.wallet.address, primaryName: 'ada.eth' },
        { name: 'ada-work.eth', address: ada.second.address },
        { name: 'sold.eth', address: mallory.wallet.address, primaryName: 'sold.eth' },
      ])
    : { state: [], blocks: [] }
  return {
    appKeys: [ada.key, ada.oldKey].map((key) => ({
      fid: ada.fid,
      key: publicKeyOf(key),
      method: 'key-registry',
    })),
    custody: [{ fid: ada.fid, address: lower(ada.custody.address), method: 'id-registry' }],
    state: [...farcaster.state, ...before.state, ...names.state],
    blocks: [...farcaster.blocks, ...before.blocks, ...names.blocks],
  }
}

/** Everything that can be known of a person, each in its own form; asked for by `fid:3`. */
export async function adaDocument(): Promise<Document> {
  const solana = verifySolana(ada.fid, ada.key, 'ada')
  const channels: Row[] = [
    await fnameRow('ada', lower(ada.custody.address), ada.fid),
    await ensUsernameRow('ada.eth', ada.wallet, ada.fid, usesName(ada.fid, ada.key, 'ada.eth')),
    walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet)),
    walletRow(ada.second.address, await verify(ada.fid, ada.oldKey, ada.second)),
    walletRow(solana.value, solana.message),
    {
      ...walletRow(ada.custody.address, null),
      proof: { method: 'farcaster-custody', fid: ada.fid },
    },
    ensRow('ada.eth', lower(ada.wallet.address)),
    ensRow('ada.base.eth', lower(ada.wallet.address), 'confirmed'),
    reportedRow('twitter', 'ada'),
    { type: 'github', isVerified: false, value: 'ada', source: 'snapchain', checkedAt },
  ]
  const credentials = [
    await attestedRow(lower(ada.wallet.address)),
    await serviceRow(lower(ada.wallet.address)),
    onchainRow(lower(ada.wallet.address)),
    await castRow(ada.fid),
    reportedCredential(),
  ]
  const profile = {
    profileID: 'a'.repeat(21),
    walletAddress: lower(ada.wallet.address),
    channels,
    credentials,
  }
  return JSON.parse(
    JSON.stringify({ profiles: [{ ...profile, evidence: await adaEvidence() }] }),
  ) as Document
}

/**
 * Somebody else, with a fid, a name, a wallet and a credential of her own; asked for by `fid:7`.
 */
export async function beaDocument(): Promise<Document> {
  const bea = {
    fid: 7,
    wallet: walletOf('bea'),
    custody: walletOf('bea custody'),
    key: appKeyOf('bea'),
  }
  const farcaster = await farcasterState([
    { fid: bea.fid, keys: { [bea.key]: 1 }, custody: bea.custody.address },
  ])
  const names = await ensState([
    { name: 'bea.eth', address: bea.wallet.address, primaryName: 'bea.eth' },
  ])
  const channels = [
    await fnameRow('bea', lower(bea.custody.address), bea.fid),
    await ensUsernameRow('bea.eth', bea.wallet, bea.fid, usesName(bea.fid, bea.key, 'bea.eth')),
    walletRow(bea.wallet.address, await verify(bea.fid, bea.key, bea.wallet)),
    {
      ...walletRow(bea.custody.address, null),
      proof: { method: 'farcaster-custody', fid: bea.fid },
    },
    ensRow('bea.eth', lower(bea.wallet.address)),
  ]
  const credentials = [
    await attestedRow(lower(bea.wallet.address)),
    await serviceRow(lower(bea.wallet.address)),
    await castRow(bea.fid),
  ]
  const evidence = {
    custody: [{ fid: bea.fid, address: lower(bea.custody.address), method: 'id-registry' }],
    state: [...farcaster.state, ...names.state],
    blocks: [...farcaster.blocks, ...names.blocks],
  }
  const profile = { profileID: 'b'.repeat(21), channels, credentials, evidence }
  return JSON.parse(JSON.stringify({ profiles: [profile] })) as Document
}
