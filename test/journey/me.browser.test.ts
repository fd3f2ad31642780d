import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { buildClient } from '../../scripts/build.ts'
import { readAsked } from '../../src/owner/held.ts'
import { sessionOf } from '../../src/owner/sign-in.ts'
import { launchBrowser, violations } from '../frames/browser.ts'
import { createRecordedLog, createRecordingRenderer } from '../frames/people.ts'
import { type Anvil, startAnvil } from '../network/anvil.ts'
import type { Browser, Page } from '../reference/chromium.ts'
import { createTestService, type TestService } from '../service.ts'

const assetsFolder = mkdtempSync(join(tmpdir(), 'whocast-assets-'))
let anvil: Anvil
let browser: Browser
let server: Server
let service: TestService
let baseUrl: string

/** What the wallet of the person answers: an account of anvil. */
let isRefusing = false
async function wallet({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
  if (method === 'eth_requestAccounts') return anvil.rpc('eth_accounts', [])
  if (method === 'personal_sign' && isRefusing) return { refused: true }
  return anvil.rpc(method, params)
}

beforeAll(async () => {
  anvil = await startAnvil()
  browser = await launchBrowser()
  await buildClient(assetsFolder)
  let handle = (_request: Request): Response | Promise<Response> => new Response(null, { status: 503 })
  server = createServer(getRequestListener((request) => handle(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  service = await createTestService({ baseUrl })
  const { store, owner, lookup } = service
  if (!owner) throw new Error('owners do not sign in')
  const frames = createFrames({
    lookup,
    renderer: createRecordingRenderer(),
    credentials: store.credentials,
    people: store.people,
    own: async (token) => {
      const session = await sessionOf(owner, token)
      return session && { session, own: await readAsked(owner, lookup, session) }
    },
    baseUrl,
    frameSecret: 'a secret of some length',
    isProduction: false,
    assetsFolder,
    log: createRecordedLog(),
  })
  handle = (request) => (new URL(request.url).pathname.startsWith('/api/') ? service.fetch(request) : frames.fetch(request))
  const grade = { grade: 'proven' } as const
  const finding = {
    source: 'snapchain',
    scope: 'farcaster:616',
    checkedAt: Math.floor(Date.now() / 1000),
    fields: { displayName: 'Ada Lovelace', bio: 'Counts.' },
    channels: [
      { type: 'farcaster', value: 'ada', isVerified: true, metadata: [{ name: 'fid', value: '616' }], grade },
      { type: 'wallet', value: anvil.accounts[0]?.address ?? '', isVerified: true, grade },
      { type: 'github', value: 'ada-on-github', isVerified: true },
    ],
  } as const
  await store.people.save([{ ...finding, channels: [...finding.channels].map((one) => ({ ...one })) as never }], {
    refreshAt: null,
  })
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
  await service?.close()
  await anvil?.close()
  rmSync(assetsFolder, { recursive: true, force: true })
})

/** A browser with a wallet that announces itself by EIP-6963. */
async function withWallet(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.exposeFunction('askWallet', wallet)
  await page.addInitScript(() => {
    const { askWallet } = window as unknown as { askWallet(call: object): Promise<unknown> }
    const provider = {
      async request(call: object) {
        const answer = await askWallet(call)
        if ((answer as { refused?: boolean } | null)?.refused) throw Object.assign(new Error('rejected'), { code: 4001 })
        return answer
      },
    }
    const detail = Object.freeze({ info: { uuid: 'stub', name: 'Stub Wallet', icon: 'data:,', rdns: 'test.stub' }, provider })
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  await page.goto(`${baseUrl}/me`)
  return page
}

/** Presses what has the focus after as many tabs as it takes. */
async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name })
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()

describe('the page of who is signed in', () => {
  it('signs in, hides an account, is seen so in a second browser, undoes and leaves: by keyboard alone', async () => {
    const page = await withWallet()
    await pressByKeyboard(page, 'Sign in with Stub Wallet')
    await page.getByText('Signed in as').waitFor()
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })

    // Each time a browser that has looked at nothing yet: what one keeps for a minute is its own.
    const seen = async () => {
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto(`${baseUrl}/fid/616`)
      const content = await other.content()
      await context.close()
      return content
    }
    expect(await seen()).toContain('ada-on-github')
    await pressByKeyboard(page, 'Hide GitHub ada-on-github')
    await said(page, 'in force')
    expect(await seen()).not.toContain('ada-on-github')
    await pressByKeyboard(page, 'Show GitHub ada-on-github')
    await said(page, 'in force')
    expect(await seen()).toContain('ada-on-github')

    isRefusing = true
    await pressByKeyboard(page, 'Hide Bio')
    await said(page, 'nothing changed')
    isRefusing = false

    await page.getByRole('textbox', { name: 'Bio' }).fill('In my own words.')
    await pressByKeyboard(page, 'Sign and save')
    await said(page, 'in force')
    expect(await seen()).toContain('In my own words.')

    await page.getByText('Leave …').focus()
    await page.keyboard.press('Enter')
    await pressByKeyboard(page, 'Forget me')
    await said(page, /You left.*1 profile/)
    expect(await seen()).not.toContain('Ada Lovelace')
    await page.goto(`${baseUrl}/me`)
    await pressByKeyboard(page, 'Sign in with Stub Wallet')
    await pressByKeyboard(page, 'Come back')
    await said(page, 'in force')
    expect(await violations(page)).toEqual([])
  }, 120_000)

  it('says so where there is no wallet, and cannot be framed', async () => {
    const page = await (await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })).newPage()
    const response = await page.goto(`${baseUrl}/me`)
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    await page.getByText('No wallet was found').waitFor()
    expect(await violations(page)).toEqual([])
    await page.setContent(`<iframe src="${baseUrl}/me"></iframe>`)
    expect(await page.frameLocator('iframe').getByText('Yours').count()).toBe(0)
  }, 60_000)
})
