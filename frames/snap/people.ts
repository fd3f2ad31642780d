import {
  canonicalPath,
  handleOf,
  markOf,
  markWords,
  nameOf,
  requestedText,
} from '@whocast/contract/display.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { accountOf, holdsHandle, type SocialIdentifier } from '../find.ts'
import { count } from '../person.ts'
import {
  addPages,
  addRows,
  type Builder,
  createBuilder,
  oneLine,
  pictureOf,
  submit,
} from './builder.ts'
import { clipWidth, SNAP_MAX_HEIGHT, snapHeight } from './height.ts'
import type { SnapPlace } from './message.ts'
import type { Snap } from './schema.ts'

/** Twelve people, a row and a button each, stay below the format's 64 elements. */
const MAX_PAGES = 4

interface PeopleSnapOptions extends SnapPlace {
  requested: SocialIdentifier
}

/** Returns the Snap of a handle without a single person: its holders and claimants, with links. */
export function peopleSnap(profiles: readonly Profile[], options: PeopleSnapOptions): Snap {
  const snap = build(profiles, options, 200)
  return snapHeight(snap) <= SNAP_MAX_HEIGHT ? snap : build(profiles, options, 110)
}

/** @param width to how many CSS pixels names are cut */
function build(profiles: readonly Profile[], options: PeopleSnapOptions, width: number): Snap {
  const { requested, page } = options
  const builder = createBuilder()
  const verified = profiles.filter((profile) => holdsHandle(profile, requested)).length
  const claimed = profiles.length - verified
  builder.heading(oneLine(requestedText(requested), 80), 2)
  builder.message(
    `${count(verified, 'verified account')}, claimed by ${claimed}. It belongs to no single person.`,
  )
  const row = (profile: Profile, index: number) =>
    addPerson(builder, profile, index, width, options)
  const rows = addRows(builder, profiles, MAX_PAGES, row, { id: 'more', noun: 'more' })
  builder.button('back', 'Search', submit(page, 'home'), { icon: 'user' })
  return builder.finish(['heading', 'message', addPages(builder, [rows]), 'back'])
}

function addPerson(
  { add, button }: Builder,
  profile: Profile,
  index: number,
  width: number,
  { baseUrl, requested }: PeopleSnapOptions,
): string {
  const path = canonicalPath(profile)
  const link = accountOf(profile, requested)
  const mark = markWords[link ? markOf(link) : 'claimed']
  const target = baseUrl + path
  return add(`person${index}`, {
    type: 'item',
    props: {
      title: clipWidth(oneLine(nameOf(profile), 100), width),
      description: clipWidth(oneLine(`${mark} · ${handleOf(profile)}`, 100), width),
      ...(path === null ? {} : { media: pictureOf(target) }),
    },
    children:
      path === null
        ? []
        : [button(`open${index}`, 'Open', { action: 'open_snap', params: { target } })],
  })
}
