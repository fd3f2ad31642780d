/**
 * The API in a process of its own, which measures how much processor time each request takes away from all others: the longest turn of
 * its event loop, in CPU time of its thread, so that the machine's other work does not count.
 */
import { listen } from '../../../src/http/listen.ts'
import { addAda, createTestService } from '../../service.ts'

const service = await createTestService({ isSilent: true })
await addAda(service)
const { token } = await service.issueKey()
const listening = await listen({
  fetch: service.fetch,
  ready: service.ready,
  port: 0,
  host: '127.0.0.1',
  baseUrl: service.baseUrl,
  keepAliveSeconds: 60,
  onError: (error) => console.error(error),
})

let longest = 0
let before = process.threadCpuUsage()
/** One turn after another: what a turn took is what ran in it. */
function turn(): void {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, user + system)
  before = process.threadCpuUsage()
  setImmediate(turn)
}
turn()

process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
  process.send?.({ longestMs: longest / 1000 })
  longest = 0
})
process.send?.({ port: listening.port, token })
