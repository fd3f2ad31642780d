import { MAX_COUNTED, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import {
  readCredentials,
  readProfile,
  type WrittenProfile,
} from '@whocast/contract/written-profile.ts'
import { type Address, getAddress } from 'viem'
import type { IssuerChoice } from '../../credentials/port.ts'
import {
  type Best,
  bestText,
  hasCasts,
  isCut,
  readBest,
  SEPARATOR,
} from '../../credentials/stored/best.ts'
import { chooseCredentials } from '../../credentials/stored/choose.ts'
import { linksOf, unlinked } from '../../credentials/stored/links.ts'
import type { ReadEngine } from '../../db/engines/engine.ts'
import { derivedProfileID } from '../../kit/profile-id.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { hasEnded, withoutEnded } from '../ends.ts'
import type { FindOptions, People, StoredProfile } from '../port.ts'
import { applyGrades } from './grades.ts'
import { readProofs } from './proofs.ts'
import { warn } from './warnings.ts'

/** The lookups: people by their keys. */
export type Finder = Pick<People, 'find' | 'findMany'>

/** The most people that one handle answers with. */
const MAX_PER_KEY = 100

interface FoundRow {
  profile_id: string
  is_verified: number
  name_refresh_at: number | null
  checked_at: number
  refresh_at: number | null
  document: string
  origins: string
  proofs?: string | null
  lookalike_of: string | null
  grades: string | null
  credentials: string | null
}

/**
 * The keys of a person that credentials are about: wallets and IDs. The others need not be looked
 * for.
 */
const canHold = `substr(s.key, 1, 3) in ('eth', 'id:')`

const countOf = (subject: string) => `(select count(*) from (
  select 1 from credential c where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2 limit ${MAX_COUNTED}) counted)`

/**
 * How many there are of each subject, as far as they are counted. `$1` is a profile's ID, or the
 * wallet of none; `$2` is now.
 */
const countText = `
  select ${countOf('$1')} + coalesce((
    select sum(${countOf('s.key')})
      from identity s where s.profile_id = $1 and s.holder = '' and s.is_verified = 1 and ${canHold}), 0) as n`

/** The hot lookup: everything about the people found by a key, in one statement. `$2` is now. */
const findText = (kind: ReadEngine['kind'], condition: string, more = '') => `
  select i.is_verified, i.refresh_at as name_refresh_at, i.grades, p.checked_at, p.refresh_at,
    p.id as profile_id, p.document, p.origins, p.lookalike_of${more},
    (select string_agg((${bestText(kind, 's.key', 's.link')}), '${SEPARATOR}') from identity s
      where s.profile_id = p.id and s.holder = '' and s.is_verified = 1 and ${canHold}) as credentials
    from identity i join profile p on p.id = i.profile_id
   where ${condition}`

/** Keys of a single profile: nothing to filter or to sort. */
const isExclusive = (key: string) => /^(eth|fid|fname|ens|id):/.test(key)
/** Keys of several profiles, the verified first; `$3` is 1 for claims too. */
const shared = `i.is_hidden = 0 and (i.holder = '' or i.is_verified = 1 or $3 = 1) order by i.is_verified desc, p.created_at, p.id`

/** The credentials of a wallet that belongs to no stored profile. `$2` is now. */
const bareText = (kind: ReadEngine['kind']) => `select (${bestText(kind, '$1')}) as credentials`

/** The lookups on one database. */
export function createFinder({ engine, clock }: { engine: ReadEngine; clock: Clock }): Finder {
  const { kind } = engine
  const statements = (proofs: '' | ', p.proofs', suffix: string) => ({
    one: engine.prepare<FoundRow>(
      `find${suffix}`,
      findText(kind, `i.key = $1 and i.holder = '' and i.is_hidden = 0`, proofs),
    ),
    several: engine.prepare<FoundRow>(
      `find-several${suffix}`,
      `${findText(kind, `i.key = $1 and ${shared}`, proofs)} limit ${MAX_PER_KEY}`,
    ),
    many: engine.prepare<FoundRow & { key: string }>(
      `find-many${suffix}`,
      findText(kind, `${engine.isInText('i.key', '$1')} and ${shared}`, `${proofs}, i.key`),
    ),
  })
  const count = engine.prepare<{ n: number }>('credential-count', countText)
  const bare = engine.prepare<{ credentials: string | null }>('find-bare', bareText(kind))
  const moved = engine.prepare<{ changed_at: number | null }>(
    'name-changed',
    'select changed_at from holder_change where key = $1',
  )
  const plain = statements('', '')
  const proven = statements(', p.proofs', '-proven')
  const now = () => Math.floor(clock() / 1000)

  /** A wallet that is known by its credentials alone; empty when it has none. */
  async function findBare(key: string): Promise<StoredProfile[]> {
    if (!key.startsWith('eth:')) return []
    const [row] = await bare([key, now()])
    if (!row?.credentials) return []
    const best = readBest(row.credentials)
    return [bareWallet(key, isCut(best) ? await counted(best, key) : best)]
  }

  /** With how many there are, where that is more than a profile shows. */
  async function counted(best: Best, of: string): Promise<Best> {
    const [row] = await count([of, now()])
    const total = Math.min(Number(row?.n ?? 0), MAX_COUNTED)
    return total > MAX_CREDENTIALS ? { ...best, total } : best
  }

  const chosen = (found: StoredProfile[], requested: string, { issuers }: FindOptions) =>
    issuers ? withChosen(engine, found, { issuers, requested, now: now() }) : found

  /** Adds since when a name that merely resolves to a person does so, if it led elsewhere before. */
  async function pointedTo(key: string, found: StoredProfile[]): Promise<StoredProfile[]> {
    const [one] = found
    if (!one || one.isVerified || !key.startsWith('ens:')) return found
    const [row] = await moved([key])
    return row?.changed_at ? [withNameChange(one, Number(row.changed_at))] : found
  }

  async function all(rows: FoundRow[], key: string): Promise<StoredProfile[]> {
    const found: StoredProfile[] = []
    for (const row of rows) {
      const best = readBest(
        row.credentials,
        (stored) => (subject) => (subject === key ? unlinked : stored(subject)),
      )
      // Awaited only where there may be more, as most lookups are of one person with fewer.
      const shown = isCut(best) ? await counted(best, row.profile_id) : best
      found.push(new FoundProfile(row, shown, { key, now: now() }))
    }
    const lookalikes = rows.flatMap(({ lookalike_of: of }, at) => {
      const profile = of ? found[at]?.profile : undefined
      return of && profile ? [{ profile, of }] : []
    })
    if (lookalikes.length > 0) await warn(engine, lookalikes)
    return found
  }

  return {
    async find(key, options = {}) {
      const { one, several } = options.proof ? proven : plain
      const rows = isExclusive(key)
        ? await one([key, now()])
        : await several([key, now(), Number(options.claims ?? false)])
      const found = rows.length > 0 ? await all(rows, key) : await findBare(key)
      return chosen(await pointedTo(key, found), key, options)
    },

    async findMany(keys, options: FindOptions = {}) {
      const { many } = options.proof ? proven : plain
      const rows = await many([
        engine.listParameter([...new Set(keys)]),
        now(),
        Number(options.claims ?? false),
      ])
      const found = Map.groupBy(rows, (row) => row.key)
      return Promise.all(
        keys.map(async (key) => {
          const stored = found.get(key) ?? []
          const people =
            stored.length > 0 ? await all(stored.slice(0, MAX_PER_KEY), key) : await findBare(key)
          return chosen(await pointedTo(key, people), key, options)
        }),
      )
    },
  }
}

const withNameChange = (found: StoredProfile, nameChangedAt: number): StoredProfile => {
  const { profile, isVerified, checkedAt, refreshAt } = found
  return { profile, isVerified, checkedAt, refreshAt, nameChangedAt }
}

/** Returns the same people with the credentials of a caller's choice. */
const withChosen = (
  engine: ReadEngine,
  found: readonly StoredProfile[],
  { issuers, requested, now }: { issuers: IssuerChoice; requested: string; now: number },
): Promise<StoredProfile[]> =>
  Promise.all(
    found.map(
      async ({ profile, isVerified, isBare, checkedAt, refreshAt, hasEnded, nameChangedAt }) => {
        const holder = { ...profile, requested }
        const { credentials, total } = await chooseCredentials(engine, holder, issuers, now)
        const { credentialCount: _, ...rest } = profile
        const isCounted = total > credentials.length
        return {
          profile: { ...rest, credentials, ...(isCounted ? { credentialCount: total } : {}) },
          isVerified,
          ...(isBare ? { isBare } : {}),
          checkedAt,
          refreshAt,
          ...(hasEnded ? { hasEnded } : {}),
          ...(nameChangedAt === undefined ? {} : { nameChangedAt }),
        }
      },
    ),
  )

function bareWallet(key: string, best: Best): StoredProfile {
  const address = key.slice('eth:'.length) as Address
  const credentials = readCredentials(best.credentials)
  const checkedAt = Math.max(...credentials.map(({ verification }) => verification.checkedAt))
  const profile: Profile = {
    profileID: derivedProfileID(key),
    walletAddress: address,
    channels: [
      {
        type: 'wallet',
        isVerified: true,
        // It was requested, and nothing else is stored about it.
        verification: { grade: 'proven', checkedAt },
        value: getAddress(address),
        source: 'credentials',
        checkedAt,
      },
    ],
    credentials,
    ...(best.total === null ? {} : { credentialCount: best.total }),
  }
  return { profile, isVerified: true, isBare: true, checkedAt, refreshAt: null }
}

/** Text of stored profiles with a row that ends. */
const END = '"expiresAt":"'

/** A stored person. The profile is parsed on first access: most lookups send `written` instead. */
class FoundProfile implements StoredProfile {
  readonly written: WrittenProfile | undefined
  readonly isVerified: boolean
  readonly checkedAt: number
  readonly refreshAt: number | null
  readonly hasEnded: boolean
  readonly #row: FoundRow
  readonly #best: Best
  readonly #key: string
  #profile: Profile | undefined

  /**
   * @param requested.key the key of the lookup
   * @param requested.now unix seconds
   */
  constructor(row: FoundRow, best: Best, { key, now }: { key: string; now: number }) {
    const { profile_id: profileID, document: text, refresh_at, name_refresh_at } = row
    const isWhole =
      row.proofs === undefined &&
      row.lookalike_of === null &&
      !needsRows(key, row.credentials, row.grades) &&
      best.total === null
    const { credentials, expiresAt } = best
    this.written = isWhole ? { profileID, text, credentials, expiresAt } : undefined
    this.isVerified = row.is_verified === 1
    this.checkedAt = row.checked_at
    this.refreshAt =
      name_refresh_at === null
        ? refresh_at
        : Math.min(name_refresh_at, refresh_at ?? name_refresh_at)
    this.#row = row
    this.#key = key
    this.#best = best
    // Stored profiles are due when the first of their rows ends.
    const isDue = refresh_at === null || refresh_at <= now
    this.hasEnded = isDue && text.includes(END) && hasEnded(this.profile, now)
    if (this.hasEnded) {
      this.written = undefined
      this.#profile = withoutEnded(this.profile, now)
    }
  }

  get profile(): Profile {
    this.#profile ??= toProfile(this.#row, this.#best, this.#key)
    return this.#profile
  }
}

/** Whether links of credentials' subjects are only known by the rows, as seen from this key. */
const needsRows = (key: string, credentials: string | null, grades: string | null): boolean =>
  grades !== null || (!key.startsWith('fid:') && hasCasts(credentials))

function toProfile(
  { document, origins, proofs, grades, credentials: column }: FoundRow,
  { credentials, total }: Best,
  key: string,
): Profile {
  const profile = readProfile(document, origins, credentials)
  if (total !== null) profile.credentialCount = total
  if (grades) applyGrades(profile.channels, grades)
  if (needsRows(key, column, grades)) {
    const { channels } = profile
    const regraded = readBest(column, (stored) => linksOf(channels, key, stored))
    profile.credentials = readCredentials(regraded.credentials)
  }
  if (proofs) {
    const { channels, evidence } = readProofs(proofs)
    profile.channels.forEach((channel, index) => {
      const proof = channels[index]
      if (proof) channel.proof = proof
    })
    if (evidence) profile.evidence = evidence
  }
  return profile
}
