import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../../../src/kit/root.ts'
import { type Observed, SECONDS, STEPS, seriesOf } from './alert-timeline.ts'

const TOOL = process.env.TEST_PROMTOOL ?? 'promtool'
/** Covers the time line. */
const ALL_SECONDS = STEPS * SECONDS

/**
 * Returns the alerts that Prometheus fires when a service runs well for hours, then as observed
 * for longer than the longest window of a rule, and then well again for an hour.
 */
export function firedBy(observed: readonly Observed[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'whocast-rules-'))
  try {
    const rules = readFileSync(join(packageRoot, 'docs/observability/alerts.yml'), 'utf8')
    const rulesFile = join(folder, 'rules.json')
    const file = join(folder, 'scenes.json')
    writeFileSync(rulesFile, rules)
    const names = new Set(rules.match(/\bwhocast_\w+/g))
    writeFileSync(file, JSON.stringify(testsOf(rulesFile, observed, names)))
    return [...run(file).matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the output of promtool for a test that expects no alert. */
function run(file: string): string {
  try {
    return execFileSync(TOOL, ['test', 'rules', file], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    if (!stderr?.includes('got:')) throw error
    return `${stdout}${stderr}`
  }
}

const testsOf = (rulesFile: string, observed: readonly Observed[], names: ReadonlySet<string>) => ({
  rule_files: [rulesFile],
  evaluation_interval: `${SECONDS}s`,
  tests: [
    {
      interval: `${SECONDS}s`,
      input_series: observed.flatMap((one) => seriesOf(one, names)),
      promql_expr_test: [
        {
          // Once each, whenever it fired.
          expr: `count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[${ALL_SECONDS}s]))`,
          eval_time: `${ALL_SECONDS}s`,
          exp_samples: [],
        },
      ],
    },
  ],
})
