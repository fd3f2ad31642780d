import { setTimeout as sleep } from 'node:timers/promises'
import { freeze, repeat, type Scene, workersOf } from './alert-scene.ts'

/** Processes that are down, hang or stall. */
export const processScenes: readonly Scene[] = [
  {
    condition: 'one of two processes is killed',
    alert: 'WhocastProcessDown',
    processes: 2,
    async cause({ servers }) {
      servers[1]?.signal('SIGKILL')
      return async () => {}
    },
  },
  {
    condition: 'the only process is killed',
    alert: 'WhocastDown',
    async cause({ servers }) {
      servers[0]?.signal('SIGKILL')
      return async () => {}
    },
  },
  {
    condition: 'one of two workers hangs',
    alert: 'WhocastProcessDown',
    env: () => ({ WORKERS: '2' }),
    async cause({ servers }) {
      const [pid = 0] = workersOf(servers[0])
      process.kill(pid, 'SIGSTOP')
      return async () => process.kill(pid, 'SIGCONT')
    },
  },
  {
    condition: 'a worker ends again and again',
    alert: 'WhocastProcessDown',
    env: () => ({ WORKERS: '2' }),
    async cause({ servers }) {
      const [steady] = workersOf(servers[0])
      return repeat(200, () => {
        for (const pid of workersOf(servers[0])) if (pid !== steady) process.kill(pid, 'SIGKILL')
      })
    },
  },
  {
    condition: 'a process is frozen for 0.4 of 0.6 s',
    alert: 'WhocastOverloaded',
    cause: async ({ servers }) => freeze(servers[0], 400, 200),
  },
  {
    condition: 'a process is frozen for 1.5 s',
    alert: 'WhocastStalled',
    // Lookups that come while it is frozen.
    consequences: ['WhocastSlow'],
    cause: async ({ servers }) => freeze(servers[0], 1500, 1200),
  },
  {
    condition: 'nothing: each process is replaced',
    alert: '',
    processes: 2,
    async *episode(world) {
      for (const [at, server] of world.servers.entries()) {
        server.signal('SIGTERM')
        yield
        await server.exit
        yield
        world.servers[at] = await world.start()
        yield
      }
      for (let scrapes = 0; scrapes < 3; scrapes++) {
        await sleep(3000)
        yield
      }
    },
  },
]
