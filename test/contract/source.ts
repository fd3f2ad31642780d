import { type ChannelType, channelRow, channelTable } from '@whocast/contract/channel.ts'
import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { channelFid, type Finding, isEmptyFinding } from '@whocast/contract/profile.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SourceError } from '../../src/kit/source-error.ts'
import type { Source, Subject } from '../../src/people/source-port.ts'
import type { Fault } from '../network/stand-in.ts'

/** Somebody behind the source, and one thing that it must find about them. */
export interface KnownPerson {
  identifier: Identifier
  /** A channel among what is widened and collected; wallets in lower case. */
  channel: { type: ChannelType; value: string; isVerified: boolean }
}

export interface SourceUnderTest {
  source: Source
  known: KnownPerson[]
  /** Well-formed identifiers that nobody holds. */
  nobody: Identifier[]
  /** Identifiers that this kind of source cannot widen. */
  foreign?: Identifier[]
  /** Makes everything behind the source misbehave, or well again. */
  setFault(fault: Fault | null): void
  /** Calls that reached what is behind the source so far. */
  upstreamCalls(): number
  /** At most so many upstream calls for widening and collecting all known people at once. */
  callsForAll: number
  close(): Promise<void>
}

const faults: Fault[] = [
  { kind: 'fail', status: 500 },
  { kind: 'fail', status: 503 },
  { kind: 'fail', status: 429 },
  { kind: 'drop' },
  { kind: 'garbage' },
  { kind: 'hang' },
]

/** Long enough for every answer of a stand-in, short enough to wait for one that hangs. */
const patience = () => AbortSignal.timeout(10_000)
const impatience = () => AbortSignal.timeout(500)

const subjectOf = (identifier: Identifier): Subject => ({
  addresses: identifier.kind === 'eth' ? [identifier.address] : [],
  ensNames: identifier.kind === 'ens' ? [identifier.name] : [],
  ...(identifier.kind === 'fid' ? { fid: identifier.fid } : {}),
  ...(identifier.kind === 'fname' ? { fname: identifier.fname } : {}),
})

/**
 * What a source says of each identifier, widened and collected, without what it takes back. Errors
 * are thrown.
 */
async function everythingAbout(source: Source, identifiers: Identifier[]): Promise<Finding[][]> {
  const widened = await source.widen(identifiers, { signal: patience() })
  const subjects = widened.map((entry, i) => {
    if (entry instanceof SourceError) throw entry
    return entry?.subject ?? subjectOf(identifiers[i] as Identifier)
  })
  const collected = await source.collect(subjects, { signal: patience() })
  return collected.map((entry, i) => {
    if (entry instanceof SourceError) throw entry
    const early = widened[i]
    const all = [...(early && !(early instanceof SourceError) ? early.findings : []), ...entry]
    return all.filter((finding) => !isEmptyFinding(finding))
  })
}

/** Whether one answer, or the whole call, says that it could not ask. */
async function couldNotAsk(work: Promise<(unknown | SourceError)[]>): Promise<boolean> {
  const outcome = await work.catch((error: unknown) => [error])
  return outcome.length > 0 && outcome.every((entry) => entry instanceof SourceError)
}

function expectWellFormed(finding: Finding, source: Source): void {
  expect(finding.source).toBe(source.name)
  expect(finding.scope).toMatch(/^[a-z]+:\S+$/)
  expect(Number.isSafeInteger(finding.checkedAt) && finding.checkedAt > 1_000_000_000).toBe(true)
  for (const value of Object.values(finding.fields))
    expect([undefined, null, '']).not.toContain(value)
  if (finding.fields.avatarUrl !== undefined)
    expect(finding.fields.avatarUrl).toMatch(/^https:\/\//)
  for (const channel of finding.channels) {
    expect(Object.hasOwn(channelTable, channel.type)).toBe(true)
    expect(channel.value).not.toBe('')
    // The wallet that a finding is about needs no proof of being itself.
    const isAnchor =
      channel.type === 'wallet' && finding.scope.endsWith(`:${channel.value.toLowerCase()}`)
    if (channel.isVerified && !isAnchor)
      expect(channel.proof, `${channel.type} ${channel.value} is verified`).toBeDefined()
    if (channel.type === 'wallet') expect(channel.value).toMatch(/^0x[0-9a-fA-F]{40}$/)
    if (channel.type === 'farcaster' && channel.isVerified)
      expect(channelFid(channel)).not.toBeNull()
    if (channelRow(channel.type).isPrivate) expect(channel.isPublished).toBe(true)
  }
}

/**
 * What every {@link Source} keeps to. The people are real ones of a stand-in that speaks the
 * source's protocol.
 *
 * @param start starts the stand-in and the source over it, once for the suite
 */
export function describeSource(name: string, start: () => Promise<SourceUnderTest>): void {
  describe(`source: ${name}`, () => {
    let it: SourceUnderTest
    beforeAll(async () => {
      it = await start()
    })
    afterEach(() => it.setFault(null))
    afterAll(() => it?.close())

    test('finds the people it knows', async () => {
      for (const { identifier, channel } of it.known) {
        expect(it.source.canWiden(identifier)).toBe(true)
        const [findings = []] = await everythingAbout(it.source, [identifier])
        const found = findings.flatMap((finding) => finding.channels)
        const seen = found.map(({ type, value, isVerified }) => ({
          type,
          value: type === 'wallet' ? value.toLowerCase() : value,
          isVerified,
        }))
        expect(seen, identifierKey(identifier)).toContainEqual(channel)
      }
    })

    test('answers many at once, in order, with few calls', async () => {
      const nobody = it.nobody[0] as Identifier
      const before = it.upstreamCalls()
      const all = it.known.map(({ identifier }) => identifier)
      const answers = await everythingAbout(it.source, all)
      expect(it.upstreamCalls() - before).toBeLessThanOrEqual(it.callsForAll)
      const mixed = await everythingAbout(it.source, [nobody, ...all, nobody])
      const scopes = (findings: Finding[] | undefined) => findings?.map(({ scope }) => scope).sort()
      expect(mixed.map(scopes)).toEqual([[], ...answers.map(scopes), []])
    })

    test('gives findings that are well-formed', async () => {
      const answers = await everythingAbout(
        it.source,
        it.known.map(({ identifier }) => identifier),
      )
      const findings = answers.flat()
      expect(findings.length).toBeGreaterThan(0)
      for (const finding of findings) expectWellFormed(finding, it.source)
    })

    test('says that nobody holds what nobody holds', async () => {
      for (const answer of await it.source.widen(it.nobody, { signal: patience() })) {
        expect(answer).not.toBeInstanceOf(SourceError)
        const findings = answer === null ? [] : (answer as { findings: Finding[] }).findings
        expect(findings.filter((finding) => !isEmptyFinding(finding))).toEqual([])
      }
      expect((await everythingAbout(it.source, it.nobody)).flat()).toEqual([])
    })

    test('leaves what it cannot widen to others', () => {
      for (const identifier of it.foreign ?? []) expect(it.source.canWiden(identifier)).toBe(false)
    })

    test('asks nothing about nobody', async () => {
      const before = it.upstreamCalls()
      expect(await it.source.widen([], { signal: patience() })).toEqual([])
      expect(await it.source.collect([], { signal: patience() })).toEqual([])
      expect(
        await it.source.collect([{ addresses: [], ensNames: [] }], { signal: patience() }),
      ).toEqual([[]])
      expect(it.upstreamCalls()).toBe(before)
    })

    test('does not change the subject it is given', async () => {
      const [widened] = await it.source.widen([(it.known[0] as KnownPerson).identifier], {
        signal: patience(),
      })
      const { subject } = widened as { subject: Subject }
      const copy = structuredClone(subject)
      await it.source.collect([subject], { signal: patience() })
      expect(subject).toEqual(copy)
    })

    test.each(faults)('could not ask is not nobody: $kind $status', async (fault) => {
      const known = it.known[0] as KnownPerson
      const [widened] = await it.source.widen([known.identifier], { signal: patience() })
      it.setFault(fault)
      expect(
        await couldNotAsk(
          it.source.widen([known.identifier, ...it.nobody], { signal: impatience() }),
        ),
      ).toBe(true)
      expect(
        await couldNotAsk(
          it.source.collect([(widened as { subject: Subject }).subject], { signal: impatience() }),
        ),
      ).toBe(true)
      it.setFault(null)
      expect((await everythingAbout(it.source, [known.identifier])).flat().length).toBeGreaterThan(
        0,
      )
    })

    test('gives up when its caller does', async () => {
      const signal = AbortSignal.abort(new Error('enough'))
      const known = (it.known[0] as KnownPerson).identifier
      expect(await couldNotAsk(it.source.widen([known], { signal }))).toBe(true)
    })
  })
}
