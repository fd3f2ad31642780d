import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '../../src/main/stores.ts'
import {
  createPostgresDatabase,
  createSqliteDatabase,
  type TestDatabase,
} from '../contract/store-databases.ts'
import { hash } from '../contract/store-people.ts'
import { startStoreProcess } from '../contract/store-processes.ts'
import { type Attack, createRandom, type Verdict } from './attack.ts'

const ROUNDS = 100
/** Numbers of one round: more than a process can put before it is killed. */
const MOST_PUTS = 1_000_000
/** So many processes at once, each of which is killed at a moment of its own. */
const TOGETHER = 2

async function attackEngine(
  database: TestDatabase,
  rounds: number,
  random: () => number,
): Promise<{ acknowledged: number; lost: number; damage: string }> {
  // A second process on the same database throughout, as a server is while an operator's command
  // dies.
  const store = await openStore({ ...database.options, precedence: [] })
  let acknowledged = 0
  let lost = 0
  const all: number[] = []
  try {
    for (let round = 0; round < rounds; round += TOGETHER) {
      const victims = await Promise.all(
        Array.from({ length: Math.min(TOGETHER, rounds - round) }, (_, lane) =>
          startStoreProcess(random() < 0.5 ? 'put' : 'put-many', database.options, {
            first: 1 + (round + lane) * MOST_PUTS,
            count: MOST_PUTS,
          }),
        ),
      )
      const spans = victims.map(() => random() * 150)
      await Promise.all(
        victims.map(async ({ child, said, ended, lines }, lane) => {
          await said(1)
          await new Promise((resolve) => setTimeout(resolve, spans[lane]))
          child.kill('SIGKILL')
          const { signal, stderr } = await ended
          const failure = lines.find((line) => line.startsWith('failed'))
          if (signal !== 'SIGKILL' || failure)
            throw new Error(`the process ended by itself: ${failure ?? stderr}`)
          for (const line of lines) {
            acknowledged++
            all.push(Number(line))
            if ((await store.credentials.get(hash(Number(line)))) === null) lost++
          }
        }),
      )
    }
  } finally {
    await store.close()
  }
  // Once more from the disk, by a process that saw none of it.
  const later = await openStore({ ...database.options, precedence: [] })
  for (const n of all) if ((await later.credentials.get(hash(n))) === null) lost++
  await later.close()
  return {
    acknowledged,
    lost,
    damage: database.kind === 'sqlite' ? integrity(database.options.dataDir) : '',
  }
}

/** What SQLite's own check finds wrong; empty when nothing. */
function integrity(dataDir: string): string {
  const file = new DatabaseSync(join(dataDir, 'whocast.sqlite'))
  const found = String(file.prepare('PRAGMA integrity_check').get()?.integrity_check)
  file.close()
  return found === 'ok' ? '' : found
}

async function attackNamed(
  name: string,
  create: () => Promise<TestDatabase>,
  rounds: number,
  seed: number,
): Promise<Verdict> {
  const database = await create()
  try {
    const { acknowledged, lost, damage } = await attackEngine(database, rounds, createRandom(seed))
    return {
      bar: 6,
      what: `kill -9 during PUTs, ${rounds} times, ${name}`,
      figure: `${acknowledged} acknowledged, ${lost} lost${damage === '' ? '' : `, damaged: ${damage}`}`,
      isHeld: lost === 0 && acknowledged >= rounds && damage === '',
    }
  } finally {
    await database.drop()
  }
}

export const attack: Attack = {
  name: 'durability',
  bars: [6],
  about: 'kills processes while they store credentials and looks for what they had acknowledged',
  async run({ seed, scale, report }) {
    const rounds = Math.max(2, Math.round(ROUNDS * scale))
    report(await attackNamed('SQLite', createSqliteDatabase, rounds, seed))
    const serverUrl = process.env.TEST_POSTGRES_URL
    report(
      serverUrl
        ? await attackNamed('PostgreSQL', () => createPostgresDatabase(serverUrl), rounds, seed)
        : {
            bar: 6,
            what: 'kill -9 during PUTs, PostgreSQL',
            figure: 'not run: TEST_POSTGRES_URL is not set',
            isHeld: false,
          },
    )
  },
}
