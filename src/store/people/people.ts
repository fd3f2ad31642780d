import type { CredentialRecord } from '../../domain/credential.ts'
import type { People, Removal, SaveOptions } from '../../domain/ports/people.ts'
import type { Clock } from '../../domain/ports/telemetry.ts'
import { exclusiveKeys, type Finding, isHearsay } from '../../domain/profile.ts'
import { derivedProfileID } from '../../domain/profile-id.ts'
import type { Changes, Tell } from '../changes.ts'
import { isKeptOut, putAll } from '../credentials/credentials.ts'
import { setCursor } from '../cursors.ts'
import type { Engine, InsertRule, Row, Write } from '../engines/engine.ts'
import { indexPeople } from '../search/index-people.ts'
import type { Finder } from './find.ts'
import { forgetPerson, learn } from './forget.ts'
import type { Forgotten } from './forgotten.ts'
import { sift } from './keep-out.ts'
import { anchor, type Concerned, regroup } from './regroup.ts'

const PAGE = 200
/** How often the circle of people concerned may widen in one save; beyond that, who holds a key keeps it. */
const MOST_ROUNDS = 4
/** A save that concerns more people is told to other processes as "everything". */
const MANY_PEOPLE = 50

const profileRule: InsertRule<'profile'> = {
  table: 'profile',
  columns: ['id', 'created_at', 'checked_at', 'refresh_at', 'document', 'proofs'],
  numbers: ['created_at', 'checked_at', 'refresh_at'],
  key: ['id'],
  update: ['created_at', 'checked_at', 'refresh_at', 'document', 'proofs'],
}
const identityRule: InsertRule<'identity'> = {
  table: 'identity',
  columns: ['key', 'holder', 'profile_id', 'is_verified', 'via', 'refresh_at'],
  numbers: ['is_verified', 'refresh_at'],
  key: ['key', 'holder'],
  update: ['profile_id', 'is_verified', 'via', 'refresh_at'],
}
const aliasRule: InsertRule<'identity'> = { ...identityRule, update: [] }
/** A name that merely resolves to somebody never displaces one that is proven. */
const pointerRule: InsertRule<'identity'> = { ...identityRule, updateWhere: 'identity.is_verified = 0' }
const findingRule: InsertRule<'finding'> = {
  table: 'finding',
  columns: ['scope', 'source', 'profile_id', 'checked_at', 'created_at', 'document'],
  numbers: ['checked_at', 'created_at'],
  key: ['scope', 'source'],
  update: ['profile_id', 'checked_at', 'document'],
}

export interface PeopleOptions {
  engine: Engine
  find: Finder
  changes: Changes
  forgotten: Forgotten
  precedence: readonly string[]
  /** See `StoreOptions`. */
  mostPerAttester: number
  clock: Clock
}

/** People on one engine: `find` reads, this writes and regroups. `precedence` names sources, the one whose word counts most first. */
export function createPeople({ engine, find, changes, forgotten, precedence, mostPerAttester, clock }: PeopleOptions): People {
  const forgetting = () => ({ engine, forgotten, now: Math.floor(clock() / 1000) })
  return {
    ...find,

    save: (findings, options) =>
      changes.write(async (trx, tell) => {
        const leftOut = await save(trx, tell, findings, options)
        await replaceTold(
          trx,
          tell,
          findings.filter((finding) => !leftOut.has(finding)),
        )
        if (options.credentials) {
          const welcome = await withoutForgotten(trx, options.credentials)
          const results = await putAll({ engine, forgotten, mostPerAttester, clock }, trx, tell, welcome)
          const conflict = results.find((result) => result !== null)
          if (conflict) throw conflict
        }
        if (options.cursor) await setCursor(trx, options.cursor.name, options.cursor.value)
        return { leftOut }
      }),

    async forget(key, { isDryRun = false } = {}) {
      try {
        return await changes.write(
          async (trx, tell) => {
            const removal = await forget(trx, tell, key)
            if (isDryRun) throw new DryRun(removal)
            return removal
          },
          { isPatient: true },
        )
      } catch (error) {
        if (error instanceof DryRun) return error.removal
        throw error
      }
    },

    async *all() {
      let after = ''
      for (;;) {
        const ids = await engine.read((db) =>
          db.selectFrom('profile').select('id').where('id', '>', after).orderBy('id').limit(PAGE).execute(),
        )
        const last = ids.at(-1)
        if (!last) return
        yield* await page(ids.map((row) => row.id))
        after = last.id
      }
    },

    async count() {
      const row = await engine.read((db) =>
        db
          .selectFrom('profile')
          .select((e) => e.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
      )
      return Number(row.n)
    },
  }

  async function page(ids: string[]) {
    const [findings, credentials] = await engine.read(async (db) => [
      await db
        .selectFrom('finding')
        .select(['profile_id', 'document'])
        .where((e) => engine.isIn(e.ref('profile_id'), ids))
        .orderBy('scope')
        .orderBy('source')
        .execute(),
      await db
        .selectFrom('identity as i')
        .innerJoin('credential as c', 'c.subject', 'i.key')
        .select(['i.profile_id', 'c.document'])
        .where((e) => engine.isIn(e.ref('i.profile_id'), ids))
        .where('i.holder', '=', '')
        .where('i.is_verified', '=', 1)
        .orderBy('c.uid')
        .orderBy('c.issuer')
        .execute(),
    ])
    const findingsOf = Map.groupBy(findings, (row) => row.profile_id)
    const credentialsOf = Map.groupBy(credentials, (row) => row.profile_id)
    return ids.map((profileID) => ({
      profileID,
      findings: (findingsOf.get(profileID) ?? []).map((row) => JSON.parse(row.document) as Finding),
      credentials: (credentialsOf.get(profileID) ?? []).map((row) => JSON.parse(row.document) as CredentialRecord),
    }))
  }

  async function save(trx: Write, tell: Tell, offered: Finding[], options: SaveOptions): Promise<ReadonlySet<Finding>> {
    const { kept, leftOut, learned } = await sift(forgotten, trx, [
      ...new Map(offered.map((finding) => [anchor(finding), finding])).values(),
    ])
    if (learned.length > 0 && (await learn(forgetting(), trx, learned)) > 0) tell('removal')
    const concerned = await gather(trx, kept)
    const findings = withoutOverwriting(kept, concerned)
    const plan = regroup(findings, concerned, { precedence, refreshAt: options.refreshAt, now: clock() })
    const identities = await withoutOthers(trx, plan.identities, concerned)

    await engine.insertMany(trx, findingRule, plan.findings)
    for (const { scope, source } of plan.goneFindings)
      await trx.deleteFrom('finding').where('scope', '=', scope).where('source', '=', source).execute()
    await engine.insertMany(trx, profileRule, plan.profiles)
    await indexPeople(engine, trx, { profiles: plan.profiles, gone: plan.goneProfiles })
    if (plan.goneProfiles.length > 0)
      await trx
        .deleteFrom('profile')
        .where((e) => engine.isIn(e.ref('id'), plan.goneProfiles))
        .execute()
    if (plan.clearedProfiles.length > 0)
      await trx
        .deleteFrom('identity')
        .where((e) => engine.isIn(e.ref('profile_id'), plan.clearedProfiles))
        .execute()
    await engine.insertMany(trx, identityRule, identities)
    await engine.insertMany(trx, aliasRule, await bareAliases(trx, identities))

    const pointers = await point(trx, options)
    if (plan.people > MANY_PEOPLE) tell('everything')
    else tell([...plan.tags, ...pointers])
    return leftOut
  }

  async function forget(trx: Write, tell: Tell, key: string): Promise<Removal> {
    const { removal, claimants } = await forgetPerson(forgetting(), trx, key)
    await save(trx, tell, claimants, { refreshAt: null })
    tell('removal')
    return removal
  }

  /** A wallet that answered by its credentials alone keeps the ID that it had then, beside that of the person it turned out to be. */
  async function bareAliases(trx: Write, identities: Row<'identity'>[]): Promise<Row<'identity'>[]> {
    const wallets = identities.filter(
      ({ key, holder, is_verified }) => key.startsWith('eth:') && holder === '' && is_verified === 1,
    )
    if (wallets.length === 0) return []
    const attested = await trx
      .selectFrom('credential')
      .select('subject')
      .distinct()
      .where((e) =>
        engine.isIn(
          e.ref('subject'),
          wallets.map(({ key }) => key),
        ),
      )
      .execute()
    const subjects = new Set(attested.map(({ subject }) => subject))
    return wallets
      .filter(({ key }) => subjects.has(key))
      .map((row) => ({ ...row, key: `id:${derivedProfileID(row.key)}`, via: null, refresh_at: null }))
  }

  /** What a source told of credentials is replaced by what it tells now; one that cannot be stored is left out. */
  async function replaceTold(trx: Write, tell: Tell, findings: readonly Finding[]): Promise<void> {
    for (const { source, channels, knownAs, credentials } of findings) {
      if (!credentials) continue
      const wallets = channels.filter(({ type, isVerified }) => type === 'wallet' && isVerified)
      const subjects = [...wallets.map(({ value }) => `eth:${value.toLowerCase()}`), ...(knownAs ? [`id:${knownAs}`] : [])]
      await trx
        .deleteFrom('credential')
        .where('issuer', '=', source)
        .where((e) => engine.isIn(e.ref('subject'), subjects))
        .execute()
      await putAll({ engine, forgotten, mostPerAttester, clock }, trx, tell, await withoutForgotten(trx, credentials))
      tell(subjects)
    }
  }

  /** Without the keys that somebody holds who is too many steps away to be regrouped as well. */
  async function withoutOthers(trx: Write, identities: Row<'identity'>[], concerned: Concerned): Promise<Row<'identity'>[]> {
    const unasked = identities.filter((row) => row.holder === '' && !row.key.startsWith('id:') && !concerned.asked.has(row.key))
    if (unasked.length === 0) return identities
    const inside = new Set(concerned.profiles.map((row) => row.id))
    const holders = await trx
      .selectFrom('identity')
      .select(['key', 'profile_id'])
      .where((e) =>
        engine.isIn(
          e.ref('key'),
          unasked.map((row) => row.key),
        ),
      )
      .where('holder', '=', '')
      .where('is_verified', '=', 1)
      .execute()
    const taken = new Set(holders.filter((row) => !inside.has(row.profile_id)).map((row) => row.key))
    return identities.filter((row) => row.holder !== '' || !taken.has(row.key))
  }

  /** Names that merely resolve to a wallet of somebody who is known. Returns what changed. */
  async function point(trx: Write, { pointers: offered = [], refreshAt }: SaveOptions): Promise<string[]> {
    if (offered.length === 0) return []
    const gone = await forgotten.among(
      trx,
      offered.flatMap(({ key, to }) => [key, to]),
    )
    const pointers = offered.filter(({ key, to }) => !gone.has(key) && !gone.has(to))
    const targets = await trx
      .selectFrom('identity')
      .select(['key', 'profile_id'])
      .where((e) =>
        engine.isIn(
          e.ref('key'),
          pointers.map(({ to }) => to),
        ),
      )
      .where('holder', '=', '')
      .where('is_verified', '=', 1)
      .execute()
    const profileOf = new Map(targets.map((row) => [row.key, row.profile_id]))
    const rows = new Map<string, Row<'identity'>>()
    for (const { key, to } of pointers) {
      const profile = profileOf.get(to)
      if (profile === undefined) continue
      rows.set(key, { key, holder: '', profile_id: profile, is_verified: 0, via: to, refresh_at: refreshAt })
    }
    await engine.insertMany(trx, pointerRule, [...rows.values()])
    return [...rows.values()].flatMap((row) => [row.key, `id:${row.profile_id}`])
  }

  async function withoutForgotten(trx: Write, records: CredentialRecord[]): Promise<CredentialRecord[]> {
    const gone = await isKeptOut(forgotten, trx, records)
    return records.filter((record) => !gone(record))
  }

  /** Everything that is stored about the people whom `findings` may be about. */
  async function gather(trx: Write, findings: Finding[]): Promise<Concerned> {
    const profiles = new Set<string>()
    const asked = new Set<string>()
    const held: Concerned = { findings: [], identities: [], profiles: [], asked }
    const known = await trx
      .selectFrom('finding')
      .select('profile_id')
      .where((e) => engine.isIn(e.ref('scope'), [...new Set(findings.map((finding) => finding.scope))]))
      .execute()
    let next = new Set(known.map((row) => row.profile_id))
    let fresh = findings
    // The people found may hold, by what was said of them before, keys that still others hold now.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const keys = [...new Set(fresh.flatMap(keysOf))].filter((key) => !asked.has(key))
      for (const key of keys) asked.add(key)
      if (keys.length > 0) {
        const holders = await trx
          .selectFrom('identity')
          .select('profile_id')
          .where((e) => engine.isIn(e.ref('key'), keys))
          .where('holder', '=', '')
          .where('is_verified', '=', 1)
          .execute()
        for (const row of holders) next.add(row.profile_id)
      }
      const ids = [...next].filter((id) => !profiles.has(id))
      if (ids.length === 0) break
      for (const id of ids) profiles.add(id)
      next = new Set()
      const rows = await trx
        .selectFrom('finding')
        .selectAll()
        .where((e) => engine.isIn(e.ref('profile_id'), ids))
        .execute()
      held.findings.push(...rows)
      fresh = rows.map((row) => JSON.parse(row.document) as Finding)
      held.identities.push(
        ...(await trx
          .selectFrom('identity')
          .selectAll()
          .where((e) => engine.isIn(e.ref('profile_id'), ids))
          .execute()),
      )
      held.profiles.push(
        ...(await trx
          .selectFrom('profile')
          .selectAll()
          .where((e) => engine.isIn(e.ref('id'), ids))
          .execute()),
      )
    }
    return held
  }
}

/** Rolls a removal back that was only to be shown. */
class DryRun extends Error {
  readonly removal: Removal
  constructor(removal: Removal) {
    super('a dry run')
    this.removal = removal
  }
}

/** Without hearsay that would replace what a source here found itself. */
function withoutOverwriting(offered: Finding[], { findings }: Concerned): Finding[] {
  if (!offered.some(isHearsay)) return offered
  const own = new Set(findings.filter(({ document }) => !isHearsay(JSON.parse(document) as Finding)).map(anchor))
  return offered.filter((finding) => !isHearsay(finding) || !own.has(anchor(finding)))
}

const keysOf = (finding: Finding): string[] => [
  ...finding.channels.flatMap((channel) => exclusiveKeys(channel).map(({ key }) => key)),
  ...[finding.profileID, finding.knownAs].flatMap((id) => (id ? [`id:${id}`] : [])),
]
