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
import type { AccountLinkProof } from '@whocast/contract/proof.ts'
import { wireTime } from '@whocast/contract/wire-time.ts'
import { Icon, OutLink } from '../parts.tsx'
import { isProven, isSafeLink, markIcons, methodText } from '../person.ts'
import { gradesPath, gradeTexts } from './grades.tsx'

/** The mark of a row, in its own shape and colour; leads to what it means. */
export const MarkIcon = ({ mark }: { mark: Mark }) => (
  <a class="mark-link" href={gradesPath(mark)} title={gradeTexts[mark].short}>
    <Icon name={markIcons[mark]} label={markWords[mark]} class={`mark-${mark}`} />
  </a>
)

/** The mark at the end of a row. */
export const Grade = ({ mark, title }: { mark: Mark; title?: string }) => (
  <span class="grade" title={title}>
    <MarkIcon mark={mark} />
  </span>
)

/** A day, given in unix seconds. */
export const TimeText = ({ of }: { of: number }) => (
  <time datetime={wireTime(of)}>{dateText(of)}</time>
)

/** Small screens show the icon only. */
const PROVEN = 'Proven: '

interface ChannelRowProps {
  channel: Channel
  /** Another address of the person with the same first and last four digits. */
  lookalikeOf: string | undefined
}

/** One account of a person: what it is, how it was checked, and a place for the verdict. */
export function ChannelRow({ channel, lookalikeOf }: ChannelRowProps) {
  const { type, url, isVerified, checkedAt } = channel
  const row = channelRow(type)
  const fid = channelFid(channel)
  const text = channelText(channel)
  const isShortened = text !== channel.value && type !== 'farcaster'
  const how = methodText(channel)
  const source = sourceName(channel.source)
  const value = <bdi title={isShortened ? channel.value : undefined}>{text}</bdi>
  const rel = 'nofollow noopener ugc'
  return (
    <li class={isVerified ? 'row' : 'row claim'} data-channel={`${type}:${channel.value}`}>
      <span class="badge">
        <Icon name={row.icon} />
      </span>
      <div class="what">
        {url !== undefined && isSafeLink(url) ? (
          <a class="value" href={url} rel={isProven(channel) ? `me ${rel}` : rel}>
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
            {how.startsWith(PROVEN) ? <span class="word">{PROVEN}</span> : null}
            {how.startsWith(PROVEN) ? how.slice(PROVEN.length) : how}
          </span>
          <span class="when">
            {how.endsWith(source) ? '' : ` · ${source}`}, {dateText(checkedAt)}
          </span>
        </p>
        {lookalikeOf === undefined ? null : (
          <p class="warning">
            Looks like {lookalikeOf}, and is another address: compare both whole.
          </p>
        )}
        {channel.proof?.method === 'account-link' ? (
          <p class="sides">
            {recordOf(channel.proof)} and {readOf(channel.proof)} name each other.
          </p>
        ) : null}
        <p class="verdict" data-verdict hidden />
      </div>
      {isShortened ? (
        <button class="copy needs-script" type="button" data-copy={channel.value}>
          <Icon name="copy" />
          <span class="visually-hidden">Copy {text}</span>
        </button>
      ) : null}
      <Grade mark={markOf(channel)} />
    </li>
  )
}

/** Returns where anyone can look at the record that names a confirmed account. */
function recordOf({ claim: { by, of } }: AccountLinkProof) {
  const id = encodeURIComponent(of.slice(of.indexOf(':') + 1))
  if (by === 'ens')
    return <OutLink href={`https://app.ens.domains/${id}`} text="Their ENS record" />
  if (by === 'snapchain')
    return (
      <OutLink href={`https://farcaster.xyz/~/profiles/${id}`} text="Their Farcaster profile" />
    )
  return <span>A statement that they signed</span>
}

/** Returns where anyone can look at the text that was read at the account. */
function readOf({ fetched }: AccountLinkProof) {
  const url = fetched.at(-1)?.url ?? ''
  const [, block] = /^ethereum:[^?]*\?block=(\d+)$/.exec(url) ?? []
  if (block !== undefined) return <span>the account's owner on Lens Chain at block {block}</span>
  const [, kind, name] = /^(wss:\/\/|dns:)(.*)/.exec(url) ?? []
  return kind === undefined ? (
    <OutLink href={url} text="the account's page" />
  ) : (
    <span>
      {kind === 'dns:' ? 'the TXT records of' : 'their profile on the relay'} <bdi>{name}</bdi>
    </span>
  )
}

export const kindTexts: Record<Credential['kind'], { text: string; icon: string }> = {
  'eas-offchain': { text: 'Signed attestation', icon: 'signed' },
  'eas-onchain': { text: 'On-chain attestation', icon: 'signed' },
  'farcaster-cast': { text: 'Signed cast', icon: 'signed' },
  reported: { text: 'Reported, not signed', icon: 'reported' },
}
