import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { atLeast, atMost, type Bench, median, spread } from './bench.ts'
import { createBenchRenderer, subjectAt } from './cards/subject.ts'

const ROUNDS = 5
/** Cards a round: Frog takes a second and more for one. */
const OURS = 10
const options = { ratio: '3:2', theme: 'light', format: 'png' } as const

const start = (job: string, flags: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL('./servers/card.ts', import.meta.url)), [job], {
    execArgv: ['--import', 'tsx', ...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

async function inOwnProcess<T>(job: string, flags: string[] = []): Promise<T> {
  const child = start(job, flags)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${job} ended without an answer`)
  })
  ended.catch(() => {})
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [T]
  child.kill()
  return answer
}

/**
 * A process that draws: each pipeline in one of its own, so that none pays for another's garbage.
 */
async function startPainter(name: string) {
  const child = start(`draw-${name}`)
  await once(child, 'message')
  return {
    /** CPU milliseconds a card, and its bytes. */
    async draw(count: number): Promise<{ cpu: number; bytes: number }> {
      child.send(count)
      const [answer] = (await once(child, 'message')) as [{ cpu: number; bytes: number }]
      return answer
    },
    stop: () => child.kill(),
  }
}

async function load(port: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let next = 0
  const worker = async () => {
    while (next++ < count) {
      await new Promise<void>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/', agent }, (answer) =>
          answer.resume().on('end', resolve),
        )
          .on('error', reject)
          .end()
      })
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  agent.destroy()
}

/** CPU milliseconds of a server process for `count` answers. */
async function servedCpu(
  server: { child: ChildProcess; port: number },
  count: number,
): Promise<number> {
  const cpu = async () => {
    server.child.send('cpu')
    const [ms] = (await once(server.child, 'message')) as [number]
    return ms
  }
  const before = await cpu()
  await load(server.port, count)
  return (await cpu()) - before
}

export const bench: Bench = {
  name: 'card',
  about: 'a rich card, 1200×800 PNG, by us and by Frog 0.18.3, the same picture in the same run',
  async run(report) {
    const names = ['ours', 'frog', 'floor', 'webp'] as const
    const painters = await Promise.all(names.map(startPainter))
    const times: Record<(typeof names)[number], number[]> = {
      ours: [],
      frog: [],
      floor: [],
      webp: [],
    }
    const bytes: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, name] of names.entries()) {
        const drawn = await painters[at]?.draw(name === 'frog' ? 1 : OURS)
        if (!drawn) continue
        times[name].push(drawn.cpu)
        bytes[name] = drawn.bytes
      }
    for (const { stop } of painters) stop()
    const ratios = times.frog.map((ms, round) => ms / (times.ours[round] ?? Number.NaN))
    const overFloor = times.ours.map((ms, round) => ms / (times.floor[round] ?? Number.NaN))
    report({
      what: 'CPU of a card',
      value: `${median(times.ours).toFixed(1)} ms`,
      spread: spread(times.ours, 1),
    })
    report({
      what: 'CPU of a card by Frog',
      value: `${median(times.frog).toFixed(0)} ms`,
      spread: spread(times.frog, 0),
    })
    report({
      what: 'CPU against Frog',
      value: `${median(ratios).toFixed(0)}× less`,
      spread: spread(ratios, 0),
      goal: atLeast(median(ratios), 60, '×'),
    })
    report({
      what: 'CPU against the floor (layout and fastest good PNG)',
      value: `${median(overFloor).toFixed(2)}×`,
      spread: spread(overFloor),
      goal: atMost(median(overFloor), 2, '×'),
    })
    const webp = times.webp.map((ms, round) => ms / (times.ours[round] ?? Number.NaN))
    report({
      what: 'CPU of a card as WebP, against PNG',
      value: `${median(webp).toFixed(2)}×`,
      spread: spread(webp),
    })
    report({
      what: 'size, ours as PNG and WebP, and Frog’s',
      value: `${[bytes.ours, bytes.webp, bytes.frog].map((size) => Math.round((size ?? 0) / 1024)).join(', ')} KB`,
    })

    const renderer = createBenchRenderer()
    let at = 0
    const ours = () => renderer.card(subjectAt(at++), options)
    await ours()
    const began = performance.now()
    const delay = monitorEventLoopDelay({ resolution: 2 })
    delay.enable()
    await Promise.all(Array.from({ length: 50 }, ours))
    delay.disable()
    const seconds = (performance.now() - began) / 1000
    const p99 = delay.percentile(99) / 1e6
    report({ what: 'cards a second, 50 asked for at once', value: (50 / seconds).toFixed(0) })
    report({
      what: 'event-loop delay meanwhile, p99',
      value: `${p99.toFixed(1)} ms`,
      goal: atMost(p99, 50, ' ms'),
    })
    await renderer.close()

    const first = { ours: [] as number[], frog: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      first.ours.push(await inOwnProcess<number>('first-ours'))
      if (round < 3) first.frog.push(await inOwnProcess<number>('first-frog'))
    }
    report({
      what: 'first card after start',
      value: `${median(first.ours).toFixed(0)} ms`,
      spread: spread(first.ours, 0),
      goal: atMost(median(first.ours), 250, ' ms'),
    })
    report({
      what: 'first card after start by Frog',
      value: `${median(first.frog).toFixed(0)} ms`,
      spread: spread(first.frog, 0),
    })

    const { before, halfway, after } = await inOwnProcess<
      Record<'before' | 'halfway' | 'after', number>
    >('memory', ['--expose-gc'])
    const growth = (after - before) / 2 ** 20
    report({
      what: 'memory after 1,000 more distinct cards',
      value: `${growth.toFixed(0)} MB more`,
      spread: `${((halfway - before) / 2 ** 20).toFixed(0)} MB at half`,
      goal: atMost(Math.abs(growth), 30, ' MB'),
    })

    const servers = await Promise.all(
      ['static', 'cached'].map(async (job) => {
        const child = start(job)
        const [port] = (await once(child, 'message')) as [number]
        return { child, port }
      }),
    )
    const shares: number[] = []
    const [bare, cached] = servers
    if (bare && cached) {
      await Promise.all(servers.map((server) => load(server.port, 100)))
      for (let round = 0; round < ROUNDS; round++)
        shares.push((await servedCpu(bare, 600)) / (await servedCpu(cached, 600)))
    }
    for (const { child } of servers) child.kill()
    report({
      what: 'card from cache against static bytes, per CPU second',
      value: median(shares).toFixed(2),
      spread: spread(shares),
      goal: atLeast(median(shares), 0.8),
    })
  },
}
