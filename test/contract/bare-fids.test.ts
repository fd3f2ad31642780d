import { fromBareFid } from '@whocast/contract/bare-fid.ts'
import { contentOf, type Finding } from '@whocast/contract/profile.ts'
import { afterEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { migratedEngines as testEngines } from './store-databases.ts'
import { ensChannel, wallet, walletChannel } from './store-people.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const bare = (fid: number): Finding =>
  fromBareFid({ fid, custody: wallet(fid), since: 1_700_000_000, checkedAt: 1_760_000_000 })
const bareFid = async (people: Store['people'], of: number) =>
  (await people.bareFids([`eth:${wallet(of)}`])).get(`eth:${wallet(of)}`)
const never = { refreshAt: null }

describe.each(testEngines())('fids of which nothing is known, on %s', (_kind, create) => {
  async function start(): Promise<Store> {
    const database = await create()
    const store = await openStore({
      ...database.options,
      precedence: ['snapchain', 'ens', 'import'],
    })
    closers.push(database.drop, store.close)
    return store
  }

  it('are kept as found, and are no match until they are asked about', async () => {
    const { people, log } = await start()
    await people.save([bare(5), bare(6)], never)
    expect(await people.count()).toBe(0)
    expect(await people.find('fid:5')).toEqual([])
    expect(await people.findings('snapchain', ['farcaster:5', 'farcaster:7'])).toEqual([
      bare(5),
      null,
    ])
    expect(await bareFid(people, 6)).toBe(6)
    expect(await bareFid(people, 7)).toBeUndefined()
    expect((await log.read({ after: 0, limit: 10 })).changes).toEqual([])
  })

  it('become people by a lookup, which repeats what is stored', async () => {
    const { people } = await start()
    await people.save([bare(5)], never)
    await people.save(
      [{ ...bare(5), checkedAt: 1_760_000_500, basedOn: contentOf(bare(5)) }],
      never,
    )
    const [found] = await people.find('fid:5')
    expect(found?.profile.walletAddress).toBe(wallet(5))
    expect(await bareFid(people, 5)).toBeUndefined()
    await people.save([bare(5)], never)
    expect(await people.count()).toBe(1)
  })

  it('are not overwritten by a repetition of what was stored before', async () => {
    const { people } = await start()
    await people.save([bare(5)], never)
    await people.save([{ ...bare(5), channels: [], basedOn: 'something else' }], never)
    expect(await people.findings('snapchain', ['farcaster:5'])).toEqual([bare(5)])
  })

  it('are joined with who turns out to have their wallet, in one save and in two', async () => {
    const { people } = await start()
    const ens = (n: number): Finding => ({
      source: 'ens',
      scope: `ens:${wallet(n)}`,
      checkedAt: 1_760_000_000,
      fields: {},
      channels: [walletChannel(n), ensChannel(`person${n}.eth`)],
    })
    await people.save([bare(5)], never)
    await people.save([ens(5)], never)
    await people.save([bare(6), ens(6)], never)
    await people.save([ens(7)], never)
    await people.save([bare(7)], never)
    for (const n of [5, 6, 7]) {
      const [found] = await people.find(`ens:person${n}.eth`)
      expect(found?.profile.channels.map(({ type }) => type).sort()).toEqual([
        'ens',
        'farcaster',
        'wallet',
      ])
      expect((await people.find(`fid:${n}`))[0]?.profile.profileID).toBe(found?.profile.profileID)
    }
    expect(await people.count()).toBe(3)
  })

  it('say more once more is known, and take their new holder', async () => {
    const { people } = await start()
    await people.save([bare(5)], never)
    const moved = fromBareFid({
      fid: 5,
      custody: wallet(9),
      since: 1_750_000_000,
      checkedAt: 1_760_000_100,
    })
    await people.save([moved], never)
    expect(await bareFid(people, 5)).toBeUndefined()
    expect(await bareFid(people, 9)).toBe(5)
    await people.save([{ ...moved, fields: { displayName: 'Five' } }], never)
    expect((await people.find('fid:5'))[0]?.profile.displayName).toBe('Five')
    expect(await bareFid(people, 9)).toBeUndefined()
  })

  it('do not lose what was found to the word of a file', async () => {
    const { people } = await start()
    await people.save([bare(5)], never)
    const told: Finding = {
      ...bare(5),
      channels: [],
      fields: { displayName: 'Told' },
      isHearsay: true,
    }
    await people.save([told], never)
    expect(await people.findings('snapchain', ['farcaster:5'])).toEqual([bare(5)])
  })

  it('are forgotten by either key, and stay so', async () => {
    const { people } = await start()
    await people.save([bare(5), bare(6), bare(7)], never)
    const removal = await people.forget(`eth:${wallet(5)}`)
    expect(removal).toMatchObject({
      people: 1,
      identifiers: expect.arrayContaining(['fid:5', `eth:${wallet(5)}`]),
    })
    await people.forget('fid:6')
    expect(
      await people.findings('snapchain', ['farcaster:5', 'farcaster:6', 'farcaster:7']),
    ).toEqual([null, null, bare(7)])
    const again = [bare(5), bare(6), { ...bare(6), fields: { displayName: 'Six' } }]
    for (const finding of again)
      expect([...(await people.save([finding], never)).leftOut]).toEqual([finding])
    expect(await bareFid(people, 6)).toBeUndefined()
  })
})
