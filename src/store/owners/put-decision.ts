import type { SignedDecision } from '../../domain/ports/owners.ts'
import type { Tell } from '../changes.ts'
import type { Write } from '../engines/engine.ts'
import type { PeopleContext } from '../people/context.ts'
import { saveFindings } from '../people/save.ts'
import { readDecisions, writeSigned } from './decisions.ts'
import { hide, showAgain } from './hidden-credentials.ts'
import { findingsOf } from './person.ts'

/** Puts a decision in the place of the person's earlier ones, and in force. */
export async function putDecision(
  context: PeopleContext,
  trx: Write,
  tell: Tell,
  { signed, keys }: { signed: SignedDecision; keys: readonly string[] },
): Promise<void> {
  const { engine } = context
  const { decision } = signed
  const earlier = await readDecisions(engine, trx, keys)
  await trx.deleteFrom('owner_decision').where(engine.isIn('of', keys)).execute()
  for (const { decision: old } of earlier) if (old.of !== decision.of) tell(await showAgain(engine, trx, old.of, ''))
  await writeSigned(trx, signed)
  const findings = await findingsOf(engine, trx, keys)
  if (findings.length > 0) await saveFindings(context, trx, tell, { findings, refreshAt: null })
  else tell(await hide(engine, trx, decision, { keys, profileID: '' }))
  tell(keys)
}
