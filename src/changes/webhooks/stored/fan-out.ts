import type { ChangeType, LoggedChange } from '@whocast/contract/change-document.ts'
import type { Engine, InsertRule, Row, Write } from '../../../db/engines/engine.ts'
import type { Purge } from '../../../db/journal/record.ts'

const deliveryRule: InsertRule<'delivery'> = {
  table: 'delivery',
  columns: [
    'webhook_id',
    'event_id',
    'seq',
    'person',
    'created_at',
    'due_at',
    'attempts',
    'is_dead',
    'error',
    'matched',
  ],
  numbers: ['seq', 'created_at', 'due_at', 'attempts', 'is_dead'],
  key: ['webhook_id', 'event_id'],
  update: [],
}

type Subscriber = Row<'webhook_target'> & { types: string; created_at: number }

/**
 * Queues a delivery for each webhook that a change concerns, in the transaction that numbers the
 * changes: a change that can be read has its deliveries.
 *
 * @param readPlaced reads the changes that were numbered
 */
export async function queueDeliveries(
  engine: Engine,
  trx: Write,
  readPlaced: () => Promise<LoggedChange[]>,
): Promise<void> {
  const any = await trx.selectFrom('webhook').select('id').limit(1).executeTakeFirst()
  if (!any) return
  const placed = await readPlaced()
  const keys = await keysOfPeople(engine, trx, placed)
  const subscribers = await subscribersOf(engine, trx, placed, keys)
  if (subscribers.length === 0) return
  const { now } = await trx.selectNoFrom(engine.now.as('now')).executeTakeFirstOrThrow()
  const byTarget = Map.groupBy(subscribers, ({ target }) => target)
  const byProfile = Map.groupBy(subscribers, ({ profile_id }) => profile_id)
  const rows = placed.flatMap((change) => {
    const own = keys.get(change.profileID ?? '') ?? []
    const concerned = concernedBy(change, own, byTarget, byProfile)
    return deliveriesOf(change, {
      concerned,
      keys: [...own, ...(keys.get(change.into ?? '') ?? [])],
      now: Number(now),
    })
  })
  await engine.insertMany(trx, deliveryRule, rows)
  await followPeople(engine, trx, placed, keys, byTarget)
}

/** The visible identifiers of each changed profile, as targets. */
async function keysOfPeople(
  engine: Engine,
  trx: Write,
  placed: readonly LoggedChange[],
): Promise<Map<string, string[]>> {
  const ids = [
    ...new Set(placed.flatMap(({ profileID, into }) => [profileID ?? [], into ?? []].flat())),
  ]
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where(engine.isIn('profile_id', ids))
    .where('is_hidden', '=', 0)
    // A mere claim answers for no identity; a name that resolves to the person's wallet does.
    .where((e) => e.or([e('is_verified', '=', 1), e('via', 'is not', null)]))
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.profile_id)].map(([id, found]) => [
      id,
      found.map(({ key }) => `key:${key}`),
    ]),
  )
}

async function subscribersOf(
  engine: Engine,
  trx: Write,
  placed: readonly LoggedChange[],
  keys: Map<string, string[]>,
): Promise<Subscriber[]> {
  const targets = new Set([...keys.values()].flat())
  for (const { credential } of placed)
    for (const target of credentialTargets(credential)) targets.add(target)
  const ids = [...new Set(placed.flatMap(({ profileID }) => profileID ?? []))]
  const rows = await trx
    .selectFrom('webhook_target as t')
    .innerJoin('webhook as w', 'w.id', 't.webhook_id')
    .select(['t.webhook_id', 't.target', 't.given', 't.profile_id', 'w.types', 'w.created_at'])
    .where('w.disabled_reason', 'is', null)
    .where((e) => e.or([engine.isIn('t.target', [...targets]), engine.isIn('t.profile_id', ids)]))
    .execute()
  return rows.map((row) => ({ ...row, created_at: Number(row.created_at) }))
}

const credentialTargets = (credential: LoggedChange['credential']): string[] =>
  credential
    ? [
        `name:${credential.name}`,
        `issuer:${credential.issuer}`,
        ...(credential.holder ? [`key:eth:${credential.holder.toLowerCase()}`] : []),
      ]
    : []

/** Targets of a change: the profile's identifiers, what led to it before, its credential. */
function concernedBy(
  change: LoggedChange,
  keys: readonly string[],
  byTarget: Map<string, Subscriber[]>,
  byProfile: Map<string, Subscriber[]>,
): Subscriber[] {
  const { profileID, credential, type, at } = change
  const found = [
    ...[...keys, ...credentialTargets(credential)].flatMap((target) => byTarget.get(target) ?? []),
    ...(profileID === undefined ? [] : (byProfile.get(profileID) ?? [])),
  ]
  return found.filter(
    ({ types, created_at }) =>
      at >= created_at && (types === '' || types.split(' ').includes(type)),
  )
}

/** @param of.keys what the person is found by now: others are not named */
function deliveriesOf(
  change: LoggedChange,
  { concerned, keys, now }: { concerned: Subscriber[]; keys: readonly string[]; now: number },
): Row<'delivery'>[] {
  const leading = new Set([...keys, ...credentialTargets(change.credential)])

  const isRemoval = change.type === ('profile.removed' satisfies ChangeType)
  return [...Map.groupBy(concerned, ({ webhook_id }) => webhook_id)].map(
    ([webhookID, targets]) => ({
      webhook_id: webhookID,
      event_id: change.id,
      seq: change.seq,
      person: change.profileID ?? `eth:${change.credential?.holder?.toLowerCase() ?? ''}`,
      created_at: now,
      due_at: 0,
      attempts: 0,
      is_dead: 0,
      error: null,
      matched: JSON.stringify(
        isRemoval ? [] : givenOf(targets.filter(({ target }) => leading.has(target))),
      ),
    }),
  )
}

const givenOf = (targets: Subscriber[]): string[] => [
  ...new Set(targets.flatMap(({ target, given }) => (target.startsWith('key:') ? given : []))),
]

/** Stores the profile of each identifier, so that its loss can be delivered. */
async function followPeople(
  engine: Engine,
  trx: Write,
  placed: readonly LoggedChange[],
  keys: Map<string, string[]>,
  byTarget: Map<string, Subscriber[]>,
): Promise<void> {
  const last = new Map(
    placed.flatMap((change) => (change.profileID ? [[change.profileID, change] as const] : [])),
  )
  for (const [profileID, change] of last) {
    const led = (keys.get(profileID) ?? []).filter((target) =>
      byTarget.get(target)?.some((subscriber) => subscriber.profile_id !== profileID),
    )
    if (led.length > 0)
      await trx
        .updateTable('webhook_target')
        .set({ profile_id: profileID })
        .where(engine.isIn('target', led))
        .execute()
    if (change.type === 'profile.removed' || change.type === 'profile.merged')
      await letGo(trx, profileID, change.into ?? '')
    else await letGoOfLost(engine, trx, profileID, keys.get(profileID) ?? [])
  }
}

/** Subscribers to a lost identifier were notified, and get nothing more by it. */
async function letGoOfLost(
  engine: Engine,
  trx: Write,
  profileID: string,
  keys: readonly string[],
): Promise<void> {
  await trx
    .updateTable('webhook_target')
    .set({ profile_id: '' })
    .where('profile_id', '=', profileID)
    .where('target', 'like', 'key:%')
    .where((e) => e.not(engine.isIn('target', keys)))
    .execute()
}

/** Targets of a profile that is no more lead to the one it became part of, or go. */
async function letGo(trx: Write, profileID: string, into: string): Promise<void> {
  await trx.deleteFrom('webhook_target').where('target', '=', `gone:${profileID}`).execute()
  await trx
    .updateTable('webhook_target')
    .set({ profile_id: into })
    .where('profile_id', '=', profileID)
    .execute()
}

/**
 * Takes people out of subscriptions and deliveries, in the transaction that forgets them. Their
 * subscribers are still notified of the removal: a target that names the profile ID alone stays
 * until then.
 *
 * @param keys their former identifiers
 * @param ids their profile IDs
 */
export async function forgetTargets(
  engine: Engine,
  trx: Write,
  keys: readonly string[],
  ids: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('delivery')
    .where(engine.isIn('person', [...ids, ...keys]))
    .execute()
  const named = keys.map((key) => `key:${key}`)
  const rows = await trx
    .selectFrom('webhook_target')
    .select(['webhook_id', 'target', 'profile_id'])
    .where('target', 'like', 'key:%')
    .where((e) => e.or([engine.isIn('target', named), engine.isIn('profile_id', ids)]))
    .execute()
  const [first] = ids
  for (const { webhook_id, target, profile_id } of rows) {
    await trx
      .deleteFrom('webhook_target')
      .where('webhook_id', '=', webhook_id)
      .where('target', '=', target)
      .execute()
    const profileID = ids.includes(profile_id) ? profile_id : first
    if (profileID === undefined) continue
    await trx
      .insertInto('webhook_target')
      .values({ webhook_id, target: `gone:${profileID}`, given: '', profile_id: profileID })
      .onConflict((c) => c.doNothing())
      .execute()
  }
}

/** Deletes deliveries of changes that are no longer in the log. */
export const purgeDeliveries: Purge = async (engine, trx, eventIDs) => {
  await trx.deleteFrom('delivery').where(engine.isIn('event_id', eventIDs)).execute()
}
