import { avatarUrl, type CardElement, profileCard } from '@whocast/client/card.ts'
import {
  shownFields as fields,
  identifierOf,
  type ShownProfile as Shown,
} from '@whocast/client/display.ts'
import { createElement, type ReactElement } from 'react'

/** Components without state: they render on servers, in server components and in browsers. */

/** A profile with at least {@link shownFields}. */
export type ShownProfile = Shown

/** The fields that a card shows, for `fields` of a lookup. */
export const shownFields = fields

interface OfService {
  /** The origin of the service: `https://whocast.example`. */
  service: string
  className?: string | undefined
}

export interface ProfileCardProps extends OfService {
  /** From the client or from `useProfile`. Needs the fields that are shown: `shownFields`. */
  profile: ShownProfile
  /** Identifier of the avatar; the person's handle by default. */
  identifier?: string | undefined
  /** By default the card follows the `color-scheme` of the page. */
  theme?: 'light' | 'dark' | undefined
}

export interface AvatarProps extends OfService {
  /** Person of the picture: anything that a lookup takes. */
  identifier: string
  /** The edge in CSS pixels, 48 by default. */
  size?: number | undefined
  /** Empty by default, because the name is usually next to it. */
  alt?: string | undefined
}

const originOf = (service: string): string => new URL(service).origin

function toReact({ tag, attributes, children }: CardElement, key?: number): ReactElement {
  const { class: className, ...rest } = attributes
  return createElement(
    tag,
    { ...rest, key, ...(className === undefined ? {} : { className }) },
    // An element without children has none, which React tells from an empty list.
    ...(children.length === 0
      ? []
      : [children.map((child, at) => (typeof child === 'string' ? child : toReact(child, at)))]),
  )
}

/**
 * The card of a person. It looks as in `@whocast/react/style.css`.
 *
 * @example
 * <ProfileCard profile={profile} service="https://whocast.example" />
 */
export function ProfileCard({
  profile,
  service,
  identifier,
  theme,
  className,
}: ProfileCardProps): ReactElement {
  const subject = { service: originOf(service), identifier: identifier ?? identifierOf(profile) }
  return createElement(
    'div',
    { className: ['whocast-card', className].filter(Boolean).join(' '), 'data-theme': theme },
    toReact(profileCard(profile, subject)),
  )
}

/**
 * A person's picture, or their initials.
 *
 * @example
 * <Avatar identifier="vitalik.eth" service="https://whocast.example" size={32} alt="vitalik.eth" />
 */
export function Avatar({
  identifier,
  service,
  size = 48,
  alt = '',
  className,
}: AvatarProps): ReactElement {
  const subject = { service: originOf(service), identifier }
  return createElement('img', {
    src: avatarUrl(subject, size),
    srcSet: `${avatarUrl(subject, 2 * size)} 2x`,
    width: size,
    height: size,
    alt,
    loading: 'lazy',
    decoding: 'async',
    className,
  })
}
