import type { Kysely, sql } from 'kysely'
import type { Engine } from './engines/engine.ts'

/**
 * The tables. Documents are JSON in text columns, so that the order of keys is kept; flags are 0 or
 * 1, and times whole numbers, so that both engines hold the same. Every module declares its own in
 * addition to these.
 */
export interface Tables {
  migration: { version: number; name: string; applied_at: number }
  setting: { name: string; value: string }
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
  /** Recent writes, for the caches of other processes. */
  change: { id: string; at: number; tags: string }
}

export type TableName = keyof Tables

/** The parts of a table's definition that differ between the engines. */
export interface ColumnTypes {
  /** Text that sorts by bytes. */
  text: ReturnType<typeof sql>
  /** 64 bits. */
  integer: ReturnType<typeof sql>
  /** Written after a table that is read by its primary key alone. */
  clustered: ReturnType<typeof sql> | null
}

/**
 * One step of the schema. Most steps only add: processes of the previous release run at the same
 * time as new ones. A step that takes away what a previous release uses belongs to a later release,
 * and says which programs it needs.
 */
export interface Migration {
  name: string
  /** How many migrations a program has to know to use the schema after this one; absent: any. */
  needs?: number
  up(
    db: Kysely<Tables>,
    types: ColumnTypes,
    engine: Pick<Engine, 'kind' | 'isIn' | 'insertMany'>,
  ): Promise<void>
}

export type Build = ReturnType<typeof builderOf>

export const builderOf = (db: Kysely<Tables>, types: ColumnTypes) => ({
  ...types,
  create(table: TableName) {
    const builder = db.schema.createTable(table)
    return types.clustered && (table === 'identity' || table === 'forgotten')
      ? builder.modifyEnd(types.clustered)
      : builder
  },
  index: (name: string, table: TableName, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute(),
})

/** Tables of background work, and of who is kept out. */
export async function createWorkTables({ create, index, text, integer }: Build) {
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
