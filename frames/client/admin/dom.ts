/**
 * Builds the operator's page. Everything is set as text: names, errors and URLs that others wrote
 * stay text.
 */

export type Part = Node | string | null | false

/** Creates an element with a class and children; null and false are omitted. */
export function make(name: string, className: string, ...parts: Part[]): HTMLElement {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...parts.filter((part) => part !== null && part !== false))
  return element
}

/** Creates a titled section. */
export function section(title: string, ...parts: Part[]): HTMLElement {
  return make('section', 'block', make('h2', '', title), ...parts)
}

/** Creates a table whose first column names the row; wide ones scroll. */
export function table(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly Part[])[],
): HTMLElement {
  if (rows.length === 0) return make('p', 'empty', 'None.')
  const head = make('tr', '', ...columns.map((column) => withScope(make('th', '', column), 'col')))
  const body = rows.map((row) =>
    make(
      'tr',
      '',
      ...row.map((cell, at) =>
        at === 0 ? withScope(make('th', '', cell), 'row') : make('td', '', cell),
      ),
    ),
  )
  const scroller = make(
    'div',
    'scroller',
    make('table', '', make('thead', '', head), make('tbody', '', ...body)),
  )
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'region')
  scroller.setAttribute('aria-label', label)
  return scroller
}

function withScope(cell: HTMLElement, scope: string): HTMLElement {
  cell.setAttribute('scope', scope)
  return cell
}

/** Terms and what they are. */
export const terms = (rows: readonly (readonly [string, Part])[]): HTMLElement =>
  make('dl', '', ...rows.flatMap(([term, value]) => [make('dt', '', term), make('dd', '', value)]))

/** Creates a label for a good or bad state, in text and colour. */
export const state = (isGood: boolean, text: string): HTMLElement =>
  make('span', isGood ? 'state good' : 'state bad', text)

/** Creates a button that asks for confirmation. */
export function confirmed(label: string, question: string, act: () => Promise<void>): HTMLElement {
  const button = make('button', 'button small', label) as HTMLButtonElement
  button.type = 'button'
  button.addEventListener('click', async () => {
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
