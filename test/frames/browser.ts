import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import {
  axePath,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '../reference/chromium.ts'

/** Opens a page; the test fails on any console message, and on any request to another site. */
export async function openPage(
  browser: Browser,
  baseUrl: string,
  path: string,
  options: BrowserContextOptions = {},
  expected: RegExp | null = null,
): Promise<{ page: Page; done(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    if (!request.url().startsWith(baseUrl) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await page.goto(baseUrl + path, { waitUntil: 'load' })
  return {
    page,
    async done() {
      await context.close()
      expect(foreign).toEqual([])
      expect(complaints.filter((text) => !expected?.test(text))).toEqual([])
    },
  }
}

/** Fails on violations that axe finds in either theme; in the dark one, of colours only. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([])
}

/**
 * Returns the violations that axe finds, by WCAG 2.2 AA and its own best practices.
 *
 * @param rules only these, by axe's ids; all of them by default
 */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Off by default: targets of at least 24 by 24 pixels (WCAG 2.2, 2.5.8).
  const targets = { rules: { 'target-size': { enabled: true } } }
  const options = JSON.stringify(rules ? { runOnly: { type: 'rule', values: rules } } : targets)
  // The page's own policy blocks scripts: axe is injected by the debugger's protocol.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: await readFile(axePath, 'utf8') })
  const { result } = await session.send('Runtime.evaluate', {
    // A sandboxed page cannot read its own style sheets, which axe would load.
    expression: `axe.run({ ...${options}, preload: origin !== 'null' }).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => id + ': ' + nodes.map((n) => n.html.slice(0, 120) + ' ' + (n.any[0]?.message ?? '')).join(' | '))))`,
    awaitPromise: true,
    returnByValue: true,
  })
  return JSON.parse(String(result.value)) as string[]
}
