import pg from 'pg'
import { type End, put, repeat, type Scene, type World } from './alert-scene.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Takes a lock in a transaction of its own. */
async function lock({ database }: World, statement: string): Promise<End> {
  const client = new pg.Client({ connectionString: database.options.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return () => client.end()
}

let replica: PostgresServer | null = null

/** Locks, a replica, and the whole server. */
export const databaseScenes: readonly Scene[] = [
  {
    condition: 'a table of lookups is locked',
    alert: 'WhocastPoolWait',
    // Callers wait for up to five seconds, or get a 503: that is worth waking for.
    consequences: ['WhocastSlow', 'WhocastStoreFailing'],
    developsMs: 8000,
    cause: (world) => lock(world, 'lock table identity in access exclusive mode'),
  },
  {
    condition: 'the row of positions is locked',
    alert: 'WhocastChangesUnnumbered',
    async cause(world) {
      await put(world, 1)
      await world.store.log.sequence()
      const unlock = await lock(
        world,
        `select * from setting where name = 'event-sequence' for update`,
      )
      await put(world, 2)
      return unlock
    },
  },
  {
    condition: 'the table of changes is locked',
    alert: 'WhocastChangesUnseen',
    cause: (world) => lock(world, 'lock table change in access exclusive mode'),
  },
  {
    condition: 'a replica is frozen',
    alert: 'WhocastReplicaBehind',
    env: ({ database }) => {
      const url = new URL(database.options.databaseUrl ?? '')
      url.port = String(replica?.port)
      return { DATABASE_REPLICA_URL: url.href }
    },
    async prepare({ postgres }) {
      replica = await postgres.replica()
    },
    async cause(world) {
      await replica?.freeze()
      const end = repeat(100, (round) => put(world, round))
      return async () => {
        await end()
        await replica?.thaw()
        await replica?.remove()
      }
    },
  },
]

/** The last of all: the server of the others is stopped. */
export const stoppedScene: Scene = {
  condition: 'PostgreSQL is stopped',
  alert: 'WhocastStoreFailing',
  async cause({ postgres }) {
    await postgres.stop('immediate')
    return () => postgres.resume()
  },
}
