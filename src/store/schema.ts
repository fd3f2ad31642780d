import type { Kysely, sql } from 'kysely'
import type { CredentialKind } from '../domain/credential.ts'
import type { Grade } from '../domain/verification.ts'
import { indexByAttester } from './credentials/attested.ts'
import { addCredentialFilters, indexCredentialFilters, rankCredentials } from './credentials/filters.ts'
import { moveUnsignedAttesters } from './credentials/unsigned-attesters.ts'
import { reportUnsignedWords } from './credentials/unsigned-words.ts'
import type { Engine } from './engines/engine.ts'
import { createEventTables, type EventTables } from './events/tables.ts'
import { createFnameTable, type FnameTables } from './fnames.ts'
import { createNotificationTables, type NotificationTables } from './notifications/tables.ts'
import { createDecisionTables, createOwnerTables, type OwnerTables } from './owners/tables.ts'
import { type BareFidTables, createBareFids } from './people/bare-fids.ts'
import { dateForgotten } from './people/forgotten.ts'
import { writeProfilesAnew } from './people/write-anew.ts'
import { createSearch, fillSearchAnew } from './search/create-search.ts'
import { tunePostgresSearch } from './search/tune-postgres.ts'
import { createWebhookTables, type WebhookTables } from './webhooks/tables.ts'

/**
 * The tables. Documents are JSON in text columns, so that the order of keys is kept; flags are 0 or
 * 1, and times whole numbers, so that both engines hold the same.
 */
export interface Tables extends EventTables, OwnerTables, WebhookTables, NotificationTables, BareFidTables, FnameTables {
  migration: { version: number; name: string; applied_at: number }
  setting: { name: string; value: string }
  /** One row per person: the merged profile, ready to be sent but for its credentials. */
  profile: {
    id: string
    /** Unix ms. The oldest of two that become one keeps its ID. */
    created_at: number
    checked_at: number
    refresh_at: number | null
    /** The profile in the API's JSON, without credentials and proofs (`domain/written-profile.ts`). */
    document: string
    /** Who said what of the document's channels, and when it was checked. */
    origins: string
    /** JSON of the proofs beside the document's channels, and of what several of them rest on (`proofs.ts`); null when there is none at all. */
    proofs: string | null
    /** Of whose name that of this person could be taken for: the other's profile ID (`search/lookalikes.ts`). */
    lookalike_of?: string | null | undefined
  }
  /**
   * By what a person is found. `holder` is empty for keys that belong to one person and the
   * profile's ID for handles that several may share, so that the primary key holds both rules.
   */
  identity: {
    key: string
    holder: string
    profile_id: string
    is_verified: number
    /** Of a name that merely resolves to a wallet: that wallet's key. */
    via: string | null
    /** Of such a name: when to resolve it again. */
    refresh_at: number | null
    /** 1 where its owner hides it: it does not lead to the person, but still joins. */
    is_hidden: number
  }
  /** What a source said of one anchor, as it came. */
  finding: {
    scope: string
    source: string
    profile_id: string
    checked_at: number
    /** Unix ms of the first time that this source spoke of this scope. */
    created_at: number
    document: string
  }
  credential: {
    issuer: string
    uid: string
    /** Whom it is about: `eth:0x…` or `id:<profileID>`, joined to `identity.key`. */
    subject: string
    name: string
    /** 0 when unknown. */
    issued_at: number
    /** The largest safe integer when it never expires. */
    expires_at: number
    /** 1 when public. */
    is_public: number
    /** 1 when public and not revoked. */
    is_shown: number
    kind: CredentialKind
    /** As its row names who signed, in lower case. */
    attester: string
    /** In lower case; empty when it has none. */
    schema_uid: string
    grade: Grade
    /** Place of its grade in `grades`, the best first. */
    grade_rank: number
    /** When its revocation was last looked at; the largest safe integer where that is settled. */
    rechecked_at: number
    /** Unix ms of the first time that it was stored. */
    stored_at: number
    /** The row of a profile in the API's JSON (`domain/written-profile.ts`). */
    shown: string
    /** The whole `CredentialRecord`. */
    document: string
  }
  api_key: {
    id: string
    hash: string
    name: string
    scopes: string
    rate_per_minute: number | null
    attester: string | null
    created_at: number
    expires_at: number | null
    revoked_at: number | null
  }
  /** The bot's outbox: one row per mention that was ever claimed. */
  mention: {
    cast_hash: string
    author_fid: number
    thread_hash: string
    received_at: number
    status: 'queued' | 'replied' | 'refused' | 'dead'
    due_at: number
    attempts: number
    lease_owner: string | null
    lease_until: number
    /** What was reserved in the budgets: `answer` or `help`. */
    reserved_kind: string | null
    reserved_at: number | null
    /** The `Reply` that was decided, JSON. */
    reply: string | null
    finished_at: number | null
    reply_hash: string | null
    reason: string | null
    payload: string
  }
  cursor: { name: string; value: string }
  lease: { name: string; owner: string; until: number }
  /** HMACs of the keys of people who asked to be forgotten. */
  forgotten: {
    hash: string
    /** The hash of the key that the operator named; empty in rows of before there was one. */
    root: string
    /** Unix seconds. */
    at: number
    is_asked: number
  }
  /** By what people, and the names of credentials, are searched; their grams are beside it (`search/gram-table.ts`). */
  search: {
    /** The order of results. */
    place: number
    /** `id:<profileID>` or `name:<name of a credential>`. */
    subject: string
    fingerprint: number
    /** On PostgreSQL; SQLite has them in FTS5. */
    grams?: readonly number[]
  }
  /** By what names are compared, and the places in `search` of who goes by them. */
  name_key: { key: number; place: number; plain: number }
  /** What was written lately, for the caches of other processes. */
  change: { id: string; at: number; tags: string }
}

export type TableName = keyof Tables

/** What differs between the engines in a table's definition. */
export interface ColumnTypes {
  /** Text that sorts by bytes. */
  text: ReturnType<typeof sql>
  /** 64 bits. */
  integer: ReturnType<typeof sql>
  /** Written after a table that is read by its primary key alone. */
  clustered: ReturnType<typeof sql> | null
}

export interface Migration {
  name: string
  up(db: Kysely<Tables>, types: ColumnTypes, engine: Pick<Engine, 'kind' | 'isIn' | 'insertMany'>): Promise<void>
}

/** In order; the version of a database is how many were applied. Never edited once released. */
export const migrations: readonly Migration[] = [
  { name: 'first tables', up: firstTables },
  { name: 'unsigned attesters', up: moveUnsignedAttesters },
  { name: 'credential filters', up: addCredentialFilters },
  { name: 'mentions by reply', up: indexReplies },
  { name: 'when and by what the forgotten were', up: dateForgotten },
  { name: 'credentials by grade', up: rankCredentials },
  { name: 'credential filters by index', up: indexCredentialFilters },
  { name: 'search', up: createSearch },
  { name: 'unsigned words', up: reportUnsignedWords },
  { name: 'log of changes', up: createEventTables },
  { name: 'owners', up: createOwnerTables },
  { name: 'webhooks', up: createWebhookTables },
  { name: 'what owners decided', up: createDecisionTables },
  { name: 'bare fids', up: createBareFids },
  { name: 'fnames', up: createFnameTable },
  { name: 'credentials by attester', up: indexByAttester },
  { name: 'search on PostgreSQL', up: tunePostgresSearch },
  { name: 'notifications', up: createNotificationTables },
  { name: 'search by beginnings and whole words', up: fillSearchAnew },
  { name: 'search by standing', up: fillSearchAnew },
  { name: 'profiles as they are sent', up: writeProfilesAnew },
]

/** Which mention a reply of the bot answered, to find the thread of replies to it. */
async function indexReplies(db: Kysely<Tables>) {
  await db.schema.createIndex('mention_by_reply').on('mention').column('reply_hash').execute()
}

type Build = ReturnType<typeof builderOf>

const builderOf = (db: Kysely<Tables>, types: ColumnTypes) => ({
  ...types,
  create(table: TableName) {
    const builder = db.schema.createTable(table)
    return types.clustered && (table === 'identity' || table === 'forgotten') ? builder.modifyEnd(types.clustered) : builder
  },
  index: (name: string, table: TableName, columns: string[]) => db.schema.createIndex(name).on(table).columns(columns).execute(),
})

async function firstTables(db: Kysely<Tables>, types: ColumnTypes) {
  const build = builderOf(db, types)
  await build
    .create('setting')
    .addColumn('name', types.text, (c) => c.primaryKey())
    .addColumn('value', types.text, (c) => c.notNull())
    .execute()
  await createPeopleTables(build)
  await createCredentialTables(build)
  await createBotTables(build)
  await createWorkTables(build)
}

async function createPeopleTables({ create, index, text, integer }: Build) {
  await create('profile')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('checked_at', integer, (c) => c.notNull())
    .addColumn('refresh_at', integer)
    .addColumn('document', text, (c) => c.notNull())
    .addColumn('proofs', text)
    .execute()

  await create('identity')
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('holder', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('is_verified', integer, (c) => c.notNull())
    .addColumn('via', text)
    .addColumn('refresh_at', integer)
    .addPrimaryKeyConstraint('identity_pkey', ['key', 'holder'])
    .execute()
  // Covers the hot lookup's way from a profile to the keys that its credentials are about.
  await index('identity_by_profile', 'identity', ['profile_id', 'holder', 'is_verified', 'key'])

  await create('finding')
    .addColumn('scope', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('profile_id', text, (c) => c.notNull())
    .addColumn('checked_at', integer, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('document', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('finding_pkey', ['scope', 'source'])
    .execute()
  await index('finding_by_profile', 'finding', ['profile_id'])
}

async function createCredentialTables({ create, index, text, integer }: Build) {
  await create('credential')
    .addColumn('issuer', text, (c) => c.notNull())
    .addColumn('uid', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('issued_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .addColumn('is_public', integer, (c) => c.notNull())
    .addColumn('is_shown', integer, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('rechecked_at', integer, (c) => c.notNull())
    .addColumn('stored_at', integer, (c) => c.notNull())
    .addColumn('shown', text, (c) => c.notNull())
    .addColumn('document', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('credential_pkey', ['uid', 'issuer'])
    .execute()
  await index('credential_by_subject', 'credential', ['subject', 'is_shown'])
  await index('credential_by_name', 'credential', ['name', 'is_shown', 'issued_at', 'uid', 'issuer'])
  await index('credential_by_recheck', 'credential', ['rechecked_at'])

  await create('api_key')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('hash', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('rate_per_minute', integer)
    .addColumn('attester', text)
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer)
    .addColumn('revoked_at', integer)
    .execute()
}

async function createBotTables({ create, index, text, integer }: Build) {
  await create('mention')
    .addColumn('cast_hash', text, (c) => c.primaryKey())
    .addColumn('author_fid', integer, (c) => c.notNull())
    .addColumn('thread_hash', text, (c) => c.notNull())
    .addColumn('received_at', integer, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('due_at', integer, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('lease_owner', text)
    .addColumn('lease_until', integer, (c) => c.notNull())
    .addColumn('reserved_kind', text)
    .addColumn('reserved_at', integer)
    .addColumn('reply', text)
    .addColumn('finished_at', integer)
    .addColumn('reply_hash', text)
    .addColumn('reason', text)
    .addColumn('payload', text, (c) => c.notNull())
    .execute()
  await index('mention_by_due', 'mention', ['status', 'due_at'])
  await index('mention_by_author', 'mention', ['author_fid', 'reserved_at'])
  await index('mention_by_thread', 'mention', ['thread_hash', 'reserved_kind'])
  await index('mention_by_reserved', 'mention', ['reserved_at'])
}

async function createWorkTables({ create, index, text, integer }: Build) {
  await create('cursor')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .execute()
  await create('lease')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('owner', text, (c) => c.notNull())
    .addColumn('until', integer, (c) => c.notNull())
    .execute()
  await create('forgotten')
    .addColumn('hash', text, (c) => c.primaryKey())
    .execute()
  await create('change')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('tags', text, (c) => c.notNull())
    .execute()
  await index('change_by_time', 'change', ['at'])
}
