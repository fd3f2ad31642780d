import { toVerification } from '@whocast/contract/verification.ts'
import { wireTime } from '@whocast/contract/wire-time.ts'
import type { z } from 'zod'
import { readJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { refuseOtherSites, requireOwnOrigin, sessionCookie } from '../http/own-origin.ts'
import type { AccountOutcome } from '../owners/account-looker.ts'
import {
  claimAccount,
  lookAgain,
  type OwnersAccounts,
  readClaims,
  writeAccountStatement,
} from '../owners/accounts.ts'
import { decide, leave, writeLeaving, writeStatement } from '../owners/decide.ts'
import { setNotifications } from '../owners/notifications.ts'
import type { Session } from '../owners/port.ts'
import {
  accountSchema,
  changesSchema,
  notificationsSchema,
  type ownAccountsSchema,
  type ownSchema,
  signInSchema,
} from '../owners/schema.ts'
import type { OwnerContext } from '../owners/sign-in.ts'
import {
  type ChannelRow,
  channelRows,
  fieldRows,
  type OwnersView,
  readOwn,
  readRequested,
} from '../owners/stored-data.ts'
import type { Lookup } from '../people/lookup.ts'
import { requireOpen, requireSession, sendPrivate, toWireSession } from './session.ts'
import { parseBody } from './validate.ts'
import { toWireRecord } from './wire.ts'

interface MeRouteOptions {
  owner: OwnerContext | null
  lookup: Pick<Lookup, 'one'>
  /** Our public origin. */
  baseUrl: string
}

/** `/me`: the data stored about the signed-in person, and their decisions about it. */
export function createMeRoutes({ owner: parts, lookup, baseUrl }: MeRouteOptions) {
  /** The body of a request that changes something, and who sends it. */
  async function signed(request: Request, exchange: Exchange) {
    const owner = requireOpen(parts)
    requireOwnOrigin(exchange, baseUrl)
    const session = await requireSession(owner, exchange)
    return { owner, session, body: await readJson(request) }
  }

  return {
    /** Everything, by source. */
    async get(exchange: Exchange): Promise<Response> {
      const owner = requireOpen(parts)
      refuseOtherSites(exchange)
      const session = await requireSession(owner, exchange)
      return sendPrivate(
        toWireOwn(session, await readRequested(owner, lookup, session)),
        exchange,
        baseUrl,
      )
    },

    /** The text to sign for a change. */
    async statement(request: Request, exchange: Exchange): Promise<Response> {
      const { owner, session, body } = await signed(request, exchange)
      const { chainId, address, isLeaving, account, ...changes } = parseBody(changesSchema, body)
      const statement = isLeaving
        ? await writeLeaving(owner, session, { chainId, address })
        : account
          ? await writeAccountStatement(owner, session, {
              account,
              isWithdrawn: account.isWithdrawn,
              chainId,
              address,
            })
          : await writeStatement(owner, session, { changes, chainId, address })
      return sendPrivate({ message: statement.message }, exchange, baseUrl)
    },

    /** Puts a signed statement in force. */
    async decide(request: Request, exchange: Exchange): Promise<Response> {
      const { owner, session, body } = await signed(request, exchange)
      await decide(owner, session, parseBody(signInSchema, body))
      return sendPrivate(toWireOwn(session, await readOwn(owner, session)), exchange, baseUrl)
    },

    /** The accounts that the owner claims by statements. */
    async accounts(exchange: Exchange): Promise<Response> {
      const owner = requireOpen(parts)
      refuseOtherSites(exchange)
      const session = await requireSession(owner, exchange)
      return sendPrivate(toWireAccounts(await readClaims(owner, session), null), exchange, baseUrl)
    },

    /** Takes a signed statement about an account, or looks at a claimed one again. */
    async claim(request: Request, exchange: Exchange): Promise<Response> {
      const { owner, session, body } = await signed(request, exchange)
      const given = parseBody(accountSchema, body)
      const outcome = await ('message' in given
        ? claimAccount(owner, session, given)
        : lookAgain(owner, session, given))
      return sendPrivate(
        toWireAccounts(await readClaims(owner, session), outcome),
        exchange,
        baseUrl,
      )
    },

    /** Turns messages in Farcaster clients off or on. */
    async notifications(request: Request, exchange: Exchange): Promise<Response> {
      const { owner, session, body } = await signed(request, exchange)
      const { isOn } = parseBody(notificationsSchema, body)
      const { isMuted, clients } = await setNotifications(owner, session, isOn)
      return sendPrivate({ notifications: { isOn: !isMuted, clients } }, exchange, baseUrl)
    },

    /** Forgets who is signed in; the session ends with it. */
    async leave(request: Request, exchange: Exchange): Promise<Response> {
      const { owner, session, body } = await signed(request, exchange)
      const { at, ...receipt } = await leave(owner, session, parseBody(signInSchema, body))
      return sendPrivate({ receipt: { at: wireTime(at), ...receipt } }, exchange, baseUrl, {
        'set-cookie': sessionCookie(null),
      })
    },
  }
}

const toWireAccounts = (
  { claims, words }: OwnersAccounts,
  outcome: AccountOutcome | null,
): z.infer<typeof ownAccountsSchema> => ({
  ...(outcome === null ? {} : { outcome }),
  claims: claims.map(
    ({ account: { type, value }, checkedAt, lapsedAt, pendingSince, nextCheckAt, ...claim }) => ({
      type,
      value,
      ...claim,
      ...(checkedAt === undefined ? {} : { checkedAt: wireTime(checkedAt) }),
      ...(lapsedAt === undefined ? {} : { lapsedAt: wireTime(lapsedAt) }),
      ...(pendingSince === undefined ? {} : { pendingSince: wireTime(pendingSince) }),
      ...(nextCheckAt === undefined ? {} : { nextCheckAt: wireTime(nextCheckAt) }),
    }),
  ),
  words,
})

/** Returns the stored data in the format of the response. */
function toWireOwn(
  session: Session,
  { whose: owner, decision, signed, held: stored, issuers, isForgotten, notifications }: OwnersView,
): z.infer<typeof ownSchema> {
  const { person, objection, of, key } = owner
  const mayFollow = objection === null
  return {
    session: toWireSession(session),
    isForgotten,
    ...(objection === null ? {} : { objection }),
    of: mayFollow ? of : key,
    ...(person && mayFollow ? { profileID: person.profileID } : {}),
    identifiers: owner.keys.filter((one) => !one.startsWith('id:')),
    channels: mayFollow ? channelRows(person, decision).map(toWireRow) : [],
    fields: mayFollow ? fieldRows(person, decision) : [],
    ...(issuers ? { issuers } : {}),
    ...(signed
      ? {
          decision: {
            ...decision,
            decidedAt: wireTime(signed.decidedAt),
            statement: signed.statement,
            signature: signed.signature,
          },
        }
      : {}),
    ...(notifications
      ? { notifications: { isOn: !notifications.isMuted, clients: notifications.clients } }
      : {}),
    ...(stored ? { held: toWireStored(stored) } : {}),
  }
}

function toWireRow({ checkedAt, verification, ...row }: ChannelRow) {
  return {
    ...row,
    ...(checkedAt === undefined ? {} : { checkedAt: wireTime(checkedAt) }),
    ...(verification
      ? { verification: { ...verification, checkedAt: wireTime(verification.checkedAt) } }
      : {}),
  }
}

function toWireStored({
  findings,
  credentials,
  changes,
  mentions,
  sessions,
  audit,
}: NonNullable<OwnersView['held']>) {
  return {
    findings: findings.map(({ source, scope, checkedAt, fields, channels }) => ({
      source,
      scope,
      checkedAt: wireTime(checkedAt),
      fields,
      channels: channels.map(({ proof: _, grade, ...channel }) => ({
        ...channel,
        ...(channel.isVerified
          ? { verification: toVerification(grade, source, checkedAt).grade }
          : {}),
      })),
    })),
    credentials: credentials.map((record) => ({
      ...toWireRecord(record),
      isPublic: record.isPublic,
    })),
    changes: changes.map(({ at, type }) => ({ at: wireTime(Math.floor(at / 1000)), type })),
    mentions: mentions.map(({ receivedAt, status }) => ({
      receivedAt: wireTime(Math.floor(receivedAt / 1000)),
      status,
    })),
    sessions: sessions.map(({ createdAt, expiresAt, address, fid }) => ({
      address,
      ...(fid === null ? {} : { fid }),
      createdAt: wireTime(createdAt),
      expiresAt: wireTime(expiresAt),
    })),
    audit: audit.map(({ at, ...line }) => ({ at: wireTime(at), ...line })),
  }
}
