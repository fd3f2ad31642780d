import { canonicalPath, handleOf, nameOf } from '@whocast/contract/display.ts'
import { identifierPath, shortAddress } from '@whocast/contract/identifier.ts'
import type { Person } from '@whocast/contract/profile.ts'
import { getAddress } from 'viem'
import type { Attestee } from '../../src/credentials/port.ts'
import { Icon } from '../parts.tsx'

/** How someone is shown in a list or as a party of a credential. */
export interface Byline {
  name: string
  /** Empty if it is the same as the name. */
  handle: string
  /** Path of their page, and prefix of their picture; null without a page. */
  path: string | null
  hasPicture: boolean
}

const byline = (
  name: string,
  handle: string,
  path: string | null,
  hasPicture: boolean,
): Byline => ({
  name,
  handle: handle === name ? '' : handle,
  path,
  hasPicture: hasPicture && path !== null,
})

/** Returns the byline of a stored person. */
export const bylineOfProfile = (profile: Person): Byline =>
  byline(
    nameOf(profile),
    handleOf(profile),
    canonicalPath(profile),
    profile.avatarUrl !== undefined,
  )

/**
 * Returns the byline of a subject. A person without verified identifiers has a page by profile ID,
 * which redirects when it can.
 */
export const bylineOfAttestee = ({ displayName, handle, path, avatarUrl }: Attestee): Byline =>
  byline(displayName ?? handle, handle, path, avatarUrl !== undefined)

/**
 * Returns the byline of a signer known by key only: an address, `fid:3`, or the name of an issuer.
 */
export function bylineOfSigner(signer: string): Byline {
  if (isAddress(signer)) {
    const address = getAddress(signer)
    return byline(
      shortAddress(address),
      '',
      identifierPath({ kind: 'eth', address: signer.toLowerCase() as `0x${string}` }),
      false,
    )
  }
  const fid = fidOf(signer)
  return fid === null
    ? byline(signer, '', null, false)
    : byline(`FID ${fid}`, '', `/fid/${fid}`, false)
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

/** The picture of someone, or an icon in its place. */
export function BylinePicture({
  of,
  size = 40,
  icon = 'user',
}: {
  of: Byline
  size?: number
  icon?: string
}) {
  return of.hasPicture ? (
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
}

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
