import { clip } from '../person.ts'
import type { Snap, SnapColor, SnapElement } from './schema.ts'

/** The elements of one Snap while it is built. */
export interface Builder {
  elements: Record<string, SnapElement>
  /** Adds an element under an id; returns the id. */
  add(id: string, element: SnapElement): string
}

/** Collects the elements of a Snap by id. */
export function createBuilder(): Builder {
  const elements: Record<string, SnapElement> = {}
  return {
    elements,
    add(id, element) {
      elements[id] = element
      return id
    },
  }
}

/** Returns the Snap whose root stacks the given children. */
export function finish(
  { elements }: Builder,
  children: readonly (string | null)[],
  accent: SnapColor = 'purple',
): Snap {
  const root: SnapElement = {
    type: 'stack',
    props: { gap: 'md' },
    children: children.filter((child) => child !== null),
  }
  return {
    version: '2.0',
    theme: { accent },
    ui: { root: 'root', elements: { ...elements, root } },
  }
}

/**
 * Returns text on one line, at most `max` UTF-16 units; never empty, as the format rejects that.
 */
export const oneLine = (value: string, max: number): string =>
  clip(value.replace(/\s+/g, ' ').trim(), max) || '…'

type Action = Extract<SnapElement, { type: 'button' }>['on']['press']

/**
 * Returns a button. All labels of one row together have at most 11 letters, or clients of 2.5 and
 * later stack them.
 */
export const button = (
  label: string,
  press: Action,
  more: { icon?: string; variant?: 'primary' } = {},
): SnapElement => ({
  type: 'button',
  props: { label, ...more },
  on: { press },
})

/** Returns an action that posts to the Snap's own address; `wish` names the request. */
export const submit = (page: string, wish: 'search' | 'mine' | 'home' | 'me'): Action => ({
  action: 'submit',
  params: { target: `${page}?do=${wish}` },
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
    .map((rows, index) =>
      add(`page${index}`, {
        type: 'item_group',
        props: { border: true, separator: true },
        children: rows,
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
 * Returns how many rows fit `pages` pages; if there are more, the last row is reserved for a note.
 */
export const shownOf = (total: number, pages: number): number =>
  total <= pages * ROWS_PER_PAGE ? total : pages * ROWS_PER_PAGE - 1

/** Returns the number of pages for that many rows. */
export const pagesOf = (rows: number): number => Math.ceil(rows / ROWS_PER_PAGE)
