/** Texts that are drawn whole or visibly cut: the renderer measures them before they are drawn. */

import type { MeasuredNode, Node, TextNode } from '@takumi-rs/core'
import { graphemesOf } from '../person.ts'
import { isPlainAscii, textWidth } from './text-width.ts'

/** How a text may be set, and where it is cut when it is too long for all of that. */
export interface Fit {
  /** Sizes in order of trial; the last is that of a cut text. Several lines need a `lineHeight`. */
  forms: readonly { fontSize: number; lines: number }[]
  maxWidth: number
  /** `middle` keeps the end, which distinguishes identifiers: `sample-ha….eth`. */
  cut: 'end' | 'middle'
}

/** Returns the forms of a text in several sizes. */
export const textForms = (sizes: readonly number[], lines: number): Fit['forms'] =>
  sizes.map((fontSize) => ({ fontSize, lines }))

type MeasureTexts = (
  nodes: readonly TextNode[],
) => Promise<readonly Pick<MeasuredNode, 'width' | 'height'>[]>

const fits = new WeakMap<Node, Fit>()

/** Marks a text node for {@link fitTexts}. */
export function withFit(node: TextNode, fit: Fit): TextNode {
  fits.set(node, fit)
  return node
}

/** Sets every marked text below a node: whole if it fits at any of its sizes, else cut. */
export async function fitTexts(root: Node, measure: MeasureTexts): Promise<void> {
  const found: [TextNode, Fit][] = []
  const collect = (node: Node): void => {
    const fit = fits.get(node)
    if (fit && node.type === 'text') found.push([node, fit])
    if (node.type === 'container') node.children?.forEach(collect)
  }
  collect(root)
  await Promise.all(
    found
      .filter(([node, fit]) => !certainlyFits(node, fit))
      .map(([node, fit]) => fitText(node, fit, measure)),
  )
}

/** Returns true if a line of ASCII fits by its exact width; most texts need no measuring. */
function certainlyFits({ text, style }: TextNode, { forms, maxWidth }: Fit): boolean {
  const [first] = forms
  return (
    first?.lines === 1 &&
    style?.fontFamily === undefined &&
    isPlainAscii(text) &&
    textWidth(text, first.fontSize) <= maxWidth
  )
}

async function fitText(node: TextNode, { forms, maxWidth, cut }: Fit, measure: MeasureTexts) {
  const set = (text: string, form: Fit['forms'][number]): TextNode => ({
    ...node,
    text,
    style: {
      ...node.style,
      fontSize: form.fontSize,
      ...(form.lines === 1 ? { whiteSpace: 'nowrap' } : { maxWidth }),
    },
  })
  const isFitting = async (candidates: [TextNode, Fit['forms'][number]][]): Promise<boolean[]> => {
    const sizes = await measure(candidates.map(([candidate]) => candidate))
    return candidates.map(([{ style }, { fontSize, lines }], at) => {
      const { width, height } = sizes[at] ?? { width: Infinity, height: Infinity }
      const lineHeight = Number(style?.lineHeight ?? 1)
      const isLow = lines === 1 || height < (lines + 0.5) * fontSize * lineHeight
      return isLow && width <= maxWidth
    })
  }
  const whole = forms.map((form): [TextNode, typeof form] => [set(node.text, form), form])
  const at = (await isFitting(whole)).indexOf(true)
  const [chosen] = whole[at] ?? []
  const last = forms.at(-1)
  if (chosen) Object.assign(node, chosen)
  else if (last) {
    const parts = [...graphemesOf(node.text)]
    const length = await largest(parts.length - 1, async (keep) => {
      const [fitting] = await isFitting([[set(cutText(parts, keep, cut), last), last]])
      return fitting === true
    })
    Object.assign(node, set(cutText(parts, length, cut), last))
  }
}

/** Returns the largest number up to `most` that passes, by bisection; 0 if none does. */
async function largest(most: number, passes: (count: number) => Promise<boolean>): Promise<number> {
  let low = 0
  let high = most
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (await passes(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Returns a text with only `keep` of its graphemes and one ellipsis. The middle cut keeps the last
 * label of a name (`.eth`), or a third of the rest.
 */
export function cutText(parts: readonly string[], keep: number, how: Fit['cut']): string {
  const last = lastLabel(parts)
  const wanted = last > 0 && last + 3 <= keep ? last : Math.floor(keep / 3)
  const tail = how === 'middle' ? wanted : 0
  const head = parts.slice(0, keep - tail)
  const end = tail === 0 ? '' : parts.slice(-tail).join('')
  const start = head.slice(0, head.findLastIndex((part) => !/^[…\s]/u.test(part)) + 1)
  return `${start.join('')}…${end.replace(/^[…\s]+/u, '')}`
}

/** Returns the length of a short last label with its dot, 0 where there is none. */
function lastLabel(parts: readonly string[]): number {
  const length = parts.length - parts.lastIndexOf('.')
  return length <= parts.length && length > 1 && length <= MAX_LABEL ? length : 0
}

const MAX_LABEL = 8
