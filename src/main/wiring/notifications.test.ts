import { rm } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { farcasterFinding, wallet, walletChannel } from '../../../test/contract/store-people.ts'
import { newDataDir } from '../../../test/data-dir.ts'
import { startMessages } from '../../../test/network/client-messages.ts'
import { createSealer, tokenHash } from '../../changes/notifications/seal.ts'
import { loadConfig } from '../config.ts'
import { createBase } from './base.ts'
import { startNotifications } from './notifications.ts'

it('notifies also by a client at whose domain lookups have used up their requests', async () => {
  const client = await startMessages()
  const folder = await newDataDir()
  const secret = 'a secret of this service that is long enough'
  const config = loadConfig({
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    ALLOW_PRIVATE_ORIGINS: client.url,
    SNAPCHAIN_URL: 'http://127.0.0.1:9',
    NOTIFICATION_SECRET: secret,
    NOTIFICATION_HOSTS: new URL(client.url).host,
    REQUESTS_PER_DESTINATION: '1',
  })
  const base = await createBase(config)
  const { store, budget } = base
  try {
    const token = { url: client.address, token: 't' }
    await store.people.save([farcasterFinding(3, [walletChannel(1)])], { refreshAt: null })
    await store.notifications.add({
      fid: 3,
      clientFid: 0,
      hash: tokenHash(token),
      sealed: createSealer(secret).seal(3, token),
      event: 'an event',
      now: Date.now() - 1000,
    })
    const uid = `0x${'1'.repeat(64)}` as const
    await store.credentials.put({
      uid,
      name: 'Skill: Go',
      issuer: 'Guild',
      kind: 'reported',
      attestee: { address: wallet(1) },
      isPublic: true,
      revocation: { status: 'active' },
      verification: { method: 'reported', result: 'unchecked', checkedAt: 1 },
    })
    const [person] = await store.people.find('fid:3')
    await store.notifications.note(
      [
        {
          profileID: person?.profile.profileID ?? '',
          at: Date.now(),
          news: { kind: 'attested', uid },
        },
      ],
      { name: 'notifications', value: String(await store.log.latest()), was: null },
    )
    budget.chargeHost(new URL(client.url))
    await startNotifications(base)
    await vi.waitFor(() => expect(client.taken).toHaveLength(1), 5000)
  } finally {
    await base.close()
    await client.close()
    await rm(folder, { recursive: true, force: true })
  }
})
