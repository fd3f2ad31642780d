/**
 * `npm run lint:regexes`: every regular expression of the service and its packages, judged by recheck. One whose
 * worst case is more than linear in the length of its input lets a stranger spend our processor, so
 * all of them must be linear.
 *
 * Judging takes a processor seconds, so `linear-regexes.json` keeps which ones this version of
 * recheck found linear: only others are judged. `-- --save` writes that file, `-- --all` judges
 * every expression again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import {
  check,
  type Expression,
  type Literal,
  type NewExpression,
  parse,
  simple,
} from './tools/regexes.ts'

const root = join(import.meta.dirname, '..')

/** Milliseconds for one expression; a verdict that takes longer counts as none. */
const TIMEOUT_MS = 90_000
const AT_ONCE = 2

interface Found {
  file: string
  line: number
  source: string
  flags: string
}

const isChecked = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|(^|\/)(dist|node_modules)\//.test(file)

/** Not `react`, which reads our own style alone. */
const packages = ['client', 'contract', 'evidence', 'mention-reader'].map(
  (name) => `packages/${name}`,
)

/** The files that run in the service, its commands, its packages and its pages. */
function files(): string[] {
  return ['src', 'frames', ...packages].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isChecked)
      .map((file) => join(folder, file)),
  )
}

/**
 * The regular expressions of a file: literals, and `new RegExp` of text or a template. Throws for
 * others.
 */
export function regexesOf(file: string, text: string): Found[] {
  const { code } = transformSync(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    target: 'esnext',
    charset: 'utf8',
  })
  const found: Found[] = []
  const add = (source: string, flags: string) => {
    const at = text.indexOf(`/${source}/`)
    found.push({ file, line: at === -1 ? 0 : text.slice(0, at).split('\n').length, source, flags })
  }
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Literal(node: Literal) {
      if (node.regex) add(node.regex.pattern, node.regex.flags)
    },
    NewExpression(node: NewExpression) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [source, flags] = node.arguments.map((argument) => constant(argument as Expression))
      if (typeof source !== 'string')
        throw new Error(`${file}: new RegExp of what is not constant cannot be checked`)
      add(source, typeof flags === 'string' ? flags : '')
    },
  })
  return found
}

/**
 * The text of a literal. What a template puts in counts as a letter, and as a number within braces.
 */
function constant(node: Expression): unknown {
  if (node.type === 'Literal') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return node.quasis
    .map(({ value }) => value.cooked ?? '')
    .reduce((text, next) => `${text}${text.endsWith('{') ? '8' : 'a'}${next}`)
}

/**
 * What is wrong with a regular expression; null when it is linear. Fuzzing goes by the clock, and
 * on a busy machine it accuses one that is linear: then the automaton decides, which is exact and
 * slow, or, where it does not know what the expression uses, two other seeds.
 */
export async function objection({
  source,
  flags,
}: Pick<Found, 'source' | 'flags'>): Promise<string | null> {
  const judge = (more: object = {}) => check(source, flags, { timeout: TIMEOUT_MS, ...more })
  let verdict = await judge()
  if (verdict.status !== 'safe' && verdict.checker !== 'automaton') {
    verdict = await judge({ checker: 'automaton' })
    for (const randomSeed of [1, 2]) {
      if (verdict.status !== 'safe' && verdict.checker !== 'automaton')
        verdict = await judge({ checker: 'fuzz', randomSeed })
    }
  }
  if (verdict.status === 'safe') return null
  if (verdict.status === 'unknown') return `no verdict (${verdict.error.kind})`
  return `${verdict.complexity.summary}, e.g. ${verdict.attack.pattern.slice(0, 100)}`
}

const verdictsFile = join(root, 'scripts/linear-regexes.json')
/** Of the judge: another version may judge otherwise. */
const { version } = createRequire(join(root, 'scripts/tools/package.json'))(
  'recheck/package.json',
) as { version: string }

/** The expressions that this version of recheck found linear. */
function readVerdicts(): Set<string> {
  const known = JSON.parse(readFileSync(verdictsFile, 'utf8')) as {
    recheck: string
    linear: string[]
  }
  return new Set(known.recheck === version ? known.linear : [])
}

async function main(args: string[]): Promise<void> {
  const found = files().flatMap((file) => regexesOf(file, readFileSync(join(root, file), 'utf8')))
  const byText = Map.groupBy(found, (one) => `/${one.source}/${one.flags}`)
  const known = args.includes('--all') ? new Set() : readVerdicts()
  const queue = [...byText].filter(([text]) => !known.has(text))
  const judged = queue.length
  const faults: string[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [text, [first, ...others]] = next as [string, [Found, ...Found[]]]
        const fault = await objection(first)
        const places = [first, ...others].map(({ file, line }) => `${file}:${line}`).join(' ')
        if (fault !== null) faults.push(`${places}\n  ${text}\n    ${fault}`)
      }
    }),
  )
  for (const fault of faults.sort()) console.error(fault)
  if (faults.length > 0) {
    console.error(`\n${faults.length} of ${byText.size} regular expressions are not linear`)
    process.exitCode = 1
  } else if (args.includes('--save')) {
    writeFileSync(
      verdictsFile,
      `${JSON.stringify({ recheck: version, linear: [...byText.keys()].sort() }, null, 2)}\n`,
    )
  } else if (judged > 0) {
    console.error(
      `${judged} regular expressions were judged; "npm run lint:regexes -- --save" keeps their verdicts`,
    )
  }
}

if (import.meta.main) await main(process.argv.slice(2))
