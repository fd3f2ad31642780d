import { brandName } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import {
  channelText,
  handleOf,
  markOf,
  marksText,
  markWords,
  nameOf,
  warningText,
} from '@whocast/contract/display.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import type { Child } from 'hono/jsx'
import { markIcons } from '../mark-icons.ts'
import { Icon, Mark } from '../parts.tsx'
import { byGrade } from '../person.ts'
import type { PageContext } from './head.ts'

/** Rows of accounts that the height of the frame has space for. */
const MAX_ROWS = 3

interface EmbedFrameProps {
  context: PageContext
  title: string
  /** The page of the person. */
  path: string
  hue?: string
  children?: Child
}

/** The document in the frame: small, with links that leave the frame. */
function EmbedFrame({ context, title, path, hue, children }: EmbedFrameProps) {
  return (
    <html lang="en" class={hue ?? context.hue()}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={context.baseUrl + path} />
        <base target="_blank" />
        <link rel="stylesheet" href={context.asset('embed-frame.css')} />
        <script type="module" src={context.asset('embed-frame.js')} />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** The card of a person for other sites, in a frame: `/embed/…`. */
export function EmbedPage({
  context,
  profile,
  requested,
  path,
}: {
  context: PageContext
  profile: Profile
  requested: Identifier
  path: string
}) {
  const name = nameOf(profile, requested)
  const handle = handleOf(profile, requested)
  const { warning } = profile
  const checked = byGrade(profile.channels.filter(({ isVerified }) => isVerified))
  const page = context.baseUrl + path
  return (
    <EmbedFrame
      context={context}
      title={`${name} on ${brandName}`}
      path={path}
      hue={context.hue(profile)}
    >
      <main class="frame">
        <header>
          <img src={`${path}/avatar.webp?size=128`} alt="" width="56" height="56" />
          <div>
            <h1 dir="auto">
              <a href={page} rel="noopener">
                {name}
              </a>
            </h1>
            <p class="handle">
              {name === handle ? null : <bdi>{handle}</bdi>}
              {profile.isSample ? ' · invented sample' : ''}
            </p>
          </div>
        </header>
        {warning ? (
          <p class="warning">
            <bdi>{warningText(warning)}</bdi>
          </p>
        ) : null}
        <ul>
          {checked.slice(0, warning ? MAX_ROWS - 2 : MAX_ROWS).map((channel) => (
            <AccountRow channel={channel} />
          ))}
        </ul>
        <footer>
          <span>{marksText(profile.channels) || 'No accounts'}</span>
          <a href={page} rel="noopener">
            <Mark />
            {brandName}
          </a>
        </footer>
      </main>
    </EmbedFrame>
  )
}

function AccountRow({ channel }: { channel: Channel }) {
  const mark = markOf(channel)
  return (
    <li>
      <Icon name={channelRow(channel.type).icon} />
      <bdi>{channelText(channel)}</bdi>
      <span class={`grade mark-${mark}`}>
        <Icon name={markIcons[mark]} /> {markWords[mark]}
      </span>
    </li>
  )
}

/** The frame of a page without one person. */
export const EmbedNote = ({
  context,
  path,
  text,
}: {
  context: PageContext
  path: string
  text: string
}) => (
  <EmbedFrame context={context} title={`${text} · ${brandName}`} path={path}>
    <main class="frame">
      <h1>{text}</h1>
      <footer>
        <span />
        <a href={context.baseUrl + path} rel="noopener">
          <Mark />
          {brandName}
        </a>
      </footer>
    </main>
  </EmbedFrame>
)
