import type { Handler, Hono } from 'hono'
import type { Site } from '../site.ts'

/**
 * Frames v1. Frog takes 325 ms to import and few clients still use v1, so it is loaded by the first
 * request.
 */
export function addLegacyRoutes(app: Hono, { options, hub, clock }: Site): void {
  const { lookup, baseUrl, frameSecret, log, isProduction } = options
  const hasDevtools = options.hasDevtools === true && !isProduction
  const load = async () => {
    const { createLegacy } = await import('../frog.tsx')
    const secret = await frameSecret()
    return createLegacy({ lookup, baseUrl, secret, hub, clock, log, hasDevtools })
  }
  let legacy: ReturnType<typeof load> | null = null
  const answerLegacy: Handler = async (c) => {
    legacy ??= load().catch((error) => {
      legacy = null
      throw error
    })
    return (await legacy)(c.req.raw)
  }
  app.all('/v1', answerLegacy)
  app.all('/v1/*', answerLegacy)
}
