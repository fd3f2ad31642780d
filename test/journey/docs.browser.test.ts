import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { expectAccessible, openPage } from '../frames/browser.ts'
import { freePort } from '../free-port.ts'
import type { Browser } from '../reference/chromium.ts'
import { launchBrowser } from '../reference/chromium.ts'
import { type RunningServer, startServer } from './support.ts'

let browser: Browser
let database: TestDatabase
let server: RunningServer

beforeAll(async () => {
  database = await createSqliteDatabase()
  const port = String(await freePort())
  ;[browser, server] = await Promise.all([
    launchBrowser(),
    startServer(database.options, { PORT: port }),
  ])
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

  it('have examples that work on this instance, and locks only where a key or a session is needed', async () => {
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

  it('send a request and show its response, with samples that follow the input', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs')
    const form = page.locator('form[data-path="/api/v1/fname/{fname}"]')
    const operation = page.locator('.operation', { has: form })
    // The example of this instance is there before anything is pressed.
    await form.scrollIntoViewIfNeeded()
    const response = operation.locator('.response')
    await response.getByText('200 /api/v1/fname/').waitFor()
    await form.locator('input[name=fname]').fill('sample-hanako')
    const sample = async (language: string) => {
      await operation.getByRole('button', { name: language, exact: true }).click()
      return operation.locator('[data-sample]:visible').textContent()
    }
    expect(await sample('curl')).toBe(`curl '${server.origin}/api/v1/fname/sample-hanako'`)
    expect(await sample('TypeScript')).toContain("await whocast.fname('sample-hanako')")
    expect(await sample('Python')).toContain(
      `requests.get(\n    "${server.origin}/api/v1/fname/sample-hanako",`,
    )
    await form.locator('button').click()
    await response.getByText('200 /api/v1/fname/sample-hanako').waitFor()
    expect(await response.locator('pre').textContent()).toContain('"profiles": [')
    await done()
  })

  it('reach every operation from the sidebar, and find them by search', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs')
    const { paths } = (await (await fetch(`${server.api}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    const missing = await page.evaluate(
      (all) =>
        all.filter(
          (id) =>
            !document.querySelector(`.contents a[href="#${id}"]`) ||
            document.querySelectorAll(
              `.operation[aria-labelledby="${id}"] :is([data-sample=curl], [data-sample=typescript], [data-sample=python])`,
            ).length !== 3,
        ),
      ids,
    )
    expect(missing).toEqual([])
    const anchors = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    )
    expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([])
    // Each object is described once.
    const forms = await page.evaluate(() =>
      [...document.querySelectorAll('.form')].map(({ id }) => id),
    )
    expect(new Set(forms).size).toBe(forms.length)
    await page.getByRole('searchbox').fill('webhook secret')
    const visible = page.locator('.contents li:visible')
    expect(await visible.count()).toBeLessThan(6)
    await page.getByRole('searchbox').fill('no such thing')
    expect(await page.getByText('Nothing found.').isVisible()).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    console.log(`the reference: ${height} px high at 1280 px`)
    expect(height).toBeLessThan(23_000)
    await done()
  })

  it('lead to a copied command in two clicks, for every operation', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('.operation')].map((one) =>
        one.getAttribute('aria-labelledby'),
      ),
    )
    expect(ids.length).toBeGreaterThan(30)
    for (const id of ids) {
      await page.locator(`.contents a[href="#${id}"]`).click()
      await page.locator(`[aria-labelledby="${id}"] .copy-code`).click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied, String(id)).toMatch(/^curl '?.*\/api\/v1/s)
    }
    console.log(`${ids.length} operations, a copied command in two clicks each`)
    await done()
  })

  it('have a first request that works when it is copied', async () => {
    const { page, done } = await openPage(browser, server.origin, '/docs')
    const command = (await page.locator('#start pre').textContent()) ?? ''
    const [, url = ''] = /^curl '([^']+)'$/.exec(command) ?? []
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('"profileID"')
    await done()
  })
})
