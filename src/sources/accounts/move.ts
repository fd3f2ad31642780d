import { accountKey, type ClaimedAccount, linkScope } from '@whocast/contract/account-link.ts'
import { type ChannelType, parseHandle } from '@whocast/contract/channel.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import type { People } from '../../people/port.ts'

/** How long a link waits, in seconds, when the account is or was confirmed for another profile. */
export const WAIT_SECONDS = 24 * 60 * 60

interface AccountHolder {
  profileID: string
  isConfirmed: boolean
}

type Account = Pick<ClaimedAccount, 'type' | 'handle'>

const isRowOf = ({ type, handle }: Account, row: { type: ChannelType; value: string }): boolean =>
  row.type === type && parseHandle(row.type, row.value) === handle

/**
 * Returns the other profiles for which an account is or was confirmed.
 *
 * @param identity the keys of the person who is not meant, `id:` among them
 */
export async function findHolders(
  people: Pick<People, 'find'>,
  account: Account,
  identity: ReadonlySet<string>,
): Promise<AccountHolder[]> {
  const found = await people.find(accountKey(account), { proof: true, claims: true })
  return found.flatMap(({ profile: { profileID, channels } }) => {
    if (identity.has(`id:${profileID}`)) return []
    const row = channels.find((one) => one.source === account.type && isRowOf(account, one))
    if (!row || !(row.isVerified || row.lapsedAt !== undefined)) return []
    return [{ profileID, isConfirmed: row.isVerified }]
  })
}

/** Returns the records that confirmed a profile's link to an account. */
export async function recordsOfLink(
  people: Pick<People, 'findingsOf' | 'findingsUnder'>,
  profileID: string,
  account: Account,
): Promise<Finding[]> {
  const prefix = linkScope(account.type, '')
  const scopes = (await people.findingsOf(profileID)).flatMap(({ source, scope, channels }) =>
    source === account.type &&
    scope.startsWith(prefix) &&
    channels.some((row) => row.isVerified && isRowOf(account, row))
      ? [scope.slice(prefix.length)]
      : [],
  )
  return scopes.length === 0 ? [] : people.findingsUnder(scopes)
}
