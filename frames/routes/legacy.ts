import type { Handler, Hono } from 'hono'
import type { Site } from '../site.ts'

/** Adds Frames v1. Frog takes 325 ms to import, so it is loaded by the first request. */
export function addLegacyRoutes(app: Hono, site: Site): void {
  const load = async () => {
    const { createLegacy } = await import('../frog.tsx')
    return createLegacy(site, await site.frameSecret())
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
