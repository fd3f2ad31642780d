import { lower } from '@whocast/contract/lower.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import {
  adaDocument,
  beaDocument,
  type Document,
  type Json,
  mallory,
} from '../evidence/documents.ts'
import { allVectors } from '../evidence/forgeries/all.ts'
import { silentChecks } from '../evidence/online.ts'
import { NOW, registry } from '../evidence/people.ts'
import { check } from '../evidence/second-checker.ts'
import { type Attack, createRandom } from './attack.ts'
import { type Forgery, forges, type Honest, profileOf } from './lib/evidence-forges.ts'

/** What one document may cost: much more than an honest one, little enough for a page. */
const MAX_CPU_MS = 3000
/** Documents that fuzzing makes at full scale. */
const DOCUMENTS = 20_000

const options = { now: NOW, fnameRegistry: registry.address }

async function honest(document: Document, asked: string[]): Promise<Honest> {
  const verdicts = await verifyAnswer(document, { ...options, for: asked[0] ?? '' })
  const holding = verdicts.flatMap(({ status }, index) => (status === 'holds' ? [index] : []))
  const casts = profileOf(document).credentials.flatMap(
    ({ proof }) => ((proof as Json).evidence as Json)?.blocks ?? [],
  )
  const blocks = [...(profileOf(document).evidence.blocks as Json[]), ...(casts as Json[])].map(
    ({ hash }) => String(hash),
  )
  return { document, asked, holding, blocks }
}

/** The blocks that a verdict leaves to trust. */
const blocksOf = ({ leftToTrust }: Verdict): string[] =>
  leftToTrust.flatMap((part) => /block (0x[0-9a-f]{64})/.exec(part)?.[1] ?? [])

/** A row that holds although it may not, or on a block that no chain has. */
const isForged = (
  { places, invented = [] }: Forgery,
  blocks: ReadonlySet<string>,
  verdict: Verdict,
  index: number,
): boolean =>
  verdict.status === 'holds' &&
  (places.includes(index) ||
    blocksOf(verdict).some((hash) => !blocks.has(hash) && !invented.includes(hash)))

/** Asked for its blocks, a chain knows the honest ones: nothing may hold by another. */
const holdsInvented = async (forgery: Forgery, blocks: ReadonlySet<string>): Promise<Verdict[]> => {
  const online = {
    ...silentChecks,
    hasBlock: async (_chainId: number, hash: string) => blocks.has(hash),
  }
  const verdicts = await verifyAnswer(forgery.document, { ...options, for: forgery.asked, online })
  const isForeign = ({ status, value }: Verdict) =>
    status === 'holds' && lower(value) === lower(mallory.custody.address)
  return verdicts.filter(
    (verdict) =>
      isForeign(verdict) ||
      (verdict.status === 'holds' && blocksOf(verdict).some((hash) => !blocks.has(hash))),
  )
}

/**
 * The checker of evidence, against every forgery that is known and those that chance makes of
 * honest documents.
 */
export const attack: Attack = {
  name: 'evidence',
  isLong: true,
  bars: [31],
  about:
    'forged documents: every vector, and honest ones with swapped parts, moved proofs, other types and other subjects',
  run: async ({ seed, scale, report }) => {
    const random = createRandom(seed)
    const vectors = await allVectors()
    let wrong = 0
    for (const { document, expected, ...given } of vectors) {
      const verdicts = await verifyAnswer(document, {
        ...options,
        ...(given.for === undefined ? {} : { for: given.for }),
      })
      if (verdicts.some(({ status }, index) => status !== expected[index])) wrong += 1
    }
    report({
      bar: 31,
      what: 'test vectors',
      figure: `${wrong} of ${vectors.length} with another verdict`,
      isHeld: wrong === 0,
    })

    const people = [
      await honest(await adaDocument(), ['fid:3', '@ada', 'ada.eth']),
      await honest(await beaDocument(), ['fid:7', '@bea', 'bea.eth']),
    ] as const
    const blocks = new Set(people.flatMap((person) => person.blocks))
    const ways = Object.keys(forges).length
    const count = Math.max(ways * 4, Math.round(DOCUMENTS * scale))
    const forged: string[] = []
    let disagreements = 0
    let compared = 0
    let slowest = { microseconds: 0, how: '' }
    for (let index = 0; index < count; index++) {
      const [how, forge] = Object.entries(forges)[index % ways] ?? []
      if (how === undefined || !forge) continue
      const [one, other] = random() < 0.5 ? people : [people[1], people[0]]
      const forgery = forge(random, one, other)
      const before = process.cpuUsage()
      const verdicts = await verifyAnswer(forgery.document, { ...options, for: forgery.asked })
      const { user, system } = process.cpuUsage(before)
      if (user + system > slowest.microseconds) slowest = { microseconds: user + system, how }
      const held = [
        ...verdicts.filter((verdict, at) => isForged(forgery, blocks, verdict, at)),
        ...(forgery.invented ? await holdsInvented(forgery, blocks) : []),
      ]
      if (held.length > 0)
        forged.push(
          `${how}: ${held.map(({ label, value, reason }) => `${label} ${value} (${reason})`).join(', ')}`,
        )
      // The second checker is slow: every tenth is enough to show that it is not ours alone that
      // refuses.
      if (Math.floor(index / ways) % 10 !== 0) continue
      compared += 1
      const seconds = await check(forgery.document, { ...options, for: forgery.asked })
      const differing = verdicts.filter(
        ({ status }, at) => (status === 'holds') !== (seconds[at] === 'holds'),
      )
      if (differing.length === 0) continue
      disagreements += 1
      console.log(
        `  ${how}: ${differing.map(({ label, value, status, reason }) => `${label} ${value} ${status} (${reason})`).join(', ')}`,
      )
    }
    for (const line of forged.slice(0, 10)) console.log(`  ${line}`)
    report({
      bar: 31,
      what: 'fuzzed documents',
      figure: `${forged.length} of ${count} hold`,
      isHeld: forged.length === 0,
    })
    report({
      bar: 31,
      what: 'CPU time of one document',
      figure: `at most ${Math.round(slowest.microseconds / 1000)} ms (${slowest.how})`,
      isHeld: slowest.microseconds > 0,
      isInTime: slowest.microseconds <= MAX_CPU_MS * 1000,
    })
    report({
      bar: 31,
      what: 'the second checker on every tenth',
      figure: `${disagreements} of ${compared} with another row that holds`,
      isHeld: disagreements === 0,
    })
  },
}
