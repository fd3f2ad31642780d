/**
 * A process with a worker, that also changes people: `webhooks.ts <store options> <origin>`. It
 * begins when it is told the number of the first round, says each change that it stored, and is
 * killed at any moment. Its leases are in the name of its process, so that who killed it can end
 * them.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createWebhookWorker } from '../../../src/changes/webhooks/worker.ts'
import { openStore } from '../../../src/main/stores.ts'
import { createGuardedPost } from '../../../src/net/guarded-post.ts'
import { silentLogger } from '../../silent.ts'
import { saveSubject } from '../lib/webhook-subjects.ts'

/**
 * Between two changes, so that deliveries keep up with them and a kill finds some of them under
 * way.
 */
const PAUSE_MS = 5

const [options = '{}', origin = ''] = process.argv.slice(2)
const store = await openStore({ ...JSON.parse(options), precedence: ['import'], log: silentLogger })
const worker = createWebhookWorker({
  webhooks: store.webhooks,
  changes: store.log,
  cursors: {
    lease: (name, _owner, ms) => store.cursors.lease(name, String(process.pid), ms),
    release: (name) => store.cursors.release(name, String(process.pid)),
  },
  post: createGuardedPost({ allowPrivateOrigins: [origin] }),
  host: 'whocast.test',
  log: silentLogger,
})
const [first] = (await once(process.stdin, 'data')) as [Buffer]
store.onChange(worker.wake)
worker.start()
for (let round = Number(first.toString()); ; round += 1) {
  await saveSubject(store, round % 5, round)
  process.stdout.write(`${round}\n`)
  await sleep(PAUSE_MS)
}
