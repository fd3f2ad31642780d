import type { IconName } from './icons.ts'
import { trimEnd } from './trim-end.ts'

/**
 * One row per channel type: the single place to add one. Everything that speaks of channel
 * types (validation, ENS records, Farcaster accounts, icons, the reference) reads this table.
 */
export interface ChannelRow {
  /** For people: `X`. */
  label: string
  /** Its name in simple-icons, or in the table of `scripts/icons.ts`, which adds it to `icons.ts`. */
  icon: IconName
  /**
   * Where a handle lives; `{}` stands for it, percent-encoded. Absent when it has no public page.
   */
  url?: string
  /** The form of a normalised handle. */
  pattern: RegExp
  /** Whether two spellings in different letter case are two accounts. */
  caseSensitive?: boolean
  /** Whether a handle is, or ends in, a domain name: it is compared in ASCII, as the DNS has it. */
  hasDomain?: boolean
  /** First segments of the site's paths that are part of a handle: `channel/UC…`. */
  paths?: readonly string[]
  /** Prefixes that people paste before the handle, removed before validation. */
  strip?: RegExp
  /** The ENS text records that carry it, first one first. */
  ensText?: readonly string[]
  /** What Farcaster's `verified_accounts` call it. */
  farcasterPlatform?: string
  /**
   * Its accounts can be confirmed by what they say of the person: `src/sources/accounts/kinds.ts`
   * has the kind of this name.
   */
  isLinked?: true
  /** Neither indexed nor shown unless its owner published it. */
  isPrivate?: boolean
}

const plain = /^[\p{L}\p{N}_.-]{1,100}$/u
const slug = /^[a-z0-9][a-z0-9_.-]{0,99}$/
const email = /^[^\s@"<>]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/
const digits = /^\+?[0-9]{4,18}$/
const path = /^[^\s"<>\\^`{|}]{1,200}$/u
const domainName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

const site = (host: string) =>
  new RegExp(`^(https?://)?(www\\.|m\\.)?(${host.replaceAll('.', '\\.')})/+(@)?`, 'i')

export const channelTable = {
  // An entry of an ERC-8004 registry, or the ENS name of an agent (packages/contract/src/agent.ts).
  agent: {
    label: 'Agent',
    icon: 'agent',
    pattern:
      /^(eip155:[1-9]\d{0,14}:0x[0-9a-f]{40}:(0|[1-9]\d{0,77})|[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+)$/u,
  },
  apple: { label: 'Apple', icon: 'apple', pattern: email, isPrivate: true },
  basename: {
    label: 'Basename',
    icon: 'basename',
    pattern: plain,
    url: 'https://www.base.org/name/{}',
  },
  behance: {
    label: 'Behance',
    icon: 'behance',
    pattern: slug,
    url: 'https://www.behance.net/{}',
    strip: site('behance.net'),
    ensText: ['net.behance'],
  },
  bluesky: {
    label: 'Bluesky',
    icon: 'bluesky',
    // Without a dot too, as people write it: such a handle is found, and cannot be confirmed.
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
    url: 'https://bsky.app/profile/{}',
    strip: site('bsky.app/profile'),
    ensText: ['app.bsky', 'social.bsky'],
    isLinked: true,
    hasDomain: true,
  },
  calendar: {
    label: 'Calendar',
    icon: 'calendar',
    pattern: path,
    isPrivate: true,
    caseSensitive: true,
  },
  codeberg: {
    label: 'Codeberg',
    icon: 'codeberg',
    pattern: slug,
    url: 'https://codeberg.org/{}',
    strip: site('codeberg.org'),
    ensText: ['org.codeberg'],
    isLinked: true,
  },
  colinks: {
    label: 'CoLinks',
    icon: 'colinks',
    pattern: path,
    url: 'https://colinks.coordinape.com/{}',
    strip: site('colinks.coordinape.com'),
  },
  custom: { label: 'Link', icon: 'link', pattern: path, isPrivate: true, caseSensitive: true },
  daimo: { label: 'Daimo', icon: 'daimo', pattern: slug },
  deca: {
    label: 'Deca',
    icon: 'deca',
    pattern: slug,
    url: 'https://deca.art/{}',
    strip: site('deca.art'),
  },
  discord: {
    label: 'Discord',
    icon: 'discord',
    pattern: /^[a-z0-9_.]{2,32}(#\d{4})?$/,
    ensText: ['com.discord'],
    farcasterPlatform: 'discord',
  },
  dune: {
    label: 'Dune',
    icon: 'dune',
    pattern: slug,
    url: 'https://dune.com/{}',
    strip: site('dune.com'),
  },
  email: {
    label: 'Email',
    icon: 'email',
    pattern: email,
    url: 'mailto:{}',
    strip: /^mailto:/i,
    ensText: ['email'],
    isPrivate: true,
    hasDomain: true,
  },
  ens: { label: 'ENS', icon: 'ens', pattern: plain, url: 'https://app.ens.domains/{}' },
  farcards: {
    label: 'Farcards',
    icon: 'farcards',
    pattern: slug,
    url: 'https://far.cards/{}',
    strip: site('far.cards'),
  },
  farcaster: {
    label: 'Farcaster',
    icon: 'farcaster',
    pattern: plain,
    url: 'https://farcaster.xyz/{}',
    ensText: ['xyz.farcaster'],
  },
  friendtech: {
    label: 'friend.tech',
    icon: 'friendtech',
    pattern: path,
    url: 'https://www.friend.tech/{}',
    strip: site('friend.tech'),
  },
  gallery: {
    label: 'Gallery',
    icon: 'gallery',
    pattern: slug,
    url: 'https://gallery.so/{}',
    strip: site('gallery.so'),
  },
  github: {
    label: 'GitHub',
    icon: 'github',
    pattern: /^[a-z0-9](?:[a-z0-9-]{0,38})$/,
    url: 'https://github.com/{}',
    strip: site('github.com'),
    ensText: ['com.github', 'vnd.github'],
    farcasterPlatform: 'github',
    isLinked: true,
  },
  gitlab: {
    label: 'GitLab',
    icon: 'gitlab',
    pattern: slug,
    url: 'https://gitlab.com/{}',
    strip: site('gitlab.com'),
    ensText: ['com.gitlab'],
    isLinked: true,
  },
  google: { label: 'Google', icon: 'google', pattern: email, isPrivate: true },
  hackernews: {
    label: 'Hacker News',
    icon: 'ycombinator',
    pattern: /^[A-Za-z0-9_-]{2,15}$/,
    caseSensitive: true,
    url: 'https://news.ycombinator.com/user?id={}',
    strip: /^(https?:\/\/)?news\.ycombinator\.com\/user\?id=/i,
    ensText: ['com.ycombinator.news'],
    isLinked: true,
  },
  instagram: {
    label: 'Instagram',
    icon: 'instagram',
    pattern: /^[a-z0-9_.]{1,30}$/,
    url: 'https://www.instagram.com/{}',
    strip: site('instagram.com'),
    ensText: ['com.instagram'],
  },
  interface: {
    label: 'Interface',
    icon: 'interface',
    pattern: path,
    url: 'https://app.interface.social/profile/{}',
    strip: site('app.interface.social/profile'),
  },
  keybase: {
    label: 'Keybase',
    icon: 'keybase',
    pattern: /^[a-z0-9_]{2,16}$/,
    url: 'https://keybase.io/{}',
    strip: site('keybase.io'),
    ensText: ['io.keybase'],
    isLinked: true,
  },
  lens: {
    label: 'Lens',
    icon: 'lens',
    pattern: /^[a-z0-9_./-]{1,60}$/,
    url: 'https://hey.xyz/u/{}',
    strip: site('hey.xyz/u'),
    ensText: ['xyz.lens'],
    isLinked: true,
    paths: ['lens'],
  },
  linkedin: {
    label: 'LinkedIn',
    icon: 'linkedin',
    pattern: /^[\p{L}\p{N}_-]{1,100}$/u,
    url: 'https://www.linkedin.com/in/{}',
    strip: site('linkedin.com/in'),
    ensText: ['com.linkedin'],
  },
  'linkedin-company': {
    label: 'LinkedIn (company)',
    icon: 'linkedin',
    pattern: /^[\p{L}\p{N}_-]{1,100}$/u,
    url: 'https://www.linkedin.com/company/{}',
    strip: site('linkedin.com/company'),
  },
  linktree: {
    label: 'Linktree',
    icon: 'linktree',
    pattern: slug,
    url: 'https://linktr.ee/{}',
    strip: site('linktr.ee'),
  },
  link3: {
    label: 'Link3',
    icon: 'link3',
    pattern: slug,
    url: 'https://link3.to/{}',
    strip: site('link3.to'),
  },
  literal: {
    label: 'Literal',
    icon: 'literal',
    pattern: slug,
    url: 'https://literal.club/{}',
    strip: site('literal.club'),
  },
  luma: {
    label: 'Luma',
    icon: 'luma',
    pattern: path,
    url: 'https://lu.ma/{}',
    strip: site('lu.ma|luma.com'),
  },
  mastodon: {
    label: 'Mastodon',
    icon: 'mastodon',
    pattern: /^[a-z0-9_.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    ensText: ['org.joinmastodon', 'social.mastodon'],
    isLinked: true,
    hasDomain: true,
  },
  medium: {
    label: 'Medium',
    icon: 'medium',
    pattern: slug,
    url: 'https://medium.com/@{}',
    strip: site('medium.com'),
    ensText: ['com.medium'],
  },
  mirror: {
    label: 'Mirror',
    icon: 'mirror',
    pattern: path,
    url: 'https://mirror.xyz/{}',
    strip: site('mirror.xyz'),
  },
  nftd: {
    label: 'NFTD',
    icon: 'nftd',
    pattern: slug,
    url: 'https://nf.td/{}',
    strip: site('nf.td'),
  },
  nostr: {
    label: 'Nostr',
    icon: 'nostr',
    pattern: /^(?:npub1[02-9ac-hj-np-z]{58}|[a-z0-9_.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+)$/,
    url: 'https://njump.me/{}',
    strip: /^(?:nostr:|(?:https?:\/\/)?(?:www\.)?(?:njump\.me|primal\.net\/p)\/)/i,
    ensText: ['nostr'],
    isLinked: true,
    hasDomain: true,
  },
  npm: {
    label: 'npm',
    icon: 'npm',
    pattern: slug,
    url: 'https://www.npmjs.com/~{}',
    strip: /^(https?:\/\/)?(www\.)?npmjs\.com\/~/i,
    ensText: ['com.npmjs'],
    isLinked: true,
  },
  orcid: {
    label: 'ORCID',
    icon: 'orcid',
    pattern: /^\d{4}-\d{4}-\d{4}-\d{3}[\dx]$/,
    url: 'https://orcid.org/{}',
    strip: site('orcid.org'),
    ensText: ['org.orcid'],
    isLinked: true,
  },
  opensea: {
    label: 'OpenSea',
    icon: 'opensea',
    pattern: path,
    url: 'https://opensea.io/{}',
    strip: site('opensea.io'),
  },
  paragraph: {
    label: 'Paragraph',
    icon: 'paragraph',
    pattern: slug,
    url: 'https://paragraph.com/@{}',
    strip: site('paragraph.com|paragraph.xyz'),
  },
  partiful: {
    label: 'Partiful',
    icon: 'partiful',
    pattern: path,
    caseSensitive: true,
    url: 'https://partiful.com/u/{}',
    strip: site('partiful.com/u'),
  },
  phone: {
    label: 'Phone',
    icon: 'phone',
    pattern: digits,
    url: 'tel:{}',
    strip: /^tel:/i,
    ensText: ['phone'],
    isPrivate: true,
  },
  portrait: {
    label: 'Portrait',
    icon: 'portrait',
    pattern: plain,
    url: 'https://portrait.host/{}',
    strip: site('portrait.host'),
  },
  readcv: {
    label: 'Read.cv',
    icon: 'readcv',
    pattern: slug,
    url: 'https://read.cv/{}',
    strip: site('read.cv'),
  },
  reddit: {
    label: 'Reddit',
    icon: 'reddit',
    pattern: /^[a-z0-9_-]{3,20}$/,
    url: 'https://www.reddit.com/user/{}',
    strip: /^(((https?:\/\/)?(www\.|old\.)?reddit\.com)?\/)?(u|user)\//i,
    ensText: ['com.reddit'],
    isLinked: true,
  },
  researchhub: {
    label: 'ResearchHub',
    icon: 'researchhub',
    pattern: path,
    url: 'https://www.researchhub.com/user/{}',
    strip: site('researchhub.com/user'),
  },
  rodeo: {
    label: 'Rodeo',
    icon: 'rodeo',
    pattern: slug,
    url: 'https://rodeo.club/@{}',
    strip: site('rodeo.club'),
  },
  signal: { label: 'Signal', icon: 'signal', pattern: path, isPrivate: true },
  solana: {
    label: 'Solana',
    icon: 'solana',
    pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    url: 'https://explorer.solana.com/address/{}',
    caseSensitive: true,
  },
  soundcloud: {
    label: 'SoundCloud',
    icon: 'soundcloud',
    pattern: slug,
    url: 'https://soundcloud.com/{}',
    strip: site('soundcloud.com'),
    ensText: ['com.soundcloud'],
  },
  spotify: {
    label: 'Spotify',
    icon: 'spotify',
    pattern: path,
    caseSensitive: true,
    url: 'https://open.spotify.com/user/{}',
    strip: site('open.spotify.com/user'),
    ensText: ['com.spotify'],
  },
  steam: {
    label: 'Steam',
    icon: 'steam',
    pattern: slug,
    url: 'https://steamcommunity.com/id/{}',
    strip: site('steamcommunity.com/id'),
  },
  superrare: {
    label: 'SuperRare',
    icon: 'superrare',
    pattern: slug,
    url: 'https://superrare.com/{}',
    strip: site('superrare.com'),
  },
  talentprotocol: {
    label: 'Talent Protocol',
    icon: 'talentprotocol',
    pattern: path,
    url: 'https://app.talentprotocol.com/{}',
    strip: site('app.talentprotocol.com'),
  },
  telegram: {
    label: 'Telegram',
    icon: 'telegram',
    pattern: /^[a-z0-9_]{4,32}$/,
    url: 'https://t.me/{}',
    strip: site('t.me|telegram.me'),
    ensText: ['org.telegram', 'vnd.telegram', 'com.telegram'],
    isPrivate: true,
  },
  tenfold: { label: 'Tenfold', icon: 'tenfold', pattern: path },
  threads: {
    label: 'Threads',
    icon: 'threads',
    pattern: /^[a-z0-9_.]{1,30}$/,
    url: 'https://www.threads.net/@{}',
    strip: site('threads.net|threads.com'),
    ensText: ['net.threads'],
  },
  tiktok: {
    label: 'TikTok',
    icon: 'tiktok',
    pattern: /^[a-z0-9_.]{1,24}$/,
    url: 'https://www.tiktok.com/@{}',
    strip: site('tiktok.com'),
    ensText: ['com.tiktok'],
  },
  twitch: {
    label: 'Twitch',
    icon: 'twitch',
    pattern: /^[a-z0-9_]{2,25}$/,
    url: 'https://www.twitch.tv/{}',
    strip: site('twitch.tv'),
    ensText: ['tv.twitch', 'com.twitch'],
  },
  twitter: {
    label: 'X',
    icon: 'x',
    pattern: /^[a-z0-9_]{1,20}$/,
    url: 'https://x.com/{}',
    strip: site('twitter.com|x.com|mobile.twitter.com'),
    ensText: ['com.twitter', 'com.x', 'vnd.twitter'],
    farcasterPlatform: 'x',
  },
  wallet: {
    label: 'Wallet',
    icon: 'wallet',
    pattern: /^0x[0-9a-f]{40}$/,
    url: 'https://etherscan.io/address/{}',
  },
  website: {
    label: 'Website',
    icon: 'website',
    pattern: domainName,
    url: 'https://{}',
    strip: /^https?:\/\/(www\.)?/i,
    isLinked: true,
    hasDomain: true,
  },
  whatsapp: { label: 'WhatsApp', icon: 'whatsapp', pattern: digits, isPrivate: true },
  xmtp: { label: 'XMTP', icon: 'xmtp', pattern: path },
  youtube: {
    label: 'YouTube',
    icon: 'youtube',
    pattern: path,
    url: 'https://www.youtube.com/@{}',
    strip: site('youtube.com'),
    ensText: ['com.youtube'],
    paths: ['channel', 'c', 'user'],
  },
} as const satisfies Record<string, ChannelRow>

export type ChannelType = keyof typeof channelTable

export const channelTypes = Object.keys(channelTable) as ChannelType[]

/** Other names that requests may use for a type. */
const aliases: Record<string, ChannelType> = { x: 'twitter', basenames: 'basename' }

/** The row of a type, with the optional fields of {@link ChannelRow}. */
export const channelRow = (type: ChannelType): ChannelRow => channelTable[type]

/** A channel type in any letter case or by an alias (`x`, `basenames`); null when unknown. */
export function parseChannelType(text: string): ChannelType | null {
  const lower = text.toLowerCase()
  const name = aliases[lower] ?? lower
  return Object.hasOwn(channelTable, name) ? (name as ChannelType) : null
}

/** Most handles: nothing can be taken off them. */
const bareHandle = /^[\w.-]*$/

/**
 * A handle as people write it, without `@`, site prefix or trailing slash, in its own letter case.
 */
export function trimHandle(type: ChannelType, text: string): string {
  // Every prefix has a sign that these do not have.
  if (bareHandle.test(text)) return text
  const { strip } = channelRow(type)
  const bare = trimEnd(text.normalize('NFC').trim(), /[/?#]/)
  return (strip ? bare.replace(strip, '') : bare).replace(/^@/, '')
}

/**
 * Returns the normalised handle under which a channel is found; null if the text is not a handle of
 * this type. With or without `@`, any letter case, also as the account's URL.
 */
export function parseHandle(type: ChannelType, text: string): string | null {
  const row = channelRow(type)
  const bare = trimHandle(type, text)
  const cased = row.caseSensitive ? bare : bare.toLowerCase()
  const handle = row.hasDomain ? withAsciiDomain(cased) : cased
  return row.pattern.test(handle) ? handle : null
}

/** Returns a handle with its domain name in ASCII (IDNA); unchanged if that is no domain name. */
function withAsciiDomain(handle: string): string {
  const start = handle.lastIndexOf('@') + 1
  const domain = handle.slice(start)
  const url = `https://${domain}`
  return /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(url)
    ? handle.slice(0, start) + new URL(url).hostname
    : handle
}

/** The channel type that a Farcaster verified account's platform stands for, or null. */
export function channelOfFarcasterPlatform(platform: string): ChannelType | null {
  return channelTypes.find((type) => channelRow(type).farcasterPlatform === platform) ?? null
}
