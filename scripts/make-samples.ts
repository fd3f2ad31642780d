/**
 * `npx tsx scripts/make-samples.ts` writes samples/people.jsonl and samples/avatars: invented
 * people who show everything. Every key, ID and signature is derived from a published seed, so
 * anybody gets the same bytes and nobody owns the wallets.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  type ChannelType,
  channelRow,
  channelTypes,
  parseHandle,
} from '@whocast/contract/channel.ts'
import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { onchainUid, schemaUid } from '@whocast/evidence/forms/attestation-hash.ts'
import { encodeData } from '@whocast/evidence/forms/attestation-schema.ts'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { endorsementName } from '@whocast/evidence/forms/cast-words.ts'
import { toBase58 } from '@whocast/evidence/forms/farcaster.ts'
import {
  castData,
  messageTypes,
  parseMessage,
  signMessage,
  userDataTypes,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { readLine } from '@whocast/evidence/people-file/person.ts'
import { writePerson } from '@whocast/evidence/people-file/write-person.ts'
import { verifyProfile } from '@whocast/evidence/profile.ts'
import sharp from 'sharp'
import { bytesToHex, type Hex, hexToBytes, keccak256, stringToBytes, zeroHash } from 'viem'
import { packageRoot } from '../src/kit/root.ts'
import { FAR_AWAY } from '../test/network/ethereum.ts'
import {
  account,
  custodyOf,
  fidOf,
  fnameProof,
  fnameRegistry,
  nameAsUsername,
  say,
  seed,
  startSampleChains,
} from './sample-evidence.ts'

/** All samples were "checked" at one time, so that the file is the same whenever it is made. */
const CHECKED_AT = samplesMadeAt
const at = (day: string) => Date.parse(`${day}T09:30:00Z`) / 1000

const attester = account('sample attester')
const idOf = (number: number) =>
  createHash('sha256').update(`whocast sample ${number}`).digest('base64url').slice(0, 21)

interface Channel {
  type: ChannelType
  value: string
  isVerified: boolean
  isPublic?: boolean
  metadata?: { name: string; value: string }[]
  since?: number
  proof?: object
}

const verified = (type: ChannelType, value: string, more: Partial<Channel> = {}): Channel => ({
  type,
  value,
  isVerified: true,
  ...more,
})
const claimed = (type: ChannelType, value: string, more: Partial<Channel> = {}): Channel => ({
  type,
  value,
  isVerified: false,
  ...more,
})
const published = { isPublic: true }

/** Handles of Dana, of which each pattern of the channel table should match one. */
const danasHandles = [
  'sampledana',
  'dana@sample.example',
  'dana.sample.example',
  'https://dana.sample.example',
  '+12025550145',
  '0000-0000-0000-0000',
]

/** Returns a claim of each channel type that no sample shows: a new type needs no entry here. */
function missingChannels(people: readonly { channels: readonly Channel[] }[]): Channel[] {
  const shown = new Set(people.flatMap(({ channels }) => channels.map(({ type }) => type)))
  const missing = channelTypes.filter((type) => !shown.has(type))
  return missing.map((type) => {
    const handle = danasHandles.find((one) => parseHandle(type, one) !== null)
    if (handle === undefined)
      throw new Error(`no handle of danasHandles matches the pattern of ${type}: add one`)
    return claimed(type, handle, channelRow(type).isPrivate ? published : {})
  })
}

/** ENS names of the samples, which the local chain resolves. */
const ensNames = new Map([
  ['sample-ada.eth', 1],
  ['sample-layla.eth', 4],
  ['sample-hanako.eth', 6],
  ['sample-fox.eth', 9],
])

/**
 * Everybody but number 10, who is nothing but an address, is on Farcaster. Carla disconnected her
 * app: her key was removed.
 */
const chains = await startSampleChains([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12], {
  removedKeys: [3],
  names: ensNames,
  at: CHECKED_AT - 3600,
})

/**
 * The Farcaster channel of sample `number`, whose name the sample registry gave to its custody
 * address.
 */
async function farcaster(number: number, fname: string): Promise<Channel> {
  const since = at('2024-11-02')
  const metadata = [{ name: 'fid', value: String(fidOf(number)) }]
  return verified('farcaster', fname, {
    metadata,
    since,
    proof: await fnameProof(number, fname, since),
  })
}

/** A second name of sample `number`: an ENS name that it uses on Farcaster. */
async function ensUsername(number: number, name: string): Promise<Channel> {
  const since = at('2025-01-07')
  const metadata = [{ name: 'fid', value: String(fidOf(number)) }]
  return verified('farcaster', name, {
    metadata,
    since,
    proof: await nameAsUsername(number, name, since, chains.blockNumber),
  })
}

/** The custody address of sample `number`, which has verified no wallet. */
const custodyWallet = (number: number): Channel =>
  verified('wallet', custodyOf(number).address, {
    metadata: [{ name: 'custody', value: 'true' }],
    proof: { method: 'farcaster-custody', fid: fidOf(number) },
  })

/** The Solana wallet of sample `number`, which signed the claim as text. */
function solanaWallet(number: number): Channel {
  const key = hexToBytes(seed(`sample solana ${number}`))
  const address = bytesToHex(ed25519.getPublicKey(key))
  const blockHash = seed(`sample solana block ${number}`)
  const text = `fid: ${fidOf(number)} address: ${toBase58(address)} network: 1 blockHash: ${toBase58(blockHash)} protocol: 1`
  const since = at('2025-06-08')
  const body = {
    address,
    claimSignature: bytesToHex(ed25519.sign(stringToBytes(text), key)),
    blockHash,
    protocol: 1,
  }
  const message = say(
    number,
    { type: messageTypes.verificationAddAddress, verificationAddAddressBody: body },
    since,
  )
  return verified('solana', toBase58(address), {
    since,
    proof: { method: 'farcaster-verification', message },
  })
}

/**
 * For teaching: a wallet whose signature was given for another fid. The check fails, whoever shows
 * it.
 */
async function borrowedWallet(number: number, owner: number): Promise<Channel> {
  const { value, proof } = await provenWallet(owner)
  const body = parseMessage({
    ...(proof as { message: object }).message,
    hashScheme: 1,
    signatureScheme: 1,
  })?.data.verificationAddAddressBody
  if (!body) throw new Error('it was made here')
  const message = say(
    number,
    { type: messageTypes.verificationAddAddress, verificationAddAddressBody: body },
    at('2026-02-02'),
  )
  return verified('wallet', value, { proof: { method: 'farcaster-verification', message } })
}

/** The wallet of sample `number`, with the claim that it really signed for its fid. */
async function provenWallet(number: number): Promise<Channel> {
  const owner = account(`sample ${number}`)
  const fid = fidOf(number)
  const blockHash = seed(`sample block ${number}`)
  const signature = await owner.signTypedData({
    domain: {
      name: 'Farcaster Verify Ethereum Address',
      version: '2.0.0',
      salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
    },
    types: {
      VerificationClaim: [
        { name: 'fid', type: 'uint256' },
        { name: 'address', type: 'address' },
        { name: 'blockHash', type: 'bytes32' },
        { name: 'network', type: 'uint8' },
      ],
    },
    primaryType: 'VerificationClaim',
    message: { fid: BigInt(fid), address: owner.address, blockHash, network: 1 },
  })
  const since = at('2025-05-04')
  const body = { address: owner.address.toLowerCase() as Hex, claimSignature: signature, blockHash }
  const message = say(
    number,
    { type: messageTypes.verificationAddAddress, verificationAddAddressBody: body },
    since,
  )
  return verified('wallet', owner.address, {
    since,
    proof: { method: 'farcaster-verification', message },
  })
}

const wallet = (number: number): Channel => verified('wallet', account(`sample ${number}`).address)

/** A name that resolves to the wallet of sample `number`, whose primary name it is. */
const ens = (name: string): Channel =>
  verified('ens', name, { proof: resolutionProof(name, ensNames.get(name) ?? 0, ETHEREUM_COIN) })

const ETHEREUM_COIN = 60
const BASE_COIN = 2_147_492_101

function resolutionProof(name: string, number: number, coinType: number): Record<string, unknown> {
  const { address } = account(`sample ${number}`)
  return {
    method: 'ens-forward-reverse',
    name,
    chainId: 1,
    coinType,
    blockNumber: chains.blockNumber,
    address,
    ...(coinType === ETHEREUM_COIN ? { expiresAt: FAR_AWAY } : {}),
  }
}

/** Names on Base are answered by a gateway, which no storage proves. */
const basename = (name: string, number: number): Channel =>
  verified('basename', name, { proof: resolutionProof(name, number, BASE_COIN) })

const byNeynar = { proof: { method: 'reported', by: 'neynar' } }

interface Credential {
  name: string
  [field: string]: unknown
}

const reported = (name: string, day: string, more: Partial<Credential> = {}): Credential => ({
  uid: seed(`sample credential ${name} ${day}`),
  kind: 'reported',
  name,
  issuer: 'Sample Guild',
  claimedAttester: { address: account('sample guild').address.toLowerCase() },
  issuedAt: at(day),
  chain: 'Base',
  source: 'Sample Guild',
  reference: `https://guild.sample.example/${encodeURIComponent(name.toLowerCase().replaceAll(/[^a-z]+/gi, '-'))}`,
  verification: { method: 'none', result: 'unchecked', checkedAt: CHECKED_AT },
  ...more,
})

const skillSchema = 'string name,string evidence'

/** Signed for real: anybody can check it with eas-sdk or with `whocast verify`. */
async function signed(number: number, skill: string, day: string): Promise<Credential> {
  const recipient = account(`sample ${number}`).address
  const attestation = await signAttestation(
    attester,
    {
      version: '1.0.1',
      chainId: 8453,
      verifyingContract: '0x4200000000000000000000000000000000000021',
    },
    {
      schema: schemaUid(skillSchema),
      recipient,
      time: String(at(day)),
      expirationTime: '0',
      revocable: true,
      refUID: zeroHash,
      data: encodeData(skillSchema, [`Skill: ${skill}`, 'https://guild.sample.example/evidence']),
      salt: seed(`sample salt ${number} ${skill}`),
    },
  )
  return {
    uid: attestation.uid,
    kind: 'eas-offchain',
    name: `Skill: ${skill}`,
    schema: { uid: schemaUid(skillSchema), definition: skillSchema },
    attester: { address: attester.address.toLowerCase() },
    attestee: { address: recipient.toLowerCase() },
    issuer: 'Sample Guild',
    source: 'EAS',
    chain: 'Base',
    reference: 'https://guild.sample.example/evidence',
    issuedAt: at(day),
    revocation: { status: 'active', checkedAt: CHECKED_AT },
    verification: { method: 'eas-offchain-signature', result: 'holds', checkedAt: CHECKED_AT },
    evidence: { ...attestation },
  }
}

const accountSchema = 'bool verifiedAccount'

/** On a test chain that nobody shares, so that no explorer can be taken for its witness. */
function onchain(number: number, name: string, day: string): Credential {
  const rows = {
    schema: schemaUid(accountSchema),
    recipient: account(`sample ${number}`).address,
    attester: account('sample exchange').address,
    time: BigInt(at(day)),
    expirationTime: 0n,
    revocable: true,
    refUID: zeroHash,
    data: encodeData(accountSchema, [true]),
  }
  const uid = onchainUid(rows)
  return {
    uid,
    kind: 'eas-onchain',
    name,
    schema: { uid: rows.schema, definition: accountSchema },
    attester: { address: rows.attester.toLowerCase() },
    attestee: { address: rows.recipient.toLowerCase() },
    issuer: 'eas',
    source: 'EAS',
    chain: 'Local test chain',
    reference: uid,
    issuedAt: at(day),
    revocation: { status: 'unknown' },
    verification: { method: 'none', result: 'unchecked', checkedAt: CHECKED_AT },
    evidence: {
      ...rows,
      chainId: 31337,
      contract: '0x4200000000000000000000000000000000000021',
      uid,
      time: String(rows.time),
      expirationTime: String(rows.expirationTime),
    },
  }
}

/** A cast that one invented person really signed about another. */
async function endorsement(
  from: number,
  to: number,
  skill: string,
  day: string,
): Promise<Credential> {
  const text = ` endorse  for ${skill}`
  const message = signMessage(
    castData({
      fid: fidOf(from),
      text,
      mentions: [
        { fid: fidOf(99), position: 0 },
        { fid: fidOf(to), position: Buffer.byteLength(' endorse ') },
      ],
      at: at(day),
    }),
    seed(`sample app key ${from}`),
  )
  return {
    uid: keccak256(message.hash),
    kind: 'farcaster-cast',
    name: endorsementName(skill),
    attester: { fid: fidOf(from) },
    attestee: { address: account(`sample ${to}`).address.toLowerCase(), fid: fidOf(to) },
    issuer: 'farcaster',
    source: 'Farcaster',
    chain: '',
    reference: message.hash,
    issuedAt: at(day),
    revocation: { status: 'active', checkedAt: CHECKED_AT },
    verification: { method: 'farcaster-cast-signature', result: 'holds', checkedAt: CHECKED_AT },
    evidence: { ...castEvidence(message), ...(await chains.keyProofOf(from)) },
  }
}

const avatar = (name: string) => `/samples/avatars/${name}.png`

async function people(): Promise<Record<string, unknown>[]> {
  const everyone = [
    {
      profileID: idOf(1),
      displayName: 'Ada Sample',
      avatarUrl: avatar('ada'),
      bio: 'Protocol engineer, gardener of small languages, keeper of one stubborn sourdough. I build things that answer questions honestly. An invented person: everything here is made up.',
      location: 'Lisbon, Portugal',
      jobTitle: 'Protocol engineer',
      primarySkill: 'Distributed systems',
      networkingStatus: 'Open to collaborate',
      channels: [
        await provenWallet(1),
        ens('sample-ada.eth'),
        await farcaster(1, 'sample-ada'),
        solanaWallet(1),
        basename('sample-ada.base.eth', 1),
        verified('twitter', 'sample_ada', byNeynar),
        verified('github', 'sample-ada', byNeynar),
        claimed('linkedin', 'sample-ada'),
        claimed('lens', 'lens/sample-ada'),
        claimed('bluesky', 'ada.sample.example'),
        claimed('email', 'ada@sample.example', published),
        claimed('telegram', 'sample_ada'),
        claimed('custom', 'https://ada.sample.example', published),
      ],
      highlights: [
        { title: 'How to be found without being watched', url: 'https://ada.sample.example/found' },
        { title: 'Proofs for people: a talk', url: 'https://ada.sample.example/talk' },
      ],
      workExperience: [
        {
          jobTitle: 'Protocol engineer',
          orgWebsite: 'https://works.sample.example',
          employmentType: 'Full-time',
          startDate: '2024-03-01',
          location: 'Lisbon',
          isVerified: true,
        },
        {
          jobTitle: 'Compiler engineer',
          orgWebsite: 'https://lab.sample.example',
          employmentType: 'Full-time',
          startDate: '2019-09-01',
          endDate: '2024-02-01',
          location: 'Porto',
        },
      ],
      events: [
        {
          id: 'sample-event-1',
          source: 'Sample Days',
          name: 'Sample Days 2026',
          description: 'Three days of talks that never took place.',
          eventUrl: 'https://days.sample.example/2026',
          startDate: '2026-06-03',
        },
      ],
      guilds: [
        {
          guildId: 900_001,
          roleIds: [1, 2],
          isAdmin: true,
          isOwner: false,
          joinedAt: '2025-02-11T10:00:00Z',
        },
      ],
      credentials: [
        await signed(1, 'Engineering', '2026-02-14'),
        await signed(1, 'Cryptography', '2026-03-02'),
        await endorsement(2, 1, 'distributed systems', '2026-04-21'),
        onchain(1, 'Verified account', '2026-01-09'),
        reported('Sample Days 2026: speaker', '2026-06-05'),
        reported('Contributor, Sample Protocol', '2025-11-20'),
        reported('Guild of Testers: member', '2025-02-11', { value: 'since the first meeting' }),
        reported('Hackathon winner', '2024-10-13'),
        reported('Mentor, 2025', '2025-12-01'),
        reported('Course: zero-knowledge proofs', '2024-05-18'),
        reported('Early supporter', '2023-08-08'),
        reported('Proof of attendance: Sample Summit', '2024-09-01'),
        reported('Reviewer of the month', '2026-07-31'),
        reported('Annual pass', '2026-01-01', { expiresAt: at('2099-01-01') }),
        reported('Trial pass', '2025-01-01', { expiresAt: at('2025-02-01') }),
        reported('Withdrawn badge', '2025-06-01', {
          revocation: { status: 'revoked', at: at('2025-07-01') },
        }),
        reported('Private note', '2025-06-02', { isPublic: false }),
      ],
    },
    {
      profileID: idOf(2),
      displayName: 'Boris Placeholder',
      avatarUrl: avatar('boris'),
      bio: 'Twin of nobody. Claims the handle @sample_twin, and so does somebody else: neither of them has proved it.',
      location: 'Berlin, Germany',
      channels: [
        await provenWallet(2),
        await farcaster(2, 'sample-boris'),
        claimed('twitter', 'sample_twin'),
        claimed('github', 'sample-boris'),
        claimed('mastodon', 'boris@social.sample.example'),
      ],
      credentials: [await endorsement(1, 2, 'telling jokes', '2026-04-22')],
    },
    {
      profileID: idOf(3),
      displayName: 'Carla Twin',
      avatarUrl: avatar('carla'),
      bio: 'The other one who says that @sample_twin is hers. A lookup of the handle finds nobody, unless you ask for claims.',
      channels: [
        await provenWallet(3),
        await farcaster(3, 'sample-carla'),
        claimed('twitter', 'sample_twin'),
        claimed('threads', 'sample_twin'),
      ],
    },
    {
      profileID: idOf(4),
      displayName: 'ليلى المثال',
      avatarUrl: avatar('layla'),
      bio: 'مصممة خطوط من عمّان، أكتب عن الحروف وكيف تلتقي على الشاشة. أحب القهوة والخرائط القديمة و Farcaster. شخصية مُختلقة للعرض فقط.',
      location: 'عمّان، الأردن',
      jobTitle: 'مصممة خطوط',
      channels: [
        await provenWallet(4),
        ens('sample-layla.eth'),
        await farcaster(4, 'sample-layla'),
        verified('twitter', 'sample_layla', byNeynar),
        claimed('behance', 'sample-layla'),
        claimed('instagram', 'sample.layla'),
      ],
      credentials: [
        await signed(4, 'Typography', '2026-05-05'),
        reported('معرض الحروف ٢٠٢٥', '2025-10-10'),
      ],
    },
    {
      profileID: idOf(5),
      displayName: 'דוגמה כהן',
      avatarUrl: avatar('dugma'),
      bio: 'כותבת תוכנה ושירה, לא בהכרח בסדר הזה. גרה בין הים לבין המקלדת. דמות בדויה לצורך הדגמה.',
      location: 'חיפה, ישראל',
      channels: [
        custodyWallet(5),
        await farcaster(5, 'sample-dugma'),
        claimed('medium', 'sample-dugma'),
        claimed('telegram', 'sample_dugma'),
      ],
      credentials: [reported('משתתפת בהאקתון', '2026-03-03')],
    },
    {
      profileID: idOf(6),
      displayName: '見本 花子',
      avatarUrl: avatar('hanako'),
      bio: '京都在住のイラストレーター。小さな生き物と大きな空を描いています。オンチェーンの作品も少しずつ公開中。これは見本のための架空の人物です。',
      location: '京都, 日本',
      jobTitle: 'イラストレーター',
      channels: [
        await provenWallet(6),
        ens('sample-hanako.eth'),
        await farcaster(6, 'sample-hanako'),
        claimed('superrare', 'sample-hanako'),
        claimed('opensea', 'sample-hanako'),
        claimed('rodeo', 'sample-hanako'),
        claimed('gallery', 'sample-hanako'),
        claimed('deca', 'sample-hanako'),
      ],
      credentials: [await signed(6, 'イラストレーション', '2026-06-18')],
    },
    {
      profileID: idOf(7),
      displayName: 'नमूना शर्मा',
      avatarUrl: avatar('namuna'),
      bio: 'पुणे से डेटा वैज्ञानिक। खुले आँकड़ों, शतरंज और चाय पर लिखती हूँ। यह व्यक्ति केवल उदाहरण के लिए गढ़ा गया है।',
      location: 'पुणे, भारत',
      channels: [
        await provenWallet(7),
        await farcaster(7, 'sample-namuna'),
        claimed('github', 'sample-namuna'),
        claimed('dune', 'sample-namuna'),
        claimed('researchhub', 'sample-namuna'),
        claimed('talentprotocol', 'sample-namuna'),
        claimed('gitlab', 'sample-namuna'),
        claimed('codeberg', 'sample-namuna'),
        claimed('hackernews', 'sample-namuna'),
        claimed('nostr', 'namuna@sample.example'),
        claimed('npm', 'sample-namuna'),
        claimed('keybase', 'sample_namuna'),
        claimed('orcid', '0000-0000-0000-0000'),
        claimed('website', 'namuna.example'),
        claimed('agent', 'agent.namuna.example'),
      ],
      credentials: [reported('डेटा विश्लेषण', '2026-01-26')],
    },
    {
      profileID: idOf(8),
      displayName: 'ตัวอย่าง ใจดี',
      avatarUrl: avatar('jaidee'),
      bio: 'นักดนตรีและนักพัฒนาเกมจากเชียงใหม่ ชอบเสียงฝนและแมวสามสี บุคคลนี้ถูกแต่งขึ้นเพื่อเป็นตัวอย่างเท่านั้น',
      location: 'เชียงใหม่',
      channels: [
        await provenWallet(8),
        await farcaster(8, 'sample-jaidee'),
        claimed('soundcloud', 'sample-jaidee'),
        claimed('spotify', 'samplejaidee'),
        claimed('twitch', 'sample_jaidee'),
        claimed('steam', 'sample-jaidee'),
        claimed('youtube', 'sample-jaidee'),
        claimed('tiktok', 'sample.jaidee'),
      ],
    },
    {
      profileID: idOf(9),
      displayName: '🦊 Emoji Fox 🎈✨',
      avatarUrl: avatar('fox'),
      bio: 'gm ☀️ 🧑🏽‍🚀 → 🌕 | 🏳️‍🌈 | 👩‍👩‍👧‍👦 | 🍕🍕🍕 made of invented pixels 🎲',
      location: '🌍',
      channels: [
        await provenWallet(9),
        ens('sample-fox.eth'),
        await farcaster(9, 'sample-fox'),
        await ensUsername(9, 'sample-fox.eth'),
        claimed('discord', 'sample_fox'),
        claimed('reddit', 'sample_fox'),
        claimed('farcards', 'sample-fox'),
        claimed('friendtech', 'sample-fox'),
        claimed('nftd', 'sample-fox'),
      ],
      credentials: [reported('🏆 Meme of the week', '2026-08-08')],
    },
    // Nothing but an address.
    { profileID: idOf(10), channels: [wallet(10)] },
    {
      profileID: idOf(11),
      displayName: '표본 민수',
      avatarUrl: avatar('minsu'),
      bio: longBio,
      location: '서울, 대한민국',
      channels: [
        await provenWallet(11),
        await farcaster(11, 'sample-minsu'),
        claimed('mirror', 'sample-minsu.eth'),
        claimed('paragraph', 'sample-minsu'),
        claimed('interface', 'sample-minsu'),
        claimed('xmtp', 'sample-minsu.eth'),
      ],
      credentials: [await signed(11, 'Writing', '2026-09-09')],
    },
    {
      profileID: idOf(12),
      displayName: 'Dana Everywhere',
      avatarUrl: avatar('dana'),
      bio: 'Has an account on everything, remembers the password of none.',
      location: '样本市',
      channels: [
        await provenWallet(12),
        await farcaster(12, 'sample-dana'),
        await borrowedWallet(12, 13),
        verified('twitter', 'sample_dana', byNeynar),
        claimed('linkedin-company', 'sample-everywhere'),
        claimed('apple', 'dana@sample.example', published),
        claimed('google', 'dana.everywhere@sample.example', published),
        claimed('phone', '+12025550143', published),
        claimed('whatsapp', '+12025550144', published),
        claimed('signal', 'dana.01', published),
        claimed('calendar', 'https://calendar.sample.example/dana', published),
        claimed('email', 'hidden@sample.example'),
        claimed('colinks', 'sample-dana'),
        claimed('daimo', 'sample-dana'),
        claimed('link3', 'sample-dana'),
        claimed('linktree', 'sample-dana'),
        claimed('literal', 'sample-dana'),
        claimed('luma', 'user/sample-dana'),
        claimed('partiful', 'SampleDana'),
        claimed('portrait', 'sample-dana'),
        claimed('readcv', 'sample-dana'),
        claimed('tenfold', 'sample-dana'),
        claimed('instagram', 'sample.dana', { isPublic: false }),
        ...[
          'reddit',
          'medium',
          'github',
          'lens',
          'telegram',
          'discord',
          'youtube',
          'tiktok',
          'twitch',
          'spotify',
          'soundcloud',
        ].map((type) =>
          claimed(type as ChannelType, 'sampledana', type === 'telegram' ? published : {}),
        ),
      ],
    },
  ]
  const dana = everyone.at(-1)
  dana?.channels.push(...missingChannels(everyone))
  return Promise.all(
    everyone.map(async (person, index) => {
      const number = index + 1
      const names = [...ensNames].flatMap(([name, owner]) => (owner === number ? [name] : []))
      const evidence =
        number === 10
          ? {}
          : {
              evidence: {
                ...(await chains.evidenceOf(number, names)),
                userData: userData(number, person as { displayName: string; bio: string }),
              },
            }
      const line = { ...person, ...evidence, isSample: true, updatedAt: '2026-11-01T12:00:00Z' }
      // Written out as it will be stored, so that a first start need not do so.
      const { findings, credentials } = readLine(line, CHECKED_AT)
      return withGrades(writePerson({ profileID: person.profileID, findings, credentials }), number)
    }),
  )
}

/** The messages in which sample `number` states its name and text. */
const userData = (number: number, { displayName, bio }: { displayName: string; bio: string }) =>
  (
    [
      [userDataTypes.display, displayName],
      [userDataTypes.bio, bio],
    ] as const
  ).map(([type, value]) =>
    say(
      number,
      { type: messageTypes.userDataAdd, userDataBody: { type, value } },
      at('2026-03-01'),
    ),
  )

/** How well each verified row is known, as our own checker says. */
async function withGrades(
  written: Record<string, unknown>,
  number: number,
): Promise<Record<string, unknown>> {
  const channels = written.channels as Channel[]
  const subject = number === 10 ? account('sample 10').address : `fid:${fidOf(number)}`
  const verdicts = await verifyProfile(
    { ...written, credentials: [] },
    { for: subject, now: CHECKED_AT, fnameRegistry },
  )
  return {
    ...written,
    channels: channels.map((channel, index) => {
      if (!channel.isVerified) return channel
      const isNotModified = verdicts[index]?.status === 'holds'
      const grade = isNotModified
        ? { grade: 'proven' }
        : channel.type === 'basename'
          ? { grade: 'confirmed' }
          : {
              grade: 'reported',
              by: (channel.proof as { by?: string } | undefined)?.by ?? 'sample',
            }
      return { ...channel, verification: { ...grade, checkedAt: '2026-11-01T12:00:00Z' } }
    }),
  }
}

const longBio = (() => {
  const sentence =
    'Writes long things about short moments: trains that leave on time, letters that arrive late, and the quiet arithmetic of trust between strangers. '
  const rest =
    'Once counted every lamp post in a city and published the list; nobody has corrected it yet. Believes that a good index is a form of kindness, that footnotes are where the truth goes to rest, and that whoever answers a question should also say how they know. Invented, like everybody here.'
  return `${sentence}${rest}`.padEnd(500, ' (…) ').slice(0, 500).trimEnd()
})()

// ─── Avatars ────────────────────────────────────────────────────────────────────────────────

const palettes: Record<string, [ground: string, near: string, far: string]> = {
  ada: ['#4636c9', '#ffd166', '#f4f1ff'],
  boris: ['#0b6e4f', '#f6ae2d', '#e8f6ef'],
  carla: ['#b5179e', '#7df9ff', '#fff0fb'],
  layla: ['#8c2f39', '#f2cc8f', '#fff4e6'],
  dugma: ['#1d4e89', '#fcbf49', '#e9f1fb'],
  hanako: ['#d1495b', '#fbe5e8', '#2e4057'],
  namuna: ['#e36414', '#fff3e0', '#0f4c5c'],
  jaidee: ['#2a9d8f', '#e9c46a', '#264653'],
  fox: ['#f3722c', '#fffaf5', '#43281c'],
  minsu: ['#22223b', '#c9ada7', '#f2e9e4'],
  dana: ['#3a86ff', '#ffbe0b', '#fb5607'],
}

/** Four quarter tiles of plain shapes, as a seed of the name decides. */
function avatarSvg(name: string, [ground, near, far]: [string, string, string]): string {
  const bytes = createHash('sha256').update(`whocast avatar ${name}`).digest()
  const tiles = [0, 1, 2, 3].map((index) => {
    const x = (index % 2) * 128
    const y = Math.floor(index / 2) * 128
    const [shape = 0, turn = 0, tint = 0] = bytes.subarray(index * 3, index * 3 + 3)
    const fill = tint % 2 === 0 ? near : far
    const shapes = [
      `<circle cx="64" cy="64" r="52" fill="${fill}"/>`,
      `<path d="M0 128A128 128 0 0 1 128 0V128Z" fill="${fill}"/>`,
      `<path d="M0 0H128L0 128Z" fill="${fill}"/>`,
      `<path d="M0 64A64 64 0 0 1 128 64Z" fill="${fill}"/><circle cx="64" cy="96" r="26" fill="${tint % 2 === 0 ? far : near}"/>`,
      `<rect x="24" y="24" width="80" height="80" rx="12" fill="${fill}"/><circle cx="64" cy="64" r="22" fill="${ground}"/>`,
    ]
    return `<g transform="translate(${x} ${y}) rotate(${(turn % 4) * 90} 64 64)">${shapes[shape % shapes.length]}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${ground}"/>${tiles.join('')}</svg>`
}

// ─── Writing ────────────────────────────────────────────────────────────────────────────────

/** Returns the content of samples/people.jsonl. */
export async function peopleFile(): Promise<string> {
  if (fnameRegistry !== sampleFnameRegistry)
    throw new Error(`packages/contract/src/samples.ts should say ${fnameRegistry}`)
  const lines = (await people()).map((person) => `${JSON.stringify(person)}\n`)
  await chains.close()
  return lines.join('')
}

if (import.meta.main) {
  const folder = join(packageRoot, 'samples')
  mkdirSync(join(folder, 'avatars'), { recursive: true })
  writeFileSync(join(folder, 'people.jsonl'), await peopleFile())
  for (const [name, palette] of Object.entries(palettes)) {
    const png = await sharp(Buffer.from(avatarSvg(name, palette)))
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
    writeFileSync(join(folder, 'avatars', `${name}.png`), png)
  }
}
