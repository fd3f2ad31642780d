import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createCrowd } from '../network/crowd.ts'
import { until } from '../network/follow.ts'
import { atLeast, atMost, type Bench, type Figure, median, quantile } from './bench.ts'
import type { ChangesWanted } from './servers/crowd.ts'
import type { FollowMessage, ReadFigures } from './servers/follow.ts'

const PEOPLE = 10_000
/** What people do on the network is read while it is done. */
const CHANGES: ChangesWanted = { perSecond: 100, seconds: 20 }
const CHANGED = CHANGES.perSecond * CHANGES.seconds

const MINUTES = 60_000

/** A process that runs as the service does: tsx would wrap every function that is made for a fid. */
const start = (file: string, args: string[]): ChildProcess =>
  fork(join(import.meta.dirname, 'servers', file), args, {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

export const bench: Bench = {
  name: 'network',
  about: `${PEOPLE.toLocaleString('en')} people of a local node with real signed messages are read, then followed, SQLite, every batch durable`,
  async run(report, { people = PEOPLE }) {
    // Made here, once, and kept: the node's process opens what is there.
    createCrowd(people)
    const node = start('crowd.ts', [String(people)])
    const url = await new Promise<string>((resolve) => node.once('message', (message) => resolve(String(message))))
    const follower = start('follow.ts', [url, String(people)])
    const ended = new Promise<void>((resolve) => follower.once('exit', () => resolve()))
    let read: ReadFigures | undefined
    let bytes = 0
    const latencies: number[] = []
    follower.on('message', (message: FollowMessage) => {
      if ('read' in message) read = message.read
      else if ('bytes' in message) bytes = message.bytes
      else latencies.push(message.latencyMs)
    })
    await until('everybody is here', () => read !== undefined || follower.exitCode !== null, 10 * MINUTES)
    if (!read) throw new Error(`the follower ended with ${follower.exitCode}`)
    reportReading(report, people, read)

    node.on('message', (message) => follower.send(message as object))
    node.send(CHANGES)
    await until('all changes are in answers', () => latencies.length >= CHANGED, 2 * MINUTES)
    report({ what: 'event to answer at 100 profile events a second, median', value: `${median(latencies).toFixed(0)} ms` })
    const slow = quantile(latencies, 0.99)
    report({ what: 'the same, p99', value: `${slow.toFixed(0)} ms`, goal: atMost(slow, 2000, ' ms') })

    follower.send('stop')
    await ended
    node.disconnect()
    report({ what: 'disk, bytes a person of the mix', value: (bytes / people).toFixed(0), goal: atMost(bytes / people, 3000) })
  },
}

function reportReading(report: (figure: Figure) => void, people: number, { seconds, cpuMs, growth }: ReadFigures): void {
  const perSecond = people / seconds
  report({ what: 'fids a second', value: Math.round(perSecond).toLocaleString('en'), goal: atLeast(perSecond, 1000) })
  const each = cpuMs / people
  report({ what: 'our CPU, ms a fid', value: each.toFixed(2), goal: atMost(each, 1) })
  report({ what: 'more memory at most than after a fifth, MiB', value: growth.toFixed(0), goal: atMost(growth, 100) })
}
