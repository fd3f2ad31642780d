import { stripTypeScriptTypes } from 'node:module'
import { type AnyNode, fullAncestor, parse } from '../../scripts/tools/syntax.ts'

/** One small change to a source file. */
export interface Mutant {
  /** From the root of the repository. */
  file: string
  /** Offsets in the file's text, of what is replaced. */
  start: number
  end: number
  replacement: string
  /** What kind of change it is, such as `bound` or `condition`. */
  kind: string
}

/** What an operator is replaced by, and what such a change is called. */
const operators: Record<string, [replacement: string, kind: string]> = {
  '<': ['<=', 'bound'],
  '<=': ['<', 'bound'],
  '>': ['>=', 'bound'],
  '>=': ['>', 'bound'],
  '===': ['!==', 'comparison'],
  '!==': ['===', 'comparison'],
  '+': ['-', 'arithmetic'],
  '-': ['+', 'arithmetic'],
  '*': ['/', 'arithmetic'],
  '/': ['*', 'arithmetic'],
  '%': ['*', 'arithmetic'],
  '&&': ['||', 'logic'],
  '||': ['&&', 'logic'],
}

/**
 * Every mutant of a TypeScript file (without JSX): operators, bounds, conditions, constants,
 * returned values, and calls left out. Texts are left alone: most are for people.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  // Types become spaces, so that offsets stay those of the file.
  const code = stripTypeScriptTypes(text, { mode: 'strip' })
  const found: Mutant[] = []
  const add = (node: { start: number; end: number }, replacement: string, kind: string) =>
    found.push({ file, start: node.start, end: node.end, replacement, kind })
  fullAncestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node, _, ancestors) =>
    mutate(node as AnyNode, ancestors.at(-2) as AnyNode | undefined, code, add),
  )
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

type Add = (node: { start: number; end: number }, replacement: string, kind: string) => void

function mutate(node: AnyNode, parent: AnyNode | undefined, code: string, add: Add): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      mutateOperator(node, code, add)
      return
    case 'UnaryExpression':
      if (node.operator === '!')
        add({ start: node.start, end: node.argument.start }, ' ', 'condition')
      return
    case 'IfStatement':
    case 'ConditionalExpression':
      add(node.test, 'true', 'condition')
      add(node.test, 'false', 'condition')
      return
    case 'Literal':
      mutateLiteral(node, parent, add)
      return
    case 'ReturnStatement':
      if (node.argument && node.argument.type !== 'Literal')
        add(node.argument, 'null', 'returned value')
      return
    case 'ExpressionStatement':
      if (/^(await\s+)?[\w.]+\(/.test(code.slice(node.start, node.end)))
        add(node, ';', 'call left out')
  }
}

function mutateOperator(
  node: AnyNode & { type: 'BinaryExpression' | 'LogicalExpression' },
  code: string,
  add: Add,
): void {
  const start = code.indexOf(node.operator, node.left.end)
  const at = { start, end: start + node.operator.length }
  if (node.operator === '??') {
    add({ start: node.left.end, end: node.end }, '', 'logic')
    return
  }
  const isText = [node.left, node.right].some(
    ({ type, start, end }) => type === 'TemplateLiteral' || /^['"`]/.test(code.slice(start, end)),
  )
  const found = operators[node.operator]
  if (found && !(node.operator === '+' && isText)) add(at, found[0], found[1])
}

function mutateLiteral(
  node: AnyNode & { type: 'Literal' },
  parent: AnyNode | undefined,
  add: Add,
): void {
  // A key is no value.
  if (parent?.type === 'Property' && parent.key === node) return
  if (typeof node.value === 'number') add(node, String(node.value + 1), 'constant')
  else if (typeof node.value === 'bigint') add(node, `${node.value + 1n}n`, 'constant')
  else if (typeof node.value === 'boolean') add(node, String(!node.value), 'constant')
}

/** The file's text with the change made. */
export const apply = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** The change as a diff of the lines it touches, with the number of the first. */
export function diffOf(text: string, mutant: Mutant): string {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1
  const ends = text.indexOf('\n', mutant.end)
  const to = ends < 0 ? text.length : ends
  const before = text.slice(from, to)
  const after =
    before.slice(0, mutant.start - from) + mutant.replacement + before.slice(mutant.end - from)
  const line = text.slice(0, from).split('\n').length
  const marked = (sign: string, part: string) => part.split('\n').map((row) => `${sign} ${row}`)
  return [
    `${mutant.file}:${line} ${mutant.kind}`,
    ...marked('-', before),
    ...marked('+', after),
  ].join('\n')
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * `count` of the mutants, drawn evenly over the files: a long file has not more than a short one
 * until that has no more.
 */
export function sample(mutants: readonly Mutant[], count: number, random: () => number): Mutant[] {
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  const piles = [...byFile.values()].map((pile) => shuffle(pile, random))
  const drawn: Mutant[] = []
  for (let round = 0; drawn.length < Math.min(count, mutants.length); round++) {
    const layer = shuffle(
      piles.flatMap((pile) => pile[round] ?? []),
      random,
    )
    drawn.push(...layer.slice(0, count - drawn.length))
  }
  return drawn
}

/** The items in another order. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
