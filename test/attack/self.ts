import type { Finding } from '@whocast/contract/profile.ts'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Webhook } from '../../src/changes/webhooks/port.ts'
import { exportPeople } from '../../src/main/people-file/export.ts'
import { importPeople } from '../../src/main/people-file/import.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, testEngines } from '../contract/store-databases.ts'
import { change, type OwnerBrowser, ownerBrowser, type Signer } from '../owner.ts'
import { createTestService, type TestService } from '../service.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'
import { farcasterSignIns, farcasterTries } from './lib/farcaster-sign-ins.ts'
import { deliveriesTo, type Faces, faceRequests, facesOf, subscribeTo } from './lib/self-faces.ts'

const TRIES = 1000
/** Reads of what one person hides. */
const READS_EACH = 40
const REFUSALS = 200
const baseUrl = 'https://whocast.test'
const start = Date.UTC(2026, 10, 22)

const accountOf = (n: number) =>
  privateKeyToAccount(`0x${(0x5e1f0000 + n).toString(16).padStart(64, '0')}`)
const hiddenWalletOf = (n: number) => accountOf(n + 100_000).address
const uidOf = (n: number): Hex => `0x${(0xc0de_0000 + n).toString(16).padStart(64, '0')}`

/** What a node says of person `n`. */
const findingOf = (n: number, checkedAt: number): Finding => ({
  source: 'snapchain',
  scope: `farcaster:${500_000 + n}`,
  checkedAt,
  fields: { displayName: `Namesake${n}q`, bio: `bioof${n}q`, location: `placeof${n}q` },
  channels: [
    {
      type: 'farcaster',
      value: `fname${n}q`,
      isVerified: true,
      metadata: [{ name: 'fid', value: String(500_000 + n) }],
      grade: { grade: 'proven' },
    },
    { type: 'wallet', value: accountOf(n).address, isVerified: true, grade: { grade: 'proven' } },
    { type: 'wallet', value: hiddenWalletOf(n), isVerified: true, grade: { grade: 'proven' } },
    { type: 'github', value: `githubof${n}q`, isVerified: true },
  ],
})

/** What each way of hiding hides: the change, and the words that nobody may read. */
const ways: readonly ((n: number) => { changes: object; words: string[] })[] = [
  (n) => ({
    changes: { channels: [{ type: 'github', value: `githubof${n}q`, isHidden: true }] },
    words: [`githubof${n}q`],
  }),
  (n) => ({
    changes: { channels: [{ type: 'wallet', value: hiddenWalletOf(n), isHidden: true }] },
    words: [hiddenWalletOf(n).slice(2).toLowerCase(), `credentialof${n}q`],
  }),
  (n) => ({
    changes: { fields: [{ name: 'displayName', isHidden: true }] },
    words: [`namesake${n}q`],
  }),
  (n) => ({
    changes: { credentials: [{ uid: uidOf(n), isHidden: true }] },
    words: [`credentialof${n}q`],
  }),
  (n) => ({
    changes: { isHidden: true },
    words: [
      `namesake${n}q`,
      `bioof${n}q`,
      `githubof${n}q`,
      `credentialof${n}q`,
      accountOf(n).address.slice(2).toLowerCase(),
    ],
  }),
  (n) => ({
    changes: { isLeaving: true },
    words: [
      `namesake${n}q`,
      `bioof${n}q`,
      `githubof${n}q`,
      `credentialof${n}q`,
      accountOf(n).address.slice(2).toLowerCase(),
    ],
  }),
]

/** Where a person could be seen. */
const pathsOf = (n: number) => [
  `/fid/${500_000 + n}?include=proof`,
  `/fname/fname${n}q`,
  `/eth/${accountOf(n).address}`,
  `/eth/${hiddenWalletOf(n)}?include=proof`,
  `/socials/github/githubof${n}q?include=claims`,
  `/lookup?q=@fname${n}q`,
  `/search?q=namesake${n}q`,
  `/search?q=githubof${n}q`,
  `/search?q=credentialof${n}q`,
  `/credentials?credentialName=credentialof${n}q`,
  `/credentials?holder=fid:${500_000 + n}`,
  `/credentials/${uidOf(n)}`,
]

const credentialOf = (n: number) =>
  ({
    uid: uidOf(n),
    name: `credentialof${n}q`,
    issuer: 'guild',
    kind: 'reported',
    attestee: { address: hiddenWalletOf(n).toLowerCase() },
    isPublic: true,
    revocation: { status: 'active' },
    verification: { method: 'reported', result: 'reported', checkedAt: start / 1000 },
  }) as never

async function signedIn(service: TestService, wallet: Signer): Promise<OwnerBrowser> {
  const browser = ownerBrowser(service.request, baseUrl, wallet)
  await browser.signIn()
  return browser
}

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/** A process: its API and its pages. */
interface Process {
  service: TestService
  faces: Faces
}

const processOf = (service: TestService): Process => ({ service, faces: facesOf(service, baseUrl) })

/** Every answer of a process about person `n`, with where it was read. */
async function* answersAbout(
  { service, faces }: Process,
  n: number,
): AsyncGenerator<[where: string, text: string]> {
  for (const path of [...pathsOf(n), `/ens/name${n}q.eth`])
    yield [path, await (await service.request(path)).text()]
  for (const [path, init] of faceRequests(baseUrl, 500_000 + n, `fname${n}q`))
    yield [path, await (await faces(path, init)).text()]
}

interface World {
  service: TestService
  /** Another process on the same database. */
  other: TestService
  processes: Process[]
  clock(): number
}

/** Puts back what was there before, by each of the ways that could. */
async function bringBack({ service, clock }: World, n: number): Promise<void> {
  const pointers = [{ key: `ens:name${n}q.eth`, to: `eth:${hiddenWalletOf(n).toLowerCase()}` }]
  await service.store.people.save([findingOf(n, Math.floor(clock() / 1000))], {
    refreshAt: null,
    pointers,
  })
  await service.store.credentials.put(credentialOf(n)).catch(() => null)
}

interface Hider {
  n: number
  changes: object
  words: string[]
}

const tells = ({ words }: Hider, text: string) =>
  words.some((word) => text.toLowerCase().includes(word))

const exported = async ({ service }: World, isShown: boolean) => {
  let text = ''
  for await (const chunk of exportPeople(service.store, () => {}, { isShown })) text += chunk
  return text
}

/**
 * People who are shown everywhere, in the caches of both processes; how often their words were
 * read.
 */
async function showAll({ service, processes }: World, hiders: readonly Hider[]): Promise<number> {
  let shown = 0
  for (const { n } of hiders) {
    await service.store.people.save([findingOf(n, start / 1000)], { refreshAt: null })
    await service.store.credentials.put(credentialOf(n))
  }
  for (const one of processes)
    for (const hider of hiders)
      for await (const [, text] of answersAbout(one, hider.n)) if (tells(hider, text)) shown += 1
  return shown
}

/** Where the words of those who hide are read although they must not. */
async function readAll(process: Process, hiders: readonly Hider[], where: string) {
  const seen: string[] = []
  let tries = 0
  const feed = await (await process.service.request('/changes?limit=1000')).text()
  for (const hider of hiders) {
    tries += 1
    if (tells(hider, feed)) seen.push(`${JSON.stringify(hider.changes)} in the feed, ${where}`)
    for await (const [path, text] of answersAbout(process, hider.n)) {
      tries += 1
      if (tells(hider, text)) seen.push(`${JSON.stringify(hider.changes)} at ${path}, ${where}`)
    }
  }
  return { seen, tries }
}

const identifiersOf = (n: number) => [
  `fid:${500_000 + n}`,
  `fname:fname${n}q`,
  `github:githubof${n}q`,
  `eth:${accountOf(n).address.toLowerCase()}`,
  `eth:${hiddenWalletOf(n).toLowerCase()}`,
]
const subscribeToAll = (service: TestService, hiders: readonly Hider[]) =>
  subscribeTo(
    service,
    hiders.flatMap(({ n }) => identifiersOf(n)),
    hiders.map(({ n }) => `credentialof${n}q`),
  )

/** What webhooks are sent of hidden words. */
async function readHooks(
  service: TestService,
  hooks: readonly Webhook[],
  hiders: readonly Hider[],
) {
  const bodies = (await Promise.all(hooks.map((hook) => deliveriesTo(service, hook)))).flat()
  const seen = hiders.flatMap((hider) =>
    bodies
      .filter((body) => tells(hider, body))
      .map((body) => `${JSON.stringify(hider.changes)} in a delivery: ${body}`),
  )
  return { seen, tries: bodies.length }
}

/** What is read of hidden words anywhere, after everything was tried to bring it back. */
async function seenAgain(
  world: World,
  count: number,
): Promise<{ tries: number; seen: string[]; shownBefore: number }> {
  const { service, processes, clock } = world
  const hiders = Array.from({ length: count }, (_, n) => ({
    n,
    ...(ways[n % ways.length] as (typeof ways)[number])(n),
  }))
  const shownBefore = await showAll(world, hiders)
  const before = await exported(world, true)
  const hooks = [await subscribeToAll(service, hiders)]
  await readHooks(service, hooks, hiders)
  for (const { n, changes } of hiders) {
    const account = accountOf(n)
    const answer = await change(await signedIn(service, account), account, changes)
    if (answer.status !== 200) throw new Error(`${JSON.stringify(changes)}: ${await answer.text()}`)
  }
  hooks.push(await subscribeToAll(service, hiders))
  await importPeople({
    store: service.store,
    input: bytesOf(before),
    now: Math.floor(clock() / 1000),
    onRejected: () => {},
  })
  for (const { n } of hiders) await bringBack(world, n)
  // A second, in which the other process hears of it.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const moved = await createTestService({ baseUrl, clock })
  // A new database takes over everything; so does an old backup after the newest export.
  for (const text of [before, await exported(world, false)]) {
    const rest = hiders
      .filter(({ changes }) => !('isLeaving' in changes))
      .map(({ n }) => `fname${n}q`)
    const lines = text.split('\n').filter((line) => rest.some((name) => line.includes(`"${name}"`)))
    await importPeople({
      store: moved.store,
      input: bytesOf(`${lines.join('\n')}\n`),
      now: Math.floor(clock() / 1000),
      onRejected: () => {},
    })
  }
  const shown = await exported(world, true)
  const found = [
    ...(await Promise.all(
      processes.map((one, at) => readAll(one, hiders, ['here', 'in the other process'][at] ?? '')),
    )),
    await readHooks(service, hooks, hiders),
    await readAll(
      processOf(moved),
      hiders.filter(({ changes }) => !('isLeaving' in changes)),
      'where it was moved to',
    ),
    {
      tries: hiders.length,
      seen: hiders
        .filter((hider) => tells(hider, shown))
        .map(({ changes }) => `${JSON.stringify(changes)} in export --shown`),
    },
  ]
  await moved.close()
  return {
    tries: found.reduce((sum, { tries }) => sum + tries, 0),
    seen: found.flatMap(({ seen }) => seen),
    shownBefore,
  }
}

/** Ways to be signed in, or heard, without the right to it. */
async function refusedSignIns(
  { service, clock }: World,
  random: () => number,
  tries: number,
): Promise<{ tries: number; accepted: string[] }> {
  const accepted: string[] = []
  const owner = accountOf(900_000)
  const thief = accountOf(900_001)
  const soon = () => new Date(clock() + 120_000 + random() * 1e9)
  const past = () => new Date(clock() - 1000 - random() * 1e9)
  const messages: [string, () => object, Signer][] = [
    ['other domain', () => ({ domain: `evil${Math.floor(random() * 1e6)}.test` }), owner],
    ['other URI', () => ({ uri: 'https://evil.test/me' }), owner],
    ['other chain', () => ({ chainId: 2 + Math.floor(random() * 7) }), owner],
    ['expired', () => ({ expirationTime: past() }), owner],
    ['future', () => ({ issuedAt: soon() }), owner],
    ['not yet', () => ({ notBefore: soon() }), owner],
    ["another's signature", () => ({ address: owner.address }), thief],
    [
      'made-up nonce',
      () => ({
        nonce: Array.from({ length: 66 }, () => Math.floor(random() * 16).toString(16)).join(''),
      }),
      owner,
    ],
    [
      'a decision as a sign-in',
      () => ({ resources: ['urn:whocast:of:fid:3', 'urn:whocast:leave'] }),
      owner,
    ],
    ['a fid that is not theirs', () => ({ chainId: 10, resources: ['farcaster://fid/3'] }), owner],
  ]
  const requests: [string, Record<string, string>][] = [
    ['CSRF from another origin', { origin: 'https://evil.test' }],
    ['CSRF without an origin', { origin: '' }],
    ['CSRF from a sandboxed frame', { origin: 'null' }],
    ['CSRF told by the browser', { 'sec-fetch-site': 'cross-site' }],
  ]
  for (let turn = 0; turn < tries; turn++) {
    const browser = ownerBrowser(service.request, baseUrl, owner)
    const kind = turn % (messages.length + requests.length + 2)
    const message = messages[kind]
    const request = requests[kind - messages.length]
    let response: Response
    let what: string
    if (message) {
      const [name, more, signer] = message
      what = name
      response = await ownerBrowser(service.request, baseUrl, signer).signIn(more())
    } else if (request) {
      what = request[0]
      const text = await browser.message()
      response = await browser.send(
        'POST',
        '/session',
        { message: text, signature: await owner.signMessage({ message: text }) },
        request[1],
      )
    } else if (kind === messages.length + requests.length) {
      what = 'replay'
      const text = await browser.message()
      const body = { message: text, signature: await owner.signMessage({ message: text }) }
      await browser.send('POST', '/session', body)
      response = await ownerBrowser(service.request, baseUrl, thief).send('POST', '/session', body)
    } else {
      what = 'fixation'
      const fixed = `__Host-whocast=${Array.from({ length: 43 }, () => 'abcdef'.charAt(Math.floor(random() * 6))).join('')}`
      browser.cookie = fixed
      await browser.signIn()
      response = await service.request('/me', { headers: { cookie: fixed } })
    }
    if (response.status < 400) accepted.push(what)
  }
  return { tries, accepted }
}

async function attackOn(
  kind: string,
  database: TestDatabase,
  { seed, scale }: { seed: number; scale: number },
): Promise<Verdict[]> {
  const clock = Date.now
  const open = () => openStore({ ...database.options, precedence: ['import'], clock })
  const stores = [await open(), await open()] as const
  const service = await createTestService({ baseUrl, clock, store: stores[0] })
  const other = await createTestService({ baseUrl, clock, store: stores[1] })
  const world = { service, other, processes: [processOf(service), processOf(other)], clock }
  try {
    const hidden = await seenAgain(
      world,
      Math.max(ways.length, Math.ceil((TRIES / READS_EACH) * scale)),
    )
    const refused = await refusedSignIns(
      world,
      createRandom(seed),
      Math.max(32, Math.round(REFUSALS * scale)),
    )
    const random = createRandom(seed + 1)
    const signIns = Math.max(farcasterTries, Math.round(REFUSALS * scale))
    const byFarcaster = await farcasterSignIns(stores[0], { baseUrl, clock, random }, signIns)
    return [
      {
        bar: 22,
        what: `sign-in attacks by Farcaster of ${farcasterTries} kinds, ${kind}`,
        figure: `${byFarcaster.accepted.length} of ${byFarcaster.tries} accepted${byFarcaster.accepted.length > 0 ? `: ${[...new Set(byFarcaster.accepted)].join(', ')}` : ''}`,
        isHeld: byFarcaster.accepted.length === 0,
      },
      {
        bar: 20,
        what: `what owners hid or left, read again after a second, ${kind}`,
        figure: `${hidden.seen.length} of ${hidden.tries}${hidden.seen.length > 0 ? `: ${hidden.seen.slice(0, 3).join('; ')}` : ''}; read ${hidden.shownBefore} times before`,
        isHeld: hidden.seen.length === 0 && hidden.shownBefore > 0,
      },
      {
        bar: 22,
        what: `sign-in attacks of 16 kinds, ${kind}`,
        figure: `${refused.accepted.length} of ${refused.tries} accepted${refused.accepted.length > 0 ? `: ${[...new Set(refused.accepted)].join(', ')}` : ''}`,
        isHeld: refused.accepted.length === 0,
      },
    ]
  } finally {
    await other.close()
    await service.close()
    for (const store of stores) await store.close()
  }
}

export const attack: Attack = {
  name: 'self',
  bars: [20, 22],
  isFirst: true,
  about:
    'what owners hide is looked for everywhere, after refreshes and imports; sign-ins that must be refused',
  async run({ seed, scale, report }) {
    for (const [kind, create] of testEngines()) {
      const database = await create()
      try {
        for (const verdict of await attackOn(kind, database, { seed, scale })) report(verdict)
      } finally {
        await database.drop()
      }
    }
  },
}
