/**
 * The editor of the person's own page: collects every change, describes it in sentences, and has
 * all of them signed once.
 */
import type { Changes } from '../../../src/owners/decide.ts'
import { describeChanges } from '../../../src/owners/sentence.ts'
import { say } from './service.ts'

const form = document.querySelector<HTMLFormElement>('[data-editor]')
const list = form?.querySelector<HTMLElement>('[data-order]')
const bar = form?.querySelector<HTMLElement>('[data-bar]')

/** @param save has changes signed and stored */
export function startEditor(save: (changes: Changes) => Promise<void>): void {
  if (!form) return
  const update = () => showChanges(readChanges(form))
  form.addEventListener('input', (event) => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.name === 'accent') uncheckPictureColor()
    update()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const changes = readChanges(form)
    if (changes) void save(changes)
  })
  form.querySelector('[data-discard]')?.addEventListener('click', () => {
    form.reset()
    resetOrder()
    update()
    say('All changes were discarded.')
  })
  startOrder(update)
  // A browser may fill in what was typed before the page was loaded again.
  form.reset()
  window.addEventListener('beforeunload', (event) => {
    if (readChanges(form) && !isSaving()) event.preventDefault()
  })
}

const isSaving = () => form?.ariaBusy === 'true'

function uncheckPictureColor(): void {
  const box = form?.querySelector<HTMLInputElement>('[name=pictureColor]')
  if (box) box.checked = false
}

/** Returns what is different from the page as it was loaded; null where nothing is. */
function readChanges(root: HTMLFormElement): Changes | null {
  const changed = [...root.querySelectorAll<HTMLInputElement>('input[role=switch]')].filter(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  )
  const switched = <T>(
    name: 'channel' | 'credential' | 'issuer' | 'field',
    read: (text: string) => T,
  ) =>
    changed.flatMap(({ dataset, checked }) => {
      const text = dataset[name]
      return text === undefined ? [] : [{ ...read(text), isHidden: !checked }]
    })
  const everything = changed.find(({ dataset }) => dataset.everything !== undefined)
  const changes = {
    isHidden: everything && !everything.checked,
    channels: switched('channel', (text) => JSON.parse(text)),
    credentials: switched('credential', (uid) => ({ uid })),
    issuers: switched('issuer', (attester) => ({ attester })),
    fields: switched('field', (name) => ({ name })),
    says: readTexts(root),
    order: readOrder(),
    accent: readAccent(root),
  } as Changes
  const filled = Object.entries(changes).filter(
    ([, value]) =>
      value !== undefined &&
      (Array.isArray(value) ? value.length > 0 : value !== null) &&
      !(typeof value === 'object' && Object.keys(value).length === 0),
  )
  return filled.length === 0 ? null : Object.fromEntries(filled)
}

/** Reads the own texts: an empty text, and the text of the sources, remove them. */
function readTexts(root: HTMLFormElement): Record<string, string> {
  const texts = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-source]')
  return Object.fromEntries(
    [...texts].flatMap(({ name, value, defaultValue, dataset }) => {
      const text = value.trim()
      if (text === defaultValue.trim()) return []
      return [[name, text === dataset.source ? '' : text]]
    }),
  )
}

function readAccent(root: HTMLFormElement): string | undefined {
  const color = root.querySelector<HTMLInputElement>('[name=accent]')
  const asPicture = root.querySelector<HTMLInputElement>('[name=pictureColor]')
  const own = color?.dataset.own ?? ''
  const wanted = asPicture?.checked ? '' : (color?.value ?? '')
  return wanted === own ? undefined : wanted
}

const rowsOf = () => [...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
const before = rowsOf()

function readOrder(): unknown[] | undefined {
  const rows = rowsOf()
  return rows.every((row, at) => row === before[at])
    ? undefined
    : rows.map(({ dataset }) => JSON.parse(dataset.name ?? '{}'))
}

const resetOrder = () => list?.append(...before)

function startOrder(onChange: () => void): void {
  if (!list) return
  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null
    const row = button?.closest('li')
    if (!button || !row) return
    if (button.dataset.move === '-1') row.previousElementSibling?.before(row)
    else row.nextElementSibling?.after(row)
    button.focus()
    say(`${row.querySelector('.value')?.textContent ?? ''} is number ${rowsOf().indexOf(row) + 1}.`)
    onChange()
  })
  let dragged: HTMLElement | null = null
  list.addEventListener('dragstart', ({ target, dataTransfer }) => {
    dragged = target instanceof HTMLElement ? target.closest('li') : null
    if (dataTransfer) dataTransfer.effectAllowed = 'move'
  })
  list.addEventListener('dragover', (event) => {
    const over = event.target instanceof Element ? event.target.closest('li') : null
    if (!dragged || !over) return
    event.preventDefault()
    if (over === dragged) return
    const { top, height } = over.getBoundingClientRect()
    if (event.clientY < top + height / 2) over.before(dragged)
    else over.after(dragged)
  })
  list.addEventListener('dragend', () => {
    dragged = null
    onChange()
  })
}

function showChanges(changes: Changes | null): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[role=switch]') ?? []) {
    const text = box.nextElementSibling
    if (text) text.textContent = box.checked ? 'Shown' : 'Hidden'
    box.closest('li, .me-line')?.classList.toggle('is-hidden', !box.checked)
  }
  if (!bar) return
  const sentences = changes ? describeChanges(changes) : []
  bar.hidden = changes === null
  const count = bar.querySelector('[data-count]')
  if (count) count.textContent = sentences.length === 1 ? '1 change' : `${sentences.length} changes`
  bar.querySelector('[data-changes]')?.replaceChildren(
    ...sentences.map((sentence) => {
      const item = document.createElement('li')
      item.textContent = sentence
      return item
    }),
  )
}
