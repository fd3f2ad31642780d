import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { expect, it } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { checkTransfer } from '../../src/people/line/check.ts'
import { readLine } from '../../src/people/line/person.ts'
import { createRandom } from '../attack/attack.ts'
import { forges } from '../attack/lib/evidence-forges.ts'
import { adaDocument, beaDocument, type Document, type Json } from '../evidence/documents.ts'
import { NOW, registry } from '../evidence/people.ts'
import { createTestService, type TestService } from '../service.ts'

/** How many fuzzed profiles are compared; the bar of the issue is 10,000. */
const FUZZED = Number(process.env.EVIDENCE_PROFILES ?? 60)

const options = { now: NOW, fnameRegistry: registry.address }

/** A profile of a response as a line of a people file. */
function toLine({ profileID: _, credentials, ...profile }: Json, id: string): Json {
  const records = Array.isArray(credentials) ? (credentials as Json[]) : []
  return {
    ...profile,
    profileID: id,
    credentials: records.map(({ proof, ...row }) => ({
      ...(proof as Json),
      ...row,
      attester: (proof as Json | undefined)?.attester,
      verification: undefined,
    })),
  }
}

interface Compared {
  proven: number
  rows: number
  differences: string[]
}

/** Imports a document, requests it, and compares the grades of the response with the verdicts. */
async function compare(document: Document, index: number): Promise<Compared> {
  const found: Compared = { proven: 0, rows: 0, differences: [] }
  const service: TestService = await createTestService({ isSilent: true, clock: () => NOW * 1000 })
  try {
    for (const [at, profile] of document.profiles.entries()) {
      const id = `p${index}-${at}`.padEnd(21, '0')
      const checked = await Promise.resolve()
        .then(() => checkTransfer(readLine(toLine(profile, id), NOW), NOW, []))
        .catch(() => null)
      if (!checked) continue
      const { findings, credentials } = checked
      await service.store.people.save(findings, { refreshAt: null, credentials })
    }
    for (const path of ['/fid/3', '/fid/7', '/fname/ada', '/fname/bea', '/ens/ada.eth']) {
      const response = await service.request(`${path}?include=proof`)
      if (!response.ok) continue
      const answer = (await response.json()) as Document
      const verdicts = await verifyAnswer(answer, { ...options, for: path })
      const rows = answer.profiles.flatMap(({ channels, credentials }) => [
        ...channels,
        ...credentials,
      ])
      for (const [at, row] of rows.entries()) {
        found.rows += 1
        const isProven = (row.verification as Json | undefined)?.grade === 'proven'
        if (!isProven) continue
        found.proven += 1
        const verdict = verdicts[at]
        // Of a credential the grade says who signed, and not that the wallet is the person's.
        const isSigned = verdict?.subject === 'credential' && verdict.status === 'unchecked'
        if (verdict?.status !== 'holds' && !(isSigned && verdict.reason.startsWith('signed by ')))
          found.differences.push(`${path} ${verdict?.label} ${verdict?.status}: ${verdict?.reason}`)
      }
    }
  } finally {
    await service.close()
  }
  return found
}

async function compareAll(documents: AsyncIterable<Document>): Promise<Compared> {
  const all: Compared = { proven: 0, rows: 0, differences: [] }
  let index = 0
  for await (const document of documents) {
    const { proven, rows, differences } = await compare(document, index++)
    all.proven += proven
    all.rows += rows
    all.differences.push(...differences)
  }
  console.log(
    `${index} profiles, ${all.rows} rows, ${all.proven} proven: ${all.differences.length} differ`,
  )
  return all
}

async function* vectors(): AsyncGenerator<Document> {
  const folder = join(packageRoot, 'test/vectors')
  for (const file of readdirSync(folder).filter((name) => /^(valid|credential)-/.test(name)))
    yield JSON.parse(readFileSync(join(folder, file), 'utf8')).document
}

async function* fuzzed(): AsyncGenerator<Document> {
  const random = createRandom(32)
  const people = await Promise.all(
    [await adaDocument(), await beaDocument()].map(async (document, at) => {
      const verdicts = await verifyAnswer(document, {
        ...options,
        for: at === 0 ? 'fid:3' : 'fid:7',
      })
      const holding = verdicts.flatMap(({ status }, index) => (status === 'holds' ? [index] : []))
      return { document, asked: ['fid:3', 'fid:7'], holding, blocks: [] }
    }),
  )
  const ways = Object.values(forges)
  for (let at = 0; at < FUZZED; at++) {
    const [one, other] = random() < 0.5 ? people : people.toReversed()
    const forge = ways[at % ways.length]
    if (one && other && forge) yield forge(random, one, other).document
  }
}

it('calls no row of a vector proven that is not', { timeout: 300_000 }, async () => {
  const { differences, proven } = await compareAll(vectors())
  expect(differences).toEqual([])
  expect(proven).toBeGreaterThan(0)
})

it('calls no row of a fuzzed profile proven that is not', { timeout: 300_000 }, async () => {
  const { differences } = await compareAll(fuzzed())
  expect(differences).toEqual([])
})
