import type { Profile } from '@whocast/contract/profile.ts'
import { toWireProfile } from '@whocast/contract/wire-profile.ts'
import { profileJson, writeCredential } from '@whocast/contract/written-profile.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { loadSamples } from '../../src/main/people-file/samples.ts'
import { openStore } from '../../src/main/stores.ts'
import type { StoredProfile } from '../../src/people/port.ts'
import { sendFormerly, writeFormerly } from './former-profiles.ts'
import { execute, quoted, type TestDatabase, testEngines } from './store-databases.ts'
import { collect } from './store-people.ts'

const BASE_URL = 'https://whocast.test'

const sent = ({ written, profile }: StoredProfile): string =>
  written ? profileJson(written, BASE_URL) : JSON.stringify(toWireProfile(profile, BASE_URL))

describe.each(testEngines())('profiles of before 2026-11-27, %s', (_name, createDatabase) => {
  let database: TestDatabase
  afterEach(() => database.drop())
  const open = () => openStore({ ...database.options, precedence: ['import'] })

  async function read(ids: readonly string[]): Promise<StoredProfile[]> {
    const store = await open()
    const found = await store.people.findMany(ids.map((id) => `id:${id}`))
    await store.close()
    return found.flat()
  }

  test('the sample people are answered alike, before they are rewritten and after', async () => {
    database = await createDatabase()
    const store = await open()
    await loadSamples(store, BASE_URL)
    const all = await collect(store.people.all())
    const ids = all.map(({ profileID }) => profileID)
    await store.close()
    const before = await read(ids)
    expect(before.length).toBeGreaterThan(5)
    const profiles = before.map(({ profile }) => profile)
    for (const profile of profiles) expectAlike(profile)

    await execute(
      database,
      profiles.map(
        (profile) =>
          `update profile set document = ${quoted(writeFormerly(profile))} where id = '${profile.profileID}'`,
      ),
    )
    const former = await read(ids)
    expect(former.every(({ written }) => written === undefined)).toBe(true)
    expect(former.map(sent)).toEqual(before.map(sent))

    await execute(database, ["delete from migration where name = 'profiles with credentials last'"])
    const rewritten = await read(ids)
    expect(rewritten.map(({ written }) => written)).toEqual(before.map(({ written }) => written))
    expect(rewritten.map(sent)).toEqual(before.map(sent))
  })

  function expectAlike({ credentials, credentialCount: _, warning: __, ...profile }: Profile) {
    const rows = credentials.map(writeCredential).join()
    const whole = { ...profile, credentials }
    expect(JSON.parse(sendFormerly(writeFormerly(whole), rows, BASE_URL))).toEqual(
      toWireProfile(whole, BASE_URL),
    )
  }
})
