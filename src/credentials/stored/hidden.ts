import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { channelKey, type Decision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import { recordEvents } from '../../db/journal/record.ts'
import { indexCredentialNames } from '../../search/stored/credential-names.ts'
import { dropUnshownNames } from './unused-names.ts'

/** Hidden credentials: all of a subject (an empty uid), one, or those of an attester. */
type Hidden = Pick<Row<'hidden_credential'>, 'subject' | 'uid'>

/** Applies owners' decisions to credentials. Returns the tags of the affected profiles. */
export async function hideOf(
  engine: Engine,
  trx: Write,
  decided: readonly Decided[],
): Promise<string[]> {
  const tags: string[] = []
  for (const { decision, keys, id } of decided)
    tags.push(
      ...(await hide(engine, trx, decision, { keys, profileID: decision.isHidden ? '' : id })),
    )
  return tags
}

/** The same for one decision. */
export async function hide(
  engine: Engine,
  trx: Write,
  decision: Decision,
  { keys, profileID }: { keys: readonly string[]; profileID: string },
): Promise<string[]> {
  return replace(engine, trx, decision.of, hiddenBy(decision, keys), profileID)
}

/** Takes back what a decision hid. */
export const showAgain = (
  engine: Engine,
  trx: Write,
  of: string,
  profileID: string,
): Promise<string[]> => replace(engine, trx, of, [], profileID)

function hiddenBy(
  { isHidden, channels, credentials, issuers = [] }: Decision,
  keys: readonly string[],
): Hidden[] {
  const subjects = keys.filter((key) => /^(eth|id):/.test(key))
  if (isHidden) return subjects.map((subject) => ({ subject, uid: '' }))
  const hidden = new Set(channels.map(channelKey))
  const wallets = subjects.filter(
    (subject) => subject.startsWith('eth:') && hidden.has(`wallet:${subject.slice(4)}`),
  )
  return [
    ...wallets.map((subject) => ({ subject, uid: '' })),
    ...subjects.flatMap((subject) => credentials.map((uid) => ({ subject, uid }))),
    ...subjects.flatMap((subject) =>
      issuers.map((attester) => ({ subject, uid: mutedBy(attester) })),
    ),
  ]
}

/** Replaces a uid for all credentials of an attester. */
const mutedBy = (attester: string) => `by:${attester}`

/** A credential as far as it may be hidden. */
type Hideable = Hidden & Pick<Row<'credential'>, 'attester'>

const nameOf = ({ subject, uid }: Hidden) => `${subject} ${uid}`

async function replace(
  engine: Engine,
  trx: Write,
  of: string,
  wanted: Hidden[],
  profileID: string,
): Promise<string[]> {
  const before = await trx
    .selectFrom('hidden_credential')
    .select(['subject', 'uid'])
    .where('of', '=', of)
    .execute()
  const stored = new Set(before.map(nameOf))
  if (stored.size === wanted.length && wanted.every((one) => stored.has(nameOf(one)))) return []
  await trx.deleteFrom('hidden_credential').where('of', '=', of).execute()
  await engine.insertMany(
    trx,
    {
      table: 'hidden_credential',
      columns: ['of', 'subject', 'uid'],
      numbers: [],
      key: ['subject', 'uid', 'of'],
      update: [],
    },
    wanted.map((one) => ({ of, ...one })),
  )
  const subjects = [...new Set([...before, ...wanted].map(({ subject }) => subject))]
  await review(engine, trx, subjects, profileID)
  return subjects
}

/** Brings what is shown about subjects in line with what is hidden. */
async function review(
  engine: Engine,
  trx: Write,
  subjects: readonly string[],
  profileID: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('credential')
    .select(['issuer', 'uid', 'subject', 'name', 'attester', 'is_shown', 'is_public', 'document'])
    .where(engine.isIn('subject', subjects))
    .execute()
  const hidden = await hiddenAmong(engine, trx, subjects)
  const changed = rows.filter((row) => {
    const isRevoked = (JSON.parse(row.document) as CredentialRecord).revocation.status === 'revoked'
    return row.is_shown !== Number(row.is_public === 1 && !isRevoked && !hidden(row))
  })
  for (const { issuer, uid, is_shown } of changed)
    await trx
      .updateTable('credential')
      .set({ is_shown: 1 - is_shown })
      .where('uid', '=', uid)
      .where('issuer', '=', issuer)
      .execute()
  const gone = changed.filter(({ is_shown }) => is_shown === 1)
  const back = changed.filter(({ is_shown }) => is_shown === 0)
  for (const { subject, uid } of gone)
    await trx
      .deleteFrom('event')
      .where('subject', '=', subject)
      .where('data', 'like', `%${uid}%`)
      .execute()
  await dropUnshownNames(engine, trx, new Set(gone.map(({ name }) => name)))
  await indexCredentialNames(
    engine,
    trx,
    back.map(({ name }) => name),
  )
  if (changed.length > 0 && profileID !== '')
    await recordEvents(engine, trx, [{ type: 'profile.updated', profileID }])
}

/** Which credentials about these subjects owners hide. */
export async function hiddenAmong(
  engine: Engine,
  trx: Pick<Write, 'selectFrom'>,
  subjects: readonly string[],
): Promise<(credential: Hideable) => boolean> {
  const rows = await trx
    .selectFrom('hidden_credential')
    .select(['subject', 'uid'])
    .where(engine.isIn('subject', [...new Set(subjects)]))
    .execute()
  const hidden = new Set(rows.map(nameOf))
  return (one) =>
    hidden.size > 0 &&
    [one.uid, '', mutedBy(one.attester)].some((uid) =>
      hidden.has(nameOf({ subject: one.subject, uid })),
    )
}

/** An active decision about a stored profile. */
export interface Decided {
  decision: Decision
  /** The subjects of credentials about them. */
  keys: string[]
  /** The profile's. */
  id: string
}
