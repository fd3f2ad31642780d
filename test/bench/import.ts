import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '../../src/store/store.ts'
import { exportPeople } from '../../src/transfer/export.ts'
import { importPeople } from '../../src/transfer/import.ts'
import { readLines } from '../../src/transfer/lines.ts'
import { atLeast, type Bench, median, spread } from './bench.ts'

const PEOPLE = 10_000
const ROUNDS = 5
const BATCH = 500

/** One person as the goals count them: five channels, three credentials. */
export function personLine(number: number): string {
  const wallet = `0x${number.toString(16).padStart(8, '0')}${'5a'.repeat(16)}`
  return JSON.stringify({
    displayName: `Person ${number}`,
    bio: `Number ${number} of many, invented by a bench, with a bio as long as bios are: about as long as this one.`,
    location: 'Nowhere',
    channels: [
      { type: 'wallet', value: wallet, isVerified: true },
      {
        type: 'farcaster',
        value: `p-${number}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(1_000_000 + number) }],
      },
      { type: 'ens', value: `person-${number}.eth`, isVerified: true },
      { type: 'twitter', value: `person_${number}`, isVerified: true },
      { type: 'github', value: `person-${number}`, isVerified: false },
    ],
    credentials: [1, 2, 3].map((which) => ({
      name: `Credential ${which}`,
      issuer: 'bench',
      source: 'bench',
      chain: 'Base',
      reference: `https://bench.example/${number}/${which}`,
      issuedAt: 1_760_000_000 + which,
    })),
  })
}

/** The peer: the same lines into one table, parsed as JSON, in batches as durable, by node:sqlite alone. */
async function importBare(file: string, folder: string): Promise<number> {
  const db = new DatabaseSync(join(folder, 'bare.db'))
  db.exec('pragma journal_mode=wal; pragma synchronous=full; create table person(id text primary key, line text not null)')
  const insert = db.prepare('insert into person values (?, ?) on conflict do update set line = excluded.line')
  const start = performance.now()
  let held = 0
  db.exec('begin immediate')
  for await (const { text } of readLines(createReadStream(file))) {
    const person = JSON.parse(text ?? '') as { channels: { value: string }[] }
    insert.run(person.channels[0]?.value ?? '', text)
    held += 1
    if (held % BATCH === 0) db.exec('commit; begin immediate')
  }
  db.exec('commit')
  const seconds = (performance.now() - start) / 1000
  db.close()
  return PEOPLE / seconds
}

export const bench: Bench = {
  name: 'import',
  about: `${PEOPLE.toLocaleString('en')} people with 5 channels and 3 credentials each, embedded, every batch durable`,
  async run(report) {
    const ours: number[] = []
    const bare: number[] = []
    const exports: number[] = []
    const growth: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const folder = mkdtempSync(join(tmpdir(), 'whocast-bench-'))
      const file = join(folder, 'people.jsonl')
      writeFileSync(file, Array.from({ length: PEOPLE }, (_, number) => `${personLine(number)}\n`).join(''))
      bare.push(await importBare(file, folder))
      const store = await openStore({ dataDir: join(folder, 'data'), precedence: ['import'] })
      const start = performance.now()
      let memoryAtFifth = 0
      await importPeople({
        store,
        input: createReadStream(file, { highWaterMark: 1_048_576 }),
        cursor: 'bench',
        now: 1_760_000_000,
        onRejected: ({ problems }) => {
          throw new Error(problems.join())
        },
        onProgress: ({ stored }) => {
          if (memoryAtFifth === 0 && stored >= PEOPLE / 5) memoryAtFifth = process.memoryUsage().rss
        },
      })
      ours.push(PEOPLE / ((performance.now() - start) / 1000))
      growth.push((process.memoryUsage().rss - memoryAtFifth) / 2 ** 20)
      const exportStart = performance.now()
      let lines = 0
      for await (const _ of exportPeople(store, (count) => {
        lines += count
      }));
      if (lines !== PEOPLE) throw new Error(`${lines} lines exported`)
      exports.push(PEOPLE / ((performance.now() - exportStart) / 1000))
      await store.close()
      rmSync(folder, { recursive: true })
    }
    const rate = median(ours)
    report({
      what: 'import, people a second',
      value: Math.round(rate).toLocaleString('en'),
      spread: spread(ours, 0),
      goal: atLeast(rate, 5000),
    })
    report({
      what: 'node:sqlite alone, one row a line, people a second',
      value: Math.round(median(bare)).toLocaleString('en'),
      spread: spread(bare, 0),
    })
    const ratios = ours.map((value, round) => value / (bare[round] ?? 1))
    report({ what: 'ratio of the two', value: median(ratios).toFixed(3), spread: spread(ratios, 3) })
    report({
      what: 'more memory at the end than after a fifth, MiB',
      value: median(growth).toFixed(0),
      spread: spread(growth, 0),
    })
    report({
      what: 'export, people a second',
      value: Math.round(median(exports)).toLocaleString('en'),
      spread: spread(exports, 0),
    })
  },
}
