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
  addRows,
  type Builder,
  createBuilder,
  oneLine,
  pagesOf,
  pictureOf,
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
  requested: Identifier
  accent: SnapColor
  viewer: Viewer | null
}

/** Six pages of three rows, a badge or two each, stay below the format's 64 elements. */
const MAX_PAGES = 6
const MAX_CREDENTIAL_PAGES = 2

/** To how many CSS pixels titles are cut: within two lines, or one of unbroken words. */
const roomy = { title: 260, account: 190 }
const narrow = { title: 130, account: 100 }
type Widths = typeof roomy

/**
 * Returns the Snap of a person, within the limits of schema.ts and the 500 px that clients show.
 * Rows are paged; if it is still too high, the bio is omitted first, then the shared accounts.
 */
export function profileSnap(profile: Profile, options: ProfileSnapOptions): Snap {
  const about = profile.bio ? [text('bio', profile.bio, 110)] : []
  const shared = viewerText(profile, options.viewer)
  const greeting = shared ? [text('shared', shared, 90)] : []
  for (const widths of [roomy, narrow])
    for (const parts of [[...about, ...greeting], greeting]) {
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
  const { baseUrl, page, requested, accent, viewer, signsIn } = options
  const builder = createBuilder()
  const { add, button } = builder
  const target = baseUrl + (canonicalPath(profile) ?? identifierPath(requested))
  const handle = handleOf(profile, requested)
  const name = nameOf(profile, requested)
  const counts = countsOf(profile)
  const about = name === handle ? counts : `${clipWidth(handle, widths.account)} · ${counts}`
  button('open', 'Open', { action: 'open_mini_app', params: { target } })
  add('person', {
    type: 'item',
    props: {
      title: clipWidth(oneLine(name, 100), widths.title),
      description: oneLine(about, 80),
      media: pictureOf(target),
    },
    children: ['open'],
  })
  for (const [id, element] of parts) add(id, element)
  const cast = { text: oneLine(`This is ${handle}`, 200), embeds: [target] }
  const look = { icon: 'share', variant: 'primary' } as const
  button('share', 'Share', { action: 'compose_cast', params: cast }, look)
  const isOwn = viewer !== null && profileFid(profile) === viewer.fid
  if (isOwn && signsIn) button('back', 'Your data', submit(page, 'me'), { icon: 'user' })
  else button('back', 'Search', submit(page, 'home'), { icon: 'user' })
  builder.row('actions', ['share', 'back'])
  const rows = addLists(builder, profile, widths)
  return builder.finish(['person', ...parts.map(([id]) => id), rows, 'actions'], accent)
}

/** Returns counts such as `Sample, 3 proven, 5 claimed`. */
const countsOf = ({ channels, isSample, warning }: Profile): string =>
  [isSample && 'Sample', warning && `not ${warning.of.handle}`, marksText(channels)]
    .filter(Boolean)
    .join(', ')

/** Green for proven rows, blue for confirmed ones; reported and claimed rows are grey. */
const badgeLooks: Record<Mark, Omit<Extract<SnapElement, { type: 'badge' }>['props'], 'label'>> = {
  proven: { color: 'green', icon: 'check' },
  confirmed: { color: 'blue', icon: 'check' },
  reported: { color: 'gray', icon: 'message-circle' },
  claimed: { color: 'gray', variant: 'outline' },
}

const addBadge = ({ add }: Builder, id: string, mark: Mark): string =>
  add(id, { type: 'badge', props: { label: markWords[mark], ...badgeLooks[mark] } })

/** Adds accounts, then credentials, as pages of three rows. */
function addLists(
  builder: Builder,
  { channels, credentials }: Profile,
  widths: Widths,
): string | null {
  const credentialRows = addRows(
    builder,
    credentials,
    MAX_CREDENTIAL_PAGES,
    (credential, index) => addCredential(builder, credential, index, widths),
    { id: 'more-credentials', noun: 'credentials' },
  )
  const channelRows = addRows(
    builder,
    orderChannels(channels),
    MAX_PAGES - pagesOf(credentialRows.length),
    (channel, index) => addChannel(builder, channel, index, widths),
    { id: 'more-accounts', noun: 'accounts' },
  )
  return addPages(builder, [channelRows, credentialRows])
}

function addChannel(builder: Builder, channel: Channel, index: number, widths: Widths): string {
  const fid = channel.isVerified ? channelFid(channel) : null
  const children = [addBadge(builder, `mark${index}`, markOf(channel))]
  if (fid !== null)
    children.push(
      builder.button(`view${index}`, 'View', { action: 'view_profile', params: { fid } }),
    )
  return builder.add(`channel${index}`, {
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
    children,
  })
}

function addCredential(
  builder: Builder,
  { name, attester, verification }: Credential,
  index: number,
  widths: Widths,
): string {
  const by = oneLine(`by ${shortAddress(attester)}`, 100)
  return builder.add(`credential${index}`, {
    type: 'item',
    props: {
      title: clipWidth(oneLine(name, 100), widths.title),
      description: clipWidth(by, widths.account),
      media: {
        variant: 'icon',
        name: 'star',
        color: verification.grade === 'reported' ? 'gray' : 'accent',
      },
    },
    children: [addBadge(builder, `signed${index}`, markOf({ verification }))],
  })
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Returns that it is the viewer's profile, or what both have in common; else null. */
function viewerText(profile: Profile, viewer: Viewer | null): string | null {
  if (!viewer) return null
  if (profileFid(profile) === viewer.fid) return 'This is you.'
  const other = viewer.profile
  if (!other || other.profileID === profile.profileID) return null
  const inBoth = (valuesOf: (one: Profile) => string[], most: number) => {
    const own = new Set(valuesOf(profile))
    return [...new Set(valuesOf(other).filter((value) => own.has(value)))].slice(0, most)
  }
  const labels = ({ channels }: Profile) =>
    channels.filter(({ isVerified }) => isVerified).map(({ type }) => channelRow(type).label)
  const names = ({ credentials }: Profile) => credentials.map(({ name }) => name)
  const common = [...inBoth(labels, 5), ...inBoth(names, 2)]
  return common.length === 0 ? null : `You both have ${listed.format(common)}.`
}
