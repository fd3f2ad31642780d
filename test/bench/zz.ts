import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { openStore } from '../../src/store/store.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { fill } from './bench-people.ts'

const db = await createSqliteDatabase()
const store = await openStore({ ...db.options, precedence: ['import'] })
await fill(store, 1, 20001)
await store.close()
const child = fork('test/bench/servers/http.ts', [JSON.stringify({ kind: 'api', dataDir: db.options.dataDir })], {
  execArgv: ['--import', 'tsx', '--cpu-prof', '--cpu-prof-dir=/tmp/prof'],
})
const port: number = await new Promise((r) => child.once('message', r as any))
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
let n = 0
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (n < 20000) {
      const i = n++
      await new Promise<void>((res, rej) =>
        request({ port, host: '127.0.0.1', path: `/api/v1/fid/${i + 1}`, agent }, (a) => {
          a.resume()
          a.on('end', res)
        })
          .on('error', rej)
          .end(),
      )
    }
  }),
)
child.send('x')
const cpu = await new Promise((r) => child.once('message', r as any))
console.log('cpu ms per request', (cpu as number) / 20000)
child.send('exit')
await new Promise((r) => child.once('exit', r))
process.exit()
