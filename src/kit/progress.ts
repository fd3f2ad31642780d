import type { Clock } from './telemetry.ts'

/** The output of progress: a terminal gets one redrawn line, others a plain line now and then. */
interface ProgressOutput {
  isTTY?: boolean | undefined
  columns?: number | undefined
  write(text: string): unknown
}

interface ProgressState {
  /** The part of `total` that is done; decides the share and the time left. */
  done: number
  /** Unknown for a stream. */
  total?: number
  /** The unit of the count, as it is shown. */
  count: number
}

const TTY_INTERVAL_MS = 100
const PLAIN_INTERVAL_MS = 5000
const BAR_CELLS = 24

/** `1h 02m`, `2m 05s`, `9s`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  if (whole >= 3600) return `${Math.floor(whole / 3600)}h ${two(Math.floor((whole % 3600) / 60))}m`
  if (whole >= 60) return `${Math.floor(whole / 60)}m ${two(whole % 60)}s`
  return `${whole}s`
}

/**
 * A progress bar with rate and time left.
 *
 * @param noun what is counted, in the plural: `people`
 * @param from the state at which counting begins, for an import that goes on
 */
export function createProgress(
  output: ProgressOutput,
  noun: string,
  clock: Clock = Date.now,
  from: Pick<ProgressState, 'done' | 'count'> = { done: 0, count: 0 },
) {
  const startedAt = clock()
  let shownAt = startedAt
  const isTTY = output.isTTY === true

  const line = ({ done, total, count }: ProgressState): string => {
    const seconds = Math.max((clock() - startedAt) / 1000, 0.001)
    const rate = (count - from.count) / seconds
    const parts = [
      `${count.toLocaleString('en')} ${noun}`,
      `${Math.round(rate).toLocaleString('en')}/s`,
    ]
    if (total === undefined || total === 0) return parts.join('  ')
    const share = Math.min(1, done / total)
    const speed = (done - from.done) / seconds
    if (speed > 0 && share < 1) parts.push(`${formatSeconds((total - done) / speed)} left`)
    const percent = `${Math.floor(share * 100)}%`.padStart(4)
    if (!isTTY) return `${percent}  ${parts.join('  ')}`
    const filled = Math.round(share * BAR_CELLS)
    return `${'█'.repeat(filled)}${'░'.repeat(BAR_CELLS - filled)} ${percent}  ${parts.join('  ')}`
  }

  return {
    /** Shows where it is, as often as is worth reading. */
    update(state: ProgressState): void {
      if (clock() - shownAt < (isTTY ? TTY_INTERVAL_MS : PLAIN_INTERVAL_MS)) return
      shownAt = clock()
      output.write(
        isTTY
          ? `\r${line(state).slice(0, (output.columns ?? 80) - 1)}\u001b[K`
          : `${line(state)}\n`,
      )
    },
    /** Takes the bar away, so that other lines can be written. */
    clear(): void {
      if (isTTY) output.write('\r\u001b[K')
    },
    seconds: (): number => (clock() - startedAt) / 1000,
  }
}
