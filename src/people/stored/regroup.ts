import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { firstEnd } from '@whocast/contract/ends.ts'
import type { Finding, Profile } from '@whocast/contract/profile.ts'
import { readProfile, writeOrigins, writeProfile } from '@whocast/contract/written-profile.ts'
import { writeProofs } from '@whocast/contract/written-proofs.ts'
import type { SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Decided } from '../../credentials/stored/hidden.ts'
import type { Written } from '../../credentials/stored/index-people.ts'
import type { Row } from '../../db/engines/engine.ts'
import type { NewEvent } from '../../db/journal/record.ts'
import {
  type HolderChanges,
  holdersBefore,
  markHolderChanges,
  releasedHolders,
} from '../../search/stored/holder-changes.ts'
import { assemble } from '../assemble.ts'
import type { Assembly } from '../assembly.ts'
import { hiddenDocument, type OwnersView, ownersView, ownKeys } from '../decided/view.ts'
import type { Release } from '../port.ts'
import { releaseFrom } from '../release.ts'
import { addKeyRows, isSame, planIdentities } from './identity-rows.ts'
import { anchor, planFindings } from './plan-findings.ts'
import '../../search/stored/claimants.ts'

/** The stored rows of the profiles of one save. */
export interface Concerned {
  findings: Row<'finding'>[]
  /** The content of `findings`. */
  said: Finding[]
  identities: Row<'identity'>[]
  profiles: Row<'profile'>[]
  /** The exclusive keys whose holders are among `profiles`. */
  asked: ReadonlySet<string>
  /** The keys in `asked` with a name that merely resolves to a wallet. */
  pointed: ReadonlySet<string>
  /** The keys in `asked` that have left a holder. */
  holderChanges: HolderChanges
}

/** The writes of a save. */
export interface Plan {
  findings: Row<'finding'>[]
  goneFindings: { scope: string; source: string }[]
  profiles: Row<'profile'>[]
  /** The visible profiles of `profiles`, for the search index. */
  indexed: Written[]
  goneProfiles: string[]
  /** The IDs of `profiles` whose owners hide everything. */
  hiddenProfiles: Set<string>
  /** Profiles that show nothing from now on. */
  unseen: string[]
  /** The decisions of owners, and the keys of their profiles. */
  decided: Decided[]
  /** Profiles whose identity rows are deleted before `identities` are written. */
  clearedProfiles: string[]
  identities: Row<'identity'>[]
  /** Rows that they show and others hold. */
  claimed: Row<'claimant'>[]
  /** Identifiers that left their holders. */
  holderChanges: Row<'holder_change'>[]
  /** Every key before and after. */
  tags: Iterable<string>
  /** How many people are concerned. */
  people: number
  /** The events to record. */
  events: NewEvent[]
}

interface RegroupOptions {
  precedence: readonly string[]
  refreshAt: number | null
  /** Unix ms. */
  now: number
  /** The decisions of owners, by subject. */
  decisions: ReadonlyMap<string, SignedDecision>
  /** Keys that authorities release from everyone but the holder. */
  releases?: readonly Release[]
}

const ID_LENGTH = 21
const SHARED_LENGTH = 6

const randomText = (length: number) => randomBytes(length).toString('base64url').slice(0, length)

/**
 * Returns what makes IDs of A-Za-z0-9_-, of which those of one save begin alike: people who are
 * stored together are neighbours in every index by ID. Otherwise each of them costs another page of
 * each index, a third of what following writes to the disk.
 */
function createIDs(): () => string {
  const shared = randomText(SHARED_LENGTH)
  return () => shared + randomText(ID_LENGTH - SHARED_LENGTH)
}

const emptyPlan = (people: number): Plan => ({
  findings: [],
  goneFindings: [],
  profiles: [],
  indexed: [],
  goneProfiles: [],
  hiddenProfiles: new Set(),
  unseen: [],
  decided: [],
  clearedProfiles: [],
  identities: [],
  claimed: [],
  holderChanges: [],
  tags: [],
  people,
  events: [],
})

/**
 * Which rows change when `found` replaces what each (source, scope) had said about the people
 * concerned.
 */
export function regroup(found: Finding[], concerned: Concerned, options: RegroupOptions): Plan {
  const stored = new Map(concerned.findings.map((row) => [anchor(row), row]))
  // A partial answer does not say what is missing from it.
  const incoming =
    stored.size === 0
      ? found
      : found.filter((finding) => !finding.isPartial || !stored.has(anchor(finding)))
  const offered = new Set(stored.size === 0 ? [] : incoming.map(anchor))
  // Nothing is stored yet about an import and new profiles.
  const isOffered =
    stored.size === 0 ? () => true : (finding: Finding) => offered.has(anchor(finding))
  const released = new Set<Finding>()
  const findings = [...concerned.said.filter((finding) => !isOffered(finding)), ...incoming].map(
    (finding) => {
      const rest = releaseFrom(finding, options.releases ?? [])
      if (rest !== finding) released.add(rest)
      return rest
    },
  )
  const all = assemble(findings, options.precedence)
  const assemblies = all.filter(
    (assembly) => assembly.keys.length > 0 || assembly.findings.some((f) => f.profileID),
  )

  const claims = decideClaims(assemblies, concerned, stored)
  const idRows = concerned.identities.filter(({ key }) => key.startsWith('id:'))
  const takenIDs = new Set(idRows.map(({ key }) => key.slice('id:'.length)))
  const plan = emptyPlan(assemblies.length)
  const newID = createIDs()
  const rows: Row<'identity'>[] = []
  const homeOfScope = new Map<string, string>()
  const homeOfFinding = new Map<string, string>()
  const surviving = new Set<string>()
  const holders = holdersBefore(concerned)
  const { holderChanges } = concerned
  const now = Math.floor(options.now / 1000)

  for (const assembly of assemblies) {
    const claimed = claims.get(assembly) ?? []
    const named = takeIDs(assembly.findings, takenIDs)
    const id = claimed[0]?.id ?? named[0] ?? newID()
    surviving.add(id)
    const former = new Set(claimed.map((row) => row.id))
    const owners = ownersView(assembly, options.decisions)
    const aliases = new Set([id, ...former, ...named])
    for (const { key, profile_id } of idRows)
      if (former.has(profile_id)) aliases.add(key.slice('id:'.length))
    addKeyRows(rows, assembly, owners, { id, aliases })
    for (const claim of assembly.claims) plan.claimed.push({ ...claim, profile_id: id })
    if (owners.isHidden) plan.hiddenProfiles.add(id)
    for (const { decision } of owners.decisions)
      plan.decided.push({ decision, keys: [...ownKeys(assembly), `id:${id}`], id })
    for (const finding of assembly.findings) {
      homeOfScope.set(finding.scope, id)
      homeOfFinding.set(anchor(finding), id)
    }
    const moved = markHolderChanges(
      { keys: assembly.keys, channels: owners.shown.channels },
      { id, own: new Set([...former, ...aliases]) },
      { before: holders, holderChanges, now },
    )
    plan.holderChanges.push(...moved)
    const fresh = assembly.findings.filter(isOffered)
    const profile = toProfile(assembly, owners.shown, id)
    const row = toRow(profile, owners, claimed, fresh, options)
    const before = claimed.find((one) => one.id === id)
    if (!before || !isSame(before, row)) {
      plan.profiles.push(row)
      if (!owners.isHidden) plan.indexed.push({ id, profile, isNew: !before })
    }
    reportOf(plan, { before, profile: row, former, isHidden: owners.isHidden })
    if (!owners.isHidden)
      for (const { key: identifier } of moved)
        plan.events.push({ type: 'identifier.moved', profileID: id, identifier })
  }

  const isChanged = (finding: Finding) => isOffered(finding) || released.has(finding)
  planFindings(plan, findings, {
    homeOfFinding,
    homeOfScope,
    isChanged,
    stored,
    now: options.now,
  })
  const verified = rows.filter(({ holder, is_verified }) => holder === '' && is_verified === 1)
  const keysAfter = new Set(verified.map(({ key }) => key))
  plan.holderChanges.push(...releasedHolders(holders, keysAfter, holderChanges))
  planIdentities(plan, rows, concerned, options.decisions.size > 0)
  plan.goneProfiles = concerned.profiles.map((row) => row.id).filter((id) => !surviving.has(id))
  notifyRemoved(plan)
  return plan
}

/** The IDs by which findings name their person, as far as they are free; they are taken then. */
function takeIDs(findings: readonly Finding[], taken: Set<string>): string[] {
  const named: string[] = []
  for (const { profileID, knownAs } of findings) {
    const id = profileID ?? knownAs
    if (id === undefined || taken.has(id)) continue
    taken.add(id)
    named.push(id)
  }
  return named
}

/** Returns the events about removed profiles that no other event records. */
function notifyRemoved(plan: Plan): void {
  const seen = new Set(plan.unseen)
  const merged = new Set(
    plan.events.flatMap(({ type, profileID }) => (type === 'profile.merged' ? [profileID] : [])),
  )
  for (const id of plan.goneProfiles)
    if (!merged.has(id) && !seen.has(id))
      plan.events.push({ type: 'profile.removed', profileID: id })
}

/** The events about a person: of one who is hidden entirely, only that they are gone. */
function reportOf(
  plan: Plan,
  {
    before,
    profile,
    former,
    isHidden,
  }: {
    before: Row<'profile'> | undefined
    profile: Row<'profile'>
    former: ReadonlySet<string>
    isHidden: boolean
  },
): void {
  const { id } = profile
  const wasHidden = before !== undefined && before.document === hiddenDocument(id)
  if (isHidden) {
    if (before && !wasHidden) plan.unseen.push(id)
  } else if (!before || wasHidden) plan.events.push({ type: 'profile.created', profileID: id })
  else if (saysMore(before, profile) || former.size > 1)
    plan.events.push({ type: 'profile.updated', profileID: id })
  for (const one of former) {
    if (one === id) continue
    if (isHidden) plan.unseen.push(one)
    else plan.events.push({ type: 'profile.merged', profileID: one, into: id })
  }
}

/** Whether two rows of a profile differ in more than when they were checked. */
export const saysMore = (before: WrittenRow, after: WrittenRow): boolean =>
  (before.document !== after.document || before.origins !== after.origins) &&
  !isDeepStrictEqual(withoutChecks(before), withoutChecks(after))

type WrittenRow = Pick<Row<'profile'>, 'document' | 'origins'>

function withoutChecks({ document, origins }: WrittenRow): Profile {
  const profile = readProfile(document, origins, '')
  delete profile.updatedAt
  for (const channel of profile.channels) {
    channel.checkedAt = 0
    if (channel.verification) channel.verification.checkedAt = 0
  }
  return profile
}

/**
 * Which profiles each assembly goes on with, the oldest first: a profile goes where its fid is,
 * else where the finding is that it began with.
 */
function decideClaims(
  assemblies: Assembly[],
  concerned: Concerned,
  stored: Map<string, Row<'finding'>>,
): Map<Assembly, Row<'profile'>[]> {
  if (concerned.profiles.length === 0) return new Map()
  const assemblyOfFid = new Map<string, Assembly>()
  const assemblyOfScope = new Map<string, Assembly>()
  const oldest = new Map<string, { assembly: Assembly; since: number }>()
  for (const assembly of assemblies) {
    for (const { key } of assembly.keys)
      if (key.startsWith('fid:')) assemblyOfFid.set(key, assembly)
    for (const finding of assembly.findings) assemblyOfScope.set(finding.scope, assembly)
  }
  for (const row of stored.values()) {
    const assembly = assemblyOfScope.get(row.scope)
    const best = oldest.get(row.profile_id)
    if (assembly && (!best || row.created_at < best.since))
      oldest.set(row.profile_id, { assembly, since: row.created_at })
  }
  const fidOf = new Map<string, string>()
  for (const row of concerned.identities)
    if (row.key.startsWith('fid:')) fidOf.set(row.profile_id, row.key)

  const claims = new Map<Assembly, Row<'profile'>[]>()
  for (const profile of concerned.profiles) {
    const assembly =
      assemblyOfFid.get(fidOf.get(profile.id) ?? '') ?? oldest.get(profile.id)?.assembly
    if (assembly) claims.set(assembly, [...(claims.get(assembly) ?? []), profile])
  }
  for (const rows of claims.values())
    rows.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
  return claims
}

function toProfile(
  assembly: Assembly,
  shown: OwnersView['shown'],
  id: string,
): Omit<Profile, 'credentials'> {
  const { walletAddress, fields, ownFields, accent, channels } = shown
  return {
    profileID: id,
    ...(walletAddress === undefined ? {} : { walletAddress }),
    ...fields,
    ...(ownFields.length === 0 ? {} : { ownFields }),
    ...(accent === undefined ? {} : { accent }),
    channels,
    updatedAt: assembly.updatedAt,
    ...(assembly.isSample ? { isSample: true } : {}),
  }
}

/** When to ask again: no later than the first row ends. @param now unix ms */
const untilEnd = (
  refreshAt: number | null,
  { channels }: Pick<Profile, 'channels'>,
  now: number,
): number | null =>
  refreshAt === null ? null : Math.min(refreshAt, firstEnd(channels, Math.floor(now / 1000)))

function toRow(
  profile: Omit<Profile, 'credentials'>,
  { shown, isHidden }: OwnersView,
  claimed: Row<'profile'>[],
  fresh: Finding[],
  { refreshAt, now }: RegroupOptions,
): Row<'profile'> {
  const { profileID: id } = profile
  const times = claimed.flatMap((row) => (row.refresh_at === null ? [] : [row.refresh_at]))
  const before = times.length === 0 ? null : Math.min(...times)
  return {
    id,
    created_at: claimed[0]?.created_at ?? now,
    checked_at: Math.max(
      ...(fresh.length > 0 ? fresh.map((f) => f.checkedAt) : claimed.map((row) => row.checked_at)),
      0,
    ),
    // An import never makes live profiles stale for good: pending refreshes stay due.
    refresh_at: untilEnd(fresh.length > 0 ? (refreshAt ?? before) : before, profile, now),
    document: isHidden ? hiddenDocument(id) : writeProfile(profile),
    origins: writeOrigins(isHidden ? [] : profile.channels),
    proofs: isHidden ? null : writeProofs(shown),
  }
}
