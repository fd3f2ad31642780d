import { MAX_COUNTED, MAX_CREDENTIALS } from '@whocast/contract/credential.ts'
import { hasEnded, withoutEnded } from '@whocast/contract/ends.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { derivedProfileID } from '@whocast/contract/profile-id.ts'
import {
  isSendable,
  readCredentials,
  readProfile,
  type WrittenProfile,
} from '@whocast/contract/written-profile.ts'
import { readProofs } from '@whocast/contract/written-proofs.ts'
import { type Address, getAddress } from 'viem'
import type { IssuerChoice } from '../../credentials/port.ts'
import { type Best, hasCasts, isCut, readBest } from '../../credentials/stored/best.ts'
import { chooseCredentials } from '../../credentials/stored/choose.ts'
import { linksOf, unlinked } from '../../credentials/stored/links.ts'
import type { ReadEngine } from '../../db/engines/engine.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { warn } from '../../search/stored/warnings.ts'
import type { FindOptions, People, StoredProfile } from '../port.ts'
import { findBareFids } from './bare-fids.ts'
import {
  bareText,
  countText,
  type FoundRow,
  findText,
  type Head,
  MAX_PER_KEY,
  ofClaimants,
  ofHolders,
  readHead,
} from './find-text.ts'
import { applyGrades } from './grades.ts'
import { joinForms, lensKeys } from './lens-keys.ts'

/** The lookups: people by their keys. */
export type Finder = Pick<People, 'find' | 'findMany' | 'bareFids'>

/** Keys of a single profile: nothing to filter or to sort. */
const isExclusive = (key: string) => /^(eth|fid|fname|ens|id):/.test(key)
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
      `${findText(kind, `i.key = $1 and ${ofHolders}`, proofs)} limit ${MAX_PER_KEY}`,
    ),
    claimed: engine.prepare<FoundRow>(`find-claimed${suffix}`, findText(kind, ofClaimants, proofs)),
    many: engine.prepare<FoundRow & { key: string }>(
      `find-many${suffix}`,
      findText(kind, `${engine.isInText('i.key', '$1')} and ${ofHolders}`, `${proofs}, i.key`),
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
    const lookalikes: { profile: Profile; of: string }[] = []
    for (const row of rows) {
      const head = readHead(row.head)
      const best = readBest(
        row.credentials,
        (stored) => (subject) => (subject === key ? unlinked : stored(subject)),
      )
      // Awaited only where there may be more, as most lookups are of one person with fewer.
      const shown = isCut(best) ? await counted(best, head.profileID) : best
      const one = new FoundProfile({ ...row, head }, shown, { key, now: now() })
      found.push(one)
      if (head.lookalikeOf) lookalikes.push({ profile: one.profile, of: head.lookalikeOf })
    }
    if (lookalikes.length > 0) await warn(engine, lookalikes)
    return found
  }

  const find: Finder['find'] = async (key, options = {}) => {
    const { one, several, claimed } = options.proof ? proven : plain
    const read = isExclusive(key) ? one : options.claims ? claimed : several
    const forms = lensKeys(key)?.map(async (form) => all(await read([form, now()]), form))
    if (forms) return chosen(joinForms(await Promise.all(forms)), key, options)
    const rows = await read([key, now()])
    const found = rows.length > 0 ? await all(rows, key) : await findBare(key)
    return chosen(await pointedTo(key, found), key, options)
  }

  return {
    find,

    bareFids: (keys) => findBareFids(engine, keys),

    async findMany(keys, options: FindOptions = {}) {
      if (options.claims) return Promise.all(keys.map((key) => find(key, options)))
      const { many } = options.proof ? proven : plain
      const rows = await many([engine.listParameter([...new Set(keys)]), now()])
      const found = Map.groupBy(rows, (row) => row.key)
      return Promise.all(
        keys.map(async (key) => {
          if (lensKeys(key)) return find(key, options)
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

/** A found row, its head read. */
type ReadRow = Omit<FoundRow, 'head'> & { head: Head }

/** A stored person. The profile is parsed on first access: most lookups send `written` instead. */
class FoundProfile implements StoredProfile {
  readonly written: WrittenProfile | undefined
  readonly isVerified: boolean
  readonly checkedAt: number
  readonly refreshAt: number | null
  readonly hasEnded: boolean
  readonly #row: ReadRow
  readonly #best: Best
  readonly #key: string
  #profile: Profile | undefined

  /**
   * @param requested.key the key of the lookup
   * @param requested.now unix seconds
   */
  constructor(row: ReadRow, best: Best, { key, now }: { key: string; now: number }) {
    const { head, document: text } = row
    const { profileID, refreshAt, nameRefreshAt } = head
    const isWhole =
      isSendable(text) &&
      row.proofs === undefined &&
      head.lookalikeOf === null &&
      !needsRows(key, row.credentials, head.grades) &&
      best.total === null
    const { credentials, expiresAt } = best
    this.written = isWhole ? { profileID, text, credentials, expiresAt } : undefined
    this.isVerified = head.isVerified
    this.checkedAt = head.checkedAt
    this.refreshAt =
      nameRefreshAt === null ? refreshAt : Math.min(nameRefreshAt, refreshAt ?? nameRefreshAt)
    this.#row = row
    this.#key = key
    this.#best = best
    // Stored profiles are due when the first of their rows ends.
    const isDue = refreshAt === null || refreshAt <= now
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
  { head: { origins, grades }, document, proofs, credentials: column }: ReadRow,
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
