/**
 * A process with a worker, that also changes people: `webhooks.ts <store options> <origin> <first round>`. It says each change that it stored, and is
 * killed at any moment.
 */
import { createGuardedPost } from '../../../src/net/guarded-post.ts'
import { openStore } from '../../../src/store/store.ts'
import { createWebhookWorker } from '../../../src/webhooks/worker.ts'
import { silentLogger } from '../../silent.ts'
import { saveSubject } from '../lib/webhook-subjects.ts'

const [options = '{}', origin = '', first = '0'] = process.argv.slice(2)
const store = await openStore({ ...JSON.parse(options), precedence: ['import'], log: silentLogger })
const worker = createWebhookWorker({
  webhooks: store.webhooks,
  changes: store.log,
  cursors: store.cursors,
  post: createGuardedPost({ allowPrivateOrigins: [origin] }),
  log: silentLogger,
})
store.onChange(worker.wake)
worker.start()
for (let round = Number(first); ; round += 1) {
  await saveSubject(store, round % 5, round)
  process.stdout.write(`${round}\n`)
}
