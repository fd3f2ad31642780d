import { openStore, type Store } from '../../../src/main/stores.ts'
import { createPostgresDatabase } from '../../contract/store-databases.ts'
import { importFinding, profileID, wallet, walletChannel } from '../../contract/store-people.ts'
import { type RunningServer, startServer, whocast, within } from '../../journey/support.ts'
import { startTcpProxy, type TcpProxy } from '../../network/tcp-proxy.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/** Two regions: the primary is in one of them, and the other has a replica of its own. */
export interface Regions {
  primary: PostgresServer
  /** Streams over the line. */
  replica: PostgresServer
  /** All connections of the far region to the primary. */
  line: TcpProxy
  /** Processes beside the primary, and processes far away. */
  near: RunningServer[]
  far: RunningServer[]
  /** Writes to the primary. */
  store: Store
  /** Runs a command of the operator; returns what it prints. */
  whocast(...args: string[]): Promise<string>
  /** Stops or resumes the replay on the replica, which still responds. */
  replay(action: 'pause' | 'resume'): Promise<void>
  close(): Promise<void>
}

interface RegionsOptions {
  /** The time that data takes between the regions, in each direction. */
  delayMs: number
  /** Processes of each region. */
  processes: number
  people: number
  settings?: Record<string, string>
}

/** How old data of the far region may be, in seconds. */
export const LAG_SECONDS = 1

/** Starts both regions; resolves when the far one reads from its replica. */
export async function startRegions({
  delayMs,
  processes,
  people,
  settings = {},
}: RegionsOptions): Promise<Regions> {
  const primary = await startPostgres()
  const { options } = await createPostgresDatabase(primary.url)
  const store = await openStore({ ...options, precedence: ['import'] })
  for (let from = 1; from <= people; from += 1000)
    await savePeople(
      store,
      Array.from({ length: Math.min(1000, people + 1 - from) }, (_, index) => from + index),
      0,
    )
  const line = await startTcpProxy(primary.port, { delayMs })
  const replica = await primary.replica(line.port)
  const urlOf = (port: number) => {
    const url = new URL(options.databaseUrl ?? '')
    url.port = String(port)
    return url.href
  }
  const start = (databaseUrl: string | undefined, more: Record<string, string> = {}) =>
    Promise.all(
      Array.from({ length: processes }, () =>
        startServer(
          { ...options, databaseUrl },
          { SAMPLE_DATA: 'off', LOG_LEVEL: 'error', ...settings, ...more },
        ),
      ),
    )
  const near = await start(options.databaseUrl)
  const far = await start(urlOf(line.port), {
    DATABASE_REPLICA_URL: `${urlOf(replica.port)},lag=${LAG_SECONDS}`,
  })
  await Promise.all(far.map((server) => readsReplica(server)))
  return {
    primary,
    replica,
    line,
    near,
    far,
    store,
    whocast: async (...args) => (await whocast(options, args)).stdout.trim(),
    replay: async (action) => void (await replica.query(`select pg_wal_replay_${action}()`)),
    async close() {
      await Promise.all([...near, ...far].map((server) => server.stop()))
      await store.close()
      await line.close()
      await replica.remove()
      await primary.remove()
    },
  }
}

/** Resolves when a process answers from its replica. */
async function readsReplica(server: RunningServer): Promise<void> {
  let n = 0
  await within(
    30_000,
    async () => {
      n += 1
      await fetch(`${server.api}/fname/nobody-${n}`).then((one) => one.arrayBuffer())
      return readCount(server, 'replica_reads', 'outcome="replica"')
    },
    (count) => count > 0,
  )
}

/** Returns the sum of the counters of a name and a label in the metrics of a process. */
export async function readCount(
  { origin }: RunningServer,
  name: string,
  label: string,
): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return text
    .split('\n')
    .filter((row) => row.startsWith(`whocast_${name}_total`) && row.includes(label))
    .reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0)
}

/** Stores people with a version, which their bio states. */
export const savePeople = (store: Store, numbers: readonly number[], version: number) =>
  store.people.save(
    numbers.map((n) =>
      importFinding(profileID(n), [walletChannel(n)], { fields: { bio: `version ${version}` } }),
    ),
    { refreshAt: null },
  )

/** The response to a lookup of person `n`. */
export interface Looked {
  status: number
  version: number | null
  /** Seconds that the data may be behind, as stated; null if nothing is stated. */
  age: number | null
  cacheControl: string | null
  /** Whether the request counted against the limit of its key. */
  isOfKey: boolean
}

/** Looks up person `n`. */
export async function lookUp(
  { api }: RunningServer,
  n: number,
  headers: Record<string, string> = {},
): Promise<Looked> {
  const response = await fetch(`${api}/eth/${wallet(n)}`, { headers })
  const { profiles } = (await response.json()) as { profiles: { bio?: string }[] }
  const bio = /version (\d+)/.exec(profiles[0]?.bio ?? '')?.[1]
  const age = response.headers.get('age')
  return {
    status: response.status,
    version: bio === undefined ? null : Number(bio),
    age: age === null ? null : Number(age),
    cacheControl: response.headers.get('cache-control'),
    isOfKey: response.headers.get('ratelimit-policy')?.startsWith('"key"') ?? false,
  }
}

/** PUTs a credential of person `n`. */
export const putCredential = (
  { api }: RunningServer,
  token: string,
  n: number,
  name: string,
): Promise<Response> =>
  fetch(`${api}/credentials`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, attesteeAddress: wallet(n) }),
  })
