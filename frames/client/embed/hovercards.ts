/**
 * Hovercards on any page: one script that shows the card of a person over links to their page, and
 * over elements with `data-whocast="vitalik.eth"`. The card's script is loaded when the first card
 * is shown.
 */

const ownService = new URL(import.meta.url).origin
/** From resting the pointer on a name to the card, and from leaving it to its end. */
const OPEN_MS = 250
const CLOSE_MS = 250
const GAP = 8
const WIDTH = 384
const HEIGHT = 208

const personPath =
  /^\/(?:ens\/[^/]+|eth\/0x[0-9a-f]{40}|fid\/\d+|fname\/[^/]+|socials\/[^/]+\/[^/]+)\/?$/i

/** Returns the identifier of an element for `/lookup`; null if it names no person. */
function identifierOf(element: Element): string | null {
  const named = element.closest<HTMLElement>('[data-whocast]')?.dataset.whocast?.trim()
  if (named) return named
  const link = element.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.origin !== ownService) return null
  return personPath.test(link.pathname) ? link.href : null
}

const targetOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[data-whocast]') ?? element.closest<HTMLElement>('a[href]')

let shown: { target: HTMLElement; panel: HTMLElement } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function later(work: () => void, delay: number): void {
  clearTimeout(timer)
  timer = setTimeout(work, delay)
}

function close(): void {
  clearTimeout(timer)
  shown?.panel.remove()
  shown?.target.removeAttribute('aria-expanded')
  shown = null
}

async function open(target: HTMLElement, identifier: string): Promise<void> {
  if (shown?.target === target) return
  close()
  const panel = document.createElement('div')
  panel.popover = 'manual'
  panel.role = 'group'
  panel.ariaLabel = `${target.textContent?.trim() || identifier} on Whocast`
  const card = document.createElement('whocast-card')
  card.setAttribute('identifier', identifier)
  card.setAttribute('service', ownService)
  panel.append(card)
  shown = { target, panel }
  // Next to its name, so that Tab leads from one to the other; it takes no space there.
  target.after(panel)
  place(panel, target)
  panel.showPopover()
  await import(/* @vite-ignore */ `${ownService}/embed.js`)
}

function place(panel: HTMLElement, target: HTMLElement): void {
  const { left, top, bottom } = target.getBoundingClientRect()
  const width = Math.min(WIDTH, innerWidth - 2 * GAP)
  const isBelow = bottom + GAP + HEIGHT <= innerHeight || top < HEIGHT + GAP
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`,
    top: `${isBelow ? bottom + GAP : top - GAP - HEIGHT}px`,
    width: `${width}px`,
    height: `${HEIGHT}px`,
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    overflow: 'visible',
  })
}

/** Opens for what an event is about, unless that is the card itself. */
function consider(element: EventTarget | null, delay: number): void {
  if (!(element instanceof Element)) return
  if (shown?.panel.contains(element)) {
    clearTimeout(timer)
    return
  }
  const identifier = identifierOf(element)
  const target = identifier === null ? null : targetOf(element)
  if (identifier !== null && target) later(() => void open(target, identifier), delay)
  else if (shown) later(close, CLOSE_MS)
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  // A finger follows the link.
  if (pointerType !== 'touch') consider(target, OPEN_MS)
})
document.addEventListener('focusin', ({ target }) => consider(target, 0))
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !shown) return
  const { panel, target } = shown
  if (panel.contains(document.activeElement)) target.focus()
  close()
})
addEventListener('scroll', close, { passive: true })

// Elements that are not links can be reached by the keyboard, too.
for (const element of document.querySelectorAll<HTMLElement>('[data-whocast]'))
  if (!element.matches('a[href], button, [tabindex]')) element.tabIndex = 0

export {}
