import { expect, it } from 'vitest'
import { setNotifications } from './notifications.ts'
import type { Session } from './port.ts'
import type { OwnerContext } from './sign-in.ts'

it('a wallet that only a file gives to a person does not mute their messages', async () => {
  const address = `0x${'a1'.repeat(20)}` as const
  const muted: unknown[] = []
  const channel = {
    type: 'wallet',
    value: address,
    isVerified: true,
    source: 'import',
    checkedAt: 1,
    verification: { grade: 'reported', by: 'import', checkedAt: 1 },
  }
  const context = {
    owners: {
      person: async () => ({
        profileID: 'p',
        of: 'fid:3',
        keys: ['fid:3'],
        channels: [channel],
        fields: {},
      }),
    },
    notifications: {
      state: async () => ({ isMuted: false }),
      mute: async (...given: unknown[]) => void muted.push(given),
    },
    clock: () => 2000,
  } as unknown as OwnerContext
  const session = { address, contractChainId: null, fid: null } as Session
  await expect(setNotifications(context, session, false)).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(muted).toEqual([])
})
