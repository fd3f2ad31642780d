import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ServerType, serve } from '@hono/node-server'
import type { Credential, CredentialRecord } from '@whocast/contract/credential.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { SNAP_MAX_HEIGHT, snapHeight } from '../../frames/snap/height.ts'
import { snapSchema, snapType } from '../../frames/snap/schema.ts'
import { buildClient } from '../../scripts/build.ts'
import type { Attested, Holder } from '../../src/credentials/port.ts'
import { expectAccessible, openPage, violations } from '../frames/browser.ts'
import { overview } from '../frames/overview.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup, mira } from '../frames/people.ts'
import type { Browser, BrowserContextOptions } from '../reference/chromium.ts'
import { launchBrowser } from '../reference/chromium.ts'

/** Built for this suite alone: others build `dist` while it runs. */
const assetsFolder = mkdtempSync(join(tmpdir(), 'whocast-assets-'))

let browser: Browser
let server: ServerType
let baseUrl: string

const record: CredentialRecord = {
  uid: mira.credentials[0]?.uid ?? '0x',
  kind: 'eas-offchain',
  name: 'Skill: Engineering',
  attester: { address: '0x357458739f90461b99789350868cd7cf330dd7ee' },
  attestee: { address: mira.walletAddress ?? '0x' },
  issuer: 'guild',
  issuedAt: 1_790_000_000,
  revocation: { status: 'active' },
  verification: { method: 'eip712', result: 'holds', checkedAt: 1_795_000_000 },
  evidence: { signature: { r: '0x01', s: '0x02', v: 27 }, note: '</pre><script>alert(1)</script>' },
  isPublic: true,
}

/**
 * What the API would answer about the sample page: nothing in it can be checked, one channel is
 * forged.
 */
const proofs = (profile: Profile) => ({
  profiles: [
    {
      ...profile,
      channels: profile.channels.map((c) => ({ ...c, checkedAt: '2026-11-21T00:00:00Z' })),
      credentials: [],
    },
  ],
})

/** What the box asked for, in order. */
const searched: string[] = []

/** What the operator's page asked for: method, path, body. */
const acted: [string, string, unknown][] = []

const holder: Holder = {
  profileID: mira.profileID,
  walletAddress: `0x${'2b'.repeat(20)}`,
  handle: '@mira',
  path: '/fname/mira',
  credential: {
    uid: record.uid,
    attester: `0x${'c0'.repeat(20)}`,
    issuer: 'Guild',
    grade: 'proven',
    issuedAt: 1_790_000_000,
  },
}

const { credential: _, ...layla } = {
  ...holder,
  displayName: 'ليلى '.repeat(20),
  handle: '@layla',
  path: '/fname/layla',
}
const attested: Attested = {
  rows: [
    {
      credential: { ...mira.credentials[0], name: 'Skill: Engineering' } as Credential,
      person: { ...layla, avatarUrl: 'https://x/y' },
    },
    {
      credential: { ...mira.credentials[0], kind: 'reported', name: 'x'.repeat(200) } as Credential,
      person: { ...layla, path: null },
    },
  ],
  names: ['Skill: Engineering', '🧑‍🚀 '.repeat(30), 'x'.repeat(120)],
  cursor: 'more',
}

beforeAll(async () => {
  await buildClient(assetsFolder)
  const recorder = createRecordingRenderer()
  browser = await launchBrowser()
  await new Promise<void>((resolve) => {
    server = serve(
      { fetch: (request) => app.fetch(request), port: 0, hostname: '127.0.0.1' },
      ({ port }) => {
        baseUrl = `http://localhost:${port}`
        resolve()
      },
    )
  })
  const app = new Hono()
  for (const path of ['fname/mira', 'fid/616'])
    app.get(`/api/v1/${path}`, (c) => c.json(proofs(mira)))
  app.use('/api/v1/admin/*', async (c, next) => {
    if (c.req.header('authorization') !== 'Bearer right')
      return c.json({ detail: 'invalid, expired or revoked token' }, 401)
    acted.push([
      c.req.method,
      new URL(c.req.url).pathname,
      c.req.method === 'POST' ? await c.req.json() : null,
    ])
    return next()
  })
  app.get('/api/v1/admin', (c) =>
    c.req.header('authorization') === 'Bearer right'
      ? c.json(overview)
      : c.json({ detail: 'invalid, expired or revoked token' }, 401),
  )
  app.post('/api/v1/admin/:verb', (c) =>
    c.json({
      removal: {
        people: 1,
        identifiers: ['eth:0x1'],
        credentials: 2,
        given: 0,
        mentions: 0,
        claims: 0,
      },
    }),
  )
  app.get('/api/v1/credentials/:uid', (c) =>
    c.json({ credential: { ...record, issuedAt: '2026-09-21T00:00:00Z' } }),
  )
  app.get('/api/v1/search', (c) => {
    const query = c.req.query('q') ?? ''
    searched.push(query)
    if (query === 'down' && searched.filter((one) => one === 'down').length === 1)
      return c.json({ detail: 'away' }, 503)
    if (query === 'busy') return c.json({ detail: 'limit' }, 429, { 'retry-after': '30' })
    const match = { type: 'name', value: 'Mira Solano' }
    const found = {
      profileID: mira.profileID,
      displayName: 'Mira Solano',
      handle: '@mira',
      url: `${baseUrl}/fname/mira`,
      match,
    }
    const of = { profileID: mira.profileID, displayName: 'Mira Solano', handle: '@mira' }
    const other = {
      ...found,
      profileID: 'other',
      displayName: 'Mira S0lano',
      handle: '@layla',
      url: `${baseUrl}/fname/layla`,
    }
    return c.json({ results: [found, { ...other, warning: { type: 'lookalike', of } }, found] })
  })
  const faces = createFrames({
    lookup: memoryLookup,
    renderer: {
      ...recorder,
      avatar: async (profile, { size }) => ({
        bytes: new Uint8Array(
          await sharp({
            create: {
              width: size,
              height: size,
              channels: 3,
              background: recorder.accent(profile) ?? '#777777',
            },
          })
            .webp()
            .toBuffer(),
        ),
        contentType: 'image/webp',
        etag: `"${profile.profileID}${size}"`,
      }),
    },
    credentials: {
      get: async (uid) => (uid === record.uid ? record : null),
      attested: async () => attested,
      holders: async () => ({
        holders: [holder, { ...holder, displayName: 'Mira '.repeat(30) }],
        cursor: 'more',
      }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: false,
    assetsFolder,
    log: createRecordedLog(),
  })
  app.route('/', faces)
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(assetsFolder, { recursive: true, force: true })
})

const open = (path: string, options: BrowserContextOptions = {}, expected: RegExp | null = null) =>
  openPage(browser, baseUrl, path, options, expected)

const everyPage: [name: string, path: string, expected?: RegExp][] = [
  ['home', '/'],
  ['a profile', '/fname/mira'],
  ['thirty channels, right to left', '/fname/layla'],
  ['nothing but an address', '/eth/0x2b5ad5c4795c026514f8317c7a215e218dccd6cf'],
  ['several people', '/socials/twitter/mirasolano'],
  ['the debugger', '/dev?q=@mira', /404/],
  ['a credential', `/credentials/${record.uid}`],
  ['the holders of a credential', '/credentials/Skill%3A%20Engineering?show=receivers'],
  ['what an issuer attested', '/issuers/0x357458739f90461b99789350868cd7cf330dd7ee'],
  ['what an issuer reported', '/issuers/Guild%20of%20Testers'],
  ["the operator's page", '/admin'],
  ['the grades', '/about/grades'],
  ['nobody', '/ens/nobody.eth', /404/],
  ['a malformed name', '/fid/0', /400/],
  ['a search that cannot be', '/search?q=two+words', /400/],
]

describe('in a browser', { timeout: 60_000 }, () => {
  for (const [name, path, expected] of everyPage) {
    it(`is accessible in light and dark, quiet, at home and fits a phone: ${name}`, async () => {
      const { page, done } = await open(path, {}, expected)
      await expectAccessible(page)
      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 700 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${width}`,
        ).toBeLessThanOrEqual(width)
      }
      await done()
    })
  }

  it('follows the dark theme of the reader', async () => {
    const background = async (colorScheme: 'light' | 'dark') => {
      const { page, done } = await open('/fname/mira', { colorScheme })
      const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await done()
      return colour
    }
    expect(await background('light')).toBe('rgb(251, 250, 248)')
    expect(await background('dark')).toBe('rgb(20, 19, 15)')
  })

  it('finds a person by keyboard alone', async () => {
    const { page, done } = await open('/fname/layla')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
      'Skip to the content',
    )
    await page.keyboard.press('/')
    await page.keyboard.type('@mira')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fname/mira')
    expect(await page.textContent('h1')).toBe('Mira Solano')
    await done()
  })

  it('suggests people while typing, by keyboard and for screen readers, without moving the page', async () => {
    const { page, done } = await open('/fname/layla', { viewport: { width: 390, height: 844 } })
    const box = page.locator('[data-search]')
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].map((e) => e.getBoundingClientRect().top),
      )
    const before = await places()
    await box.focus()
    searched.length = 0
    await page.keyboard.type('mira s')
    // A slow browser types slowly, and is shown people for what it has typed so far.
    await expect.poll(() => searched.at(-1)).toBe('mira s')
    await expect.poll(() => page.locator('[role=option]').count()).toBe(2)
    expect(await page.textContent('[role=option] >> nth=1')).toContain(
      'Not Mira Solano, who has more proof of a name like this',
    )
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(await page.textContent('.suggest [role=status]')).toBe('2 people found.')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    expect(await box.getAttribute('aria-activedescendant')).toBe('q-suggestions-1')
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBe(null)
    await page.keyboard.press('ArrowDown')
    expect(await page.getAttribute('[role=option] >> nth=0', 'aria-selected')).toBe('true')
    expect(await places()).toEqual(before)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fname/mira')
    await done()
  })

  it('submits the text by Enter if no option is chosen, and closes the list by Escape', async () => {
    const { page, done } = await open('/')
    await page.fill('[data-search]', '@layla')
    await page.waitForSelector('[role=option]')
    await page.keyboard.press('Escape')
    expect(await page.locator('.suggest').isVisible()).toBe(false)
    expect(await page.inputValue('[data-search]')).toBe('@layla')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fname/layla')
    await done()
  })

  it('keeps the text when suggestions cannot be loaded, and tries again', async () => {
    const { page, done } = await open('/', {}, /503|429/)
    searched.length = 0
    await page.fill('[data-search]', 'down')
    const again = page.locator('.suggest button')
    await again.waitFor()
    expect(await page.textContent('.suggest [role=status]')).toBe('Loading suggestions failed.')
    expect(await page.inputValue('[data-search]')).toBe('down')
    await again.click()
    await page.waitForSelector('[role=option]')
    await page.fill('[data-search]', 'busy')
    await page.waitForFunction(() =>
      document
        .querySelector('.suggest [role=status]')
        ?.textContent?.startsWith('Too many requests'),
    )
    const before = searched.length
    await page.fill('[data-search]', 'busy again')
    await page.waitForFunction(() =>
      document.querySelector('.suggest [role=status]')?.textContent?.includes('seconds'),
    )
    await again.click()
    expect(searched.length).toBe(before)
    await done()
  })

  it('reaches every control by Tab, and shows the focus', async () => {
    const { page, done } = await open('/fname/mira')
    const count = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
          (e) => e.className === 'skip' || e.checkVisibility(),
        ).length,
    )
    const seen = new Set<number>()
    for (let at = 0; at < count + 2; at += 1) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const target = element.matches('[data-search]') ? element.closest('.searchbox') : element
        const all = [...document.querySelectorAll('*')]
        return {
          place: all.indexOf(element),
          html: element.outerHTML.slice(0, 300),
          outline: target ? getComputedStyle(target).outlineStyle : 'none',
        }
      })
      if (!here) break
      expect(here.outline, here.html).not.toBe('none')
      seen.add(here.place)
    }
    expect(seen.size).toBeGreaterThanOrEqual(count - 1)
    await done()
  })

  it('works without script', async () => {
    const { page, done } = await open('/', { javaScriptEnabled: false })
    await page.fill('[name=q]', 'mira.eth')
    await page.press('[name=q]', 'Enter')
    await page.waitForURL('**/ens/mira.eth')
    expect(await page.locator('.row[data-channel]').count()).toBe(8)
    expect(await page.locator('[data-verify]').isVisible()).toBe(false)
    expect(await page.locator('noscript').count()).toBe(1)
    await done()
  })

  it('shows name, handle, picture and the three best proofs on a phone without scrolling', async () => {
    for (const path of ['/fname/mira', '/fname/layla']) {
      const { page, done } = await open(path, { viewport: { width: 390, height: 844 } })
      const bottoms = await page.evaluate(() =>
        [
          ...document.querySelectorAll('h1, .handle, .avatar, .row:not(.claim):nth-child(-n+3)'),
        ].map((element) => element.getBoundingClientRect().bottom),
      )
      expect(bottoms.length).toBeGreaterThanOrEqual(6)
      expect(Math.max(...bottoms.slice(0, 6)), path).toBeLessThan(844)
      await done()
    }
  })

  it('does not shift while it loads', async () => {
    for (const path of ['/', '/fname/mira', '/fname/layla']) {
      const { page, done } = await open(path, { viewport: { width: 390, height: 844 } })
      await page.waitForLoadState('networkidle')
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const sum = (entries: PerformanceEntry[]) =>
              entries.reduce(
                (total, entry) => total + (entry as PerformanceEntry & { value: number }).value,
                0,
              )
            new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
              type: 'layout-shift',
              buffered: true,
            })
            setTimeout(() => resolve(0), 300)
          }),
      )
      // A tenth of what Web Vitals calls good: while the last bytes of the page arrive, a line of
      // it may still grow by a few pixels.
      expect(shift, path).toBeLessThan(0.01)
      await done()
    }
  })

  it('applies the direction of a right-to-left name to its own text only', async () => {
    const { page, done } = await open('/fname/layla', { viewport: { width: 390, height: 844 } })
    const [home = 999, avatar = 999, who = 0, badge = 999, grade = 0] = await page.evaluate(() =>
      ['.home', '.avatar', '.who', '.row .badge', '.row .grade'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().left ?? -1,
      ),
    )
    expect(home).toBeLessThan(40)
    expect(avatar).toBeLessThan(who)
    expect(badge).toBeLessThan(grade)
    const directions = await page.evaluate(() =>
      ['html', 'h1', 'h2', '.bio > *'].map((selector) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element).direction : ''
      }),
    )
    expect(directions).toEqual(['ltr', 'rtl', 'ltr', 'rtl'])
    await done()
  })

  it('shows the biography first, and is short before anything is unfolded', async () => {
    for (const path of ['/fname/mira', '/fname/layla', '/fname/manifold']) {
      const { page, done } = await open(path, { viewport: { width: 390, height: 844 } })
      const [bio = 0, accounts = 0, height = 0] = await page.evaluate(() => [
        document.querySelector('.bio')?.getBoundingClientRect().bottom ?? 9999,
        document.querySelector('.accounts')?.getBoundingClientRect().top ?? 0,
        document.documentElement.scrollHeight,
      ])
      console.log(`${path} at 390 px: ${height} px high, biography ends at ${Math.round(bio)}`)
      expect(bio, path).toBeLessThan(740)
      expect(bio, path).toBeLessThan(accounts)
      expect(height, path).toBeLessThanOrEqual(2500)
      await done()
    }
  })

  it('uses the share dialog of the system, and closes its menu by Escape', async () => {
    const { page, done } = await open('/fname/mira')
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => void Object.assign(window, { shared: data }),
      })
    })
    await page.click('[data-compose]')
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      text: 'This is @mira',
      url: `${baseUrl}/fname/mira`,
    })
    const menu = page.locator('[data-menu]')
    await menu.locator('summary').click()
    expect(await menu.locator('ul').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await menu.locator('ul').isVisible()).toBe(false)
    await done()
  })

  it('copies the address of the page', async () => {
    const { page, done } = await open('/fname/mira', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.click('[data-menu] summary')
    await page.click('[data-menu] [data-copy]')
    await page.waitForFunction(() =>
      document.querySelector('[data-menu] [data-copy]')?.textContent?.includes('Copied'),
    )
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseUrl}/fname/mira`)
    await done()
  })

  it('checks itself in place: forged signatures fail, claims are not checked', async () => {
    const { page, done } = await open('/fname/mira')
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.click('[data-verify]')
    await page.waitForSelector('[data-outcome][data-done]')
    const outcome = page.locator('[data-outcome]')
    expect(await outcome.locator('p').first().textContent()).toMatch(
      /^\d rows fail the check: do not rely on them\.$/,
    )
    expect(await outcome.textContent()).toContain('3 claims were not checked.')
    expect(await page.textContent('[data-channel^="wallet:"] .verdict')).toContain('Fails:')
    expect(await page.getAttribute('[data-channel="twitter:mirasolano"]', 'data-checked')).toBe(
      'unchecked',
    )
    expect(await page.locator('.claim .verdict:visible').count()).toBe(0)
    const after = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      focus: document.activeElement?.hasAttribute('data-verify'),
      bottom: document.querySelector('[data-outcome] p')?.getBoundingClientRect().bottom ?? 9999,
    }))
    expect(after.focus).toBe(true)
    expect(after.bottom, 'the result is in sight').toBeLessThan(900)
    expect(after.height - before, 'reasons are folded').toBeLessThan(600)
    await done()
  })

  it('checks a credential on its own page', async () => {
    const { page, done } = await open(`/credentials/${record.uid}`)
    expect(await page.locator('pre').isVisible()).toBe(false)
    await page.click('[data-verify]')
    await page.waitForSelector('[data-outcome][data-done]')
    expect(await page.textContent('[data-outcome] p')).toBe(
      'This credential fails the check: do not rely on it.',
    )
    expect(await page.textContent('[data-credential] .verdict')).toContain('Fails:')
    await done()
  })

  it('opens the page of the operator by a key that stays in its tab, and asks for confirmation', async () => {
    const { page, done } = await open('/admin', {}, /401/)
    const enter = async (key: string) => {
      await page.fill('[name=key]', key)
      await page.press('[name=key]', 'Enter')
    }
    await enter('wrong')
    await page.waitForFunction(() =>
      document.querySelector('[data-status]')?.textContent?.startsWith('invalid'),
    )
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await enter('right')
    await page.waitForSelector('table')
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.textContent('main')).toContain('<img src=x onerror=alert(1)>')
    await expectAccessible(page)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width}`,
      ).toBeLessThanOrEqual(width)
    }
    const revoke = page.getByRole('button', { name: 'Revoke' })
    page.once('dialog', (dialog) => dialog.dismiss())
    await revoke.click()
    expect(acted.filter(([method]) => method === 'POST')).toEqual([])
    page.once('dialog', (dialog) => dialog.accept())
    await revoke.click()
    await page.waitForFunction(() =>
      document.querySelector('[data-status]')?.textContent?.startsWith('Revoked'),
    )
    expect(acted).toContainEqual(['POST', '/api/v1/admin/revoke', { id: 'a1b2c3d4e5f6' }])
    await page.fill('[name=who]', 'ada.eth')
    await page.press('[name=who]', 'Enter')
    await page.waitForSelector('[data-forget] button')
    expect(acted.at(-1)).toEqual([
      'POST',
      '/api/v1/admin/forget',
      { who: 'ada.eth', isConfirmed: false },
    ])
    await page.click('[data-forget-key]')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await page.locator('table').count()).toBe(0)
    await done()
  })

  it('loads the checker when the button is pressed, of at most 120 kB gzipped', async () => {
    const { page, done } = await open('/fname/mira')
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
      )
    const before = await scripts()
    await page.click('[data-verify]')
    await page.waitForSelector('[data-outcome][data-done]')
    const loaded = (await scripts()).filter((name) => !before.includes(name))
    const sizes = loaded.map(
      (name) => gzipSync(readFileSync(join(assetsFolder, basename(new URL(name).pathname)))).length,
    )
    const size = sizes.reduce((sum, one) => sum + one, 0)
    console.log(`the checker in the browser: ${loaded.length} files, ${size} bytes gzipped`)
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThanOrEqual(120_000)
    await done()
  })

  it('checks the author of a shared cast like on their own page', async () => {
    const outcomes: (string | null)[] = []
    for (const path of ['/fid/616', '/share?castHash=0xabc&castFid=616']) {
      const { page, done } = await open(path)
      await page.click('[data-verify]')
      await page.waitForSelector('[data-outcome][data-done]')
      outcomes.push(await page.textContent('[data-outcome]'))
      await done()
    }
    expect(outcomes[1]).toBe(outcomes[0])
  })

  it('loads nothing of the Mini App kit outside a Farcaster client', async () => {
    const { page, done } = await open('/fname/mira')
    await page.waitForLoadState('networkidle')
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    )
    // What two scripts share is a chunk of its own.
    expect(scripts.filter((name) => /chunk-/.test(name)).length).toBeLessThanOrEqual(1)
    expect(scripts.filter((name) => !/chunk-/.test(name)).sort()).toEqual([
      '/assets/miniapp.js',
      '/assets/page.js',
      '/assets/suggest.js',
      '/assets/verify.js',
    ])
    await done()
  })

  it('draws Snaps in the debugger as high as clients do, above the line at 500 px', async () => {
    for (const [path, snapPath] of [
      ['/dev?q=@mira', '/fname/mira'],
      ['/dev?q=@layla', '/fname/layla'],
      ['/dev?q=twitter:mirasolano', '/socials/twitter/mirasolano'],
    ] as const) {
      const { page, done } = await open(path, { viewport: { width: 430, height: 900 } }, /404/)
      const { height, width, fold } = await page.evaluate(() => {
        const card = document.querySelector('[data-snap]')?.getBoundingClientRect()
        const line = document.querySelector('.snap-fold')?.getBoundingClientRect()
        return {
          height: card?.height ?? 0,
          width: card?.width ?? 0,
          fold: (line?.top ?? 0) - (card?.top ?? 0),
        }
      })
      const snap = snapSchema.parse(
        await (await fetch(baseUrl + snapPath, { headers: { accept: snapType } })).json(),
      )
      expect(fold).toBe(SNAP_MAX_HEIGHT)
      expect(height, path).toBeGreaterThan(150)
      expect(height, path).toBeLessThanOrEqual(snapHeight(snap, width))
      await done()
    }
  })

  it('reports to a Farcaster client that it is ready, and shares through it', async () => {
    const { page, done } = await open('/robots.txt')
    // A client's side of the Mini App protocol: a frame around the page that answers messages of
    // comlink.
    const heard = await page.evaluate(
      (url) =>
        new Promise<string[]>((resolve) => {
          const calls: string[] = []
          addEventListener('message', (event) => {
            const { id, path, type } = event.data ?? {}
            if (!id) return
            calls.push(type === 'GET' ? `get ${path}` : path?.join('.'))
            const value =
              path?.[0] === 'context'
                ? { client: { clientFid: 9152, added: false }, user: { fid: 616 } }
                : undefined
            frame.contentWindow?.postMessage({ id, type: 'RAW', value }, '*')
            if (path?.join('.') === 'ready') resolve(calls)
          })
          const frame = document.createElement('iframe')
          frame.src = url
          document.body.append(frame)
        }),
      `${baseUrl}/fname/mira`,
    )
    expect(heard).toContain('ready')
    await done()
  })

  it('hides the splash screen of a client that never says who is there', async () => {
    const { page, done } = await open('/robots.txt')
    const isReady = await page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          addEventListener('message', ({ data }) => {
            if (data?.path?.join('.') === 'ready') resolve(true)
          })
          setTimeout(resolve, 10_000, false)
          const frame = document.createElement('iframe')
          frame.src = url
          document.body.append(frame)
        }),
      `${baseUrl}/fname/mira`,
    )
    expect(isReady).toBe(true)
    await done()
  })

  it('opens links in the client, goes back by its button, recognizes the viewer and avoids its bars', async () => {
    const { page, done } = await open('/robots.txt')
    await page.evaluate((url) => {
      const calls: unknown[] = []
      Object.assign(window, { calls })
      addEventListener('message', ({ data, source }) => {
        const { id, path, argumentList } = data ?? {}
        if (!id) return
        calls.push([path?.join('.'), argumentList?.map((given: { value: unknown }) => given.value)])
        const client = {
          clientFid: 9152,
          added: false,
          safeAreaInsets: { top: 24, bottom: 34, left: 0, right: 0 },
        }
        const value = path?.[0] === 'context' ? { client, user: { fid: 7001 } } : undefined
        ;(source as Window).postMessage({ id, type: 'RAW', value }, '*')
      })
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
    }, `${baseUrl}/fname/mira`)
    type Calls = [name: string, given: unknown[] | undefined][]
    const calls = () => page.evaluate(() => (window as unknown as { calls: Calls }).calls)
    const heard = (name: string) =>
      page.waitForFunction(
        (wanted) =>
          (window as unknown as { calls: Calls }).calls.some(([called]) => called === wanted),
        name,
      )
    const frame = page.frames()[1]
    if (!frame) throw new Error('no frame')
    await heard('ready')
    expect(await calls()).toContainEqual(['updateBackState', [{ visible: false }]])
    expect(await frame.evaluate(() => getComputedStyle(document.body).padding)).toBe(
      '24px 0px 34px',
    )

    await frame.evaluate(() =>
      document.querySelector<HTMLElement>('.row a[href^="https://github.com"]')?.click(),
    )
    await heard('openUrl')
    expect(await calls()).toContainEqual(['openUrl', ['https://github.com/mira-solano']])
    expect(frame.url()).toBe(`${baseUrl}/fname/mira`)

    await frame.locator('[data-you]').evaluate((link: HTMLElement) => link.click())
    await frame.waitForURL('**/fid/7001')
    await page.waitForFunction(() =>
      (window as unknown as { calls: Calls }).calls.some(
        ([name, given]) => name === 'updateBackState' && JSON.stringify(given).includes('true'),
      ),
    )
    await page.evaluate(() => {
      const event = { type: 'frameEvent', event: { event: 'back_navigation_triggered' } }
      document.querySelector('iframe')?.contentWindow?.postMessage(event, '*')
    })
    await frame.waitForURL('**/fname/mira')
    await done()
  })

  it('shows no viewer outside a client', async () => {
    const { page, done } = await open('/fname/mira')
    expect(await page.locator('[data-you]').isVisible()).toBe(false)
    await done()
  })
})
