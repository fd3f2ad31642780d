import { lower } from '@whocast/contract/lower.ts'
import {
  ada,
  type Document,
  type Json,
  mallory,
  namelessRow,
  walletRow,
} from '../../evidence/documents.ts'
import { ensState, farcasterState } from '../../evidence/people.ts'

/** A person's honest document, and everything that they may be asked for by. */
export interface Honest {
  document: Document
  asked: string[]
  /** The rows that hold, by their place; channels first. */
  holding: number[]
  /** The hashes of the blocks that its evidence leads down to. */
  blocks: string[]
}

/** A document that was tampered with, and the places of the rows that may not hold. */
export interface Forgery {
  document: Document
  asked: string
  places: number[]
  /**
   * Blocks that somebody made: what holds by them has to name them, and fails where the chain can
   * be asked.
   */
  invented?: string[]
}

type Random = () => number
/** Makes a forgery of one person's document, by chance. */
export type Forge = (random: Random, one: Honest, other: Honest) => Forgery

export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

export function profileOf({ profiles: [profile] }: Document): Document['profiles'][number] {
  if (!profile) throw new Error('a document has a profile')
  return profile
}

const rowsOf = (document: Document): Json[] => [
  ...profileOf(document).channels,
  ...profileOf(document).credentials,
]

/** Every text, number and truth below a value, as what holds it and its name there. */
const leaves = (value: unknown): [holder: Json, name: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        typeof part === 'object' && part !== null
          ? leaves(part)
          : [[value as Json, name] as [Json, string]],
      )
    : []

/**
 * The same kind of value, but another: a digit of hex, a letter, a number; a fifth of all hex is
 * cut short instead.
 */
function altered(random: Random, value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1 + Math.floor(random() * 1000)
  const text = String(value)
  const at = Math.floor(random() * text.length)
  if (!/^0x[0-9a-f]+$/i.test(text)) return `${text.slice(0, at)}q${text.slice(at)}`
  if (random() < 0.2) return text.slice(0, -2)
  const place = Math.max(2, at)
  const digit = (
    Number.parseInt(text.charAt(place), 16) ^
    (1 + Math.floor(random() * 15))
  ).toString(16)
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
  const here = Object.entries(kept).flatMap(([name, value]): [Json, string][] =>
    typeof value === 'object' ? [] : [[row, name]],
  )
  return [...here, ...inside]
}

export const forges: Record<string, Forge> = {
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
      .filter(
        (proof) =>
          proof &&
          proof.method !== 'reported' &&
          JSON.stringify(proof) !== JSON.stringify(rows[place]?.proof),
      )
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
        ['wallet', 'farcaster', 'ens', 'basename', 'twitter', '__proto__'].filter(
          (type) => type !== row.type,
        ),
      )
    else
      row.kind = pick(
        random,
        ['eas-offchain', 'eas-onchain', 'farcaster-cast', 'reported', 'constructor'].filter(
          (kind) => kind !== row.kind,
        ),
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
    const bound =
      row.kind === 'farcaster-cast'
        ? parts.filter(([of, part]) => !(of === row && part === 'uid'))
        : parts
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
      profile.evidence[name] = [
        ...((profile.evidence[name] as unknown[]) ?? []),
        ...(parts as unknown[]),
      ]
    }
    const place = isChannel
      ? profile.channels.length - 1
      : profile.channels.length + profile.credentials.length - 1
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
  /**
   * One value of what the rows rest on is another: what still holds must rest on the honest blocks
   * alone.
   */
  'altered evidence': (random, one) => {
    const document = copy(one.document)
    const [holder, name] = pick(random, leaves(profileOf(document).evidence))
    holder[name] = altered(random, holder[name])
    return { document, asked: pick(random, one.asked), places: [] }
  },
  /** A number in another form: text, a float, hexadecimal, a list of one. */
  'a number as something else': (random, one) => {
    const document = copy(one.document)
    const place = pick(random, one.holding)
    const numbers = weighty(rowsOf(document)[place] as Json, idle).filter(
      ([holder, name]) => typeof holder[name] === 'number',
    )
    for (const [holder, name] of numbers) {
      const number = Number(holder[name])
      holder[name] = pick(random, [
        `${number}.0`,
        `0x${number.toString(16)}`,
        ` ${number}`,
        `${number}n`,
        number + 0.5,
        [number],
        -number - 1,
      ])
    }
    return { document, asked: pick(random, one.asked), places: numbers.length > 0 ? [place] : [] }
  },
  /** A name of JSON twice, the second time altered: parsers take the last. */
  'a name twice': (random, one) => {
    const document = copy(one.document)
    const place = pick(random, one.holding)
    const row = rowsOf(document)[place] as Json
    const name = row.kind === undefined ? 'value' : pick(random, ['name', 'attester'])
    const twice = `${JSON.stringify(row).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(altered(random, row[name]))}}`
    const text = JSON.stringify(document).replace(JSON.stringify(row), () => twice)
    return {
      document: JSON.parse(text) as Document,
      asked: pick(random, one.asked),
      places: [place],
    }
  },
  /** What a row says under names that objects inherit. */
  'a row that is inherited': (random, one) => {
    const document = copy(one.document)
    const place = pick(random, one.holding)
    const row = rowsOf(document)[place] as Json
    const { proof, ...said } = row
    const name = pick(random, ['__proto__', 'constructor', 'prototype'])
    const inherited =
      random() < 0.5
        ? `{"${name}":${JSON.stringify(row)}}`
        : `{"${name}":${JSON.stringify(said)},"proof":${JSON.stringify(proof)}}`
    const text = JSON.stringify(document).replace(JSON.stringify(row), () => inherited)
    return {
      document: JSON.parse(text) as Document,
      asked: pick(random, one.asked),
      places: [place],
    }
  },
  /** A value replaced by thousands of lists or objects within each other. */
  'a deep value': (random, one) => {
    const document = copy(one.document)
    const place = pick(random, one.holding)
    const row = rowsOf(document)[place] as Json
    const [holder, name] = pick(
      random,
      weighty(row, row.kind === undefined ? idle : idleOfCredentials),
    )
    const [open, close] = pick(random, [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const)
    holder[name] = JSON.parse(`${open.repeat(3000)}1${close.repeat(3000)}`)
    const isName = row.kind === 'farcaster-cast' && holder === row && name === 'uid'
    return { document, asked: pick(random, one.asked), places: isName ? [] : [place] }
  },
  /**
   * A part of the evidence, or a list in a row, thousands of times; what holds must rest on honest
   * blocks alone.
   */
  'a huge list': (random, one) => {
    const document = copy(one.document)
    const profile = profileOf(document)
    const lists = listsOf([profile.evidence, pick(random, rowsOf(document))])
    const chosen = pick(random, lists)
    const [first = 0] = chosen
    for (let count = 0; count < 3000; count += 1)
      chosen.push(random() < 0.5 ? first : pick(random, chosen))
    return { document, asked: pick(random, one.asked), places: [] }
  },
  /**
   * A newer block than any, which somebody made: of Mallory's keys, custody and names for the
   * person.
   */
  'an invented newest block': (random, one) => {
    const document = copy(one.document)
    const profile = profileOf(document)
    const { state, blocks } = invented[Math.floor(random() * invented.length)] ?? {
      state: [],
      blocks: [],
    }
    const put = <T>(list: unknown, items: T[]) =>
      random() < 0.5 ? [...((list as T[]) ?? []), ...items] : [...items, ...((list as T[]) ?? [])]
    profile.evidence.state = put(profile.evidence.state, state)
    profile.evidence.blocks = put(profile.evidence.blocks, blocks)
    profile.channels.push({
      ...walletRow(mallory.custody.address, null),
      proof: { method: 'farcaster-custody', fid: ada.fid },
    })
    profile.channels.push(namelessRow(ada.fid))
    return {
      document,
      asked: pick(random, one.asked),
      places: [],
      invented: blocks.map(({ hash }) => hash),
    }
  },
}

/** Every list below some values that is not empty. */
function listsOf(values: unknown[]): unknown[][] {
  const found: unknown[][] = []
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value) && value.length > 0) found.push(value)
    found.push(...listsOf(Object.values(value)))
  }
  return found
}

const newest = { number: 999_999_999 }
/** Blocks of nobody's chain, in which everything of Ada is Mallory's. */
const invented = [
  await farcasterState(
    [{ fid: ada.fid, keys: { [mallory.key]: 1 }, custody: mallory.custody.address }],
    newest,
  ),
  await ensState(
    [{ name: 'ada.eth', address: lower(mallory.wallet.address), primaryName: 'ada.eth' }],
    newest,
  ),
]
