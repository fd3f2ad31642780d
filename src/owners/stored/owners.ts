import type { Authority, SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Kysely } from 'kysely'
import type { Changes } from '../../db/changes.ts'
import type { Write } from '../../db/engines/engine.ts'
import { useNonce } from '../../db/nonce.ts'
import type { Tables } from '../../db/schema.ts'
import { storedSecret } from '../../db/stored-secret.ts'
import { traceAll } from '../../db/traced.ts'
import { lazily } from '../../kit/lazily.ts'
import { readDecisions } from '../../people/decided/decisions.ts'
import type { Custody } from '../../people/port.ts'
import type { PeopleContext } from '../../people/stored/context.ts'
import { readmit } from '../../people/stored/suppress.ts'
import type { AuditEntry, Session, StoredAboutPerson } from '../port.ts'
import { readAudit, recordAction } from './audit.ts'
import { confirmDecision, decisionsToCheck, waitingDecisions } from './decisions.ts'
import { readOnchain, readPerson } from './person.ts'
import { putClaim, type SignedClaim } from './put-claim.ts'
import { endDecision, putDecision } from './put-decision.ts'
import {
  closeOthers,
  closeSession,
  endSession,
  findSession,
  type Nonce,
  type Opening,
  openSession,
} from './sessions.ts'

const SECRET = 'nonce_secret'

export interface OwnersContext extends PeopleContext {
  changes: Changes
  /** Returns the mentions of the bot by these fids. */
  readMentionsBy(
    db: Kysely<Tables>,
    fids: readonly number[],
  ): Promise<StoredAboutPerson['mentions']>
}

/** Opens sessions of owners, what they decided, and the audit log, on one engine. */
export function createOwners(context: OwnersContext) {
  const { engine, clock, changes, forgotten } = context
  const now = () => Math.floor(clock() / 1000)
  const recordOwner = (
    trx: Write,
    action: AuditEntry['action'],
    { of, address }: { of: string; address: string },
  ) => recordAction(trx, { at: now(), action, who: of, address })
  return traceAll(engine, 'owners', {
    /** Returns the key of the nonces' MAC, shared by all processes. */
    nonceSecret: lazily(() => engine.write((trx) => storedSecret(trx, SECRET))),
    /** Stores a session and uses up its nonce; false, and nothing stored, where that was used. */
    open: (session: Session, given: Opening) =>
      engine.write((trx) => openSession(trx, session, { ...given, now: now() })),
    session: (hash: string) => findSession(context, hash),
    /** Records that the authority of a session was checked. */
    confirm: (hash: string, checkedAt: number) =>
      engine.write(async (trx) => {
        await trx
          .updateTable('session')
          .set({ checked_at: checkedAt })
          .where('hash', '=', hash)
          .execute()
      }),
    /** Ends a session whose signer has lost authority. */
    end: (session: Session) => engine.write((trx) => endSession(trx, session, now())),
    /** Ends all sessions of a person, by their keys, except this one. Returns how many. */
    closeOthers: (session: Session, keys: readonly string[]) =>
      engine.write((trx) => closeOthers({ engine, trx }, { session, keys, now: now() })),
    /** Ends a session, in all processes at once. Returns whether it was live. */
    close: (hash: string) => engine.write((trx) => closeSession(trx, hash, now())),
    /** Returns the profile a key belongs to, by all sources; null if none is stored. */
    person: (key: string) => readPerson(context, key),
    /** Returns everything that is stored about the holder of these keys. */
    held: (keys: readonly string[], profileID: string | null) =>
      readOnchain(context, keys, profileID),
    /** Returns the active decision about the profile with these keys; null if there is none. */
    async decision(keys: readonly string[]): Promise<SignedDecision | null> {
      const [newest] = await engine.read((db) => readDecisions(engine, db, keys))
      return newest ?? null
    },
    /**
     * Activates a decision in place of earlier ones. Ends the suppression of its profile.
     *
     * @param given.keys every key of the person
     * @returns false where the nonce was used before; nothing changes then
     */
    decide: (
      signed: SignedDecision,
      {
        keys,
        custody,
        nonce,
        nonceExpiresAt,
      }: Nonce & { keys: readonly string[]; custody?: Custody | undefined },
    ) =>
      changes.write(async (trx, markChanged) => {
        if (!(await useNonce(trx, { nonce, expiresAt: nonceExpiresAt, now: now() }))) return false
        await readmit(forgotten, trx, keys, custody)
        await putDecision(context, trx, markChanged, { signed, keys })
        await recordOwner(trx, 'decided', { of: signed.decision.of, address: signed.address })
        return true
      }),
    /**
     * Stores or ends an owner's claim to an account.
     *
     * @returns the record of all claims; null where the nonce was used before
     * @throws ServiceError `rule-broken` if they would be too many
     */
    claim: (signed: SignedClaim, { nonce, nonceExpiresAt }: Nonce) =>
      changes.write(async (trx, markChanged) => {
        if (!(await useNonce(trx, { nonce, expiresAt: nonceExpiresAt, now: now() }))) return null
        const record = await putClaim(context, trx, markChanged, signed)
        const action = signed.isWithdrawn ? 'withdrew' : 'claimed'
        await recordOwner(trx, action, { of: signed.of, address: signed.proof.address })
        return record
      }),
    /** Lists decisions whose authority was last checked before a time (unix seconds). */
    decisionsToCheck: (before: number, limit: number) =>
      decisionsToCheck(engine, { before, limit, now: now() }),
    /** Records that the signer of a decision still has this authority. */
    confirmDecision: (signed: SignedDecision, authority: Authority) =>
      engine.write((trx) => confirmDecision(trx, signed, { authority, now: now() })),
    /** Deactivates a decision whose signer has lost authority, with an audit line. */
    endDecision: (signed: SignedDecision) =>
      changes.write(async (trx, markChanged) => {
        if (!(await endDecision(context, trx, markChanged, signed))) return
        await recordOwner(trx, 'ended', { of: signed.decision.of, address: signed.address })
      }),
    /** Returns decisions about profiles without other stored data, for export. */
    waiting: () => waitingDecisions(engine),
    /** Uses up a nonce alone. Returns false where it was used before. */
    spend: (nonce: string, expiresAt: number) =>
      engine.write((trx) => useNonce(trx, { nonce, expiresAt, now: now() })),
    /** Returns true if this key was forgotten on request. */
    isForgotten: async (key: string) =>
      (await engine.read((db) => forgotten.among(db, [key]))).size > 0,
    /** Adds a line to the audit log. */
    record: (entry: Omit<AuditEntry, 'at'>) =>
      engine.write((trx) => recordAction(trx, { at: now(), ...entry })),
    /** Returns the audit log, the newest first: of all, or of the profile with these keys. */
    audit: (limit: number, keys?: readonly string[]) => readAudit(engine, limit, keys),
  })
}
