import type { Finding } from '@whocast/contract/profile.ts'
import { deleteGiven } from '../../credentials/stored/givers.ts'
import { indexPeople } from '../../credentials/stored/index-people.ts'
import { forgetAttesters } from '../../credentials/stored/issuer-ranks.ts'
import { dropUnusedNames } from '../../credentials/stored/unused-names.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import type { Erase } from '../../db/erase.ts'
import { forgetEvents } from '../../db/journal/record.ts'
import type { Forgotten, Mark } from '../../db/suppression-list.ts'
import { deleteClaimants } from '../../search/stored/claimants.ts'
import { deleteHolderChanges } from '../../search/stored/holder-changes.ts'
import type { Custody, Removal } from '../port.ts'
import { deleteBareFids, keysOfBare, readBareFids } from './bare-fids.ts'
import type { PeopleContext } from './context.ts'
import { custodyKeys } from './suppress.ts'

interface ForgetContext {
  engine: Engine
  forgotten: Forgotten
  erasers: readonly Erase[]
  /** Unix seconds. */
  now: number
}

/** Makes the context of deletion. */
export const forgetContext = ({
  engine,
  forgotten,
  erasers,
  clock,
}: PeopleContext): ForgetContext => ({
  engine,
  forgotten,
  erasers,
  now: Math.floor(clock() / 1000),
})

/** The outcome of a removal, and the work left to the caller. */
interface Forgetting {
  removal: Removal
  /** Stored findings of other profiles, to be saved again without their claims. */
  claimants: Finding[]
}

/**
 * Takes the holder of a key out of every table, and keeps their keys out from now on; the key alone
 * where nothing is stored by it.
 */
export async function forgetPerson(
  context: ForgetContext,
  trx: Write,
  key: string,
  custody?: Custody,
): Promise<Forgetting> {
  const { engine, forgotten, now } = context
  const spellings = spellingsOf(key)
  const found = await trx
    .selectFrom('identity')
    .select(['profile_id', 'is_verified'])
    .where(engine.isIn('key', spellings))
    .execute()
  const ids = [
    ...new Set(found.filter((row) => row.is_verified === 1).map((row) => row.profile_id)),
  ]
  const identities = await trx
    .selectFrom('identity')
    .select(['key', 'is_verified'])
    .where(engine.isIn('profile_id', ids))
    .execute()
  const scopes = await trx
    .selectFrom('finding')
    .select('scope')
    .where(engine.isIn('profile_id', ids))
    .execute()
  const bare = await readBareFids(engine, trx, spellings)
  const keys = identities.filter((row) => row.is_verified === 1).map((row) => row.key)
  const own = [...new Set([...spellings, ...keys, ...bare.flatMap(keysOfBare)])]
  const root = forgotten.rootOf(key)
  // Where a wallet or a fid is known, names stay free for their next holders.
  const isRequested = !own.some((one) => /^(eth|fid):/.test(one))
  await forgotten.remember(trx, spellings, { root, at: now, isRequested })
  const stated = [...scopes.map((row) => row.scope), ...bare.map(({ fid }) => `farcaster:${fid}`)]
  const bound = custody ? custodyKeys(custody) : []
  const all = [...own, ...stated.map((scope) => `scope:${scope}`), ...bound]
  await forgotten.remember(trx, all, {
    root,
    at: now,
    isRequested: false,
  })
  const claimants = await claimantsOf(context, trx, own, ids)
  const erased = await erase(context, trx, { keys: own, ids, root })
  return {
    removal: {
      people: ids.length + bare.length,
      identifiers: own,
      claims: claimants.people,
      ...erased,
    },
    claimants: claimants.findings,
  }
}

/** An ENS name or Basename may also be a Farcaster username. */
function spellingsOf(key: string): string[] {
  const [, kind, name] = /^(ens|fname):([^.]*\..*)$/.exec(key) ?? []
  return kind === undefined ? [key] : [key, `${kind === 'ens' ? 'fname' : 'ens'}:${name}`]
}

/**
 * Keeps out what was learned of people who are kept out, and takes out what is stored by it.
 * Returns how many people that were.
 */
export async function learn(
  context: ForgetContext,
  trx: Write,
  learned: { keys: string[]; mark: Mark; isImport: boolean }[],
): Promise<number> {
  const { engine, forgotten, now } = context
  let people = 0
  for (const { keys, mark, isImport } of learned) {
    const holders = await trx
      .selectFrom('identity as i')
      .leftJoin('identity as f', (join) =>
        join
          .onRef('f.profile_id', '=', 'i.profile_id')
          .on('f.key', '>=', 'fid:')
          .on('f.key', '<', 'fid;')
          .on('f.holder', '=', ''),
      )
      .select(['i.key', 'i.profile_id', 'f.key as fid'])
      .where(engine.isIn('i.key', keys))
      .where('i.holder', '=', '')
      .where('i.is_verified', '=', 1)
      .execute()
    // A wallet may have another holder by now: a person with another fid, or any stored person
    // where only an import says so.
    const others = new Set(
      holders
        .filter(({ fid }) => isImport || (fid !== null && !keys.includes(fid)))
        .map((row) => row.key),
    )
    const safe = keys.filter((key) => !others.has(key))
    await forgotten.remember(trx, safe, { root: mark.root, at: now, isRequested: false })
    const ids = [
      ...new Set(holders.filter((row) => safe.includes(row.key)).map((row) => row.profile_id)),
    ]
    await erase(context, trx, { keys: safe, ids, root: mark.root })
    people += ids.length
  }
  return people
}

/** Other people who claim one of the keys, with what is stored about them. */
async function claimantsOf(
  { engine }: ForgetContext,
  trx: Write,
  keys: string[],
  ids: string[],
): Promise<{ people: number; findings: Finding[] }> {
  const wallets = keys.filter((key) => key.startsWith('eth:'))
  const rows = await trx
    .selectFrom('identity')
    .select('profile_id')
    .where(engine.isIn('key', keys))
    .where('holder', '<>', '')
    .where('is_verified', '=', 0)
    // Wallets that others show; names are free, and may be those of their former holders.
    .union(trx.selectFrom('claimant').select('profile_id').where(engine.isIn('key', wallets)))
    .execute()
  const others = rows.map((row) => row.profile_id).filter((id) => !ids.includes(id))
  if (others.length === 0) return { people: 0, findings: [] }
  const findings = await trx
    .selectFrom('finding')
    .select('document')
    .where(engine.isIn('profile_id', others))
    .execute()
  return {
    people: others.length,
    findings: findings.map((row) => JSON.parse(row.document) as Finding),
  }
}

/** Deletes what is stored by these keys and about these profiles. */
async function erase(
  context: ForgetContext,
  trx: Write,
  gone: { keys: string[]; ids: string[]; root: string },
) {
  const { engine } = context
  const { keys, ids } = gone
  let mentions = 0
  for (const eraseOf of context.erasers) mentions += await eraseOf(engine, trx, gone)
  const about = await trx
    .deleteFrom('credential')
    .where(engine.isIn('subject', [...keys, ...ids.map((id) => `id:${id}`)]))
    .executeTakeFirst()
  const given = await deleteGiven(engine, trx, keys)
  await forgetAttesters(engine, trx, keys)
  await deleteBareFids(engine, trx, await readBareFids(engine, trx, keys))
  await deleteClaimants(engine, trx, { ids, keys })
  await deleteHolderChanges(engine, trx, { ids, keys })
  for (const table of ['finding', 'identity'] as const)
    await trx.deleteFrom(table).where(engine.isIn('profile_id', ids)).execute()
  // Names that merely resolve to a wallet, too.
  await trx.deleteFrom('identity').where(engine.isIn('via', keys)).execute()
  await trx
    .deleteFrom('identity')
    .where(engine.isIn('key', keys))
    .where('is_verified', '=', 0)
    .execute()
  await trx.deleteFrom('profile').where(engine.isIn('id', ids)).execute()
  await indexPeople(engine, trx, { people: [], gone: ids })
  await forgetEvents(engine, trx, keys, ids)
  await dropUnusedNames(engine, trx)
  await eraseWork(trx, keys)
  return { credentials: Number(about.numDeletedRows), given, mentions }
}

/** Deletes the keys of a person from background work and other processes' caches. */
async function eraseWork(trx: Write, keys: string[]): Promise<void> {
  for (const key of keys) {
    await trx.deleteFrom('lease').where('name', '=', `lookup:${key}`).execute()
    if (key.startsWith('eth:'))
      await trx
        .deleteFrom('cursor')
        .where('name', 'like', `%:${key.slice(4)}`)
        .execute()
  }
  // The fids that the pages of a list contained; the pass over it begins again.
  await trx.deleteFrom('cursor').where('name', 'like', 'network:links:%:told:%').execute()
  // Readers that have not read these yet start over.
  const everything = '{"all":true}'
  await trx
    .updateTable('change')
    .set({ tags: everything })
    .where('tags', '<>', everything)
    .execute()
}
