import type { SourceHealth, SourceWord } from './lookup-port.ts'

/** The state of each source, by name. */
export type HealthBySource = Map<string, SourceHealth>

/** Counts an answer or a failure of a source. */
export function noteWord(
  health: HealthBySource,
  { source, outcome, reason, at, tookMs }: SourceWord,
): void {
  const before = health.get(source) ?? { source, answered: 0, failed: 0 }
  health.set(
    source,
    outcome === 'failed'
      ? {
          ...before,
          failed: before.failed + 1,
          failedAt: at,
          ...(reason === undefined ? {} : { reason }),
        }
      : { ...before, answered: before.answered + 1, answeredAt: at, tookMs },
  )
}
