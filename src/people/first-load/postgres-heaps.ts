import { sql } from 'kysely'
import type { Write } from '../../db/engines/engine.ts'
import { NAMES_FROM, PLACES } from '../../search/stored/places.ts'
import { type Heaps, LOADED, type Loaded, query, READ_INDEXES, run, SLICE } from './heaps.ts'

/** Positions that are free for changes of other processes during a load. */
const POSITION_GAP = 1_000_000
/** The places of a load follow one another: none of them may be taken in any standing. */
const PLACE_RANGE = 2 ** 24

/** Tables of a load besides the heaps. */
const OTHER_TABLES = ['load_line', 'load_name', 'load_counter']

const names = LOADED.map((table) => `'${table}'`).join(', ')

/**
 * Selects a row for each obstacle: new tables would lose rights, views, triggers, publications, and
 * all that databases of other makers store about a table.
 */
const OBSTACLES = `
  select 1 from pg_class
   where oid in (select to_regclass(name) from unnest(array[${names}]) as given (name))
     and (relkind <> 'r' or relacl is not null or reloptions is not null or relhasrules
       or relhastriggers or relhassubclass or relispartition or relrowsecurity
       or reltablespace <> 0 or not pg_has_role(relowner, 'member'))
  union all select 1 from pg_depend join pg_rewrite on pg_rewrite.oid = pg_depend.objid
   where refobjid in (select to_regclass(name) from unnest(array[${names}]) as given (name))
  union all select 1 from pg_publication
  union all select 1 where not has_database_privilege(current_database(), 'temp')
     or not has_schema_privilege(current_schema(), 'create')`

/** The tables of a load on PostgreSQL; twins are created for each batch, on any connection. */
export const postgresHeaps: Heaps = {
  async isSupported(trx) {
    const [row] = await query<{ version: string }>(trx, 'select version() as version')
    const version = row?.version ?? ''
    if (!version.startsWith('PostgreSQL') || version.includes('-YB-')) return false
    return (await query(trx, OBSTACLES)).length === 0
  },
  async create(trx, position) {
    for (const table of LOADED)
      await run(
        trx,
        `create table load_${table} (like ${table} including defaults including constraints)
          with (autovacuum_enabled = false)`,
      )
    await run(
      trx,
      'create table load_line (number bigint primary key, text text not null, keys text not null)',
    )
    await run(trx, 'create table load_name (subject text primary key)')
    await run(trx, 'create table load_counter (place bigint not null, position bigint not null)')
    await run(
      trx,
      `insert into load_counter values (${await freePlace(trx)}, ${position + POSITION_GAP})`,
    )
  },
  async drop(trx) {
    for (const table of [...LOADED.map((name) => `load_${name}`), ...OTHER_TABLES])
      await run(trx, `drop table if exists ${table}`)
  },
  startBatches: async () => {},
  async startBatch(trx) {
    const indexes = await readIndexes(trx)
    for (const table of LOADED) {
      await run(
        trx,
        `create temp table ${table} (like ${table} including defaults including constraints)
          on commit drop`,
      )
      for (const { name, isUnique, isExclusion, definition } of indexes.get(table) ?? [])
        if ((isUnique && !isExclusion) || READ_INDEXES.has(name))
          await run(
            trx,
            `create ${isUnique ? 'unique' : ''} index on pg_temp.${table} ${definition}`,
          )
    }
  },
  append,
  stopBatches: async () => {},
  async readTexts(trx, { heap, column, where = 'true' }, onTexts) {
    await run(
      trx,
      `declare texts no scroll cursor for select ${column} from ${heap} where ${where}`,
    )
    for (;;) {
      const rows = await query<Record<string, string>>(trx, `fetch ${SLICE} from texts`)
      onTexts(rows.map((row) => row[column] ?? ''))
      if (rows.length < SLICE) break
    }
    await run(trx, 'close texts')
  },
}

/** Draws the first place of a range that no row of a standing has. */
async function freePlace(trx: Write): Promise<number> {
  for (;;) {
    const first = Math.floor(Math.random() * (PLACES - PLACE_RANGE))
    const rows = await query(
      trx,
      `select 1 from search where place % ${PLACES} between ${first} and ${first + PLACE_RANGE}
        limit 1`,
    )
    if (rows.length === 0) return first
  }
}

/** An index of a table. */
interface Index {
  name: string
  isUnique: boolean
  isExclusion: boolean
  /** Its definition from the name of the table on: `using btree (id)`. */
  definition: string
  /** The definition of the constraint that it serves; null if there is none. */
  constraint: string | null
}

/** Reads the indexes of the tables. */
export async function readIndexes(trx: Write): Promise<Map<string, Index[]>> {
  const rows = await query<Omit<Index, 'definition'> & { loaded: Loaded; text: string }>(
    trx,
    `select given.name as loaded, indexes.relname as name, indisunique as "isUnique",
            indisexclusion as "isExclusion", pg_get_indexdef(indexrelid) as text,
            pg_get_constraintdef(pg_constraint.oid) as constraint
       from unnest(array[${names}]) as given (name)
       join pg_index on indrelid = to_regclass(given.name)
       join pg_class as indexes on indexes.oid = indexrelid
       left join pg_constraint on conindid = indexrelid and contype in ('p', 'u', 'x')
      order by indisunique desc, indexes.relname`,
  )
  const indexes = rows.map(({ text, ...row }) => ({
    ...row,
    definition: text.slice(text.indexOf(' USING ')),
  }))
  return Map.groupBy(indexes, ({ loaded }) => loaded)
}

/** Reads the names of a table's columns, in order. */
async function columnsOf(trx: Write, table: Loaded): Promise<string[]> {
  const rows = await query<{ name: string }>(
    trx,
    `select attname as name from pg_attribute
      where attrelid = 'load_${table}'::regclass and attnum > 0 and not attisdropped
      order by attnum`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Appends the rows of a batch. Places and positions are drawn by chance or later by other work;
 * here they follow those of the batch before.
 */
async function append(trx: Write): Promise<void> {
  const { rows } = await sql<{ place: number; position: number }>`
    with added as (
      select (select count(*) from search) as places, (select count(*) from event) as positions)
    update load_counter set place = place + places, position = position + positions from added
    returning place - places as place, position - positions as position`.execute(trx)
  const [first] = rows
  if (!first) throw new Error('the counter of the load is missing')
  const placed = `(
    select place as former,
           place / ${PLACES} * ${PLACES} + ${first.place} + row_number() over (order by place) as moved_to
      from search) as placed on placed.former = own.place`
  const numbered = `(
    select id as event_id, ${first.position} + row_number() over (order by id) as moved_to
      from event) as numbered on numbered.event_id = own.id`
  // Names of credentials are indexed once.
  const named = `own.place < ${NAMES_FROM} or own.subject in (select subject from named)`
  const sources: Partial<Record<Loaded, { column: string; join: string; where?: string }>> = {
    search: { column: 'place', join: placed, where: named },
    name_key: { column: 'place', join: placed },
    event: { column: 'seq', join: numbered },
  }
  for (const table of LOADED) {
    const source = sources[table]
    const columns = (await columnsOf(trx, table)).map((name) =>
      name === source?.column ? 'moved_to' : `own.${name}`,
    )
    const before =
      table === 'search'
        ? `with named as (
             insert into load_name select subject from search where place >= ${NAMES_FROM}
             on conflict do nothing returning subject)`
        : ''
    await run(
      trx,
      `${before} insert into load_${table} select ${columns.join(', ')} from ${table} as own
        ${source ? `join ${source.join}` : ''} where ${source?.where ?? 'true'}`,
    )
  }
}
