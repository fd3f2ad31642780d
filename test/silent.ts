import type { Logger } from '../src/domain/ports.ts'

/** For what logs in tests that read no log. */
export const silentLogger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
