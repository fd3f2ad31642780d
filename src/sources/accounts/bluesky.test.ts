import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeIdentity, makeRepo } from '../../../test/accounts/atproto.ts'
import { bluesky } from '../../../test/accounts/bluesky.ts'
import { type AccountFixture, json } from '../../../test/accounts/fixture.ts'
import { DAY, type LinkWorld, startLinks, startWorld } from '../../../test/accounts/people.ts'

let world: LinkWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const handle = 'ada.social.example'

/** An account whose directory and server serve what it signed. */
async function lookUp({ names = [] as string[], signer = new Uint8Array(32).fill(9), text = '' }) {
  const { did, log } = makeIdentity([`at://${handle}`, ...names])
  const uri = `at://${did}/app.bsky.actor.profile/self`
  const fixture: AccountFixture = {
    ...bluesky,
    txt: () => ({ [`_atproto.${handle}`]: [`did=${did}`] }),
    sites: (state) => ({
      'plc.directory': ({ path }) => {
        const { alsoKnownAs } = log[0]?.operation ?? {}
        const service = {
          id: '#atproto_pds',
          type: 'AtprotoPersonalDataServer',
          serviceEndpoint: 'https://pds.example',
        }
        if (path === `/${did}/log/audit`) return json(log)
        return json({ id: did, alsoKnownAs, service: [service] }, 'application/did+ld+json')
      },
      'pds.example': ({ path }) =>
        path.startsWith('/xrpc/com.atproto.sync.getRecord')
          ? {
              headers: { 'content-type': 'application/vnd.ipld.car' },
              body: Buffer.from(makeRepo({ did, signer, record: { description: state.text } })),
            }
          : json({ uri, value: { description: state.text } }),
    }),
  }
  const links = startLinks(world, fixture)
  links.state.text = text || links.ada.token
  await links.lookUp(links.ada)
  return links.row(links.ada)
}

test('keeps what the account signed, whole', async () => {
  const row = await lookUp({})
  expect(row).toMatchObject({
    isVerified: true,
    verification: { grade: 'confirmed' },
    proof: { evidence: { kind: 'atproto', log: [{}], repo: expect.any(String) } },
  })
  const proof = row?.proof?.method === 'account-link' ? row.proof : null
  expect(proof?.fetched.at(-1)?.url).toContain('com.atproto.repo.getRecord')
})

test('is confirmed without evidence where a signature does not hold', async () => {
  const row = await lookUp({ signer: new Uint8Array(32).fill(8) })
  expect(row).toMatchObject({ isVerified: true })
  expect(row?.proof && 'evidence' in row.proof).toBe(false)
})

test('takes the DID from a plain file, and from where its host redirects', async () => {
  const [record = ''] =
    bluesky.txt?.({ text: '', holder: 1, isGone: false })[`_atproto.${handle}`] ?? []
  const links = startLinks(world, { ...bluesky, txt: () => ({}) })
  links.sites.hosts.set(handle, ({ path }) => ({
    status: 302,
    headers: { location: `https://www.social.example${path}` },
  }))
  links.sites.hosts.set('www.social.example', ({ path }) =>
    path === '/.well-known/atproto-did'
      ? {
          headers: { 'content-type': 'application/octet-stream' },
          body: `${record.slice('did='.length)}\n`,
        }
      : null,
  )
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: true })
})

test('is a claim once its profile is deleted', async () => {
  const links = startLinks(world, bluesky)
  links.state.text = links.ada.token
  await links.lookUp(links.ada)
  links.sites.hosts.set('pds.example', () => ({
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: { error: 'RecordNotFound', message: 'Could not locate record' },
  }))
  links.pass(DAY + 1)
  await links.lookUp(links.ada)
  expect(await links.row(links.ada)).toMatchObject({ isVerified: false, lapsedAt: links.now() })
})
