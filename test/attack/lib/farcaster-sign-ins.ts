import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createFrames } from '../../../frames/app.ts'
import type { Store } from '../../../src/main/stores.ts'
import { createRecordedLog, createRecordingRenderer } from '../../frames/people.ts'
import { addressJfs, appKeyJfs } from '../../network/jfs.ts'
import { addPerson, emptyWorld, type Person, publicKeyOf } from '../../network/people.ts'
import { type OwnerBrowser, ownerBrowser, type Signer } from '../../owner.ts'
import { createTestService, type TestService } from '../../service.ts'

const FID = 3
const auth = privateKeyToAccount(`0x${'a7'.repeat(32)}`)
const thief = privateKeyToAccount(`0x${'7e'.repeat(32)}`)
const siwf = { chainId: 10, statement: 'Farcaster Auth', resources: [`farcaster://fid/${FID}`] }
const linkPattern = /#link=([\w-]+\.[\w-]+)/

interface Scene {
  baseUrl: string
  clock(): number
  random(): number
  service: TestService
  elsewhere: TestService
  owner: Person
  other: Person
  press(body: string): Promise<Response>
}

/** A try to be signed in as {@link FID}; the answer that must be a refusal. */
type Try = (scene: Scene) => Promise<Response>

const browserOf = ({ service, baseUrl }: Scene, wallet: Signer): OwnerBrowser =>
  ownerBrowser(service.request, baseUrl, wallet)

/** Signs a message and sends it, for a session or for a link. */
async function send(
  scene: Scene,
  wallet: Signer,
  more: object,
  path = '/session',
): Promise<Response> {
  const browser = browserOf(scene, wallet)
  const message = await browser.message({ ...siwf, ...more })
  return browser.send('POST', path, { message, signature: await wallet.signMessage({ message }) })
}

async function linkOf(scene: Scene): Promise<string> {
  const { url } = (await (await send(scene, scene.owner.custody, {}, '/session/link')).json()) as {
    url: string
  }
  const token = linkPattern.exec(url)?.[1]
  if (!token) throw new Error('the owner got no link')
  return token
}

const redeem = (scene: Scene, link: string, service = scene.service, origin = scene.baseUrl) =>
  ownerBrowser(service.request, origin, thief).send('POST', '/session', { link })

const placeOf = ({ baseUrl, clock }: Scene) => ({
  audience: baseUrl,
  now: Math.floor(clock() / 1000) - 1,
})
const jfs = async (scene: Scene, given: Partial<Parameters<typeof appKeyJfs>[1]> = {}) =>
  appKeyJfs(placeOf(scene), {
    by: scene.owner,
    // Two presses of one second differ in what was typed.
    inputs: { 'sign-in': true, q: String(scene.random()) },
    ...given,
  })

/** A press that signs in, and the link that it gave. */
async function pressed(scene: Scene): Promise<{ body: string; link: string }> {
  const body = await jfs(scene)
  const link = linkPattern.exec(await (await scene.press(body)).text())?.[1]
  if (!link) throw new Error('the owner got no link by a press')
  return { body, link }
}

const past = ({ clock, random }: Scene) => Math.floor(clock() / 1000 - 301 - random() * 1e6)

const tries: Record<string, Try> = {
  'SIWF for another domain': (scene) => send(scene, scene.owner.custody, { domain: 'evil.test' }),
  'SIWF that is stale': (scene) =>
    send(scene, scene.owner.custody, { issuedAt: new Date(past(scene) * 1000 - 600_000) }),
  'SIWF of another fid': (scene) => send(scene, scene.other.custody, {}),
  'SIWF that names two fids': (scene) =>
    send(scene, thief, {
      resources: [`farcaster://fid/${FID}`, 'farcaster://fid/7001'],
      address: scene.owner.custody.address,
    }),
  'SIWF by an unknown auth address': (scene) => send(scene, thief, {}),
  "SIWF by another fid's auth address": (scene) =>
    send(scene, auth, { resources: ['farcaster://fid/7001'] }),
  'a link for an unknown auth address': (scene) => send(scene, thief, {}, '/session/link'),
  'a link for another domain': (scene) =>
    send(scene, scene.owner.custody, { domain: 'evil.test' }, '/session/link'),
  'SIWF for a link, sent again for a session': async (scene) => {
    const browser = browserOf(scene, scene.owner.custody)
    const message = await browser.message(siwf)
    const body = { message, signature: await scene.owner.custody.signMessage({ message }) }
    await browser.send('POST', '/session/link', body)
    return browserOf(scene, thief).send('POST', '/session', body)
  },
  'a link, again': async (scene) => {
    const link = await linkOf(scene)
    await redeem(scene, link)
    return redeem(scene, link)
  },
  'a link, changed to another fid': async (scene) => {
    const [text = '', mac = ''] = (await linkOf(scene)).split('.')
    const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    const changed = [claims[0] === FID ? 7001 : FID, ...claims.slice(1)]
    return redeem(scene, `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${mac}`)
  },
  'a link, at another service': async (scene) =>
    redeem(scene, await linkOf(scene), scene.elsewhere, scene.elsewhere.baseUrl),
  'a link, from a page of another origin': async (scene) =>
    redeem(scene, await linkOf(scene), scene.service, 'https://evil.test'),
  'a press, again': async (scene) => scene.press((await pressed(scene)).body),
  'a press, again in another spelling': async (scene) => {
    const [header, payload, signature] = (await pressed(scene)).body.split('.')
    return scene.press(JSON.stringify({ header, payload, signature }))
  },
  "a press's link, again": async (scene) => {
    const { link } = await pressed(scene)
    await redeem(scene, link)
    return redeem(scene, link)
  },
  'a press for another purpose': async (scene) => {
    const response = await scene.press(await jfs(scene, { inputs: {} }))
    const hasLink = linkPattern.test(await response.text())
    return new Response(null, { status: hasLink ? 200 : 401 })
  },
  'a press for another origin': async (scene) =>
    scene.press(await jfs(scene, { payload: { audience: 'https://evil.test' } })),
  'a press that is stale': async (scene) =>
    scene.press(await jfs(scene, { payload: { timestamp: past(scene) } })),
  'a press by the key of another': async (scene) =>
    scene.press(await jfs(scene, { key: scene.other.appKey })),
  'a press by a key that names another': async (scene) =>
    scene.press(await jfs(scene, { by: scene.other, payload: { user: { fid: FID } } })),
  'a press whose header was changed': async (scene) =>
    scene.press(
      await jfs(scene, {
        by: scene.other,
        header: { fid: FID, key: await publicKeyOf(scene.owner.appKey) },
      }),
    ),
  'a press by an unknown auth address': async (scene) =>
    scene.press(await addressJfs(placeOf(scene), FID, thief, 'auth', { 'sign-in': true })),
  'a press by an address that is not the custody': async (scene) =>
    scene.press(await addressJfs(placeOf(scene), FID, thief, 'custody', { 'sign-in': true })),
}

export const farcasterTries = Object.keys(tries).length

async function openScene(
  store: Store,
  { baseUrl, clock, random }: Pick<Scene, 'baseUrl' | 'clock' | 'random'>,
): Promise<Scene> {
  const world = emptyWorld()
  const owner = await addPerson(world, { name: 'mira', fid: FID, fname: 'mira' })
  const other = await addPerson(world, { name: 'layla', fid: 7001, fname: 'layla' })
  const keys = new Map([
    [FID, await publicKeyOf(owner.appKey)],
    [7001, await publicKeyOf(other.appKey)],
  ])
  const custodies = new Map<number, Address>([
    [FID, owner.custody.address],
    [7001, other.custody.address],
  ])
  const registries = {
    custodyOf: async (fid: number) => custodies.get(fid) ?? null,
    isAuthAddress: async (fid: number, address: Address) =>
      fid === FID && address.toLowerCase() === auth.address.toLowerCase(),
  }
  const service = await createTestService({ baseUrl, clock, store, owner: { registries } })
  const elsewhere = await createTestService({
    baseUrl: 'https://other.test',
    clock,
    store,
    owner: { registries },
  })
  const app = createFrames({
    lookup: service.lookup as never,
    renderer: createRecordingRenderer(),
    credentials: store.credentials,
    people: store.people,
    owner: service.owner,
    hub: {
      isValidMessage: async () => true,
      isSigner: async (fid, key) => keys.get(fid) === key.toLowerCase(),
      isCustody: async (fid, address) =>
        custodies.get(fid)?.toLowerCase() === address.toLowerCase(),
    },
    baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
    clock,
  })
  const headers = { accept: 'application/vnd.farcaster.snap+json' }
  const press = async (body: string) =>
    app.request(`/fid/${FID}?do=me`, { method: 'POST', headers, body })
  return { baseUrl, clock, random, service, elsewhere, owner, other, press }
}

/**
 * Ways to be signed in as a Farcaster account without the right to it. The ways that must work are
 * tried first.
 *
 * @returns the names of those that were not refused
 */
export async function farcasterSignIns(
  store: Store,
  options: Pick<Scene, 'baseUrl' | 'clock' | 'random'>,
  count: number,
): Promise<{ tries: number; accepted: string[] }> {
  const scene = await openScene(store, options)
  try {
    for (const wallet of [scene.owner.custody, auth] as Signer[])
      if ((await send(scene, wallet, {})).status !== 200)
        throw new Error('the owner could not sign in')
    if ((await redeem(scene, (await pressed(scene)).link)).status !== 200)
      throw new Error('a press did not sign in')
    const accepted: string[] = []
    const names = Object.entries(tries)
    for (let turn = 0; turn < count; turn++) {
      const [name, attempt] = names[turn % names.length] as [string, Try]
      if ((await attempt(scene)).status < 400) accepted.push(name)
    }
    return { tries: count, accepted }
  } finally {
    await scene.service.close()
    await scene.elsewhere.close()
  }
}
