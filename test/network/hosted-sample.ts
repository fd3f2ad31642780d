import type { HostedProfile } from './hosted-profiles.ts'

const wallet = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const open = (type: string, value: string, url: string, isVerified = true) => ({
  type,
  isVerified,
  isLocked: false,
  value,
  url,
})
const locked = (type: string) => ({ type, isVerified: true, isLocked: true })
const named = (name: string, source: string) => ({ name, chain: 'Base', source, reference: '' })

/**
 * An invented person with everything that the hosted service's public sample profile has: 18
 * channels, three of them locked, and 18 credentials, nine of them equal to one before.
 */
export const hostedSample: HostedProfile = {
  profileID: 'a1B2c3D4e5F6g7H8i9J0k',
  walletAddress: wallet,
  avatarUrl: 'https://pictures.example/mina.png',
  displayName: 'Mina “@mina” Mover 🧊',
  bio: 'Building @whocast.\n\nBefore: a@b.example ',
  jobTitle: '',
  primarySkill: 'Product',
  networkingStatus: 'Open to @collaborate',
  location: 'Zürich & remote',
  channels: [
    open('linkedin', 'mina-mover', 'https://linkedin.com/in/mina-mover'),
    {
      ...open('farcaster', 'mina', 'https://warpcast.com/mina'),
      metadata: [
        { name: 'fid', value: '4711' },
        { name: 'followerCount', value: '12' },
      ],
    },
    open('twitter', 'MinaMover', 'https://twitter.com/MinaMover'),
    locked('telegram'),
    open('ens', 'mina-mover.eth', 'https://app.ens.domains/mina-mover.eth'),
    open('discord', 'mina', 'https://discord.com/users/123456789012345678'),
    open('bluesky', 'mina', 'https://bsky.app/profile/mina.bsky.social'),
    open('wallet', wallet, 'https://etherscan.io/address/mina-mover.eth'),
    locked('email'),
    open('github', 'mina-mover', 'https://github.com/mina-mover'),
    open('lens', 'mina', 'https://hey.xyz/u/mina'),
    open('basename', 'mina.base.eth', 'https://www.base.org/name/mina'),
    open('youtube', '@mina', 'https://youtube.com/@mina', false),
    locked('whatsapp'),
    open('paragraph', '@mina', 'https://paragraph.xyz/@mina', false),
    open('medium', 'mina', 'https://mina.medium.com', false),
    open('mirror', 'mina.eth', 'https://mirror.xyz/mina.eth', false),
    open('instagram', 'mina.moves', 'https://instagram.com/mina.moves', false),
  ],
  credentials: [
    named('qBuilder', 'EAS'),
    named('Skill: Product', 'EAS'),
    named('Skill: Product', 'EAS'),
    named('Human', 'Gitcoin'),
    named('Skill: Product', 'EAS'),
    named('Skill: Design', 'EAS'),
    named('Skill: Design', 'EAS'),
    { name: 'Devcon', chain: 'Gnosis', source: 'POAP', reference: 'https://poap.example/7' },
    named('Skill: Product', 'EAS'),
    named('Skill: Engineering', 'EAS'),
    named('Skill: Engineering', 'EAS'),
    named('Skill: Engineering', 'EAS'),
    named('bro', ''),
    named('bro', ''),
    { name: 'Member', chain: '', source: '', reference: '' },
    named('Early', 'EAS'),
    named('Early', 'EAS'),
    named('Chones', 'EAS'),
  ],
  highlights: [{ title: 'A talk @devcon', url: 'https://talks.example/7?a=b&c=%20d' }],
  workExperience: [
    {
      jobTitle: 'Engineer',
      orgWebsite: 'https://work.example',
      employmentType: 'full-time',
      startDate: '2020-01-01',
      endDate: '',
      location: '',
      isVerified: false,
    },
  ],
  events: [
    {
      id: '176972',
      source: 'POAP',
      city: 'Bangkok',
      country: 'Thailand',
      description: 'Four days of @ethereum',
      endDate: '15-Nov-2024',
      eventUrl: 'https://devcon.example',
      expiryDate: '31-Dec-2024',
      imageUrl: 'https://poap.example/7.png',
      name: 'Devcon 7',
      startDate: '12-Nov-2024',
      year: '2024',
    },
  ],
  guilds: [
    {
      guildId: 1985,
      joinedAt: '2023-01-01T00:00:00.000Z',
      roleIds: [1, 2],
      isAdmin: false,
      isOwner: false,
    },
  ],
}
