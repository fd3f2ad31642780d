import { exclusiveKeys, type Finding } from '@whocast/contract/profile.ts'
import { readDecision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Authority, SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { Engine, Row, Write } from '../../db/engines/engine.ts'
import type { Concerned } from '../stored/regroup.ts'

const none: ReadonlyMap<string, SignedDecision> = new Map()

/** The decisions of owners about the profiles of a save, by subject. */
export async function decisionsAbout(
  engine: Engine,
  trx: Write,
  findings: readonly Finding[],
  { identities }: Pick<Concerned, 'identities'>,
): Promise<ReadonlyMap<string, SignedDecision>> {
  const { rows } = await sql`select 1 from owner_decision limit 1`.execute(trx)
  if (rows.length === 0) return none
  const found = findings.flatMap(({ channels }) =>
    channels.flatMap((channel) => exclusiveKeys(channel).map(({ key }) => key)),
  )
  const keys = [...new Set([...found, ...identities.map(({ key }) => key)])].filter((key) =>
    /^(fid|eth):/.test(key),
  )
  const decisions = await readDecisions(engine, trx, keys)
  return new Map(decisions.map((one) => [one.decision.of, one]))
}

/** The decisions about any of these keys, the newest first. */
export async function readDecisions(
  engine: Engine,
  db: Pick<Write, 'selectFrom'>,
  keys: readonly string[],
): Promise<SignedDecision[]> {
  const rows = await db
    .selectFrom('owner_decision')
    .selectAll()
    .where(engine.isIn('of', keys))
    .orderBy('decided_at', 'desc')
    .execute()
  return rows.flatMap((row) => toSigned(row) ?? [])
}

/** Parses a decision from its signed text: nothing else of it is stored. */
export function toSigned(row: Row<'owner_decision'>): SignedDecision | null {
  const decision = readDecision(parseSiweMessage(row.statement).resources ?? [])
  return (
    decision && {
      decision,
      address: row.address as Address,
      contractChainId: row.contract_chain_id,
      decidedAt: row.decided_at,
      statement: row.statement,
      signature: row.signature as Hex,
      authority: (row.authority || 'unknown') as Authority,
    }
  )
}
