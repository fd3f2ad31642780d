import { channelRow } from '@whocast/contract/channel.ts'
import type { Credential } from '@whocast/contract/credential.ts'
import {
  canonicalPath,
  channelText,
  handleOf,
  type Mark,
  markOf,
  marksText,
  markWords,
  nameOf,
  orderChannels,
} from '@whocast/contract/display.ts'
import { type Identifier, identifierPath, shortAddress } from '@whocast/contract/identifier.ts'
import { type Channel, channelFid, type Profile, profileFid } from '@whocast/contract/profile.ts'
import {
  addPages,
  type Builder,
  button,
  createBuilder,
  finish,
  oneLine,
  pagesOf,
  shownOf,
  submit,
} from './builder.ts'
import { clipWidth, SNAP_MAX_HEIGHT, snapHeight } from './height.ts'
import type { SnapPlace } from './message.ts'
import type { Snap, SnapColor, SnapElement } from './schema.ts'

/** The viewer, if a client names them with a valid signature; `profile` once it is looked up. */
export interface Viewer {
  fid: number
  profile: Profile | null
}

interface ProfileSnapOptions extends SnapPlace {
  baseUrl: string
  requested: Identifier
  accent: SnapColor
  viewer: Viewer | null
}

/** Six pages of three rows, a badge or two each, stay below the format's 64 elements. */
const MAX_PAGES = 6
const MAX_CREDENTIAL_PAGES = 2

/**
 * To how many CSS pixels titles are cut: within two lines on a narrow phone, or within one where
 * words cannot be broken.
 */
interface Widths {
  title: number
  account: number
}
const roomy: Widths = { title: 260, account: 190 }
const narrow: Widths = { title: 130, account: 100 }

/**
 * Returns the Snap of a person, within the limits of schema.ts and the 500 px that clients show.
 * Rows are paged; if it is still too high, the bio is omitted first, then the shared accounts.
 */
export function profileSnap(profile: Profile, options: ProfileSnapOptions): Snap {
  const about = profile.bio ? [text('bio', profile.bio, 110)] : []
  const shared = viewerText(profile, options.viewer)
  const greeting = shared ? [text('shared', shared, 90)] : []
  const forms: [Part[], Widths][] = [
    [[...about, ...greeting], roomy],
    [greeting, roomy],
    [[...about, ...greeting], narrow],
    [greeting, narrow],
  ]
  for (const [parts, widths] of forms) {
    const snap = build(profile, options, parts, widths)
    if (snapHeight(snap) <= SNAP_MAX_HEIGHT) return snap
  }
  return build(profile, options, [], narrow)
}

type Part = [id: string, element: SnapElement]

const text = (id: string, content: string, letters: number): Part => [
  id,
  { type: 'text', props: { content: oneLine(content, letters), size: 'sm', maxLines: 2 } },
]

function build(
  profile: Profile,
  options: ProfileSnapOptions,
  parts: readonly Part[],
  widths: Widths,
): Snap {
  const { baseUrl, page, requested, accent } = options
  const builder = createBuilder()
  const { add } = builder
  const path = canonicalPath(profile) ?? identifierPath(requested)
  const handle = handleOf(profile, requested)
  const name = nameOf(profile, requested)
  add('open', button('Open', { action: 'open_mini_app', params: { target: baseUrl + path } }))
  add('person', {
    type: 'item',
    props: {
      title: clipWidth(oneLine(name, 100), widths.title),
      description: oneLine(
        name === handle
          ? countsOf(profile)
          : `${clipWidth(handle, widths.account)} · ${countsOf(profile)}`,
        80,
      ),
      media: {
        variant: 'image',
        url: `${baseUrl}${path}/avatar.webp?size=128`,
        alt: '',
        round: true,
      },
    },
    children: ['open'],
  })
  for (const [id, element] of parts) add(id, element)
  add(
    'share',
    button(
      'Share',
      {
        action: 'compose_cast',
        params: { text: oneLine(`This is ${handle}`, 200), embeds: [baseUrl + path] },
      },
      { icon: 'share', variant: 'primary' },
    ),
  )
  const isOwn = options.viewer !== null && profileFid(profile) === options.viewer.fid
  add(
    'back',
    isOwn && options.signsIn
      ? button('Your data', submit(page, 'me'), { icon: 'user' })
      : button('Search', submit(page, 'home'), { icon: 'user' }),
  )
  add('actions', { type: 'stack', props: { direction: 'horizontal' }, children: ['share', 'back'] })
  const rows = addRows(builder, profile, widths)
  return finish(builder, ['person', ...parts.map(([id]) => id), rows, 'actions'], accent)
}

/** Returns counts such as `Sample, 3 proven, 5 claimed`. */
const countsOf = ({ channels, isSample, warning }: Profile): string =>
  [
    ...(isSample ? ['Sample'] : []),
    ...(warning ? [`not ${warning.of.handle}`] : []),
    marksText(channels),
  ]
    .filter(Boolean)
    .join(', ')

/** Green for proven rows, blue for confirmed ones; reported and claimed rows are grey. */
const badgeLooks: Record<Mark, Omit<Extract<SnapElement, { type: 'badge' }>['props'], 'label'>> = {
  proven: { color: 'green', icon: 'check' },
  confirmed: { color: 'blue', icon: 'check' },
  reported: { color: 'gray', icon: 'message-circle' },
  claimed: { color: 'gray', variant: 'outline' },
}

const badgeOf = (mark: Mark) => ({ label: markWords[mark], ...badgeLooks[mark] })

/** Adds accounts, then credentials, as pages of three rows. */
function addRows(
  builder: Builder,
  { channels, credentials }: Profile,
  widths: Widths,
): string | null {
  const shownCredentials = shownOf(credentials.length, MAX_CREDENTIAL_PAGES)
  const credentialRows = withMore(
    builder,
    credentials
      .slice(0, shownCredentials)
      .map((credential, index) => addCredential(builder, credential, index, widths)),
    credentials.length - shownCredentials,
    'credentials',
  )
  const ordered = orderChannels(channels)
  const shownChannels = shownOf(ordered.length, MAX_PAGES - pagesOf(credentialRows.length))
  const channelRows = withMore(
    builder,
    ordered
      .slice(0, shownChannels)
      .map((channel, index) => addChannel(builder, channel, index, widths)),
    ordered.length - shownChannels,
    'accounts',
  )
  return addPages(builder, [channelRows, credentialRows])
}

const withMore = ({ add }: Builder, rows: string[], more: number, noun: string): string[] =>
  more === 0
    ? rows
    : [
        ...rows,
        add(`more-${noun}`, {
          type: 'item',
          props: { title: `+${more} ${noun}`, description: 'On the page' },
        }),
      ]

function addChannel({ add }: Builder, channel: Channel, index: number, widths: Widths): string {
  const fid = channel.isVerified ? channelFid(channel) : null
  const mark = add(`mark${index}`, {
    type: 'badge',
    props: badgeOf(markOf(channel)),
  })
  const view =
    fid === null
      ? []
      : [add(`view${index}`, button('View', { action: 'view_profile', params: { fid } }))]
  return add(`channel${index}`, {
    type: 'item',
    props: {
      title: clipWidth(oneLine(channelText(channel), 100), widths.account),
      description: channelRow(channel.type).label,
      media: {
        variant: 'icon',
        name: channel.type === 'wallet' ? 'wallet' : 'user',
        color: channel.isVerified ? 'accent' : 'gray',
      },
    },
    children: [mark, ...view],
  })
}

function addCredential(
  { add }: Builder,
  credential: Credential,
  index: number,
  widths: Widths,
): string {
  const mark = add(`signed${index}`, {
    type: 'badge',
    props: badgeOf(markOf(credential)),
  })
  return add(`credential${index}`, {
    type: 'item',
    props: {
      title: clipWidth(oneLine(credential.name, 100), widths.title),
      description: clipWidth(
        oneLine(`by ${shortAddress(credential.attester)}`, 100),
        widths.account,
      ),
      media: {
        variant: 'icon',
        name: 'star',
        color: credential.verification.grade === 'reported' ? 'gray' : 'accent',
      },
    },
    children: [mark],
  })
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Returns the text about the viewer: that it is their profile, or what both have in common; else
 * null.
 */
function viewerText(profile: Profile, viewer: Viewer | null): string | null {
  if (!viewer) return null
  if (profileFid(profile) === viewer.fid) return 'This is you.'
  const other = viewer.profile
  if (!other || other.profileID === profile.profileID) return null
  const types = new Set(profile.channels.filter((c) => c.isVerified).map((c) => c.type))
  const labels = new Set(
    other.channels
      .filter((c) => c.isVerified && types.has(c.type))
      .map((c) => channelRow(c.type).label),
  )
  const names = new Set(profile.credentials.map((credential) => credential.name))
  const credentials = new Set(
    other.credentials.map((credential) => credential.name).filter((name) => names.has(name)),
  )
  const common = [...[...labels].slice(0, 5), ...[...credentials].slice(0, 2)]
  return common.length === 0 ? null : `You both have ${listed.format(common)}.`
}
