import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { createSecret } from '../../../src/changes/webhooks/signature.ts'
import type { Store } from '../../../src/main/stores.ts'
import {
  credential,
  ensChannel,
  ensFinding,
  farcasterFinding,
  handleChannel,
  hash,
  profileID,
  wallet,
  walletChannel,
} from '../../contract/store-people.ts'

/** Who is forgotten, by a number. */
export const address = (n: number) => wallet(0xabc0_0000_0000 + n)
export const fidOf = (n: number) => 787_654_000 + n
/** What speaks of person `n` and of nobody else. */
export const tracesOf = (n: number) => [
  `fname-${n}x`,
  `ens-${n}x.eth`,
  `handle_${n}x`,
  `claimed_${n}x`,
  `bio of ${n}x`,
  `Display ${n}x`,
  address(n).slice(2),
  String(fidOf(n)),
  `text about ${n}x`,
  profileID(9_000_000 + n),
]

export const fname = (n: number): FoundChannel => ({
  type: 'farcaster',
  value: `fname-${n}x`,
  isVerified: true,
  metadata: [{ name: 'fid', value: String(fidOf(n)) }],
})
export const findingsOf = (n: number, checkedAt = 1000): Finding[] => [
  farcasterFinding(
    fidOf(n),
    [walletChannel(0, { value: address(n) }), handleChannel(`handle_${n}x`, true)],
    {
      channels: [
        fname(n),
        { ...walletChannel(0), value: address(n) },
        handleChannel(`handle_${n}x`, true),
        handleChannel(`claimed_${n}x`, false, 'github'),
      ],
      fields: { bio: `bio of ${n}x `.repeat(1 + (n % 40)), displayName: `Display ${n}x` },
      checkedAt,
    },
  ),
  ensFinding(0, [], {
    scope: `ens:${address(n)}`,
    channels: [{ ...walletChannel(0), value: address(n) }, ensChannel(`ens-${n}x.eth`)],
    checkedAt,
  }),
]

/** Everything that the service stores about a person, and that others store about them. */
export async function speakOf(store: Store, n: number, now: number): Promise<void> {
  const other = n + 500_000
  await store.people.save(findingsOf(n), {
    refreshAt: null,
    pointers: [{ key: `ens:points-ens-${n}x.eth`, to: `eth:${address(n)}` }],
    credentials: [
      credential(n, { address: address(n) }, { value: `text about ${n}x` }),
      credential(
        n + 100_000,
        { address: address(other) },
        { kind: 'eas-onchain', attester: { address: address(n) } },
      ),
    ],
  })
  // Somebody else who claims to be them, in words that are their own.
  await store.people.save(
    [
      farcasterFinding(fidOf(other), [
        handleChannel(`handle_${n}x`, false),
        walletChannel(0, { value: address(other) }),
      ]),
    ],
    { refreshAt: null },
  )
  for (const [at, author] of [fidOf(n), 5, 6, 7].entries()) {
    const castHash = hash(1_000_000 + n * 10 + at)
    const text = at === 0 ? `text about ${n}x` : `who is @fname-${n}x?`
    await store.mentions.claim({
      castHash,
      payload: { text },
      authorFid: author,
      threadHash: castHash,
      receivedAt: now,
    })
    const taken = await store.mentions.take('worker', now, 1000, 1)
    const limits = {
      authorLastHour: 1e9,
      authorInThread: 1e9,
      inThread: 1e9,
      overallLastHour: 1e9,
      authorHelpLastDay: 1e9,
      authorEndorsementsLastDay: 1e9,
      overallEndorsementsLastDay: 1e9,
    }
    const reply = {
      text: `Display ${n}x is fname-${n}x`,
      embedUrls: [],
      parent: { hash: castHash, fid: author },
      idempotencyKey: castHash,
      at: 1,
    }
    if (at > 0) await store.mentions.reserve(castHash, 'answer', limits, now, reply)
    if (taken.length !== 1) throw new Error('the mention was not taken')
    if (at === 1)
      await store.mentions.finish(castHash, 'worker', { kind: 'replied', replyHash: castHash }, now)
    if (at === 2)
      await store.mentions.finish(
        castHash,
        'worker',
        { kind: 'dead', reason: `cannot publish fname-${n}x` },
        now,
      )
  }
  await store.cursors.set(`eas:10:${address(n)}`, '5')
  await store.cursors.lease(`lookup:fname:fname-${n}x`, 'another', 60_000)
}

/**
 * What they gave and signed themselves, and who is told of them: a Farcaster client's token, a
 * session, a decision, a webhook.
 */
export async function haveThemAct(store: Store, n: number, now: number): Promise<void> {
  const [of, signer] = [`fid:${fidOf(n)}`, getAddress(address(n))]
  const seconds = Math.floor(now / 1000)
  const token = {
    hash: hash(n),
    sealed: `sealed for ${n}x`,
    event: `event of ${n}x`,
    clientFid: 9152,
    now,
  }
  await store.notifications.add({ fid: fidOf(n), ...token })
  const session = {
    address: address(n),
    contractChainId: null,
    fid: fidOf(n),
    checkedAt: seconds,
    custody: null,
    createdAt: seconds,
    expiresAt: seconds + 3600,
  }
  await store.owners.open(
    { hash: `session of ${n}`, ...session },
    { nonce: `session ${n}`, nonceExpiresAt: seconds + 60 },
  )
  const decision = { ...noDecision(of), says: { bio: `text about ${n}x` } }
  const statement = createSiweMessage({
    address: signer,
    chainId: 1,
    domain: 'whocast.test',
    uri: 'https://whocast.test',
    nonce: 'decision0',
    version: '1',
    issuedAt: new Date(now),
    resources: writeDecision(decision),
  })
  const signed = {
    decision,
    address: address(n),
    contractChainId: null,
    decidedAt: seconds,
    statement,
    signature: '0x00' as const,
  }
  await store.owners.decide(signed, {
    keys: [of, `eth:${address(n)}`],
    nonce: `decision ${n}`,
    nonceExpiresAt: seconds + 60,
  })
  const identifiers = [of, `twitter:handle_${n}x`, `ens:ens-${n}x.eth`].map((key) => ({
    key,
    text: key,
  }))
  await store.webhooks.create({
    id: `hook_${n}`,
    owner: `somebody ${Math.floor(n / 100)}`,
    url: 'https://hooks.example/whocast',
    targets: { identifiers, credentialNames: [], issuers: [] },
    secrets: [{ secret: createSecret() }],
    createdAt: now,
    failures: 0,
  })
}

/** By what the operator names them, in turn. */
export const keyOf = (n: number): string =>
  [
    `fname:fname-${n}x`,
    `ens:ens-${n}x.eth`,
    `eth:${address(n)}`,
    `fid:${fidOf(n)}`,
    `twitter:handle_${n}x`,
  ][n % 5] ?? ''
