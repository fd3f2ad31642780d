import type { Authority, SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Engine, Write } from '../../db/engines/engine.ts'
import { MAX_SKEW_SECONDS } from '../../kit/clock.ts'
import { toSigned } from '../../people/decided/decisions.ts'

/** Stores a decision. */
export async function writeSigned(trx: Write, signed: SignedDecision): Promise<void> {
  await trx
    .insertInto('owner_decision')
    .values({
      of: signed.decision.of,
      address: signed.address,
      contract_chain_id: signed.contractChainId,
      decided_at: signed.decidedAt,
      statement: signed.statement,
      signature: signed.signature,
      authority: signed.authority ?? 'unknown',
      authority_checked_at: signed.decidedAt,
    })
    .execute()
}

/**
 * Lists decisions that were last checked before a time (unix seconds), the oldest check first, then
 * those that were checked while the clock was ahead, or name a time ahead of it.
 */
export async function decisionsToCheck(
  engine: Engine,
  { before, limit, now }: { before: number; limit: number; now: number },
): Promise<SignedDecision[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('owner_decision')
      .selectAll()
      .where((e) =>
        e.or([
          e('authority_checked_at', '<', before),
          e('authority_checked_at', '>', now + MAX_SKEW_SECONDS),
        ]),
      )
      .orderBy('authority_checked_at')
      .limit(limit)
      .execute(),
  )
  return rows.flatMap((row) => toSigned(row) ?? [])
}

/** Records that the authority of a decision was checked, unless another one took its place. */
export async function confirmDecision(
  trx: Write,
  { decision, signature }: SignedDecision,
  { authority, now }: { authority: Authority; now: number },
): Promise<void> {
  await trx
    .updateTable('owner_decision')
    .set({ authority, authority_checked_at: now })
    .where('of', '=', decision.of)
    .where('signature', '=', signature)
    .execute()
}

/** Returns decisions about profiles without other stored data, for export. */
export async function waitingDecisions(engine: Engine): Promise<SignedDecision[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom('owner_decision as d')
      .selectAll('d')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('identity as i')
              .select('i.key')
              .whereRef('i.key', '=', 'd.of')
              .where('i.holder', '=', ''),
          ),
        ),
      )
      .orderBy('d.of')
      .execute(),
  )
  return rows.flatMap((row) => toSigned(row) ?? [])
}
