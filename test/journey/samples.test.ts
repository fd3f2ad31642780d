import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../src/main/config.ts'
import { hasSamples, loadSamples } from '../../src/main/people-file/samples.ts'
import { createTestService, type TestService } from '../service.ts'

interface Row {
  type: string
  value: string
  isVerified: boolean
  verification?: { grade: string; by?: string }
}

let service: TestService
/**
 * Of each sample: whom it was asked for by, what it shows, and what the checker says of each row.
 */
const samples: {
  for: string
  rows: Row[]
  credentials: Row[]
  verdicts: Verdict[]
  strict: Verdict[]
}[] = []

beforeAll(async () => {
  service = await createTestService()
  await loadSamples(service.store, service.baseUrl)
  for await (const { findings } of service.store.people.all()) {
    const fid = findings[0]?.channels.find(({ type }) => type === 'farcaster')?.metadata?.[0]?.value
    const wallet = findings[0]?.channels.find(({ type }) => type === 'wallet')?.value
    const path = fid ? `/fid/${fid}` : `/eth/${wallet}`
    const answer = (await (await service.request(`${path}?include=proof`)).json()) as {
      profiles: [{ channels: Row[]; credentials: Row[] }]
    }
    const [{ channels, credentials }] = answer.profiles
    const verdicts = await verifyAnswer(answer, {
      for: path,
      now: samplesMadeAt,
      fnameRegistry: sampleFnameRegistry,
    })
    samples.push({
      for: path,
      rows: channels,
      credentials,
      verdicts,
      strict: await verifyAnswer(answer, { for: path, now: samplesMadeAt }),
    })
  }
})

afterAll(() => service.close())

const verifiedRows = () =>
  samples.flatMap(({ rows }) => rows.filter(({ isVerified }) => isVerified))
const channelVerdicts = (verdicts: Verdict[]) =>
  verdicts.filter(({ subject }) => subject === 'channel')

it('shows how well every verified row of the sample people is known, and at least four of five are proven', () => {
  const rows = [...verifiedRows(), ...samples.flatMap(({ credentials }) => credentials)]
  expect(rows.filter(({ verification }) => verification === undefined)).toEqual([])
  const grades = verifiedRows().map(({ verification }) => verification?.grade)
  const proven = grades.filter((grade) => grade === 'proven').length
  console.log(
    `samples: ${proven} of ${grades.length} verified accounts are proven (${Math.round((100 * proven) / grades.length)} %)`,
  )
  expect(proven / grades.length).toBeGreaterThanOrEqual(0.8)
  expect(new Set(grades)).toEqual(new Set(['proven', 'confirmed', 'reported']))
})

it('says of each row what the checker says: proven holds, one wallet fails, the rest is a word', () => {
  for (const { rows, verdicts } of samples) {
    const said = channelVerdicts(verdicts).map(
      ({ label, value, status }) => `${label} ${value} ${status === 'holds'}`,
    )
    expect(said).toEqual(
      rows.map(
        ({ type, value, isVerified, verification }) =>
          `${type} ${value} ${isVerified && verification?.grade === 'proven'}`,
      ),
    )
  }
  const failing = samples.flatMap(({ verdicts }) =>
    verdicts.filter(({ status }) => status === 'fails'),
  )
  expect(failing.map(({ label, reason }) => [label, reason])).toEqual([
    ['wallet', expect.stringContaining('the wallet did not sign that it belongs to fid 900000012')],
  ])
})

it('has every kind of evidence', () => {
  const reasons = samples.flatMap(({ verdicts }) => verdicts.map(({ reason }) => reason)).join('\n')
  const trust = samples
    .flatMap(({ verdicts }) => verdicts.flatMap(({ leftToTrust }) => leftToTrust))
    .join('\n')
  for (const text of [
    'both signed',
    'the fname registry signed',
    'holds fid',
    'resolves to',
    'which uses the name',
    'signed the cast',
  ])
    expect(reasons).toContain(text)
  for (const text of ['block 0x', 'the fname registry’s key'.replace('’', "'")])
    expect(trust).toContain(text)
  expect(new Set(verifiedRows().map(({ type }) => type))).toEqual(
    new Set(['wallet', 'solana', 'farcaster', 'ens', 'basename', 'twitter', 'github']),
  )
})

it('whose names no checker takes that was not told to', () => {
  for (const { strict } of samples) {
    const names = strict.filter(({ label, value }) => label === 'farcaster' && !value.includes('.'))
    expect(names.map(({ status }) => status)).toEqual(names.map(() => 'fails'))
  }
})

it('are not loaded in production', () => {
  expect(hasSamples(loadConfig({}))).toBe(true)
  expect(hasSamples(loadConfig({ NODE_ENV: 'production', BASE_URL: 'https://who.example' }))).toBe(
    false,
  )
  expect(hasSamples(loadConfig({ SAMPLE_DATA: 'off' }))).toBe(false)
})
