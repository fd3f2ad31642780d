import {
  encodeFunctionData,
  type Hex,
  hashMessage,
  pad,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileContracts } from '../../test/network/compile.ts'
import { addPerson, emptyWorld } from '../../test/network/people.ts'
import { type OptimismChain, startOptimism } from '../../test/network/registries.ts'
import { startSnapchain } from '../../test/network/snapchain.ts'
import { change, ownerBrowser, type Signer } from '../../test/owner.ts'
import { createTestService, type TestService } from '../../test/service.ts'
import { createFarcasterClient } from '../farcaster/client.ts'
import { loadConfig } from '../main/config.ts'
import type { Base } from '../main/wiring/base.ts'
import { createOwnerOf } from '../main/wiring/owner.ts'

const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const mallory = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const baseUrl = 'https://whocast.test'

let chain: OptimismChain
let service: TestService
let now = Date.UTC(2026, 10, 22)
beforeAll(async () => {
  chain = await startOptimism()
  const config = loadConfig({
    OP_RPC_URL: chain.anvil.url,
    ETH_RPC_URL: 'http://127.0.0.1:1',
    BASE_URL: baseUrl,
  })
  const owner = await createOwnerOf(
    { config, network: {}, store: {}, clock: () => now } as unknown as Base,
    {
      hub: null,
      accounts: null,
      lookup: { refresh: async () => {} },
    },
  )
  if (!owner) throw new Error('owners do not sign in')
  const { owners: _, forget: __, people: ___, ...parts } = owner
  service = await createTestService({ baseUrl, clock: () => now, owner: parts })
}, 60_000)
afterAll(async () => {
  await service.close()
  await chain.close()
})

const browserOf = (wallet = ada) => ownerBrowser(service.request, baseUrl, wallet)
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('signing in', () => {
  it('is by a message of EIP-4361, and leaves a cookie that scripts cannot read', async () => {
    const browser = browserOf()
    const response = await browser.signIn()
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-whocast=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toEqual({
      session: { address: ada.address.toLowerCase(), expiresAt: '2026-11-22T12:00:00Z' },
    })
  })

  it('accepts a signature of 64 bytes (ERC-2098)', async () => {
    const message = await browserOf().message()
    const signature = serializeCompactSignature(
      signatureToCompactSignature(parseSignature(await ada.signMessage({ message }))),
    )
    expect(signature).toHaveLength(130)
    const response = await browserOf().send('POST', '/session', { message, signature })
    expect(response.status).toBe(200)
  })

  it('rejects a message that its parser would search again and again', async () => {
    const message = (await browserOf().message()).replace('URI: ', 'URI: '.repeat(6))
    const signature = await ada.signMessage({ message })
    const response = await browserOf().send('POST', '/session', { message, signature })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Session realm="whocast"')
  })

  it('uses a nonce once, whichever process is asked', async () => {
    const other = await createTestService({ baseUrl, clock: () => now, store: service.store })
    const message = await browserOf().message()
    const body = { message, signature: await ada.signMessage({ message }) }
    const answers = await Promise.all(
      [service, other, service, other].map((one) =>
        ownerBrowser(one.request, baseUrl, ada).send('POST', '/session', body),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    await other.close()
  })

  it.each([
    ['another domain', { domain: 'evil.test' }],
    ['another URI', { uri: 'https://evil.test' }],
    ['another chain', { chainId: 137 }],
    ['a message that has expired', { expirationTime: new Date(now - 1000) }],
    ['a message from the future', { issuedAt: new Date(now + 120_000) }],
    ['a message that is too old', { issuedAt: new Date(now - 3_600_000) }],
    ['a message that is not valid yet', { notBefore: new Date(now + 60_000) }],
    ['a nonce of somebody else', { nonce: 'a'.repeat(66) }],
    ['a nonce that is too short', { nonce: 'a'.repeat(16) }],
    ['a nonce of other letters', { nonce: 'g'.repeat(66) }],
    ['a message that decides something', { resources: ['urn:whocast:leave'] }],
    ["another's address", { address: mallory.address, chainId: 10 }],
  ])('refuses %s', async (_what, more) => {
    const response = await browserOf().signIn(more)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await codeOf(response)).toBe('unauthorized')
  })

  it('writes the message of a wallet, on a chain whose contracts it can ask', async () => {
    const chainsOf = async (chainId: number) => {
      const response = await service.request(
        `/session/nonce?address=${ada.address}&chainId=${chainId}`,
        {
          headers: { origin: baseUrl },
        },
      )
      const { message } = (await response.json()) as { message: string }
      return [...message.matchAll(/^Chain ID: (\d+)$/gm)].map(([, id]) => Number(id))
    }
    expect([await chainsOf(10), await chainsOf(1), await chainsOf(424_242)]).toEqual([
      [10],
      [1],
      [1],
    ])
  })

  it('takes a message that was written up to ten minutes ago', async () => {
    expect((await browserOf().signIn({ issuedAt: new Date(now - 600_000) })).status).toBe(200)
  })

  it('takes a message of at most 20,000 characters', async () => {
    const browser = browserOf()
    const ofLength = async (length: number) => {
      const short = await browser.message({ resources: ['https://whocast.test/'] })
      const message = short.replace(
        'https://whocast.test/',
        'https://whocast.test/'.padEnd(21 + length - short.length, 'a'),
      )
      expect(message).toHaveLength(length)
      return (
        await browser.send('POST', '/session', {
          message,
          signature: await ada.signMessage({ message }),
        })
      ).status
    }
    expect([await ofLength(20_000), await ofLength(20_001)]).toEqual([200, 422])
  })

  it('refuses a nonce that was given for another service on the same database, and one that is over', async () => {
    const elsewhere = await createTestService({
      baseUrl: 'https://other.test',
      clock: () => now,
      store: service.store,
    })
    const { nonce } = (await (await elsewhere.request('/session/nonce')).json()) as {
      nonce: string
    }
    expect((await browserOf().signIn({ nonce })).status).toBe(401)
    await elsewhere.close()
    const message = await browserOf().message()
    now += 601_000
    const late = await browserOf().send('POST', '/session', {
      message,
      signature: await ada.signMessage({ message }),
    })
    expect(late.status).toBe(401)
  })

  it('refuses lines that a parser passes over', async () => {
    const message = (await browserOf().message()).replace(
      '\n\nURI:',
      '\n\nI give mallory everything\n\nfor ever\n\nURI:',
    )
    const response = await browserOf().send('POST', '/session', {
      message,
      signature: await ada.signMessage({ message }),
    })
    expect(response.status).toBe(401)
  })

  it.each([
    ['no origin', { origin: '' }],
    ['another origin', { origin: 'https://evil.test' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a page of another site that the browser tells of', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister domain', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s, with a good signature', async (_what, headers) => {
    const message = await browserOf().message()
    const body = { message, signature: await ada.signMessage({ message }) }
    const response = await browserOf().send('POST', '/session', body, headers)
    expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden'])
  })

  it('never takes a token that the browser brought, and ends the session that it had', async () => {
    const browser = browserOf()
    browser.cookie = `__Host-whocast=${'f'.repeat(43)}`
    await browser.signIn()
    expect(browser.cookie).not.toContain('ffff')
    const first = browser.cookie
    await browser.signIn()
    const old = browserOf()
    old.cookie = first
    expect(await (await old.send('DELETE', '/session')).json()).toEqual({ isSignedOut: false })
  })

  it('ends by signing out, and after 12 hours', async () => {
    const browser = browserOf()
    await browser.signIn()
    const copy = browserOf()
    copy.cookie = browser.cookie
    expect(await (await browser.send('DELETE', '/session')).json()).toEqual({ isSignedOut: true })
    expect(browser.cookie).toBe('')
    expect(await (await copy.send('DELETE', '/session')).json()).toEqual({ isSignedOut: false })
    await browser.signIn()
    now += 12 * 3_600_000
    expect(await (await browser.send('DELETE', '/session')).json()).toEqual({ isSignedOut: false })
  })

  it('keeps no token: only its hash', async () => {
    const browser = browserOf()
    await browser.signIn()
    const token = browser.cookie.split('=')[1] ?? ''
    const [entry] = await service.store.owners.audit(1)
    expect(entry).toMatchObject({ action: 'signed-in', address: ada.address.toLowerCase() })
    expect(JSON.stringify(await service.store.owners.audit(100))).not.toContain(token)
    expect(await service.store.owners.session(token)).toBeNull()
    expect(service.logged()).not.toContain(token)
  })

  it('leaves nothing of a person who is forgotten but a hash', async () => {
    const browser = browserOf()
    await browser.signIn()
    await service.store.people.forget(`eth:${ada.address.toLowerCase()}`)
    expect(await (await browser.send('DELETE', '/session')).json()).toEqual({ isSignedOut: false })
    const lines = await service.store.owners.audit(100)
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain(ada.address.toLowerCase())
  })

  it('is closed by the operator', async () => {
    const closed = await createTestService({ baseUrl, clock: () => now, owner: null })
    for (const [method, path] of [
      ['GET', '/session/nonce'],
      ['POST', '/session'],
      ['DELETE', '/session'],
    ] as const) {
      expect((await closed.request(path, { method, headers: { origin: baseUrl } })).status).toBe(
        404,
      )
    }
    await closed.close()
  })

  it('has a limit of its own, which no key raises', async () => {
    const limited = await createTestService({
      baseUrl,
      limits: { anon: 0, key: 0, put: 0, session: 3 },
    })
    const { token } = await limited.issueKey()
    const statuses = []
    for (let count = 0; count < 5; count++) {
      statuses.push(
        (await limited.request('/session/nonce', { headers: { 'x-api-key': token } })).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    await limited.close()
  })
})

describe('contract wallets', () => {
  const contracts = compileContracts()
  const { SmartWallet, SmartWalletFactory } = contracts as Record<
    'SmartWallet' | 'SmartWalletFactory',
    (typeof contracts)[string]
  >
  const owner = privateKeyToAccount(`0x${'c3'.repeat(32)}`)
  /** As the wallet of the tests hashes: the key of its owner signs the hash itself. */
  const sign = (message: string) => owner.sign({ hash: hashMessage(message) })

  it('are asked on their chain (ERC-1271), and may say no', async () => {
    const address = await chain.anvil.deploy(SmartWallet as never, [owner.address])
    const wallet = { address, signMessage: ({ message }: { message: string }) => sign(message) }
    expect(
      (await ownerBrowser(service.request, baseUrl, wallet).signIn({ chainId: 10 })).status,
    ).toBe(200)
    const forged = { address, signMessage: mallory.signMessage }
    expect(
      (await ownerBrowser(service.request, baseUrl, forged).signIn({ chainId: 10 })).status,
    ).toBe(401)
    await chain.anvil.write(address, SmartWallet?.abi as never, 'refuse', [])
    expect(
      (await ownerBrowser(service.request, baseUrl, wallet).signIn({ chainId: 10 })).status,
    ).toBe(401)
  })

  it('need not be deployed yet (ERC-6492)', async () => {
    const abi = SmartWalletFactory?.abi ?? []
    const factory = await chain.anvil.deploy(SmartWalletFactory as never)
    const address = (await chain.anvil.client.readContract({
      address: factory,
      abi,
      functionName: 'addressOf',
      args: [owner.address],
    })) as Hex
    const data = encodeFunctionData({ abi, functionName: 'deploy', args: [owner.address] })
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({ address: factory, data, signature })
    const wallet = {
      address,
      signMessage: async ({ message }: { message: string }) => wrap(await sign(message)),
    }
    expect(
      (await ownerBrowser(service.request, baseUrl, wallet).signIn({ chainId: 10 })).status,
    ).toBe(200)
    const forged = {
      address,
      signMessage: async (given: { message: string }) => wrap(await mallory.signMessage(given)),
    }
    expect(
      (await ownerBrowser(service.request, baseUrl, forged).signIn({ chainId: 10 })).status,
    ).toBe(401)
  })

  it('answers 503 without a session if the chain does not answer', async () => {
    const wallet = { address: mallory.address, signMessage: ada.signMessage }
    const response = await ownerBrowser(service.request, baseUrl, wallet).signIn({ chainId: 1 })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
  })
})

describe('a Farcaster account', () => {
  const custody = privateKeyToAccount(`0x${'d4'.repeat(32)}`)
  const auth = privateKeyToAccount(`0x${'e5'.repeat(32)}`)
  const siwf = { chainId: 10, statement: 'Farcaster Auth', resources: ['farcaster://fid/3'] }

  it('signs in by its custody address and by its auth addresses, as Optimism has them', async () => {
    await chain.register(3, custody.address)
    expect(await (await browserOf(custody).signIn(siwf)).json()).toMatchObject({
      session: { fid: 3 },
    })
    expect((await browserOf(auth).signIn(siwf)).status).toBe(401)
    await chain.addKey(3, pad(auth.address, { size: 32 }), 2)
    expect(await (await browserOf(auth).signIn(siwf)).json()).toMatchObject({ session: { fid: 3 } })
    await chain.removeKey(3, pad(auth.address, { size: 32 }))
    expect((await browserOf(auth).signIn(siwf)).status).toBe(401)
    expect((await browserOf(mallory).signIn(siwf)).status).toBe(401)
    expect(
      (await browserOf(custody).signIn({ ...siwf, resources: ['farcaster://fid/4'] })).status,
    ).toBe(401)
  })

  it('signs in by a contract on the chain of the registries alone: elsewhere its address may be another contract', async () => {
    const { SmartWallet } = compileContracts()
    const address = await chain.anvil.deploy(SmartWallet as never, [mallory.address])
    await chain.register(7, address)
    const wallet = {
      address,
      signMessage: ({ message }: { message: string }) =>
        mallory.sign({ hash: hashMessage(message) }),
    }
    expect(
      (
        await ownerBrowser(service.request, baseUrl, wallet).signIn({
          ...siwf,
          resources: ['farcaster://fid/7'],
        })
      ).status,
    ).toBe(200)
    const base = await createTestService({
      baseUrl,
      clock: () => now,
      owner: {
        registries: service.owner?.registries ?? null,
        walletChains: new Map([[8453, { verifyHash: async () => true }]]),
      },
    })
    const elsewhere = await ownerBrowser(base.request, baseUrl, wallet).signIn({
      ...siwf,
      chainId: 8453,
      resources: ['farcaster://fid/7'],
    })
    expect(elsewhere.status).toBe(401)
    await base.close()
  })

  it('decides while it holds the fid: a session of 12 hours outlives a transfer', async () => {
    await chain.register(8, custody.address)
    const browser = browserOf(custody)
    await browser.signIn({ ...siwf, resources: ['farcaster://fid/8'] })
    expect((await change(browser, custody, { isHidden: true })).status).toBe(200)
    await chain.register(8, mallory.address)
    expect((await change(browser, custody, { isHidden: false })).status).toBe(401)
    expect((await service.store.owners.decision(['fid:8']))?.decision.isHidden).toBe(true)
  })

  it('is asked of the node where Optimism is not', async () => {
    const world = emptyWorld()
    const person = await addPerson(world, { name: 'mira', fid: 616, fname: 'mira' })
    const node = await startSnapchain(world)
    const client = createFarcasterClient({ url: node.url })
    const config = loadConfig({ OP_RPC_URL: 'off', ETH_RPC_URL: 'off', BASE_URL: baseUrl })
    const parts = await createOwnerOf(
      { config, network: {}, store: {}, clock: () => now } as unknown as Base,
      {
        hub: client,
        accounts: null,
        lookup: { refresh: async () => {} },
      },
    )
    const byNode = await createTestService({
      baseUrl,
      clock: () => now,
      owner: { registries: parts?.registries ?? null },
    })
    const signInAs = (wallet: Signer) =>
      ownerBrowser(byNode.request, baseUrl, wallet).signIn({
        ...siwf,
        resources: ['farcaster://fid/616'],
      })
    expect(await (await signInAs(person.custody)).json()).toMatchObject({ session: { fid: 616 } })
    expect((await signInAs(mallory)).status).toBe(401)
    node.setFault({ kind: 'fail', status: 500 })
    expect((await signInAs(person.custody)).status).toBe(503)
    await byNode.close()
    await client.close()
    await node.close()
  })

  it('is not signed in by an app key of that number', async () => {
    await chain.addKey(3, pad(mallory.address, { size: 32 }), 1)
    expect((await browserOf(mallory).signIn(siwf)).status).toBe(401)
  })
})

describe('a link', () => {
  const custody = privateKeyToAccount(`0x${'f6'.repeat(32)}`)
  const siwf = { chainId: 10, statement: 'Farcaster Auth', resources: ['farcaster://fid/9'] }
  const tokenOf = (url: string) => url.slice(url.indexOf('#link=') + '#link='.length)
  const redeem = (token: string, headers = {}) =>
    browserOf().send('POST', '/session', { link: token }, headers)
  async function linkBy(wallet: Signer, more = {}): Promise<Response> {
    const browser = ownerBrowser(service.request, baseUrl, wallet)
    const message = await browser.message({ ...siwf, ...more })
    return browser.send('POST', '/session/link', {
      message,
      signature: await wallet.signMessage({ message }),
    })
  }
  const linked = async () =>
    tokenOf(((await (await linkBy(custody)).json()) as { url: string }).url)

  beforeAll(() => chain.register(9, custody.address))

  it('signs the account in that signed for it, once, in any process; and sets no cookie before', async () => {
    const response = await linkBy(custody)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
    const { url } = (await response.json()) as { url: string }
    expect(url).toMatch(new RegExp(`^${baseUrl}/me#link=[\\w.-]+$`))
    const other = await createTestService({ baseUrl, clock: () => now, store: service.store })
    const answers = await Promise.all(
      [service, other, service, other].map((one) =>
        ownerBrowser(one.request, baseUrl, ada).send('POST', '/session', { link: tokenOf(url) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const opened = answers.find(({ status }) => status === 200)
    expect(await opened?.json()).toMatchObject({
      session: { fid: 9, address: custody.address.toLowerCase() },
    })
    await other.close()
  })

  it('is made for who holds the fid alone, once for a message', async () => {
    expect((await linkBy(mallory)).status).toBe(401)
    expect((await linkBy(custody, { resources: ['farcaster://fid/3'] })).status).toBe(401)
    expect((await linkBy(custody, { resources: undefined })).status).toBe(401)
    expect((await linkBy(custody, { domain: 'evil.test' })).status).toBe(401)
    const browser = browserOf(custody)
    const message = await browser.message(siwf)
    const body = { message, signature: await custody.signMessage({ message }) }
    const statuses = []
    for (const path of ['/session/link', '/session/link', '/session'])
      statuses.push((await browser.send('POST', path, body)).status)
    expect(statuses).toEqual([200, 401, 401])
  })

  it('ends after five minutes, and cannot be made up', async () => {
    const token = await linked()
    const [text = '', mac = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    const forged = Buffer.from(JSON.stringify([3, ...claims.slice(1)])).toString('base64url')
    for (const made of [
      `${forged}.${mac}`,
      text,
      `${text}.`,
      `${text}.${mac}.x`,
      `.${mac}`,
      `${text}.${mac.slice(0, -2)}`,
      'x',
    ])
      expect((await redeem(made)).status, made).toBe(401)
    expect((await redeem(token, { origin: 'https://evil.test' })).status).toBe(403)
    now += 300_000
    expect((await redeem(token)).status).toBe(401)
  })

  it('is worth nothing at another service on the same database', async () => {
    const elsewhere = await createTestService({
      baseUrl: 'https://other.test',
      clock: () => now,
      store: service.store,
    })
    const token = await linked()
    const response = await ownerBrowser(elsewhere.request, 'https://other.test', ada).send(
      'POST',
      '/session',
      { link: token },
    )
    expect(response.status).toBe(401)
    await elsewhere.close()
  })
})
