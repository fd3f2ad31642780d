import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  Parser,
  type Token,
  Tokenizer,
  type TreeAdapter,
  defaultTreeAdapter as tree,
} from 'parse5'
import { UnreadableError } from './page-error.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Bounds on untrusted HTML: without them parsing 256 KiB takes up to ten seconds. */
const MAX_DEPTH = 200
/** Elements, end tags and comments. */
const MAX_PARTS = 30_000
/** Attributes of one element. */
const MAX_ATTRIBUTES = 200

/** @throws UnreadableError */
function expectAtMost(most: number, count: number): void {
  if (count > most) throw new UnreadableError('its HTML is too deep or has too many parts')
}

class BoundedTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    expectAtMost(MAX_ATTRIBUTES, (this.currentToken as Token.TagToken).attrs.length)
    super._leaveAttrName()
  }
}

/** Creates what builds the tree, within the bounds. */
function createBoundedTree(count: () => void): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0
  return {
    ...tree,
    createElement(...input) {
      count()
      return tree.createElement(...input)
    },
    createCommentNode(data) {
      count()
      return tree.createCommentNode(data)
    },
    adoptAttributes(recipient, attributes) {
      expectAtMost(MAX_ATTRIBUTES, recipient.attrs.length)
      tree.adoptAttributes(recipient, attributes)
    },
    onItemPush() {
      depth += 1
      expectAtMost(MAX_DEPTH, depth)
    },
    onItemPop() {
      depth -= 1
    },
  }
}

/** @throws UnreadableError if the HTML is not within the bounds */
function parse(html: string, isFragment: boolean): Node {
  let parts = 0
  const count = () => {
    parts += 1
    expectAtMost(MAX_PARTS, parts)
  }
  const options = { treeAdapter: createBoundedTree(count) }
  const parser = isFragment
    ? Parser.getFragmentParser<DefaultTreeAdapterMap>(null, options)
    : new Parser<DefaultTreeAdapterMap>(options)
  const endTag = parser.onEndTag.bind(parser)
  parser.onEndTag = (token) => {
    count()
    endTag(token)
  }
  parser.tokenizer = new BoundedTokenizer(parser.options, parser)
  parser.tokenizer.write(html, true)
  return isFragment ? parser.getFragment() : parser.document
}

/**
 * Reads what a fragment of HTML shows, block by block, and its links; no quotations, no code.
 *
 * @throws UnreadableError if it is too complex
 */
export function readFragment(html: string): string[] {
  const texts: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') texts.push(line)
    line = ''
  }
  let quotes = 0
  walk(parse(html, true), (node, isEnd) => {
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

/**
 * Reads the accounts that a page declares: `rel="me"`, and `<meta name="whocast">`.
 *
 * @throws UnreadableError if it is too complex
 */
export function readIdentity(html: string): string[] {
  const found: string[] = []
  walk(parse(html, false), (node, isEnd) => {
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
