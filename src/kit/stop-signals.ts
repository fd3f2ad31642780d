/** One Ctrl-C may arrive twice within this, in ms: from the terminal, and forwarded by npm. */
const REPEAT_MS = 100

/** Calls back when a signal is to stop the process. */
export function onStopSignals(stop: (signal: NodeJS.Signals) => void): void {
  let lastAt = Number.NEGATIVE_INFINITY
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      const isRepeat = performance.now() - lastAt < REPEAT_MS
      lastAt = performance.now()
      if (!isRepeat) stop(signal)
    })
}
