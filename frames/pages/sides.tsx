import type { Channel } from '@whocast/contract/profile.ts'
import type { AccountLinkProof } from '@whocast/contract/proof.ts'
import { isSafeLink } from '../person.ts'

/**
 * Where anyone can look at both sides of a confirmed account: the record that names it, and what
 * was read of it.
 */
export function Sides({ channel: { proof } }: { channel: Channel }) {
  if (proof?.method !== 'account-link') return null
  return (
    <p class="sides">
      {recordOf(proof)} and {readOf(proof)} name each other.
    </p>
  )
}

const Look = ({ href, text }: { href: string; text: string }) =>
  isSafeLink(href) ? (
    <a href={href} rel="nofollow noopener ugc">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  )

/** Returns the record that names the account. */
function recordOf({ claim: { by, of } }: AccountLinkProof) {
  const id = encodeURIComponent(of.slice(of.indexOf(':') + 1))
  if (by === 'ens') return <Look href={`https://app.ens.domains/${id}`} text="Their ENS record" />
  if (by === 'snapchain')
    return <Look href={`https://farcaster.xyz/~/profiles/${id}`} text="Their Farcaster profile" />
  return <span>A statement that they signed</span>
}

/** Returns the text that was read at the account. */
function readOf({ fetched }: AccountLinkProof) {
  const url = fetched.at(-1)?.url ?? ''
  const [, block] = /^ethereum:[^?]*\?block=(\d+)$/.exec(url) ?? []
  if (block !== undefined) return <span>the account's owner on Lens Chain at block {block}</span>
  if (url.startsWith('wss:'))
    return (
      <span>
        their profile on the relay <bdi>{url.slice('wss://'.length)}</bdi>
      </span>
    )
  return url.startsWith('dns:') ? (
    <span>
      the TXT records of <bdi>{url.slice('dns:'.length)}</bdi>
    </span>
  ) : (
    <Look href={url} text="the account's page" />
  )
}
