import type { SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import { hide, showAgain } from '../../credentials/stored/hidden.ts'
import type { MarkChanged } from '../../db/changes.ts'
import type { Write } from '../../db/engines/engine.ts'
import { readDecisions } from '../../people/decided/decisions.ts'
import type { PeopleContext } from '../../people/stored/context.ts'
import { saveFindings } from '../../people/stored/save.ts'
import { writeSigned } from './decisions.ts'
import { findingsOf } from './findings-of.ts'

/** Ends a decision that lost its authority. Returns false if another one took its place. */
export async function endDecision(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  { decision: { of }, signature }: SignedDecision,
): Promise<boolean> {
  const { engine } = context
  const { numDeletedRows } = await trx
    .deleteFrom('owner_decision')
    .where('of', '=', of)
    .where('signature', '=', signature)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const findings = await findingsOf(engine, trx, [of])
  markChanged(await showAgain(engine, trx, of, ''))
  if (findings.length > 0)
    await saveFindings(context, trx, markChanged, { findings, refreshAt: null })
  markChanged([of])
  return true
}

/** Puts a decision in the place of the person's earlier ones, and in force. */
export async function putDecision(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  { signed, keys }: { signed: SignedDecision; keys: readonly string[] },
): Promise<void> {
  const { engine } = context
  const { decision } = signed
  const earlier = await readDecisions(engine, trx, keys)
  await trx.deleteFrom('owner_decision').where(engine.isIn('of', keys)).execute()
  for (const { decision: old } of earlier)
    if (old.of !== decision.of) markChanged(await showAgain(engine, trx, old.of, ''))
  await writeSigned(trx, signed)
  const findings = await findingsOf(engine, trx, keys)
  if (findings.length > 0)
    await saveFindings(context, trx, markChanged, { findings, refreshAt: null })
  else markChanged(await hide(engine, trx, decision, { keys, profileID: '' }))
  markChanged(keys)
}
