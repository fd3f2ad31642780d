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
import { Icon, Mark } from '../parts.tsx'
import { byGrade, markIcons } from '../person.ts'
import type { PageContext } from '../site.ts'

/** Rows of accounts that the height of the frame has space for. */
const MAX_ROWS = 3

interface EmbedFrameProps {
  context: PageContext
  title: string
  /** The page of the person. */
  path: string
  profile?: Profile
  children?: Child
}

const EmbedFrame = ({ context, title, path, profile, children }: EmbedFrameProps) => (
  <html lang="en" class={context.hue(profile)}>
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
    <body>
      <main class="frame">
        {children}
        <footer>
          <span>{profile && (marksText(profile.channels) || 'No accounts')}</span>
          <a href={context.baseUrl + path} rel="noopener">
            <Mark />
            {brandName}
          </a>
        </footer>
      </main>
    </body>
  </html>
)

interface EmbedPageProps {
  context: PageContext
  profile: Profile
  requested: Identifier
  path: string
}

/** The card of a person for other sites, in a frame: `/embed/…`. */
export function EmbedPage({ context, profile, requested, path }: EmbedPageProps) {
  const name = nameOf(profile, requested)
  const handle = handleOf(profile, requested)
  const { warning } = profile
  const checked = byGrade(profile.channels.filter(({ isVerified }) => isVerified))
  return (
    <EmbedFrame context={context} title={`${name} on ${brandName}`} path={path} profile={profile}>
      <header>
        <img src={`${path}/avatar.webp?size=128`} alt="" width="56" height="56" />
        <div>
          <h1 dir="auto">
            <a href={context.baseUrl + path} rel="noopener">
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
      <ul>{checked.slice(0, warning ? MAX_ROWS - 2 : MAX_ROWS).map(accountRow)}</ul>
    </EmbedFrame>
  )
}

function accountRow(channel: Channel) {
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
  text,
  ...frame
}: Pick<EmbedFrameProps, 'context' | 'path'> & { text: string }) => (
  <EmbedFrame {...frame} title={`${text} · ${brandName}`}>
    <h1>{text}</h1>
  </EmbedFrame>
)
