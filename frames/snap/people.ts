import {
  canonicalPath,
  handleOf,
  markOf,
  markWords,
  nameOf,
  requestedText,
} from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { holdsHandle, type SocialIdentifier } from '../find.ts'
import { count } from '../person.ts'
import {
  addPages,
  type Builder,
  button,
  createBuilder,
  finish,
  oneLine,
  shownOf,
  submit,
} from './builder.ts'
import { clipWidth, SNAP_MAX_HEIGHT, snapHeight } from './height.ts'
import type { SnapPlace } from './message.ts'
import type { Snap } from './schema.ts'

/** Twelve people, a row and a button each, stay below the format's 64 elements. */
const MAX_PAGES = 4

interface PeopleSnapOptions extends SnapPlace {
  baseUrl: string
  requested: SocialIdentifier
}

/**
 * Returns the Snap of a handle that belongs to no single person: its holders and claimants, with
 * links.
 */
export function peopleSnap(profiles: readonly Profile[], options: PeopleSnapOptions): Snap {
  const snap = build(profiles, options, 200)
  return snapHeight(snap) <= SNAP_MAX_HEIGHT ? snap : build(profiles, options, 110)
}

/** @param width to how many CSS pixels names are cut */
function build(profiles: readonly Profile[], options: PeopleSnapOptions, width: number): Snap {
  const builder = createBuilder()
  const { add } = builder
  const verified = profiles.filter((profile) => holdsHandle(profile, options.requested)).length
  const claimed = profiles.length - verified
  add('heading', {
    type: 'text',
    props: { content: oneLine(requestedText(options.requested), 80), weight: 'bold', maxLines: 2 },
  })
  add('message', {
    type: 'text',
    props: {
      content: `${count(verified, 'verified account')}, claimed by ${claimed}. It belongs to no single person.`,
      size: 'sm',
    },
  })
  const shown = shownOf(profiles.length, MAX_PAGES)
  const rows = profiles
    .slice(0, shown)
    .map((profile, index) => addPerson(builder, profile, index, width, options))
  if (shown < profiles.length) rows.push(addMore(builder, profiles.length - shown))
  add('back', button('Search', submit(options.page, 'home'), { icon: 'user' }))
  return finish(builder, ['heading', 'message', addPages(builder, [rows]), 'back'])
}

const addMore = ({ add }: Builder, more: number): string =>
  add('more', { type: 'item', props: { title: `+${more} more`, description: 'On the page' } })

function addPerson(
  { add }: Builder,
  profile: Profile,
  index: number,
  width: number,
  { baseUrl, requested }: PeopleSnapOptions,
): string {
  const path = canonicalPath(profile)
  const handle = handleOf(profile)
  const link = profile.channels.find(
    ({ type, value }) =>
      type === requested.type && value.toLowerCase() === requested.handle.toLowerCase(),
  )
  const mark = markWords[link ? markOf(link) : 'claimed']
  const children: string[] = []
  if (path !== null) {
    children.push(
      add(
        `open${index}`,
        button('Open', { action: 'open_snap', params: { target: baseUrl + path } }),
      ),
    )
  }
  return add(`person${index}`, {
    type: 'item',
    props: {
      title: clipWidth(oneLine(nameOf(profile), 100), width),
      description: clipWidth(oneLine(`${mark} · ${handle}`, 100), width),
      ...(path === null
        ? {}
        : {
            media: {
              variant: 'image' as const,
              url: `${baseUrl}${path}/avatar.webp?size=128`,
              alt: '',
              round: true,
            },
          }),
    },
    children,
  })
}
