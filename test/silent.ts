import type { Logger } from '../src/domain/ports/telemetry.ts'

/** For what logs in tests that read no log. */
export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
