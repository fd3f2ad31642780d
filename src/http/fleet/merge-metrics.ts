/**
 * Merges texts in the format of Prometheus, as prom-client writes them: each metric once, with the
 * series of all texts. The series must differ by a label.
 *
 * Sums would be wrong: when a process ends, the sum of a counter falls, which Prometheus takes for
 * a restart from 0 and counts all that is left again.
 */
export function mergeMetrics(texts: readonly string[]): string {
  const metrics = new Map<string, string>()
  for (const text of texts) {
    for (const metric of text.split(/\n(?=# HELP )/)) {
      const head = /^# HELP .*\n# TYPE .*\n/.exec(metric)?.[0]
      if (head === undefined) continue
      const series = metric.slice(head.length).trim()
      metrics.set(head, `${metrics.get(head) ?? ''}${series}${series === '' ? '' : '\n'}`)
    }
  }
  return [...metrics].map(([head, series]) => head + series).join('\n')
}
