import { brokenRules, ServiceError } from '@whocast/contract/error.ts'
import { isStated } from '@whocast/contract/visible.ts'
import {
  type ChannelName,
  channelKey,
  type Decision,
  type HideableField,
  LEAVE_RESOURCE,
  noDecision,
  type OwnersWords,
  readDecision,
  writeDecision,
  writeLeave,
} from '@whocast/evidence/forms/owner-decision.ts'
import type { Authority, SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import { type Address, getAddress, type Hex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { Custody, Removal } from '../people/port.ts'
import { custodyOf } from './authority.ts'
import { checkFidSigner } from './farcaster.ts'
import { type Owner, requireOwner, resolveOwner } from './owner.ts'
import type { Session } from './port.ts'
import { describeChanges } from './sentence.ts'
import { challenge, checkSigned, type OwnerContext } from './sign-in.ts'
import { fullSignature } from './signature.ts'

export interface Changes {
  isHidden?: boolean | undefined
  channels?: (ChannelName & { isHidden: boolean })[] | undefined
  credentials?: { uid: string; isHidden: boolean }[] | undefined
  /** Attesters to mute: their credentials are not shown. */
  issuers?: { attester: string; isHidden: boolean }[] | undefined
  fields?: { name: HideableField; isHidden: boolean }[] | undefined
  /** An empty text takes the owner's word back. */
  says?: { [Name in keyof OwnersWords]?: OwnersWords[Name] | undefined } | undefined
  publishes?: ChannelName[] | undefined
  order?: ChannelName[] | undefined
  /** `#rrggbb`; an empty text takes it back. */
  accent?: string | undefined
}

interface Statement {
  message: string
  decision: Decision
}

/** Returns the active decision about a profile, or one that changes nothing. */
async function decisionOf(
  { owners }: Pick<OwnerContext, 'owners'>,
  { of, keys }: Owner,
): Promise<Decision> {
  return { ...((await owners.decision(keys))?.decision ?? noDecision(of)), of }
}

/**
 * Returns the text with which an owner decides: the whole new decision, not only its changes.
 *
 * @param chainId that the message names; where the owner's wallet is a contract, that of their
 *   session
 * @throws ServiceError `forbidden`; `rule-broken` where the decision would be too long or of the
 *   wrong form
 */
export async function writeStatement(
  context: OwnerContext,
  session: Session,
  {
    changes,
    chainId,
    address,
  }: { changes: Changes; chainId?: number | undefined; address?: string | undefined },
): Promise<Statement> {
  const person = await resolveOwner(context, session)
  requireOwner(person)
  const decision = withChanges(await decisionOf(context, person), changes)
  const resources = writeDecision(decision)
  if (!readDecision(resources))
    throw brokenRules([
      { pointer: '', detail: 'the decision is too long, or not of the right form' },
    ])
  const text = [
    ...describeChanges(changes),
    'This replaces my earlier settings: the resources list all that apply.',
  ].join(' ')
  return {
    message: await writeMessage(context, session, { text, resources, chainId, address }),
    decision,
  }
}

/** Returns the text with which an owner leaves. */
export async function writeLeaving(
  context: OwnerContext,
  session: Session,
  { chainId, address }: { chainId?: number | undefined; address?: string | undefined },
): Promise<{ message: string }> {
  const person = await resolveOwner(context, session)
  requireOwner(person)
  const text = 'Forget me. Everything that is stored of me is removed.'
  return {
    message: await writeMessage(context, session, {
      text,
      resources: writeLeave(person.of),
      chainId,
      address,
    }),
  }
}

/** Writes a message of EIP-4361 with a new nonce, for `given.address` or who signed in. */
export async function writeMessage(
  context: OwnerContext,
  session: Session,
  {
    text,
    resources,
    chainId,
    address,
  }: {
    text: string
    resources: string[]
    chainId: number | undefined
    address: string | undefined
  },
): Promise<string> {
  const signer = address ?? session.address
  if (signer === null) {
    throw brokenRules([
      {
        pointer: '/address',
        detail: 'is required: an app key signed in, and a wallet has to sign this',
      },
    ])
  }
  const { nonce, domain, uri, issuedAt } = await challenge(context)
  return createSiweMessage({
    address: getAddress(signer),
    chainId: chainId ?? session.contractChainId ?? 1,
    domain,
    uri,
    nonce,
    version: '1',
    issuedAt: new Date(issuedAt * 1000),
    statement: text,
    resources,
  })
}

function withChanges(
  decision: Decision,
  { isHidden, says, publishes, order, accent, ...lists }: Changes,
): Decision {
  return {
    ...decision,
    isHidden: isHidden ?? decision.isHidden,
    channels: withEntries(
      decision.channels,
      lists.channels,
      ({ type, value }) => ({ type, value }),
      channelKey,
    ),
    credentials: withEntries(
      decision.credentials,
      lists.credentials,
      ({ uid }) => uid.toLowerCase(),
      String,
    ),
    issuers: withEntries(
      decision.issuers,
      lists.issuers,
      ({ attester }) => attester.toLowerCase(),
      String,
    ),
    fields: withEntries(decision.fields, lists.fields, ({ name }) => name, String),
    says: Object.fromEntries(
      Object.entries({ ...decision.says, ...says }).filter(
        ([, value]) => isStated(value) && value?.length !== 0,
      ),
    ),
    publishes: publishes ?? decision.publishes,
    order: order ?? decision.order,
    accent: accent === undefined ? decision.accent : accent.toLowerCase() || null,
  }
}

function withEntries<T, C extends { isHidden: boolean }>(
  stored: readonly T[],
  changes: readonly C[] | undefined,
  toEntry: (change: C) => T,
  nameOf: (entry: T) => string,
): T[] {
  const entries = new Map(stored.map((entry) => [nameOf(entry), entry]))
  for (const change of changes ?? []) {
    const entry = toEntry(change)
    if (change.isHidden) entries.set(nameOf(entry), entry)
    else entries.delete(nameOf(entry))
  }
  return [...entries.values()]
}

export interface SignedStatement {
  message: string
  signature: string
}

/** Checks that the session's signer or another address of the same person signed a statement. */
export async function checkStatement(
  context: OwnerContext,
  session: Session,
  given: SignedStatement,
) {
  const { message, by } = await checkSigned(context, given)
  const person = await resolveOwner(context, session)
  requireOwner(person)
  const contractChainId = by === 'contract' ? message.chainId : null
  const authority = await checkSigner(context, session, person, {
    address: message.address,
    contractChainId,
  })
  return { message, person, contractChainId, authority }
}

/** @throws ServiceError `forbidden`, `unauthorized`, `unavailable` */
async function checkSigner(
  context: OwnerContext,
  session: Session,
  { person }: Owner,
  signer: { address: Address; contractChainId: number | null },
): Promise<Authority> {
  if (session.fid === null && signer.address === session.address) {
    if (signer.contractChainId === session.contractChainId) return 'wallet'
    throw new ServiceError(
      'forbidden',
      'the statement has to name the chain that the session was signed in by',
    )
  }
  const other = await resolveOwner(context, { ...signer, fid: null })
  if (person && other.person?.profileID === person.profileID) {
    requireOwner(other)
    return 'wallet'
  }
  // The custody may have moved since the session began.
  if (session.fid !== null) return checkFidSigner(context.registries, session.fid, signer)
  requireOwner(other)
  throw new ServiceError('forbidden', 'another person signed this than the one who is signed in')
}

const notThePerson = (of: string) =>
  new ServiceError('rule-broken', `the statement is not about ${of}`)

/**
 * Puts a signed decision in force, in all processes within a second.
 *
 * @throws ServiceError `unauthorized`, `forbidden`, `rule-broken`, `unavailable`
 */
export async function decide(
  context: OwnerContext,
  session: Session,
  given: SignedStatement,
): Promise<SignedDecision> {
  const { message, person, contractChainId, authority } = await checkStatement(
    context,
    session,
    given,
  )
  const decision = readDecision(message.resources)
  if (!decision)
    throw new ServiceError('rule-broken', 'the message decides nothing that is known here')
  if (decision.of !== person.of) throw notThePerson(person.of)
  const signed: SignedDecision = {
    decision,
    address: message.address,
    contractChainId,
    authority,
    decidedAt: message.issuedAt,
    statement: message.text,
    signature:
      contractChainId === null ? fullSignature(given.signature as Hex) : (given.signature as Hex),
  }
  const { nonce, nonceExpiresAt } = message
  const custody =
    session.fid !== null && session.custody !== null
      ? { fid: session.fid, address: session.custody }
      : undefined
  const by = { keys: person.keys, custody, nonce, nonceExpiresAt }
  if (!(await context.owners.decide(signed, by))) throw usedNonce()
  return signed
}

/** The error for a nonce that was used before. */
export const usedNonce = () =>
  new ServiceError('unauthorized', 'the nonce was used before: ask for a new statement')

interface Receipt extends Omit<Removal, 'identifiers'> {
  at: number
  /** How many identifiers are kept out from now on. */
  identifiers: number
}

/**
 * Forgets the owner, as the operator's command does.
 *
 * @throws ServiceError `unauthorized`, `forbidden`, `rule-broken`, `unavailable`
 */
export async function leave(
  context: OwnerContext,
  session: Session,
  given: SignedStatement,
): Promise<Receipt> {
  const { message, person } = await checkStatement(context, session, given)
  if (message.resources.length !== 2 || message.resources[1] !== LEAVE_RESOURCE)
    throw new ServiceError('rule-broken', 'the message does not ask to be forgotten')
  if (message.resources[0] !== writeLeave(person.of)[0]) throw notThePerson(person.of)
  if (!(await context.owners.spend(message.nonce, message.nonceExpiresAt))) throw usedNonce()
  await context.owners.record({ action: 'left', who: person.of, address: message.address })
  const custody = await holderOf(context, person.of)
  const { identifiers, ...removal } = await context.forget(person.of, { custody })
  return { ...removal, identifiers: identifiers.length, at: Math.floor(context.clock() / 1000) }
}

/** Returns who holds the fid of a person now: the removal does not bind a later holder. */
async function holderOf(context: OwnerContext, of: string): Promise<Custody | undefined> {
  if (!of.startsWith('fid:')) return undefined
  const fid = Number(of.slice('fid:'.length))
  const known = await custodyOf(context, fid)
  if (known) return { fid, address: known }
  const stored = await context.people.findingsUnder([`farcaster:${fid}`])
  return stored.flatMap(({ evidence }) => evidence?.custody ?? []).find((one) => one.fid === fid)
}
