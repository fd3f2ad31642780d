import { MAX_COUNTED } from '@whocast/contract/credential.ts'
import { bestText } from '../../credentials/stored/best.ts'
import type { ReadEngine } from '../../db/engines/engine.ts'

/** The statements of lookups, and the rows that they return. */

export interface FoundRow {
  /** See {@link headText}. */
  head: string
  document: string
  proofs?: string | null
  credentials: string | null
}

/** The keys that credentials can be about: wallets and IDs. The others need no lookup. */
const canHold = `(s.key >= 'eth:' and s.key < 'eth;' or s.key >= 'id:' and s.key < 'id;')`

/** Those keys of the profile `p`. */
const ownKeys = {
  table: 'identity s',
  where: `s.profile_id = p.id and s.holder = '' and s.is_verified = 1 and ${canHold}`,
}

/**
 * The link of such a key. The index by profile contains none: SQLite would read every key of the
 * profile a second time, so it does for those with credentials alone.
 */
const linkText = (kind: ReadEngine['kind']) =>
  kind === 'sqlite'
    ? `(select l.link from identity l where l.key = s.key and l.holder = '')`
    : 's.link'

const countOf = (subject: string) => `(select count(*) from (
  select 1 from credential c where c.subject = ${subject} and c.is_shown = 1 and c.expires_at > $2 limit ${MAX_COUNTED}) counted)`

/**
 * How many there are of each subject, as far as they are counted. `$1` is a profile's ID, or the
 * wallet of none; `$2` is now.
 */
export const countText = `
  select ${countOf('$1')} + coalesce((
    select sum(${countOf('s.key')})
      from identity s where s.profile_id = $1 and s.holder = '' and s.is_verified = 1 and ${canHold}), 0) as n`

const orNone = (column: string) => `coalesce(cast(${column} as text), '')`

/**
 * The short columns of an identity and its profile as one, as PostgreSQL describes each column in
 * each answer. No value contains a line break; {@link readHead} reads it.
 */
const headText = [
  'cast(i.is_verified as text)',
  'p.id',
  'cast(p.checked_at as text)',
  orNone('p.refresh_at'),
  orNone('i.refresh_at'),
  orNone('p.lookalike_of'),
  orNone('i.grades'),
  'p.origins',
].join(` || '\n' || `)

export interface Head {
  isVerified: boolean
  profileID: string
  checkedAt: number
  refreshAt: number | null
  nameRefreshAt: number | null
  lookalikeOf: string | null
  grades: string | null
  origins: string
}

export function readHead(text: string): Head {
  const [
    isVerified,
    profileID = '',
    checkedAt,
    refreshAt,
    nameRefreshAt,
    of,
    grades,
    origins = '',
  ] = text.split('\n')
  return {
    isVerified: isVerified === '1',
    profileID,
    checkedAt: Number(checkedAt),
    refreshAt: refreshAt ? Number(refreshAt) : null,
    nameRefreshAt: nameRefreshAt ? Number(nameRefreshAt) : null,
    lookalikeOf: of || null,
    grades: grades || null,
    origins,
  }
}

/** The hot lookup: everything about the people found by a key, in one statement. `$2` is now. */
export const findText = (kind: ReadEngine['kind'], condition: string, more = '') => `
  select ${headText} as head, p.document${more},
    ${bestText(kind, { key: 's.key', link: linkText(kind), from: ownKeys })} as credentials
    from identity i join profile p on p.id = i.profile_id
   where ${condition}`

/** The most people that one handle answers with. */
export const MAX_PER_KEY = 100

const inOrder = 'order by i.is_verified desc, p.created_at, p.id'

/** The keys of single profiles, and verified handles of several. */
export const ofHolders = `i.is_hidden = 0 and (i.holder = '' or i.is_verified = 1) ${inOrder}`

const firstHolders = (condition: string) => `select holder from (
  select holder from identity where key = $1 and is_hidden = 0 and ${condition}
   order by holder limit ${MAX_PER_KEY}) first`

/** The same of one key `$1`, with claims: thousands may claim a handle, and few are read. */
export const ofClaimants = `i.key = $1 and i.holder in (
    ${firstHolders('is_verified = 1')} union all ${firstHolders('is_verified = 0')})
  ${inOrder} limit ${MAX_PER_KEY}`

/** The credentials of a wallet that belongs to no stored profile. `$2` is now. */
export const bareText = (kind: ReadEngine['kind']) =>
  `select ${bestText(kind, { key: '$1', link: `''` })} as credentials`
