import { graphemesOf } from '../person.ts'
import type { Snap, SnapElement } from './schema.ts'

/** Clients show this much of a Snap, in CSS pixels, and fold the rest. */
export const SNAP_MAX_HEIGHT = 500

/** The narrowest phone that is reckoned with, in CSS pixels. */
const NARROW = 320

const PADDING = 16
const GAPS = { none: 0, sm: 4, md: 16, lg: 24 }
/** Most letters of the labels of a row, by the number of buttons; else it is stacked. */
const BUTTON_ROW_LETTERS: Record<number, number> = { 2: 20, 3: 15, 4: 11, 5: 8 }

/**
 * Returns the height of a Snap in clients, in CSS pixels, with its tallest paginator page. Metrics
 * of the renderers of Snap 2.6 (farcasterxyz/snap), web and React Native, the larger of both; text
 * is estimated rather too wide.
 *
 * @param width of the card in CSS pixels
 */
export function snapHeight(snap: Snap, width = NARROW): number {
  const { root, elements } = snap.ui
  return Math.ceil(2 * PADDING + heightOf(elements, root, width - 2 * PADDING - 2))
}

function heightOf(elements: Snap['ui']['elements'], id: string, width: number): number {
  const element = elements[id]
  if (!element) return 0
  const below = (inner: number) =>
    ('children' in element ? (element.children ?? []) : []).map((child) =>
      heightOf(elements, child, inner),
    )
  switch (element.type) {
    case 'stack':
      return stackHeight(element, elements, below(width))
    case 'item_group': {
      const { border = false, separator = false } = element.props
      const rows = below(width - (border ? 18 : 0))
      const lines = separator ? Math.max(0, rows.length - 1) : 0
      const gaps = (rows.length + lines - 1) * (border || separator ? 4 : 0)
      return sum(rows) + lines + Math.max(0, gaps) + (border ? 2 : 0)
    }
    case 'paginator':
      return Math.max(0, ...below(width)) + (element.children.length > 1 ? 36 : 0)
    case 'item':
      return itemHeight(element, elements, width)
    case 'text': {
      const isSmall = element.props.size === 'sm'
      const lines = Math.min(
        lineCount(element.props.content, isSmall ? 14 : 15, width),
        element.props.maxLines ?? Infinity,
      )
      return lines * (isSmall ? 19 : 21)
    }
    case 'badge':
      return 22
    case 'button':
      return 34
    case 'input':
      return 40 + (element.props.label ? 22 : 0)
    case 'switch':
      return 24
    default:
      return element satisfies never
  }
}

type Stack = Extract<SnapElement, { type: 'stack' }>

/** Returns how clients lay out a stack: buttons are a row only while their labels are short. */
export function layoutOf(
  { props, children }: Stack,
  elements: Snap['ui']['elements'],
): { isRow: boolean; areButtons: boolean } {
  const labels = children.flatMap((child) => {
    const element = elements[child]
    return element?.type === 'button' ? [element.props.label] : []
  })
  if (labels.length === 0 || labels.length < children.length)
    return { isRow: props.direction === 'horizontal', areButtons: false }
  const letters = sum(labels.map((label) => [...label.trim()].length))
  const isRow = labels.length === 1 || letters <= (BUTTON_ROW_LETTERS[labels.length] ?? 0)
  return { isRow, areButtons: true }
}

function stackHeight(stack: Stack, elements: Snap['ui']['elements'], heights: number[]): number {
  const { isRow, areButtons } = layoutOf(stack, elements)
  if (isRow) return Math.max(0, ...heights)
  const gap = GAPS[stack.props.gap ?? (areButtons ? 'sm' : 'md')]
  return sum(heights) + Math.max(0, heights.length - 1) * gap
}

function itemHeight(
  { props, children = [] }: Extract<SnapElement, { type: 'item' }>,
  elements: Snap['ui']['elements'],
  width: number,
): number {
  const media = props.media?.variant === 'image' ? 40 : props.media ? 20 : 0
  const actions = children.map((child) => elements[child])
  const actionsWidth = sum(actions.map((action) => actionWidth(action) + 8))
  const room = Math.max(40, width - (media ? media + 8 : 0) - actionsWidth)
  const text =
    19 * lineCount(props.title, 14, room) +
    (props.description ? 16 * lineCount(props.description, 12, room) : 0)
  const actionHeight = Math.max(
    0,
    ...actions.map((action) => (action?.type === 'button' ? 34 : action ? 22 : 0)),
  )
  // The web renderer wraps the row where a word is wider than what is left for it.
  const words = props.title.split(/\s+/).filter((word) => textWidth(word, 14) > room)
  return (
    14 +
    (words.length > 0
      ? Math.max(text, media) + 8 + actionHeight
      : Math.max(text, media, actionHeight))
  )
}

function actionWidth(action: SnapElement | undefined): number {
  switch (action?.type) {
    case 'button':
      return 32 + textWidth(action.props.label, 14) + (action.props.icon ? 24 : 0)
    case 'badge':
      return 18 + textWidth(action.props.label, 12) + (action.props.icon ? 16 : 0)
    default:
      return 0
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff00-\uff60MW@%]/u
const ligature = /[\ufdf0-\ufdff]/

/** Returns the width of a letter in em, rather too large. */
const letterWidth = (letter: string): number =>
  ligature.test(letter) ? 3 : wide.test(letter) ? 1 : /\p{Lu}/u.test(letter) ? 0.7 : 0.58

const textWidth = (text: string, size: number): number => sum([...text].map(letterWidth)) * size

/** Estimates the lines of a text; wrapped words leave a twelfth of the line empty. */
const lineCount = (text: string, size: number, width: number): number =>
  Math.max(1, Math.ceil((textWidth(text, size) * 1.08) / width))

/** Cuts a text to about that many CSS pixels on one line at 14 px, with an ellipsis. */
export function clipWidth(text: string, width: number): string {
  let used = 14
  let cut = ''
  for (const letter of graphemesOf(text)) {
    used += textWidth(letter, 14)
    if (used > width) return `${cut.trimEnd()}…`
    cut += letter
  }
  return text
}
