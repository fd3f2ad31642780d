import { identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DueDelivery, Webhook } from '../../src/changes/webhooks/port.ts'
import { createSecret } from '../../src/changes/webhooks/signature.ts'
import { rotateSecret } from '../../src/changes/webhooks/subscribe.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import type { TestDatabase } from './store-databases.ts'
import { ensChannel, ensFinding, farcasterFinding, walletChannel } from './store-people.ts'

const wallet = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const
const id = (n: number) => `hook_${String(n).padStart(16, '0')}`
const uid = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const

/** What subscriptions and the queue of deliveries promise, on one engine. */
export function describeWebhooks(createDatabase: () => Promise<TestDatabase>): void {
  let database: TestDatabase
  let store: Store
  let count = 0
  const receivers = new Map<string, Webhook>()

  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({
      ...database.options,
      precedence: ['neynar', 'snapchain', 'ens', 'import'],
    })
    await key('Guild')
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  const key = (
    name: string,
    more: { scopes?: ('read' | 'webhooks')[]; expiresAt?: number } = {},
  ) => {
    count += 1
    return store.keys.create(
      {
        id: `key${count}`,
        name,
        scopes: more.scopes ?? ['read', 'webhooks'],
        ratePerMinute: null,
        attester: null,
        createdAt: 0,
        expiresAt: more.expiresAt ?? null,
        revokedAt: null,
      },
      `hash${count}`,
    )
  }
  const hook = async (
    targets: { identifiers?: string[]; names?: string[]; issuers?: string[] },
    more: Partial<Webhook> = {},
  ) => {
    count += 1
    const webhook: Webhook = {
      id: `wh_${count}`,
      owner: 'Guild',
      url: `https://example.com/hook/${count}`,
      targets: {
        identifiers: (targets.identifiers ?? []).map((text) => ({
          text,
          key: identifierKey(identify(text)),
        })),
        credentialNames: targets.names ?? [],
        issuers: targets.issuers ?? [],
      },
      secrets: [{ secret: createSecret() }],
      createdAt: 0,
      failures: 0,
      ...more,
    }
    await store.webhooks.create(webhook)
    receivers.set(webhook.id, webhook)
    return webhook.id
  }
  const person = (n: number, displayName: string, checkedAt = 1_700_000_000) =>
    store.people.save(
      [
        {
          source: 'neynar',
          scope: `farcaster:${n}`,
          checkedAt,
          profileID: id(n),
          fields: { displayName },
          channels: [
            { type: 'wallet', value: wallet(n), isVerified: true },
            {
              type: 'farcaster',
              value: `hook${n}`,
              isVerified: true,
              metadata: [{ name: 'fid', value: String(n) }],
            },
            { type: 'github', value: `claim${n}`, isVerified: false },
          ],
        },
      ],
      { refreshAt: null },
    )
  const credential = (n: number, more: object = {}) =>
    store.credentials.put({
      uid: uid(n),
      kind: 'reported',
      name: 'Skill: Hooks',
      attestee: { address: wallet(n) },
      issuer: 'Guild of Hooks',
      revocation: { status: 'active' },
      verification: { method: 'reported', result: 'unchecked', checkedAt: 1_700_000_000 },
      isPublic: true,
      ...more,
    })
  const told = ({ change, matched }: DueDelivery) =>
    [change.type, change.profileID, ...matched].join(' ')
  /** What the operator is told of. */
  const failing = async () => (await store.webhooks.failing(100)).map(({ id, dead }) => [id, dead])
  const dueOf = async (webhookID: string, now = 1) => {
    await store.log.sequence()
    const receiver = receivers.get(webhookID)
    const due = receiver ? await store.webhooks.due(now, 100, receiver) : []
    return due.filter((one) => one.webhookID === webhookID)
  }
  /** All that a webhook is sent, in order: each arrives at once. */
  const drain = async (webhookID: string) => {
    const all: string[] = []
    for (;;) {
      const due = await dueOf(webhookID)
      if (due.length === 0) return all
      for (const one of due) {
        all.push(told(one))
        await store.webhooks.settle(one, { kind: 'delivered' }, 1)
      }
    }
  }

  it('delivers what concerns the identifiers, in order, and says which led there', async () => {
    await person(1, 'Before')
    const own = await hook({ identifiers: [wallet(1), 'fid:1'] })
    const other = await hook({ identifiers: ['fid:2'] })
    await person(1, 'Uno', 1_700_000_100)
    await credential(1)
    await person(2, 'Two')
    expect(await drain(own)).toEqual([
      `profile.updated ${id(1)} ${wallet(1)} fid:1`,
      `credential.issued ${id(1)} ${wallet(1)} fid:1`,
    ])
    expect(await drain(other)).toEqual([`profile.created ${id(2)} fid:2`])
  })

  it('delivers by the name and by the issuer of a credential, once to a webhook', async () => {
    const both = await hook(
      { names: ['Skill: Both'], issuers: ['Guild of Both'] },
      { types: ['credential.issued'] },
    )
    await credential(3, { name: 'Skill: Both', issuer: 'Guild of Both' })
    await credential(4, { name: 'Skill: Both' })
    await credential(5, { issuer: 'Guild of Both' })
    await credential(6)
    await credential(3, {
      name: 'Skill: Both',
      issuer: 'Guild of Both',
      revocation: { status: 'revoked' },
    })
    expect(await drain(both)).toHaveLength(3)
  })

  it('a mere claim of a handle is no reason to deliver', async () => {
    const claimed = await hook({ identifiers: ['github:claim7'] })
    await person(7, 'Seven')
    expect(await drain(claimed)).toEqual([])
  })

  it('a delivery about a person waits for the one before it, and is not held up by one about another', async () => {
    const own = await hook({ identifiers: ['fid:8', 'fid:9'] })
    await person(8, 'One')
    await person(9, 'Other')
    await person(8, 'Two', 1_700_000_100)
    const [first, second, ...none] = await dueOf(own)
    expect([first, second].map((one) => one && told(one))).toEqual([
      `profile.created ${id(8)} fid:8`,
      `profile.created ${id(9)} fid:9`,
    ])
    expect(none).toEqual([])
    if (!first || !second) throw new Error('two are due')
    await store.webhooks.settle(
      first,
      { kind: 'failed', error: 'no', dueAt: 50, webhookDueAt: 10 },
      1,
    )
    // The webhook rests, then the other goes on, while the one that failed waits for longer.
    expect(await dueOf(own, 9)).toEqual([])
    expect((await dueOf(own, 10)).map(told)).toEqual([told(second)])
    expect((await dueOf(own, 50)).map(({ attempts }) => attempts)).toEqual([1, 0])
    await store.webhooks.settle(first, { kind: 'dead', error: 'no', webhookDueAt: 10 }, 1)
    expect((await dueOf(own, 50)).map(told)).toEqual(
      [told(second), `profile.updated ${id(8)} fid:8`].sort(),
    )
    expect(await store.webhooks.get('Guild', own)).toMatchObject({
      pending: 2,
      dead: 1,
      failures: 2,
    })
    expect(await failing()).toContainEqual([own, 1])
    const [dead] = await store.webhooks.deliveries('Guild', own, {
      isDead: true,
      after: 0,
      limit: 10,
    })
    expect(dead).toMatchObject({ change: { id: first.change.id }, error: 'no', attempts: 2 })
    // Sent again, it comes before what waits about the same person.
    expect(await store.webhooks.replay('Guild', own, [first.change.id], 50)).toBe(1)
    expect((await dueOf(own, 50)).map(told)).toEqual([told(first), told(second)])
    expect((await failing()).map(([id]) => id)).not.toContain(own)
  })

  it('consent is requested for each owner with a key, first for what waits longest', async () => {
    const now = Date.now()
    const at = (name: string) => `https://new.example/${name}`
    for (const owner of ['Many', 'New', 'Revoked']) await key(owner)
    await store.keys.revoke(`key${count}`, Math.floor(now / 1000) - 1)
    for (const path of ['a', 'b', 'c', 'd', 'e'])
      await hook({ identifiers: ['fid:50'] }, { owner: 'Many', url: at(path) })
    await hook({ identifiers: ['fid:50'] }, { owner: 'Many', url: at('e') })
    await hook({ identifiers: ['fid:50'] }, { owner: 'New', url: at('z') })
    await hook({ identifiers: ['fid:50'] }, { owner: 'Revoked', url: at('r') })
    const refused = { kind: 'refused', reason: 'no' } as const
    await store.webhooks.recordConsent(at('a'), { ...refused, askAt: now - 1000 }, now)
    await store.webhooks.recordConsent(
      at('b'),
      { kind: 'refused', reason: 'not yet', askAt: now - 2000 },
      now,
    )
    await store.webhooks.recordConsent(at('c'), { ...refused, askAt: now + 1000 }, now)
    await store.webhooks.recordConsent(at('d'), { kind: 'granted', perMinute: null }, now)
    const unasked = async (perOwner: number) =>
      (await store.webhooks.unasked(now, perOwner)).filter(({ url }) => url.startsWith(at('')))
    expect(await unasked(3)).toEqual([
      { owner: 'Many', url: at('e'), attempts: 0 },
      { owner: 'New', url: at('z'), attempts: 0 },
      { owner: 'Many', url: at('b'), attempts: 1 },
      { owner: 'Many', url: at('a'), attempts: 1 },
    ])
    expect((await unasked(1)).map(({ owner }) => owner)).toEqual(['Many', 'New'])
  })

  it('a receiver that rejects one owner rests for that owner alone', async () => {
    await key('Victims')
    const url = 'https://example.com/of-both'
    const [hostile, own] = [
      await hook({ identifiers: ['fid:412'] }, { url }),
      await hook({ identifiers: ['fid:412'] }, { url, owner: 'Victims' }),
    ]
    await person(412, 'Of both')
    const [rejected] = await dueOf(hostile)
    if (!rejected) throw new Error('one is due')
    const failed = { error: 'the receiver answered 401', dueAt: 900, webhookDueAt: 900 }
    await store.webhooks.settle(rejected, { kind: 'failed', ...failed }, 1)
    expect((await dueOf(hostile)).length).toBe(0)
    expect((await dueOf(own)).map(({ failures }) => failures)).toEqual([0])
    await store.webhooks.settle(rejected, { kind: 'gone', error: 'the receiver answered 410' }, 1)
    expect(await store.webhooks.get('Guild', hostile)).toMatchObject({
      disabledReason: 'the receiver answered 410',
    })
    expect(await drain(own)).toHaveLength(1)
  })

  it('of who is forgotten nothing is left to deliver but the removal, and nothing in the subscription', async () => {
    await person(10, 'Ten')
    const own = await hook({ identifiers: ['fid:10', wallet(10)] })
    await person(10, 'Zehn', 1_700_000_100)
    await store.log.sequence()
    await person(10, 'Dix', 1_700_000_200)
    await store.people.forget('fid:10')
    expect((await store.webhooks.get('Guild', own))?.targets.identifiers).toEqual([])
    expect(await drain(own)).toEqual([`profile.removed ${id(10)}`])
    expect(await drain(own)).toEqual([])
    // Nor can the person be subscribed to again.
    const again = await hook({ identifiers: ['fid:10', 'fid:11'] })
    expect((await store.webhooks.get('Guild', again))?.targets.identifiers).toEqual([
      { key: 'fid:11', text: 'fid:11' },
    ])
  })

  it('of who hides everything nothing is left to deliver but the removal', async () => {
    await person(22, 'Twelve')
    const own = await hook({ identifiers: ['fid:22'] })
    await person(22, 'Zwölf', 1_700_000_100)
    await store.log.sequence()
    await person(22, 'Douze', 1_700_000_200)
    const decision = { ...noDecision('fid:22'), isHidden: true }
    const address = privateKeyToAccount(`0x${'a1'.repeat(32)}`).address
    const statement = createSiweMessage({
      address,
      chainId: 1,
      domain: 'whocast.test',
      uri: 'https://whocast.test',
      version: '1',
      nonce: 'abcdefgh12',
      resources: writeDecision(decision),
    })
    await store.owners.decide(
      {
        decision,
        address,
        contractChainId: null,
        decidedAt: 1_700_000_300,
        statement,
        signature: '0x',
      },
      { keys: ['fid:22', `eth:${wallet(22)}`], nonce: 'hides-22', nonceExpiresAt: 4_000_000_000 },
    )
    expect(await drain(own)).toEqual([`profile.removed ${id(22)}`])
    await person(22, 'Still hidden', 1_700_000_400)
    expect(await drain(own)).toEqual([])
  })

  it('an identifier that its person hides, or has no more, is named to no one, and tells of them no more', async () => {
    const owner = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
    const finding = (displayName: string, channels: FoundChannel[]): Finding => ({
      source: 'snapchain',
      scope: 'farcaster:95',
      checkedAt: 1_700_000_000,
      fields: { displayName },
      channels: [
        {
          type: 'farcaster',
          value: 'hook95',
          isVerified: true,
          metadata: [{ name: 'fid', value: '95' }],
        },
        { type: 'wallet', value: owner.address, isVerified: true, grade: { grade: 'proven' } },
        ...channels,
      ],
    })
    const github = (value: string): FoundChannel => ({ type: 'github', value, isVerified: true })
    const save = (name: string, ...accounts: FoundChannel[]) =>
      store.people.save([finding(name, accounts)], { refreshAt: null })
    await save('Before', github('hides95'), github('loses95'))
    const before = await hook({ identifiers: ['fid:95', 'github:hides95', 'github:loses95'] })
    const byHandle = await hook({ identifiers: ['github:hides95'] })
    const decision = {
      ...noDecision('fid:95'),
      channels: [{ type: 'github', value: 'hides95' } as const],
    }
    const message = createSiweMessage({
      address: owner.address,
      chainId: 1,
      domain: 'whocast.test',
      uri: 'https://whocast.test',
      nonce: 'nonce9595',
      version: '1',
      issuedAt: new Date(1_700_000_000_000),
      resources: writeDecision(decision),
    })
    const signed = {
      decision,
      address: owner.address.toLowerCase() as `0x${string}`,
      contractChainId: null,
      decidedAt: 1_700_000_000,
      statement: message,
      signature: '0x00',
    } as const
    await store.owners.decide(signed, {
      keys: ['fid:95', `eth:${signed.address}`],
      nonce: 'nonce9595',
      nonceExpiresAt: 2e9,
    })
    const after = await hook({ identifiers: ['github:hides95'] })
    expect((await drain(before)).map((one) => one.split(' ').slice(2))).toEqual([
      ['fid:95', 'github:loses95'],
    ])
    await drain(byHandle)
    await save('After', github('hides95'))
    expect((await drain(before)).map((one) => one.split(' ').slice(2))).toEqual([['fid:95']])
    expect([await drain(byHandle), await drain(after)]).toEqual([[], []])
  })

  it('who is merged into another is told of, and then followed there', async () => {
    const n = 71
    await store.people.save([ensFinding(n, [ensChannel(`old${n}.eth`)])], { refreshAt: null })
    await store.people.save([farcasterFinding(n, [])], { refreshAt: null })
    const own = await hook({ identifiers: [`fid:${n}`] })
    const before = (await store.people.find(`fid:${n}`))[0]?.profile.profileID
    await store.people.save([farcasterFinding(n, [walletChannel(n)], { checkedAt: 1010 })], {
      refreshAt: null,
    })
    const after = (await store.people.find(`fid:${n}`))[0]?.profile.profileID
    const types = await drain(own)
    expect(types).toEqual(
      expect.arrayContaining([
        `profile.updated ${after} fid:${n}`,
        ...(before === after ? [] : [`profile.merged ${before} fid:${n}`]),
      ]),
    )
    await store.people.save(
      [
        farcasterFinding(n, [walletChannel(n)], {
          checkedAt: 1020,
          fields: { displayName: 'Later' },
        }),
      ],
      {
        refreshAt: null,
      },
    )
    expect(await drain(own)).toEqual([`profile.updated ${after} fid:${n}`])
  })

  it('nothing is sent for a key that is revoked or lacks the scope; a rotated key goes on', async () => {
    await key('Rotating', { expiresAt: 100 })
    await key('Reader', { scopes: ['read'] })
    const [rotating, reader] = [
      await hook({ identifiers: ['fid:12'] }, { owner: 'Rotating' }),
      await hook({ identifiers: ['fid:12'] }, { owner: 'Reader' }),
    ]
    await person(12, 'Twelve')
    expect(await dueOf(rotating, 99_000)).toHaveLength(1)
    expect(await dueOf(rotating, 100_000)).toEqual([])
    await key('Rotating')
    expect(await dueOf(rotating, 100_000)).toHaveLength(1)
    expect(await dueOf(reader, 1)).toEqual([])
  })

  it('rotations at the same time leave each new secret in use', async () => {
    const own = await hook({ identifiers: ['fid:21'] })
    const context = {
      webhooks: store.webhooks,
      checkUrl: (url: string) => new URL(url),
      clock: Date.now,
    }
    const rotate = () => rotateSecret(context, { owner: 'Guild', id: own })
    const secrets = (await Promise.all([rotate(), rotate()])).map(({ secret }) => secret)
    const webhook = await store.webhooks.get('Guild', own)
    expect(webhook?.secrets.map(({ secret }) => secret)).toEqual(expect.arrayContaining(secrets))
    expect(webhook?.secrets).toHaveLength(3)
  })

  it('a webhook is its owner’s alone, and takes its deliveries with it', async () => {
    const own = await hook({ identifiers: ['fid:13'] })
    await person(13, 'Thirteen')
    await store.log.sequence()
    expect(await store.webhooks.get('Stranger', own)).toBeNull()
    expect(await store.webhooks.remove('Stranger', own)).toBe(false)
    expect(await store.webhooks.replaceSecrets('Stranger', own, () => [])).toBeNull()
    expect(
      await store.webhooks.deliveries('Stranger', own, { isDead: false, after: 0, limit: 10 }),
    ).toEqual([])
    expect((await store.webhooks.list('Guild')).map((one) => one.id)).toContain(own)
    const [due] = await dueOf(own)
    expect(await store.webhooks.remove('Guild', own)).toBe(true)
    expect(await dueOf(own)).toEqual([])
    // What was under way meanwhile.
    if (due)
      await store.webhooks.settle(
        due,
        { kind: 'failed', error: 'no', dueAt: 0, webhookDueAt: 0 },
        1,
      )
    expect(await store.webhooks.get('Guild', own)).toBeNull()
  })

  it('a receiver that wants no more gets none until it is replayed', async () => {
    const own = await hook({ identifiers: ['fid:14'] })
    await person(14, 'Fourteen')
    const [due] = await dueOf(own)
    if (due)
      await store.webhooks.settle(due, { kind: 'gone', error: 'the receiver answered 410' }, 1)
    await person(14, 'Quatorze', 1_700_000_100)
    expect(await dueOf(own, 1e12)).toEqual([])
    expect(await store.webhooks.get('Guild', own)).toMatchObject({
      disabledReason: 'the receiver answered 410',
      dead: 1,
    })
    expect(await failing()).toContainEqual([own, 1])
    expect(await store.webhooks.failing(0)).toEqual([])
    expect(await store.webhooks.replay('Guild', own, undefined, 1)).toBe(1)
    expect(await drain(own)).toEqual([`profile.created ${id(14)} fid:14`])
  })

  it('one key has at most a hundred', async () => {
    for (let n = 0; n < 100; n += 1) await hook({ names: ['Nothing'] }, { owner: 'Greedy' })
    await expect(hook({ names: ['Nothing'] }, { owner: 'Greedy' })).rejects.toMatchObject({
      code: 'rule-broken',
    })
  })
}
