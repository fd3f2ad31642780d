import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { embedHtml } from '../../frames/embed-code.ts'
import { buildClient } from '../../scripts/build.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { violations } from '../frames/browser.ts'
import { ghostHtml, wordpressHtml } from '../frames/publishers.ts'
import { freePort } from '../free-port.ts'
import type { Browser, BrowserContextOptions, Page } from '../reference/chromium.ts'
import { launchBrowser } from '../reference/chromium.ts'
import { type RunningServer, slow, startServer } from './support.ts'

/** The bar: bytes of the script, packed. */
const MOST_BYTES = 5000

/** Built for this suite alone: others build `dist` while it runs. */
const assetsFolder = mkdtempSync(join(tmpdir(), 'whocast-embed-'))

let browser: Browser
let database: TestDatabase
/** A real service with its sample people. */
let service: RunningServer
/** One that answers as a test says: slow, broken, hostile. */
let fake: { server: ServerType; origin: string }
/** The site of a stranger, which shows cards. */
let host: { server: ServerType; origin: string }

/** What the stranger's page has in its body. */
let body = ''
/** The stranger's page's policy. */
let policy = ''
/** What the fake service answers a lookup, by what was asked. */
let answers: Record<string, () => Response | Promise<Response>> = {}
let asked: string[] = []

const start = (app: Hono): Promise<{ server: ServerType; origin: string }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, origin: `http://localhost:${port}` }),
    )
  })

const cors = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const answerOf = (...profiles: object[]) => Response.json({ profiles }, { headers: cors })
const channel = (type: string, value: string, grade: string, more: object = {}) => ({
  type,
  isVerified: true,
  isLocked: false,
  value,
  verification: { grade, checkedAt: '2026-11-21T00:00:00Z' },
  ...more,
})
const ada = {
  profileID: 'ada-ada-ada-ada-ada-1',
  displayName: 'Ada Example',
  channels: [
    channel('github', 'ada', 'confirmed', { url: 'https://github.com/ada' }),
    channel('ens', 'ada.eth', 'proven', { url: 'https://app.ens.domains/ada.eth' }),
    channel('twitter', 'ada', 'reported', { url: 'https://x.com/ada' }),
    { type: 'bluesky', isVerified: false, isLocked: false, value: 'claimed.example' },
  ],
}

beforeAll(async () => {
  database = await createSqliteDatabase()
  // What the service says of itself names its port.
  service = await startServer(database.options, { PORT: String(await freePort()) })
  await buildClient(assetsFolder)
  const fakeApp = new Hono()
    .get('/embed.js', (c) =>
      c.body(readFileSync(join(assetsFolder, 'embed.js'), 'utf8'), 200, {
        'content-type': 'text/javascript',
        ...cors,
      }),
    )
    .get('/api/v1/lookup', (c) => {
      const query = c.req.query('q') ?? ''
      asked.push(query)
      return answers[query]?.() ?? answerOf()
    })
    .get('/avatar/*', (c) => c.body('no picture', 404, cors))
  fake = await start(fakeApp)
  const hostApp = new Hono().get('/', (c) =>
    c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A stranger's site</title><style>:root{color-scheme:light dark}</style><main><h1>People</h1>${body}<p id="after">What comes after.</p></main></html>`,
      200,
      policy === '' ? {} : { 'content-security-policy': policy },
    ),
  )
  host = await start(hostApp)
  browser = await launchBrowser()
}, 90_000)
afterAll(async () => {
  await browser?.close()
  fake?.server.close()
  host?.server.close()
  await service?.stop()
  await database?.drop()
  rmSync(assetsFolder, { recursive: true, force: true })
})
beforeEach(() => {
  body = ''
  policy = ''
  answers = {}
  asked = []
})

interface Opened {
  page: Page
  /** What the console complained of. */
  complaints: string[]
  close(): Promise<void>
}

async function open(options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 800, height: 700 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(host.origin, { waitUntil: 'load' })
  return { page, complaints, close: () => context.close() }
}

const cardOf = (identifier: string, origin = fake.origin, name = 'Their page') =>
  embedHtml({ baseUrl: origin, identifier, path: `/lookup/${identifier}`, name })

/** What the card shows: its text, once it has this one in it. */
const shows = async (page: Page, text: string | RegExp) => {
  const card = page.locator('whocast-card .card').first()
  await card.getByText(text).first().waitFor()
  return card.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    return texts.join(' ').replaceAll(/\s+/g, ' ')
  })
}

describe('<whocast-card>', slow, () => {
  it('is one script within its size limit, which any origin may load', async () => {
    const answer = await fetch(`${service.origin}/embed.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('ratelimit')).toBeNull()
    const script = await answer.text()
    const size = gzipSync(script, { level: 9 }).length
    console.log(`the card: ${script.length} bytes, ${size} gzipped`)
    expect(size).toBeLessThanOrEqual(MOST_BYTES)
    expect(script).not.toMatch(/\bimport\s*[{"'(]|innerHTML|eval\(/)
    expect(gunzipSync(gzipSync(script)).length).toBe(Buffer.byteLength(script))
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`shows a person on another site under a strict policy, accessibly, ${colorScheme}`, async () => {
      const { origin } = service
      policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin}; style-src 'unsafe-inline'; require-trusted-types-for 'script'`
      body = embedHtml({
        baseUrl: origin,
        identifier: 'sample-ada.eth',
        path: '/ens/sample-ada.eth',
        name: 'Ada on Whocast',
      })
      const { page, complaints, close } = await open({ colorScheme })
      const text = await shows(page, 'Ada Sample')
      expect(text).toContain('invented sample')
      expect(text).toContain('ENS sample-ada.eth proven')
      expect(text).toMatch(/Accounts: \d+ proven, /)
      expect(
        await page
          .locator('whocast-card img')
          .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBe(128)
      expect(await violations(page)).toEqual([])
      expect(complaints).toEqual([])
      if (process.env.KEEP_PICTURES)
        await page.screenshot({ path: join(process.env.KEEP_PICTURES, `embed-${colorScheme}.png`) })
      await close()
    })
  }

  it('is a link without script', async () => {
    body = embedHtml({
      baseUrl: service.origin,
      identifier: 'sample-ada.eth',
      path: '/ens/sample-ada.eth',
      name: 'Ada on Whocast',
    })
    const { page, close } = await open({ javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Ada on Whocast' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ada Sample')
    await close()
  })

  it('moves nothing on the page, however late the response is; shows grades in words, the best first, and no claims', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    answers = {
      '@ada': () => released.then(() => answerOf({ ...ada, url: `${fake.origin}/fname/ada` })),
    }
    body = cardOf('@ada')
    const { page, close } = await open()
    const top = () =>
      page.locator('#after').evaluate((element) => element.getBoundingClientRect().top)
    await page.locator('whocast-card .card').first().waitFor()
    const before = await top()
    release()
    expect(await shows(page, 'Ada Example')).toBe(
      'Ada Example ada.eth ENS ada.eth proven GitHub ada confirmed X ada reported Accounts: 1 proven, 1 confirmed, 1 reported',
    )
    expect(await page.locator('whocast-card .card a').first().getAttribute('href')).toBe(
      `${fake.origin}/fname/ada`,
    )
    // Two frames later the browser has counted what moved.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(
      await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
    ).toBe(0)
    expect(await top()).toBe(before)
    await close()
  })

  it('warns of a name that is like another', async () => {
    const warning = {
      type: 'lookalike',
      of: { profileID: 'x', handle: '@dwr', displayName: 'Dan Romero' },
    }
    answers = { '@ada': () => answerOf({ ...ada, warning }) }
    body = cardOf('@ada')
    const { page, close } = await open()
    await shows(page, 'Not Dan Romero (@dwr), who has more proof of a name like this')
    expect(await violations(page)).toEqual([])
    await close()
  })

  it('never treats untrusted text as markup, and accepts only https URLs', async () => {
    const markup =
      '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>'
    const channels = [
      channel('github', markup, 'proven', { url: 'javascript:document.title="run"' }),
      channel('x"><script>', 'b', 'proven" onclick="document.title=1', {
        url: ' data:text/html,x',
      }),
      channel('ens', `${'long'.repeat(60)}\u202egnol`, 'proven', { url: 'http://plain.example' }),
    ]
    answers = {
      '@ada': () =>
        answerOf({ profileID: markup, displayName: markup, url: 'javascript:alert(1)', channels }),
    }
    body = cardOf('@ada')
    const { page, close } = await open()
    await shows(page, markup)
    const links = await page
      .locator('whocast-card .card a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links).toEqual([`${fake.origin}/search?q=%40ada`])
    await page.locator('whocast-card .card a').first().focus()
    expect(
      await page
        .locator('whocast-card script, whocast-card [onerror], whocast-card [onclick]')
        .count(),
    ).toBe(0)
    expect(await page.title()).toBe("A stranger's site")
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800)
    await close()
  })

  const refused = (status: number, more: object = {}) =>
    Response.json(
      { profiles: [], ...more },
      { status, headers: { ...cors, 'content-type': 'application/problem+json' } },
    )
  it('stays a link without a profile, and shows the reason', async () => {
    const cases: [string, () => Response, string][] = [
      ['no match', () => answerOf(), 'No match.'],
      ['no identifier', () => refused(400), 'No match.'],
      ['several people', () => answerOf(ada, ada), 'Several people have this handle.'],
      ['the limit', () => refused(429), 'Could not be loaded.'],
      ['down', () => refused(503), 'Could not be loaded.'],
      ['no JSON', () => new Response('<html>', { headers: cors }), 'Could not be loaded.'],
      ['something else', () => Response.json(null, { headers: cors }), 'Could not be loaded.'],
      ['no channels', () => answerOf({ profileID: 'x' }), 'Could not be loaded.'],
      ['no CORS', () => Response.json({ profiles: [ada] }), 'Could not be loaded.'],
    ]
    answers = Object.fromEntries(cases.map(([what, answer]) => [what, answer]))
    body = cases.map(([what]) => cardOf(what, fake.origin, what)).join('')
    const { page, close } = await open({ viewport: { width: 800, height: 2500 } })
    for (const [at, [what, , note]] of cases.entries()) {
      await page.locator('whocast-card').nth(at).getByText(note).waitFor()
      expect(await page.getByRole('link', { name: what, exact: true }).isVisible(), what).toBe(true)
    }
    await close()
  })

  it('shows the person that was requested last', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    answers = {
      '@ada': () => released.then(() => answerOf(ada)),
      '@grace': () => answerOf({ ...ada, displayName: 'Grace Example' }),
    }
    body = cardOf('@ada')
    const { page, close } = await open()
    await expect.poll(() => asked).toEqual(['@ada'])
    await page.locator('whocast-card').evaluate((card) => card.setAttribute('identifier', '@grace'))
    await shows(page, 'Grace Example')
    release()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await shows(page, 'Grace Example')).not.toContain('Ada')
    await close()
  })

  it('requests only people near the viewport', async () => {
    answers = {
      '@ada': () => answerOf(ada),
      '@far': () => answerOf({ ...ada, displayName: 'Far Away' }),
    }
    body = `${cardOf('@ada')}<div style="height:5000px"></div>${cardOf('@far')}`
    const { page, close } = await open()
    await shows(page, 'Ada Example')
    expect(asked).toEqual(['@ada'])
    await page.locator('#after').scrollIntoViewIfNeeded()
    await page.locator('whocast-card').nth(1).getByText('Far Away').waitFor()
    expect(asked).toEqual(['@ada', '@far'])
    await close()
  })

  it('takes the colours and the theme of the page', async () => {
    answers = { '@ada': () => answerOf(ada) }
    body = `<style>whocast-card{--whocast-background:rgb(1, 2, 3);--whocast-radius:0px}</style>${cardOf('@ada').replace('<whocast-card ', '<whocast-card theme="dark" ')}`
    const { page, close } = await open({ colorScheme: 'light' })
    await shows(page, 'Ada Example')
    const style = await page
      .locator('whocast-card .card')
      .first()
      .evaluate((card) => {
        const { backgroundColor, borderRadius, color } = getComputedStyle(card)
        return { backgroundColor, borderRadius, color }
      })
    expect(style).toEqual({
      backgroundColor: 'rgb(1, 2, 3)',
      borderRadius: '0px',
      color: 'rgb(244, 241, 234)',
    })
    await close()
  })
})

describe('the frame of publishing systems', slow, () => {
  const page = () => `${service.origin.replace('127.0.0.1', 'localhost')}/fname/sample-ada`
  const get = (url: string) => fetch(url)

  it('shows the card in WordPress, whose script opens its links', async () => {
    const html = await wordpressHtml(get, page(), 'secret1234')
    body = `${html}<p id="told"></p>`
    const { page: shown, complaints, close } = await open()
    await shown.evaluate(() => {
      addEventListener('message', ({ data, source }) => {
        const frame = document.querySelector('iframe')
        const told = document.querySelector('#told')
        if (told && source === frame?.contentWindow && data.secret === frame?.dataset.secret)
          told.textContent += ` ${data.message}=${data.value}`
      })
    })
    const frame = shown.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Ada Sample' }).waitFor()
    expect(await frame.locator('li').count()).toBe(3)
    const fits = await frame
      .locator('main')
      .evaluate((main) => main.scrollHeight <= main.clientHeight && innerHeight === 208)
    expect(fits, 'nothing is cut off').toBe(true)
    await frame.getByRole('link', { name: 'Ada Sample' }).click()
    await shown.getByText(`link=${page()}`).waitFor()
    expect(complaints).toEqual([])
    if (process.env.KEEP_PICTURES)
      await shown.screenshot({ path: join(process.env.KEEP_PICTURES, 'embed-frame.png') })
    await close()
  })

  it('shows the card in Ghost, and opens the page in a window of its own', async () => {
    body = (await ghostHtml(get, page())) ?? ''
    const { page: shown, complaints, close } = await open({ colorScheme: 'dark' })
    const frame = shown.frameLocator('iframe')
    const [opened] = await Promise.all([
      shown.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Ada Sample' }).click(),
    ])
    await opened.getByRole('heading', { name: 'Ada Sample', level: 1 }).waitFor()
    expect(opened.url()).toBe(page())
    expect(complaints).toEqual([])
    await close()
  })
})

describe('hovercards', slow, () => {
  const origin = () => service.origin
  const names = () =>
    `<p>By <a href="${origin()}/fname/sample-ada">Ada</a>, <span data-whocast="sample-ada.eth">her ENS name</span> and <a href="${origin()}/docs">the API</a>.</p><script type="module" src="${origin()}/hovercards.js"></script>`

  it('show the card over a link, load it only then, and go by Escape', async () => {
    body = names()
    policy = `default-src 'none'; script-src ${origin()}; connect-src ${origin()}; img-src ${origin()}; style-src 'unsafe-inline'`
    const { page, complaints, close } = await open()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'the API' }).hover()
    await page.getByRole('link', { name: 'Ada' }).hover()
    await page.locator('whocast-card').getByText('Ada Sample').waitFor()
    expect(requests[0]).toBe('/embed.js')
    const [card, link] = await Promise.all([
      page.locator('whocast-card').boundingBox(),
      page.getByRole('link', { name: 'Ada', exact: true }).boundingBox(),
    ])
    expect(card?.y ?? 0).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0))
    expect(await violations(page)).toEqual([])
    if (process.env.KEEP_PICTURES)
      await page.screenshot({ path: join(process.env.KEEP_PICTURES, 'hovercard.png') })
    // The pointer may rest on the card itself.
    await page.locator('whocast-card').hover()
    await page.locator('whocast-card').getByText('Ada Sample').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('whocast-card').count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('are reached and left by the keyboard', async () => {
    body = names()
    const { page, close } = await open()
    await page.getByText('her ENS name').focus()
    await page.locator('whocast-card').getByText('Ada Sample').waitFor()
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.tagName.toLowerCase()),
      'the card',
    ).toBe('whocast-card')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('her ENS name')
    await close()
  })
})
