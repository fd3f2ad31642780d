import type { ChangedCredential, ChangeType } from '@whocast/contract/change-document.ts'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import { type NewEvent, recordEvents } from '../../db/journal/record.ts'

/** Records the removal of credentials that were shown. */
export async function recordGone(
  engine: Engine,
  trx: Write,
  rows: readonly Pick<Row<'credential'>, 'uid' | 'name' | 'issuer' | 'subject'>[],
): Promise<void> {
  if (rows.length === 0) return
  const holders = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where(engine.isIn('key', [...new Set(rows.map(({ subject }) => subject))]))
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  const profileOf = new Map(holders.map((row) => [row.key, row.profile_id]))
  const events = rows.map((row) =>
    toEvent('credential.removed', row, profileOf.get(row.subject) ?? ''),
  )
  await recordEvents(engine, trx, events)
}

function toEvent(
  type: ChangeType,
  { uid, name, issuer, subject }: Pick<Row<'credential'>, 'uid' | 'name' | 'issuer' | 'subject'>,
  profileID: string,
): NewEvent {
  const credential: ChangedCredential = { uid, name, issuer }
  if (subject.startsWith('eth:')) credential.holder = subject.slice(4)
  return { type, profileID, subject, credential }
}

/** The change that storing a row makes; null if readers see no difference. */
export function eventOf(
  row: Row<'credential'>,
  before: Pick<Row<'credential'>, 'is_shown' | 'document'> | undefined,
  profileID: string,
): NewEvent | null {
  const wasShown = before?.is_shown === 1
  const type = changeOf(row, before?.document, wasShown)
  return type === null ? null : toEvent(type, row, profileID)
}

function changeOf(
  row: Row<'credential'>,
  before: string | undefined,
  wasShown: boolean,
): ChangeType | null {
  if (row.is_shown === 1 && !wasShown) return 'credential.issued'
  if (row.is_shown === 1)
    return withoutTimes(row.document) === withoutTimes(before ?? '') ? null : 'credential.updated'
  if (!wasShown) return null
  return row.is_public === 1 ? 'credential.revoked' : 'credential.removed'
}

/** Returns the content: neither a check nor another place among the rows is a change. */
const withoutTimes = (document: string): string =>
  document.replaceAll(/"checkedAt":\d+|"place":\d+,?/g, '')
