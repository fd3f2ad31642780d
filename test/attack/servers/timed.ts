/**
 * The API in a process of its own, which measures how long each request keeps all others waiting:
 * the longest turn of its event loop, by the wall clock. The CPU time of the thread would leave out
 * the machine's other work, but some kernels count it in steps of 4 ms.
 */
import { listen } from '../../../src/http/listen.ts'
import { addAda, createTestService } from '../../service.ts'

const service = await createTestService({ isSilent: true })
await addAda(service)
const { token } = await service.issueKey()
const listening = await listen({
  fetch: service.fetch,
  serve: service.serve,
  port: 0,
  host: '127.0.0.1',
  baseUrl: service.baseUrl,
  keepAliveSeconds: 60,
  onError: (error) => console.error(error),
})

let longest = 0
let before = performance.now()
/** One turn after another: what a turn took is what ran in it. */
function turn(): void {
  const now = performance.now()
  longest = Math.max(longest, now - before)
  before = now
  setImmediate(turn)
}
turn()

process.on('message', (message) => {
  if (message === 'stop') process.exit(0)
  process.send?.({ longestMs: longest })
  longest = 0
})
process.send?.({ port: listening.port, token })
