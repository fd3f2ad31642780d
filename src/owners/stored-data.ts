import { type CredentialRecord, toCredential } from '@whocast/contract/credential.ts'
import { nameOf } from '@whocast/contract/display.ts'
import type { Channel } from '@whocast/contract/profile.ts'
import { OWNER_SOURCE } from '@whocast/evidence/apply-decisions.ts'
import {
  channelKey,
  type Decision,
  hideableFields,
  noDecision,
} from '@whocast/evidence/forms/owner-decision.ts'
import type { SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { NotificationState } from '../changes/notifications/port.ts'
import type { Lookup } from '../people/lookup.ts'
import { notificationsOf } from './notifications.ts'
import { type Owner, resolveOwner } from './owner.ts'
import type { Session, StoredAboutPerson } from './port.ts'
import type { OwnerContext } from './sign-in.ts'

export interface OwnersView {
  whose: Owner
  /** In force. */
  decision: Decision
  signed: SignedDecision | null
  /** Everything that is stored; null where the signer may not see it. */
  held: StoredAboutPerson | null
  /** The issuers of their credentials; null where the signer may not see them. */
  issuers: IssuerRow[] | null
  /** They left, and nothing is stored. */
  isForgotten: boolean
  /** Whether they are notified of changes; null if no client of theirs has turned that on. */
  notifications: NotificationState | null
}

/** Reads everything that is stored of who is signed in. */
export async function readOwn(context: OwnerContext, session: Session): Promise<OwnersView> {
  const { owners } = context
  const person = await resolveOwner(context, session)
  const signed = await owners.decision(person.keys)
  const decision = signed ? { ...signed.decision, of: person.of } : noDecision(person.of)
  const stored =
    person.objection === null
      ? await owners.held(person.keys, person.person?.profileID ?? null)
      : null
  return {
    whose: person,
    decision,
    signed,
    held: stored,
    issuers: stored && (await issuerRows(context, stored.credentials, decision)),
    isForgotten: await owners.isForgotten(person.key),
    notifications: await notificationsOf(context, person),
  }
}

/** Ends all sessions that the owner sees, except this one. Returns how many. */
export async function signOutOthers(context: OwnerContext, session: Session): Promise<number> {
  const { keys } = await resolveOwner(context, session)
  return context.owners.closeOthers(session, keys)
}

/** Returns a person's stored data; if they were never looked up, queries the sources first. */
export async function readRequested(
  context: OwnerContext,
  lookup: Pick<Lookup, 'one'>,
  session: Session,
): Promise<OwnersView> {
  const own = await readOwn(context, session)
  if (own.whose.person || own.isForgotten) return own
  const { fid, address } = session
  const requested =
    fid !== null
      ? ({ kind: 'fid', fid } as const)
      : address !== null
        ? ({ kind: 'eth', address } as const)
        : null
  if (requested) await lookup.one(requested).catch(() => null)
  return readOwn(context, session)
}

export type ChannelRow = Pick<
  Channel,
  'type' | 'value' | 'source' | 'isVerified' | 'verification'
> & {
  checkedAt?: number
  isHidden: boolean
}

/** The accounts of a person, hidden ones too. */
export function channelRows(person: Owner['person'], decision: Decision): ChannelRow[] {
  const hidden = new Set(decision.channels.map(channelKey))
  // A locked account has no value to hide or to order.
  const open = (person?.channels ?? []).filter(({ isLocked }) => !isLocked)
  const known = open.map(
    ({ proof: _, ...channel }): ChannelRow => ({
      ...channel,
      isHidden: decision.isHidden || hidden.has(channelKey(channel)),
    }),
  )
  const names = new Set(known.map(channelKey))
  // Hidden ones stay in sight of their owner when no source names them any more.
  const gone = decision.channels.filter((one) => !names.has(channelKey(one)))
  return [
    ...known,
    ...gone.map((one) => ({
      ...one,
      isVerified: false as const,
      source: OWNER_SOURCE,
      isHidden: true,
    })),
  ]
}

export interface IssuerRow {
  /** As rows of credentials name it, in lower case. */
  attester: string
  /** Name of its stored profile. */
  name?: string
  /** How many credentials by it are stored, private and revoked ones too. */
  credentials: number
  /** Whether the owner muted it. */
  isHidden: boolean
}

/** Returns the attester of a credential, as decisions name it. */
export const attesterOf = (record: CredentialRecord): string =>
  toCredential(record).attester.toLowerCase()

/** Issuers that are listed, besides muted ones, and whose profiles are read. */
const MAX_ISSUERS = 100

async function issuerRows(
  { people }: Pick<OwnerContext, 'people'>,
  credentials: readonly CredentialRecord[],
  { issuers: muted = [] }: Decision,
): Promise<IssuerRow[]> {
  const counts = new Map(muted.map((attester) => [attester, 0]))
  for (const attester of credentials.map(attesterOf))
    counts.set(attester, (counts.get(attester) ?? 0) + 1)
  const hidden = new Set(muted)
  const rows = [...counts]
    .map(([attester, amount]) => ({
      attester,
      credentials: amount,
      isHidden: hidden.has(attester),
    }))
    .sort((a, b) => Number(b.isHidden) - Number(a.isHidden) || b.credentials - a.credentials)
    .slice(0, muted.length + MAX_ISSUERS)
  const keys = rows.map(({ attester }) => profileKey(attester))
  const wanted = [...new Set(keys.filter((key) => key !== null))].slice(0, MAX_ISSUERS)
  const found = wanted.length === 0 ? [] : await people.findMany(wanted)
  const names = new Map(
    wanted.flatMap((key, index) => {
      const [one] = found[index] ?? []
      return one ? [[key, nameOf(one.profile)] as const] : []
    }),
  )
  return rows.map((row, index) => {
    const name = names.get(keys[index] ?? '')
    return name === undefined ? row : { ...row, name }
  })
}

/** Returns the key of an attester who signs; null for the name of an issuer. */
function profileKey(attester: string): string | null {
  if (/^0x[0-9a-f]{40}$/.test(attester)) return `eth:${attester}`
  return /^fid:[1-9]\d{0,15}$/.test(attester) ? attester : null
}

/** The fields of a person in the words that count, hidden ones too. */
export function fieldRows(person: Owner['person'], decision: Decision) {
  const fields: Record<string, unknown> = { ...person?.fields, ...decision.says }
  return hideableFields.flatMap((name) =>
    fields[name] === undefined && !decision.fields.includes(name)
      ? []
      : [
          {
            name,
            value: fields[name],
            isHidden: decision.isHidden || decision.fields.includes(name),
          },
        ],
  )
}
