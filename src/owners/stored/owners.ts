import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Changes } from '../../db/changes.ts'
import type { Write } from '../../db/engines/engine.ts'
import { useNonce } from '../../db/nonce.ts'
import type { Tables } from '../../db/schema.ts'
import { readDecisions } from '../../people/decided/decisions.ts'
import type { PeopleContext } from '../../people/stored/context.ts'
import type { Owners, StoredAboutPerson } from '../port.ts'
import { readAudit, recordAction } from './audit.ts'
import { confirmDecision, decisionsToCheck, waitingDecisions } from './decisions.ts'
import { readOnchain, readPerson } from './person.ts'
import { endDecision, putDecision } from './put-decision.ts'
import { closeOthers, closeSession, endSession, findSession, openSession } from './sessions.ts'

const SECRET = 'nonce_secret'

export interface OwnersContext extends PeopleContext {
  changes: Changes
  /** Returns the mentions of the bot by these fids. */
  readMentionsBy(
    db: Kysely<Tables>,
    fids: readonly number[],
  ): Promise<StoredAboutPerson['mentions']>
}

/** Owners on one engine. */
export function createOwners(context: OwnersContext): Owners {
  const { engine, clock, changes, forgotten } = context
  const now = () => Math.floor(clock() / 1000)
  let secret: Promise<string> | null = null
  return {
    nonceSecret: engine.traced('owners.nonceSecret', () => {
      secret ??= engine.write(storedSecret).catch((error: unknown) => {
        secret = null
        throw error
      })
      return secret
    }),
    open: engine.traced('owners.open', (session, given) =>
      engine.write((trx) => openSession(trx, session, { ...given, now: now() })),
    ),
    session: engine.traced('owners.session', (hash) => findSession(context, hash)),
    confirm: engine.traced('owners.confirm', (hash, checkedAt) =>
      engine.write(async (trx) => {
        await trx
          .updateTable('session')
          .set({ checked_at: checkedAt })
          .where('hash', '=', hash)
          .execute()
      }),
    ),
    end: engine.traced('owners.end', (session) =>
      engine.write((trx) => endSession(trx, session, now())),
    ),
    closeOthers: engine.traced('owners.closeOthers', (session, keys) =>
      engine.write((trx) => closeOthers({ engine, trx }, { session, keys, now: now() })),
    ),
    close: engine.traced('owners.close', (hash) =>
      engine.write((trx) => closeSession(trx, hash, now())),
    ),
    person: engine.traced('owners.person', (key) => readPerson(context, key)),
    held: engine.traced('owners.held', (keys, profileID) => readOnchain(context, keys, profileID)),
    decision: engine.traced('owners.decision', async (keys) => {
      const [newest] = await engine.read((db) => readDecisions(engine, db, keys))
      return newest ?? null
    }),
    decide: engine.traced('owners.decide', (signed, { keys, nonce, nonceExpiresAt }) =>
      changes.write(async (trx, markChanged) => {
        if (!(await useNonce(trx, { nonce, expiresAt: nonceExpiresAt, now: now() }))) return false
        for (const key of (await forgotten.among(trx, keys)).keys()) await forgotten.undo(trx, key)
        await putDecision(context, trx, markChanged, { signed, keys })
        const { of } = signed.decision
        await recordAction(trx, { at: now(), action: 'decided', who: of, address: signed.address })
        return true
      }),
    ),
    decisionsToCheck: engine.traced('owners.decisionsToCheck', (before, limit) =>
      decisionsToCheck(engine, before, limit),
    ),
    confirmDecision: engine.traced('owners.confirmDecision', (signed, authority) =>
      engine.write((trx) => confirmDecision(trx, signed, { authority, now: now() })),
    ),
    endDecision: engine.traced('owners.endDecision', (signed) =>
      changes.write(async (trx, markChanged) => {
        if (!(await endDecision(context, trx, markChanged, signed))) return
        const { of } = signed.decision
        await recordAction(trx, { at: now(), action: 'ended', who: of, address: signed.address })
      }),
    ),
    waiting: engine.traced('owners.waiting', () => waitingDecisions(engine)),
    spend: engine.traced('owners.spend', (nonce, expiresAt) =>
      engine.write((trx) => useNonce(trx, { nonce, expiresAt, now: now() })),
    ),
    isForgotten: engine.traced(
      'owners.isForgotten',
      async (key) => (await engine.write((trx) => forgotten.among(trx, [key]))).size > 0,
    ),
    record: engine.traced('owners.record', (entry) =>
      engine.write((trx) => recordAction(trx, { at: now(), ...entry })),
    ),
    audit: engine.traced('owners.audit', (limit, keys) => readAudit(engine, limit, keys)),
  }
}

async function storedSecret(trx: Write): Promise<string> {
  await trx
    .insertInto('setting')
    .values({ name: SECRET, value: randomBytes(32).toString('base64url') })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', SECRET)
    .executeTakeFirstOrThrow()
  return row.value
}
