import { make, makeButton, type Part } from '../lib/dom.ts'

/** Creates a titled section. */
export const section = (title: string, ...parts: Part[]): HTMLElement =>
  make('section', 'block', make('h2', '', title), ...parts)

/** Creates a table whose first column names the row; wide ones scroll. */
export function table(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly Part[])[],
): HTMLElement {
  if (rows.length === 0) return make('p', 'empty', 'None.')
  const head = make('tr', '', ...columns.map((column) => headCell('col', column)))
  const body = rows.map(([first = '', ...cells]) =>
    make('tr', '', headCell('row', first), ...cells.map((cell) => make('td', '', cell))),
  )
  const scroller = make(
    'div',
    'scroller',
    make('table', '', make('thead', '', head), make('tbody', '', ...body)),
  )
  scroller.tabIndex = 0
  scroller.role = 'region'
  scroller.ariaLabel = label
  return scroller
}

function headCell(scope: string, content: Part): HTMLElement {
  const cell = make('th', '', content)
  cell.scope = scope
  return cell
}

/** Terms and what they are. */
export const terms = (rows: readonly (readonly [string, Part])[]): HTMLElement =>
  make('dl', '', ...rows.flatMap(([term, value]) => [make('dt', '', term), make('dd', '', value)]))

/** Creates a paragraph. */
export const line = (...parts: Part[]): HTMLElement => make('p', '', ...parts)

/** Creates a cell with several parts. */
export const span = (...parts: Part[]): HTMLElement => make('span', '', ...parts)

/** Creates a label for a good or bad state, in text and colour. */
export const state = (isGood: boolean, text: string): HTMLElement =>
  make('span', isGood ? 'state good' : 'state bad', text)

/** Creates a button that asks for confirmation. */
export function confirmed(label: string, question: string, act: () => Promise<void>): HTMLElement {
  const button = makeButton('button small', label, async () => {
    if (!confirm(question)) return
    button.disabled = true
    await act()
    button.disabled = false
  })
  return button
}

/** Formats a time, such as `21 Nov 2026, 18:04:05 UTC`; a dash for null. */
export function timeText(ms: number | null | undefined): string {
  return ms === null || ms === undefined
    ? '–'
    : `${new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC`
}

/** Formats a duration: `3 min`, `2 h`, `5 d`. */
export function lengthText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 90) return `${seconds} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}
