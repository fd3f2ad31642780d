import type { Kysely } from 'kysely'
import { emptyFinishedMentions } from '../bot/stored-erase.ts'
import { addConversations, createBotTables, indexReplies } from '../bot/stored-tables.ts'
import { createNotificationTables } from '../changes/notifications/stored/tables.ts'
import { createReceivers, createWebhookTables } from '../changes/webhooks/stored/tables.ts'
import {
  addCredentialFilters,
  indexCredentialFilters,
  rankCredentials,
} from '../credentials/stored/filters.ts'
import { indexGivers } from '../credentials/stored/givers.ts'
import { rankByIssuer } from '../credentials/stored/issuer-ranks.ts'
import { rebuildSearch } from '../credentials/stored/rebuild-search.ts'
import { reorderProfiles, rewriteProfiles } from '../credentials/stored/rewrite-documents.ts'
import { moveUnsignedAttesters } from '../credentials/stored/unsigned-attesters.ts'
import { reportUnsignedWords } from '../credentials/stored/unsigned-words.ts'
import {
  createCredentialTables,
  createHiddenCredentials,
  indexByAttester,
  indexByIssuer,
} from '../credentials/stored-tables.ts'
import { createEventTables, indexEventsBySubject, indexEventsByType } from '../db/journal/tables.ts'
import { createNonceTable } from '../db/nonce.ts'
import {
  builderOf,
  type ColumnTypes,
  createWorkTables,
  type Migration,
  type Tables,
} from '../db/schema.ts'
import { dateForgotten } from '../db/suppression-list.ts'
import { createGaslessKeyTable } from '../farcaster/gasless-keys.ts'
import { createFnameTable } from '../farcaster/stored-fnames.ts'
import { createKeyTable } from '../http/stored-keys-table.ts'
import { addSessionAuthority, createOwnerTables } from '../owners/stored/tables.ts'
import { addDecisionAuthority, createDecisionTable } from '../people/decided/tables.ts'
import { createBareFids } from '../people/stored/bare-fids.ts'
import { addKeyGrades, addLinkGrades } from '../people/stored/grades.ts'
import { createPeopleTables } from '../people/stored-tables.ts'
import { createClaimants } from '../search/stored/claimants.ts'
import { createHolderChanges } from '../search/stored/holder-changes.ts'
import {
  createIdentityTable,
  createSearch,
  fillSearchLater,
  indexIdentitiesByWallet,
} from '../search/stored/tables.ts'
import { tunePostgresSearch } from '../search/stored/tune-postgres.ts'

/** In order; the version of a database is how many were applied. Never edited once released. */
export const migrations: readonly Migration[] = [
  { name: 'first tables', up: firstTables },
  { name: 'unsigned attesters', up: moveUnsignedAttesters },
  { name: 'credential filters', up: addCredentialFilters },
  { name: 'mentions by reply', up: indexReplies },
  { name: 'when and by what the forgotten were', up: inTurn(dateForgotten, emptyFinishedMentions) },
  { name: 'credentials by grade', up: rankCredentials },
  { name: 'credential filters by index', up: indexCredentialFilters },
  { name: 'search', up: createSearch },
  { name: 'unsigned words', up: reportUnsignedWords },
  { name: 'log of changes', up: createEventTables },
  { name: 'owners', up: inTurn(createOwnerTables, createNonceTable) },
  { name: 'webhooks', up: createWebhookTables },
  { name: 'what owners decided', up: inTurn(createDecisionTable, createHiddenCredentials) },
  { name: 'bare fids', up: createBareFids },
  { name: 'fnames', up: createFnameTable },
  { name: 'credentials by attester', up: indexByAttester },
  { name: 'search on PostgreSQL', up: tunePostgresSearch },
  { name: 'notifications', up: createNotificationTables },
  { name: 'search by beginnings and whole words', up: fillSearchLater },
  { name: 'search by standing', up: fillSearchLater },
  { name: 'profiles as they are sent', up: rewriteProfiles },
  { name: 'credentials by issuer', up: indexByIssuer },
  { name: 'search by sound, biography and wallet', up: fillSearchLater },
  { name: 'log of changes by type', up: indexEventsByType },
  { name: 'receivers of webhooks', up: createReceivers },
  { name: 'authority of owners', up: inTurn(addSessionAuthority, addDecisionAuthority) },
  { name: 'gasless keys', up: createGaslessKeyTable },
  { name: 'claimants', up: createClaimants },
  { name: 'grades by key', up: addKeyGrades },
  { name: 'conversations of the bot', up: addConversations },
  { name: 'credentials by rank of their issuers', up: rankByIssuer },
  {
    name: 'deletion by index',
    up: inTurn(indexGivers, indexEventsBySubject, indexIdentitiesByWallet),
  },
  { name: 'search by sound, score and joined names', up: fillSearchLater },
  { name: 'changes of holders', up: createHolderChanges },
  { name: 'links of wallets', up: addLinkGrades },
  { name: 'search by fewer sounds', up: rebuildSearch },
  { name: 'profiles with credentials last', up: reorderProfiles },
]

/** Joins the parts of one migration that belong to different modules. */
function inTurn(...parts: Migration['up'][]): Migration['up'] {
  return async (...context) => {
    for (const part of parts) await part(...context)
  }
}

async function firstTables(db: Kysely<Tables>, types: ColumnTypes) {
  const build = builderOf(db, types)
  await build
    .create('setting')
    .addColumn('name', types.text, (c) => c.primaryKey())
    .addColumn('value', types.text, (c) => c.notNull())
    .execute()
  await createPeopleTables(build)
  await createIdentityTable(build)
  await createCredentialTables(build)
  await createKeyTable(build)
  await createBotTables(build)
  await createWorkTables(build)
}
