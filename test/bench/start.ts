import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allocatorSettings } from '../../src/kit/allocator.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { freePort } from '../free-port.ts'
import { ensureBuilt } from '../journey/support.ts'
import { offline } from '../network/offline.ts'
import { atMost, type Bench, median, spread } from './bench.ts'

const ROUNDS = 7
const POLL_MS = 4

const ask = (port: number, path: string): Promise<string | null> =>
  new Promise((resolve) => {
    request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve(response.statusCode === 200 ? body : null))
    })
      .on('error', () => resolve(null))
      .end()
  })

/**
 * Milliseconds from starting a process to its first answer that holds `expected`, and its CPU time
 * until then.
 */
async function firstAnswer(
  args: string[],
  env: Record<string, string>,
  path: string,
  expected: string,
) {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: packageRoot,
    env: { PATH: process.env.PATH ?? '', PORT: String(port), ...env },
    stdio: 'ignore',
  })
  try {
    for (;;) {
      const body = await ask(port, path)
      if (body?.includes(expected)) return performance.now() - start
      if (child.exitCode !== null) throw new Error('the server ended')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    await ended
  }
}

export const bench: Bench = {
  name: 'start',
  about: 'from starting the process to its first answer: new embedded database, samples loaded',
  async run(report) {
    await ensureBuilt()
    const bareFile = join(mkdtempSync(join(tmpdir(), 'whocast-bench-')), 'bare.mjs')
    writeFileSync(
      bareFile,
      `import { createServer } from 'node:http'\ncreateServer((_, r) => r.end('bare')).listen(process.env.PORT)\n`,
    )
    const cold: number[] = []
    const warm: number[] = []
    const settled: number[] = []
    const card: number[] = []
    const bare: number[] = []
    const compiled = join(packageRoot, 'dist/.compiled')
    for (let round = 0; round < ROUNDS; round++) {
      const env = () => ({
        DATA_DIR: mkdtempSync(join(tmpdir(), 'whocast-bench-')),
        ...offline,
        LOG_LEVEL: 'silent',
      })
      const lookup = async (times: number[], variables: Record<string, string> = {}) => {
        const more = { ...env(), ...variables }
        times.push(
          await firstAnswer(['scripts/start.mjs'], more, '/api/v1/fname/sample-ada', 'Ada Sample'),
        )
        rmSync(more.DATA_DIR, { recursive: true })
      }
      rmSync(compiled, { recursive: true, force: true })
      await lookup(cold)
      await lookup(warm)
      rmSync(compiled, { recursive: true, force: true })
      await lookup(settled, allocatorSettings)
      const more = env()
      card.push(await firstAnswer(['scripts/start.mjs'], more, '/fname/sample-ada/card.png', 'PNG'))
      rmSync(more.DATA_DIR, { recursive: true })
      bare.push(await firstAnswer([bareFile], {}, '/', 'bare'))
    }
    const ms = (values: number[]) => `${median(values).toFixed(0)} ms`
    report({
      what: 'start to first lookup, nothing compiled before',
      value: ms(cold),
      spread: spread(cold, 0),
      goal: atMost(median(cold), 800, ' ms'),
    })
    report({
      what: 'the same with the allocator set by the environment, as in the container: no second start of Node',
      value: ms(settled),
      spread: spread(settled, 0),
    })
    report({
      what: 'start to first lookup, the second start and later',
      value: ms(warm),
      spread: spread(warm, 0),
    })
    report({ what: 'start to first card', value: ms(card), spread: spread(card, 0) })
    report({ what: 'start of bare node:http', value: ms(bare), spread: spread(bare, 0) })
    const ratios = cold.map((value, round) => value / (bare[round] ?? 1))
    report({
      what: 'first lookup ÷ bare node:http',
      value: median(ratios).toFixed(1),
      spread: spread(ratios, 1),
    })
  },
}
