import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wallet } from '../../contract/store-people.ts'
import { whocast } from '../../journey/support.ts'
import { put, repeat, type Scene, type World } from './alert-scene.ts'

const IMPORTED = 2000

/** Writes a file of people who are not stored yet. */
function writePeople(file: string, round: number): void {
  const lines = Array.from({ length: IMPORTED }, (_, n) => {
    const number = 50_000_000 + round * IMPORTED + n
    const channels = [{ type: 'wallet', value: wallet(number), isVerified: true }]
    return JSON.stringify({ displayName: `Newcomer ${number}`, channels })
  })
  writeFileSync(file, `${lines.join('\n')}\n`)
}

async function importPeople({ database }: World, round: number): Promise<void> {
  const file = join(tmpdir(), `whocast-alerts-${process.pid}.jsonl`)
  writePeople(file, round)
  const { code, stderr } = await whocast(database.options, ['import', file])
  rmSync(file)
  if (code !== 0) throw new Error(`import: ${stderr}`)
}

const REQUESTS: [path: string, init?: RequestInit][] = [
  ['/search?q=person&limit=20'],
  ['/credentials?credentialName=Skill&match=prefix&limit=20'],
  ['/changes?after=0&limit=100'],
  ['/fname/user7?include=proof'],
  ['/eth/nobody'],
  [
    '/lookup',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: Array.from({ length: 20 }, (_, n) => wallet(n)) }),
    },
  ],
]

async function request({ servers }: World, round: number): Promise<void> {
  const [path, init] = REQUESTS[round % REQUESTS.length] ?? ['/']
  for (const { api } of servers) await (await fetch(`${api}${path}`, init)).arrayBuffer()
}

/** Days on which nobody should be called. */
export const quietScenes: readonly Scene[] = [
  { condition: 'nothing: lookups', alert: '' },
  {
    condition: 'nothing: requests of all kinds, and writes',
    alert: '',
    async cause(world) {
      const ends = [
        repeat(50, (round) => request(world, round)),
        repeat(100, (round) => put(world, round)),
      ]
      return () => Promise.all(ends.map((end) => end()))
    },
  },
  {
    condition: 'nothing: an import',
    alert: '',
    cause: async (world) => repeat(100, (round) => importPeople(world, round)),
  },
]
