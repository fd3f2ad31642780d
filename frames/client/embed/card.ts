/**
 * `<whocast-card identifier="vitalik.eth">`: a person on any page, as one script without dependencies.
 *
 * Texts of profiles are strangers' words: they become text nodes only. Until the answer is there, and where none comes, the
 * element shows what it contains: a link to the person's page.
 */
import {
  accountsOf,
  handleOf,
  httpsUrl,
  nameOf,
  type ShownAccount,
  type ShownProfile,
  shownFields,
  tallyOf,
  warningTextOf,
} from '../../../src/client/display.ts'
import { cardStyle } from './style.ts'

const TIMEOUT_MS = 15_000
/** How far outside of the viewport a card begins to load. */
const NEAR = '400px'
/** Rows of accounts that the reserved height has space for. */
const MOST_ROWS = 3
const AVATAR_EDGE = 56

const style = new CSSStyleSheet()
style.replaceSync(cardStyle)

/** The service that this script came from. */
const ownService = new URL(import.meta.url).origin

type Content = Node | string | null

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content.filter((one) => one !== null))
  return made
}

/** A text of a stranger, isolated from the direction of its neighbours. */
const words = (text: string) => element('bdi', {}, text)

function accountRow({ label, text, grade, url }: ShownAccount): HTMLElement {
  const value = url
    ? element('a', { class: 'value', href: url, rel: 'nofollow noopener ugc' }, words(text))
    : element('span', { class: 'value' }, words(text))
  return element('li', {}, element('span', { class: 'label' }, label), value, element('span', { class: `grade ${grade}` }, grade))
}

function profileCard(profile: ShownProfile, service: string, identifier: string): HTMLElement {
  const name = nameOf(profile)
  const handle = handleOf(profile)
  const accounts = accountsOf(profile)
  const warning = warningTextOf(profile)
  const rows = accounts.slice(0, warning ? MOST_ROWS - 2 : MOST_ROWS)
  const avatar = element('img', {
    src: `${service}/avatar/${encodeURIComponent(identifier)}?s=${2 * AVATAR_EDGE}`,
    alt: '',
    width: `${AVATAR_EDGE}`,
    height: `${AVATAR_EDGE}`,
  })
  const url = profile.url?.startsWith(`${service}/`) ? profile.url : (httpsUrl(profile.url) ?? pageUrl(service, identifier))
  const subtitle = profile.isSample ? ' · invented sample' : null
  return element(
    'div',
    { class: 'card', role: 'group', 'aria-label': `${name} on Whocast` },
    element(
      'div',
      { class: 'who' },
      avatar,
      element(
        'div',
        {},
        element('a', { href: url, rel: 'noopener' }, words(name)),
        element('span', { class: 'handle' }, name === handle ? null : words(handle), subtitle),
      ),
    ),
    warning ? element('p', { class: 'warning' }, words(warning)) : null,
    rows.length > 0 ? element('ul', {}, ...rows.map(accountRow)) : null,
    element('p', { class: 'note' }, `Accounts: ${tallyOf(accounts)}`),
  )
}

const pageUrl = (service: string, identifier: string) => `${service}/search?q=${encodeURIComponent(identifier)}`

/** What the element contains, which is a link, and beside it why there is no card. */
const fallback = (service: string, identifier: string, note: string): HTMLElement =>
  element(
    'div',
    { class: 'card' },
    element('p', {}, element('slot', {}, element('a', { href: pageUrl(service, identifier) }, words(identifier)))),
    note === '' ? null : element('p', { class: 'note' }, note),
  )

/** @throws Error when the service cannot be asked or does not answer a lookup */
async function lookUp(service: string, identifier: string, signal: AbortSignal): Promise<ShownProfile[]> {
  const query = `q=${encodeURIComponent(identifier)}&fields=${shownFields}`
  const response = await fetch(`${service}/api/v1/lookup?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    credentials: 'omit',
  })
  const { profiles } = await response.json()
  // What cannot be an identifier is a 400.
  if (!Array.isArray(profiles) || (!response.ok && response.status !== 400)) throw new Error(`${response.status}`)
  return profiles
}

class WhocastCard extends HTMLElement {
  static observedAttributes = ['identifier', 'service']
  #root = this.attachShadow({ mode: 'open' })
  /** Of the current load. */
  #controller = new AbortController()
  #watcher: IntersectionObserver | null = null

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [style]
    this.#wait()
  }

  disconnectedCallback(): void {
    this.#stop()
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#wait()
  }

  #stop(): void {
    this.#watcher?.disconnect()
    this.#controller.abort()
  }

  /** Shows the link, and loads once the card is near the viewport. */
  #wait(): void {
    this.#stop()
    const given = this.getAttribute('service')
    const service = given && URL.canParse(given) ? new URL(given).origin : ownService
    const identifier = this.getAttribute('identifier')?.trim() ?? ''
    this.#root.replaceChildren(fallback(service, identifier, ''))
    if (identifier === '') return
    this.#controller = new AbortController()
    const { signal } = this.#controller
    this.#watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        this.#watcher?.disconnect()
        void this.#load(service, identifier, signal)
      },
      { rootMargin: NEAR },
    )
    this.#watcher.observe(this)
  }

  async #load(service: string, identifier: string, signal: AbortSignal): Promise<void> {
    let shown: HTMLElement
    try {
      const [profile, ...others] = await lookUp(service, identifier, signal)
      if (profile && others.length === 0) shown = profileCard(profile, service, identifier)
      else shown = fallback(service, identifier, profile ? 'Several people have this handle.' : 'No match.')
    } catch {
      shown = fallback(service, identifier, 'Could not be loaded.')
    }
    if (!signal.aborted) this.#root.replaceChildren(shown)
  }
}

if (!customElements.get('whocast-card')) customElements.define('whocast-card', WhocastCard)
