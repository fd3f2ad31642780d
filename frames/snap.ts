import type { Context } from 'hono'
import { brandName } from '../src/domain/brand.ts'
import { type ChannelType, channelRow } from '../src/domain/channel.ts'
import { askedText, canonicalPath, handleOf, nameOf } from '../src/domain/display.ts'
import { ServiceError } from '../src/domain/error.ts'
import { type Identifier, identifierPath, shortAddress } from '../src/domain/identifier.ts'
import type { Clock, Logger, Lookup } from '../src/domain/ports.ts'
import { type Channel, type Profile, profileFid } from '../src/domain/profile.ts'
import { readBytes } from '../src/http/body.ts'
import { identify } from '../src/lookup/identify.ts'
import { answer, caching, problem } from './answer.ts'
import type { Hub } from './hub.ts'
import { readJfs, type SnapRequest } from './jfs.ts'
import { clip, summaryOf } from './person.ts'
import { type Snap, type SnapColor, type SnapElement, snapType } from './snap-schema.ts'

/** What the Snap face needs. */
export interface SnapDependencies {
  lookup: Pick<Lookup, 'one'>
  hub: Hub | null
  baseUrl: string
  accent: (profile: Profile) => SnapColor
  clock: Clock
  log: Logger
}

/** Who looks, where a client says so with a signature that holds; `profile` once it is looked up. */
interface Viewer {
  fid: number
  profile: Profile | null
}

/** Elements of one Snap under way: `add` gives an element its name. */
function createBuilder() {
  const elements: Record<string, SnapElement> = {}
  return {
    elements,
    add(id: string, element: SnapElement): string {
      elements[id] = element
      return id
    },
  }
}
type Builder = ReturnType<typeof createBuilder>

const finish = ({ add, elements }: Builder, children: (string | null)[], accent: SnapColor = 'purple'): Snap => {
  add('root', { type: 'stack', props: { gap: 'md' }, children: children.filter((child) => child !== null) })
  return { version: '2.0', theme: { accent }, ui: { root: 'root', elements } }
}

const oneLine = (value: string, max: number): string => clip(value.replace(/\s+/g, ' ').trim(), max) || '…'

const submit = (target: string, label: string, icon?: string, variant?: 'primary'): SnapElement => ({
  type: 'button',
  props: { label, ...(icon ? { icon } : {}), ...(variant ? { variant } : {}) },
  on: { press: { action: 'submit', params: { target } } },
})

/** The search box. A submit goes to the address that the Snap was opened by; its query says what is wanted. */
function addSearch({ add }: Builder, page: string): string[] {
  add('query', {
    type: 'input',
    props: { name: 'q', label: 'Who is this?', placeholder: 'vitalik.eth, @dwr, 0x…, fid 3', maxLength: 255 },
  })
  add('search', submit(`${page}?do=search`, 'Look up', 'user', 'primary'))
  add('mine', submit(`${page}?do=mine`, 'View mine'))
  add('buttons', { type: 'stack', props: { direction: 'horizontal' }, children: ['search', 'mine'] })
  return ['query', 'buttons']
}

/** The Snap of the home page, or of anything that ended without a person; `message` says why. */
function messageSnap(page: string, heading: string, message: string): Snap {
  const builder = createBuilder()
  builder.add('heading', { type: 'text', props: { content: oneLine(heading, 320), weight: 'bold' } })
  builder.add('message', { type: 'text', props: { content: oneLine(message, 320), size: 'sm' } })
  return finish(builder, ['heading', 'message', ...addSearch(builder, page)])
}

const homeSnap = (page: string) =>
  messageSnap(
    page,
    `${brandName}: who is this?`,
    'See which accounts are proven to belong together, which are only claimed, and what others attest.',
  )

const SHOWN_CHANNELS = 5
const SHOWN_CREDENTIALS = 5

interface ProfileSnapOptions {
  baseUrl: string
  /** The address that the Snap was opened by, absolute. */
  page: string
  asked: Identifier
  accent: SnapColor
  viewer: Viewer | null
}

/** The Snap of a person. Within all limits of snap-schema.ts, whatever the profile holds. */
function profileSnap(profile: Profile, { baseUrl, page, asked, accent, viewer }: ProfileSnapOptions): Snap {
  const builder = createBuilder()
  const { add } = builder
  const path = canonicalPath(profile) ?? identifierPath(asked)
  const handle = handleOf(profile, asked)
  const name = nameOf(profile, asked)
  add('person', {
    type: 'item',
    props: {
      title: oneLine(name, 100),
      description: oneLine(name === handle ? summaryOf(profile) : `${handle} · ${summaryOf(profile)}`, 160),
      media: { variant: 'image', url: `${baseUrl}${path}/avatar.webp?size=128`, alt: '', round: true },
    },
  })
  if (profile.bio) add('bio', { type: 'text', props: { content: oneLine(profile.bio, 160), size: 'sm' } })
  const shared = viewer?.profile && viewer.profile.profileID !== profile.profileID ? sharedText(viewer.profile, profile) : null
  if (shared) add('shared', { type: 'text', props: { content: oneLine(shared, 320), size: 'sm' } })
  if (viewer && profileFid(profile) === viewer.fid)
    add('shared', { type: 'text', props: { content: 'This is you.', size: 'sm' } })
  const fid = profileFid(profile)
  add('share', {
    type: 'button',
    props: { label: 'Share', icon: 'share', variant: 'primary' },
    on: { press: { action: 'compose_cast', params: { text: oneLine(`This is ${handle}`, 200), embeds: [baseUrl + path] } } },
  })
  add('open', {
    type: 'button',
    props: { label: 'Open' },
    on: { press: { action: 'open_mini_app', params: { target: baseUrl + path } } },
  })
  if (fid !== null) {
    add('view', {
      type: 'button',
      props: { label: 'Profile', icon: 'user' },
      on: { press: { action: 'view_profile', params: { fid } } },
    })
  }
  add('back', submit(`${page}?do=home`, 'Search'))
  add('actions', {
    type: 'stack',
    props: { direction: 'horizontal' },
    children: ['share', 'open', ...(fid === null ? [] : ['view']), 'back'],
  })
  const has = (id: string) => (Object.hasOwn(builder.elements, id) ? id : null)
  return finish(
    builder,
    ['person', has('bio'), addChannels(builder, profile.channels), addCredentials(builder, profile), has('shared'), 'actions'],
    accent,
  )
}

function addChannels({ add }: Builder, channels: Channel[]): string | null {
  if (channels.length === 0) return null
  const ordered = [...channels].sort((a, b) => Number(b.isVerified) - Number(a.isVerified))
  const rows = ordered.slice(0, SHOWN_CHANNELS).map((channel, index) => {
    add(`mark${index}`, {
      type: 'badge',
      props: channel.isVerified
        ? { label: 'verified', color: 'green', icon: 'check' }
        : { label: 'claimed', color: 'gray', variant: 'outline' },
    })
    const value = channel.type === 'wallet' ? shortAddress(channel.value) : channel.value
    return add(`channel${index}`, {
      type: 'item',
      props: {
        title: oneLine(value, 100),
        description: channelRow(channel.type).label,
        media: {
          variant: 'icon',
          name: channel.type === 'wallet' ? 'wallet' : 'user',
          color: channel.isVerified ? 'accent' : 'gray',
        },
      },
      children: [`mark${index}`],
    })
  })
  const more = ordered.length - SHOWN_CHANNELS
  if (more > 0) rows.push(add('channelsMore', { type: 'item', props: { title: `+${more} more`, description: 'on the page' } }))
  return add('channels', { type: 'item_group', props: { border: true, separator: true }, children: rows })
}

function addCredentials({ add }: Builder, { credentials }: Profile): string | null {
  if (credentials.length === 0) return null
  const badges = credentials.slice(0, SHOWN_CREDENTIALS).map((credential, index) =>
    add(`credential${index}`, {
      type: 'badge',
      props:
        credential.kind === 'reported'
          ? { label: oneLine(credential.name, 30), variant: 'outline', color: 'gray' }
          : { label: oneLine(credential.name, 30), icon: 'star' },
    }),
  )
  const more = credentials.length - SHOWN_CREDENTIALS
  if (more > 0) badges.push(add('credentialsMore', { type: 'badge', props: { label: `+${more} more`, variant: 'outline' } }))
  return add('credentials', { type: 'stack', props: { direction: 'horizontal', gap: 'sm' }, children: badges })
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** What two people have in common: channel types that both have proven, and credentials of one name. */
function sharedText(viewer: Profile, other: Profile): string | null {
  const types = new Set<ChannelType>(other.channels.filter((c) => c.isVerified).map((c) => c.type))
  const labels = [
    ...new Set(viewer.channels.filter((c) => c.isVerified && types.has(c.type)).map((c) => channelRow(c.type).label)),
  ]
  const names = new Set(other.credentials.map((credential) => credential.name))
  const credentials = [...new Set(viewer.credentials.map((credential) => credential.name).filter((name) => names.has(name)))]
  const common = [...labels.slice(0, 5), ...credentials.slice(0, 2)]
  return common.length === 0 ? null : `You both have ${listed.format(common)}.`
}

const send = (c: Context, snap: Snap, cacheControl: string): Response =>
  answer(c, JSON.stringify(snap), {
    'content-type': snapType,
    'cache-control': cacheControl,
    vary: 'Accept, X-Snap-Payload',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  })

/** The largest signed request that is read, in bytes. */
const MAX_BODY_BYTES = 32 * 1024

/**
 * Answers GET and POST of a Snap. `asked` parses the page's own identifier; null on the home page.
 *
 * A signature that is present must hold, or the answer is 401. Without any the viewer is anonymous, and all but
 * "view mine" works.
 */
export async function snapFace(c: Context, dependencies: SnapDependencies, asked: (() => Identifier) | null): Promise<Response> {
  const { baseUrl, hub, clock, log } = dependencies
  const page = baseUrl + c.req.path
  const isPost = c.req.method === 'POST'
  let signed: SnapRequest
  try {
    const jfs = isPost ? await signedText(c.req.raw) : c.req.header('x-snap-payload')
    signed = jfs ? await readJfs(jfs, { audience: new URL(baseUrl).origin, hub, clock }) : { viewerFid: null, inputs: {} }
  } catch (error) {
    if (error instanceof ServiceError) {
      return problem(c, error, baseUrl)
    }
    log.warn({ err: error }, 'the Farcaster node could not be asked about a signer')
    signed = { viewerFid: null, inputs: {} }
  }
  const isPersonal = isPost || signed.viewerFid !== null
  try {
    const { snap, isFound } = await respond(c, dependencies, page, signed, asked)
    return send(c, snap, isPersonal ? 'private, no-store' : isFound ? caching.page : caching.notFound)
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'internal') {
      const heading = error.code === 'unavailable' ? 'Could not ask just now' : 'That cannot be a name'
      return send(c, messageSnap(page, heading, error.detail), caching.never)
    }
    log.error({ err: error, path: c.req.path }, 'snap failed')
    return send(c, messageSnap(page, 'Something broke', 'It is on our side; please try again.'), caching.never)
  }
}

const signedText = async (request: Request): Promise<string> =>
  Buffer.from(await readBytes(request, MAX_BODY_BYTES))
    .toString('utf8')
    .trim()

async function respond(
  c: Context,
  { lookup, baseUrl, accent }: SnapDependencies,
  page: string,
  { viewerFid, inputs }: SnapRequest,
  asked: (() => Identifier) | null,
): Promise<{ snap: Snap; isFound: boolean }> {
  const wish = c.req.method === 'POST' ? (c.req.query('do') ?? 'view') : 'view'
  const wanted = identifierOf(wish, inputs, viewerFid, asked)
  if (wanted === 'nobody') {
    return {
      snap: messageSnap(page, 'Who are you?', 'Your client did not say who you are in a way that can be checked.'),
      isFound: false,
    }
  }
  if (wanted === null) return { snap: homeSnap(page), isFound: true }
  const [answered, viewer] = await Promise.all([lookup.one(wanted), viewerFid === null ? null : viewerOf(lookup, viewerFid)])
  const [profile] = answered.profiles
  if (!profile) {
    const message = 'No profile is linked to it by proof. Perhaps another spelling?'
    return { snap: messageSnap(page, `Nobody found for ${askedText(wanted)}`, message), isFound: false }
  }
  return { snap: profileSnap(profile, { baseUrl, page, asked: wanted, accent: accent(profile), viewer }), isFound: true }
}

function identifierOf(
  wish: string,
  inputs: Record<string, unknown>,
  viewerFid: number | null,
  asked: (() => Identifier) | null,
): Identifier | 'nobody' | null {
  switch (wish) {
    case 'search':
      return identify(typeof inputs.q === 'string' ? inputs.q : '')
    case 'mine':
      return viewerFid === null ? 'nobody' : { kind: 'fid', fid: viewerFid }
    case 'home':
      return null
    default:
      return asked ? asked() : null
  }
}

/** A viewer who cannot be looked up just now is only not greeted. */
const viewerOf = async (lookup: Pick<Lookup, 'one'>, fid: number): Promise<Viewer> => ({
  fid,
  profile: await lookup.one({ kind: 'fid', fid }).then(
    ({ profiles }) => profiles[0] ?? null,
    () => null,
  ),
})
