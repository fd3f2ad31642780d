/** Seconds between two scrapes of Prometheus. */
export const SECONDS = 15
/** Before the condition: the longest window of a rule, six hours. */
const HEALTHY_STEPS = 1440
/** Under the condition: more than that. */
const BAD_STEPS = 1560
/** After it: an hour, the longest time for which one alert mutes another. */
const AFTER_STEPS = 240
export const STEPS = HEALTHY_STEPS + BAD_STEPS + AFTER_STEPS

/** Values of one scrape, by series with its labels. */
export type Scrape = ReadonlyMap<string, number>

/** One scrape of a process; null if it did not answer. */
export interface Moment {
  /** Unix seconds. */
  at: number
  scrape: Scrape | null
}

/** Scrapes of one process. */
export interface Observed {
  instance: string
  /** While nothing is wrong; at least two. */
  healthy: readonly Moment[]
  /** While the condition lasts. */
  during: readonly Moment[]
  /** Whether the condition is an episode that happened as scraped, not one that lasts. */
  isEpisode: boolean
}

/** Reads the text format of Prometheus. */
export function readScrape(text: string): Scrape {
  const scrape = new Map<string, number>()
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ')
    if (line !== '' && !line.startsWith('#'))
      scrape.set(line.slice(0, at), Number(line.slice(at + 1)))
  }
  return scrape
}

/** When the process started, unless it is one of several workers. */
const STARTED = 'whocast_process_start_time_seconds'

/** A value at one step; null for none. */
type Step = number | null

/**
 * Returns the series of one process, as promtool reads them, for six hours of health, more of
 * the condition, and an hour of health again. Counters keep their pace, ages grow, and other gauges
 * show in turn what was scraped.
 *
 * @param names the metrics that are read
 */
export function seriesOf(observed: Observed, names: ReadonlySet<string>) {
  const { instance, healthy, during } = observed
  const labels = `job="whocast",instance="${instance}"`
  const series = new Set(
    [...healthy, ...during].flatMap(({ scrape }) => [...(scrape?.keys() ?? [])]),
  )
  const read = [...series].filter((name) => names.has(/^\w+/.exec(name)?.[0] ?? ''))
  const isUp = stepsOf(observed, (moments, steps) =>
    steps.map((step) => (momentAt(moments, step)?.scrape ? 1 : 0)),
  )
  return [
    { series: `up{${labels}}`, values: write(isUp) },
    ...read.map((name) => ({
      series: name.endsWith('}') ? `${name.slice(0, -1)},${labels}}` : `${name}{${labels}}`,
      values: write(valuesOf(observed, name)),
    })),
  ]
}

const write = (steps: readonly Step[]): string =>
  steps.map((step) => (step === null ? '_' : String(step))).join(' ')

const momentAt = (moments: readonly Moment[], step: number): Moment | undefined =>
  moments[step % moments.length]

type Part = 'healthy' | 'during' | 'after'

/** Puts the three parts together: health, the condition, health. */
function stepsOf<T>(
  { healthy, during, isEpisode }: Observed,
  partOf: (moments: readonly Moment[], steps: readonly number[], part: Part) => T[],
): T[] {
  const range = (length: number) => Array.from({ length }, (_, step) => step)
  const bad = isEpisode ? during.length : BAD_STEPS
  // After an episode things stay as they are.
  const after = isEpisode ? during.slice(-1) : healthy
  return [
    ...partOf(healthy, range(HEALTHY_STEPS), 'healthy'),
    ...partOf(during, range(bad), 'during'),
    ...partOf(after, range(STEPS - HEALTHY_STEPS - bad), 'after'),
  ]
}

function valuesOf(observed: Observed, name: string): Step[] {
  if (name.includes('process_start_time')) return startsOf(observed, name)
  if (!/_(total|count|sum|bucket)\b/.test(name))
    return stepsOf(observed, (moments, steps) => {
      const pace = isAge(name, moments) ? SECONDS : 0
      return steps.map((step) => gaugeAt(moments, step, name, pace))
    })
  return countsOf(observed, name)
}

/** Returns true for a gauge of seconds that grows with the time. */
function isAge(name: string, moments: readonly Moment[]): boolean {
  const pace = paceOf(moments, name)
  return /_seconds(_ago)?\b/.test(name) && pace > 0.5 && pace < 1.5
}

function gaugeAt(moments: readonly Moment[], step: number, name: string, pace: number): Step {
  const last = moments.at(-1)?.scrape?.get(name)
  if (pace > 0 && last !== undefined) return last + pace * step
  return momentAt(moments, step)?.scrape?.get(name) ?? null
}

/** Returns how much a series grows in a second, from its first value to its last. */
function paceOf(moments: readonly Moment[], name: string): number {
  const known = moments.flatMap(({ at, scrape }) => {
    const value = scrape?.get(name)
    return value === undefined ? [] : [{ at, value }]
  })
  const [first, last] = [known[0], known.at(-1)]
  return first && last && last.at > first.at ? (last.value - first.value) / (last.at - first.at) : 0
}

/** Returns the values of a counter, which falls only where a process began anew. */
function countsOf(observed: Observed, name: string): Step[] {
  const { healthy, isEpisode } = observed
  const pace = Math.max(0, paceOf(healthy, name)) * SECONDS
  const known = healthy.findLast(({ scrape }) => scrape?.has(name))?.scrape
  const startedAt = known?.get(STARTED)
  // As if it had begun with the time line.
  const offset = pace * (HEALTHY_STEPS - 1) - (known?.get(name) ?? 0)
  const countAt = (scrape: Scrape | null | undefined): number | null => {
    const value = scrape?.get(name)
    if (value === undefined) return null
    return known && scrape?.get(STARTED) === startedAt ? value + offset : value
  }
  let last = 0
  return stepsOf(observed, (moments, steps, part) => {
    if (part === 'healthy') return steps.map((step) => (known ? pace * step : null))
    if (part === 'after') return steps.map((step) => (isEpisode ? null : last + pace * (step + 1)))
    if (isEpisode) return moments.map(({ scrape }) => countAt(scrape))
    const badPace = Math.max(0, paceOf(moments, name)) * SECONDS
    const start = countAt(moments.find(({ scrape }) => scrape?.has(name))?.scrape)
    return steps.map((step) => {
      if (start === null || !momentAt(moments, step)?.scrape) return null
      last = start + badPace * step
      return last
    })
  })
}

/** Returns when a process started, on the time line: before it, unless it began anew meanwhile. */
function startsOf(observed: Observed, name: string): Step[] {
  const { healthy, during } = observed
  const [first] = [...healthy, ...during].flatMap(({ scrape }) => scrape?.get(name) ?? [])
  const onTimeline = new Map<number | undefined, number>([[first, -86_400]])
  let now = -SECONDS
  return stepsOf(observed, (moments, steps) =>
    steps.map((step) => {
      now += SECONDS
      const { at = 0, scrape } = momentAt(moments, step) ?? {}
      const start = scrape?.get(name)
      if (start === undefined) return null
      const known = onTimeline.get(start) ?? now - (at - start)
      onTimeline.set(start, known)
      return known
    }),
  )
}
