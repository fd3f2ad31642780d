/** One process that serves: listens, prints where to look, drains on a signal. */

import cluster from 'node:cluster'
import { normaliseEnsName } from '@whocast/contract/ens-name.ts'
import { allLexicons } from '@whocast/mention-reader/choose-language.ts'
import { joinFleet, type Member } from '../http/fleet/member.ts'
import { type Listening, listen } from '../http/listen.ts'
import { onStopSignals } from '../kit/stop-signals.ts'
import { type Composition, compose } from './compose.ts'
import type { Config } from './config.ts'
import { hasSamples, loadSamples } from './people-file/samples.ts'

/** Milliseconds in which balancers learn that we go, before new connections are refused. */
const GRACE_MS = 1000
/** Milliseconds that requests under way may still take after that. */
const FINISH_MS = 6000
/** Milliseconds after which the process ends even if something hangs. */
const EXIT_MS = 9500

/** Milliseconds from listening to background work. */
const START_DELAY_MS = 500

/** Seconds that idle connections are kept; behind a proxy longer than its own (often 60). */
const KEEP_ALIVE_SECONDS = 5
const KEEP_ALIVE_BEHIND_PROXY_SECONDS = 75

/** Serves as the only process, or as one of several workers. */
export async function serve(config: Config): Promise<void> {
  const member = cluster.isWorker ? await joinFleet() : null
  const isFirst = member?.isFirst ?? true
  const app = await compose(isFirst ? config : { ...config, warnings: [] }, { member })
  const sampleCount = hasSamples(config) ? await loadSamples(app.store, config.BASE_URL) : 0
  const listening = await listen({
    fetch: app.fetch,
    serve: app.serve,
    port: config.PORT,
    host: config.HOST,
    baseUrl: config.BASE_URL,
    keepAliveSeconds: config.TRUST_PROXY > 0 ? KEEP_ALIVE_BEHIND_PROXY_SECONDS : KEEP_ALIVE_SECONDS,
    onError: (error) => app.log.error({ err: error }, 'a request failed outside of its handler'),
  })
  drainOnSignals(app, listening, member)
  if (isFirst) await greet(app, config, { port: listening.port, sampleCount })
  member?.ready()
  // The first request should not wait for modules that later ones need.
  setTimeout(() => {
    unpackTables()
    app
      .start()
      .catch((error: unknown) => app.log.error({ err: error }, 'background work did not start'))
  }, START_DELAY_MS)
}

/**
 * Unpacks the tables by which texts are read: it takes up to a quarter of a second, which a request
 * in the midst of others would cost otherwise.
 */
function unpackTables(): void {
  allLexicons()
  normaliseEnsName('é.eth')
}

/** The sample person that the greeting shows. */
const SAMPLE = 'sample-ada'
const SAMPLE_KEY = `fname:${SAMPLE}`

async function greet(
  app: Composition,
  config: Config,
  { port, sampleCount }: { port: number; sampleCount: number },
): Promise<void> {
  const hasSample = sampleCount > 0 || (await app.store.people.find(SAMPLE_KEY)).length > 0
  const origin = config.PORT === 0 ? `http://localhost:${port}` : config.BASE_URL
  const samples = sampleCount === 0 ? '' : `, ${sampleCount} invented people are in`
  const paths = hasSample ? ['/', `/fname/${SAMPLE}`, `/api/v1/fname/${SAMPLE}`] : ['/', '/docs']
  console.log(`
  Whocast is up${samples}. Try:

${paths.map((path) => `    ${origin}${path}`).join('\n')}
`)
}

/** Ends the process. Node's own exit waits for a write that waits for its reader. */
function exit(app: Composition, code: number): void {
  if (app.isLogStuck()) process.kill(process.pid, 'SIGKILL')
  else process.exit(code)
}

function drainOnSignals(app: Composition, listening: Listening, member: Member | null): void {
  let isDraining = false
  const stop = async (signal: NodeJS.Signals, exitCode: number): Promise<void> => {
    // A second signal ends the process at once. A worker may get the same one twice: from its
    // supervisor and from a terminal or systemd, which signal all processes.
    if (isDraining && member === null) exit(app, exitCode)
    if (isDraining) return
    isDraining = true
    setTimeout(() => exit(app, exitCode), EXIT_MS).unref()
    app.drain()
    // There is no load balancer at a terminal: Ctrl-C need not wait.
    await listening.drain({ graceMs: signal === 'SIGINT' ? 0 : GRACE_MS, deadlineMs: FINISH_MS })
    await app.close()
    exit(app, exitCode)
  }
  onStopSignals((signal) => void stop(signal, 0))
  member?.onStop((signal) => void stop(signal, 0))
  // An unhandled rejection leaves no broken state behind; an uncaught exception may.
  process.on('unhandledRejection', (error) =>
    app.log.error({ err: error }, 'a promise was rejected and not waited for'),
  )
  process.on('uncaughtException', (error) => {
    app.log.error({ err: error }, 'an exception was not caught; the process ends')
    void stop('SIGTERM', 1)
  })
}
