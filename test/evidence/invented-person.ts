import { bech32 } from '@scure/base'
import { lower } from '@whocast/contract/lower.ts'
import type { Hex } from 'viem'
import { makeIdentity, makeRepo } from '../accounts/atproto.ts'
import { eventOf, keyOf } from '../accounts/nostr.ts'
import { accountRow, claimedRow, type Signing } from './account-rows.ts'
import {
  attestedRow,
  castRow,
  type Document,
  ensRow,
  ensUsernameRow,
  fnameRow,
  type Json,
  namelessRow,
  onchainRow,
  type Row,
  reportedCredential,
  reportedRow,
  serviceRow,
  usesName,
  walletRow,
} from './documents.ts'
import {
  FID,
  farcasterEvidence,
  keyKinds,
  pick,
  type Random,
  secretOf,
  signedAt,
  signedOnce,
  type WalletName,
  wallets,
} from './invented-keys.ts'
import { DAY, ensState, NOW, verify, verifySolana } from './people.ts'

const names: Record<WalletName, string> = {
  first: 'one.eth',
  second: 'pay.two.eth',
  third: 'three.eth',
  custody: 'hold.eth',
  former: 'was.eth',
}

/** A person as they are on Farcaster and ENS, with what sources know of them. */
export interface InventedPerson {
  document: Document
  /** Null for a person with wallets alone. */
  fid: number | null
  /** Paths of lookups that may find them. */
  paths: string[]
  /** The block under which each name is proven. */
  blockOf: ReadonlyMap<string, string>
}

/** How ENS has a name. */
const nameKinds = [
  'both ways',
  'both ways',
  'both ways',
  'one way',
  'another primary name',
  'ended',
  'ended since',
  'not registered',
  'old',
  'another address',
  'another implementation',
  'not proven',
] as const

interface KnownName {
  row: Row
  of: WalletName
  facts: { state: unknown[]; blocks: { hash: string }[] } | null
}

/** A name of a wallet, as ENS has it. */
async function inventName(random: Random, of: WalletName, at: number): Promise<KnownName> {
  const kind = pick(random, nameKinds)
  const address = lower(wallets[of].address)
  const name = names[of]
  const row = ensRow(name, address, 'confirmed')
  if (kind === 'not proven') return { row, of, facts: null }
  const ends = { ended: NOW - 10 * DAY, 'ended since': NOW - 10 * DAY, 'not registered': 0 }
  const held = {
    name,
    address: kind === 'another address' ? wallets.former.address : address,
    ...(kind === 'one way'
      ? {}
      : { primaryName: kind === 'another primary name' ? 'x.eth' : name }),
    ...(kind in ends ? { expiresAt: ends[kind as keyof typeof ends] } : {}),
  }
  const days = kind === 'old' ? 100 : kind === 'ended since' ? 50 : 0
  const facts = await ensState([held], {
    number: 23_800_000 + at,
    timestamp: NOW - 900 - days * DAY,
    ...(kind === 'another implementation'
      ? { implementation: `0x${'22'.repeat(20)}` as const }
      : {}),
  })
  return { row, of, facts }
}

async function walletRows(random: Random): Promise<Row[]> {
  const rows: Row[] = []
  const verified = async (of: WalletName) => {
    const kind = pick(random, keyKinds)
    const isContract = of !== 'custody' && random() < 0.1
    const more = isContract
      ? { isContract, signature: '0x1234' as const, contractChainId: pick(random, [10, 8453]) }
      : {}
    const message = await signedOnce(['wallet', kind, of, more], () =>
      verify(FID, secretOf(kind), wallets[of], { at: signedAt(kind), ...more }),
    )
    return walletRow(wallets[of].address, message)
  }
  for (const of of ['first', 'second', 'third'] as const)
    if (random() < 0.6) rows.push(await verified(of))
    else if (random() < 0.2) rows.push(reportedRow('wallet', wallets[of].address))
  const custody = random()
  if (custody < 0.35) rows.push(await verified('custody'))
  else if (custody < 0.75)
    rows.push({
      ...walletRow(wallets.custody.address, null),
      proof: { method: 'farcaster-custody', fid: random() < 0.9 ? FID : 7 },
    })
  else if (custody < 0.85) rows.push(reportedRow('wallet', wallets.custody.address))
  if (random() < 0.2) {
    const solana = verifySolana(FID, secretOf(pick(random, keyKinds)), 'kinds')
    rows.push(walletRow(solana.value, solana.message))
  }
  return rows
}

/** The person's names on Farcaster. */
async function farcasterRows(random: Random, known: readonly KnownName[]): Promise<Row[]> {
  const owner = pick(random, ['custody', 'custody', 'custody', 'former', 'first'] as const)
  const rows =
    random() < 0.8
      ? [
          await signedOnce(['fname', owner], () =>
            fnameRow('kinds', lower(wallets[owner].address), FID),
          ),
        ]
      : [random() < 0.7 ? namelessRow(FID) : nodesName()]
  const [used] = known
  if (!used || random() < 0.6) return rows
  const key = secretOf(pick(random, keyKinds))
  const message = random() < 0.8 ? usesName(FID, key, names[used.of]) : undefined
  const named = await signedOnce(['username', used.of, message], () =>
    ensUsernameRow(names[used.of], wallets[used.of], FID, message),
  )
  return [...rows, named]
}

/** A name that a vendor reports. */
const nodesName = (): Row => ({
  ...reportedRow('farcaster', 'kinds'),
  metadata: [{ name: 'fid', value: String(FID) }],
})

/** An account elsewhere that a wallet claims for the person or for itself. */
async function accountRows(random: Random): Promise<Row[]> {
  const rows: Row[] = random() < 0.3 ? [reportedRow('twitter', 'kinds')] : []
  const signer = pick(random, ['first', 'second', 'custody', 'former'] as const)
  const own = `eth:${lower(wallets[signer].address)}`
  const of = pick(random, [own, own, `fid:${FID}`])
  const named = pick(random, [of, own])
  if (random() < 0.3) rows.push(await nostrRow({ signer, of, named }))
  if (random() < 0.3) rows.push(await blueskyRow({ signer, of, named }))
  if (random() < 0.2) rows.push(ofSubject(await claimed(signer, { of }), { of, named }))
  return rows
}

interface Claiming {
  signer: WalletName
  of: string
  /** Whom the account itself names. */
  named: string
}

/** The row with the subject of its statement. */
const ofSubject = (row: Row, { of, named }: Pick<Claiming, 'of' | 'named'>): Row => {
  const { claim, ...proof } = row.proof as { claim: Json } & Json
  return { ...row, proof: { ...proof, claim: { ...claim, of }, names: [named] } }
}

async function nostrRow({ signer, of, named }: Claiming): Promise<Row> {
  const value = bech32.encodeFromBytes('npub', Buffer.from(keyOf(1), 'hex'))
  const account = { type: 'nostr', value } as const
  const row = ofSubject(await claimed(signer, { of, account }), { of, named })
  const [kind, rest = ''] = named.split(':')
  const tag = `${kind === 'fid' ? 'farcaster' : 'ethereum'}:${rest}`
  const event = await signedOnce(['nostr', tag], async () =>
    eventOf({ holder: 1, tags: [['i', tag, '']] }),
  )
  const evidence = { kind: 'nostr', events: [event] }
  const proof = { ...row.proof, account: keyOf(1), evidence }
  return { ...row, type: 'nostr', value, source: 'nostr', proof }
}

async function blueskyRow({ signer, of, named }: Claiming): Promise<Row> {
  const handle = 'kinds.example'
  const account = { type: 'bluesky', value: handle } as const
  const row = ofSubject(await claimed(signer, { of, account }), { of, named })
  const { did, log, repo } = await signedOnce(['bluesky', named], async () => {
    const identity = makeIdentity([`at://${handle}`])
    const record = { description: `https://who.example/${named.replace(':', '/')}` }
    const car = makeRepo({ did: identity.did, record })
    return { ...identity, repo: Buffer.from(car).toString('base64') }
  })
  const proof = { ...row.proof, account: did, evidence: { kind: 'atproto', log, repo } }
  return { ...row, type: 'bluesky', value: handle, source: 'bluesky', proof }
}

const claimed = (signer: WalletName, signing: Signing): Promise<Row> =>
  signedOnce(['claim', signer, signing], () => claimedRow(wallets[signer], signing))
const attested = (address: Hex, name: string, expirationTime: number): Promise<Json> =>
  signedOnce(['attested', address, name, expirationTime], () =>
    attestedRow(address, name, { expirationTime }),
  )
/** The same as a contract wallet signs it: not by a key. */
const byContract = (row: Json): Json => {
  const proof = row.proof as { evidence: Json } & Json
  const evidence = { ...proof.evidence, signature: `0x${'5c'.repeat(96)}` }
  return { ...row, proof: { ...proof, evidence } }
}
/** By a former holder of the fid. */
const byFormer = () => attestedRow(wallets.first.address, 'By them', { by: wallets.former })

/** Credentials about wallets that are the person's, were theirs, or are not shown. */
async function credentialsOf(random: Random): Promise<Json[]> {
  const about = Object.values(wallets).filter(() => random() < 0.4)
  const rows = await Promise.all(
    about.map(({ address }, at) =>
      random() < 0.7
        ? attested(address, `Member ${at}`, random() < 0.3 ? NOW + DAY : 0)
        : random() < 0.7
          ? signedOnce(['service', address], () => serviceRow(address))
          : onchainRow(address),
    ),
  )
  const cast = random() < 0.4 ? [await signedOnce(['cast'], () => castRow(FID))] : []
  const made = random() < 0.2 ? [await signedOnce(['by'], () => byFormer())] : []
  const [one] = random() < 0.2 ? rows : []
  if (one && one.kind === 'eas-offchain') rows[0] = byContract(one)
  return [...rows, ...cast, ...made, ...(random() < 0.2 ? [reportedCredential()] : [])]
}

/** Makes a person at random. */
export async function inventPerson(random: Random): Promise<InventedPerson> {
  const hasFid = random() < 0.85
  const evidence = hasFid ? await farcasterEvidence(random) : {}
  const known: KnownName[] = []
  for (const of of Object.keys(wallets) as WalletName[])
    if (random() < (of === 'former' ? 0.1 : 0.45))
      known.push(await inventName(random, of, known.length))
  const base =
    random() < 0.2 ? [ensRow('one.base.eth', lower(wallets.first.address), 'confirmed')] : []
  const own = hasFid ? [...(await farcasterRows(random, known)), ...(await walletRows(random))] : []
  const channels = [
    ...own,
    ...known.map(({ row }) => row),
    ...base,
    ...(await accountRows(random)),
    ...(random() < 0.1 ? [accountRow()] : []),
  ]
  const facts = known.flatMap((one) => one.facts ?? [])
  const profile = {
    profileID: 'k'.repeat(21),
    channels,
    credentials: await credentialsOf(random),
    evidence: {
      ...evidence,
      state: [...(evidence.state ?? []), ...facts.flatMap(({ state }) => state)],
      blocks: [...(evidence.blocks ?? []), ...facts.flatMap(({ blocks }) => blocks)],
    },
  }
  return {
    document: JSON.parse(JSON.stringify({ profiles: [profile] })) as Document,
    fid: hasFid ? FID : null,
    paths: [
      ...Object.values(wallets).map(({ address }) => `/eth/${lower(address)}`),
      ...Object.values(names).map((name) => `/ens/${name}`),
      '/ens/one.base.eth',
      '/fname/kinds',
      ...channels
        .filter(({ type = '' }) => /^(twitter|nostr|bluesky|github)$/.test(type))
        .map(({ type, value }) => `/socials/${type}/${value}`),
    ],
    blockOf: new Map(
      known.flatMap(({ of, facts: one }) =>
        one ? one.blocks.map(({ hash }) => [names[of], hash] as const) : [],
      ),
    ),
  }
}
