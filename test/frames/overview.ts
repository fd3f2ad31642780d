import type { Overview } from '../../src/api/admin/overview.ts'

const hostile = '<img src=x onerror=alert(1)>'

/** An overview for the operator's page: every kind of row, with untrusted texts like markup. */
export const overview: Overview = {
  facts: {
    version: '1.0.0',
    runtime: 'v24.0.0',
    database: 'postgres',
    startedAt: 0,
    isProduction: true,
    sources: [],
    limits: { anon: 120, page: 0 },
    advice: ['SECURITY_CONTACT is unset: security.txt names an address that may not exist.'],
  },
  database: {
    isReachable: true,
    connections: { open: 4, idle: 3, waiting: 0 },
    changesSeenMsAgo: 400,
  },
  amounts: { people: 12_345, accounts: 45_678 },
  sources: [
    {
      name: 'ens',
      isOn: true,
      why: 'ETH_RPC_URL names a node',
      health: { source: 'ens', answered: 10, failed: 0, answeredAt: 1, tookMs: 5 },
    },
    {
      name: 'neynar',
      isOn: true,
      why: '',
      health: { source: 'neynar', answered: 0, failed: 2, failedAt: 2, reason: hostile },
    },
    { name: 'eas', isOn: false, why: 'set EAS_RPC_URLS' },
  ],
  network: {
    isFollowed: true,
    isCurrent: false,
    fids: 900_000,
    expected: 1_000_000,
    completeAt: null,
    at: 1,
    shards: [
      {
        shard: 1,
        state: 'following',
        fids: 1,
        expected: 2,
        read: null,
        startedAt: 1,
        completeAt: null,
        at: null,
        unread: 3,
      },
    ],
  },
  mentions: {
    queued: 1,
    dead: 1,
    oldestAt: 1,
    letters: [
      {
        castHash: `0x${'ab'.repeat(20)}`,
        authorFid: 3,
        receivedAt: 1,
        attempts: 5,
        reason: hostile,
      },
    ],
  },
  webhooks: {
    pending: 2,
    dead: 3,
    failing: [
      {
        id: 'wh_1',
        owner: hostile,
        origin: 'https://hooks.example.com',
        failures: 9,
        pending: 0,
        dead: 3,
        disabledReason: hostile,
      },
    ],
  },
  keys: [
    {
      id: 'a1b2c3d4e5f6',
      name: hostile,
      scopes: ['read', 'attest'],
      ratePerMinute: null,
      attester: null,
      createdAt: 1,
      expiresAt: null,
      revokedAt: null,
    },
    {
      id: 'b1',
      name: 'Old',
      scopes: ['admin'],
      ratePerMinute: 60,
      attester: null,
      createdAt: 1,
      expiresAt: 2,
      revokedAt: null,
    },
  ],
  forgotten: { removals: 2, identifiers: 9 },
  audit: [{ at: 1, action: 'key-revoked', who: 'key:a1b2c3d4e5f6', address: '' }],
}
