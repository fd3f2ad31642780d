import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { buildClient } from '../../scripts/build.ts'
import { silentTelemetry } from '../../src/kit/telemetry.ts'
import type { Store } from '../../src/main/stores.ts'
import { createHosts } from '../../src/net/host-budgets.ts'
import { createReader } from '../../src/net/page-reader.ts'
import { sessionOf } from '../../src/owners/sign-in.ts'
import { readRequested } from '../../src/owners/stored-data.ts'
import { createLinkKeeper, type LinkKeeper } from '../../src/sources/accounts/keeper.ts'
import type { AccountState } from '../accounts/fixture.ts'
import { startSites } from '../accounts/sites.ts'
import { website } from '../accounts/website.ts'
import { expectAccessible, violations } from '../frames/browser.ts'
import { createRecordedLog, createRecordingRenderer } from '../frames/people.ts'
import { type Anvil, startAnvil } from '../network/anvil.ts'
import type { Browser, Page } from '../reference/chromium.ts'
import { launchBrowser } from '../reference/chromium.ts'
import { createTestService, type TestService } from '../service.ts'
import { silentLogger } from '../silent.ts'

const assetsFolder = mkdtempSync(join(tmpdir(), 'whocast-assets-'))
let anvil: Anvil
let browser: Browser
let server: Server
let service: TestService
let baseUrl: string
let sites: Awaited<ReturnType<typeof startSites>>

/** What the wallet of the person answers: an account of anvil. */
let isRefusing = false
/** The texts that the wallet was asked to sign. */
const signed: string[] = []
async function wallet({
  method,
  params = [],
}: {
  method: string
  params?: unknown[]
}): Promise<unknown> {
  if (method === 'eth_requestAccounts') return anvil.rpc('eth_accounts', [])
  if (method === 'personal_sign')
    signed.push(Buffer.from(`${params[0]}`.slice(2), 'hex').toString())
  if (method === 'personal_sign' && isRefusing) return { refused: true }
  return anvil.rpc(method, params)
}

beforeAll(async () => {
  anvil = await startAnvil()
  sites = await startSites()
  browser = await launchBrowser()
  await buildClient(assetsFolder)
  let handle = (_request: Request): Response | Promise<Response> =>
    new Response(null, { status: 503 })
  server = createServer(getRequestListener((request) => handle(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => relayServer.listen(0, '127.0.0.1', resolve))
  relay.origin = `http://127.0.0.1:${(relayServer.address() as AddressInfo).port}`
  const registries = {
    custodyOf: async (fid: number) => (fid === 616 ? custody.address : null),
    isAuthAddress: async () => false,
  }
  service = await createTestService({
    baseUrl,
    owner: {
      registries,
      accounts: {
        look: (...given) => keeper.look(...given),
        nextCheckAt: (...given) => keeper.nextCheckAt(...given),
      },
    },
  })
  const { store, owner, lookup } = service
  const keeper = createKeeper(store.people)
  if (!owner) throw new Error('owners do not sign in')
  const frames = createFrames({
    lookup,
    renderer: createRecordingRenderer(),
    credentials: store.credentials,
    people: store.people,
    own: async (token) => {
      const session = await sessionOf(owner, token)
      return session && { session, own: await readRequested(owner, lookup, session) }
    },
    baseUrl,
    relay: relay.origin,
    frameSecret: async () => 'a secret of some length',
    isProduction: false,
    assetsFolder,
    log: createRecordedLog(),
  })
  handle = (request) =>
    new URL(request.url).pathname.startsWith('/api/')
      ? service.fetch(request)
      : frames.fetch(request)
  const grade = { grade: 'proven' } as const
  const finding = {
    source: 'snapchain',
    scope: 'farcaster:616',
    checkedAt: Math.floor(Date.now() / 1000),
    fields: { displayName: 'Ada Lovelace', bio: 'Counts.' },
    channels: [
      {
        type: 'farcaster',
        value: 'ada',
        isVerified: true,
        metadata: [{ name: 'fid', value: '616' }],
        grade,
      },
      { type: 'wallet', value: anvil.accounts[0]?.address ?? '', isVerified: true, grade },
      { type: 'github', value: 'ada-on-github', isVerified: true },
    ],
  } as const
  await store.people.save(
    [{ ...finding, channels: [...finding.channels].map((one) => ({ ...one })) as never }],
    {
      refreshAt: null,
    },
  )
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
  relayServer.close()
  await service?.close()
  await anvil?.close()
  await sites?.server.close()
  rmSync(assetsFolder, { recursive: true, force: true })
})

const custody = privateKeyToAccount(`0x${'d4'.repeat(32)}`)

const site: AccountState = { text: '', holder: 1, isGone: false }

/** Confirms websites: their DNS and servers are stand-ins. */
function createKeeper(people: Store['people']): LinkKeeper {
  for (const [host, page] of Object.entries(website.sites(site))) sites.hosts.set(host, page)
  const hosts = createHosts({ clock: Date.now })
  const resolveTxt = async (name: string) => website.txt?.(site)[name] ?? []
  return createLinkKeeper({
    kinds: [website.kind],
    people,
    createReader: () =>
      createReader({
        fetch: sites.fetch,
        socket: sites.socket,
        resolveTxt,
        hosts,
        clock: Date.now,
      }),
    origin: baseUrl,
    telemetry: silentTelemetry,
    log: silentLogger,
  })
}

/**
 * What a Farcaster client does when a Mini App asks it to sign in: its wallet signs a message of
 * FIP-11.
 */
async function signAsClient({ nonce }: { nonce: string }) {
  const { host, origin } = new URL(baseUrl)
  const message = createSiweMessage({
    address: custody.address,
    chainId: 10,
    domain: host,
    uri: origin,
    nonce,
    version: '1',
    statement: 'Farcaster Auth',
    issuedAt: new Date(),
    resources: ['farcaster://fid/616'],
  })
  return {
    result: { message, signature: await custody.signMessage({ message }), authMethod: 'custody' },
  }
}

/** A relay of Sign In With Farcaster (FIP-11): one channel, completed when a client has signed. */
const relay = {
  channel: { siweUri: '', domain: '', nonce: '', acceptAuthAddress: false },
  signed: null as { message: string; signature: string } | null,
  origin: '',
}
const relayServer = createServer(
  getRequestListener(async (request) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (new URL(request.url).pathname === '/v1/channel') {
      relay.channel = (await request.json()) as typeof relay.channel
      const url = 'https://farcaster.xyz/~/siwf?channelToken=token-1'
      return Response.json({ channelToken: 'token-1', url }, { status: 201, headers })
    }
    if (request.headers.get('authorization') !== 'Bearer token-1')
      return new Response(null, { status: 401, headers })
    return relay.signed
      ? Response.json({ state: 'completed', fid: 616, ...relay.signed }, { headers })
      : Response.json({ state: 'pending' }, { status: 202, headers })
  }),
)

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
        if ((answer as { refused?: boolean } | null)?.refused)
          throw Object.assign(new Error('rejected'), { code: 4001 })
        return answer
      },
    }
    const detail = Object.freeze({
      info: { uuid: 'stub', name: 'Stub Wallet', icon: 'data:,', rdns: 'test.stub' },
      provider,
    })
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  await page.goto(`${baseUrl}/me`)
  return page
}

/** Presses what has the focus after as many tabs as it takes. */
async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name, exact: true })
  await target.waitFor()
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** Turns a switch by the keyboard. */
async function toggleByKeyboard(page: Page, name: string): Promise<void> {
  const target = page.getByRole('switch', { name, exact: true })
  await target.focus()
  await page.keyboard.press('Space')
}

const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor()

describe('the page of the signed-in person', () => {
  it('signs in by a Farcaster client: from a frame by a link, in its web view at once', async () => {
    const [host, view] = [
      await browser.newContext(),
      await browser.newContext({ viewport: { width: 390, height: 844 } }),
    ]
    const outside = await host.newPage()
    await outside.exposeFunction('signIn', signAsClient)
    await outside.goto(`${baseUrl}/robots.txt`)
    // A client's side of the Mini App protocol: a frame around the page that answers messages of
    // comlink.
    const opened = outside.evaluate(
      (url) =>
        new Promise<string>((resolve) => {
          const { signIn } = window as unknown as { signIn(options: unknown): Promise<unknown> }
          addEventListener('message', async ({ data, source }) => {
            const { id, path, argumentList } = data ?? {}
            if (!id) return
            const given = argumentList?.[0]?.value
            if (path?.[0] === 'openUrl') resolve(given)
            const value =
              path?.[0] === 'signIn'
                ? await signIn(given)
                : path?.[0] === 'context'
                  ? { user: { fid: 616 } }
                  : undefined
            ;(source as Window).postMessage({ id, type: 'RAW', value }, '*')
          })
          const frame = document.createElement('iframe')
          frame.src = url
          document.body.append(frame)
        }),
      `${baseUrl}/fid/616`,
    )
    await outside.frameLocator('iframe').getByText('You', { exact: true }).waitFor()
    await outside.frameLocator('iframe').getByText('Is this you?').click()
    const link = await opened
    expect(link).toContain('/me#link=')

    const page = await host.newPage()
    await page.goto(link)
    expect(page.url()).toBe(`${baseUrl}/me`)
    await page.getByText('signs you in, once').waitFor()
    expect(await violations(page)).toEqual([])
    await pressByKeyboard(page, 'Sign in as fid 616')
    await page.getByText('Signed in as fid 616').waitFor()
    const again = await browser.newContext()
    const stranger = await again.newPage()
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Sign in as fid 616' }).click()
    await said(stranger, 'used before')

    const inside = await view.newPage()
    await inside.exposeFunction('signIn', signAsClient)
    await inside.exposeFunction('askWallet', wallet)
    await inside.addInitScript(() => {
      const { signIn, askWallet } = window as unknown as Record<
        string,
        (given: unknown) => Promise<unknown>
      >
      const answer = async (path: string[], given: unknown) => {
        if (path[0] === 'signIn') return signIn?.(given)
        if (path[0] === 'ethProviderRequestV2') return { result: await askWallet?.(given) }
        return path[0] === 'context' ? { user: { fid: 616 } } : undefined
      }
      const ReactNativeWebView = {
        async postMessage(text: string) {
          const { id, path, argumentList } = JSON.parse(text)
          const value = await answer(path ?? [], argumentList?.[0]?.value)
          document.dispatchEvent(
            new MessageEvent('FarcasterFrameCallback', { data: { id, type: 'RAW', value } }),
          )
        },
      }
      Object.assign(window, { ReactNativeWebView })
    })
    await inside.goto(`${baseUrl}/me`)
    await inside.getByRole('button', { name: 'Sign in with Farcaster' }).click()
    await inside.getByText('Signed in as fid 616').waitFor()
    const toggle = async () => {
      await inside.getByRole('switch', { name: 'GitHub ada-on-github' }).click()
      const button = inside.getByRole('button', { name: 'Sign and save' })
      await Promise.all([inside.waitForEvent('load'), button.click()])
      await said(inside, 'active')
    }
    await toggle()
    await toggle()
    for (const context of [host, view, again]) await context.close()
  }, 60_000)

  it('ends all other sessions, and keeps the one of this browser', async () => {
    isRefusing = false
    const [first, second] = [await withWallet(), await withWallet()]
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Sign in with Stub Wallet' }).click()
      await page.getByText('Signed in as').waitFor()
    }
    const sessions = second.locator('section[aria-labelledby=sessions-title] li')
    expect(await sessions.count()).toBeGreaterThan(1)
    await pressByKeyboard(second, 'End all other sessions')
    await said(second, 'All other sessions were ended.')
    expect(await sessions.allTextContents()).toEqual([expect.stringMatching(/^This browser: /)])
    expect(await second.getByRole('button', { name: 'End all other sessions' }).count()).toBe(0)
    await expectAccessible(second)
    await first.reload()
    await first.getByText('Sign in to edit your page').waitFor()
    for (const page of [first, second]) await page.context().close()
  }, 60_000)

  it('turns messages in Farcaster clients off by one tap, without a signature', async () => {
    const { notifications } = service.store
    await notifications.add({
      fid: 616,
      clientFid: 9152,
      hash: 'a token',
      sealed: 'sealed',
      event: 'an event',
      now: Date.now(),
    })
    isRefusing = false
    const page = await withWallet()
    await pressByKeyboard(page, 'Sign in with Stub Wallet')
    await page.getByText('Signed in as').waitFor()
    isRefusing = true
    await page.getByRole('button', { name: 'Turn off' }).click()
    await said(page, 'Messages are off.')
    expect(await notifications.state(616)).toEqual({ isMuted: true, clients: 1 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await said(page, 'Messages are on.')
    expect(await notifications.state(616)).toEqual({ isMuted: false, clients: 1 })
    isRefusing = false
    await notifications.remove({ fid: 616, clientFid: 0, event: 'off', now: Date.now() })
    await page.context().close()
  }, 60_000)

  it('mutes an issuer, lists it, and takes that back: by keyboard only', async () => {
    const issuer = '0x00000000000000000000000000000000000000e7'
    for (const n of [1, 2])
      await service.store.credentials.put({
        uid: `0x${String(n).repeat(64)}`,
        name: `Best friend ${n}`,
        issuer: 'eas:10',
        kind: 'eas-onchain',
        attestee: { address: (anvil.accounts[0]?.address ?? '').toLowerCase() as `0x${string}` },
        attester: { address: issuer },
        issuedAt: n,
        revocation: { status: 'active' },
        verification: { method: 'eas-onchain', result: 'holds', checkedAt: 1 },
        isPublic: true,
      })
    await service.store.people.save(
      [
        {
          source: 'ens',
          scope: `ens:${issuer}`,
          checkedAt: Math.floor(Date.now() / 1000),
          fields: { displayName: 'Spam & Sons' },
          channels: [
            { type: 'wallet', value: issuer, isVerified: true },
            { type: 'ens', value: 'spam.eth', isVerified: true },
          ],
        },
      ],
      { refreshAt: null },
    )
    isRefusing = false
    const page = await withWallet()
    await pressByKeyboard(page, 'Sign in with Stub Wallet')
    await page.getByText('Signed in as').waitFor()
    const publicPage = async () => (await fetch(`${baseUrl}/fid/616?issuers=all`)).text()
    expect(await publicPage()).toContain('Best friend 1')
    const issuers = page.locator('section[aria-labelledby=issuers-title]')
    const save = async () => {
      await Promise.all([page.waitForEvent('load'), pressByKeyboard(page, 'Sign and save')])
      await said(page, 'active')
    }
    await toggleByKeyboard(page, 'Issuer Spam & Sons')
    await page.getByText(`Hide all credentials by ${issuer}.`).waitFor({ state: 'attached' })
    await save()
    expect(signed.at(-1)).toContain(`Hide all credentials by ${issuer}.`)
    expect(await issuers.textContent()).toMatch(/Muted\s*Spam & Sons\s*2 credentials/)
    expect(await page.getByText('Issuer muted').count()).toBe(2)
    expect(await page.textContent('section[aria-labelledby=stored-title]')).toContain(
      '2 of them by muted issuers',
    )
    await expectAccessible(page)
    expect(await publicPage()).not.toContain('Best friend')
    await toggleByKeyboard(page, 'Issuer Spam & Sons')
    await save()
    expect(await issuers.textContent()).not.toContain('Muted')
    expect(await publicPage()).toContain('Best friend 1')
    await page.context().close()
  }, 60_000)

  it('signs in, hides an account for a second browser, undoes and leaves: by keyboard only', async () => {
    const page = await withWallet()
    await pressByKeyboard(page, 'Sign in with Stub Wallet')
    await page.getByText('Signed in as').waitFor()
    await expectAccessible(page)
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
    const save = async () => {
      // The page is loaded again with what is in force.
      await Promise.all([page.waitForEvent('load'), pressByKeyboard(page, 'Sign and save')])
      await said(page, 'active')
    }
    await toggleByKeyboard(page, 'GitHub ada-on-github')
    expect(await page.getByText('1 change', { exact: true }).isVisible()).toBe(true)
    await save()
    expect(await seen()).not.toContain('ada-on-github')
    await toggleByKeyboard(page, 'GitHub ada-on-github')
    await save()
    expect(await seen()).toContain('ada-on-github')

    isRefusing = true
    await toggleByKeyboard(page, 'Bio')
    await pressByKeyboard(page, 'Sign and save')
    await said(page, 'nothing changed')
    isRefusing = false
    await pressByKeyboard(page, 'Discard')
    await said(page, 'discarded')
    expect(await page.getByRole('button', { name: 'Sign and save' }).isVisible()).toBe(false)

    // Five changes, one signature, and the page as it is shown to everyone.
    const status = await page.locator('li[data-name*=farcaster] .how').textContent()
    const publicPage = await (await browser.newContext()).newPage()
    await publicPage.goto(`${baseUrl}/fid/616`)
    const publicStatus = await publicPage.locator('[data-channel^=farcaster] .how').textContent()
    expect(publicStatus?.replace(/\s+/g, ' ')).toContain(status?.split(',')[0]?.split(' · ').at(-1))
    await publicPage.context().close()

    const accounts = async () =>
      [...(await seen()).matchAll(/data-channel="(\w+):/g)].map(([, type]) => type)
    expect(await accounts()).toEqual(['farcaster', 'wallet', 'github'])
    const before = signed.length
    await page.getByRole('textbox', { name: 'Bio' }).fill('In my own words.')
    await page.getByRole('textbox', { name: 'Location' }).fill('London')
    await toggleByKeyboard(page, 'Name')
    await pressByKeyboard(page, /^Move Wallet .* up$/)
    await said(page, 'is number 1')
    await page.locator('input[type=color]').fill('#d00000')
    expect(await page.getByText('5 changes', { exact: true }).isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
    if (process.env.KEEP_PICTURES)
      await page.screenshot({
        path: join(process.env.KEEP_PICTURES, 'me-edit.png'),
        fullPage: true,
      })
    await save()
    expect(signed.slice(before)).toHaveLength(1)
    expect(signed.at(-1)).toContain(
      "Hide my name. Show my bio as 'In my own words.'. Show my location as 'London'. List first my Wallet account",
    )
    const shown = await seen()
    expect(shown).toContain('In my own words.')
    expect(shown).toContain('In their own words: bio, location')
    expect(shown).not.toContain('Ada Lovelace')
    expect((await accounts())[0]).toBe('wallet')
    await toggleByKeyboard(page, 'Name')
    await page.getByText('As my picture').click()
    await save()
    expect(await seen()).toContain('Ada Lovelace')

    expect(await page.locator('#stored-title').isVisible()).toBe(true)
    expect(await page.textContent('section[aria-labelledby=stored-title]')).toMatch(
      /From Farcaster: 3 accounts and 2 profile fields, last read on/,
    )
    expect(await page.textContent('section[aria-labelledby=sessions-title]')).toContain(
      'This browser: signed in on',
    )
    expect(await page.textContent('section[aria-labelledby=audit-title]')).toContain(
      'Changed the settings, signed by 0x',
    )
    expect(await violations(page)).toEqual([])

    await page.getByLabel('Where').selectOption({ label: 'Website' })
    await page.getByRole('textbox', { name: 'Account' }).fill(`https://${website.claim.value}/`)
    await pressByKeyboard(page, 'Sign that it is mine')
    await said(page, 'does not name you yet')
    await page.locator('code', { hasText: 'fc:@ada' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await seen()).not.toContain('Confirmed on')
    // A check that fails is not the last one.
    const failing = '**/api/v1/me/accounts'
    await page.route(failing, (route) => route.fulfill({ status: 503, json: { detail: 'Busy.' } }))
    await said(page, 'Busy.')
    await page.unroute(failing)
    site.text = 'fid:616'
    await said(page, 'is confirmed')
    const confirmed = await seen()
    expect(confirmed).toContain('Confirmed on')
    expect(confirmed).toMatch(
      /A statement that they signed.{0,40} and .{0,200}the account.{1,6}s page.{0,20} name each other/,
    )

    await page.getByText('Leave …').focus()
    await page.keyboard.press('Enter')
    await pressByKeyboard(page, 'Delete my data')
    await said(page, /You left.*1 profile/)
    expect(await seen()).not.toContain('Ada Lovelace')
    await page.goto(`${baseUrl}/me`)
    await pressByKeyboard(page, 'Sign in with Stub Wallet')
    await pressByKeyboard(page, 'Come back')
    await said(page, 'active')
    expect(await violations(page)).toEqual([])
  }, 120_000)

  it('signs in by a QR code, through the configured relay', async () => {
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(`${baseUrl}/me`)
    await page.getByRole('button', { name: 'Sign in with Farcaster' }).click()
    await page.getByRole('img', { name: 'QR code that opens Farcaster' }).waitFor()
    expect(
      await page.getByRole('link', { name: 'Open Farcaster on this device' }).getAttribute('href'),
    ).toBe('https://farcaster.xyz/~/siwf?channelToken=token-1')
    expect(await violations(page)).toEqual([])
    if (process.env.KEEP_PICTURES)
      await page.screenshot({ path: join(process.env.KEEP_PICTURES, 'me-relay.png') })
    const { nonce, ...channel } = relay.channel
    expect(channel).toEqual({
      siweUri: baseUrl,
      domain: new URL(baseUrl).host,
      acceptAuthAddress: true,
    })
    relay.signed = (await signAsClient({ nonce })).result
    await page.getByText('Signed in as').waitFor()
    expect(await page.textContent('.me-session')).toContain('fid 616')
    expect(complaints).toEqual([])
    await page.context().close()
  }, 60_000)

  it('reports a missing wallet, and cannot be framed', async () => {
    const page = await (
      await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } })
    ).newPage()
    const response = await page.goto(`${baseUrl}/me`)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    await page.getByText('No wallet was found').waitFor()
    expect(await violations(page)).toEqual([])
    await page.setContent(`<iframe src="${baseUrl}/me"></iframe>`)
    expect(
      await page.frameLocator('iframe').getByRole('heading', { name: 'Your data' }).count(),
    ).toBe(0)
  }, 60_000)
})
