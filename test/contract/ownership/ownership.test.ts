import type { Identifier } from '@whocast/contract/identifier.ts'
import { exclusiveKeys, type Profile, profileFid } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../../src/main/stores.ts'
import { sourcePrecedence } from '../../../src/main/wiring/store.ts'
import { isWholeRun } from '../../whole.ts'
import { type TestDatabase, migratedEngines as testEngines } from '../store-databases.ts'
import { accountEvents } from './account-events.ts'
import { ownershipEvents } from './events.ts'
import { leavingEvents } from './leaving-events.ts'
import {
  type Clock,
  createClock,
  createLiveSources,
  FRESH_SECONDS,
  type ModeName,
  modeNames,
  type Service,
  STALE_SECONDS,
  startService,
  startUpstreams,
  type Upstreams,
} from './modes.ts'
import { readKey } from './read-key.ts'
import { type Expected, type Holder, type OwnershipEvent, START, Stage } from './stage.ts'

const DAY = 86_400
/** When identifiers are looked up, seconds after the event. */
const times: readonly [label: string, seconds: number][] = [
  ['1 minute', 60],
  ['1 hour', 3600],
  ['1 day', DAY],
  ['8 days', 8 * DAY],
  ['38 days', 38 * DAY],
]
const labels = times.map(([label]) => label)

/** When a store is asked after the events, and for what. */
interface Visit {
  at: readonly string[]
  /** The place of the only identifier of each event that is asked for; absent: all of them. */
  only?: number
}

const wanted = process.env.OWNERSHIP_EVENTS
const events = [...ownershipEvents, ...accountEvents, ...leavingEvents].filter(
  ({ name, isWhole }) => (wanted ? name.includes(wanted) : isWholeRun || !isWhole),
)
const modes = modeNames.filter(
  (mode) => !process.env.OWNERSHIP_MODES || process.env.OWNERSHIP_MODES.split(',').includes(mode),
)

/** The mode with most sources. */
const FULLEST: ModeName = 'node and vendor'
/**
 * `npm test` has all modes on SQLite, and one on PostgreSQL, as people are put together by the same
 * code; a whole run has all of them on both, and all events.
 */
const modesOn = (kind: string): readonly ModeName[] =>
  isWholeRun || kind === 'sqlite' ? modes : modes.filter((mode) => mode === FULLEST)
/** One mode on SQLite is asked at all times; others once what it keeps is due again, and later. */
const timesOf = (kind: string, mode: ModeName): readonly string[] =>
  isWholeRun || (kind === 'sqlite' && mode === FULLEST) ? labels : ['1 day', '8 days', '38 days']
/** Modes in which identifiers are also looked up alone, without lookups of the others. */
const aloneOn = (kind: string): readonly ModeName[] =>
  isWholeRun ? modes : kind === 'sqlite' ? [FULLEST] : []

interface Visited extends Visit {
  service: Service
}

interface Question {
  event: OwnershipEvent
  stage: Stage
  key: string
  identifier: Identifier
  /** Its place among the identifiers of its event. */
  place: number
  expected: Expected
}

interface Wrong {
  mode: ModeName
  time: string
  text: string
}

const holderOf = (profile: Profile): Holder => profileFid(profile) ?? profile.walletAddress ?? null
const print = (holders: readonly Holder[]) => (holders.length === 0 ? 'nobody' : holders.join())

const printHolder = (holder: Holder) => print(holder === null ? [] : [holder])

/** The circumstances of one answer. */
interface Circumstances {
  mode: ModeName
  isAlone: boolean
  isFirst: boolean
  /** Since the event. */
  seconds: number
}

/** What may be found by an identifier after the event. */
function rightAnswers(
  { expected }: Question,
  { mode, isAlone, isFirst, seconds }: Circumstances,
): string[] {
  const { after, unindexed, waiting } = expected
  const isUnindexed = mode === 'node' && isAlone && unindexed !== undefined
  const isWaiting = waiting !== undefined && (isAlone || isFirst || seconds < 8 * DAY)
  return [after, ...(isUnindexed ? [unindexed] : []), ...(isWaiting ? [waiting] : [])].map(
    printHolder,
  )
}

/** Whether the holder before the event may still be found. */
function mayBeFormer(
  { key, expected: { recheckSeconds = FRESH_SECONDS, isImmediate } }: Question,
  { mode, isFirst, seconds }: Circumstances,
  isStale: boolean,
): boolean {
  if (isImmediate) return false
  const isFollowed = mode === 'following' && /^(?:fid|fname|eth):/.test(key)
  if (seconds < recheckSeconds && !isFollowed) return true
  return isFirst && seconds < STALE_SECONDS && isStale
}

/** The keys that a profile shows as verified although another person holds them. */
function foreignRows(profile: Profile, questions: readonly Question[], stageOf: Stage): string[] {
  const held = new Map(
    questions.filter(({ stage }) => stage === stageOf).map((one) => [one.key, one]),
  )
  const holder = holderOf(profile)
  return profile.channels.flatMap((channel) =>
    exclusiveKeys(channel).flatMap(({ key }) => {
      const one = held.get(key)
      const isShared = one?.event.shared?.(one.stage).includes(key)
      const isRight = holder === one?.expected.after || holder === one?.expected.unindexed
      return one && !isShared && !isRight ? [key] : []
    }),
  )
}

describe.each(testEngines())('identifiers that change hands, on %s', (kind, createDatabase) => {
  const wrong: Wrong[] = []
  const databases: TestDatabase[] = []
  const services: Visited[] = []
  let upstreams: Upstreams
  let lookups = 0

  async function open(clock: Clock, mode: ModeName): Promise<Service> {
    const database = await createDatabase()
    databases.push(database)
    const store = await openStore({ ...database.options, precedence: sourcePrecedence, clock })
    return startService(upstreams, createLiveSources(upstreams, clock, store.people), {
      mode,
      store,
      clock,
    })
  }

  /** Looks up every identifier, twice; the second answers come after the refreshes of the first. */
  async function ask(service: Service, questions: readonly Question[]) {
    const identifiers = questions.map(({ identifier }) => identifier)
    const first = await service.lookup.many(identifiers)
    await service.settle()
    const second = await service.lookup.many(identifiers)
    await service.settle()
    lookups += 2 * identifiers.length
    return { first, second }
  }

  async function check(
    service: Service,
    asked: readonly Question[],
    { time, seconds, questions }: { time: string; seconds: number; questions: readonly Question[] },
  ): Promise<void> {
    const { mode } = service
    const { first, second } = await ask(service, asked)
    const isFresh = seconds < FRESH_SECONDS
    const isAlone = asked.length < questions.length
    for (const [index, question] of asked.entries()) {
      const note = (round: string, text: string) =>
        wrong.push({
          mode,
          time,
          text: `${question.event.name} | ${question.key} ${round} ${isAlone ? 'alone' : 'with others'}: ${text}`,
        })
      for (const [round, answer] of [
        ['first', first[index]],
        ['second', second[index]],
      ] as const) {
        if (!answer || answer instanceof Error) {
          note(round, String(answer))
          continue
        }
        const held = print(answer.profiles.map(holderOf))
        const given = { mode, isAlone, isFirst: round === 'first', seconds }
        const isFormer = held === printHolder(question.expected.before)
        const isRight =
          rightAnswers(question, given).includes(held) ||
          (isFormer && mayBeFormer(question, given, answer.isStale))
        if (!isRight)
          note(
            round,
            `${held}${answer.isStale ? ' (stale)' : ''}, not ${printHolder(question.expected.after)}`,
          )
        const rows = answer.profiles.flatMap((one) => foreignRows(one, questions, question.stage))
        if (round === 'second' && !isFresh && rows.length > 0) note(round, `shows ${rows.join()}`)
      }
    }
  }

  beforeAll(async () => {
    const clock = createClock(START)
    upstreams = await startUpstreams(() => Math.floor(clock() / 1000))
    const stages = events.map((event, n) => ({ event, stage: new Stage(upstreams, n + 1) }))
    for (const { event, stage } of stages) await event.before(stage)
    const allQuestions = stages.flatMap(({ event, stage }) =>
      Object.entries(event.expected(stage)).map(
        ([key, expected], place): Question => ({
          event,
          stage,
          key,
          place,
          identifier: readKey(key),
          expected,
        }),
      ),
    )
    const questionsOf = (mode: ModeName) =>
      allQuestions.filter(({ event }) => event.modes?.includes(mode) ?? true)
    const places = [...new Set(allQuestions.map(({ place }) => place))]
    const alone = places.map(
      (only): Visit => ({
        at: isWholeRun ? ['1 hour', '38 days'] : ['38 days'],
        only,
      }),
    )
    for (const mode of modesOn(kind))
      for (const visit of [
        { at: timesOf(kind, mode) },
        ...(aloneOn(kind).includes(mode) ? alone : []),
      ])
        services.push({ ...visit, service: await open(clock, mode) })
    for (const { service, only } of services) {
      const questions = questionsOf(service.mode)
      await service.follow()
      if (isWholeRun || only === undefined) await ask(service, questions)
      const { second } = await ask(service, questions)
      for (const [index, { event, key, expected }] of questions.entries()) {
        const { before } = expected
        const answer = second[index]
        const held =
          !answer || answer instanceof Error ? String(answer) : print(answer.profiles.map(holderOf))
        if (held !== print(before === null ? [] : [before]))
          wrong.push({
            mode: service.mode,
            time: 'before',
            text: `${event.name} | ${key}: ${held}`,
          })
      }
    }
    for (const { event, stage } of stages) {
      stage.advance(START + 1)
      await event.change(stage)
      for (const { service } of services) await event.onStore?.(stage, service.store)
    }
    for (const [time, seconds] of times) {
      clock.set(START + 10 + seconds)
      await upstreams.accounts.lens.mine(START + 10 + seconds)
      for (const { service, at, only } of services) {
        if (!at.includes(time)) continue
        await service.follow()
        const questions = questionsOf(service.mode)
        const asked = questions.filter(({ place }) => only === undefined || only === place)
        await check(service, asked, { time, seconds, questions })
      }
    }
  }, 900_000)

  afterAll(async () => {
    console.log(`ownership on ${kind}: ${wrong.length} wrong of ${lookups} lookups`)
    for (const { service } of services) await service.close()
    for (const database of databases) await database.drop()
    await upstreams?.close()
  })

  it.each(
    modesOn(kind).flatMap((mode) =>
      ['before', ...timesOf(kind, mode)].map((time) => [mode, time] as const),
    ),
  )('are found with their holder of now: %s, %s', (mode, time) => {
    expect(
      wrong.filter((one) => one.mode === mode && one.time === time).map(({ text }) => text),
    ).toEqual([])
  })
})
