import {
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  defaultTreeAdapter as tree,
} from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Reads what a fragment of HTML shows, block by block, and its links; no quotations, no code. */
export function readFragment(html: string): string[] {
  const texts: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') texts.push(line)
    line = ''
  }
  let quotes = 0
  walk(parseFragment(html), (node, isEnd) => {
    if (tree.isElementNode(node) && quotations.has(node.tagName)) quotes += isEnd ? -1 : 1
    if (tree.isTextNode(node)) line += quotes > 0 ? ' ' : node.value
    else if (tree.isElementNode(node)) {
      const isLink = node.tagName === 'a'
      // Where a link leads is a line of its own: what it says may be another thing.
      if (isLink && !isEnd && quotes === 0) texts.push(attribute(node, 'href') ?? '')
      if (isLink || blocks.has(node.tagName)) end()
    }
  })
  end()
  return texts
}

/** Reads the accounts that a page declares: `rel="me"`, and `<meta name="whocast">`. */
export function readIdentity(html: string): string[] {
  const found: string[] = []
  walk(parse(html), (node, isEnd) => {
    if (isEnd || !tree.isElementNode(node)) return
    const isMe = (attribute(node, 'rel') ?? '').toLowerCase().split(/\s+/).includes('me')
    const href = attribute(node, 'href')?.trim()
    if (
      isMe &&
      href !== undefined &&
      (node.tagName === 'a' || node.tagName === 'link') &&
      /^https?:/i.test(href)
    )
      found.push(href)
    if (node.tagName === 'meta' && attribute(node, 'name') === 'whocast')
      found.push(attribute(node, 'content') ?? '')
  })
  return found
}

/** Elements whose text may be someone else's. */
const quotations = new Set(['blockquote', 'q', 'pre', 'code', 'del', 's'])

const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'pre',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'tr',
  'td',
])

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

/** Visits nodes in order, before and after their content; not recursive, the depth is untrusted. */
function walk(root: Node, visit: (node: Node, isEnd: boolean) => void): void {
  const stack: { node: Node; isEnd: boolean }[] = [{ node: root, isEnd: false }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    visit(next.node, next.isEnd)
    if (next.isEnd || !('childNodes' in next.node)) continue
    stack.push({ node: next.node, isEnd: true })
    for (const child of next.node.childNodes.toReversed()) stack.push({ node: child, isEnd: false })
  }
}
