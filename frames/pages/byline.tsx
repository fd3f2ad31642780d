import { canonicalPath, handleOf, type Mark, nameOf } from '@whocast/contract/display.ts'
import { identifierPath, shortAddress } from '@whocast/contract/identifier.ts'
import type { Person } from '@whocast/contract/profile.ts'
import type { Child } from 'hono/jsx'
import { getAddress } from 'viem'
import type { Attestee } from '../../src/credentials/port.ts'
import { Icon } from '../parts.tsx'
import { Grade } from './rows.tsx'

/** How someone is shown in a list or as a party of a credential. */
export interface Byline {
  name: string
  /** Empty if it is the same as the name. */
  handle: string
  /** Path of their page, and prefix of their picture; null without a page. */
  path: string | null
  hasPicture: boolean
}

/** Returns the byline of a stored person. */
export function bylineOfProfile(profile: Person): Byline {
  const [name, handle] = [nameOf(profile), handleOf(profile)]
  return {
    name,
    handle: handle === name ? '' : handle,
    path: canonicalPath(profile),
    hasPicture: profile.avatarUrl !== undefined,
  }
}

/** Returns the byline of a signer known by key only: an address, `fid:3`, or an issuer's name. */
export function bylineOfSigner(signer: string): Byline {
  const byline = { handle: '', hasPicture: false }
  if (isAddress(signer)) {
    const path = identifierPath({ kind: 'eth', address: signer.toLowerCase() as `0x${string}` })
    return { ...byline, name: shortAddress(getAddress(signer)), path }
  }
  const fid = fidOf(signer)
  return fid === null
    ? { ...byline, name: signer, path: null }
    : { ...byline, name: `FID ${fid}`, path: `/fid/${fid}` }
}

/** Returns true if the name of a signer is an address. */
export const isAddress = (signer: string): boolean => /^0x[0-9a-f]{40}$/i.test(signer)

const fidOf = (signer: string): string | null => /^fid:([1-9]\d{0,15})$/i.exec(signer)?.[1] ?? null

/** Returns the key of the person behind a signer; null for the name of an issuer. */
export function signerKey(signer: string): string | null {
  if (isAddress(signer)) return `eth:${signer.toLowerCase()}`
  const fid = fidOf(signer)
  return fid === null ? null : `fid:${fid}`
}

/** Returns the path of a signer's credentials. */
export const issuerPath = (signer: string): string => `/issuers/${encodeURIComponent(signer)}`

interface PictureProps {
  of: Byline
  size?: number
  icon?: string
}

/** The picture of someone, or an icon in its place. */
export const BylinePicture = ({ of, size = 40, icon = 'user' }: PictureProps) =>
  of.hasPicture && of.path !== null ? (
    <img
      class="byline-picture"
      src={`${of.path}/avatar.webp?size=64`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  ) : (
    <span class="badge">
      <Icon name={icon} />
    </span>
  )

/** A name that leads to the page of who bears it. */
export const BylineName = ({ of: { name, path } }: { of: Byline }) =>
  path === null ? (
    <span class="value">
      <bdi>{name}</bdi>
    </span>
  ) : (
    <a class="value" href={path}>
      <bdi>{name}</bdi>
    </a>
  )

interface HolderRowProps {
  of: Attestee
  mark: Mark
  hasHandle?: boolean
  /** Text about the credential. */
  children?: Child
}

/** A row of a list of credentials: its holder and its grade. */
export function HolderRow({ of, mark, hasHandle = false, children }: HolderRowProps) {
  const { displayName, handle, path, profileID, avatarUrl } = of
  const name = displayName ?? handle
  const byline: Byline = {
    name,
    handle: handle === name ? '' : handle,
    // The page by profile ID redirects when it can.
    path: path ?? `/profiles/${profileID}`,
    hasPicture: avatarUrl !== undefined && path !== null,
  }
  return (
    <li class={mark === 'reported' ? 'row claim' : 'row'}>
      <BylinePicture of={byline} />
      <div class="what">
        <BylineName of={byline} />
        <p class="how">
          {hasHandle && byline.handle ? (
            <>
              <bdi>{byline.handle}</bdi> ·{' '}
            </>
          ) : null}
          {children}
        </p>
      </div>
      <Grade mark={mark} />
    </li>
  )
}

interface PersonItemProps {
  profile: Person
  isClaim: boolean
  /** Text about them. */
  children?: Child
}

/** A person in a list of people. */
export function PersonItem({ profile, isClaim, children }: PersonItemProps) {
  const byline = bylineOfProfile(profile)
  return (
    <li class={isClaim ? 'channel claim' : 'channel'}>
      <BylinePicture of={byline} size={48} />
      <div class="what">
        <p class="name" dir="auto">
          {byline.path ? <a href={byline.path}>{byline.name}</a> : byline.name}
        </p>
        {children}
      </div>
    </li>
  )
}
