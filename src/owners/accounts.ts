import { accountKey, linkScope } from '@whocast/contract/account-link.ts'
import { writeAccountTokens } from '@whocast/contract/account-token.ts'
import { parseHandle, trimHandle } from '@whocast/contract/channel.ts'
import { channelUrl } from '@whocast/contract/channel-url.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import {
  type OwnerClaim,
  ownerScope,
  readClaim,
  writeClaim,
} from '@whocast/evidence/forms/owner-claim.ts'
import { type ChannelName, channelKey } from '@whocast/evidence/forms/owner-decision.ts'
import type { AccountOutcome } from './account-looker.ts'
import { checkStatement, type SignedStatement, usedNonce, writeMessage } from './decide.ts'
import { type Owner, requireOwner, resolveOwner } from './owner.ts'
import type { Session } from './port.ts'
import type { OwnerContext } from './sign-in.ts'
import { fullSignature } from './signature.ts'

/** Accounts that one owner may claim. */
export const MAX_CLAIMS = 16

interface ClaimedByOwner {
  account: ChannelName
  url?: string
  isConfirmed: boolean
  /** When it was last read with success, unix seconds. */
  checkedAt?: number
  /** Confirmed before, and since when no longer, unix seconds. */
  lapsedAt?: number
  /** Since when it waits for a second reading, unix seconds. */
  pendingSince?: number
  unreadableReason?: string
  /** When it is read again, at the first lookup after that, unix seconds. */
  nextCheckAt?: number
}

export interface OwnersAccounts {
  claims: ClaimedByOwner[]
  /** Tokens: any of them on an account names the person. */
  words: string[]
}

/** Returns the text with which an owner claims an account, or withdraws the claim. */
export async function writeAccountStatement(
  context: OwnerContext,
  session: Session,
  {
    account,
    isWithdrawn = false,
    chainId,
    address,
  }: {
    account: ChannelName
    isWithdrawn?: boolean | undefined
    chainId?: number | undefined
    address?: string | undefined
  },
): Promise<{ message: string }> {
  const person = await requireKnown(context, session)
  const { type } = account
  const value = trimHandle(type, account.value)
  const claim: OwnerClaim = { of: person.of, account: { type, value }, isWithdrawn }
  const resources = writeClaim(claim)
  if (!readClaim(resources))
    throw new ServiceError(
      'rule-broken',
      `there is no ${type} account of that name, or none that could be confirmed`,
    )
  const name = `${type}:${value}`
  const text = isWithdrawn ? `I no longer say that I am ${name}.` : `I am ${name}.`
  return { message: await writeMessage(context, session, { text, resources, chainId, address }) }
}

/** @throws ServiceError `forbidden`; `not-found` where nothing is stored of the signer */
async function requireKnown(context: OwnerContext, session: Session): Promise<Owner> {
  const person = await resolveOwner(context, session)
  requireOwner(person)
  if (!person.person)
    throw new ServiceError(
      'not-found',
      'nothing is known of you yet that an account could be linked to',
    )
  return person
}

/**
 * Takes a signed claim, or its withdrawal, and looks at the account.
 *
 * @throws ServiceError `unauthorized`, `forbidden`, `rule-broken`, `unavailable`
 */
export async function claimAccount(
  context: OwnerContext,
  session: Session,
  given: SignedStatement,
): Promise<AccountOutcome | null> {
  const { message, contractChainId, person } = await checkStatement(context, session, given)
  const claim = readClaim(message.resources)
  if (!claim) throw new ServiceError('rule-broken', 'the message names no account')
  if (claim.of !== person.of || !person.person)
    throw new ServiceError('rule-broken', `the statement is not about ${person.of}`)
  const proof = {
    method: 'owner-statement' as const,
    text: message.text,
    address: message.address,
    signature:
      contractChainId === null
        ? fullSignature(given.signature as `0x${string}`)
        : (given.signature as `0x${string}`),
    ...(contractChainId === null ? {} : { contractChainId }),
  }
  const record = await context.owners.claim({ ...claim, proof }, message)
  if (!record) throw usedNonce()
  return look(context, record, claim.account)
}

/** Reads a claimed account again. @throws ServiceError `forbidden`; `not-found` if not claimed */
export async function lookAgain(
  context: OwnerContext,
  session: Session,
  account: ChannelName,
): Promise<AccountOutcome | null> {
  const person = await requireKnown(context, session)
  const record = await recordOf(context, person.of)
  if (!record?.channels.some((one) => channelKey(one) === channelKey(account)))
    throw new ServiceError('not-found', 'you do not claim this account: sign that first')
  return look(context, record, account)
}

async function look(
  context: OwnerContext,
  record: Finding,
  { type, value }: ChannelName,
): Promise<AccountOutcome | null> {
  const { accounts, people } = context
  if (!accounts)
    throw new ServiceError(
      'not-configured',
      'accounts elsewhere are not looked at here (ACCOUNTS=off)',
    )
  const account = accountKey({ type, handle: parseHandle(type, value) ?? value })
  return accounts.look(
    record,
    account,
    async (better) => void (await people.save(better, { refreshAt: null })),
  )
}

async function recordOf(
  { people }: Pick<OwnerContext, 'people'>,
  of: string,
): Promise<Finding | null> {
  const found = await people.findingsUnder([ownerScope(of)])
  return found[0] ?? null
}

/** The accounts that an owner claims by statements. */
export async function readClaims(context: OwnerContext, session: Session): Promise<OwnersAccounts> {
  const person = await resolveOwner(context, session)
  requireOwner(person)
  const record = await recordOf(context, person.of)
  const types = [...new Set((record?.channels ?? []).map(({ type }) => type))]
  const links = await context.people.findingsUnder(
    types.map((type) => linkScope(type, ownerScope(person.of))),
  )
  const claims = (record?.channels ?? []).map(({ type, value }): ClaimedByOwner => {
    const finding = links.find(({ source }) => source === type)
    const row = finding?.channels.find((one) => channelKey(one) === channelKey({ type, value }))
    const url = channelUrl(type, value)
    const account = accountKey({ type, handle: parseHandle(type, value) ?? value })
    const nextCheckAt = record && context.accounts?.nextCheckAt(record, account)
    return {
      account: { type, value },
      ...(url === undefined ? {} : { url }),
      isConfirmed: row?.isVerified === true,
      ...(finding && row ? { checkedAt: finding.checkedAt } : {}),
      ...(row?.lapsedAt === undefined ? {} : { lapsedAt: row.lapsedAt }),
      ...(row?.pendingSince === undefined ? {} : { pendingSince: row.pendingSince }),
      ...(row?.unreadableReason === undefined ? {} : { unreadableReason: row.unreadableReason }),
      ...(nextCheckAt ? { nextCheckAt } : {}),
    }
  })
  return { claims, words: writeAccountTokens(person.keys, new URL(context.baseUrl).origin) }
}
