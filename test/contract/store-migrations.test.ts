import { type CredentialRecord, toCredential } from '@whocast/contract/credential.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { writeCredential } from '@whocast/contract/written-profile.ts'
import { castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { castData, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address, Hex } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/main/stores.ts'
import { attestedRow } from '../evidence/documents.ts'
import { execute, quoted, type TestDatabase, testEngines } from './store-databases.ts'
import {
  credential,
  ensChannel,
  ensFinding,
  farcasterFinding,
  handleChannel,
  hash,
  wallet,
  walletChannel,
} from './store-people.ts'

const said = (text: string) =>
  castEvidence(
    signMessage(
      castData({ fid: 666, text, mentions: [{ fid: 1, position: 0 }], at: 1_790_000_000 }),
      `0x${'31'.repeat(32)}`,
    ),
  )

const cast = (n: number, name: string, text: string): CredentialRecord =>
  credential(
    n,
    { address: wallet(1), fid: 1 },
    {
      name,
      kind: 'farcaster-cast',
      attester: { address: wallet(9), fid: 666 },
      evidence: { ...said(text) },
    },
  )

describe.each(testEngines())('migrating %s', (_name, createDatabase) => {
  let database: TestDatabase
  afterEach(() => database.drop())

  test('an attester who signed nothing stands as the attester of no stored credential any more', async () => {
    database = await createDatabase()
    const open = () => openStore({ ...database.options, precedence: [] })
    const records = [
      credential(1, { address: wallet(1) }, { kind: 'reported', attester: { address: wallet(9) } }),
      credential(2, { address: wallet(1) }, { kind: 'reported', issuer: wallet(9) }),
      cast(3, 'Doctor of medicine', ' gm, nice hat'),
      cast(4, 'nice hat', ' nice hat'),
      credential(
        5,
        { address: wallet(1) },
        { kind: 'eas-offchain', attester: { address: wallet(9) } },
      ),
    ]
    let store = await open()
    for (const record of records) await store.credentials.put(record)
    await store.close()
    await execute(database, [
      "delete from migration where name = 'unsigned attesters'",
      ...records.map(
        (record) =>
          `update credential set kind = ${quoted(record.kind)}, document = ${quoted(JSON.stringify(record))},
             shown = ${quoted(writeCredential({ ...toCredential(record), attester: wallet(9) }))}
           where uid = ${quoted(record.uid)}`,
      ),
    ])

    store = await open()
    const read = async (n: number) => {
      const record = await store.credentials.get(hash(n))
      return { kind: record?.kind, attester: record?.attester, claimed: record?.claimedAttester }
    }
    expect(await read(1)).toEqual({
      kind: 'reported',
      attester: undefined,
      claimed: { address: wallet(9) },
    })
    expect(await read(3)).toEqual({
      kind: 'reported',
      attester: undefined,
      claimed: { address: wallet(9), fid: 666 },
    })
    expect(await read(4)).toEqual({
      kind: 'farcaster-cast',
      attester: { fid: 666 },
      claimed: undefined,
    })
    expect(await read(5)).toEqual({
      kind: 'eas-offchain',
      attester: { address: wallet(9) },
      claimed: undefined,
    })
    await store.people.save(
      [
        {
          source: 'import',
          scope: 'import:one',
          checkedAt: 1,
          fields: {},
          channels: [{ type: 'wallet', value: wallet(1), isVerified: true }],
        },
      ],
      { refreshAt: null },
    )
    const [person] = await store.people.find(`eth:${wallet(1)}`)
    const shown = new Map(person?.profile.credentials.map(({ uid, attester }) => [uid, attester]))
    expect([1, 2, 3, 4].map((n) => shown.get(hash(n)))).toEqual([
      'acme',
      `issuer:${wallet(9)}`,
      'acme',
      'fid:666',
    ])
    await store.close()
  })

  test('a name that an attester did not sign as a name is its issuer’s word, however it was stored', async () => {
    database = await createDatabase()
    const open = () => openStore({ ...database.options, precedence: [] })
    const about = wallet(1)
    const spoken = (schema: string) => attestedRow(about, 'Speaker', { schema })
    const stored = async (
      row: Record<string, unknown>,
      change: Partial<CredentialRecord> = {},
    ): Promise<CredentialRecord> => {
      const proof = row.proof as Pick<CredentialRecord, 'evidence' | 'schema'> & {
        attester: { address: Address }
      }
      const { evidence, schema, attester } = proof
      return credential(
        0,
        { address: about },
        {
          uid: row.uid as Hex,
          name: 'Speaker',
          kind: 'eas-offchain',
          issuedAt: Math.floor(Date.parse(String(row.issuedAt)) / 1000),
          attester,
          ...(schema ? { schema } : {}),
          ...(evidence ? { evidence } : {}),
          verification: { method: 'eip712', result: 'holds', checkedAt: 1000 },
          ...change,
        },
      )
    }
    const records = [
      await stored(await spoken('string name,string note')),
      await stored(await spoken('string refusedAs,string note')),
      await stored(await spoken('string title,string note'), { value: 'Platinum' }),
    ]
    let store = await open()
    for (const record of records) await store.credentials.put(record)
    await store.close()
    await execute(database, ["delete from migration where name = 'unsigned words'"])

    store = await open()
    const kinds = await Promise.all(
      records.map(async ({ uid }) => (await store.credentials.get(uid))?.kind),
    )
    expect(kinds).toEqual(['eas-offchain', 'reported', 'reported'])
    const ofGrade = async (grade: 'proven' | 'reported') =>
      (await store.credentials.holders({ credentialName: 'Speaker', grade, limit: 10 })).holders
    const holder = ensFinding(1, [])
    const channels = holder.channels.map((row) => ({ ...row, grade: { grade: 'proven' } as const }))
    await store.people.save([{ ...holder, channels }], { refreshAt: null })
    expect((await ofGrade('proven')).map((one) => one.credential.uid)).toEqual([records[0]?.uid])
    expect((await ofGrade('reported')).map((one) => one.credential.attester)).toEqual(['acme'])
    await store.close()
  })

  test('profiles of an older version are written as the API sends them, and nothing of them is lost', async () => {
    database = await createDatabase()
    const open = () => openStore({ ...database.options, precedence: ['farcaster', 'ens'] })
    const proof = { method: 'reported', by: 'neynar' } as const
    const finding = farcasterFinding(
      3,
      [walletChannel(3, { proof }), handleChannel('mira', false)],
      {
        fields: { displayName: 'Mira \n "credentials":[]', events: [{ id: 'e', updatedAt: 5 }] },
      },
    )
    let store = await open()
    await store.people.save(
      [finding, ensFinding(3, [ensChannel('mira.eth')], { checkedAt: 2000 })],
      { refreshAt: null },
    )
    await store.credentials.put(credential(3, { address: wallet(3) }))
    const read = async () => {
      const [found] = await store.people.find('fid:3', { proof: true })
      const [sent] = await store.people.find('fid:3')
      return { profile: found?.profile, text: sent?.written?.text }
    }
    const before = await read()
    await store.close()
    // As the JSON of the profile, without what stood beside it; the grades, as the oldest had none.
    const { credentials: _, evidence: __, channels, ...rest } = before.profile as Profile
    const plain = channels.map(({ proof: ___, verification, ...channel }) => ({
      ...channel,
      ...(verification?.grade === 'reported' ? {} : { verification }),
    }))
    await execute(database, [
      "delete from migration where name = 'profiles as they are sent'",
      'alter table profile drop column origins',
      `update profile set document = ${quoted(JSON.stringify({ ...rest, channels: plain }))}`,
      `update credential set shown = ${quoted(JSON.stringify(before.profile?.credentials[0]))}`,
    ])

    store = await open()
    expect(await read()).toEqual(before)
    expect(
      before.profile?.channels.some(({ verification }) => verification?.grade === 'reported'),
    ).toBe(true)
    const { changes } = await store.log.read({ after: 0, limit: 50 })
    await store.people.save([finding], { refreshAt: null })
    expect((await store.log.read({ after: 0, limit: 50 })).changes).toEqual(changes)
    await store.close()
  })
})
