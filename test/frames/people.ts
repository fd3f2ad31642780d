import { type ChannelType, channelTypes } from '@whocast/contract/channel.ts'
import { channelUrl } from '@whocast/contract/channel-url.ts'
import type { Credential } from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { type Channel, channelKeys, type Profile } from '@whocast/contract/profile.ts'
import type { CardOptions, CardSubject, Picture } from '../../frames/card/port.ts'
import type { Renderer } from '../../frames/card/renderer.ts'
import type { Logger } from '../../src/kit/telemetry.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import type { Answer } from '../../src/people/lookup-port.ts'

/** Unix seconds: 21 Nov 2026. */
const checkedAt = 1_795_219_200

const channel = (type: ChannelType, value: string, given: Partial<Channel> = {}): Channel => {
  const url = channelUrl(type, value)
  const { isVerified = true, verification, ...more } = given
  const fields = {
    type,
    value,
    source: 'snapchain',
    checkedAt,
    ...(url === undefined ? {} : { url }),
    ...more,
  }
  if (!isVerified) return { ...fields, isVerified }
  const by = more.proof?.method === 'reported' ? more.proof.by : undefined
  const grade =
    by === undefined
      ? { grade: 'proven' as const, checkedAt }
      : { grade: 'reported' as const, by, checkedAt }
  return { ...fields, isVerified, verification: verification ?? grade }
}

const credential = (name: string, more: Partial<Credential> = {}): Credential => ({
  name,
  chain: 'base',
  source: 'eas',
  reference: '',
  uid: `0x${Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)}`,
  attester: '0x357458739f90461b99789350868cd7cf330dd7ee',
  issuedAt: checkedAt - 86_400 * 90,
  kind: 'eas-offchain',
  verification: { grade: 'proven', checkedAt },
  ...more,
})

/** A person with proofs of every kind, claims, and credentials of every kind. */
export const mira: Profile = {
  profileID: 'mira-mira-mira-mira-1',
  walletAddress: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
  displayName: 'Mira Solano',
  bio: 'Distributed systems by day, letterpress by night. Building small tools for people who write in public. Ask me about CRDTs, type specimens and sourdough.',
  location: 'Lisbon, Portugal',
  jobTitle: 'Staff engineer',
  primarySkill: 'Databases',
  avatarUrl: 'https://example.com/mira.png',
  updatedAt: checkedAt,
  channels: [
    channel('farcaster', 'mira', {
      metadata: [{ name: 'fid', value: '616' }],
      proof: {
        method: 'farcaster-username-proof',
        kind: 'fname',
        name: 'mira',
        owner: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
        timestamp: checkedAt,
        signature: '0x00',
      },
    }),
    channel('ens', 'mira.eth', {
      source: 'ens',
      proof: {
        method: 'ens-forward-reverse',
        chainId: 1,
        coinType: 60,
        blockNumber: 21_000_000,
        address: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf',
        name: 'mira.eth',
      },
    }),
    channel('wallet', '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', {
      proof: {
        method: 'farcaster-verification',
        // Well-formed, and nobody's.
        message: {
          dataBytes: '0x00',
          hash: `0x${'11'.repeat(20)}`,
          signature: `0x${'11'.repeat(64)}`,
          signer: `0x${'22'.repeat(32)}`,
        },
      },
    }),
    channel('twitter', 'mirasolano', {
      source: 'neynar',
      proof: { method: 'reported', by: 'neynar' },
    }),
    channel('github', 'mira-solano', {
      source: 'neynar',
      proof: { method: 'reported', by: 'neynar' },
    }),
    channel('bluesky', 'mira.example.com', { source: 'ens', isVerified: false }),
    channel('mastodon', 'mira@social.example', { source: 'ens', isVerified: false }),
    channel('linktree', 'mira', { source: 'ens', isVerified: false }),
  ],
  credentials: [
    credential('Skill: Engineering'),
    credential('Coinbase verified account', { kind: 'eas-onchain' }),
    credential('Endorsed for design', {
      kind: 'farcaster-cast',
      attester: '0x2b5ad5c4795c026514f8317c7a215e218dccd6cf',
    }),
    credential('Hackathon winner 2026', { kind: 'reported', attester: 'hack.example', chain: '' }),
  ],
  highlights: [{ title: 'How we shrank the index', url: 'https://example.com/index' }],
  events: [
    {
      id: 'e1',
      source: 'Luma',
      name: 'Databases by the sea',
      eventUrl: 'https://lu.ma/sea',
      imageUrl: 'https://example.com/sea.png',
      startDate: '2026-06-03',
      endDate: '2026-06-05',
      location: 'Lisbon',
    },
  ],
  workExperience: [
    {
      jobTitle: 'Staff engineer',
      orgWebsite: 'https://example.org',
      startDate: '2022',
      employmentType: 'full-time',
    },
  ],
}

/** Nothing but an address. */
const bare: Profile = {
  profileID: 'bare-bare-bare-bare-1',
  walletAddress: '0x2b5ad5c4795c026514f8317c7a215e218dccd6cf',
  channels: [channel('wallet', '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF')],
  credentials: [],
}

/** Long texts, many rows, from right to left, with markup in every field. */
export const layla: Profile = {
  profileID: 'layla-layla-layla-la1',
  displayName: 'ليلى الهاشمي 🌙',
  bio: `${'كاتبة ومترجمة تعيش بين القاهرة وبرلين، تحب القهوة والخرائط القديمة. '.repeat(7).slice(0, 470)} <script>alert(1)</script>`,
  location: 'القاهرة / Berlin <b>x</b>',
  avatarUrl: 'https://example.com/layla.png',
  updatedAt: checkedAt,
  channels: [
    channel('farcaster', 'layla', { metadata: [{ name: 'fid', value: '7001' }] }),
    ...channelTypes
      .filter((type) => !['farcaster', 'wallet', 'ens', 'basename'].includes(type))
      .slice(0, 30)
      .map((type, index) =>
        channel(
          type,
          index === 3
            ? 'a-very-long-handle-that-goes-on-and-on-and-on-until-it-has-to-wrap-somewhere'
            : `layla_${index}`,
          {
            isVerified: index % 3 !== 0,
          },
        ),
      ),
  ],
  credentials: Array.from({ length: 17 }, (_, index) =>
    credential(`Credential ${index} </script><img src=x onerror=alert(1)>`),
  ),
}

/** With many rows of every grade, and credentials of many issuers. */
const manifold: Profile = {
  profileID: 'manifold-manifold-ma1',
  displayName: 'Manifold',
  bio: 'A short line about a person with many accounts, and another sentence after it. '.repeat(6),
  updatedAt: checkedAt,
  channels: [
    channel('farcaster', 'manifold', { metadata: [{ name: 'fid', value: '7002' }] }),
    ...Array.from({ length: 14 }, (_, at) => channel('ens', `many-${at}.eth`, { source: 'ens' })),
    ...Array.from({ length: 37 }, (_, at) =>
      channel('github', `reported-${at}`, { proof: { method: 'reported', by: 'neynar' } }),
    ),
    ...Array.from({ length: 25 }, (_, at) =>
      channel('custom', `claim-${at}`, { isVerified: false }),
    ),
  ],
  credentials: Array.from({ length: 60 }, (_, at) =>
    credential(`Award ${at}`, { attester: `0x${String(at % 20).padStart(40, 'a')}` }),
  ),
}

/** Shares an unverified handle with mira. */
const impostor: Profile = {
  profileID: 'impostor-impostor-im1',
  displayName: 'Not Mira',
  channels: [
    channel('ens', 'notmira.eth', { source: 'ens' }),
    channel('twitter', 'mirasolano', { source: 'ens', isVerified: false }),
  ],
  credentials: [],
}

const everybody = [mira, bare, layla, manifold, impostor]

/** A lookup of the people of this file. `down.eth` is unavailable. */
export const memoryLookup: Pick<Lookup, 'one'> = {
  async one(identifier, options): Promise<Answer> {
    const key = identifierKey(identifier)
    if (key === 'ens:down.eth')
      throw new ServiceError('unavailable', 'every source is failing', { retryAfterSeconds: 7 })
    if (key === 'ens:broken.eth') throw new Error('secret: hunter2')
    const found = (isVerified: boolean) =>
      everybody.filter((profile) =>
        profile.channels.some(
          (c) => c.isVerified === isVerified && channelKeys(c).some((k) => k.key === key),
        ),
      )
    const profiles = [...found(true), ...(options?.include?.claims ? found(false) : [])]
    return {
      profiles,
      isStale: key === 'fid:7001',
      failedSources: key === 'fid:7001' ? ['neynar'] : [],
      tags: [],
      freshUntil: 0,
    }
  },
}

/** Every call to a renderer, in order. */
export interface RecordingRenderer extends Pick<Renderer, 'card' | 'avatar' | 'accent'> {
  drawn: { subject: CardSubject; options: CardOptions }[]
}

const pixels = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  webp: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
}

/** Draws one pixel and records the calls, for tests that ignore the picture. */
export function createRecordingRenderer(): RecordingRenderer {
  const drawn: RecordingRenderer['drawn'] = []
  const picture = (format: 'png' | 'webp', name: string): Picture => ({
    bytes: pixels[format],
    contentType: `image/${format}`,
    etag: `"${Buffer.from(name).toString('base64url').slice(0, 20)}"`,
  })
  return {
    drawn,
    async card(subject, options) {
      drawn.push({ subject, options })
      if (subject.kind === 'profile' && subject.profile.profileID === bare.profileID)
        throw new Error('the renderer fell over')
      return picture(options.format, `${options.ratio}${options.theme}${subject.kind}`)
    },
    avatar: async (profile, { size, format }) => picture(format, `${size}${profile.profileID}`),
    accent: (profile) =>
      profile.profileID === mira.profileID
        ? '#d9622b'
        : profile.profileID === layla.profileID
          ? '#2b7fd9'
          : null,
  }
}

export interface RecordedLog extends Logger {
  lines: { level: string; fields: object; message: string }[]
}

export function createRecordedLog(): RecordedLog {
  const lines: RecordedLog['lines'] = []
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, fields, message })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
