import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../../../src/kit/root.ts'

const SECONDS = 15
/** Before the condition, and with it: longer than the longest window of an alert for pages. */
const HEALTHY_STEPS = 20
const BAD_STEPS = 320

/** Values of one scrape, by series with its labels. */
export type Scrape = Map<string, number>

/** Scrapes of one process: before the condition, and two while it lasts; null where it is down. */
export interface Observed {
  instance: string
  before: Scrape
  during: [first: Scrape | null, second: Scrape | null]
  /** Between the two. */
  seconds: number
}

/** Reads the text format of Prometheus. */
export function readScrape(text: string): Scrape {
  const scrape: Scrape = new Map()
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ')
    if (line !== '' && !line.startsWith('#'))
      scrape.set(line.slice(0, at), Number(line.slice(at + 1)))
  }
  return scrape
}

/** Returns the alerts that Prometheus fires when what was observed lasts for longer than an hour. */
export function firedBy(observed: readonly Observed[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-rules-'))
  try {
    const rules = join(folder, 'rules.json')
    const file = join(folder, 'scenes.json')
    writeFileSync(rules, readFileSync(join(packageRoot, 'docs/observability/alerts.yml')))
    writeFileSync(file, JSON.stringify(scenesOf(rules, observed)))
    return [...run(file).matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns what promtool prints of a test that expects no alert. */
function run(file: string): string {
  try {
    return execFileSync(process.env.TEST_PROMTOOL ?? 'promtool', ['test', 'rules', file], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    if (!stderr?.includes('got:')) throw error
    return `${stdout}${stderr}`
  }
}

const scenesOf = (rules: string, observed: readonly Observed[]) => ({
  rule_files: [rules],
  evaluation_interval: `${SECONDS}s`,
  tests: [
    {
      interval: `${SECONDS}s`,
      input_series: observed.flatMap(seriesOf),
      promql_expr_test: [
        {
          // Once each, whenever it fired.
          expr: `count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[${BAD_STEPS * SECONDS}s]))`,
          eval_time: `${(HEALTHY_STEPS + BAD_STEPS) * SECONDS}s`,
          exp_samples: [],
        },
      ],
    },
  ],
})

function seriesOf({ instance, before, during: [first, second], seconds }: Observed) {
  const isUp = first !== null && second !== null
  const up = {
    series: `up{job="whocast",instance="${instance}"}`,
    values: `1x${HEALTHY_STEPS} ${isUp ? 1 : 0}x${BAD_STEPS}`,
  }
  const names = new Set([...before.keys(), ...(second?.keys() ?? [])])
  return [
    up,
    ...[...names].map((name) => {
      const start = before.get(name)
      const healthy = `${start ?? '_'}x${HEALTHY_STEPS}`
      const [from, to] = [first?.get(name) ?? 0, second?.get(name)]
      const step = growth(name, from, to ?? 0, seconds) * SECONDS
      const bad = to === undefined ? '_' : step > 0 ? `${to}+${step}` : to
      return { series: labelled(name, instance), values: `${healthy} ${bad}x${BAD_STEPS}` }
    }),
  ]
}

/** Returns how much a series grows in a second while the condition lasts. */
function growth(name: string, from: number, to: number, seconds: number): number {
  const perSecond = (to - from) / seconds
  if (/_(total|count|sum|bucket)\b/.test(name)) return Math.max(0, perSecond)
  // An age, which grows with the time.
  return /_seconds(_ago)?\b/.test(name) && perSecond > 0.5 && perSecond < 1.5 ? perSecond : 0
}

const labelled = (name: string, instance: string): string => {
  const labels = `job="whocast",instance="${instance}"`
  return name.endsWith('}') ? `${name.slice(0, -1)},${labels}}` : `${name}{${labels}}`
}
