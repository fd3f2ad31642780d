import { channelRow } from '@whocast/contract/channel.ts'
import type { Credential } from '@whocast/contract/credential.ts'
import {
  channelText,
  dateText,
  type Mark,
  markOf,
  markWords,
  sourceName,
} from '@whocast/contract/display.ts'
import { type Channel, channelFid } from '@whocast/contract/profile.ts'
import { markIcons } from '../mark-icons.ts'
import { Icon } from '../parts.tsx'
import { isProven, isSafeLink, methodText } from '../person.ts'
import { gradesPath, gradeTexts } from './grades.tsx'
import { Sides } from './sides.tsx'

/** Returns the key of a channel, for the verifier's verdicts. */
const channelKey = (channel: { type: string; value: string }): string =>
  `${channel.type}:${channel.value}`

/** The mark of a row, in its own shape and colour; leads to what it means. */
export const MarkIcon = ({ mark }: { mark: Mark }) => (
  <a class="mark-link" href={gradesPath(mark)} title={gradeTexts[mark].short}>
    <Icon name={markIcons[mark]} label={markWords[mark]} class={`mark-${mark}`} />
  </a>
)

/** Small screens show the icon only. */
const PROVEN = 'Proven: '

/**
 * One account of a person: what it is, how it was checked, and a place for the verifier's verdict.
 */
export function ChannelRow({ channel }: { channel: Channel }) {
  const row = channelRow(channel.type)
  const fid = channelFid(channel)
  const url = channel.url !== undefined && isSafeLink(channel.url) ? channel.url : null
  const text = channelText(channel)
  const isShortened = text !== channel.value && channel.type !== 'farcaster'
  const how = methodText(channel)
  const source = sourceName(channel.source)
  const value = <bdi {...(isShortened ? { title: channel.value } : {})}>{text}</bdi>
  return (
    <li class={channel.isVerified ? 'row' : 'row claim'} data-channel={channelKey(channel)}>
      <span class="badge">
        <Icon name={row.icon} />
      </span>
      <div class="what">
        {url ? (
          <a
            class="value"
            href={url}
            rel={isProven(channel) ? 'me nofollow noopener ugc' : 'nofollow noopener ugc'}
          >
            {value}
          </a>
        ) : (
          <span class="value">{value}</span>
        )}
        <p class="how">
          <span>
            {row.label}
            {fid === null || text === `FID ${fid}` ? '' : ` · FID ${fid}`}
            {' · '}
            {how.startsWith(PROVEN) ? (
              <>
                <span class="word">{PROVEN}</span>
                {how.slice(PROVEN.length)}
              </>
            ) : (
              how
            )}
          </span>
          <span class="when">
            {how.endsWith(source) ? '' : ` · ${source}`}, {dateText(channel.checkedAt)}
          </span>
        </p>
        <Sides channel={channel} />
        <p class="verdict" data-verdict hidden />
      </div>
      {isShortened ? (
        <button class="copy needs-script" type="button" data-copy={channel.value}>
          <Icon name="copy" />
          <span class="visually-hidden">Copy {text}</span>
        </button>
      ) : null}
      <span class="grade">
        <MarkIcon mark={markOf(channel)} />
      </span>
    </li>
  )
}

/** How each kind of credential is called, and its icon. */
export const kindTexts: Record<Credential['kind'], { text: string; icon: string }> = {
  'eas-offchain': { text: 'Signed attestation', icon: 'signed' },
  'eas-onchain': { text: 'On-chain attestation', icon: 'signed' },
  'farcaster-cast': { text: 'Signed cast', icon: 'signed' },
  reported: { text: 'Reported, not signed', icon: 'reported' },
}
