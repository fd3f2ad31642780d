import { gunzipSync } from 'node:zlib'
import type { Profile } from '@whocast/contract/profile.ts'
import { fieldRows, plainFieldNames } from '@whocast/contract/profile-fields.ts'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import type { FramesOptions } from '../../frames/site.ts'
import { snapSchema } from '../../frames/snap/schema.ts'
import { toWireProfile } from '../../src/api/wire.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup, mira } from '../frames/people.ts'
import { rasterise } from '../frames/rasterise.ts'
import { safeParseMiniAppEmbed } from '../reference/miniapp-core.ts'

const baseUrl = 'https://who.example.com'
const snapType = 'application/vnd.farcaster.snap+json'

function setup(more: Partial<FramesOptions> = {}) {
  const renderer = createRecordingRenderer()
  const log = createRecordedLog()
  const app = createFrames({
    lookup: memoryLookup,
    renderer,
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log,
    ...more,
  })
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  return { app, get, renderer, log }
}

const lookupOf = (...profiles: Profile[]): FramesOptions['lookup'] => ({
  one: async () => ({ profiles, isStale: false, failedSources: [], tags: [], freshUntil: 0 }),
})

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('the home page', () => {
  const stored = (profile: Profile) => ({
    profile,
    isVerified: true,
    checkedAt: 0,
    refreshAt: null,
  })

  it('shows the card of a stored person, and the number of people', async () => {
    const { get } = setup({
      people: { find: async (key) => (key === 'fname:dwr' ? [stored(mira)] : []) },
      amounts: async () => ({ people: 1234, accounts: 100_000 }),
    })
    await get('/')
    const html = await (await get('/')).text()
    expect(html).toContain(
      '<img src="/fname/mira/card.png" width="1200" height="800" alt="The card of Mira Solano',
    )
    expect(html).toContain('1,234 people and 100,000+ verified accounts are stored here.')
  })

  it('does not wait for the count, and omits sample people', async () => {
    const waiting = await (await setup({ amounts: () => new Promise(() => {}) }).get('/')).text()
    expect(waiting).not.toContain('are stored here')
    const { get } = setup({
      people: { find: async () => [stored(mira)] },
      amounts: async () => ({ people: 9, accounts: 40 }),
    })
    await get('/')
    expect(await (await get('/')).text()).not.toContain('are stored here')
  })
})

describe('the page of a person', () => {
  it('responds at all five addresses', async () => {
    const { get } = setup()
    for (const path of [
      '/fname/mira',
      '/fname/@MIRA',
      '/fid/616',
      '/ens/mira.eth',
      `/eth/${mira.walletAddress}`,
      '/socials/github/mira-solano',
    ]) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toContain('Mira Solano')
    }
  })

  it('shows every field that is text', async () => {
    const names = plainFieldNames.filter((name) => fieldRows[name].value.kind === 'text')
    const texts = Object.fromEntries(names.map((name) => [name, `the ${name} of Mira`]))
    const { get } = setup({
      lookup: {
        one: async (...call) => {
          const answer = await memoryLookup.one(...call)
          return { ...answer, profiles: answer.profiles.map((one) => ({ ...one, ...texts })) }
        },
      },
    })
    const html = await (await get('/fname/mira')).text()
    const missing = names.filter((name) => !html.includes(`the ${name} of Mira`))
    expect(missing, 'fields that frames/pages/profile.tsx does not show').toEqual([])
  })

  it('has a QR code that leads to the page', async () => {
    const answer = await (await setup()).get('/fname/mira/qr.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(decodeQR(await rasterise(await answer.text(), 600))).toBe(
      'https://who.example.com/fname/mira',
    )
  })

  it('shows pictures of events through the renderer, never from other hosts', async () => {
    const { get } = await setup()
    const html = await (await get('/fname/mira')).text()
    expect(html).toContain('<img src="/fname/mira/events/0.webp"')
    expect(html).toContain('<bdi>3 Jun – 5 Jun 2026</bdi> · <bdi>Lisbon</bdi> · <bdi>Luma</bdi>')
    expect((await get('/fname/mira/events/0.webp')).headers.get('content-type')).toBe('image/webp')
    expect((await get('/fname/mira/events/7.webp')).headers.get('content-type')).toBe('image/webp')
  })

  it('says how each channel was verified, and marks claims', async () => {
    const html = await (await setup().get('/fname/mira')).text()
    expect(html).toContain('signed by the wallet and by the FID')
    expect(html).toContain('resolves forward and back')
    expect(html).toContain('Reported by Neynar')
    expect(html).toContain('Claimed in ENS')
    expect(html).toContain('<b>3</b> claimed, not verified')
    expect(html).toContain('href="https://github.com/mira-solano"')
    expect(html.match(/class="row claim"/g)).toHaveLength(3)
  })

  it('warns of wallets that look alike', async () => {
    const wallet = (value: string) => ({
      type: 'wallet' as const,
      value,
      isVerified: false as const,
      source: 'ens',
      checkedAt: 1_790_000_000,
    })
    const channels = ['1', '2'].map((digit) => wallet(`0x1234${digit.repeat(32)}abcd`))
    const one = { profileID: 'aaaaaaaaaaaaaaaaaaaaa', channels, credentials: [] }
    const lookup = {
      one: async () => ({ ...(await memoryLookup.one({ kind: 'fid', fid: 1 })), profiles: [one] }),
    }
    const html = await (await setup({ lookup }).get('/fid/1')).text()
    expect(html.match(/Looks like 0x12341+abcd/g)).toHaveLength(1)
    expect(await (await setup().get('/fname/mira')).text()).not.toContain('Looks like 0x')
  })

  it('shows credentials that never end', async () => {
    const [first] = mira.credentials
    if (!first) throw new Error('no credential')
    // What the reader of EAS makes of the highest `expirationTime`.
    const endless = { ...mira, credentials: [{ ...first, expiresAt: 2 ** 52 }] }
    const response = await setup({ lookup: lookupOf(endless) }).get('/fname/mira')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('until 31 Dec 9999')
  })

  it('keeps to its person where it links to the credentials of all issuers', async () => {
    const { get } = setup({ lookup: lookupOf({ ...mira, credentialCount: 99 }) })
    for (const path of ['/fname/mira', '/share?castFid=616'])
      expect(await (await get(path)).text()).toMatch(
        /href="\/(fname\/mira|fid\/616)\?issuers=all#credentials-title"/,
      )
  })

  it('links every credential to its evidence', async () => {
    const html = await (await setup().get('/fname/mira')).text()
    for (const { uid } of mira.credentials) expect(html).toContain(`href="/credentials/${uid}"`)
  })

  it('never takes profile text for markup', async () => {
    const html = await (await setup().get('/fname/layla')).text()
    expect(html).not.toMatch(/<script>alert|<b>x<\/b>|<img src=x/)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data).mainEntity.description).toContain('<script>alert(1)</script>')
  })

  it('links only to web pages', async () => {
    const evil = {
      ...mira,
      channels: mira.channels.map((c) => ({ ...c, url: 'javascript:alert(1)' })),
      highlights: [{ title: 'x', url: 'javascript:alert(2)' }],
    }
    const { get } = setup({ lookup: lookupOf(evil) })
    expect(await (await get('/fname/mira')).text()).not.toContain('javascript:')
  })

  it('carries a Mini App embed that the schema accepts', async () => {
    const { get } = setup()
    for (const path of [
      '/',
      '/fname/mira',
      '/fname/layla',
      '/ens/nobody.eth',
      '/socials/twitter/mirasolano',
    ]) {
      const tag = meta(await (await get(path)).text(), 'fc:miniapp')
      const parsed = safeParseMiniAppEmbed(JSON.parse(tag ?? 'null'))
      expect(parsed.error, path).toBeUndefined()
    }
  })

  it('carries Frames v1 tags that post to our own routes', async () => {
    const html = await (
      await setup().get('/fname/mira', { 'x-forwarded-host': 'evil.example' })
    ).text()
    expect(meta(html, 'fc:frame')).toBe('vNext')
    expect(meta(html, 'fc:frame:image')).toBe(`${baseUrl}/fname/mira/card.png?ratio=1.91`)
    expect(meta(html, 'fc:frame:post_url')).toBe(`${baseUrl}/v1/fname/mira`)
    expect(meta(html, 'fc:frame:button:1')).toBe('Page')
    expect(html).not.toContain('evil.example')
  })

  it('has no v1 button with a target of more than 256 bytes', async () => {
    const [channel] = mira.channels.filter(({ type }) => type === 'ens')
    if (!channel) throw new Error('no name')
    const value = `${'👻'.repeat(8)}.eth`
    const ghost = { ...mira, channels: [{ ...channel, value }] }
    const { get } = setup({ lookup: lookupOf(ghost) })
    const html = await (await get(`/ens/${encodeURIComponent(value)}`)).text()
    const labels = [1, 2, 3].map((n) => meta(html, `fc:frame:button:${n}`))
    expect(labels).toEqual(['Page', 'Back', undefined])
    for (const n of [1, 2])
      expect(meta(html, `fc:frame:button:${n}:target`)?.length).toBeLessThanOrEqual(256)
  })

  it('carries Open Graph tags and a canonical address', async () => {
    const html = await (await setup().get('/fid/616')).text()
    expect(meta(html, 'og:title')).toBe('Mira Solano (@mira)')
    expect(meta(html, 'og:image')).toBe(`${baseUrl}/fid/616/card.png?ratio=1.91`)
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/fname/mira"`)
  })

  it('names the same address as the API does, for a person without a username too', async () => {
    const { channels } = mira
    const unnamed = channels.map((c) => (c.type === 'farcaster' ? { ...c, value: '!616' } : c))
    const forms: Profile['channels'][] = [
      channels,
      unnamed,
      unnamed.filter(({ type }) => type !== 'ens'),
      channels.slice(3),
    ]
    for (const form of forms) {
      const profile = { ...mira, channels: form }
      const { get } = setup({ lookup: lookupOf(profile) })
      const html = await (await get('/fid/616')).text()
      const { url } = toWireProfile(profile, { baseUrl })
      expect(html).toContain(`<link rel="canonical" href="${url}"`)
      expect((await get(new URL(url ?? '').pathname)).status).toBe(200)
    }
  })

  it('has a policy without inline script or style, and nothing inline', async () => {
    const response = await setup().get('/fname/mira')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    const html = await response.text()
    expect(html).not.toMatch(/ style="| on[a-z]+="|<style/)
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/ld\+json))/)
  })

  it('returns 304 for a known ETag', async () => {
    const { get } = setup()
    const etag = (await get('/fname/mira')).headers.get('etag') ?? ''
    const again = await get('/fname/mira', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('vary')).toBe('Accept, Accept-Encoding')
  })

  it('is compressed for clients that accept it, with its own ETag', async () => {
    const { get } = setup()
    const plain = await get('/fname/mira')
    const packed = await get('/fname/mira', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text())
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(
      (
        await get('/fname/mira', {
          'accept-encoding': 'gzip',
          'if-none-match': packed.headers.get('etag') ?? '',
        })
      ).status,
    ).toBe(304)
    for (const refusal of ['identity', 'gzip;q=0', 'gzip; q=0.0']) {
      expect(
        (await get('/fname/mira', { 'accept-encoding': refusal })).headers.get('content-encoding'),
      ).toBeNull()
    }
    expect(
      (await get('/fname/mira/card.png', { 'accept-encoding': 'gzip' })).headers.get(
        'content-encoding',
      ),
    ).toBeNull()
  })

  it('shows current data, also when a compressed page was cached', async () => {
    let lookup = memoryLookup
    let shown = mira
    const { get } = setup({
      lookup: {
        async one(...asked) {
          const answer = await lookup.one(...asked)
          return { ...answer, profiles: shown === mira ? answer.profiles : [shown] }
        },
      },
    })
    const read = async (path = '/fname/mira') => {
      const answer = await get(path, { 'accept-encoding': 'gzip' })
      return {
        html: gunzipSync(Buffer.from(await answer.arrayBuffer())).toString(),
        etag: answer.headers.get('etag'),
      }
    }
    const first = await read()
    expect(await read()).toEqual(first)
    expect((await read('/ens/mira.eth')).html).not.toBe(first.html)
    shown = { ...mira, displayName: 'Mira Renamed' }
    const renamed = await read()
    expect(renamed.html).toContain('Mira Renamed')
    expect(renamed.etag).not.toBe(first.etag)
    shown = mira
    expect(await read()).toEqual(first)
    lookup = lookupOf()
    const gone = await get('/fname/mira', { 'accept-encoding': 'gzip' })
    expect(gone.status).toBe(404)
  })

  it('returns only the headers for HEAD', async () => {
    const { app } = setup()
    for (const path of [
      '/fname/mira',
      '/fname/mira/card.png',
      '/.well-known/farcaster.json',
      '/robots.txt',
    ]) {
      const response = await app.request(path, { method: 'HEAD' })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('')
    }
  })

  it('reports stale parts', async () => {
    expect(await (await setup().get('/fid/7001')).text()).toContain(
      'Some of this is out of date (Neynar)',
    )
  })

  it('lists claimants of a handle apart from its holders', async () => {
    const html = await (await setup().get('/socials/twitter/mirasolano')).text()
    expect(html).toContain('Reported by Neynar')
    expect(html).toContain('nothing proves it')
  })
})

describe('names without a match', () => {
  it('returns a briefly cached 404 page for an unknown name', async () => {
    const response = await setup().get('/ens/nobody.eth')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('public, max-age=30')
    expect(await response.text()).toContain('Nobody found for nobody.eth')
  })

  it('returns a 400 page for an invalid name', async () => {
    for (const path of [
      '/ens/nodots',
      '/eth/0x12',
      '/fid/0',
      '/fname/under_score',
      '/socials/nosuch/x',
      '/fid/%00',
      '/ens/%F0%9F%8F',
    ]) {
      const response = await setup().get(path)
      expect(response.status, path).toBe(400)
      expect(response.headers.get('content-type')).toContain('text/html')
    }
  })

  it('returns a 503 page with Retry-After when no source is reachable', async () => {
    const response = await setup().get('/ens/down.eth')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('returns an opaque 500 page for an unknown failure', async () => {
    const { get, log } = setup()
    const response = await get('/ens/broken.eth')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hunter2')
    expect(log.lines.map((line) => line.message)).toContain('page failed')
  })
})

describe('unknown addresses', () => {
  it('return a page for a browser and a problem document for other clients', async () => {
    const { get } = setup()
    const page = await get('/nosuch', { accept: 'text/html' })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const path of [
      '/nosuch',
      '/assets/nosuch.js',
      '/assets/..%2f..%2fpackage.json',
      '/samples/avatars/nosuch.png',
    ]) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('content-type'), path).toBe('application/problem+json')
      expect(await response.json()).toMatchObject({ code: 'not-found', status: 404 })
    }
  })

  it('name the allowed methods', async () => {
    const { app } = setup()
    for (const path of ['/fname/mira', '/card.png', '/share']) {
      const response = await app.request(path, { method: 'DELETE' })
      expect(response.status, path).toBe(405)
      expect(response.headers.get('allow'), path).toContain('GET')
    }
  })

  it('include the debugger in production', async () => {
    expect((await setup().get('/dev')).status).toBe(404)
    expect((await setup({ isProduction: false }).get('/dev?q=@mira')).status).toBe(200)
  })

  it('do not include pages for local machines', async () => {
    expect((await setup({ isProduction: false }).get('/v1/dev')).status).toBe(404)
    expect((await setup({ isProduction: true, hasDevtools: true }).get('/v1/dev')).status).toBe(404)
  })
})

describe('the page of an error', () => {
  it.each([
    ['/fname/nobody-here/contact.vcf', 'No single person matches this identifier. Search'],
    ['/issuers/guild?cursor=%20', 'The cursor is invalid. Use the link of the previous page.</p>'],
  ])('is written in sentences: %s', async (path, text) => {
    expect(await (await setup().get(path, { accept: 'text/html' })).text()).toContain(text)
  })
})

describe('a file', () => {
  it('is stored by caches at the address of its version, and not at that of another release', async () => {
    const { get } = setup()
    const plain = await get('/icon.png')
    const version = plain.headers.get('etag')?.slice(1, -1)
    const cached = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await cached(`/icon.png?v=${version}`)).toBe('public, max-age=31536000, immutable')
    expect(await cached('/icon.png?v=older-or-newer')).toBe('no-store')
  })
})

describe('the card', () => {
  it('is a cacheable PNG of 3:2', async () => {
    const { get, renderer } = setup()
    const response = await get('/fname/mira/card.png')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe(
      'public, immutable, no-transform, max-age=300',
    )
    expect(response.headers.get('vary')).toBe('Accept')
    expect(renderer.drawn).toMatchObject([
      {
        subject: { kind: 'profile', handle: '@mira' },
        options: { ratio: '3:2', theme: 'light', format: 'png' },
      },
    ])
  })

  it('has the requested ratio, theme and format', async () => {
    const { get, renderer } = setup()
    const response = await get('/ens/mira.eth/card.png?ratio=1.91&theme=dark', {
      accept: 'image/avif,image/webp,*/*;q=0.8',
    })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(renderer.drawn[0]?.options).toEqual({ ratio: '1.91', theme: 'dark', format: 'webp' })
  })

  it('is PNG for clients that do not name WebP', async () => {
    for (const accept of ['*/*', 'image/*', 'image/webp;q=0', '']) {
      expect(
        (await setup().get('/fname/mira/card.png', { accept })).headers.get('content-type'),
      ).toBe('image/png')
    }
  })

  it('returns 304 without the picture', async () => {
    const { get } = setup()
    const etag = (await get('/fid/616/card.png')).headers.get('etag') ?? ''
    expect((await get('/fid/616/card.png', { 'if-none-match': `W/"x", ${etag}` })).status).toBe(304)
  })

  it('is a briefly cached not-found picture for unknown and malformed names', async () => {
    const { get, renderer } = setup()
    for (const path of [
      '/ens/nobody.eth/card.png',
      '/fid/-1/card.png',
      '/socials/nosuch/x/card.png',
    ]) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, no-transform, max-age=30')
    }
    expect(renderer.drawn.map(({ subject }) => subject.kind)).toEqual([
      'not-found',
      'not-found',
      'not-found',
    ])
  })

  it('is an uncacheable error picture when it cannot be made', async () => {
    const { get, renderer } = setup()
    for (const path of [
      '/ens/down.eth/card.png',
      '/eth/0x2b5ad5c4795c026514f8317c7a215e218dccd6cf/card.png',
    ]) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('max-age=0')
    }
    expect(renderer.drawn.at(-1)?.subject.kind).toBe('error')
  })

  it('reports a handle with several holders or claimants', async () => {
    const { get, renderer } = setup()
    await get('/socials/twitter/mirasolano/card.png')
    await get('/socials/mastodon/mira@social.example/card.png')
    expect(renderer.drawn.map(({ subject }) => subject)).toEqual([
      { kind: 'people', requested: 'mirasolano on X', holders: 1, claimants: 1 },
      { kind: 'people', requested: 'mira@social.example on Mastodon', holders: 0, claimants: 1 },
    ])
  })

  it('and the avatar are pictures when they are rejected or cannot be drawn', async () => {
    const { app, log } = setup({
      renderer: {
        ...createRecordingRenderer(),
        card: async () => {
          throw new Error('the renderer fell over')
        },
      },
    })
    const broken = await app.request('/fname/mira/card.png')
    expect([broken.status, broken.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await sharp(await broken.arrayBuffer()).metadata()).toMatchObject({
      width: 1200,
      height: 800,
    })
    expect(log.lines.map(({ message }) => message)).toContain(
      'not even an error card could be drawn',
    )
    for (const [path, status] of [
      ['/ens/nobody.eth/avatar.webp', 404],
      ['/fid/0/avatar.webp', 400],
      ['/ens/down.eth/avatar.webp', 503],
    ] as const) {
      const response = await app.request(path)
      expect([response.status, response.headers.get('content-type')], path).toEqual([
        status,
        'image/webp',
      ])
    }
  })

  it('exists for the home page', async () => {
    const { get, renderer } = setup()
    expect((await get('/card.png?ratio=1.91')).status).toBe(200)
    expect(renderer.drawn[0]?.subject.kind).toBe('home')
  })
})

describe('search', () => {
  it('redirects to the page of the identifier', async () => {
    const { get } = setup()
    for (const [q, location] of [
      ['vitalik.eth', '/ens/vitalik.eth'],
      ['@DWR', '/fname/dwr'],
      ['fid 3', '/fid/3'],
      ['github:torvalds', '/socials/github/torvalds'],
      [`${baseUrl}/fname/mira`, '/fname/mira'],
    ] as const) {
      const response = await get(`/search?q=${encodeURIComponent(q)}`)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(location)
    }
  })

  it('shows the input again with an invalid name', async () => {
    const response = await setup().get(
      `/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    )
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('cannot be looked up')
  })

  it('redirects to the home page without a query', async () => {
    expect((await setup().get('/search')).headers.get('location')).toBe('/')
  })

  it('never redirects to another host', async () => {
    for (const q of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/fname/mira',
      'javascript:alert(1)',
    ]) {
      const response = await setup().get(`/search?q=${encodeURIComponent(q)}`)
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })
})

describe('a Snap', () => {
  const accept = { accept: snapType }

  it('is served on request, within its limits', async () => {
    const { get } = setup()
    for (const path of [
      '/',
      '/fname/mira',
      '/fname/layla',
      '/eth/0x2b5ad5c4795c026514f8317c7a215e218dccd6cf',
      '/ens/nobody.eth',
      '/fid/0',
      '/ens/down.eth',
      '/ens/broken.eth',
    ]) {
      const response = await get(path, accept)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toBe(snapType)
      expect(response.headers.get('vary')).toContain('Accept')
      const snap = await response.json()
      expect(snapSchema.safeParse(snap).error, path).toBeUndefined()
    }
  })

  it('shows names without marks that turn text around', async () => {
    const { get } = setup({ lookup: lookupOf({ ...mira, displayName: 'Ada\u202emoc.live' }) })
    expect(await (await get('/fname/mira', accept)).text()).toContain('"Ada moc.live"')
  })

  it('submits to an address in ASCII', async () => {
    const path = `/ens/${encodeURIComponent('👻')}.eth`
    const answer = await setup({ lookup: lookupOf(mira) }).get(path, accept)
    expect(await answer.text()).toContain(`"${baseUrl}${path}?do=home"`)
  })

  it('is announced to all other clients', async () => {
    const { get } = setup()
    for (const path of ['/', '/fname/mira', '/ens/nobody.eth']) {
      const response = await get(path, { accept: 'text/html' })
      expect(response.headers.get('link')).toContain(
        `<${path}>; rel="alternate"; type="${snapType}"`,
      )
      expect(response.headers.get('vary')).toContain('Accept')
    }
  })

  it('is replaced by HTML where that has a higher weight', async () => {
    const { get } = setup()
    const type = async (wish: string) =>
      (await get('/fname/mira', { accept: wish })).headers.get('content-type')
    expect(await type(`text/html, ${snapType};q=0.5`)).toContain('text/html')
    expect(await type(`${snapType}, text/html;q=0.9`)).toBe(snapType)
    expect(await type(`${snapType};q=0`)).toContain('text/html')
    expect(await type('*/*')).toContain('text/html')
  })
})
