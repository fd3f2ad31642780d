import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { samplesFile } from '../src/main/people-file/samples.ts'
import { peopleFile } from './make-samples.ts'

let made: string
beforeAll(async () => {
  made = await peopleFile()
}, 60_000)

test('samples/people.jsonl is what `npx tsx scripts/make-samples.ts` writes', () => {
  const isCurrent = readFileSync(samplesFile, 'utf8') === made
  expect(isCurrent, 'run: npx tsx scripts/make-samples.ts').toBe(true)
})
