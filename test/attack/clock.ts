import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSqliteDatabase } from '../contract/store-databases.ts'
import { startServer, whocast } from '../journey/support.ts'
import type { Attack } from './attack.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const shifts = ['-1h', '+1h', '-2d', '+2d'] as const
const LIMIT = 30

const status = async (url: string, token: string) =>
  (await fetch(url, { headers: { 'x-api-key': token } })).headers

/** Which limit counted a request: `key` for a live key, `anon` for any other. */
const policyOf = async (url: string, token: string) =>
  /^"(\w+)"/.exec((await status(url, token)).get('ratelimit-policy') ?? '')?.[1] ?? 'none'

/**
 * Sets the clock of a running service by libfaketime, whose file it reads at every look; the
 * monotonic one goes on.
 */
async function attackBy(shift: string): Promise<string[]> {
  const database = await createSqliteDatabase()
  const file = join(database.options.dataDir, 'faketime')
  writeFileSync(file, '+0')
  const server = await startServer(database.options, {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    RATE_LIMIT_ANON: String(LIMIT),
    RATE_LIMIT_KEY: '6000',
  })
  const faults: string[] = []
  try {
    const url = `${server.api}/fname/sample-ada`
    const dateOf = async () =>
      Date.parse((await fetch(`${server.origin}/livez`)).headers.get('date') ?? '')
    const issue = async (name: string) =>
      (await whocast(database.options, ['keys', 'create', name, '--scopes', 'read'])).stdout.trim()
    const [revoked, live] = [await issue('revoked'), await issue('live')]
    for (const token of [revoked, live]) {
      if ((await policyOf(url, token)) !== 'key') faults.push('a live key was not taken')
    }
    const before = await dateOf()
    writeFileSync(file, shift)
    await whocast(database.options, ['keys', 'revoke', 'revoked'])
    // Node keeps the date of its answers for a second.
    await sleep(2500)
    if (Math.abs((await dateOf()) - before) < 1_800_000) faults.push('the clock was not set')
    if ((await policyOf(url, revoked)) !== 'anon') faults.push('a revoked key was taken')
    if ((await policyOf(url, live)) !== 'key')
      faults.push('a live key was not taken after the clock was set')
    for (let n = 0; n < LIMIT + 5; n += 1) {
      const response = await fetch(url)
      await response.arrayBuffer()
      const seconds = Number(response.headers.get('retry-after') ?? 1)
      const reset = Number(/;t=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1] ?? 61)
      if (seconds > 60 || seconds < 1 || reset > 60)
        faults.push(`Retry-After ${seconds}, reset in ${reset} s`)
    }
    if ((await fetch(url)).status !== 429) faults.push('the limit was passed')
    writeFileSync(file, '+0')
    await sleep(1500)
    if ((await policyOf(url, revoked)) !== 'anon')
      faults.push('a revoked key was taken when the clock was set right again')
    if ((await fetch(url)).status !== 429) faults.push('a fresh limit was gained')
    if (!(await fetch(`${server.origin}/readyz`)).ok) faults.push('not ready')
  } finally {
    const { code } = await server.stop()
    if (code !== 0) faults.push(`ended with ${code}`)
    await database.drop()
  }
  return faults
}

export const attack: Attack = {
  name: 'clock',
  isLong: true,
  bars: [32],
  about: 'the system clock set back and forward under a running service',
  async run({ report }) {
    for (const shift of shifts) {
      const faults = await attackBy(shift)
      for (const fault of faults.slice(0, 5)) console.log(`    ${shift}: ${fault}`)
      report({
        bar: 32,
        what: `clock set by ${shift} and back`,
        figure: `${faults.length} faults: revoked keys refused, live ones taken, limits and Retry-After within the minute`,
        isHeld: faults.length === 0,
      })
    }
  },
}
