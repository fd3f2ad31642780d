import { createRequire } from 'node:module'

/** The driver of Chromium. */
export { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** A script that checks a page's accessibility. */
export const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
