/** Invented people who are hard to draw on a card. */
import type { ChannelType } from '@whocast/contract/channel.ts'
import type { Credential, CredentialKind } from '@whocast/contract/credential.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { CardSubject } from '../../frames/card/port.ts'

type ChannelRow = [type: ChannelType, value: string, isVerified?: boolean, fid?: number]

const channel = ([type, value, isVerified = true, fid]: ChannelRow): Channel => ({
  type,
  value,
  ...(isVerified
    ? { isVerified, verification: { grade: 'proven', checkedAt: 1_760_000_000 } }
    : { isVerified }),
  source: 'test',
  checkedAt: 1_760_000_000,
  ...(fid === undefined ? {} : { metadata: [{ name: 'fid', value: String(fid) }] }),
})

const credential = (
  name: string,
  at: number,
  kind: CredentialKind = 'eas-offchain',
): Credential => ({
  name,
  chain: 'base',
  source: 'test',
  reference: '',
  uid: `0x${at.toString(16).padStart(64, '0')}`,
  attester: '0x00000000000000000000000000000000000000aa',
  issuedAt: 1_760_000_000 + at,
  kind,
  verification:
    kind === 'reported'
      ? { grade: 'reported', by: 'guild', checkedAt: 1_760_000_000 }
      : { grade: kind === 'eas-offchain' ? 'proven' : 'confirmed', checkedAt: 1_760_000_000 },
})

interface Person extends Omit<Partial<Profile>, 'channels' | 'credentials'> {
  handle: string
  channels: ChannelRow[]
  credentials?: Credential[]
}

const person = ({ handle, channels, credentials = [], ...fields }: Person): CardSubject => ({
  kind: 'profile',
  handle,
  profile: { profileID: `test-${handle}`, ...fields, channels: channels.map(channel), credentials },
})

const wallet = (digit: string) =>
  `0x${digit.repeat(4)}A0b86991c6218b36c1d19D4a2e9Eb0c${digit.repeat(5)}`.slice(0, 42)

const skills = [
  'Engineering',
  'Design',
  'Governance',
  'Solidity',
  'Community',
  'Research',
  'Writing',
  'Product',
]

/** Returns a sample person with accounts and credentials of every grade. */
function graded(): CardSubject {
  const checkedAt = 1_760_000_000
  const subject = person({
    handle: '@sample',
    displayName: 'Sam Ple',
    isSample: true,
    bio: 'Write to sam@example.com or call +41 79 123 45 67.',
    channels: [
      ['farcaster', 'sample', true, 900_000_042],
      ['ens', 'sample.eth'],
      ['twitter', 'sam_ple'],
      ['github', 'sam-ple', false],
    ],
    credentials: [credential('Skill: Testing', 1), credential('Hackathon winner', 2, 'reported')],
  })
  if (subject.kind !== 'profile') throw new Error('not a profile')
  const channels = subject.profile.channels.map((row): Channel => {
    if (row.type === 'ens')
      return { ...row, isVerified: true, verification: { grade: 'confirmed', checkedAt } }
    if (row.type === 'twitter')
      return {
        ...row,
        isVerified: true,
        verification: { grade: 'reported', by: 'neynar', checkedAt },
      }
    return row
  })
  return { ...subject, profile: { ...subject.profile, channels } }
}

export const people: Record<string, CardSubject> = {
  rich: person({
    handle: '@mira.eth',
    displayName: 'Mira Oyelaran',
    avatarUrl: 'https://avatars.test/teal',
    bio: 'Protocol engineer. I build identity tools for the open social web, write about cryptography on Sundays, and grow far too many tomatoes on a balcony in Lisbon.',
    location: 'Lisbon, Portugal',
    jobTitle: 'Protocol engineer',
    channels: [
      ['farcaster', 'mira.eth', true, 6841],
      ['ens', 'mira.eth'],
      ['wallet', wallet('1')],
      ['twitter', 'miraoyelaran'],
      ['github', 'mira-o'],
      ['lens', 'lens/mira'],
      ['linkedin', 'mira-oyelaran', false],
      ['mastodon', 'mira@hachyderm.io', false],
    ],
    credentials: [
      credential('Coinbase verified account', 1, 'eas-onchain'),
      credential('Skill: Engineering', 2),
      credential('Skill: Engineering', 3),
      credential('Devcon speaker', 4, 'farcaster-cast'),
      credential('Gitcoin passport', 5, 'reported'),
    ],
  }),
  crowded: person({
    handle: '@everywhere',
    displayName: 'Theo Everywhere',
    avatarUrl: 'https://avatars.test/amber',
    bio: 'If there is a network, I have an account on it. Collector of handles since 1998, founder of three forums you have forgotten, and a tireless tester of everything that asks for a user name. I keep a list of all of them here, so that you can be sure that it is really me who answers. Ask me about protocols, marathons, type design, modular synthesizers, sourdough, and the correct way to fold a map; do not ask me about the weather. Opinions are my own, except for the good ones, which I have from my grandmother.',
    location: 'Berlin',
    channels: [
      ['farcaster', 'everywhere', true, 20_114],
      ['twitter', 'theo_everywhere'],
      ['github', 'theo-everywhere'],
      ['wallet', wallet('2')],
      ['wallet', wallet('3')],
      ['wallet', wallet('4')],
      ['ens', 'everywhere.eth'],
      ['basename', 'theo.base.eth'],
      ['lens', 'theo'],
      ['bluesky', 'theo.example.com'],
      ['reddit', 'theo'],
      ['youtube', 'theoeverywhere'],
      ['twitch', 'theo'],
      ['discord', 'theo#1234'],
      ['medium', 'theo'],
      ['paragraph', 'theo'],
      ['mirror', 'theo.eth'],
      ['opensea', 'theo'],
      ['spotify', 'theo'],
      ['soundcloud', 'theo'],
      ['steam', 'theo'],
      ['instagram', 'theo', false],
      ['tiktok', 'theo', false],
      ['threads', 'theo', false],
      ['linkedin', 'theo', false],
      ['luma', 'theo', false],
      ['dune', 'theo', false],
      ['deca', 'theo', false],
      ['behance', 'theo', false],
      ['talentprotocol', 'theo', false],
    ],
    credentials: Array.from({ length: 40 }, (_, at) =>
      credential(
        at % 3 === 0 ? `Skill: ${skills[at % skills.length]}` : `Hackathon ${2010 + at} finalist`,
        at,
        at % 5 === 0 ? 'reported' : 'eas-offchain',
      ),
    ),
  }),
  single: person({
    handle: 'quiet.eth',
    displayName: 'Quiet',
    bio: '',
    channels: [['ens', 'quiet.eth']],
  }),
  bare: person({
    handle: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    channels: [['wallet', '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B']],
  }),
  long: person({
    handle: 'the-committee-for-the-preservation.of-overlong-names.and-subdomains.eth',
    displayName:
      'Bartholomew Constantine Featherstonehaugh-Cholmondeley the Younger of Upper Wolverhampton',
    avatarUrl: 'https://avatars.test/rose',
    bio: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(
      3,
    ),
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
    channels: [
      ['farcaster', 'the-committee-for-the-preservation-of-names', true, 999_999_999],
      ['github', 'the-committee-for-the-preservation-names', false],
      ['mastodon', 'a-very-long-account-name@a-very-long-instance-name.example.social'],
    ],
    credentials: [
      credential(
        'Certified Fellow of the Royal Society for the Encouragement of Very Long Names',
        1,
      ),
      credential('Award', 2),
    ],
  }),
  arabic: person({
    handle: '@layla',
    displayName: 'ليلى عبد الرحمن',
    avatarUrl: 'https://avatars.test/violet',
    bio: 'مهندسة برمجيات وكاتبة. أبني أدوات للهوية الرقمية المفتوحة، وأكتب عن التشفير والخصوصية، وأحب القهوة والخط العربي والمشي الطويل على شاطئ البحر.',
    location: 'القاهرة، مصر',
    channels: [
      ['farcaster', 'layla', true, 4521],
      ['ens', 'ليلى.eth'],
      ['twitter', 'layla_ar'],
      ['github', 'layla-rahman', false],
      ['wallet', wallet('5')],
    ],
    credentials: [credential('مهارة: هندسة البرمجيات', 1), credential('Devcon speaker', 2)],
  }),
  hebrew: person({
    handle: '@noam',
    displayName: 'נועם בן־דוד',
    bio: 'מפתח תוכנה, חובב קריפטוגרפיה ומייסד של קהילת web3 בתל אביב. כותב על זהות דיגיטלית.',
    location: 'תל אביב',
    channels: [
      ['farcaster', 'noam', true, 8123],
      ['twitter', 'noamdev'],
      ['telegram', 'noam', false],
    ],
    credentials: [credential('מפתח מאומת', 1)],
  }),
  hindi: person({
    handle: '@aarav',
    displayName: 'आरव शर्मा',
    avatarUrl: 'https://avatars.test/amber',
    bio: 'सॉफ़्टवेयर इंजीनियर और लेखक। खुले सामाजिक वेब के लिए पहचान के औज़ार बनाता हूँ, और क्रिकेट के बारे में बहुत बात करता हूँ।',
    location: 'मुंबई, भारत',
    channels: [
      ['farcaster', 'aarav', true, 3311],
      ['github', 'aarav'],
      ['twitter', 'aarav', false],
    ],
    credentials: [credential('कौशल: इंजीनियरिंग', 1)],
  }),
  tamil: person({
    handle: '@kavitha',
    displayName: 'கவிதா சுப்பிரமணியம்',
    avatarUrl: 'https://avatars.test/teal',
    bio: 'மென்பொருள் பொறியாளர். திறந்த சமூக வலைக்கான அடையாளக் கருவிகளை உருவாக்குகிறேன், ஞாயிற்றுக்கிழமைகளில் மறையாக்கம் பற்றி எழுதுகிறேன்.',
    location: 'சென்னை, தமிழ்நாடு',
    channels: [
      ['farcaster', 'kavitha', true, 2718],
      ['github', 'kavitha'],
    ],
    credentials: [credential('திறன்: பொறியியல்', 1), credential('மாநாட்டுப் பேச்சாளர்', 2)],
  }),
  thai: person({
    handle: '@somchai',
    displayName: 'สมชาย ใจดี',
    bio: 'นักพัฒนาซอฟต์แวร์ที่รักอาหารและแมว ทำเครื่องมือยืนยันตัวตนสำหรับเว็บสังคมแบบเปิด และเขียนบล็อกทุกวันอาทิตย์',
    location: 'กรุงเทพมหานคร',
    channels: [
      ['farcaster', 'somchai', true, 5120],
      ['ens', 'สมชาย.eth'],
    ],
  }),
  japanese: person({
    handle: '@sakura',
    displayName: '山田さくら',
    avatarUrl: 'https://avatars.test/rose',
    bio: 'プロトコルエンジニア。オープンなソーシャルウェブのためのアイデンティティツールを作っています。日曜日には暗号について書き、ベランダでトマトを育てています。',
    location: '東京都',
    channels: [
      ['farcaster', 'sakura', true, 777],
      ['ens', '山田.eth'],
      ['github', 'sakura-y'],
      ['instagram', 'sakura', false],
    ],
    credentials: [credential('スキル：エンジニアリング', 1), credential('講演者', 2)],
  }),
  korean: person({
    handle: '@minjun',
    displayName: '김민준',
    bio: '프로토콜 엔지니어. 열린 소셜 웹을 위한 신원 도구를 만들고, 일요일마다 암호학에 대한 글을 씁니다.',
    location: '서울특별시',
    channels: [
      ['farcaster', 'minjun', true, 901],
      ['twitter', 'minjun'],
    ],
    credentials: [credential('기술: 엔지니어링', 1)],
  }),
  chinese: person({
    handle: '@wei',
    displayName: '王小明',
    avatarUrl: 'https://avatars.test/teal',
    bio: '协议工程师。为开放的社交网络构建身份工具，每周日写一些关于密码学的文章，在阳台上种了太多的番茄。',
    location: '上海',
    channels: [
      ['farcaster', 'wei', true, 1024],
      ['ens', '小明.eth'],
      ['github', 'wei'],
    ],
    credentials: [credential('技能：工程', 1)],
  }),
  emoji: person({
    handle: '🦊🌈.eth',
    displayName: '🦊 Foxy 🌈✨',
    bio: 'gm ☀️ building 🛠️ fun things with 👩‍💻👨‍👩‍👧‍👦 and 🇯🇵🇧🇷🏴‍☠️ — 100% 💯 vibes only ❤️‍🔥 ✔️ ∞ ½ → “quotes”',
    location: '🌍 everywhere',
    channels: [
      ['ens', '🦊🌈.eth'],
      ['farcaster', 'foxy', true, 12],
    ],
    credentials: [credential('🏆 Best in show', 1)],
  }),
  fancy: person({
    handle: '@vibes',
    displayName: '𝓿𝓲𝓫𝓮𝓼 ☾ 𝕺𝖓𝖑𝖞',
    bio: 'Ẑ̷̧̢̛̛̛̤̤̤͎͎͎ä̸̸̸̸̸l̷̷̷̷g̶̶̶̶o text, \u202Eright-to-left tricks\u202C, zero\u200Bwidth and Ελληνικά, Кириллица, Tiếng Việt, ქართული, Հայերեն, አማርኛ, ᏣᎳᎩ.',
    location: 'ⓦⓔⓑ ③',
    channels: [['farcaster', 'vibes', true, 42]],
  }),
  'not-found': { kind: 'not-found', requested: 'nobody-holds-this-name.eth' },
  home: { kind: 'home' },
  error: {
    kind: 'error',
    message: 'This card could not be drawn just now. Please try again in a moment.',
  },
  graded: graded(),
  'several-people': { kind: 'people', requested: 'sample_twin on X', holders: 1, claimants: 2 },
}
