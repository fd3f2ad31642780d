import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { compose } from '../../src/main/compose.ts'
import { loadConfig } from '../../src/main/config.ts'
import { clientEvent, startMessages } from '../network/client-messages.ts'
import { addPerson, emptyWorld } from '../network/people.ts'
import { startSnapchain } from '../network/snapchain.ts'

it('notifies users of the app in a Farcaster client about new credentials', async () => {
  const world = emptyWorld()
  const mira = await addPerson(world, { name: 'mira', fid: 616, fname: 'mira' })
  const node = await startSnapchain(world)
  const client = await startMessages()
  const dataDir = await mkdtemp(join(tmpdir(), 'whocast-messages-'))
  const config = loadConfig({
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    ETH_RPC_URL: 'off',
    OP_RPC_URL: 'off',
    ACCOUNTS: 'off',
    FNAME_REGISTRY_URL: node.url,
    SNAPCHAIN_URL: node.url,
    NOTIFICATION_SECRET: 'a secret of some length',
    NOTIFICATION_HOSTS: new URL(client.url).host,
    ALLOW_PRIVATE_ORIGINS: client.url,
    BASE_URL: 'https://whocast.test',
  })
  const service = await compose(config)
  const ask = (path: string, init?: RequestInit) =>
    service.fetch(new Request(`https://whocast.test${path}`, init))
  try {
    const wallet = '0x00000000000000000000000000000000000000aa'
    await service.store.people.save(
      [
        {
          source: 'snapchain',
          scope: 'farcaster:616',
          checkedAt: Math.floor(Date.now() / 1000),
          fields: { displayName: 'Mira' },
          channels: [
            {
              type: 'farcaster',
              value: 'mira',
              isVerified: true,
              metadata: [{ name: 'fid', value: '616' }],
            },
            { type: 'wallet', value: wallet, isVerified: true },
          ],
        },
      ],
      { refreshAt: null },
    )
    const { miniapp } = (await (await ask('/.well-known/farcaster.json')).json()) as {
      miniapp: { webhookUrl: string }
    }
    const body = await clientEvent(mira, {
      event: 'miniapp_added',
      notificationDetails: { url: client.address, token: 'of mira' },
    })
    const answer = await ask(new URL(miniapp.webhookUrl).pathname, { method: 'POST', body })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'on' }])
    await service.start()
    await vi.waitFor(
      async () => expect(await service.store.cursors.get('notifications')).not.toBeNull(),
      10_000,
    )
    await service.store.credentials.put({
      uid: `0x${'1'.repeat(64)}`,
      name: 'Skill: Go',
      issuer: 'Guild',
      kind: 'reported',
      attestee: { address: wallet },
      isPublic: true,
      revocation: { status: 'active' },
      verification: { method: 'reported', result: 'unchecked', checkedAt: 1 },
    })
    await vi.waitFor(() => expect(client.taken).toHaveLength(1), { timeout: 20_000, interval: 100 })
    expect(client.taken).toMatchObject([
      { body: 'Guild attested: Skill: Go', targetUrl: 'https://whocast.test/fid/616' },
    ])
  } finally {
    await service.close()
    await node.close()
    await client.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 60_000)
