import { type Finding, isEmptyFinding } from '@whocast/contract/profile.ts'
import type {
  BroughtClaims,
  BroughtDecision,
  SignedDecision,
} from '@whocast/evidence/people-file/signed-decision.ts'
import { putAlong, replaceListed } from '../../credentials/stored/reported.ts'
import type { Changes, MarkChanged } from '../../db/changes.ts'
import { moveCursor } from '../../db/cursors.ts'
import type { Write } from '../../db/engines/engine.ts'
import type { Custody, People, Removal } from '../port.ts'
import type { PeopleContext } from './context.ts'
import type { Finder } from './find.ts'
import { findHolders } from './find-holders.ts'
import { forgetContext, forgetPerson } from './forget.ts'
import {
  countAmounts,
  countPeople,
  findBefore,
  findFindings,
  findFindingsOf,
  findIdentity,
  findLinksBefore,
  findUnder,
  listPeople,
} from './list.ts'
import { MANY_PEOPLE, saveFindings } from './save.ts'

interface PeopleOptions extends PeopleContext {
  find: Finder
  changes: Changes
  /** Restores statements of owners, in the transaction that stores their findings. */
  restore: {
    /** Returns why some claims were not taken. */
    claims(
      context: PeopleContext,
      trx: Write,
      markChanged: MarkChanged,
      brought: BroughtClaims,
    ): Promise<string[]>
    /** Returns false if the person asked to be forgotten. */
    decision(
      context: PeopleContext,
      trx: Write,
      markChanged: MarkChanged,
      brought: BroughtDecision,
    ): Promise<boolean>
  }
}

/** Opens the people on one engine: each method is a function in a transaction of its own. */
export function createPeople({ find, changes, restore, ...context }: PeopleOptions): People {
  const { engine } = context
  return {
    find: engine.traced('people.find', find.find),
    findMany: engine.traced('people.findMany', find.findMany),

    save: engine.traced(
      'people.save',
      (findings, { credentials, decisions = [], claims = [], cursor, marks = [], ...options }) =>
        changes.write(
          async (trx, markChanged) => {
            const listed = await withFormerSubjects(trx, findings)
            const leftOut = new Set<Finding | SignedDecision>(
              await saveFindings(context, trx, markChanged, { findings, ...options }),
            )
            const refused = new Map<BroughtClaims, string[]>()
            const stored = listed.filter((_, index) => !leftOut.has(findings[index] as Finding))
            await replaceListed(context, trx, markChanged, stored)
            if (credentials) await putAlong(context, trx, markChanged, credentials)
            for (const brought of claims)
              refused.set(brought, await restore.claims(context, trx, markChanged, brought))
            for (const brought of decisions)
              if (!(await restore.decision(context, trx, markChanged, brought)))
                leftOut.add(brought.signed)
            if (cursor) await moveCursor(trx, cursor)
            for (const mark of marks) await moveCursor(trx, mark)
            return { leftOut, refused }
          },
          // Requests never have a cursor, so they cannot lock tables.
          { isLarge: cursor !== undefined && findings.length > MANY_PEOPLE },
        ),
    ),

    bareFids: engine.traced('people.bareFids', find.bareFids),

    findings: engine.traced('people.findings', (source, scopes) =>
      findFindings(context.engine, source, scopes),
    ),
    findingsBefore: engine.traced('people.findingsBefore', (source, which) =>
      findBefore(context.engine, source, which),
    ),
    findingsUnder: engine.traced('people.findingsUnder', (scopes) =>
      findUnder(context.engine, scopes),
    ),
    linksBefore: engine.traced('people.linksBefore', (given) =>
      findLinksBefore(context.engine, given),
    ),
    holders: engine.traced('people.holders', (keys) => findHolders(context.engine, keys)),
    identity: engine.traced('people.identity', (key) => findIdentity(context.engine, key)),

    forget: engine.traced('people.forget', async (key, { isDryRun = false, custody } = {}) => {
      try {
        return await changes.write(
          async (trx, markChanged) => {
            const removal = await forget(context, trx, markChanged, key, custody)
            if (isDryRun) throw new DryRun(removal)
            return removal
          },
          { isPatient: true },
        )
      } catch (error) {
        if (error instanceof DryRun) return error.removal
        throw error
      }
    }),

    findingsOf: engine.traced('people.findingsOf', (profileID) =>
      findFindingsOf(context.engine, profileID),
    ),
    all: () => listPeople(context.engine),
    count: engine.traced('people.count', () => countPeople(context.engine)),
    amounts: engine.traced('people.amounts', () => countAmounts(context.engine)),
  }
}

/** Returns findings, empty ones as stored: the credentials to replace are about those subjects. */
async function withFormerSubjects(trx: Write, findings: Finding[]): Promise<Finding[]> {
  const all: Finding[] = []
  for (const finding of findings) {
    const { source, scope, credentials } = finding
    if (!credentials || !isEmptyFinding(finding)) {
      all.push(finding)
      continue
    }
    const row = await trx
      .selectFrom('finding')
      .select('document')
      .where('scope', '=', scope)
      .where('source', '=', source)
      .executeTakeFirst()
    const former: Finding = row ? JSON.parse(row.document) : finding
    all.push({ ...former, credentials })
  }
  return all
}

async function forget(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  key: string,
  custody?: Custody,
): Promise<Removal> {
  const { removal, claimants } = await forgetPerson(forgetContext(context), trx, key, custody)
  await saveFindings(context, trx, markChanged, { findings: claimants, refreshAt: null })
  markChanged('removal')
  return removal
}

/** Rolls a removal back that was only to be shown. */
class DryRun extends Error {
  readonly removal: Removal
  constructor(removal: Removal) {
    super('a dry run')
    this.removal = removal
  }
}
