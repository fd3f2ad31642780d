import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { freePort } from '../free-port.ts'
import { ensureBuilt } from '../journey/support.ts'
import { offline } from '../network/offline.ts'
import type { Attack, AttackOptions } from './attack.ts'

const REQUESTS = 20_000
const EXIT_MS = 10_000

/** How standard output and standard error of the service go wrong. */
const faults = [
  'a full disk',
  'a pipe that nobody reads',
  'a socket that nobody reads',
  'a reader that left',
] as const
type Fault = (typeof faults)[number]

/** What the service writes to, and how to be rid of it. */
function openOutput(fault: Fault, folder: string): { output: 'pipe' | number; close(): void } {
  if (fault === 'a full disk') {
    const fd = openSync('/dev/full', 'w')
    return { output: fd, close: () => closeSync(fd) }
  }
  if (fault !== 'a pipe that nobody reads') return { output: 'pipe', close: () => {} }
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const fd = openSync(path, 'r+')
  return { output: fd, close: () => closeSync(fd) }
}

async function attackBy(fault: Fault, { scale, report }: AttackOptions): Promise<void> {
  await ensureBuilt()
  const database = await createSqliteDatabase()
  const port = await freePort()
  const { output, close } = openOutput(fault, database.options.dataDir)
  const child = spawn(process.execPath, [join(packageRoot, 'dist/node.js')], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: database.options.dataDir,
      ...offline,
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT_ANON: '0',
    },
    stdio: ['ignore', output, output],
  })
  if (fault === 'a reader that left') {
    child.stdout?.destroy()
    child.stderr?.destroy()
  }
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  try {
    let isUp = false
    for (let tries = 0; tries < 400 && !isUp && child.exitCode === null; tries += 1) {
      isUp = await fetch(`${origin}/livez`).then(
        (response) => response.ok,
        () => false,
      )
      if (!isUp) await sleep(50)
    }
    const count = Math.max(300, Math.round(REQUESTS * scale))
    const path = `/api/v1/fname/sample-ada?${'x'.repeat(50)}`
    let answered = 0
    const one = async () => {
      const response = await fetch(`${origin}${path}`).catch(() => null)
      if (response?.status === 200) answered += 1
      await response?.arrayBuffer()
    }
    for (let sent = 0; isUp && sent < count; sent += 20)
      await Promise.all(Array.from({ length: 20 }, one))
    await sleep(1500)
    const metrics = isUp ? await (await fetch(`${origin}/metrics`)).text() : ''
    const lost = Number(/^whocast_log_lines_lost_total (\d+)/m.exec(metrics)?.[1] ?? Number.NaN)
    const start = performance.now()
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(EXIT_MS + 5000)])
    const took = performance.now() - start
    // What is written to a reader that only sleeps is not lost until the process ends.
    const isCounted = fault.endsWith('nobody reads') ? lost >= 0 : lost > 0
    report({
      bar: 29,
      what: `the log is ${fault}`,
      figure: `${answered} of ${count} requests answered, ${lost} lines counted as lost, ended ${(took / 1000).toFixed(1)} s after SIGTERM`,
      isHeld: answered >= count && isCounted,
      isInTime: took <= EXIT_MS,
    })
  } finally {
    child.kill('SIGKILL')
    close()
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'log-faults',
  isLong: true,
  bars: [29],
  about: 'a log that cannot be written: a full disk, a reader that sleeps or left',
  async run(options) {
    for (const fault of faults) await attackBy(fault, options)
  },
}
