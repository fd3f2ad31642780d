/**
 * `npm run looks`: opens pages in Chromium at four widths and in both themes, and reports the
 * complaints of axe, the console and the layout.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Profile } from '@whocast/contract/profile.ts'
import { createFrames } from '../../frames/app.ts'
import { readArguments, refuse } from '../../scripts/arguments.ts'
import { samplesFile } from '../../src/main/people-file/samples.ts'
import type { Lookup } from '../../src/people/lookup.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { freePort } from '../free-port.ts'
import { startServer } from '../journey/support.ts'
import { type Browser, launchBrowser, type Page } from '../reference/chromium.ts'
import { createTestRenderer } from '../render/look.ts'
import { people } from '../render/people.ts'
import { violations } from './browser.ts'
import { createRecordedLog, layla, mira } from './people.ts'

const WIDTHS = [320, 390, 768, 1280]
const THEMES = ['light', 'dark'] as const
/** Maximum height of a screenshot, in CSS pixels. */
const MAX_HEIGHT = 2400

interface Place {
  name: string
  url: string
}

/**
 * Returns the elements with unreadable text: cut off without an ellipsis, or outside of the window.
 * Runs in the page.
 */
function unreadable(): string[] {
  const found: [what: string, element: Element][] = []
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(['wider than the window', document.documentElement])
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    )
    const { left, right, width, height } = element.getBoundingClientRect()
    // Text for screen readers only is one pixel large.
    if (!hasText || width <= 1 || height <= 1 || !element.checkVisibility()) continue
    if ((right > innerWidth + 1 || left < -1) && !element.closest('pre, [tabindex]'))
      found.push(['outside', element])
    const { textOverflow, webkitLineClamp, overflowX, overflowY } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && ['hidden', 'clip'].includes(overflowX)
    const isLow =
      element.scrollHeight > element.clientHeight + 2 && ['hidden', 'clip'].includes(overflowY)
    if (isCut || isLow) found.push(['cut off', element])
  }
  return found.map(
    ([what, element]) => `${what}: ${element.outerHTML.slice(0, 120).replaceAll('\n', ' ')}`,
  )
}

/** Serves people who are hard to lay out, with real pictures. */
async function serveHardPeople(): Promise<{ places: Place[]; close(): Promise<void> }> {
  const profiles = new Map<string, Profile>([
    ['mira', mira],
    ['layla', layla],
  ])
  for (const [name, subject] of Object.entries(people))
    if (subject.kind === 'profile') profiles.set(`hard-${name}`, subject.profile)
  const lookup: Pick<Lookup, 'one'> = {
    async one(identifier) {
      const profile = identifier.kind === 'fname' ? profiles.get(identifier.fname) : undefined
      return {
        profiles: profile ? [profile] : [],
        isStale: false,
        failedSources: [],
        tags: [],
        freshUntil: 0,
      }
    },
  }
  const renderer = createTestRenderer()
  let baseUrl = ''
  const { promise: isListening, resolve } = Promise.withResolvers<void>()
  const server = serve(
    { fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' },
    ({ port }) => {
      baseUrl = `http://localhost:${port}`
      resolve()
    },
  )
  await isListening
  const app = createFrames({
    lookup,
    renderer,
    credentials: {
      get: async () => null,
      attested: async () => ({ rows: [], names: [] }),
      holders: async () => ({ holders: [] }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  return {
    places: [...profiles.keys()].map((name) => ({ name, url: `${baseUrl}/fname/${name}` })),
    async close() {
      server.close()
      await renderer.close()
    },
  }
}

/** Returns the path of each sample person's page, by a name for its screenshots. */
function samplePages(): Record<string, string> {
  const pages = readFileSync(samplesFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { channels } = JSON.parse(line) as { channels: { type: string; value: string }[] }
      const name = channels.find(({ type }) => type === 'farcaster')?.value
      return name === undefined
        ? ['sample-wallet', `/eth/${channels[0]?.value}`]
        : [name, `/fname/${name}`]
    })
  return Object.fromEntries(pages)
}

/** Serves the pages of the built service, with the sample people. */
async function serveSamples(): Promise<{ places: Place[]; close(): Promise<void> }> {
  const database = await createSqliteDatabase()
  // The service's own URL contains its port.
  const server = await startServer(database.options, { PORT: String(await freePort()) })
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  const { profiles } = (await (await fetch(`${server.api}/fname/sample-ada`)).json()) as {
    profiles: Profile[]
  }
  const [signed] = profiles[0]?.credentials ?? []
  const paths = {
    home: '/',
    ...samplePages(),
    credential: `/credentials/${signed?.uid}`,
    holders: `/credentials/${encodeURIComponent(signed?.name ?? '')}?show=receivers`,
    issuer: `/issuers/${signed?.attester}`,
    handle: '/socials/twitter/sample_twin',
    search: '/search?q=sam',
    results: '/search?q=sampel+ada',
    grades: '/about/grades',
    embed: '/embed/fname/sample-ada',
    unknown: '/no/such/page',
    debugger: '/dev?q=@sample-ada',
    missing: '/ens/nobody-is-here.eth',
    malformed: '/fid/0',
    me: '/me',
    admin: '/admin',
    docs: '/docs',
    problems: '/problems',
    problem: '/problems/quota-exceeded',
  }
  return {
    places: Object.entries(paths).map(([name, path]) => ({ name, url: origin + path })),
    async close() {
      await server.stop()
      await database.drop()
    },
  }
}

/** Opens one page in one theme at each width. @returns the complaints */
async function lookAt(
  browser: Browser,
  { name, url }: Place,
  theme: (typeof THEMES)[number],
  folder: string,
): Promise<string[]> {
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // The console reports the status of pages without a match, and of those without a source.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/status of (?:4\d\d|503)/.test(message.text())
    )
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  try {
    await page.goto(url, { waitUntil: 'load' })
    // The debugger's page keeps a connection open.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      for (const row of await page.evaluate(unreadable)) complaints.push(`at ${width}, ${row}`)
      for (const row of await violations(page)) complaints.push(`at ${width}, ${row}`)
      await draw(page, width, join(folder, `${name}-${width}-${theme}.png`))
    }
  } finally {
    await context.close()
  }
  return complaints.map((row) => `${name}, ${theme}: ${row}`)
}

async function draw(page: Page, width: number, path: string): Promise<void> {
  const height = Math.min(
    MAX_HEIGHT,
    await page.evaluate(() => document.documentElement.scrollHeight),
  )
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } })
}

const USAGE = `
Usage: npm run looks [-- folder [name …]]

Opens every page about the sample people and about people who are hard to lay out, in Chromium, ${WIDTHS.join(', ')} pixels wide, light and dark;
reports the complaints of axe, the console and the layout, and stores screenshots of all.

  folder  where the pictures go; by default ${join(tmpdir(), 'looks')}
  name    only these pages, as an earlier run named them

Exit code: 0 nothing to complain of, 1 something is wrong, 2 not understood.
`
const [folder = join(tmpdir(), 'looks'), ...names] = readArguments(USAGE, {}).positionals
mkdirSync(folder, { recursive: true })
const browser = await launchBrowser()
const sites = [await serveSamples(), await serveHardPeople()]
const wrong: string[] = []
let drawn = 0
try {
  for (const place of sites.flatMap(({ places }) => places)) {
    if (names.length > 0 && !names.includes(place.name)) continue
    for (const theme of THEMES) {
      wrong.push(...(await lookAt(browser, place, theme, folder)))
      drawn += WIDTHS.length
    }
    console.log(`${place.name}: ${drawn} pictures, ${wrong.length} complaints so far`)
  }
} finally {
  await browser.close()
  for (const site of sites) await site.close()
}
if (drawn === 0) refuse(`no page is named ${names.join(', ')}`)
for (const row of wrong) console.log(row)
console.log(`${drawn} pictures in ${folder}, ${wrong.length} complaints`)
process.exit(wrong.length === 0 ? 0 : 1)
