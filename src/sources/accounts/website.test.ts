import { generateKeyPairSync, sign } from 'node:crypto'
import { hexToBytes, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../../test/accounts/fixture.ts'
import { type LinkWorld, startLinks, startWorld } from '../../../test/accounts/people.ts'
import { website } from '../../../test/accounts/website.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const key = privateKeyToAccount(generatePrivateKey())

/** A manifest as Farcaster's tools sign it, with the custody key. */
async function manifest({
  fid,
  domain = 'ada.example',
  by = key,
  named = key,
}: {
  fid: number
  domain?: string
  by?: typeof key
  named?: typeof key
}) {
  const signed = `${part({ fid, type: 'custody', key: named.address })}.${part({ domain })}`
  const [header, payload] = signed.split('.')
  const signature = Buffer.from(hexToBytes(await by.signMessage({ message: signed }))).toString(
    'base64url',
  )
  return { accountAssociation: { header, payload, signature }, miniapp: { name: 'Ada' } }
}

/** Ada, whose domain serves this manifest. */
async function serve(make: (fid: number) => Promise<object>) {
  const links = startLinks(world, website)
  const body = await make(links.ada.fid)
  links.sites.hosts.set('ada.example', ({ path }) =>
    path === '/.well-known/farcaster.json' ? json(body) : null,
  )
  await links.lookUp(links.ada)
  return { links, row: await links.row(links.ada) }
}

test('a manifest that the fid signed for the domain confirms it', async () => {
  const { links, row } = await serve((fid) => manifest({ fid }))
  expect(row).toMatchObject({ isVerified: true, value: 'ada.example', url: 'https://ada.example' })
  expect(row?.proof).toMatchObject({ names: [`fid:${links.ada.fid}`] })
})

test('so does one that an app key signed', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const { row } = await serve(async (fid) => {
    const header = part({ fid, type: 'app_key', key: toHex(raw) })
    const payload = part({ domain: 'ada.example' })
    return {
      accountAssociation: {
        header,
        payload,
        signature: sign(null, Buffer.from(`${header}.${payload}`), privateKey).toString(
          'base64url',
        ),
      },
    }
  })
  expect(row).toMatchObject({ isVerified: true })
})

test.each<[string, (fid: number) => Promise<object>]>([
  ['of another domain', (fid) => manifest({ fid, domain: 'www.ada.example' })],
  ['of another fid', (fid) => manifest({ fid: fid + 1 })],
  [
    'signed by another key',
    (fid) => manifest({ fid, by: privateKeyToAccount(generatePrivateKey()) }),
  ],
  [
    'without a signature',
    async (fid) => ({
      accountAssociation: { ...(await manifest({ fid })).accountAssociation, signature: '' },
    }),
  ],
  ['without an association', async () => ({ miniapp: { name: 'Ada' } })],
])('a manifest %s confirms nothing', async (_what, make) => {
  expect((await serve(make)).row).toBeUndefined()
})

test('a TXT record confirms the domain, where the DNS answers', async () => {
  const records: Record<string, string[]> = {}
  const links = startLinks(world, { ...website, txt: () => records })
  links.state.isGone = true
  records['_whocast.ada.example'] = ['v=spf1 -all', links.ada.ens]
  links.state.isDnsDown = true
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toBeUndefined()
  links.state.isDnsDown = false
  links.pass(3600)
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({
    isVerified: true,
    proof: { fetched: [{ url: 'dns:_whocast.ada.example', said: links.ada.ens }] },
  })
})

test('links with rel="me" count, others do not', async () => {
  const links = startLinks(world, website)
  const page = (rel: string) =>
    `<p>Hello <a rel="${rel}" href="https://farcaster.xyz/${links.ada.fname}">me</a> <a href="https://farcaster.xyz/bob">bob</a>`
  const serveFront = (rel: string) =>
    links.sites.hosts.set('ada.example', ({ path }) =>
      path === '/' ? { headers: { 'content-type': 'text/html' }, body: page(rel) } : null,
    )
  serveFront('friend')
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toBeUndefined()
  serveFront('noopener ME')
  links.restart()
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
})

test('the www of a domain may serve its front page', async () => {
  const links = startLinks(world, website)
  const front = links.sites.hosts.get('ada.example')
  links.state.text = links.ada.token
  if (front) links.sites.hosts.set('www.ada.example', front)
  links.sites.hosts.set('ada.example', ({ path }) => ({
    status: 301,
    headers: { location: `https://www.ada.example${path}` },
  }))
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
})
