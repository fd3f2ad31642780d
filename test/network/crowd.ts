import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Address } from 'viem'
import {
  accountOf,
  BEGINNING,
  type CrowdPerson,
  type CrowdTransfer,
  makePerson,
  nameGiven,
  registrationOf,
  saysSomething,
  signerOf,
  userData,
  verification,
} from './crowd-people.ts'

/** An event of a node's shard. */
export interface CrowdEvent {
  id: number
  type: string
  [body: string]: unknown
}

/** What is true of a fid, in the words of a profile. */
export interface Truth {
  displayName: string | null
  /** Sorted. */
  fnames: string[]
  /** Lower case, sorted. */
  wallets: Address[]
}

/** Many invented people on Farcaster with real signatures, who change when they are told to. */
export interface Crowd {
  shardCount: number
  shardOf(fid: number): number
  person(fid: number): CrowdPerson | null
  /** The fids of a shard, ascending. */
  fids(shard: number): number[]
  /** The events of a shard, oldest first. */
  events(shard: number): CrowdEvent[]
  transfers: {
    after(id: number, limit: number): CrowdTransfer[]
    of(fid: number): CrowdTransfer[]
    byName(name: string): CrowdTransfer[]
  }
  /**
   * Lets a person do something; the kind of it by `choice`, 0 to 1. Returns the fids that it
   * concerns.
   */
  change(fid: number, choice: number): number[]
  /** Registers the next fid. */
  register(): number
  /** Events get numbers anew, from `first`, as by a node that was set up again. */
  reindex(first: number): void
  truth(fid: number): Truth
}

/** Bump it when people are made differently: what is kept is made anew. */
const VERSION = 2

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/whocast')

/**
 * Opens a crowd of fids 1 to `size`.
 *
 * @param isKept made once and kept below node_modules/.cache: 100,000 people take two minutes and
 *   120 MB
 * @param isMadeAhead kept people are all made now, and not each when they are first asked for
 */
export function createCrowd(
  size: number,
  { shardCount = 2, isKept = size >= 5000, isMadeAhead = true } = {},
): Crowd {
  const stored = isKept ? (isMadeAhead ? openKept(size) : openGrowing()) : null
  const people = new Map<number, CrowdPerson>()
  const moved: CrowdTransfer[] = []
  const logs = Array.from({ length: shardCount }, () => [] as CrowdEvent[])
  let nextEvent = 1_000_000
  let count = size
  let ticks = 0

  const shardOf = (fid: number): number => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(fid)
    return (createHash('sha256').update(bytes).digest().readUInt32BE() % shardCount) + 1
  }
  const shards = Array.from({ length: shardCount }, () => [] as number[])
  for (let fid = 1; fid <= size; fid++) shards[shardOf(fid) - 1]?.push(fid)

  function person(fid: number): CrowdPerson | null {
    const held = people.get(fid)
    if (held) return held
    if (!(fid >= 1 && fid <= count)) return null
    if (stored) return stored.person(fid)
    const made = makePerson(fid).person
    people.set(fid, made)
    return made
  }

  /** For a change. */
  function owned(fid: number): CrowdPerson {
    const held = person(fid)
    if (!held) throw new Error(`no fid ${fid}`)
    people.set(fid, held)
    return held
  }

  const emit = (fid: number, type: string, body: object) =>
    logs[shardOf(fid) - 1]?.push({
      id: nextEvent++,
      type,
      blockNumber: nextEvent,
      shardIndex: shardOf(fid),
      ...body,
    })
  const merge = (fid: number, message: object, deleted: object[] = []) =>
    emit(fid, 'HUB_EVENT_TYPE_MERGE_MESSAGE', {
      mergeMessageBody: { message, deletedMessages: deleted },
    })

  const now = () => BEGINNING + 3600 + ticks++
  const firstTransfers = (fid: number): CrowdTransfer[] =>
    fid > size || !saysSomething(fid) ? [] : [makeTransfer(fid)].flatMap((one) => one ?? [])
  const makeTransfer = (fid: number) => (stored ? stored.transfer(fid) : makePerson(fid).transfer)

  const transfers: Crowd['transfers'] = {
    after: (id, limit) => {
      const found: CrowdTransfer[] = []
      for (let fid = id + 1; fid <= size && found.length < limit; fid++)
        found.push(...firstTransfers(fid))
      return [...found, ...moved.filter((one) => one.id > id)].slice(0, limit)
    },
    of: (fid) => [
      ...firstTransfers(fid),
      ...moved.filter(({ from, to }) => from === fid || to === fid),
    ],
    byName: (name) => [
      ...firstTransfers(Number(/\d+$/.exec(name)?.[0] ?? 0)).filter(
        ({ username }) => username === name,
      ),
      ...moved.filter(({ username }) => username === name),
    ],
  }

  function say(fid: number, type: number, value: string) {
    const one = owned(fid)
    const message = userData(fid, type, value, now())
    const before = one.userData.filter((held) => typeOf(held) === typeOf(message))
    one.userData = [...one.userData.filter((held) => typeOf(held) !== typeOf(message)), message]
    merge(fid, message, before)
  }

  function moveName(from: number, to: number): number[] {
    const [giver, taker] = [owned(from), owned(to)]
    const given = giver.proofs[0] as { name: string } | undefined
    if (!given || from === to) return []
    const { proof, transfer } = nameGiven(10_000_000 + moved.length, given.name, from, to, now())
    giver.proofs = giver.proofs.filter((one) => one !== given)
    taker.proofs = [...taker.proofs, proof]
    moved.push(transfer)
    emit(to, 'HUB_EVENT_TYPE_MERGE_USERNAME_PROOF', {
      mergeUsernameProofBody: { usernameProof: proof, deletedUsernameProof: given },
    })
    return [from, to]
  }

  return {
    shardCount,
    shardOf,
    person,
    fids: (shard) => shards[shard - 1] ?? [],
    events: (shard) => logs[shard - 1] ?? [],
    transfers,
    change(fid, choice) {
      const one = owned(fid)
      if (choice < 0.5) say(fid, 2, `Person ${fid}, ${ticks}`)
      else if (choice < 0.65) {
        const message = verification(fid, `${fid} more ${ticks}`, now())
        one.verifications = [...one.verifications, message]
        merge(fid, message)
      } else if (choice < 0.8 && one.verifications.length > 0) {
        const [gone, ...rest] = one.verifications
        one.verifications = rest
        emit(fid, 'HUB_EVENT_TYPE_REVOKE_MESSAGE', { revokeMessageBody: { message: gone } })
      } else if (choice < 0.9 && one.proofs.length > 0) return moveName(fid, (fid % size) + 1)
      else {
        const added = signerOf(fid, one.signers.length)
        one.signers = [...one.signers, added]
        emit(fid, 'HUB_EVENT_TYPE_MERGE_ON_CHAIN_EVENT', {
          mergeOnChainEventBody: { onChainEvent: added },
        })
      }
      // What most events of the network are about.
      emit(fid, 'HUB_EVENT_TYPE_MERGE_MESSAGE', {
        mergeMessageBody: {
          message: { data: { type: 'MESSAGE_TYPE_REACTION_ADD', fid } },
          deletedMessages: [],
        },
      })
      return [fid]
    },
    register() {
      const fid = ++count
      const made: CrowdPerson = {
        fid,
        userData: [userData(fid, 2, `Person ${fid}`, now())],
        verifications: [],
        proofs: [],
        signers: [signerOf(fid)],
        registration: registrationOf(fid),
      }
      people.set(fid, made)
      shards[shardOf(fid) - 1]?.push(fid)
      emit(fid, 'HUB_EVENT_TYPE_MERGE_ON_CHAIN_EVENT', {
        mergeOnChainEventBody: { onChainEvent: made.registration },
      })
      return fid
    },
    reindex(first) {
      nextEvent = first
      for (const log of logs) for (const event of log) event.id = nextEvent++
    },
    truth(fid) {
      const one = person(fid)
      const display = one?.userData.findLast((held) => typeOf(held) === 'USER_DATA_TYPE_DISPLAY')
      return {
        displayName: display ? (bodyOf(display).value ?? null) : null,
        fnames: ((one?.proofs ?? []) as { name: string }[]).map(({ name }) => name).sort(),
        wallets: (one?.verifications ?? [])
          .map(
            (held) =>
              (held as { data: { verificationAddAddressBody: { address: Address } } }).data
                .verificationAddAddressBody.address,
          )
          .sort(),
      }
    },
  }
}

const bodyOf = (message: object) =>
  (message as { data: { userDataBody: { type: string; value?: string } } }).data.userDataBody
const typeOf = (message: object) => bodyOf(message).type

/** The address of a wallet that a person begins with. */
export const walletOf = (fid: number, number = 0): Address => accountOf(`${fid} ${number}`).address

/** People of a kept crowd who are held in memory: few, as a crowd may be of millions. */
const MOST_RECENT = 1000

type MadePerson = ReturnType<typeof makePerson>

/** Holds the people who were read last: a reader asks about a fid four or five times in a row. */
function remembering(read: (fid: number) => MadePerson | null) {
  const recent = new Map<number, MadePerson>()
  const get = (fid: number): MadePerson | null => {
    const held = recent.get(fid)
    if (held) return held
    const made = read(fid)
    if (!made) return null
    if (recent.size >= MOST_RECENT) recent.clear()
    recent.set(fid, made)
    return made
  }
  return {
    person: (fid: number): CrowdPerson | null => get(fid)?.person ?? null,
    transfer: (fid: number): CrowdTransfer | undefined => get(fid)?.transfer,
  }
}

const CREATE =
  'create table if not exists person (fid integer primary key, person text, transfer text)'
const INSERT = 'insert or ignore into person values (?, ?, ?)'
const SELECT = 'select person, transfer from person where fid = ?'

const written = (fid: number, { person, transfer }: MadePerson) =>
  [fid, JSON.stringify(person), transfer ? JSON.stringify(transfer) : null] as const

function parse(row: Record<string, unknown> | undefined): MadePerson | null {
  if (!row) return null
  const { person, transfer } = row as { person: string; transfer: string | null }
  return {
    person: JSON.parse(person) as CrowdPerson,
    ...(transfer ? { transfer: JSON.parse(transfer) as CrowdTransfer } : {}),
  }
}

/** People of a kept crowd, read from its file. */
function openKept(size: number) {
  const path = join(cacheFolder, `crowd-${VERSION}-${size}.sqlite`)
  if (!existsSync(path)) make(path, size)
  const select = new DatabaseSync(path, { readOnly: true }).prepare(SELECT)
  return remembering((fid) => parse(select.get(fid)))
}

/**
 * People who are made when they are first asked for, and those who say something kept in a file
 * that crowds of all sizes share.
 */
function openGrowing() {
  mkdirSync(cacheFolder, { recursive: true })
  const database = new DatabaseSync(join(cacheFolder, `crowd-${VERSION}-growing.sqlite`))
  database.exec(
    `pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = off; ${CREATE}`,
  )
  const select = database.prepare(SELECT)
  const insert = database.prepare(INSERT)
  return remembering((fid) => {
    if (!saysSomething(fid)) return makePerson(fid)
    const kept = parse(select.get(fid))
    if (kept) return kept
    const made = makePerson(fid)
    insert.run(...written(fid, made))
    return made
  })
}

function make(path: string, size: number): void {
  mkdirSync(cacheFolder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  rmSync(unfinished, { force: true })
  const database = new DatabaseSync(unfinished)
  database.exec(`pragma journal_mode = off; pragma synchronous = off; ${CREATE}`)
  const insert = database.prepare(INSERT)
  database.exec('begin')
  for (let fid = 1; fid <= size; fid++) insert.run(...written(fid, makePerson(fid)))
  database.exec('commit')
  database.close()
  renameSync(unfinished, path)
}
