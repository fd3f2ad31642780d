import { createServer, type Server } from 'node:http'
import {
  type Browser,
  type BrowserContext,
  launchBrowser,
  type Page,
} from '../../reference/chromium.ts'
import { type AdminWorld, HOSTILE_FID, tokens, VICTIM_FID } from './admin-world.ts'

/** A page that someone else wrote, at an origin of its own. */
interface Elsewhere {
  port: number
  close(): void
}

const listen = (answer: (path: string) => string): Promise<Elsewhere> =>
  new Promise((resolve) => {
    const server: Server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(answer(request.url ?? '/'))
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close: () => server.close(),
      })
    })
  })

/**
 * What went wrong in a browser: scripts that ran, requests elsewhere, dialogs that are not the
 * page's.
 */
async function watch(
  context: BrowserContext,
  origin: string,
): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(`a request to ${request.url()}`)
  })
  page.on('pageerror', (error) => faults.push(`an error: ${error}`))
  return { page, faults }
}

/** Whether anything of the hostile texts became markup, or ran. */
const markup = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...('pwned' in globalThis ? ['a script ran'] : []),
    ...[
      ...document.querySelectorAll(
        'main img, main svg, main iframe, main details, main script, main base, main link, main a',
      ),
    ].map((one) => `markup: ${one.outerHTML.slice(0, 80)}`),
    ...(document.querySelectorAll('main form').length === 3 ? [] : ['another form']),
    ...[...document.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].flatMap(({ name, value }) =>
        /^on|^srcdoc$/.test(name) || /^javascript:/i.test(value) ? [`${name}=${value}`] : [],
      ),
    ),
  ])

async function openAsOperator(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`)
  await page.fill('[name=key]', tokens.operator)
  await page.press('[name=key]', 'Enter')
  await page.waitForSelector('table')
}

/**
 * The operator looks at everything that others wrote: what of it ran, and whether the page showed
 * it.
 */
export async function readAsOperator(
  context: BrowserContext,
  { origin }: AdminWorld,
): Promise<{ faults: string[]; page: Page; shown: number }> {
  const { page, faults } = await watch(context, origin)
  await openAsOperator(page, origin)
  for (const [field, value, part] of [
    ['q', `fid ${HOSTILE_FID}`, '[data-trace] table'],
    ['who', `fid:${HOSTILE_FID}`, '[data-forget] button'],
  ] as const) {
    await page.fill(`main [name=${field}]`, value)
    await page.press(`main [name=${field}]`, 'Enter')
    await page.waitForSelector(part)
  }
  faults.push(...(await markup(page)))
  const shown = (await page.textContent('main'))?.split('pwned').length ?? 0
  return { faults, page, shown }
}

/** Links that would give the operator a key of the attacker's choice, or take theirs. */
export async function fixate(context: BrowserContext, { origin }: AdminWorld): Promise<string[]> {
  const through: string[] = []
  for (const path of [
    `/admin?key=${tokens.all}`,
    `/admin#key=${tokens.all}`,
    `/admin?whocast-admin-key=${tokens.all}#${tokens.all}`,
  ]) {
    const { page, faults } = await watch(context, origin)
    await page.goto(origin + path)
    const kept = await page.evaluate(() => [
      sessionStorage.length,
      localStorage.length,
      document.cookie.length,
      document.querySelectorAll('table').length,
    ])
    if (kept.some((count) => count > 0))
      through.push(`${path.slice(0, 12)}… opens or keeps something`)
    through.push(...faults)
    await page.close()
  }
  return through
}

/**
 * What a page of another origin tries while the operator's tab is open; each that brings it
 * something is told.
 */
const tryFromPage = (page: Page, origin: string, key: string, fid: number): Promise<string[]> =>
  page.evaluate(
    async ([origin, key, fid]) => {
      const through: string[] = []
      const api = `${origin}/api/v1/admin`
      const bodies = {
        '/replay': { queue: 'mentions' },
        '/revoke': { id: 'reader' },
        '/forget': { who: `fid:${fid}`, isConfirmed: true },
      }
      const read = async (what: string, ask: () => Promise<Response>) => {
        const response = await ask().catch(() => null)
        if (response?.ok) through.push(what)
      }
      for (const headers of [
        {},
        { authorization: `Bearer ${key}` },
        { 'x-api-key': key },
      ] as Record<string, string>[]) {
        const by = Object.keys(headers)[0] ?? 'no key'
        await read(`reads by fetch, ${by}`, () => fetch(api, { credentials: 'include', headers }))
        await read(`reads by fetch without credentials, ${by}`, () => fetch(api, { headers }))
        for (const [path, body] of Object.entries(bodies)) {
          const sent = { method: 'POST', body: JSON.stringify(body) }
          await read(`${path} by fetch, ${by}`, () =>
            fetch(api + path, {
              ...sent,
              credentials: 'include',
              headers: { 'content-type': 'application/json', ...headers },
            }),
          )
          await read(`${path} by a simple request, ${by}`, () =>
            fetch(api + path, { ...sent, credentials: 'include', headers }),
          )
          await fetch(api + path, {
            ...sent,
            mode: 'no-cors',
            credentials: 'include',
            keepalive: true,
          }).catch(() => null)
          navigator.sendBeacon(api + path, new Blob([JSON.stringify(body)], { type: 'text/plain' }))
        }
      }
      const load = (name: string, attribute: string) =>
        new Promise<void>((resolve) => {
          const element = document.createElement(name)
          element.setAttribute(attribute, api)
          if (name === 'link') element.setAttribute('rel', 'stylesheet')
          element.onload = () => {
            if (name !== 'object' && name !== 'embed') through.push(`loads as ${name}`)
            resolve()
          }
          element.onerror = () => resolve()
          setTimeout(resolve, 500)
          document.body.append(element)
        })
      await Promise.all([load('script', 'src'), load('img', 'src'), load('link', 'href')])
      return through
    },
    [origin, key, String(fid)] as const,
  )

/** Frames, windows and forms of another page. */
async function tryByNavigation(
  page: Page,
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const through: string[] = []
  for (const name of ['iframe', 'object', 'embed']) {
    await page.evaluate(
      ([tag, url]) =>
        new Promise<void>((resolve) => {
          const element = document.createElement(tag)
          element.setAttribute(tag === 'object' ? 'data' : 'src', url)
          element.onload = element.onerror = () => resolve()
          setTimeout(resolve, 1000)
          document.body.append(element)
        }),
      [name, `${origin}/admin`] as const,
    )
  }
  for (const frame of page.frames())
    if (frame !== page.mainFrame() && (await frame.$('[data-key-form]').catch(() => null)))
      through.push('the page is framed')
  const opened = context.waitForEvent('page')
  const reached = page.evaluate(
    (url) =>
      new Promise<string[]>((resolve) => {
        const other = window.open(url)
        setTimeout(() => {
          const got: string[] = []
          for (const [what, read] of Object.entries({
            storage: () => other?.sessionStorage.length,
            document: () => other?.document.body.textContent,
          })) {
            try {
              if (other && read() !== undefined) got.push(`${what} of a window`)
            } catch {
              // What must be.
            }
          }
          other?.postMessage({ key: 'x', authorization: 'x' }, '*')
          resolve(got)
        }, 500)
      }),
    `${origin}/admin`,
  )
  const second = await opened
  await second.waitForLoadState()
  through.push(...(await reached))
  if ((await second.locator('table').count()) > 0)
    through.push('a window that another page opened is signed in')
  await second.close()
  return through
}

/** Forms that another page sends, each of which leads away from it. */
async function tryForms(page: Page, from: string, origin: string, fid: number): Promise<void> {
  const bodies: [path: string, body: object][] = [
    ['/replay', { queue: 'mentions' }],
    ['/revoke', { id: 'reader' }],
    ['/forget', { who: `fid:${fid}`, isConfirmed: true }],
  ]
  for (const [path, body] of bodies)
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded']) {
      await page.goto(from)
      const json = JSON.stringify(body)
      await Promise.all([
        page.waitForURL(`${origin}/**`),
        page.evaluate(
          ([action, type, text]) => {
            const form = document.createElement('form')
            Object.assign(form, { method: 'POST', action, enctype: type })
            const input = document.createElement('input')
            // As plain text this is JSON with one name more.
            Object.assign(input, { name: `${text.slice(0, -1)},"more":"`, value: '"}' })
            form.append(input)
            document.body.append(form)
            form.submit()
          },
          [`${origin}/api/v1/admin${path}`, enctype, json] as const,
        ),
      ])
    }
}

/** Everything that pages of a sibling and of another site try. */
export async function tryFromElsewhere(
  context: BrowserContext,
  world: AdminWorld,
): Promise<{ through: string[]; origins: number }> {
  const { origin, state } = world
  const elsewhere = await listen(() => '<!doctype html><title>Elsewhere</title><body></body>')
  const before = await state()
  const through: string[] = []
  const origins = [`http://localhost:${elsewhere.port}`, `http://127.0.0.1:${elsewhere.port}`]
  try {
    for (const from of origins) {
      const page = await context.newPage()
      // esbuild's mark of named functions, which the functions below have when they come here.
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.goto(from)
      through.push(
        ...(await tryFromPage(page, origin, tokens.operator, VICTIM_FID)).map(
          (what) => `${from}: ${what}`,
        ),
      )
      through.push(
        ...(await tryByNavigation(page, context, origin)).map((what) => `${from}: ${what}`),
      )
      await tryForms(page, from, origin, VICTIM_FID)
      await page.close()
      if ((await state()) !== before) through.push(`${from}: something changed`)
    }
  } finally {
    elsewhere.close()
  }
  return { through, origins: origins.length }
}

/** Presses a button of the page and waits for what the page says of it. */
async function press(page: Page, button: string, answer: RegExp): Promise<void> {
  await page.locator(button).first().click()
  await page.waitForFunction(
    (pattern) =>
      new RegExp(pattern).test(document.querySelector('[data-status]')?.textContent ?? ''),
    answer.source,
  )
}

/**
 * What the operator does on the page: without it, nothing above says anything. How many of three
 * deeds were done.
 */
export async function actAsOperator(page: Page, { state }: AdminWorld): Promise<number> {
  page.on('dialog', (dialog) => void dialog.accept())
  page.setDefaultTimeout(8000)
  const who = `fid:${VICTIM_FID}`
  const deeds = [
    () => press(page, '[aria-label="API keys"] tr:has-text("reader") button', /^Revoked/),
    () =>
      press(page, '[aria-label="Dead letters of the bot"] tr:has-text("0x000") button', /^Queued/),
    async () => {
      await page.fill('main [name=who]', who)
      await page.press('main [name=who]', 'Enter')
      await page.locator('[data-forget] button', { hasText: who }).waitFor()
      await press(page, '[data-forget] button', /^Forgotten/)
    },
  ]
  let done = 0
  for (const deed of deeds) {
    const before = await state()
    await deed().catch(() => undefined)
    done += Number((await state()) !== before)
  }
  return done
}

/** A browser for the operator and for who would like to be. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
