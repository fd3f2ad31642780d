import { plainLine } from '../markup.ts'
import { clip } from '../person.ts'
import type { Snap, SnapColor, SnapElement } from './schema.ts'

export type Builder = ReturnType<typeof createBuilder>

/** Collects the elements of a Snap by id; each function returns the id. */
export function createBuilder() {
  const elements: Record<string, SnapElement> = {}
  const add = (id: string, element: SnapElement): string => {
    elements[id] = element
    return id
  }
  return {
    add,
    heading: (content: string, maxLines?: number) =>
      add('heading', {
        type: 'text',
        props: { content, weight: 'bold', ...(maxLines === undefined ? {} : { maxLines }) },
      }),
    message: (content: string) => add('message', { type: 'text', props: { content, size: 'sm' } }),
    row: (id: string, children: string[]) =>
      add(id, { type: 'stack', props: { direction: 'horizontal' }, children }),
    /**
     * Adds a button. All labels of one row together have at most 11 letters, or clients of 2.5 and
     * later stack them.
     */
    button: (
      id: string,
      label: string,
      press: Action,
      more: { icon?: string; variant?: 'primary' } = {},
    ) => add(id, { type: 'button', props: { label, ...more }, on: { press } }),
    /** Returns the Snap whose root stacks the given children. */
    finish: (children: readonly (string | null)[], accent: SnapColor = 'purple'): Snap => {
      const shown = children.filter((child) => child !== null)
      add('root', { type: 'stack', props: { gap: 'md' }, children: shown })
      return { version: '2.0', theme: { accent }, ui: { root: 'root', elements } }
    },
  }
}

/** Returns text on one line, at most `max` UTF-16 units; never empty, which the format rejects. */
export const oneLine = (value: string, max: number): string =>
  clip(plainLine(value).replace(/\s+/g, ' '), max) || '…'

type Action = Extract<SnapElement, { type: 'button' }>['on']['press']

/** Returns an action that posts to the Snap's own address; `wish` names the request. */
export const submit = (page: string, wish: 'search' | 'mine' | 'home' | 'me'): Action => ({
  action: 'submit',
  params: { target: `${page}?do=${wish}` },
})

/** Returns the picture of a person in front of a row. */
export const pictureOf = (page: string) => ({
  variant: 'image' as const,
  url: `${page}/avatar.webp?size=128`,
  alt: '',
  round: true,
})

/** Rows of one list page: three with two lines of text leave room for the rest within 500 px. */
const ROWS_PER_PAGE = 3

/**
 * Adds pages of rows: nothing for none, a plain group for one page, else a paginator.
 *
 * @param lists each begins on a page of its own
 */
export function addPages({ add }: Builder, lists: readonly (readonly string[])[]): string | null {
  const pages = lists
    .flatMap((rows) => chunk(rows, ROWS_PER_PAGE))
    .map((children, index) =>
      add(`page${index}`, {
        type: 'item_group',
        props: { border: true, separator: true },
        children,
      }),
    )
  const [first = null] = pages
  return pages.length < 2
    ? first
    : add('pages', { type: 'paginator', props: { transition: 'none' }, children: pages })
}

function chunk<T>(values: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < values.length; at += size) chunks.push(values.slice(at, at + size))
  return chunks
}

/**
 * Adds as many rows as fit `pages` pages; if there are more, the last row says how many.
 *
 * @param more.noun of the rest
 */
export function addRows<T>(
  { add }: Builder,
  values: readonly T[],
  pages: number,
  row: (value: T, index: number) => string,
  more: { id: string; noun: string },
): string[] {
  const fitting = pages * ROWS_PER_PAGE
  const shown = values.length <= fitting ? values.length : fitting - 1
  const rows = values.slice(0, shown).map(row)
  if (shown === values.length) return rows
  const title = `+${values.length - shown} ${more.noun}`
  return [...rows, add(more.id, { type: 'item', props: { title, description: 'On the page' } })]
}

/** Returns the number of pages for that many rows. */
export const pagesOf = (rows: number): number => Math.ceil(rows / ROWS_PER_PAGE)
