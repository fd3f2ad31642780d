import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** What is known of somebody: the profile's document and their credentials, as JSON. */
export interface EngineRow {
  document: string
  credentials: string | null
}

const SELECT = (one: string, now: string, list: string) => `
  select p.document, (select ${list} from identity s join credential c on c.subject = s.key
     where s.profile_id = p.id and s.holder = '' and s.is_verified = 1 and c.is_shown = 1 and c.expires_at > ${now}) as credentials
    from identity i join profile p on p.id = i.profile_id where i.key = ${one} and i.holder = ''`

/** What an engine does by itself: the measure of the store on top of it. */
export interface EnginePeer {
  /** The engine's own prepared or named statement, answering what a lookup needs. */
  find(key: string): Promise<EngineRow | undefined>
  /** One durable row in one transaction of its own. */
  insert(id: string): Promise<unknown>
  close(): Promise<void>
}

/** @param dataDir where a store keeps its embedded database */
export function sqlitePeer(dataDir: string): EnginePeer {
  const database = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
  database.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32768')
  const statement = database.prepare(
    SELECT('?', '?', 'json_group_array(json(c.shown) order by c.issued_at desc)'),
  )
  const insert = database.prepare('insert into setting (name, value) values (?, ?)')
  return {
    find: async (key) => statement.get(1, key) as EngineRow | undefined,
    insert: async (id) => insert.run(id, 'x'.repeat(500)),
    close: async () => database.close(),
  }
}

export function postgresPeer(url: string, connections: number): EnginePeer {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const text = SELECT('$1', '$2', 'json_agg(c.shown::json order by c.issued_at desc)::text')
  return {
    find: async (key) => (await pool.query({ name: 'peer', text, values: [key, 1] })).rows[0],
    insert: (id) =>
      pool.query({
        name: 'insert',
        text: 'insert into setting (name, value) values ($1, $2)',
        values: [id, 'x'.repeat(500)],
      }),
    close: () => pool.end(),
  }
}
