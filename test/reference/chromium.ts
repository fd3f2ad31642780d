import { createRequire } from 'node:module'
import { type Browser, chromium } from 'playwright-core'

/** The driver of Chromium. */
export type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/**
 * What Chromium is started with here: no sandbox in containers, and no calls of its own to anybody.
 */
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  )

/** A Chromium of its own. @param executablePath `TEST_CHROMIUM` by default, or Debian's */
export const launchBrowser = (
  executablePath = process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
): Promise<Browser> => chromium.launch({ executablePath, args: flags })

/** A script that checks a page's accessibility. */
export const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
