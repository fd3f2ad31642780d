import { contentOf, type Finding, isHearsay } from '@whocast/contract/profile.ts'
import type { People } from '../../people/port.ts'
import { textsOf } from './profile.ts'

export interface StoredRecords {
  people: Pick<People, 'findingsUnder'>
  /** How long a stored record counts that cannot be read again, seconds. */
  staleSeconds: number
}

export interface Content {
  texts: ReadonlyMap<string, string>
  /** Undefined where it could not be read. */
  avatarUrl: string | null | undefined
}

/**
 * Makes the finding of a name, with stored values in place of unreadable records. Such a finding
 * keeps the time of the stored one, so that these values expire.
 *
 * @returns a partial finding if there is no store to read them from
 */
export async function describeWhole(
  describe: (content: Content) => Finding,
  { texts, unread, avatarUrl }: Content & { unread: ReadonlySet<string> },
  stored: StoredRecords | undefined,
): Promise<Finding> {
  const finding = describe({ texts, avatarUrl })
  if (unread.size === 0 && (avatarUrl !== undefined || !stored)) return finding
  if (!stored) return { ...finding, isPartial: true }
  const before = await readStored(finding, stored)
  if (!before) return finding
  const known = [...textsOf(before)].filter(([key]) => unread.has(key))
  const whole = describe({
    texts: new Map([...texts, ...known]),
    avatarUrl: avatarUrl === undefined ? before.fields.avatarUrl : avatarUrl,
  })
  const isSame = contentOf(whole) === contentOf(finding)
  return isSame ? finding : { ...whole, checkedAt: before.checkedAt }
}

/** Returns the stored finding of the same name, unless it is too old to be served. */
async function readStored(
  { source, scope, checkedAt, channels }: Finding,
  { people, staleSeconds }: StoredRecords,
): Promise<Finding | undefined> {
  const found = await people.findingsUnder([scope])
  const name = nameIn(channels)
  return found.find(
    (one) =>
      one.source === source &&
      !isHearsay(one) &&
      Math.abs(checkedAt - one.checkedAt) < staleSeconds &&
      nameIn(one.channels) === name,
  )
}

const nameIn = (channels: Finding['channels']): string | undefined =>
  channels.find(({ type, isVerified }) => isVerified && type !== 'wallet')?.value
