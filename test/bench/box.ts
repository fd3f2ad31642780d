import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import { type Browser, launchBrowser } from '../reference/chromium.ts'
import { atMost, type Bench, median, quantile, spread } from './bench.ts'

const ROUNDS = 15

/**
 * What the page tells of the box: from the last key to the frame that shows the first answer, in
 * ms.
 */
interface Shown {
  tookMs: number
  shift: number
  /** Where the suggestions lead. */
  paths: string[]
}

/**
 * Watches the box from within the page: the time of the last key, and the frame after the first
 * suggestions.
 */
const watch = `
  globalThis.box = { pressed: 0, shown: 0, shift: 0 }
  addEventListener('keydown', () => { box.pressed = performance.now() }, true)
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) box.shift += entry.value }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (box.shown === 0 && document.querySelector('.suggest:not([hidden]) [role=option]')) requestAnimationFrame(() => { box.shown ||= performance.now() })
  }).observe(document, { subtree: true, childList: true, attributes: true })`

/** One visit: the home page, two letters, the first answer. */
async function ask(browser: Browser, origin: string): Promise<Shown> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.focus('[data-search]')
  await page.keyboard.press('a')
  await page.keyboard.press('d')
  await page.waitForFunction(
    () => ((globalThis as { box?: { shown: number } }).box?.shown ?? 0) > 0,
  )
  // What comes after the first answer would move it, or show it again.
  await page.waitForTimeout(300)
  const shown = (await page.evaluate(
    `({ tookMs: box.shown - box.pressed, shift: box.shift, paths: [...document.querySelectorAll('.suggest [role=option]')].map(({ href }) => href) })`,
  )) as Shown
  await context.close()
  return shown
}

export const bench: Bench = {
  name: 'box',
  about:
    'the search box in Chromium, of the built service with its sample people: from a key to the first answer',
  async run(report) {
    const database = await createSqliteDatabase()
    const server = await startServer(database.options)
    const browser = await launchBrowser()
    try {
      await ask(browser, server.origin)
      const all: Shown[] = []
      for (let round = 0; round < ROUNDS; round += 1) all.push(await ask(browser, server.origin))
      const times = all.map(({ tookMs }) => tookMs)
      report({
        what: 'first answer, from the key on',
        value: `${median(times).toFixed(0)} ms`,
        spread: `${spread(times, 0)}, p90 ${quantile(times, 0.9).toFixed(0)} ms`,
        goal: atMost(median(times), 100, ' ms'),
      })
      const twice = all.reduce((sum, { paths }) => sum + paths.length - new Set(paths).size, 0)
      const suggested = all.reduce((sum, { paths }) => sum + paths.length, 0)
      report({
        what: 'shown twice',
        value: `${twice} of ${suggested}`,
        goal: { text: '0', reach: twice === 0 ? 1 : 0 },
      })
      const shift = Math.max(...all.map((one) => one.shift))
      report({
        what: 'layout shift',
        value: shift.toFixed(3),
        goal: { text: '0', reach: shift === 0 ? 1 : 0 },
      })
    } finally {
      await browser.close()
      await server.stop()
      await database.drop()
    }
  },
}
