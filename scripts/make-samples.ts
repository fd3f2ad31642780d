/**
 * `npx tsx scripts/make-samples.ts` writes samples/people.jsonl and samples/avatars: invented people who show everything.
 * Every key, ID and signature is derived from a published seed, so anybody gets the same bytes and nobody owns the wallets.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Hex, keccak256, toHex, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeData, onchainUid, schemaUid, signAttestation } from '../src/domain/attestation.ts'
import { castEvidence } from '../src/domain/cast-evidence.ts'
import { endorsementName } from '../src/domain/cast-words.ts'
import type { ChannelType } from '../src/domain/channel.ts'
import { castData, messageTypes, signMessage, toFarcasterTime, toSignedMessage } from '../src/domain/farcaster-message.ts'
import { packageRoot } from '../src/root.ts'
import { readLine } from '../src/transfer/person.ts'
import { writePerson } from '../src/transfer/write-person.ts'

/** All samples were "checked" at one time, so that the file is the same whenever it is made. */
const CHECKED_AT = Date.parse('2026-11-01T12:00:00Z') / 1000
const at = (day: string) => Date.parse(`${day}T09:30:00Z`) / 1000

const seed = (text: string): Hex => keccak256(toHex(`whocast ${text}`))
const account = (name: string) => privateKeyToAccount(seed(name))
const attester = account('sample attester')
/** Invented people have invented fids, far above those that were ever given out. */
const fidOf = (number: number) => 900_000_000 + number
const idOf = (number: number) => createHash('sha256').update(`whocast sample ${number}`).digest('base64url').slice(0, 21)

interface Channel {
  type: ChannelType
  value: string
  isVerified: boolean
  isPublic?: boolean
  metadata?: { name: string; value: string }[]
  since?: number
  proof?: Record<string, unknown>
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

/** The Farcaster channel of sample `number`. */
const farcaster = (number: number, fname: string): Channel =>
  verified('farcaster', fname, { metadata: [{ name: 'fid', value: String(fidOf(number)) }] })

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
  const message = signMessage(
    {
      type: messageTypes.verificationAddAddress,
      fid,
      timestamp: toFarcasterTime(since),
      network: 1,
      verificationAddAddressBody: { address: owner.address.toLowerCase() as Hex, claimSignature: signature, blockHash },
    },
    seed(`sample app key ${number}`),
  )
  return verified('wallet', owner.address, {
    since,
    proof: { method: 'farcaster-verification', message: toSignedMessage(message) },
  })
}

const wallet = (number: number): Channel => verified('wallet', account(`sample ${number}`).address)

const ens = (name: string): Channel => verified('ens', name)

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

const skillSchema = 'string skill,string evidence'

/** Signed for real: anybody can check it with eas-sdk or with `whocast verify`. */
async function signed(number: number, skill: string, day: string): Promise<Credential> {
  const recipient = account(`sample ${number}`).address
  const attestation = await signAttestation(
    attester,
    { version: '1.0.1', chainId: 8453, verifyingContract: '0x4200000000000000000000000000000000000021' },
    {
      schema: schemaUid(skillSchema),
      recipient,
      time: String(at(day)),
      expirationTime: '0',
      revocable: true,
      refUID: zeroHash,
      data: encodeData(skillSchema, [skill, 'https://guild.sample.example/evidence']),
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
  const said = {
    schema: schemaUid(accountSchema),
    recipient: account(`sample ${number}`).address,
    attester: account('sample exchange').address,
    time: BigInt(at(day)),
    expirationTime: 0n,
    revocable: true,
    refUID: zeroHash,
    data: encodeData(accountSchema, [true]),
  }
  const uid = onchainUid(said)
  return {
    uid,
    kind: 'eas-onchain',
    name,
    schema: { uid: said.schema, definition: accountSchema },
    attester: { address: said.attester.toLowerCase() },
    attestee: { address: said.recipient.toLowerCase() },
    issuer: 'eas',
    source: 'EAS',
    chain: 'Local test chain',
    reference: uid,
    issuedAt: at(day),
    revocation: { status: 'unknown' },
    verification: { method: 'none', result: 'unchecked', checkedAt: CHECKED_AT },
    evidence: {
      ...said,
      chainId: 31337,
      contract: '0x4200000000000000000000000000000000000021',
      uid,
      time: String(said.time),
      expirationTime: String(said.expirationTime),
    },
  }
}

/** A cast that one invented person really signed about another. */
function endorsement(from: number, to: number, skill: string, day: string): Credential {
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
    evidence: { ...castEvidence(message) },
  }
}

const avatar = (name: string) => `/samples/avatars/${name}.png`

async function people(): Promise<Record<string, unknown>[]> {
  return [
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
        farcaster(1, 'sample-ada'),
        verified('basename', 'sample-ada.base.eth'),
        verified('twitter', 'sample_ada', { proof: { method: 'reported', by: 'neynar' } }),
        verified('github', 'sample-ada', { proof: { method: 'reported', by: 'neynar' } }),
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
      guilds: [{ guildId: 900_001, roleIds: [1, 2], isAdmin: true, isOwner: false, joinedAt: '2025-02-11T10:00:00Z' }],
      credentials: [
        await signed(1, 'Engineering', '2026-02-14'),
        await signed(1, 'Cryptography', '2026-03-02'),
        endorsement(2, 1, 'distributed systems', '2026-04-21'),
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
        reported('Withdrawn badge', '2025-06-01', { revocation: { status: 'revoked', at: at('2025-07-01') } }),
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
        farcaster(2, 'sample-boris'),
        claimed('twitter', 'sample_twin'),
        claimed('github', 'sample-boris'),
        claimed('mastodon', 'boris@social.sample.example'),
      ],
      credentials: [endorsement(1, 2, 'telling jokes', '2026-04-22')],
    },
    {
      profileID: idOf(3),
      displayName: 'Carla Twin',
      avatarUrl: avatar('carla'),
      bio: 'The other one who says that @sample_twin is hers. A lookup of the handle finds nobody, unless you ask for claims.',
      channels: [wallet(3), farcaster(3, 'sample-carla'), claimed('twitter', 'sample_twin'), claimed('threads', 'sample_twin')],
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
        farcaster(4, 'sample-layla'),
        verified('twitter', 'sample_layla'),
        claimed('behance', 'sample-layla'),
        claimed('instagram', 'sample.layla'),
      ],
      credentials: [await signed(4, 'Typography', '2026-05-05'), reported('معرض الحروف ٢٠٢٥', '2025-10-10')],
    },
    {
      profileID: idOf(5),
      displayName: 'דוגמה כהן',
      avatarUrl: avatar('dugma'),
      bio: 'כותבת תוכנה ושירה, לא בהכרח בסדר הזה. גרה בין הים לבין המקלדת. דמות בדויה לצורך הדגמה.',
      location: 'חיפה, ישראל',
      channels: [wallet(5), farcaster(5, 'sample-dugma'), claimed('medium', 'sample-dugma'), claimed('telegram', 'sample_dugma')],
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
        farcaster(6, 'sample-hanako'),
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
        wallet(7),
        farcaster(7, 'sample-namuna'),
        verified('github', 'sample-namuna'),
        claimed('dune', 'sample-namuna'),
        claimed('researchhub', 'sample-namuna'),
        claimed('talentprotocol', 'sample-namuna'),
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
        wallet(8),
        farcaster(8, 'sample-jaidee'),
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
        wallet(9),
        ens('sample-fox.eth'),
        farcaster(9, 'sample-fox'),
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
        farcaster(11, 'sample-minsu'),
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
        wallet(12),
        farcaster(12, 'sample-dana'),
        verified('twitter', 'sample_dana'),
        verified('linkedin-company', 'sample-everywhere'),
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
        ].map((type) => claimed(type as ChannelType, 'sampledana', type === 'telegram' ? published : {})),
      ],
    },
  ].map((person) => {
    const line = { ...person, isSample: true, updatedAt: '2026-11-01T12:00:00Z' }
    // Written out as it will be stored, so that a first start need not do so.
    const { findings, credentials } = readLine(line, CHECKED_AT)
    return writePerson(person.profileID, findings, credentials)
  })
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

const folder = join(packageRoot, 'samples')
mkdirSync(join(folder, 'avatars'), { recursive: true })
writeFileSync(join(folder, 'people.jsonl'), (await people()).map((person) => `${JSON.stringify(person)}\n`).join(''))
for (const [name, palette] of Object.entries(palettes)) {
  const png = await sharp(Buffer.from(avatarSvg(name, palette)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  writeFileSync(join(folder, 'avatars', `${name}.png`), png)
}
