import { verifyAnswer } from '../../src/evidence/answer.ts'
import type { Verdict } from '../../src/evidence/verdict.ts'
import { adaDocument, beaDocument, type Document, type Json } from '../evidence/documents.ts'
import { allVectors } from '../evidence/forgeries.ts'
import { NOW, registry } from '../evidence/people.ts'
import { check } from '../evidence/second-checker.ts'
import { type Attack, createRandom } from './attack.ts'

/** Documents that fuzzing makes at full scale. */
const DOCUMENTS = 10_000

/** A person's honest document, and everything that they may be asked for by. */
interface Honest {
  document: Document
  asked: string[]
  /** The rows that hold, by their place; channels first. */
  holding: number[]
  /** The hashes of the blocks that its evidence leads down to. */
  blocks: string[]
}

/** A document that was tampered with, and the places of the rows that may not hold. */
interface Forgery {
  document: Document
  asked: string
  places: number[]
}

type Random = () => number
type Forge = (random: Random, one: Honest, other: Honest) => Forgery

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

function profileOf({ profiles: [profile] }: Document): Document['profiles'][number] {
  if (!profile) throw new Error('a document has a profile')
  return profile
}

const rowsOf = (document: Document): Json[] => [...profileOf(document).channels, ...profileOf(document).credentials]

/** Every text, number and truth below a value, as what holds it and its name there. */
const leaves = (value: unknown): [holder: Json, name: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        typeof part === 'object' && part !== null ? leaves(part) : [[value as Json, name] as [Json, string]],
      )
    : []

/** The same kind of value, but another: a digit of hex, a letter, a number; a fifth of all hex is cut short instead. */
function altered(random: Random, value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1 + Math.floor(random() * 1000)
  const text = String(value)
  const at = Math.floor(random() * text.length)
  if (!/^0x[0-9a-f]+$/i.test(text)) return `${text.slice(0, at)}q${text.slice(at)}`
  if (random() < 0.2) return text.slice(0, -2)
  const place = Math.max(2, at)
  const digit = (Number.parseInt(text.charAt(place), 16) ^ (1 + Math.floor(random() * 15))).toString(16)
  return text.slice(0, place) + digit + text.slice(place + 1)
}

/** What says nothing of the person, or decides nothing where a proof of storage is there. */
const idle = new Set([
  'verification',
  'source',
  'checkedAt',
  'isVerified',
  'result',
  'method',
  'revocation',
  'blockNumber',
  'chainId',
  'issuer',
  'definition',
  'state',
  'blocks',
])
/** Of a credential, the source is shown as well; its revocation is the service's word. */
const idleOfCredentials = new Set([...idle].filter((name) => name !== 'source'))

function weighty(row: Json, without: ReadonlySet<string>): [Json, string][] {
  const kept: Json = {}
  for (const [name, value] of Object.entries(row)) if (!without.has(name)) kept[name] = value
  const inside = Object.entries(kept).flatMap(([, value]) =>
    typeof value === 'object' && value !== null ? weighty(value as Json, without) : [],
  )
  const here = Object.entries(kept).flatMap(([name, value]): [Json, string][] => (typeof value === 'object' ? [] : [[row, name]]))
  return [...here, ...inside]
}

const forges: Record<string, Forge> = {
  /** An honest document, asked for by another person. */
  'another subject': (random, one, other) => ({
    document: copy(one.document),
    asked: pick(random, other.asked),
    places: rowsOf(one.document).map((_, index) => index),
  }),
  /** The proof of one row on another, of the same document or of another person's. */
  'a moved proof': (random, one, other) => {
    const document = copy(one.document)
    const rows = rowsOf(document)
    const place = pick(random, one.holding)
    const from = random() < 0.5 ? rowsOf(other.document) : rows
    const proofs = from
      .map(({ proof }) => proof as Json)
      .filter((proof) => proof && proof.method !== 'reported' && JSON.stringify(proof) !== JSON.stringify(rows[place]?.proof))
    ;(rows[place] as Json).proof = copy(pick(random, proofs))
    return { document, asked: pick(random, one.asked), places: [place] }
  },
  /** A row under another type. */
  'another type': (random, one) => {
    const document = copy(one.document)
    const place = pick(random, one.holding)
    const row = rowsOf(document)[place] as Json
    if (row.kind === undefined)
      row.type = pick(
        random,
        ['wallet', 'farcaster', 'ens', 'basename', 'twitter', '__proto__'].filter((type) => type !== row.type),
      )
    else
      row.kind = pick(
        random,
        ['eas-offchain', 'eas-onchain', 'farcaster-cast', 'reported', 'constructor'].filter((kind) => kind !== row.kind),
      )
    return { document, asked: pick(random, one.asked), places: [place] }
  },
  /** One value of a row or its proof is another. */
  'an altered part': (random, one) => {
    const document = copy(one.document)
    const place = pick(random, one.holding)
    const row = rowsOf(document)[place] as Json
    // The uid of a cast's record is the service's own name for it.
    const parts = weighty(row, row.kind === undefined ? idle : idleOfCredentials)
    const bound = row.kind === 'farcaster-cast' ? parts.filter(([of, part]) => !(of === row && part === 'uid')) : parts
    const [holder, name] = pick(random, bound)
    holder[name] = altered(random, holder[name])
    return { document, asked: pick(random, one.asked), places: [place] }
  },
  /** A row of another person among the rows, with all the evidence that it had. */
  'a swapped row': (random, one, other) => {
    const document = copy(one.document)
    const [profile, foreign] = [profileOf(document), profileOf(copy(other.document))]
    const isChannel = random() < 0.7
    if (isChannel) profile.channels.push(pick(random, foreign.channels))
    else profile.credentials.push(pick(random, foreign.credentials))
    for (const [name, parts] of Object.entries(foreign.evidence)) {
      profile.evidence[name] = [...((profile.evidence[name] as unknown[]) ?? []), ...(parts as unknown[])]
    }
    const place = isChannel ? profile.channels.length - 1 : profile.channels.length + profile.credentials.length - 1
    return { document, asked: pick(random, one.asked), places: [place] }
  },
  /** The evidence of another person's document. */
  'swapped evidence': (_random, one, other) => {
    const document = copy(one.document)
    profileOf(document).evidence = copy(profileOf(other.document).evidence)
    return {
      document,
      asked: one.asked[0] ?? '',
      places: one.holding.filter((place) => place < profileOf(document).channels.length),
    }
  },
  /** One value of what the rows rest on is another: what still holds must rest on the honest blocks alone. */
  'altered evidence': (random, one) => {
    const document = copy(one.document)
    const [holder, name] = pick(random, leaves(profileOf(document).evidence))
    holder[name] = altered(random, holder[name])
    return { document, asked: pick(random, one.asked), places: [] }
  },
}

const options = { now: NOW, fnameRegistry: registry.address }

async function honest(document: Document, asked: string[]): Promise<Honest> {
  const verdicts = await verifyAnswer(document, { ...options, for: asked[0] ?? '' })
  const holding = verdicts.flatMap(({ status }, index) => (status === 'holds' ? [index] : []))
  const casts = profileOf(document).credentials.flatMap(({ proof }) => ((proof as Json).evidence as Json)?.blocks ?? [])
  const blocks = [...(profileOf(document).evidence.blocks as Json[]), ...(casts as Json[])].map(({ hash }) => String(hash))
  return { document, asked, holding, blocks }
}

/** A row that holds although it may not, or on a block that nobody has seen. */
const isForged = ({ places }: Forgery, blocks: ReadonlySet<string>, verdict: Verdict, index: number): boolean =>
  verdict.status === 'holds' &&
  (places.includes(index) ||
    verdict.leftToTrust.some(
      (part) =>
        /block (0x[0-9a-f]{64})/.exec(part)?.[1] !== undefined && !blocks.has(/block (0x[0-9a-f]{64})/.exec(part)?.[1] ?? ''),
    ))

/** The checker of evidence, against every forgery that is known and those that chance makes of honest documents. */
export const attack: Attack = {
  name: 'evidence',
  bars: [31],
  about: 'forged documents: every vector, and honest ones with swapped parts, moved proofs, other types and other subjects',
  run: async ({ seed, scale, report }) => {
    const random = createRandom(seed)
    const vectors = await allVectors()
    let wrong = 0
    for (const { document, expected, ...given } of vectors) {
      const verdicts = await verifyAnswer(document, { ...options, ...(given.for === undefined ? {} : { for: given.for }) })
      if (verdicts.some(({ status }, index) => status !== expected[index])) wrong += 1
    }
    report({ bar: 31, what: 'test vectors', figure: `${wrong} of ${vectors.length} with another verdict`, isHeld: wrong === 0 })

    const people = [
      await honest(await adaDocument(), ['fid:3', '@ada', 'ada.eth']),
      await honest(await beaDocument(), ['fid:7', '@bea', 'bea.eth']),
    ] as const
    const blocks = new Set(people.flatMap((person) => person.blocks))
    const count = Math.max(Object.keys(forges).length * 4, Math.round(DOCUMENTS * scale))
    const forged: string[] = []
    let disagreements = 0
    for (let index = 0; index < count; index++) {
      const [how, forge] = Object.entries(forges)[index % Object.keys(forges).length] ?? []
      if (how === undefined || !forge) continue
      const [one, other] = random() < 0.5 ? people : [people[1], people[0]]
      const forgery = forge(random, one, other)
      const verdicts = await verifyAnswer(forgery.document, { ...options, for: forgery.asked })
      const held = verdicts.filter((verdict, at) => isForged(forgery, blocks, verdict, at))
      if (held.length > 0)
        forged.push(`${how}: ${held.map(({ label, value, reason }) => `${label} ${value} (${reason})`).join(', ')}`)
      // The second checker is slow: every tenth is enough to show that it is not ours alone that refuses.
      if (index % 10 !== 0) continue
      const seconds = await check(forgery.document, { ...options, for: forgery.asked })
      const differing = verdicts.filter(({ status }, at) => (status === 'holds') !== (seconds[at] === 'holds'))
      if (differing.length === 0) continue
      disagreements += 1
      console.log(
        `  ${how}: ${differing.map(({ label, value, status, reason }) => `${label} ${value} ${status} (${reason})`).join(', ')}`,
      )
    }
    for (const line of forged.slice(0, 10)) console.log(`  ${line}`)
    report({ bar: 31, what: 'fuzzed documents', figure: `${forged.length} of ${count} hold`, isHeld: forged.length === 0 })
    report({
      bar: 31,
      what: 'the second checker on every tenth',
      figure: `${disagreements} of ${Math.ceil(count / 10)} with another row that holds`,
      isHeld: disagreements === 0,
    })
  },
}
