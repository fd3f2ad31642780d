import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { createTestService, type TestService } from '../service.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import {
  credential,
  ensChannel,
  ensFinding,
  farcasterFinding,
  wallet,
  walletChannel,
} from './store-people.ts'

const proven = { grade: { grade: 'proven' } } as const
const confirmed = { grade: { grade: 'confirmed' } } as const

/** An attestation that holds offline. */
const attested = (n: number, attestee: CredentialRecord['attestee'], name: string) =>
  credential(n, attestee, {
    kind: 'eas-offchain',
    name,
    attester: { address: wallet(900) },
    verification: { method: 'eas-offchain', result: 'holds', checkedAt: 1000 },
  })

interface Row {
  name: string
  verification: { grade: string; by?: string }
}
const gradesOf = (rows: Row[]) =>
  Object.fromEntries(
    rows.map(({ name, verification: { grade, by } }) => [name, by ? `${grade} by ${by}` : grade]),
  )

describe.each(testEngines())('grades of credentials on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  let service: TestService

  const json = async (path: string) => (await service.request(path)).json()
  const shown = async (path: string) => {
    const { profiles } = (await json(path)) as { profiles: { credentials: Row[] }[] }
    return gradesOf(profiles[0]?.credentials ?? [])
  }
  const listed = async (query: string) => {
    const { credentials } = (await json(`/credentials?${query}`)) as { credentials: Row[] }
    return gradesOf(credentials)
  }
  const saveWallets = (wallets: FoundChannel[]) =>
    store.people.save(
      [
        {
          ...farcasterFinding(3, wallets),
          channels: [
            ...farcasterFinding(3, []).channels.map((row) => ({ ...row, ...proven })),
            ...wallets,
          ],
        },
        {
          ...ensFinding(2, [ensChannel('two.eth', confirmed)]),
          channels: [walletChannel(2, confirmed), ensChannel('two.eth', confirmed)],
        },
      ],
      { refreshAt: null },
    )

  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({ ...database.options, precedence: ['neynar'] })
    service = await createTestService({ store })
    await saveWallets([walletChannel(1, proven), walletChannel(2)])
    const [found] = await store.people.find('fid:3')
    await store.credentials.putMany([
      attested(1, { address: wallet(1) }, 'One'),
      attested(2, { address: wallet(2) }, 'Two'),
      attested(3, { profileID: found?.profile.profileID ?? '' }, 'Person'),
      credential(4, { address: wallet(2) }, { name: 'Report' }),
    ])
  })
  afterAll(async () => {
    await service.close()
    await store.close()
    await database.drop()
  })

  it('are those of the weakest link to the fid', async () => {
    expect(await shown('/fid/3')).toEqual({
      One: 'proven',
      Two: 'reported by neynar',
      Person: 'reported by whocast',
      Report: 'reported by acme',
    })
  })

  it('are those of the attestation alone where its wallet was requested', async () => {
    expect(await shown(`/eth/${wallet(2)}`)).toMatchObject({
      Two: 'proven',
      One: 'reported by neynar',
    })
    expect(await shown('/ens/two.eth')).toMatchObject({
      Two: 'confirmed',
      One: 'reported by neynar',
    })
  })

  it.each(['fields=credentials', 'include=proof', 'issuers=acme'])(
    'are the same with %s',
    async (query) => {
      expect(await shown(`/fid/3?${query}`)).toMatchObject({
        One: 'proven',
        Two: 'reported by neynar',
      })
      expect(await shown(`/eth/${wallet(2)}?${query}`)).toMatchObject({
        Two: 'proven',
        One: 'reported by neynar',
      })
    },
  )

  it('are those by which lists of a person are filtered', async () => {
    expect(await listed('holder=fid:3&grade=proven')).toEqual({ One: 'proven' })
    expect(Object.keys(await listed('holder=fid:3&grade=reported')).sort()).toEqual([
      'Person',
      'Report',
      'Two',
    ])
    expect(await listed('holder=fid:3&grade=confirmed')).toEqual({})
    expect(await listed('holder=two.eth&grade=confirmed')).toEqual({ Two: 'confirmed' })
    expect(await listed(`holder=${wallet(2)}&grade=proven`)).toEqual({ Two: 'proven' })
  })

  it('are those by which holders are checked and filtered', async () => {
    const isHeld = async (query: string) =>
      ((await json(`/credentials/check?${query}`)) as { isHeld: boolean }).isHeld
    expect(await isHeld('holder=fid:3&credentialName=One&grade=proven')).toBe(true)
    expect(await isHeld('holder=fid:3&credentialName=Two&grade=proven')).toBe(false)
    expect(await isHeld('holder=fid:3&credentialName=Two&grade=reported')).toBe(true)
    expect(await isHeld(`holder=${wallet(2)}&credentialName=Two&grade=proven`)).toBe(true)

    const holders = async (query: string) =>
      (
        (await json(`/credentials?${query}`)) as { profiles: { credential: Row['verification'] }[] }
      ).profiles.map(({ credential: { grade } }) => grade)
    expect(await holders('credentialName=Two')).toEqual(['reported'])
    expect(await holders('credentialName=Two&grade=proven')).toEqual([])
    expect(await holders('credentialName=Two&grade=reported')).toEqual(['reported'])
    expect(await holders('credentialName=One&grade=proven')).toEqual(['proven'])
  })

  it('follow the links of wallets', async () => {
    await saveWallets([walletChannel(1), walletChannel(2, proven)])
    expect(await shown('/fid/3')).toMatchObject({ One: 'reported by neynar', Two: 'proven' })
    await saveWallets([walletChannel(1, proven), walletChannel(2)])
    expect(await shown('/fid/3')).toMatchObject({ One: 'proven', Two: 'reported by neynar' })
  })
})
