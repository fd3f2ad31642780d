import type { Logger } from '../src/kit/telemetry.ts'

/** For what logs in tests that read no log. */
export const silentLogger: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
}
