/**
 * `npm run lint:words` counts what the language guide (CONTRIBUTING.md) forbids in comments,
 * messages, declared names, titles of tests and documents. No count of a rule in a file may rise
 * above `scripts/words.json`; `-- --save` writes the counts, `-- --list` prints each place.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from './tools/node_modules/@babel/parser/lib/index.js'

const root = join(import.meta.dirname, '..')
const prose = ['comment', 'message', 'document']
const all = [...prose, 'title']
/** Rules on sentences, and the kinds of text that they apply to. */
const rules = [
  [
    'opener',
    ['comment', 'document', 'title'],
    /^(What|Whom?|Whose|Of|By (what|which|whom)|Those of|That (a|an|the|it|two|no))\b(?!.*\?$)/,
  ],
  [
    'relative',
    all,
    /\bwhom\b|\b(of|by|under|about|to|from) which (it|he|they|we|the|a|an|each)\b/i,
  ],
  ['ask', ['comment', 'message'], /\b(is|are|was|were|be|been|not) (asked|told)\b|\btells of\b/i],
  [
    'word',
    ['comment', 'message'],
    /\b(on|is|as|than|against|only) (a|its|their|the|whose) word\b/i,
  ],
  [
    'stands',
    ['comment', 'document'],
    /\b(stands?|stood) (in|on|at|there|here|before|after|between|under|where|as|alone|ready)\b/i,
  ],
  ['holds', prose, /\b(does|do|did|may|must|to) not hold\b|\bheld (of|about|to|against)\b/i],
  [
    'none',
    prose,
    /(?<!there )\b(is|are|be) none\b(?! of)|\bwhere none\b|\bcannot be one\b|\bis not one$/i,
  ],
  ['archaic', prose, /\b(anew|beside|strangers?|somebody|by commas|to mend)\b/i],
]
const MAX_WORDS = 32
const MAX_COLUMNS = 100
const nameParts = new Set(
  'held told tell whose whom who asked asker asks said nobody somebody anew stranger strangers manners spares hearsay lapsed woken theirs kept mood sifted'.split(
    ' ',
  ),
)
const messageCall =
  /Error$|^(describe|refuse|invalid|plain|secret|address|out|err|problem|warn|info)$/
const counts = {}
const places = []
function report(rule, file, line, text) {
  counts[`${rule} ${file}`] = (counts[`${rule} ${file}`] ?? 0) + 1
  places.push(`${file}:${line} [${rule}] ${text.slice(0, 160)}`)
}
function checkText(kind, file, line, text) {
  const plain = text.replace(/`[^`]*`|\{@[^}]*\}|https?:\S+/g, 'x')
  for (const sentence of plain.split(/(?<=[.!?;:])\s+(?=[A-Z@])/)) {
    for (const [rule, kinds, pattern] of rules)
      if (kinds.includes(kind) && pattern.test(sentence)) report(rule, file, line, sentence)
    const isLong = sentence.split(/\s+/).length > MAX_WORDS
    if (isLong && (kind === 'comment' || kind === 'document')) report('long', file, line, sentence)
  }
}
function checkDocument(file, text) {
  let isCode = false
  for (const [at, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) isCode = !isCode
    if (isCode || line.trim() === '') continue
    for (const cell of line.replace(/^[#>*\-|\s]+/, '').split(' | '))
      checkText('document', file, at + 1, cell.replace(/\*\*/g, ''))
  }
}
function checkComments(file, text, comments) {
  for (const { start, end, loc } of comments) {
    const raw = text.slice(start, end)
    if (/biome-ignore|@ts-|<reference|@example|```/.test(raw)) continue
    const { line } = loc.start
    if (raw.split('\n').some((one) => one.trimEnd().length > MAX_COLUMNS))
      report('wide', file, line, raw.slice(0, 80))
    const words = raw
      .replace(/^\/\*+|\*+\/$/g, '')
      .replace(/^\s*(\*|\/\/) ?/gm, '')
      .replace(/@(param|returns|throws) (\{.*?\} )?[\w.]*/g, '. ')
    checkText('comment', file, line, words.replace(/\s+/g, ' ').trim())
  }
}

/** Checks the text of a literal that people read, and the titles of tests. */
function checkLiteral(file, node, parent, isTest) {
  const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
  if (!text?.includes(' ') || /select |insert |[{}<>=]/.test(text)) return
  const call = /^(Call|New)Expression$/.test(parent.type) ? parent : undefined
  const callee = call?.callee.property?.name ?? call?.callee.name ?? ''
  const { line } = node.loc.start
  if (isTest) {
    if (/^(it|test|describe)/.test(callee)) checkText('title', file, line, text)
  } else if (!call || messageCall.test(callee)) checkText('message', file, line, text)
}

function checkName(file, { name, loc }) {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)
  const bad = parts.find((part) => nameParts.has(part))
  if (bad ?? (parts[0] === 'most' && parts[1])) report('name', file, loc.start.line, name)
}

/** Returns the identifiers that a node declares. */
function declared(node) {
  const named = [node.id, /Property|Method|Signature/.test(node.type) ? node.key : undefined]
  const parameters = node.params ?? node.parameters ?? []
  return [...named, ...parameters.map((one) => one.left ?? one.argument ?? one)].filter(
    (one) => one?.type === 'Identifier',
  )
}

function checkSource(file, text) {
  const isTest = /\.test\./.test(file)
  const plugins = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const tree = parse(text, { sourceType: 'module', plugins })
  if (!isTest) checkComments(file, text, tree.comments)
  const visit = (node, parent) => {
    if (!isTest) for (const name of declared(node)) checkName(file, name)
    if (node.type === 'JSXText' && node.value.trim())
      checkText('message', file, node.loc.start.line, node.value.replace(/\s+/g, ' ').trim())
    if (node.type === 'StringLiteral' || node.type === 'TemplateElement')
      checkLiteral(file, node, parent, isTest)
    for (const child of Object.values(node).flat())
      if (typeof child?.type === 'string' && child.loc && !child.type.startsWith('Comment'))
        visit(child, node)
  }
  visit(tree.program, tree)
}

const saved = join(root, 'scripts/words.json')
const patterns = ['src', 'packages', 'frames', 'docs', '*.md'].flatMap((path) =>
  path === '*.md' ? [path] : [`${path}/**/*.ts`, `${path}/**/*.tsx`, `${path}/**/*.md`],
)
const files = execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
for (const file of files.split('\n').filter((one) => one !== '' && !one.includes('/vendor/'))) {
  const text = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.md')) checkDocument(file, text)
  else checkSource(file, text)
}
const args = process.argv.slice(2)
if (args.includes('--list')) console.log(places.join('\n'))
const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
if (args.includes('--save')) writeFileSync(saved, `${JSON.stringify(sorted, null, 2)}\n`)
const before = JSON.parse(readFileSync(saved, 'utf8'))
const risen = Object.entries(sorted).filter(([key, count]) => count > (before[key] ?? 0))
for (const [key, count] of risen)
  console.error(`${key}: ${before[key] ?? 0} → ${count}; npm run lint:words -- --list`)
console.log(
  `${places.length} sentences and names against the language guide; ${risen.length === 0 ? 'no count has risen' : 'see above'}`,
)
process.exitCode = risen.length > 0 ? 1 : 0
