/**
 * `<whocast-card identifier="vitalik.eth">`: a person on any page, as one script without
 * dependencies.
 *
 * Until the response arrives, and without one, the element shows its content: a link to the
 * person's page.
 */
import {
  type CardElement,
  type CardSubject,
  element,
  profileCard,
  searchUrl,
  words,
} from '@whocast/client/card.ts'
import { cardStyle } from '@whocast/client/card-style.ts'
import { type ShownProfile, shownFields } from '@whocast/client/display.ts'

const TIMEOUT_MS = 15_000
const NEAR = '400px'

const style = new CSSStyleSheet()
style.replaceSync(cardStyle)

const ownService = new URL(import.meta.url).origin

/** Texts become text nodes only. */
function toDom({ tag, attributes, children }: CardElement): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children.map((child) => (typeof child === 'string' ? child : toDom(child))))
  return made
}

/** Returns the content of the element, a link, with the reason why there is no card. */
const fallback = (subject: CardSubject, note: string): CardElement =>
  element(
    'div',
    { class: 'card' },
    element(
      'p',
      {},
      element('slot', {}, element('a', { href: searchUrl(subject) }, words(subject.identifier))),
    ),
    note === '' ? null : element('p', { class: 'note' }, note),
  )

/** @throws Error when the service is unreachable or the response is no lookup */
async function lookUp(
  { service, identifier }: CardSubject,
  signal: AbortSignal,
): Promise<ShownProfile[]> {
  const query = `q=${encodeURIComponent(identifier)}&fields=${shownFields}`
  const response = await fetch(`${service}/api/v1/lookup?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    credentials: 'omit',
  })
  const { profiles } = await response.json()
  // An invalid identifier is a 400.
  if (!Array.isArray(profiles) || (!response.ok && response.status !== 400))
    throw new Error(`${response.status}`)
  return profiles
}

async function contentOf(subject: CardSubject, signal: AbortSignal): Promise<CardElement> {
  try {
    const [profile, ...others] = await lookUp(subject, signal)
    if (!profile) return fallback(subject, 'No match.')
    return others.length === 0
      ? profileCard(profile, subject)
      : fallback(subject, 'Several people have this handle.')
  } catch {
    return fallback(subject, 'Could not be loaded.')
  }
}

class WhocastCard extends HTMLElement {
  static observedAttributes = ['identifier', 'service']
  #root = this.attachShadow({ mode: 'open' })
  /** Aborts the current load. */
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

  #show(content: CardElement): void {
    this.#root.replaceChildren(toDom(content))
  }

  /** Shows the link, and loads once the card is near the viewport. */
  #wait(): void {
    this.#stop()
    const given = this.getAttribute('service')
    const service = given && URL.canParse(given) ? new URL(given).origin : ownService
    const subject = { service, identifier: this.getAttribute('identifier')?.trim() ?? '' }
    this.#show(fallback(subject, ''))
    if (subject.identifier === '') return
    this.#controller = new AbortController()
    const { signal } = this.#controller
    this.#watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        this.#watcher?.disconnect()
        void contentOf(subject, signal).then((content) => {
          if (!signal.aborted) this.#show(content)
        })
      },
      { rootMargin: NEAR },
    )
    this.#watcher.observe(this)
  }
}

if (!customElements.get('whocast-card')) customElements.define('whocast-card', WhocastCard)
