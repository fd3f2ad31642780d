import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSecret } from '../../../src/changes/webhooks/signature.ts'
import type { Store } from '../../../src/main/stores.ts'

/** Listens on a free local port. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Creates the keys, and a webhook for each URL that follows all the subjects. */
export async function subscribe(
  store: Store,
  hooks: readonly { owner: string; url: string }[],
  subjects: readonly number[],
): Promise<void> {
  for (const owner of new Set(hooks.map((hook) => hook.owner)))
    await store.keys.create(
      {
        id: owner,
        name: owner,
        scopes: ['webhooks'],
        ratePerMinute: null,
        attester: null,
        createdAt: 0,
        expiresAt: null,
        revokedAt: null,
      },
      owner,
    )
  for (const [index, { owner, url }] of hooks.entries())
    await store.webhooks.create({
      id: `wh_${index}`,
      owner,
      url,
      targets: {
        identifiers: subjects.map((n) => ({ key: `fid:${n + 1}`, text: `fid:${n + 1}` })),
        credentialNames: [],
        issuers: [],
      },
      secrets: [{ secret: createSecret() }],
      createdAt: 0,
      failures: 0,
    })
}

/** Records that these receivers have consented. */
export async function consent(store: Store, urls: Iterable<string>): Promise<void> {
  for (const url of new Set(urls))
    await store.webhooks.recordConsent(url, { kind: 'granted', perMinute: null }, 1)
}
