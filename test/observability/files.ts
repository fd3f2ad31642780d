import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/kit/root.ts'
import { parseYaml } from '../reference/yaml.ts'

/** A file of docs/observability. */
export const file = (name: string) => join(packageRoot, 'docs/observability', name)

export interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
export const rules = (
  parseYaml(readFileSync(file('alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)

export const board = JSON.parse(readFileSync(file('grafana.json'), 'utf8')) as {
  panels: {
    id: number
    type: string
    gridPos: { x: number; y: number; w: number; h: number }
    targets?: { expr: string; legendFormat: string }[]
  }[]
  templating: { list: { name: string }[] }
}

/** Grafana puts a duration and regular expressions in place of its variables. */
const filledIn = (expression: string) =>
  expression
    .replaceAll('$__rate_interval', '5m')
    .replaceAll('$job', '.*')
    .replaceAll('$instance', '.*')

/** All PromQL there is: where, what, and the text that shows it. */
export const expressions: [where: string, expression: string, legend: string][] = [
  ...board.panels.flatMap(({ id, targets = [] }) =>
    targets.map(({ expr, legendFormat }): [string, string, string] => [
      `panel ${id}`,
      filledIn(expr),
      legendFormat,
    ]),
  ),
  ...rules.map(({ alert, expr, annotations }): [string, string, string] => [
    alert,
    expr,
    annotations.summary,
  ]),
]
