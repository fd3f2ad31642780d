import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Engine } from '../../db/engines/engine.ts'
import { assemble } from '../../people/assemble.ts'
import type { OwnersPerson, Session, StoredAboutPerson } from '../port.ts'
import { toEntry } from './audit.ts'
import { findingsOf } from './findings-of.ts'
import type { OwnersContext } from './owners.ts'
import { isOfKeys, toSession } from './sessions.ts'

/** See `Owners.person`. */
export async function readPerson(
  { engine, precedence }: { engine: Engine; precedence: readonly string[] },
  key: string,
): Promise<OwnersPerson | null> {
  return engine.read(async (db) => {
    const row = await db
      .selectFrom('identity')
      .select('profile_id')
      .where('key', '=', key)
      .where('holder', '=', '')
      .where('is_verified', '=', 1)
      .executeTakeFirst()
    if (!row) return null
    const identities = await db
      .selectFrom('identity')
      .select('key')
      .where('profile_id', '=', row.profile_id)
      .where('holder', '=', '')
      .where('is_verified', '=', 1)
      .execute()
    const keys = identities.map((one) => one.key)
    const all = assemble(await findingsOf(engine, db, [key]), precedence)
    const own =
      all.find((assembly) => assembly.keys.some((one) => one.key === key && one.isExclusive)) ??
      all[0]
    if (!own) return null
    const of = keys.find((one) => one.startsWith('fid:')) ?? key
    return { profileID: row.profile_id, of, keys, channels: own.channels, fields: own.fields }
  })
}

/** See `Owners.held`. */
export async function readOnchain(
  { engine, readMentionsBy }: Pick<OwnersContext, 'engine' | 'readMentionsBy'>,
  keys: readonly string[],
  profileID: string | null,
): Promise<StoredAboutPerson> {
  const subjects = [...keys, ...(profileID === null ? [] : [`id:${profileID}`])]
  const fids = keys.flatMap((key) => (key.startsWith('fid:') ? [Number(key.slice(4))] : []))
  return engine.read(async (db) => {
    const [credentials, changes, mentions, sessions, audit] = [
      await db
        .selectFrom('credential')
        .select('document')
        .where(engine.isIn('subject', subjects))
        .orderBy('issued_at', 'desc')
        .orderBy('uid')
        .execute(),
      await db
        .selectFrom('event')
        .select(['at', 'type'])
        .where('profile_id', '=', profileID ?? '-')
        .orderBy('id')
        .execute(),
      await readMentionsBy(db, fids),
      await db.selectFrom('session').selectAll().where(isOfKeys(engine, keys)).execute(),
      await db
        .selectFrom('owner_audit')
        .selectAll()
        .where(engine.isIn('who', keys))
        .orderBy('at', 'desc')
        .execute(),
    ]
    return {
      findings: await findingsOf(engine, db, keys),
      credentials: credentials.map(({ document }) => JSON.parse(document) as CredentialRecord),
      changes,
      mentions,
      sessions: sessions.map((row) => withoutHash(toSession(row))),
      audit: audit.map(toEntry),
    }
  })
}

const withoutHash = ({ hash: _, ...session }: Session): Omit<Session, 'hash'> => session
