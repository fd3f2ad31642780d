import { expect, it } from 'vitest'
import { readNetworkStatus } from '../../src/farcaster/follow/status.ts'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startFollowing, until } from './follow.ts'
import { addPerson, emptyWorld } from './people.ts'
import { startSnapchain } from './snapchain.ts'

it('lets a world be followed: everybody, then newcomers and what is taken back', async () => {
  const world = emptyWorld()
  const ada = await addPerson(world, { fid: 4, name: 'ada', display: 'Ada', wallets: ['ada 1'] })
  await addPerson(world, { fid: 5, name: 'bo', display: 'Bo' })
  const snapchain = await startSnapchain(world, {}, { maxPageSize: 2 })
  const database = await createSqliteDatabase()
  const store = await openStore({ ...database.options, precedence: ['snapchain'] })
  const following = startFollowing({ store, url: snapchain.url })
  const find = async (key: string) => (await store.people.find(key))[0]?.profile.displayName
  try {
    await until(
      'both are here',
      async () => (await readNetworkStatus(store.cursors, Date.now)).completeAt !== null,
    )
    const wallet = `eth:${ada.wallets[0]?.address.toLowerCase()}`
    expect([await find('fid:4'), await find('fid:5'), await find(wallet)]).toEqual([
      'Ada',
      'Bo',
      'Ada',
    ])
    await addPerson(world, { fid: 6, name: 'cy', display: 'Cy' })
    await until('the newcomer is here', async () => (await find('fid:6')) === 'Cy')
    ada.messages = ada.messages.filter(({ data }) => !data?.verificationAddAddressBody)
    await until('the wallet is gone', async () => (await find(wallet)) === undefined)
  } finally {
    await following.stop()
    await Promise.all([snapchain.close(), store.close()])
    await database.drop()
  }
})
