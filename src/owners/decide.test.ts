import { orderChannels } from '@whocast/contract/display.ts'
import type { Channel, Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { change, ownerBrowser } from '../../test/owner.ts'
import { createTestService, type TestService } from '../../test/service.ts'

const baseUrl = 'https://whocast.test'
const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const second = privateKeyToAccount(`0x${'a2'.repeat(32)}`)
const mallory = privateKeyToAccount(`0x${'b2'.repeat(32)}`)

const wallet = (address: string): FoundChannel => ({
  type: 'wallet',
  value: address,
  isVerified: true,
  grade: { grade: 'proven' },
})
/** What a node says of Ada. */
const finding = (checkedAt: number): Finding => ({
  source: 'snapchain',
  scope: 'farcaster:616',
  checkedAt,
  fields: { displayName: 'Ada Secretname', bio: 'Counts.', location: 'London' },
  channels: [
    {
      type: 'farcaster',
      value: 'ada',
      isVerified: true,
      metadata: [{ name: 'fid', value: '616' }],
      grade: { grade: 'proven' },
    },
    wallet(ada.address),
    wallet(second.address),
    { type: 'github', value: 'ada-on-github', isVerified: true },
    { type: 'email', value: 'ada@example.com', isVerified: false },
  ],
})

let service: TestService
const now = Date.UTC(2026, 10, 22)
const save = (...findings: Finding[]) => service.store.people.save(findings, { refreshAt: null })
const seconds = () => Math.floor(now / 1000)
beforeAll(async () => {
  service = await createTestService({ baseUrl, clock: () => now })
})
afterAll(() => service.close())

interface Answer {
  profiles: {
    channels: { type: string; value: string }[]
    credentials: { uid: string }[]
    [field: string]: unknown
  }[]
}
const ask = async (path: string) => (await (await service.request(path)).json()) as Answer
const text = async (path: string) => (await service.request(path)).text()
const signedIn = async (account = ada) => {
  const browser = ownerBrowser(service.request, baseUrl, account)
  expect((await browser.signIn()).status).toBe(200)
  return browser
}

/** What assistants read of a profile. */
async function mcpText(service: TestService, identifier: string): Promise<string> {
  const response = await service.request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'lookup_profile', arguments: { identifier } },
    }),
  })
  return response.text()
}

describe('an owner', () => {
  it('sees everything that is held, by source, and what is not shown to others', async () => {
    await save(finding(seconds()))
    const browser = await signedIn()
    const response = await browser.send('GET', '/me')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const own = await response.json()
    expect(own).toMatchObject({
      of: 'fid:616',
      held: {
        findings: [
          { source: 'snapchain', scope: 'farcaster:616', checkedAt: '2026-11-22T00:00:00Z' },
        ],
        sessions: [{ address: ada.address.toLowerCase() }],
      },
    })
    expect(JSON.stringify(own)).toContain('ada@example.com')
    expect(await text('/fid/616')).not.toContain('ada@example.com')
  })

  it('hides an account from answers and lookups; it still joins, and it comes back', async () => {
    const browser = await signedIn()
    expect((await ask('/socials/github/ada-on-github')).profiles).toHaveLength(1)
    const channel = { type: 'github', value: 'Ada-On-GitHub' }
    const answer = await change(browser, ada, { channels: [{ ...channel, isHidden: true }] })
    expect(answer.status).toBe(200)
    for (const path of ['/fid/616', '/fid/616?include=proof', `/eth/${ada.address}`])
      expect(await text(path)).not.toContain('ada-on-github')
    expect((await ask('/socials/github/ada-on-github?include=claims')).profiles).toEqual([])
    await save(finding(seconds() + 60))
    expect(await text('/fid/616')).not.toContain('ada-on-github')
    await change(browser, ada, { channels: [{ ...channel, isHidden: false }] })
    expect((await ask('/socials/github/ada-on-github')).profiles).toHaveLength(1)
  })

  it('hides a wallet with its attestations; no other person gets it', async () => {
    const { key } = await service.issueKey()
    const uid = `0x${'c1'.repeat(32)}` as Hex
    const issue = () =>
      service.store.credentials.put({
        uid,
        name: 'Skill: Secrecy',
        issuer: key.id,
        kind: 'reported',
        attestee: { address: second.address.toLowerCase() as Hex },
        attester: { name: 'x' },
        isPublic: true,
        revocation: { status: 'active' },
        verification: { method: 'reported', result: 'reported', checkedAt: seconds() },
      } as never)
    await issue()
    expect((await ask('/fid/616')).profiles[0]?.credentials).toHaveLength(1)
    const browser = await signedIn()
    await change(browser, ada, {
      channels: [{ type: 'wallet', value: second.address, isHidden: true }],
    })
    const address = second.address.slice(2).toLowerCase()
    const paths = [
      '/fid/616?include=proof',
      `/eth/${second.address}`,
      '/credentials?credentialName=Skill%3A%20Secrecy',
      '/search?q=secrecy',
      '/changes',
    ]
    for (const path of paths) expect((await text(path)).toLowerCase(), path).not.toContain(address)
    expect(await text('/changes')).not.toContain('Secrecy')
    expect((await service.request(`/credentials/${uid}`)).status).toBe(404)
    await issue()
    expect((await service.request(`/credentials/${uid}`)).status).toBe(404)
    // Somebody else says that it is theirs.
    const thief: FoundChannel = {
      type: 'farcaster',
      value: 'thief',
      isVerified: true,
      metadata: [{ name: 'fid', value: '99' }],
    }
    const { grade: _, ...claimed } = wallet(second.address)
    await save({
      source: 'import',
      scope: 'import:thief',
      checkedAt: seconds(),
      fields: { displayName: 'Thief' },
      channels: [thief, claimed],
    })
    expect((await ask(`/eth/${second.address}`)).profiles).toEqual([])
    await change(browser, ada, {
      channels: [{ type: 'wallet', value: second.address, isHidden: false }],
    })
    expect((await ask('/fid/616')).profiles[0]?.credentials).toHaveLength(1)
    expect((await service.request(`/credentials/${uid}`)).status).toBe(200)
    await change(browser, ada, { credentials: [{ uid, isHidden: true }] })
    expect((await ask('/fid/616')).profiles[0]?.credentials).toEqual([])
    await change(browser, ada, { credentials: [{ uid, isHidden: false }] })
  })

  it('mutes an issuer: its credentials are shown nowhere, and stay stored', async () => {
    const issuer = mallory.address.toLowerCase() as Hex
    const uidOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as Hex
    const attest = (n: number, by: Hex) =>
      service.store.credentials.put({
        uid: uidOf(n),
        name: `Mute test ${n}`,
        issuer: 'eas:10',
        kind: 'eas-onchain',
        attestee: { address: ada.address.toLowerCase() as Hex },
        attester: { address: by },
        issuedAt: seconds() - n,
        revocation: { status: 'active' },
        verification: { method: 'eas-onchain', result: 'holds', checkedAt: seconds() },
        isPublic: true,
      })
    await save(finding(seconds()))
    for (const n of [1, 2]) await attest(n, issuer)
    await attest(3, second.address.toLowerCase() as Hex)
    const browser = await signedIn()
    const own = async () =>
      (await (await browser.send('GET', '/me')).json()) as {
        issuers: object[]
        held: { credentials: { uid: string }[] }
      }
    const paths = ['/fid/616', '/credentials?holder=fid:616', '/changes', '/search?q=Mute+test']
    const shown = async () => {
      const texts = await Promise.all([...paths.map(text), mcpText(service, 'fid:616')])
      return [1, 2, 3].filter((n) => texts.some((one) => one.includes(`Mute test ${n}`)))
    }
    expect(await shown()).toEqual([1, 2, 3])
    expect((await own()).issuers).toEqual(
      expect.arrayContaining([{ attester: issuer, credentials: 2, isHidden: false }]),
    )

    // As an owner may write it.
    await change(browser, ada, { issuers: [{ attester: mallory.address, isHidden: true }] })
    await attest(4, issuer)
    expect(await shown()).toEqual([3])
    expect((await service.request(`/credentials/${uidOf(1)}`)).status).toBe(404)
    const check = '/credentials/check?holder=fid:616&credentialName=Mute+test+1'
    expect(JSON.parse(await text(check))).toMatchObject({ isHeld: false })
    expect((await ask('/fid/616')).profiles[0]?.credentialCount ?? 1).toBeLessThan(4)
    const muted = await own()
    expect(muted.issuers[0]).toEqual({ attester: issuer, credentials: 3, isHidden: true })
    expect(muted.held.credentials.map(({ uid }) => uid)).toEqual(
      expect.arrayContaining([uidOf(1), uidOf(2), uidOf(4)]),
    )

    await change(browser, ada, { issuers: [{ attester: issuer, isHidden: false }] })
    expect(await shown()).toEqual([1, 2, 3])
    expect((await service.request(`/credentials/${uidOf(4)}`)).status).toBe(200)
  })

  it('hides a field, also from the search', async () => {
    const browser = await signedIn()
    expect(await text('/search?q=secretname')).toContain('Secretname')
    await change(browser, ada, { fields: [{ name: 'displayName', isHidden: true }] })
    expect(await text('/fid/616')).not.toContain('Secretname')
    expect(await text('/search?q=secretname')).not.toContain('Secretname')
    await change(browser, ada, { fields: [{ name: 'displayName', isHidden: false }] })
    expect(await text('/search?q=secretname')).toContain('Secretname')
  })

  it('hides everything, through refreshes, in a second process, and comes back', async () => {
    const other = await createTestService({ baseUrl, clock: () => now, store: service.store })
    const browser = await signedIn()
    await change(browser, ada, { isHidden: true })
    await save(finding(seconds() + 120))
    const paths = [
      '/fid/616',
      '/fname/ada',
      `/eth/${ada.address}`,
      '/socials/github/ada-on-github',
      '/search?q=secretname',
      '/lookup?q=@ada',
    ]
    for (const { request } of [service, other]) {
      for (const path of paths) {
        const answer = (await (await request(path)).json()) as {
          profiles?: unknown[]
          results?: unknown[]
        }
        expect([path, answer.profiles ?? answer.results]).toEqual([path, []])
      }
    }
    const own = (await (await browser.send('GET', '/me')).json()) as {
      channels: { isHidden: boolean }[]
    }
    expect(own.channels.map(({ isHidden }) => isHidden)).toEqual(own.channels.map(() => true))
    await change(browser, ada, { isHidden: false })
    expect((await ask('/fid/616')).profiles).toHaveLength(1)
    await other.close()
  })

  it('says more in own words, which are marked, and publishes what is private by its type', async () => {
    const browser = await signedIn()
    const link = { title: 'Notes on the engine', url: 'https://example.com/notes' }
    const answer = await change(browser, ada, {
      says: { bio: 'Ich rechne. 計算: 100%', highlights: [link] },
      publishes: [{ type: 'email', value: 'ada@example.com' }],
      order: [{ type: 'github', value: 'ada-on-github' }],
    })
    expect(answer.status).toBe(200)
    const [profile] = (await ask('/fid/616')).profiles
    expect(profile).toMatchObject({
      bio: 'Ich rechne. 計算: 100%',
      highlights: [link],
      ownFields: ['bio', 'highlights'],
      location: 'London',
    })
    expect(profile?.channels[0]).toMatchObject({ type: 'github' })
    expect(profile?.channels.at(-1)).toMatchObject({ type: 'email', isVerified: false })
    await change(browser, ada, { says: { bio: ' \u200b' } })
    expect((await ask('/fid/616')).profiles[0]).toMatchObject({
      bio: 'Counts.',
      ownFields: ['highlights'],
    })
    await change(browser, ada, { says: { bio: '', highlights: [] }, publishes: [], order: [] })
    expect((await ask('/fid/616')).profiles[0]).toMatchObject({ bio: 'Counts.' })
    expect((await ask('/fid/616')).profiles[0]).not.toHaveProperty('ownFields')
  })

  it('puts accounts in an order and chooses a colour, and takes both back', async () => {
    const browser = await signedIn()
    const order = [
      { type: 'github', value: 'Ada-On-GitHub' },
      { type: 'wallet', value: ada.address.toLowerCase() },
    ]
    await change(browser, ada, { order, accent: '#0A7d3f' })
    const [profile] = (await ask('/fid/616')).profiles
    expect(profile).toMatchObject({ accent: '#0a7d3f' })
    const channels = (profile?.channels ?? []) as unknown as Channel[]
    expect(channels.slice(0, 2)).toMatchObject([
      { type: 'github', place: 0 },
      { type: 'wallet', place: 1 },
    ])
    expect(channels.slice(2).some(({ place }) => place !== undefined)).toBe(false)
    expect(orderChannels(channels).map(({ type }) => type)).toEqual([
      'github',
      'wallet',
      'farcaster',
      'wallet',
    ])
    expect((await change(browser, ada, { accent: 'red' })).status).toBe(422)
    await change(browser, ada, { order: [], accent: '' })
    const [plain] = (await ask('/fid/616')).profiles
    expect(plain).not.toHaveProperty('accent')
    expect(JSON.stringify(plain)).not.toContain('"place"')
  })

  it('keeps what was signed, and refuses a replay', async () => {
    const browser = await signedIn()
    const asked = await browser.send('POST', '/me/statement', { isHidden: true })
    const { message } = (await asked.json()) as { message: string }
    const body = { message, signature: await ada.signMessage({ message }) }
    expect((await browser.send('PATCH', '/me', body)).status).toBe(200)
    expect(await (await browser.send('GET', '/me')).json()).toMatchObject({
      decision: { statement: message, signature: body.signature },
    })
    await change(browser, ada, { isHidden: false })
    expect((await browser.send('PATCH', '/me', body)).status).toBe(401)
    expect((await browser.send('DELETE', '/me', body)).status).toBe(422)
    expect((await ask('/fid/616')).profiles).toHaveLength(1)
  })

  it.each([
    [
      'another signs',
      async (message: string) => ({ message, signature: await mallory.signMessage({ message }) }),
      401,
    ],
    [
      'a word of it was changed',
      async (message: string) => ({
        message: message.replace('hide:everything', 'hide:field:bio'),
        signature: await ada.signMessage({ message }),
      }),
      401,
    ],
    [
      'it is about somebody else',
      async (given: string) => {
        const message = given.replace('of:fid:616', 'of:fid:3')
        return { message, signature: await ada.signMessage({ message }) }
      },
      422,
    ],
    [
      'it says what is not known here',
      async (given: string) => {
        const message = `${given}\n- urn:whocast:sell:everything`
        return { message, signature: await ada.signMessage({ message }) }
      },
      422,
    ],
    [
      'another person signs',
      async (given: string) => {
        const message = given.replace(ada.address, mallory.address)
        return { message, signature: await mallory.signMessage({ message }) }
      },
      403,
    ],
  ])('is not heard where %s', async (_what, sign, status) => {
    const browser = await signedIn()
    const { message } = (await (
      await browser.send('POST', '/me/statement', { isHidden: true })
    ).json()) as { message: string }
    expect((await browser.send('PATCH', '/me', await sign(message))).status).toBe(status)
    expect((await ask('/fid/616')).profiles).toHaveLength(1)
  })

  it('is not a person that only a file names', async () => {
    await save({
      source: 'import',
      scope: 'import:victim',
      checkedAt: seconds(),
      fields: { displayName: 'Victim' },
      channels: [
        {
          type: 'farcaster',
          value: 'victim',
          isVerified: true,
          metadata: [{ name: 'fid', value: '1000' }],
        },
        { type: 'wallet', value: mallory.address, isVerified: true },
        { type: 'email', value: 'victim@example.com', isVerified: false },
      ],
    })
    const browser = await signedIn(mallory)
    const own = await (await browser.send('GET', '/me')).text()
    expect(own).not.toContain('victim@example.com')
    expect(JSON.parse(own)).toMatchObject({ objection: expect.stringContaining('known only from') })
    for (const changes of [{ isHidden: true }, { isLeaving: true }])
      expect((await change(browser, mallory, changes)).status).toBe(403)
    expect((await ask('/fid/1000')).profiles).toHaveLength(1)
  })

  it('leaves, gets a receipt, stays out, and comes back by signing in and saying so', async () => {
    const browser = await signedIn()
    await change(browser, ada, { fields: [{ name: 'bio', isHidden: true }] })
    const left = await change(browser, ada, { isLeaving: true })
    expect(await left.json()).toMatchObject({ receipt: { at: '2026-11-22T00:00:00Z', people: 1 } })
    expect(browser.cookie).toBe('')
    await save(finding(seconds() + 300))
    expect((await ask('/fid/616')).profiles).toEqual([])
    const again = await signedIn()
    expect(await (await again.send('GET', '/me')).json()).toMatchObject({
      isForgotten: true,
      channels: [],
    })
    await save(finding(seconds() + 300))
    expect((await ask('/fid/616')).profiles).toEqual([])
    expect((await change(again, ada, {})).status).toBe(200)
    await save(finding(seconds() + 360))
    expect((await ask('/fid/616')).profiles).toHaveLength(1)
    expect((await ask('/fid/616')).profiles[0]).toHaveProperty('bio')
  })

  it('is asked for a session, and for the page', async () => {
    expect((await service.request('/me')).status).toBe(401)
    const browser = await signedIn()
    for (const [method, path] of [
      ['POST', '/me/statement'],
      ['PATCH', '/me'],
      ['DELETE', '/me'],
    ] as const) {
      expect(
        (
          await browser.send(
            method,
            path,
            { message: 'x', signature: '0x' },
            { origin: 'https://evil.test' },
          )
        ).status,
      ).toBe(403)
    }
    expect(
      (await browser.send('GET', '/me', undefined, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
  })
})
