import { rm } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { apiKeyOf } from '../../../test/api-key.ts'
import { farcasterFinding } from '../../../test/contract/store-people.ts'
import { newDataDir } from '../../../test/data-dir.ts'
import { startStandIn } from '../../../test/network/stand-in.ts'
import { createSecret } from '../../changes/webhooks/signature.ts'
import { loadConfig } from '../config.ts'
import { createBase } from './base.ts'
import { startWebhooks } from './webhooks.ts'

it('delivers also to a domain at which lookups have used up their requests', async () => {
  const receiver = await startStandIn(() => ({}))
  const folder = await newDataDir()
  const config = loadConfig({
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    ALLOW_PRIVATE_ORIGINS: receiver.url,
    REQUESTS_PER_DESTINATION: '1',
  })
  const base = await createBase(config)
  const { store, budget } = base
  try {
    await store.keys.create(apiKeyOf({ name: 'Guild', scopes: ['webhooks'] }), 'hash')
    await store.webhooks.create({
      id: 'webhook',
      owner: 'Guild',
      url: receiver.url,
      targets: { identifiers: [{ key: 'fid:3', text: 'fid:3' }], credentialNames: [], issuers: [] },
      secrets: [{ secret: createSecret() }],
      createdAt: 0,
      failures: 0,
    })
    await store.webhooks.recordConsent(receiver.url, { kind: 'granted', perMinute: null }, 0)
    budget.chargeHost(new URL(receiver.url))
    await startWebhooks(base)
    await store.people.save([farcasterFinding(3, [])], { refreshAt: null })
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), 5000)
  } finally {
    await base.close()
    await receiver.close()
    await rm(folder, { recursive: true, force: true })
  }
})
