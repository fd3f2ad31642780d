/** `npx tsx scripts/make-vectors.ts` writes test/vectors: documents with the verdict that every checker of docs/evidence.md gives on them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allVectors } from '../test/evidence/forgeries/all.ts'

const folder = resolve(import.meta.dirname, '../test/vectors')
mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder)) rmSync(join(folder, file))
for (const vector of await allVectors())
  writeFileSync(join(folder, `${vector.name}.json`), `${JSON.stringify(vector, null, 1)}\n`)
