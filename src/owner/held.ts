import type { Decision } from '../domain/owner-decision.ts'
import { noDecision } from '../domain/owner-decision.ts'
import type { HeldOfPerson, Session, SignedDecision } from '../domain/ports/owners.ts'
import type { OwnerContext } from './sign-in.ts'
import { type Whose, whose } from './whose.ts'

/** What an owner sees of themselves. */
export interface OwnersView {
  whose: Whose
  /** In force. */
  decision: Decision
  signed: SignedDecision | null
  /** Everything that is stored; null where the signer may not see it. */
  held: HeldOfPerson | null
  /** They left, and nothing is stored. */
  isForgotten: boolean
}

/** Reads everything that is stored of who is signed in. */
export async function readOwn(context: OwnerContext, session: Session): Promise<OwnersView> {
  const { owners } = context
  const person = await whose(context, session)
  const signed = await owners.decision(person.keys)
  return {
    whose: person,
    decision: signed ? { ...signed.decision, of: person.of } : noDecision(person.of),
    signed,
    held: person.objection === null ? await owners.held(person.keys, person.person?.profileID ?? null) : null,
    isForgotten: await owners.isForgotten(person.key),
  }
}
