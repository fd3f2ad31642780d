import type { Bench, Figure, Goal } from './bench.ts'

/** What one bench came to. */
export interface BenchResult extends Pick<Bench, 'name' | 'about'> {
  figures: Figure[]
  seconds: number
  hasFailed: boolean
  /** What it ran on. */
  machine: string
  /** RFC 3339 date. */
  day: string
}

/** Results of record, those that ran anew in the place of the former ones. */
export const merge = (
  former: readonly BenchResult[],
  latest: readonly BenchResult[],
): BenchResult[] =>
  [...former.filter(({ name }) => !latest.some((one) => one.name === name)), ...latest].sort(
    (a, b) => a.name.localeCompare(b.name),
  )

/** Where and when: once, where it is the same for all. */
/** Returns each machine with the days on which it measured. */
const circumstances = (results: readonly BenchResult[]): string =>
  [...new Set(results.map(({ machine }) => machine))]
    .map((machine) => {
      const days = results.filter((one) => one.machine === machine).map(({ day }) => day)
      return `* ${machine}: ${[...new Set(days)].sort().join(', ')}`
    })
    .join('\n')

const mark = (goal: Goal | undefined) => (goal === undefined ? ' ' : goal.reach >= 1 ? '✓' : '✗')

/** Figures as lines of text, for a terminal. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(60, ...figures.map(({ what }) => what.length))
  const lines = figures.map(({ what, value, spread, goal }) =>
    [mark(goal), what.padEnd(width), value, spread && `(${spread})`, goal && ` goal ${goal.text}`]
      .filter(Boolean)
      .join(' '),
  )
  return lines.join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** Writes the page of the figures: the chart of all goals, and a table of those that are missed. */
export function markdown(results: readonly BenchResult[]): string {
  const goals = results.flatMap(({ name, figures }) =>
    figures.flatMap(({ what, value, goal }) => (goal ? [{ name, what, value, goal }] : [])),
  )
  const missed = goals.filter(({ goal }) => goal.reach < 1)
  const rows = missed.map(
    ({ name, what, value, goal }) =>
      `| ${name} | ${cell(what)} | ${cell(value)} | ${cell(goal.text)} |`,
  )
  const failed = results.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)
  return `# Figures

\`\`\`text
npm run bench                    # all; some need PostgreSQL and Chromium
npm run bench -- http --record   # updates this page, on an idle machine
\`\`\`

${goals.length - missed.length} of ${goals.length} goals are reached: [all figures](figures.json).

![How far each goal is reached](images/figures.svg)

## Missed goals

| Benchmark | Measured | Figure | Goal |
|---|---|---|---|
${rows.join('\n')}
${failed.length > 0 ? `\nThese failed before their end: ${failed.join(', ')}.\n` : ''}
## Machines

${circumstances(results)}

Ratios compare a peer in the same run; figures are medians of rounds.
`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ROW = 22
const TOP = 64
const LABELS = 640
const BARS = 300
const WIDTH = 1200
/** Of a bar, so that what is just reached is seen. */
const LEAST = 4
/** The ends of the scale: a tenth of a goal, and ten times it. */
const DECADES = 1

/** Where a reach lies on the scale, in pixels from the left. */
function positionOf(reach: number): number {
  const decades = Math.min(DECADES, Math.max(-DECADES, Math.log10(reach)))
  return LABELS + ((decades + DECADES) / (2 * DECADES)) * BARS
}

/**
 * A bar for each goal, from where it is just reached: to the right how many times it is, to the
 * left how much is missing.
 */
export function chart(results: readonly BenchResult[]): string {
  const rows = results.flatMap(({ name, figures }) =>
    figures.flatMap((figure) =>
      figure.goal ? [{ bench: name, ...figure, goal: figure.goal }] : [],
    ),
  )
  const height = TOP + rows.length * ROW + 16
  const line = positionOf(1)
  const ticks = [0.1, 0.2, 0.5, 1, 2, 5, 10].map((reach) => {
    const x = positionOf(reach).toFixed(1)
    const label = reach === 1 ? 'goal' : `${reach < 1 ? `1/${1 / reach}` : `${reach}×`}`
    return `<line class="${reach === 1 ? 'goal' : 'grid'}" x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${height - 12}"/><text class="tick" x="${x}" y="${TOP - 12}">${label}</text>`
  })
  const bars = rows.map(({ bench, what, value, goal }, index) => {
    const y = TOP + index * ROW
    const end = positionOf(goal.reach)
    const kind = goal.reach >= 1 ? 'reached' : 'missed'
    return [
      `<text class="label" x="${LABELS - 12}" y="${y + 14}">${escapeXml(`${bench}: ${what}`)}</text>`,
      `<rect class="${kind}" x="${Math.min(line, end).toFixed(1)}" y="${y + 3}" width="${Math.max(LEAST, Math.abs(end - line)).toFixed(1)}" height="${ROW - 8}" rx="2"/>`,
      `<text class="value" x="${LABELS + BARS + 12}" y="${y + 14}">${escapeXml(`${value}  (${goal.text})`)}</text>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">How far each goal is reached</title>
<style>
text{font:12px system-ui,sans-serif;fill:#1f2937}.head{font-size:16px;font-weight:600}.label{text-anchor:end}.tick{text-anchor:middle;fill:#6b7280}
.grid{stroke:#e5e7eb}.goal{stroke:#1f2937;stroke-width:1.5}.reached{fill:#2563eb}.missed{fill:#ea580c}
</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="head" x="16" y="26">How far each goal is reached (right of the line: that many times)</text>
${ticks.join('\n')}
${bars.join('\n')}
</svg>
`
}
