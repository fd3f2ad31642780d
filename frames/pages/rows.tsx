import { channelRow } from '../../src/domain/channel.ts'
import type { Credential } from '../../src/domain/credential.ts'
import { channelText, dateText, gradeText, type Mark, markOf, markWords, sourceName } from '../../src/domain/display.ts'
import { shortAddress } from '../../src/domain/identifier.ts'
import { type Channel, channelFid } from '../../src/domain/profile.ts'
import { Icon } from '../parts.tsx'
import { isSafeLink, methodText } from '../person.ts'

/** What tells one channel from another, for the verifier's verdicts. */
const channelKey = (channel: { type: string; value: string }): string => `${channel.type}:${channel.value}`

/** How, by whom and when a channel was checked: `Resolves forward and back · ENS, 21 Nov 2026`. */
function provenance(channel: Channel): string {
  const method = methodText(channel)
  const source = sourceName(channel.source)
  return method.endsWith(source)
    ? `${method}, ${dateText(channel.checkedAt)}`
    : `${method} · ${source}, ${dateText(channel.checkedAt)}`
}

/** The icon of each mark. */
export const markIcons: Record<Mark, string> = {
  proven: 'verified',
  confirmed: 'check',
  reported: 'reported',
  claimed: 'claimed',
}

/** The mark of a row, in its own shape and colour. */
export const MarkIcon = ({ mark }: { mark: Mark }) => (
  <Icon name={markIcons[mark]} label={markWords[mark]} class={`mark-${mark}`} />
)

/** One account of a person: what it is, how it was checked, and room for the verifier's verdict. */
export function ChannelRow({ channel }: { channel: Channel }) {
  const row = channelRow(channel.type)
  const fid = channelFid(channel)
  const url = channel.url !== undefined && isSafeLink(channel.url) ? channel.url : null
  const text = channelText(channel)
  const isShortened = text !== channel.value && channel.type !== 'farcaster'
  const value = (
    <bdi class="value" {...(isShortened ? { title: channel.value } : {})}>
      {text}
    </bdi>
  )
  return (
    <li class={channel.isVerified ? 'channel' : 'channel claim'} data-channel={channelKey(channel)}>
      <span class="badge">
        <Icon name={row.icon} />
      </span>
      <div class="what">
        <p class="label">
          {row.label}
          {fid === null ? null : <span> · FID {fid}</span>}
        </p>
        {url ? (
          <a href={url} rel="nofollow noopener ugc">
            {value}
            <Icon name="external" />
          </a>
        ) : (
          value
        )}
        <p class="how">
          <MarkIcon mark={markOf(channel)} />
          <span>{provenance(channel)}</span>
        </p>
        <p class="verdict" data-verdict hidden />
      </div>
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

/** One credential of a person. */
export function CredentialRow({ credential }: { credential: Credential }) {
  const { text, icon } = kindTexts[credential.kind]
  return (
    <li class={`credential ${credential.kind}`} data-credential={credential.uid}>
      <span class="badge">
        <Icon name={icon} />
      </span>
      <div class="what">
        <p class="name">
          <bdi>{credential.name}</bdi>
        </p>
        <p class="how">
          <MarkIcon mark={markOf(credential)} />
          <bdi>{gradeText(credential.verification)}</bdi>
          {credential.kind === 'reported' ? null : (
            <>
              {' '}
              · {text} · by <bdi title={credential.attester}>{shortAddress(credential.attester)}</bdi>
            </>
          )}
          {credential.issuedAt === undefined ? null : (
            <>
              {' '}
              on <time datetime={new Date(credential.issuedAt * 1000).toISOString()}>{dateText(credential.issuedAt)}</time>
            </>
          )}
          {credential.expiresAt === undefined ? '' : `, until ${dateText(credential.expiresAt)}`}
          {credential.chain ? ` · ${credential.chain}` : ''}
        </p>
        <p class="verdict" data-verdict hidden />
      </div>
      <a class="evidence" href={`/credentials/${credential.uid}`}>
        Evidence<span class="visually-hidden"> for {credential.name}</span>
      </a>
    </li>
  )
}
