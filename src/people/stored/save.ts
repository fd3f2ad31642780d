import { fromBareFid } from '@whocast/contract/bare-fid.ts'
import { contentOf, exclusiveKeys, type Finding, isHearsay } from '@whocast/contract/profile.ts'
import { derivedProfileID } from '@whocast/contract/profile-id.ts'
import { sql } from 'kysely'
import { hideOf } from '../../credentials/stored/hidden.ts'
import { indexPeople } from '../../credentials/stored/index-people.ts'
import type { MarkChanged } from '../../db/changes.ts'
import { type InsertRule, insertMostlyNew, type Row, type Write } from '../../db/engines/engine.ts'
import { forgetEvents, recordEvents } from '../../db/journal/record.ts'
import { MAX_SKEW_SECONDS } from '../../kit/clock.ts'
import { writeClaimants } from '../../search/stored/claimants.ts'
import { writeHolderChanges } from '../../search/stored/holder-changes.ts'
import { identityRule, point, unpoint } from '../../search/stored/pointers.ts'
import { decisionsAbout } from '../decided/decisions.ts'
import type { Release, SaveOptions } from '../port.ts'
import {
  deleteBareFids,
  keysOfBare,
  readBareFids,
  separateBare,
  writeBareFids,
} from './bare-fids.ts'
import type { PeopleContext } from './context.ts'
import { forgetContext, learn } from './forget.ts'
import { gather } from './gather.ts'
import { anchor } from './plan-findings.ts'
import { type Concerned, type Plan, regroup } from './regroup.ts'
import { sift } from './suppress.ts'

/** A save of more profiles is large, and announced to other processes as "everything". */
export const MANY_PEOPLE = 50

const profileRule: InsertRule<'profile'> = {
  table: 'profile',
  columns: ['id', 'created_at', 'checked_at', 'refresh_at', 'document', 'origins', 'proofs'],
  numbers: ['created_at', 'checked_at', 'refresh_at'],
  key: ['id'],
  update: ['created_at', 'checked_at', 'refresh_at', 'document', 'origins', 'proofs'],
}
const aliasRule: InsertRule<'identity'> = { ...identityRule, update: [] }
const findingRule: InsertRule<'finding'> = {
  table: 'finding',
  columns: ['scope', 'source', 'profile_id', 'checked_at', 'created_at', 'document'],
  numbers: ['checked_at', 'created_at'],
  key: ['scope', 'source'],
  update: ['profile_id', 'checked_at', 'document'],
}

/**
 * Stores findings: regroups all people they concern, and replaces what was stored about them.
 *
 * @returns the findings that were left out: of people who asked to be forgotten
 */
export async function saveFindings(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  { findings: offered, ...options }: { findings: Finding[] } & SaveOptions,
): Promise<ReadonlySet<Finding>> {
  const { forgotten, precedence, clock } = context
  const { remaining, leftOut, learned } = await sift(forgotten, trx, [
    ...new Map(offered.map((finding) => [anchor(finding), finding])).values(),
  ])
  if (learned.length > 0 && (await learn(forgetContext(context), trx, learned)) > 0)
    markChanged('removal')
  const concerned = await gather(
    context,
    trx,
    remaining,
    options.releases?.map(({ key }) => key),
  )
  const existing = await readBareFids(context.engine, trx, [...concerned.asked])
  const stored = [...concerned.said, ...existing.map(fromBareFid)]
  const own = withoutOutdated(withoutOverwriting(remaining, stored), stored)
  const readings = readingsOf(stored, clock())
  const current = withoutOvertaken(own, readings)
  const releases = (options.releases ?? []).filter((release) => !isOvertaken(release, readings))
  const { findings, bare, promoted } = separateBare(current, concerned, existing)
  await writeBareFids(context.engine, trx, bare)
  await deleteBareFids(context.engine, trx, promoted)
  const decisions = await decisionsAbout(context.engine, trx, findings, concerned)
  const plan = regroup(findings, concerned, {
    precedence,
    refreshAt: options.refreshAt,
    now: clock(),
    decisions,
    releases,
  })
  const lookalikes = await write(context, trx, {
    plan,
    identities: await withoutOthers(context, trx, plan.identities, concerned),
    concerned,
  })
  await recordEvents(context.engine, trx, plan.events)
  if (plan.unseen.length > 0) {
    const keys = plan.decided.flatMap((one) => (plan.unseen.includes(one.id) ? one.keys : []))
    await forgetEvents(context.engine, trx, keys, plan.unseen)
    for (const erase of context.erasers)
      await erase(context.engine, trx, { keys, ids: plan.unseen, root: null })
  }
  const unseen = await hideOf(context.engine, trx, plan.decided)
  const pointers = [...(await unpoint(trx, releases)), ...(await point(context, trx, options))]
  // New people are cached only as "not found" by their keys.
  if (plan.people > MANY_PEOPLE && concerned.profiles.length > 0) markChanged('everything')
  else {
    markChanged(plan.tags)
    markChanged([...pointers, ...lookalikes, ...unseen])
  }
  // Others may have cached that there is no such fid.
  markChanged(bare.flatMap(keysOfBare))
  return leftOut
}

/** Writes what regrouping came to. Returns the tags of other affected profiles. */
async function write(
  context: PeopleContext,
  trx: Write,
  {
    plan,
    identities,
    concerned,
  }: { plan: Plan; identities: Row<'identity'>[]; concerned: Concerned },
): Promise<string[]> {
  const { engine } = context
  const isNew = newcomers(concerned)
  await insertMostlyNew(engine, trx, findingRule, plan.findings, isNew.finding)
  for (const { scope, source } of plan.goneFindings)
    await trx
      .deleteFrom('finding')
      .where('scope', '=', scope)
      .where('source', '=', source)
      .execute()
  await insertMostlyNew(engine, trx, profileRule, plan.profiles, isNew.profile)
  const tags = await indexPeople(engine, trx, {
    people: plan.indexed,
    gone: [...plan.goneProfiles, ...plan.hiddenProfiles],
  })
  if (plan.goneProfiles.length > 0)
    await trx.deleteFrom('profile').where(engine.isIn('id', plan.goneProfiles)).execute()
  if (plan.clearedProfiles.length > 0)
    await trx
      .deleteFrom('identity')
      .where(engine.isIn('profile_id', plan.clearedProfiles))
      .execute()
  await insertMostlyNew(engine, trx, identityRule, identities, isNew.identity)
  await engine.insertMany(trx, aliasRule, await bareAliases(context, trx, identities))
  const ids = concerned.profiles.map(({ id }) => id)
  await writeClaimants(engine, trx, { claimed: plan.claimed, ids })
  await writeHolderChanges(engine, trx, plan.holderChanges)
  return tags
}

/** Which rows can be stored nowhere yet, by what was read of the people concerned. */
function newcomers({ findings, profiles, identities, asked: keysRead, pointed }: Concerned) {
  const anchors = new Set(findings.map(anchor))
  const ids = new Set(profiles.map(({ id }) => id))
  const nameOf = ({ key, holder }: Pick<Row<'identity'>, 'key' | 'holder'>) => `${key} ${holder}`
  const stored = new Set(identities.map(nameOf))
  return {
    finding: (row: Row<'finding'>) => anchors.size === 0 || !anchors.has(anchor(row)),
    profile: ({ id }: Row<'profile'>) => !ids.has(id),
    identity: (row: Row<'identity'>) => {
      if (stored.size > 0 && stored.has(nameOf(row))) return false
      // Other holders of a key that was not requested are unknown.
      return row.holder === ''
        ? keysRead.has(row.key) && !(pointed.size > 0 && pointed.has(row.key))
        : !ids.has(row.holder)
    },
  }
}

/** Keeps the ID of a wallet that had only credentials, in addition to that of its profile. */
async function bareAliases(
  { engine }: PeopleContext,
  trx: Write,
  identities: Row<'identity'>[],
): Promise<Row<'identity'>[]> {
  const wallets = identities.filter(
    ({ key, holder, is_verified }) => key.startsWith('eth:') && holder === '' && is_verified === 1,
  )
  if (wallets.length === 0) return []
  const keys = wallets.map(({ key }) => key)
  const { rows: attested } = await sql<Pick<Row<'credential'>, 'subject'>>`
    select distinct subject from credential where ${engine.isIn('subject', keys)}`.execute(trx)
  const subjects = new Set(attested.map(({ subject }) => subject))
  return wallets
    .filter(({ key }) => subjects.has(key))
    .map((row) => ({ ...row, key: `id:${derivedProfileID(row.key)}`, via: null, refresh_at: null }))
}

/** Without the keys whose holder is too many steps away to be regrouped as well. */
async function withoutOthers(
  { engine }: PeopleContext,
  trx: Write,
  identities: Row<'identity'>[],
  concerned: Concerned,
): Promise<Row<'identity'>[]> {
  const unasked = identities.filter(
    (row) => row.holder === '' && !row.key.startsWith('id:') && !concerned.asked.has(row.key),
  )
  if (unasked.length === 0) return identities
  const inside = new Set(concerned.profiles.map((row) => row.id))
  const holders = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where(
      engine.isIn(
        'key',
        unasked.map((row) => row.key),
      ),
    )
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  const taken = new Set(holders.filter((row) => !inside.has(row.profile_id)).map((row) => row.key))
  return identities.filter((row) => row.holder !== '' || !taken.has(row.key))
}

/** Without hearsay that would replace what a source here found itself. */
function withoutOverwriting(offered: Finding[], stored: Finding[]): Finding[] {
  if (!offered.some(isHearsay)) return offered
  const own = new Set(stored.filter((finding) => !isHearsay(finding)).map(anchor))
  if (own.size === 0) return offered
  return offered.filter((finding) => !isHearsay(finding) || !own.has(anchor(finding)))
}

/** Without what only repeats what was stored once and has been replaced since. */
function withoutOutdated(offered: Finding[], stored: Finding[]): Finding[] {
  if (!offered.some(({ basedOn }) => basedOn !== undefined)) return offered
  const now = new Map(stored.map((finding) => [anchor(finding), finding]))
  return offered.filter((finding) => {
    if (finding.basedOn === undefined) return true
    const current = now.get(anchor(finding))
    return current !== undefined && contentOf(current) === finding.basedOn
  })
}

/** Returns what sources here read, but what was stored while a clock was ahead. @param now ms */
function readingsOf(stored: Finding[], now: number): Finding[] {
  const latest = Math.floor(now / 1000) + MAX_SKEW_SECONDS
  return stored.filter((finding) => !isHearsay(finding) && finding.checkedAt <= latest)
}

/** Without readings that began before a stored one was made, which may know more. */
function withoutOvertaken(offered: Finding[], readings: Finding[]): Finding[] {
  if (!offered.some(({ readFrom }) => readFrom !== undefined)) return offered
  const readAt = new Map(readings.map((finding) => [anchor(finding), finding.checkedAt]))
  return offered.flatMap(({ readFrom, ...finding }) =>
    (readAt.get(anchor(finding)) ?? 0) > (readFrom ?? Number.POSITIVE_INFINITY) ? [] : [finding],
  )
}

/** Returns true if its source has found a holder of the identifier after that reading began. */
const isOvertaken = (
  { key, by, readFrom = Number.POSITIVE_INFINITY }: Release,
  readings: Finding[],
): boolean =>
  readings.some(
    ({ source, checkedAt, channels }) =>
      source === by &&
      checkedAt > readFrom &&
      channels.flatMap(exclusiveKeys).some((one) => one.key === key),
  )
