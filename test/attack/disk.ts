import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/main/stores.ts'
import { hash, wallet } from '../contract/store-people.ts'
import { type RunningServer, startServer, whocast } from '../journey/support.ts'
import type { Attack, AttackOptions, Verdict } from './attack.ts'
import { mountSmallDisk } from './lib/full-disk.ts'

const ROUNDS = 20
const MOST_PUTS = 3000
const PROBES = 20
const WELL_MS = 10_000

/** Takes all that is left of the disk. */
function fillUp(file: string): void {
  const [fd, block] = [openSync(file, 'w'), Buffer.alloc(4096)]
  try {
    for (;;) writeSync(fd, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(fd)
  }
}

interface Sum {
  acknowledged: string[]
  refused: number
  /** What is neither an answer nor a 503. */
  wrong: string[]
  readyRefused: number
  readsHeld: number
  slowestMs: number
}

let count = 0

async function put({ api }: RunningServer, token: string, sum: Sum): Promise<boolean> {
  count += 1
  const uid = hash(count)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({
    name: 'Full',
    attesteeAddress: wallet(1 + (count % 50)),
    uid,
    value: 'x'.repeat(2000),
  })
  const response = await fetch(`${api}/credentials`, { method: 'PUT', headers, body }).catch(
    () => null,
  )
  await response?.arrayBuffer()
  if (response?.status === 200) sum.acknowledged.push(uid)
  else if (response?.status === 503) sum.refused += 1
  else sum.wrong.push(`PUT ${response?.status ?? 'unanswered'}`)
  return response?.status === 200
}

/** Fills the disk while PUTs come in, asks what goes on meanwhile, and gives the space back. */
async function fillOnce(
  server: RunningServer,
  token: string,
  folder: string,
  sum: Sum,
): Promise<void> {
  const ballast = join(folder, 'ballast')
  for (let n = 0; n < 5; n++) await put(server, token, sum)
  fillUp(ballast)
  let isFull = false
  for (let n = 0; n < MOST_PUTS && !isFull; n++) isFull = !(await put(server, token, sum))
  for (let n = 0; n < PROBES; n++) await put(server, token, sum)
  const ready = await fetch(`${server.origin}/readyz`)
  await ready.arrayBuffer()
  if (ready.status === 503) sum.readyRefused += 1
  const read = await fetch(`${server.api}/fname/sample-ada?full=${count}`)
  await read.arrayBuffer()
  if (read.status === 200) sum.readsHeld += 1
  rmSync(ballast)
  const start = performance.now()
  let isWell = false
  while (!isWell && performance.now() - start < WELL_MS) {
    isWell =
      (await fetch(`${server.origin}/readyz`).then((response) => response.status)) === 200 &&
      (await put(server, token, sum))
    if (!isWell) await sleep(50)
  }
  sum.slowestMs = Math.max(
    sum.slowestMs,
    isWell ? performance.now() - start : Number.POSITIVE_INFINITY,
  )
}

async function attackFull({ scale }: AttackOptions, folder: string): Promise<Verdict> {
  const rounds = Math.max(2, Math.round(ROUNDS * scale))
  const database = { dataDir: join(folder, 'data') }
  const token = (
    await whocast(database, ['keys', 'create', 'Full', '--scopes', 'attest'])
  ).stdout.trim()
  const server = await startServer(database, { LOG_LEVEL: 'error' })
  let hasEnded = false
  void server.exit.then(() => {
    hasEnded = true
  })
  const sum: Sum = {
    acknowledged: [],
    refused: 0,
    wrong: [],
    readyRefused: 0,
    readsHeld: 0,
    slowestMs: 0,
  }
  for (let round = 0; round < rounds && !hasEnded; round++)
    await fillOnce(server, token, folder, sum)
  const wasAlive = !hasEnded
  const { code } = wasAlive ? await server.stop() : await server.exit
  const store = await openStore({ ...database, precedence: [] })
  const kept = new Set<string>()
  for await (const record of store.credentials.all()) kept.add(record.uid)
  await store.close()
  const lost = sum.acknowledged.filter((uid) => !kept.has(uid)).length
  const wrong = sum.wrong.length > 0 ? ` (${sum.wrong[0]})` : ''
  return {
    bar: 34,
    what: `the disk of the SQLite database full, ${rounds} times`,
    figure: `${lost} lost of ${sum.acknowledged.length} acknowledged PUTs, ${sum.refused} refused with 503, ${sum.wrong.length} otherwise${wrong}; /readyz 503 ${sum.readyRefused} times, lookups answered ${sum.readsHeld} times, well within ${(sum.slowestMs / 1000).toFixed(1)} s`,
    isHeld:
      wasAlive &&
      code === 0 &&
      lost === 0 &&
      sum.acknowledged.length > rounds &&
      sum.refused >= rounds &&
      sum.wrong.length === 0 &&
      sum.readyRefused === rounds &&
      sum.readsHeld === rounds &&
      sum.slowestMs <= WELL_MS,
  }
}

/** Ways in which a file may have been damaged while the server was down. */
const damages: [string, (file: string) => void][] = [
  ['cut to nothing', (file) => writeFileSync(file, '')],
  ['overwritten', (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a))],
]

async function attackDamaged(folder: string): Promise<Verdict> {
  const refused: string[] = []
  for (const [name, damage] of damages) {
    const dataDir = mkdtempSync(join(folder, 'damaged-'))
    await whocast({ dataDir }, ['keys', 'create', 'Full', '--scopes', 'attest'])
    for (const file of readdirSync(dataDir))
      if (/-(wal|shm)$/.test(file)) rmSync(join(dataDir, file))
    damage(join(dataDir, 'whocast.sqlite'))
    const { code, stderr } = await whocast({ dataDir }, ['keys', 'list'])
    if (code === 1 && stderr.trim() !== '' && !stderr.includes('    at ')) refused.push(name)
  }
  return {
    bar: 34,
    what: 'a damaged SQLite file',
    figure: `refused with a reason: ${refused.join(', ') || 'none'} of ${damages.map(([name]) => name).join(', ')}`,
    isHeld: refused.length === damages.length,
  }
}

export const attack: Attack = {
  name: 'disk',
  bars: [34],
  about: 'fills the disk under the database, and damages its file',
  async run(options) {
    const disk = mountSmallDisk()
    if (disk) {
      try {
        options.report(await attackFull(options, disk.folder))
      } finally {
        disk.unmount()
      }
    } else console.log('  no disk can be mounted here (that takes root): the full disk is left out')
    const folder = mkdtempSync(join(tmpdir(), 'whocast-damaged-'))
    options.report(await attackDamaged(folder))
    rmSync(folder, { recursive: true })
  },
}
