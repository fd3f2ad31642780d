import {
  accountsOf,
  handleOf,
  httpsUrl,
  nameOf,
  type ShownAccount,
  type ShownProfile,
  tallyOf,
  warningTextOf,
} from './display.ts'

/** An element of the card, for the DOM or for React. Strings are texts, never markup. */
export interface CardElement {
  tag: 'a' | 'bdi' | 'div' | 'img' | 'li' | 'p' | 'slot' | 'span' | 'ul'
  attributes: Readonly<Record<string, string>>
  children: readonly CardNode[]
}
export type CardNode = CardElement | string

/** Rows of accounts that the reserved height has space for. */
const MAX_ROWS = 3
const AVATAR_EDGE = 56

/** An element of the card; what is null is left out. */
export const element = (
  tag: CardElement['tag'],
  attributes: Record<string, string> = {},
  ...children: (CardNode | null)[]
): CardElement => ({ tag, attributes, children: children.filter((child) => child !== null) })

/** Isolates untrusted text from the direction of its neighbours. */
export const words = (text: string): CardElement => element('bdi', {}, text)

/** The subject of the card, and the service of the response. */
export interface CardSubject {
  service: string
  /** As `/lookup` takes it. */
  identifier: string
}

/** The URL that leads to a person's page by anything that identifies them. */
export const searchUrl = ({ service, identifier }: CardSubject): string =>
  `${service}/search?q=${encodeURIComponent(identifier)}`

/**
 * The URL of a person's picture, which is there for everyone.
 *
 * @param size the edge in pixels of the screen; 512 at most are sent
 */
export const avatarUrl = ({ service, identifier }: CardSubject, size: number): string =>
  `${service}/avatar/${encodeURIComponent(identifier)}?s=${Math.min(Math.max(Math.ceil(size), 1), 512)}`

/** Creates a person's card: name, handle, the best accounts, and how many have which grade. */
export function profileCard(profile: ShownProfile, subject: CardSubject): CardElement {
  const name = nameOf(profile)
  const handle = handleOf(profile)
  const accounts = accountsOf(profile)
  const warning = warningTextOf(profile)
  const rows = accounts.slice(0, warning ? MAX_ROWS - 2 : MAX_ROWS)
  const edge = String(AVATAR_EDGE)
  return element(
    'div',
    { class: 'card', role: 'group', 'aria-label': `${name} on Whocast` },
    element(
      'div',
      { class: 'who' },
      element('img', {
        src: avatarUrl(subject, 2 * AVATAR_EDGE),
        alt: '',
        width: edge,
        height: edge,
      }),
      element(
        'div',
        {},
        element('a', { href: pageUrl(profile, subject), rel: 'noopener' }, words(name)),
        element(
          'span',
          { class: 'handle' },
          name === handle ? null : words(handle),
          profile.isSample ? ' · invented sample' : null,
        ),
      ),
    ),
    warning ? element('p', { class: 'warning' }, words(warning)) : null,
    rows.length > 0 ? element('ul', {}, ...rows.map(accountRow)) : null,
    element('p', { class: 'note' }, `Accounts: ${tallyOf(accounts)}`),
  )
}

/** The page that the service names, if it is its own or https. */
const pageUrl = ({ url }: ShownProfile, subject: CardSubject): string =>
  url?.startsWith(`${subject.service}/`) ? url : (httpsUrl(url) ?? searchUrl(subject))

function accountRow({ label, text, grade, url }: ShownAccount): CardElement {
  const value = url
    ? element('a', { class: 'value', href: url, rel: 'nofollow noopener ugc' }, words(text))
    : element('span', { class: 'value' }, words(text))
  return element(
    'li',
    {},
    element('span', { class: 'label' }, label),
    value,
    element('span', { class: `grade ${grade}` }, grade),
  )
}
