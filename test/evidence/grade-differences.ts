import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerCrypto } from '@whocast/contract/crypto.ts'
import { type Fields, list, object } from '@whocast/contract/untrusted.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { loadCrypto } from '../../src/farcaster/crypto/crypto.ts'
import { packageRoot } from '../../src/kit/root.ts'
import { createRandom } from '../attack/attack.ts'
import { forges, type Honest, profileOf } from '../attack/lib/evidence-forges.ts'
import { createTestService } from '../service.ts'
import { isWholeRun } from '../whole.ts'
import {
  ada,
  adaDocument,
  attestedRow,
  beaDocument,
  type Document,
  type Json,
} from './documents.ts'
import { inventPerson } from './invented-person.ts'
import { NOW, registry, walletOf } from './people.ts'
import { asFound, asImported, type Stored } from './stored-document.ts'

const options = { now: NOW, fnameRegistry: registry.address }

const adasPaths = [
  '/fid/3',
  '/fid/7',
  '/fname/ada',
  '/ens/ada.eth',
  '/ens/bea.eth',
  `/eth/${ada.wallet.address}`,
  `/eth/${ada.second.address}`,
  `/eth/${ada.custody.address}`,
]

/** Lookups of each profile besides that of the fid, in turn. */
const LOOKUPS = 2

interface Compared {
  profiles: number
  rows: number
  proven: number
  differences: string[]
}

/** Stores a profile, requests it, and compares the grades of the response with those of the checker. */
async function compare(stored: Stored, all: Compared, lookups: number) {
  const { findings, credentials, isKnownBlock, paths = adasPaths } = stored
  const service = await createTestService({ isSilent: true, clock: () => NOW * 1000 })
  try {
    await service.store.people.save(findings, { refreshAt: null, credentials })
    const first = all.profiles * lookups
    const chosen = Array.from({ length: lookups }, (_, at) => paths[(first + at) % paths.length])
    for (const path of new Set(['/fid/3', ...chosen] as string[])) {
      const response = await service.request(`${path}?include=proof`)
      if (!response.ok) continue
      const answer = (await response.json()) as Document
      for (const { row, verdict } of await checkRows(answer, path, isKnownBlock)) {
        const grade = object(row.verification).grade ?? 'claimed'
        all.rows += 1
        if (grade === 'proven') all.proven += 1
        const isSame =
          grade === verdict?.grade && (grade !== 'proven' || verdict.status === 'holds')
        if (!isSame)
          all.differences.push(
            `${path} ${verdict?.label} ${verdict?.value}: ${grade} but ${verdict?.grade}, ${verdict?.status}: ${verdict?.reason}`,
          )
      }
    }
    all.profiles += 1
  } finally {
    await service.close()
  }
}

/** Checks a response. The reader knows the blocks that the service knows. */
async function checkRows(
  answer: Document,
  path: string,
  isKnownBlock: Stored['isKnownBlock'],
): Promise<{ row: Fields; verdict: Verdict | undefined }[]> {
  const trustedBlocks = answer.profiles
    .flatMap(({ evidence }) => list(evidence?.blocks))
    .flatMap(({ chainId, hash }) =>
      isKnownBlock(String(hash)) ? [{ chainId: Number(chainId), hash: String(hash) }] : [],
    )
  const verdicts = await verifyAnswer(answer, { ...options, trustedBlocks, for: path })
  return answer.profiles
    .flatMap(({ channels, credentials }): Fields[] => [...channels, ...credentials])
    .map((row, at) => ({ row, verdict: verdicts[at] }))
}

/** Compares until there are no more profiles, or until a time (unix ms). */
export async function compareAll(
  stored: AsyncIterable<Stored | null>,
  { until = Number.POSITIVE_INFINITY, lookups = LOOKUPS } = {},
): Promise<Compared> {
  registerCrypto(await loadCrypto())
  const all: Compared = { profiles: 0, rows: 0, proven: 0, differences: [] }
  for await (const one of stored) {
    if (one) await compare(one, all, lookups)
    if (Date.now() > until) break
  }
  const { profiles, rows, proven, differences } = all
  console.log(`${profiles} profiles, ${rows} rows, ${proven} proven: ${differences.length} differ`)
  return all
}

/** Each vector as it is imported and as a source finds it: in turn, both in a whole run. */
export async function* vectors(): AsyncGenerator<Stored | null> {
  const folder = join(packageRoot, 'test/vectors')
  let isImported = false
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { document } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json
    for (const profile of list(object(document).profiles)) {
      isImported = !isImported
      if (isWholeRun || isImported) yield await asImported(profile as Document['profiles'][number])
      if (isWholeRun || !isImported)
        yield await asFound(profile as Document['profiles'][number], {
          fid: 3,
          isKnownBlock: () => true,
        })
    }
  }
}

/** The document with other links: rows without their proofs, credentials about other wallets. */
function withWeakLinks(document: Document, random: () => number, credentials: Json[]): Document {
  const profile = profileOf(document)
  const channels = profile.channels.map((row) =>
    random() < 0.25 ? { ...row, proof: { method: 'reported', by: 'neynar' } } : row,
  )
  const added = credentials.filter(() => random() < 0.5)
  return {
    profiles: [{ ...profile, channels, credentials: [...profile.credentials, ...added] }],
  }
}

async function honest(document: Document, subject: string): Promise<Honest> {
  const verdicts = await verifyAnswer(document, { ...options, for: subject })
  const holding = verdicts.flatMap(({ status }, index) => (status === 'holds' ? [index] : []))
  const blocks = list(profileOf(document).evidence.blocks).map(({ hash }) => String(hash))
  return { document, asked: ['fid:3', 'fid:7'], holding, blocks }
}

/** What is found about a person whom an import describes too. */
const together = (found: Stored | null, imported: Stored): Stored => ({
  findings: [...(found?.findings ?? []), ...imported.findings],
  credentials: imported.credentials,
  isKnownBlock: found?.isKnownBlock ?? imported.isKnownBlock,
})

export async function* fuzzed(count: number, seed = 32): AsyncGenerator<Stored | null> {
  const random = createRandom(seed)
  const people = [
    await honest(await adaDocument(), 'fid:3'),
    await honest(await beaDocument(), 'fid:7'),
  ]
  const wallets = [ada.second, ada.custody, walletOf('bea'), walletOf('bea custody')]
  const credentials = await Promise.all(
    wallets.map(({ address }, at) => attestedRow(address, `Member ${at}`)),
  )
  for (let at = 0; at < count; at++) {
    if (at % 2 === 1) yield await inventedStored(random, people, at)
    else yield await forgedStored(random, people, { credentials, at: at / 2 })
  }
}

const ways = Object.values(forges)

/** A person as real people are: whole, or tampered with. */
async function inventedStored(
  random: () => number,
  people: readonly Honest[],
  at: number,
): Promise<Stored | null> {
  const { document, fid, paths, blockOf } = await inventPerson(random)
  const hasUnknown = random() < 0.1
  const blocks = list(profileOf(document).evidence.blocks).map(({ hash }) => String(hash))
  const unknown = new Set(hasUnknown ? blocks.filter(() => random() < 0.5) : [])
  const known = new Set(blocks.filter((hash) => !unknown.has(hash)))
  const one = await honest(document, fid === null ? '/ens/one.eth' : 'fid:3')
  const forge = ways[at % ways.length]
  const other = people[at % people.length]
  const isForged = forge && other && one.holding.length > 0 && random() < 0.4
  const forged = isForged ? forge(random, one, other).document : document
  const isKnownBlock = (hash: string) => known.has(hash)
  const found = { fid, isKnownBlock, blockOf: random() < 0.7 ? blockOf : undefined }
  const stored =
    random() < 0.1 ? await asImported(profileOf(forged)) : await asFound(profileOf(forged), found)
  return stored && { ...stored, paths }
}

/** A profile of two people that was tampered with, found or imported. */
async function forgedStored(
  random: () => number,
  people: readonly Honest[],
  { credentials, at }: { credentials: Json[]; at: number },
): Promise<Stored | null> {
  const known = new Set(people.flatMap(({ blocks }) => blocks))
  const [one, other] = random() < 0.5 ? people : people.toReversed()
  const forge = ways[at % ways.length]
  if (!one || !other || !forge) return null
  const isForged = random() < 0.6
  const forged = isForged ? forge(random, one, other).document : one.document
  const profile = profileOf(withWeakLinks(forged, random, credentials))
  const found = { fid: one === people[0] ? 3 : 7, isKnownBlock: (hash: string) => known.has(hash) }
  const imported = at % 5 < 2 ? await asImported(profile) : null
  if (at % 5 === 0) return imported
  return imported
    ? together(await asFound(profileOf(one.document), found), imported)
    : asFound(profile, found)
}
