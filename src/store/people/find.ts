import { type Address, getAddress } from 'viem'
import { type Credential, MOST_COUNTED, MOST_CREDENTIALS } from '../../domain/credential.ts'
import type { FindOptions, People, StoredProfile } from '../../domain/ports/people.ts'
import type { Clock } from '../../domain/ports/telemetry.ts'
import type { Channel, Profile } from '../../domain/profile.ts'
import { derivedProfileID } from '../../domain/profile-id.ts'
import { grades, toVerification, type Verification } from '../../domain/verification.ts'
import type { Engine } from '../engines/engine.ts'
import { warn } from '../search/warnings.ts'
import { readProofs } from './proofs.ts'

/** The lookups: people by their keys. */
export type Finder = Pick<People, 'find' | 'findMany'>

/** The most people that one handle answers with. */
const MOST_PER_KEY = 100

interface FoundRow {
  key: string
  is_verified: number
  name_refresh_at: number | null
  checked_at: number
  refresh_at: number | null
  document: string
  proofs?: string | null
  lookalike_of: string | null
  credentials: string | null
}

/** The best of the credentials about a subject: read from the index until there are enough, however many there are. */
const bestText = (subject: string) => `
  select string_agg(best.shown, ',') from (
    select c.shown from credential c where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2
     order by c.grade_rank, c.issued_at desc, c.uid desc limit ${MOST_CREDENTIALS}) best`

/** The keys of a person that credentials are about: wallets and IDs. The others need not be looked for. */
const canHold = `substr(s.key, 1, 3) in ('eth', 'id:')`

const countOf = (subject: string) => `(select count(*) from (
  select 1 from credential c where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2 limit ${MOST_COUNTED}) counted)`

/** How many there are of each subject, as far as they are counted. `$1` is a profile's ID, or the wallet of none; `$2` is now. */
const countText = `
  select ${countOf('$1')} + coalesce((
    select sum(${countOf('s.key')})
      from identity s where s.profile_id = $1 and s.holder = '' and s.is_verified = 1 and ${canHold}), 0) as n`

/** The hot lookup: everything about the people found by a key, in one statement. `$2` is now. */
const findText = (condition: string, more = '') => `
  select i.key, i.is_verified, i.refresh_at as name_refresh_at, p.checked_at, p.refresh_at, p.document, p.lookalike_of${more},
    (select string_agg((${bestText('s.key')}), ',') from identity s
      where s.profile_id = p.id and s.holder = '' and s.is_verified = 1 and ${canHold}) as credentials
    from identity i join profile p on p.id = i.profile_id
   where ${condition}`

/** Of one person, so there is nothing to filter or to sort. */
const isExclusive = (key: string) => /^(eth|fid|fname|ens|id):/.test(key)
/** Of several, the verified first; `$3` is 1 for claims too. */
const shared = `i.is_hidden = 0 and (i.holder = '' or i.is_verified = 1 or $3 = 1) order by i.is_verified desc, p.created_at, p.id`

/** What is attested about a wallet that belongs to no stored person. `$2` is now. */
const bareText = `select (${bestText('$1')}) as credentials`

/** The lookups on one database. */
export function createFinder({ engine, clock }: { engine: Engine; clock: Clock }): Finder {
  const statements = (proofs: '' | ', p.proofs', suffix: string) => ({
    one: engine.prepare<FoundRow>(`find${suffix}`, findText(`i.key = $1 and i.holder = '' and i.is_hidden = 0`, proofs)),
    several: engine.prepare<FoundRow>(
      `find-several${suffix}`,
      `${findText(`i.key = $1 and ${shared}`, proofs)} limit ${MOST_PER_KEY}`,
    ),
    many: engine.prepare<FoundRow>(`find-many${suffix}`, findText(`${engine.isInText('i.key', '$1')} and ${shared}`, proofs)),
  })
  const count = engine.prepare<{ n: number }>('credential-count', countText)
  const bare = engine.prepare<{ credentials: string | null }>('find-bare', bareText)
  const plain = statements('', '')
  const proven = statements(', p.proofs', '-proven')
  const now = () => Math.floor(clock() / 1000)

  /** A wallet that is known by its credentials alone; empty when it has none. */
  async function findBare(key: string): Promise<StoredProfile[]> {
    if (!key.startsWith('eth:')) return []
    const [row] = await bare([key, now()])
    return row?.credentials ? [await bounded(bareWallet(key, row.credentials), key)] : []
  }

  /** As many credentials as a profile shows, in their order; and how many there are, where that is more. */
  function bounded(found: StoredProfile, of: string): StoredProfile | Promise<StoredProfile> {
    const { credentials } = found.profile
    credentials.sort(byRank)
    return credentials.length < MOST_CREDENTIALS ? found : counted(found, of)
  }

  async function counted(found: StoredProfile, of: string): Promise<StoredProfile> {
    const { profile } = found
    profile.credentials.length = MOST_CREDENTIALS
    const [row] = await count([of, now()])
    const total = Math.min(Number(row?.n ?? 0), MOST_COUNTED)
    if (total > MOST_CREDENTIALS) profile.credentialCount = total
    return found
  }

  async function all(rows: FoundRow[]): Promise<StoredProfile[]> {
    const found = rows.map(revive)
    const [row] = rows
    const [first] = found
    // Most lookups: nothing has to be awaited.
    if (row && first && rows.length === 1 && row.lookalike_of === null) return [await bounded(first, first.profile.profileID)]
    await warn(
      engine,
      rows.flatMap(({ lookalike_of }, at) => {
        const profile = found[at]?.profile
        return lookalike_of && profile ? [{ profile, of: lookalike_of }] : []
      }),
    )
    return Promise.all(found.map((one) => bounded(one, one.profile.profileID)))
  }

  return {
    async find(key, options = {}) {
      const { one, several } = options.proof ? proven : plain
      const rows = isExclusive(key) ? await one([key, now()]) : await several([key, now(), Number(options.claims ?? false)])
      return rows.length > 0 ? all(rows) : findBare(key)
    },

    async findMany(keys, options: FindOptions = {}) {
      const { many } = options.proof ? proven : plain
      const rows = await many([engine.listParameter([...new Set(keys)]), now(), Number(options.claims ?? false)])
      const found = Map.groupBy(rows, (row) => row.key)
      return Promise.all(
        keys.map(async (key) => {
          const held = found.get(key) ?? []
          return held.length > 0 ? all(held.slice(0, MOST_PER_KEY)) : findBare(key)
        }),
      )
    },
  }
}

/** The best graded first, and of those the newest. */
const byRank = (a: Credential, b: Credential): number =>
  grades.indexOf(a.verification.grade) - grades.indexOf(b.verification.grade) ||
  (b.issuedAt ?? 0) - (a.issuedAt ?? 0) ||
  (a.uid < b.uid ? 1 : -1)

function bareWallet(key: string, credentials: string): StoredProfile {
  const address = key.slice('eth:'.length) as Address
  const held = JSON.parse(`[${credentials}]`) as Credential[]
  const checkedAt = Math.max(...held.map(({ verification }) => verification.checkedAt))
  const profile: Profile = {
    profileID: derivedProfileID(key),
    walletAddress: address,
    channels: [
      {
        type: 'wallet',
        isVerified: true,
        // It was asked for, and nothing else is said of it.
        verification: { grade: 'proven', checkedAt },
        value: getAddress(address),
        source: 'credentials',
        checkedAt,
      },
    ],
    credentials: held,
  }
  return { profile, isVerified: true, isBare: true, checkedAt, refreshAt: null }
}

function revive(row: FoundRow): StoredProfile {
  const profile = JSON.parse(`${row.document.slice(0, -1)},"credentials":[${row.credentials ?? ''}]}`) as Profile
  for (const channel of profile.channels) {
    // Documents of before there were grades.
    const { isVerified, verification, source, checkedAt } = channel as Channel & { verification?: Verification }
    if (isVerified && !verification) channel.verification = toVerification(undefined, source, checkedAt)
  }
  for (const credential of profile.credentials) {
    credential.verification ??= toVerification(undefined, credential.attester, credential.issuedAt ?? 0)
  }
  if (row.proofs) {
    const { channels, evidence } = readProofs(row.proofs)
    profile.channels.forEach((channel, index) => {
      const proof = channels[index]
      if (proof) channel.proof = proof
    })
    if (evidence) profile.evidence = evidence
  }
  const refreshAt =
    row.name_refresh_at === null ? row.refresh_at : Math.min(row.name_refresh_at, row.refresh_at ?? row.name_refresh_at)
  return { profile, isVerified: row.is_verified === 1, checkedAt: row.checked_at, refreshAt }
}
