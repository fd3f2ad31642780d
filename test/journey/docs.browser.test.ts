import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { expectAccessible, openPage } from '../frames/browser.ts'
import type { Browser } from '../reference/chromium.ts'
import { launchBrowser } from '../reference/chromium.ts'
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
    it(`are accessible, fit a phone and look like the rest: ${path}`, async () => {
      const { page, done } = await openPage(browser, server.origin, path)
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(await paper()).toBe('rgb(251, 250, 248)')
      await expectAccessible(page)
      expect(await paper()).toBe('rgb(20, 19, 15)')
      expect(await page.getAttribute('header a', 'href')).toBe('/')
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      )
      await done()
    })
  }

  it('have examples that this instance answers, and locks only where a key or a session is needed', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs')
    const forms = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLFormElement>('form.try')]
        .filter((form) => !form.closest('.operation')?.querySelector('.lock'))
        .map((form) => {
          const fields = [...form.querySelectorAll('input')].map(({ name, value, dataset }) => ({
            name,
            value,
            in: dataset.in,
          }))
          return { path: form.dataset.path ?? '', fields }
        }),
    )
    expect(forms.length).toBeGreaterThan(10)
    for (const { path, fields } of forms) {
      const query = new URLSearchParams(
        fields.flatMap((one) => (one.in === 'query' && one.value ? [[one.name, one.value]] : [])),
      )
      const asked = fields.reduce(
        (url, one) => url.replace(`{${one.name}}`, encodeURIComponent(one.value)),
        path,
      )
      const answer = await fetch(`${server.origin}${asked}?${query}`)
      const text = await answer.text()
      expect(`${answer.status} ${asked} ${query}`).toMatch(/^200 /)
      expect(text, `${asked}?${query}`).not.toMatch(/"(profiles|results)":\[\]/)
    }
    const locked = await page.evaluate(() =>
      [...document.querySelectorAll('.operation')].flatMap((one) => {
        const lock = one.querySelector('.lock')?.textContent?.trim()
        return lock
          ? [
              `${one.querySelector('.method')?.textContent} ${one.querySelector('code')?.textContent}: ${lock}`,
            ]
          : []
      }),
    )
    expect(locked).toContain('PUT /api/v1/credentials: needs a key')
    expect(locked).toContain('GET /api/v1/webhooks: needs a key')
    expect(locked).toContain('GET /api/v1/me: for signed-in owners')
    expect(
      locked.filter((line) => /lookup|fname|search|changes|status|session\/nonce/.test(line)),
    ).toEqual([])
    await done()
  })

  it('ask a route and show what it answers', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs')
    const form = page.locator('form[data-path="/api/v1/fname/{fname}"]')
    await form.locator('input[name=fname]').fill('sample-ada')
    await form.locator('button').click()
    await form.locator('pre').waitFor()
    expect(await form.locator('pre').textContent()).toContain('"displayName": "Ada Sample"')
    expect(await form.locator('[data-answer] p').textContent()).toContain(
      '200 /api/v1/fname/sample-ada',
    )
    await done()
  })
})
