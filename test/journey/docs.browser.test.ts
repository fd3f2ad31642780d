import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { launchBrowser, openPage, violations } from '../frames/browser.ts'
import type { Browser } from '../reference/chromium.ts'
import { type RunningServer, startServer } from './support.ts'

let browser: Browser
let database: TestDatabase
let server: RunningServer

beforeAll(async () => {
  database = await createSqliteDatabase()
  ;[browser, server] = await Promise.all([launchBrowser(), startServer(database.options)])
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await database?.drop()
})

describe('the pages of the API in a browser', { timeout: 60_000 }, () => {
  for (const path of ['/docs', '/problems', '/problems/quota-exceeded']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`are accessible, fit a phone and look like the rest: ${path}, ${colorScheme}`, async () => {
        const { page, done } = await openPage(browser, server.origin, path, { colorScheme })
        expect(await violations(page)).toEqual([])
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(paper).toBe(colorScheme === 'light' ? 'rgb(251, 250, 248)' : 'rgb(20, 19, 15)')
        expect(await page.getAttribute('header a', 'href')).toBe('/')
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await done()
      })
    }
  }

  it('ask a route and show what it answers', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs')
    const form = page.locator('form[data-path="/api/v1/fname/{fname}"]')
    await form.locator('input[name=fname]').fill('sample-ada')
    await form.locator('button').click()
    await form.locator('pre').waitFor()
    expect(await form.locator('pre').textContent()).toContain('"displayName": "Ada Sample"')
    expect(await form.locator('[data-answer] p').textContent()).toContain('200 /api/v1/fname/sample-ada')
    await done()
  })
})
