/**
 * The search box suggests stored people while one types: a combobox with a listbox, as the ARIA
 * Authoring Practices describe it. Without this script the box is a plain form, and Enter still
 * sends it.
 */
import { createSuggestions, type Suggestion } from './search/suggestions.ts'

/** Shorter texts match too many people to be of use. */
const FEWEST_CHARACTERS = 2
/** Debounces typing: one request for a term typed without a pause. */
const PAUSE_MS = 30

interface Box {
  input: HTMLInputElement
  popup: HTMLElement
  list: HTMLElement
  status: HTMLElement
  retry: HTMLButtonElement
  options: HTMLAnchorElement[]
  active: number
}

const suggestions = createSuggestions((url, signal) =>
  fetch(url, { headers: { accept: 'application/json' }, signal }),
)

for (const input of document.querySelectorAll<HTMLInputElement>('[data-search]'))
  attach(makeBox(input))

function makeBox(input: HTMLInputElement): Box {
  const popup = make('div', 'suggest')
  const list = make('ul')
  const status = make('p')
  const retry = make('button', 'button', 'Try again')
  popup.hidden = true
  list.id = `${input.id}-suggestions`
  list.role = 'listbox'
  list.ariaLabel = 'Suggestions'
  status.role = 'status'
  retry.type = 'button'
  retry.hidden = true
  popup.append(list, status, retry)
  const place = input.closest('search') ?? input.parentElement
  place?.append(popup)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', list.id)
  input.ariaExpanded = 'false'
  return { input, popup, list, status, retry, options: [], active: -1 }
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.textContent = text
  return element
}

function attach(box: Box): void {
  const { input, popup, retry } = box
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void update(box), PAUSE_MS)
  }
  input.addEventListener('input', later)
  input.addEventListener('keydown', (event) => onKey(box, event))
  // The results stay open while the cursor moves in the input.
  input.addEventListener('focus', () => {
    if (box.options.length > 0) open(box)
  })
  popup.addEventListener('mousedown', (event) => event.preventDefault())
  retry.addEventListener('click', () => {
    input.focus()
    void update(box)
  })
  for (const type of ['focusin', 'mousedown'])
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Node && target !== input && !popup.contains(target)) close(box)
    })
}

async function update(box: Box): Promise<void> {
  const { input, status, retry } = box
  const text = input.value.trim()
  retry.hidden = true
  if (text.length < FEWEST_CHARACTERS) {
    suggestions.stop()
    show(box, [])
    close(box)
    return
  }
  const answer = await suggestions.ask(text)
  // The query changed meanwhile, or the focus is elsewhere.
  if (answer === null || !isFocused(box)) return
  if (answer.kind === 'failed') {
    show(box, [])
    status.textContent = answer.reason
    status.className = ''
    retry.hidden = false
    open(box)
    return
  }
  show(box, answer.found)
  const amount = answer.found.length
  const people = amount === 1 ? '1 person' : `${amount} people`
  status.textContent =
    amount === 0
      ? ''
      : answer.isGuess
        ? `Did you mean? ${people} with a similar name.`
        : `${people} found.`
  status.className = answer.isGuess ? '' : 'visually-hidden'
  if (amount === 0) close(box)
  else open(box)
}

const isFocused = ({ input, popup }: Box) =>
  document.activeElement === input || popup.contains(document.activeElement)

function show(box: Box, found: readonly Suggestion[]): void {
  box.options = found.map((one, at) => option(one, `${box.list.id}-${at}`))
  box.active = -1
  box.input.removeAttribute('aria-activedescendant')
  box.list.replaceChildren(
    ...box.options.map((link) => {
      const item = make('li')
      item.role = 'none'
      item.append(link)
      return item
    }),
  )
}

/** A link, so that it opens in a new tab like any other. */
function option(suggestion: Suggestion, id: string): HTMLAnchorElement {
  const { name, handle, grade, image, why, warning, path } = suggestion
  const link = make('a')
  link.id = id
  link.href = path
  link.tabIndex = -1
  link.role = 'option'
  link.ariaSelected = 'false'
  const first = make('span')
  first.append(make('bdi', '', name), ' ', make('bdi', 'dim', handle === name ? '' : handle), ' ')
  first.append(make('span', `grade mark-${grade}`, grade))
  link.append(image === '' ? blank() : picture(image), first)
  if (why !== '') link.append(make('span', 'dim', why))
  if (warning !== '') link.append(make('span', 'warn', warning))
  return link
}

function picture(path: string): HTMLElement {
  const image = new Image(32, 32)
  image.alt = ''
  image.src = path
  image.addEventListener('error', () => image.replaceWith(blank()))
  return image
}

function blank(): HTMLElement {
  const place = make('i')
  place.ariaHidden = 'true'
  return place
}

function onKey(box: Box, event: KeyboardEvent): void {
  const { input, popup, options, active } = box
  // An input method uses these keys itself.
  if (event.isComposing) return
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      if (options.length === 0) return
      event.preventDefault()
      open(box)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than there are options: that of the text itself.
      const places = options.length + 1
      activate(box, ((active + 1 + step + places) % places) - 1)
      return
    }
    case 'Enter': {
      const chosen = popup.hidden ? undefined : options[active]
      if (!chosen) return
      event.preventDefault()
      chosen.click()
      return
    }
    case 'Escape':
      if (popup.hidden) return
      // The first press closes the list, a second one clears the box.
      event.preventDefault()
      close(box)
      return
    case 'Tab':
      if (box.retry.hidden) close(box)
      return
    default:
      input.removeAttribute('aria-activedescendant')
  }
}

function activate(box: Box, at: number): void {
  box.active = at
  for (const [index, link] of box.options.entries()) link.ariaSelected = String(index === at)
  const chosen = box.options[at]
  if (!chosen) {
    box.input.removeAttribute('aria-activedescendant')
    return
  }
  box.input.setAttribute('aria-activedescendant', chosen.id)
  chosen.scrollIntoView({ block: 'nearest' })
}

function open({ input, popup, options }: Box): void {
  popup.hidden = false
  input.ariaExpanded = String(options.length > 0)
}

function close(box: Box): void {
  box.popup.hidden = true
  box.input.ariaExpanded = 'false'
  activate(box, -1)
}
