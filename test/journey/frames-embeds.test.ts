import { ServiceError } from '@whocast/contract/error.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { describe, expect, it, test } from 'vitest'
import { createFrames } from '../../frames/app.ts'
import { badgeSvg } from '../../frames/badge.ts'
import type { FramesOptions } from '../../frames/site.ts'
import { vcard } from '../../frames/vcard.ts'
import { createRecordedLog, createRecordingRenderer, memoryLookup, mira } from '../frames/people.ts'
import { ghostHtml, wordpressHtml } from '../frames/publishers.ts'
import { rasterise } from '../frames/rasterise.ts'

const baseUrl = 'https://who.example.com'

function setup(more: Partial<FramesOptions> = {}) {
  const app = createFrames({
    lookup: memoryLookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
    ...more,
  })
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
}

/** A lookup that finds this one person by anything. */
const onlyOne = (profile: Profile): Partial<FramesOptions> => ({
  lookup: {
    one: async () => ({
      profiles: [profile],
      isStale: false,
      failedSources: [],
      tags: [],
      freshUntil: 0,
    }),
  },
})

const hostile = '</script><img src=x onerror=alert(1)>"\u202e\u0000&\ud800'
const hostilePerson: Profile = {
  ...mira,
  displayName: hostile,
  bio: `${hostile}\r\nEND:VCARD\r\nBEGIN:VCARD`,
  jobTitle: 'a;b,c\\d\ne',
  location: 'Lis"bon^\nPortugal',
  channels: mira.channels.map((channel) => ({
    ...channel,
    value: channel.type === 'ens' ? hostile : channel.value,
  })),
}

describe('the badge', () => {
  it('shows the best grade and its number of accounts', async () => {
    const answer = await setup()('/fname/mira/badge.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
    const svg = await answer.text()
    expect(svg).toContain('<title>@mira: proven · 3 accounts</title>')
    const { width, height } = await rasterise(svg)
    expect(height).toBe(20)
    expect(width).toBeGreaterThan(120)
  })

  it('is revalidated by its ETag', async () => {
    const get = setup()
    const etag = (await get('/fname/mira/badge.svg')).headers.get('etag') ?? ''
    expect((await get('/fname/mira/badge.svg', { 'if-none-match': etag })).status).toBe(304)
  })

  it('never counts claims, and warns of lookalike names', async () => {
    const claims = mira.channels.filter(({ isVerified }) => !isVerified)
    const reported = mira.channels
      .filter(({ verification }) => verification?.grade === 'reported')
      .slice(0, 1)
    const textOf = async (profile: Profile) =>
      (await setup(onlyOne(profile))('/fid/616/badge.svg')).text()
    expect(await textOf({ ...mira, channels: claims })).toContain('no verified accounts')
    expect(await textOf({ ...mira, channels: [...claims, ...reported] })).toContain(
      'reported · 1 account<',
    )
    const warned = await textOf({
      ...mira,
      warning: { type: 'lookalike', of: { profileID: 'a', handle: '@dwr' } },
    })
    expect(warned).toContain('<title>@mira: not @dwr</title>')
    expect(warned).not.toContain('proven')
  })

  it.each([
    ['/ens/nobody.eth/badge.svg', 'nobody.eth: no match'],
    ['/socials/twitter/mirasolano/badge.svg', 'several people'],
    ['/fid/0/badge.svg', 'no match'],
    ['/ens/down.eth/badge.svg', 'unavailable'],
    ['/ens/broken.eth/badge.svg', 'unavailable'],
  ])('is a picture whatever happens: %s', async (path, text) => {
    const answer = await setup()(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(text)
    if (text === 'unavailable') expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['markup', hostile],
    ['a long name', 'a-very-long-name-that-goes-on-and-on-and-on.eth'],
    ['from right to left', 'ليلى.eth'],
    ['emoji and wide letters', '👩‍👩‍👧‍👦山田太郎.eth'],
    ['nothing', ''],
  ])('takes any name: %s', async (_, left) => {
    const svg = badgeSvg({ left, right: 'proven · 5 accounts', tone: 'proven' })
    expect(svg).not.toMatch(/<img|[\p{Cc}\u202e]/u)
    expect(svg.isWellFormed()).toBe(true)
    // It is XML, and everything in it is drawn.
    expect((await rasterise(svg)).width).toBeLessThan(560)
  })
})

describe('oEmbed', () => {
  const ask = (query: Record<string, string>, more: Partial<FramesOptions> = {}) =>
    setup(more)(`/oembed?${new URLSearchParams(query)}`)

  it('is announced by the page of a person, and its card is a link without script', async () => {
    const html = await (await setup()('/fname/mira')).text()
    const [, href = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? []
    expect(href.startsWith(`${baseUrl}/oembed?`)).toBe(true)
    const answer = await setup()(href.replaceAll('&amp;', '&'))
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const embed = (await answer.json()) as Record<string, unknown>
    expect(embed).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Mira Solano',
      author_name: '@mira',
      author_url: `${baseUrl}/fname/mira`,
      provider_name: 'Whocast',
      provider_url: baseUrl,
      width: 384,
      height: 208,
      thumbnail_url: `${baseUrl}/fname/mira/card.png?ratio=1.91`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
    expect(embed.html).toBe(
      `<iframe src="${baseUrl}/embed/fname/mira" width="384" height="208" title="Mira Solano on Whocast" frameborder="0" scrolling="no" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    )
  })

  it('is accepted by WordPress and by Ghost, whose filters keep the frame', async () => {
    const get = async (url: string) => setup()(url)
    const wordpress = await wordpressHtml(get, `${baseUrl}/fname/mira`, 'secret1234')
    expect(wordpress).toContain(`src="${baseUrl}/embed/fname/mira#?secret=secret1234"`)
    expect(wordpress).toContain('width="384" height="208" title="Mira Solano on Whocast"')
    expect(await ghostHtml(get, `${baseUrl}/fname/mira`)).toContain(
      `<iframe src="${baseUrl}/embed/fname/mira" width="384" height="208"`,
    )
    for (const publisher of [wordpressHtml, ghostHtml])
      expect(await publisher(get, `${baseUrl}/ens/nobody.eth`, '')).toBeNull()
  })

  it('stays within the maximum width and height', async () => {
    const url = `${baseUrl}/fname/mira`
    expect(await (await ask({ url, maxwidth: '320' })).json()).toMatchObject({
      type: 'rich',
      width: 320,
    })
    for (const small of [{ maxwidth: '199' }, { maxheight: '207' }]) {
      const embed = (await (await ask({ url, ...small })).json()) as object
      expect(embed).toMatchObject({ type: 'link', title: 'Mira Solano' })
      for (const field of ['html', 'width', 'thumbnail_url'])
        expect(embed).not.toHaveProperty(field)
    }
    for (const maxwidth of ['0', '-1', '1e3', '12px'])
      expect((await ask({ url, maxwidth })).status).toBe(400)
  })

  it.each([
    'https://evil.example/fname/mira',
    `${baseUrl}.evil.example/fname/mira`,
    `http://who.example.com/fname/mira`,
    `${baseUrl}/`,
    `${baseUrl}/fname/mira/card.png`,
    `${baseUrl}/fname/%zz`,
    `${baseUrl}/fid/0`,
    `${baseUrl}/ens/nobody.eth`,
    `${baseUrl}/socials/twitter/mirasolano`,
    'not a url',
    'javascript:alert(1)',
  ])('is 404 for %s', async (url) => {
    const answer = await ask({ url })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  it('requires a URL, and rejects XML', async () => {
    expect((await setup()('/oembed')).status).toBe(400)
    expect((await ask({ url: `${baseUrl}/fname/mira`, format: 'xml' })).status).toBe(501)
    expect((await ask({ url: `${baseUrl}/ens/down.eth` })).status).toBe(503)
  })

  it('never treats texts of a person as markup', async () => {
    const { html, title } = (await (
      await ask({ url: `${baseUrl}/fid/616` }, onlyOne(hostilePerson))
    ).json()) as {
      html: string
      title: string
    }
    expect(html).not.toContain('<img')
    expect(html.match(/<\w+/g)).toEqual(['<iframe'])
    expect(html.replaceAll('\n', '') + title).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u)
  })
})

describe('the frame for other sites', () => {
  it('is a small page of its own that any site may show, in a sandbox', async () => {
    const answer = await setup()('/embed/fname/mira')
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('; sandbox allow-scripts allow-popups')
    expect(policy).not.toContain('frame-ancestors')
    expect(answer.headers.get('x-frame-options')).toBeNull()
    const html = await answer.text()
    expect(html).toContain('Mira Solano')
    expect(html).toContain('3 proven, 2 reported, 3 claimed')
    expect(html).not.toMatch(/claimed<\/span>.*<li/)
    expect(html).toContain(`<a href="${baseUrl}/fname/mira" rel="noopener">`)
    expect(html).toContain('<base target="_blank"/>')
  })

  it.each([
    ['/embed/ens/nobody.eth', 404],
    ['/embed/fid/0', 400],
    ['/embed/socials/twitter/mirasolano', 404],
    ['/embed/ens/down.eth', 503],
  ])('is a note in the same design for %s', async (path, status) => {
    const answer = await setup()(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toContain('<main class="frame">')
  })
})

describe('WebFinger', () => {
  const ask = (resource: string, more = '') =>
    setup()(`/.well-known/webfinger?resource=${encodeURIComponent(resource)}${more}`)

  it.each([
    'acct:mira@who.example.com',
    'acct:mira.eth@who.example.com',
    'acct:fid%3A616@WHO.example.com',
    `${baseUrl}/fname/mira`,
    `${baseUrl}/socials/github/mira-solano/`,
  ])('finds a person by %s', async (resource) => {
    const answer = await ask(resource)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/jrd+json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const { subject, aliases, links } = (await answer.json()) as {
      subject: string
      aliases: string[]
      links: { rel: string; href: string }[]
    }
    expect(subject).toBe(resource)
    expect(aliases).toContain(`${baseUrl}/fname/mira`)
    expect(links.find(({ rel }) => rel.endsWith('profile-page'))?.href).toBe(
      `${baseUrl}/fname/mira`,
    )
    // Reported and claimed accounts are no part of it.
    expect(links.filter(({ rel }) => rel === 'me').map(({ href }) => new URL(href).host)).toEqual([
      'farcaster.xyz',
      'app.ens.domains',
      'etherscan.io',
    ])
  })

  it('sends only the requested links', async () => {
    const { links } = (await (await ask(`${baseUrl}/fid/616`, '&rel=alternate&rel=x')).json()) as {
      links: { rel: string }[]
    }
    expect(links.map(({ rel }) => rel)).toEqual(['alternate', 'alternate'])
  })

  it.each([
    ['acct:mira@evil.example', 404],
    ['acct:mira@who.example.com@evil.example', 404],
    ['acct:%zz@who.example.com', 404],
    ['acct:nobody@who.example.com', 404],
    ['https://evil.example/fname/mira', 404],
    ['mailto:mira@who.example.com', 404],
    ['acct:down.eth@who.example.com', 503],
    ['', 400],
  ])('%s is %i', async (resource, status) => {
    expect((await ask(resource)).status).toBe(status)
  })
})

/** A vCard's lines, unfolded (RFC 6350, 3.2), by name. */
function properties(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const name = /^[A-Z]+/.exec(line)?.[0] ?? ''
    found.set(name, [...(found.get(name) ?? []), line.slice(name.length)])
  }
  return found
}

describe('the contact card', () => {
  it('contains proven accounts, as a file', async () => {
    const answer = await setup()('/fid/616/contact.vcf')
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mira.vcf"')
    const card = properties(await answer.text())
    expect(card.get('VERSION')).toEqual([':4.0'])
    expect(card.get('FN')).toEqual([':Mira Solano'])
    expect(card.get('NICKNAME')).toEqual([':@mira'])
    expect(card.get('ADR')).toEqual([';LABEL="Lisbon, Portugal":;;;;;;'])
    expect(card.get('SOCIALPROFILE')).toEqual([
      ';SERVICE-TYPE="Farcaster";USERNAME="mira":https://farcaster.xyz/mira',
      ';SERVICE-TYPE="ENS";USERNAME="mira.eth":https://app.ens.domains/mira.eth',
      expect.stringContaining(';SERVICE-TYPE="Wallet";USERNAME="0x7E5F'),
    ])
  })

  it('contains the published fields of a proven owner', () => {
    const contacts = [
      ['email', 'mira@example.com'],
      ['phone', '+351123456'],
    ].map(([type, value]) => ({ ...mira.channels[0], type, value }) as Profile['channels'][number])
    const card = properties(
      vcard({ ...mira, channels: contacts }, { baseUrl, requested: { kind: 'fid', fid: 616 } }),
    )
    expect(card.get('EMAIL')).toEqual([':mira@example.com'])
    expect(card.get('TEL')).toEqual([';VALUE=text:+351123456'])
  })

  it('escapes every text: untrusted text cannot start a property', async () => {
    const answer = await setup(onlyOne(hostilePerson))('/fid/616/contact.vcf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.vcf"$/,
    )
    const text = await answer.text()
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
    const card = properties(text)
    expect(card.get('END')).toHaveLength(1)
    expect(card.get('TITLE')).toEqual([':a\\;b\\,c\\\\d\\ne'])
    expect(card.get('ADR')).toEqual([`;LABEL="Lis^'bon^^^nPortugal":;;;;;;`])
  })

  it('returns 404 unless exactly one person matches', async () => {
    for (const path of ['/ens/nobody.eth', '/socials/twitter/mirasolano'])
      expect((await setup()(`${path}/contact.vcf`)).status).toBe(404)
  })
})

describe('the page of a person', () => {
  it('exposes only proven accounts to programs', async () => {
    const html = await (await setup()('/fname/mira')).text()
    const me = [...html.matchAll(/href="([^"]+)" rel="me nofollow noopener ugc"/g)].map(
      ([, href]) => href,
    )
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json).mainEntity.sameAs).toEqual(me)
    expect(me.map((href) => new URL(href ?? '').host)).toEqual([
      'farcaster.xyz',
      'app.ens.domains',
      'etherscan.io',
    ])
    expect(html).toContain('href="https://github.com/mira-solano" rel="nofollow noopener ugc"')
  })
})

it('sends rejections in the requested format', async () => {
  const refused = new ServiceError('quota-exceeded', 'over the limit', { retryAfterSeconds: 7 })
  const app = createFrames({
    lookup: memoryLookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: { find: async () => [] },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  for (const [path, type] of [
    ['/fid/616/badge.svg', 'image/svg+xml; charset=utf-8'],
    ['/fid/616/contact.vcf', 'application/problem+json'],
    ['/oembed?url=x', 'application/problem+json'],
    ['/.well-known/webfinger?resource=x', 'application/problem+json'],
  ] as const) {
    const answer = await app.request(path, {}, { refused })
    expect([
      path,
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('retry-after'),
    ]).toEqual([path, 429, type, '7'])
  }
})
