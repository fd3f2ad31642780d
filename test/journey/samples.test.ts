import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../src/main/config.ts'
import { hasSamples, loadSamples } from '../../src/main/people-file/samples.ts'
import { check } from '../evidence/second-checker.ts'
import { createTestService, type TestService } from '../service.ts'

interface Row {
  type: string
  value: string
  name: string
  uid: string
  kind: string
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
  /** By the second checker. */
  second: string[]
  displayName?: string
  bio?: string
  /** The response to `include=proven`. */
  proven: { profiles: { channels?: Row[]; credentials?: Row[] }[] }
}[] = []

beforeAll(async () => {
  service = await createTestService()
  await loadSamples(service.store, service.baseUrl)
  for await (const { findings } of service.store.people.all()) {
    const fid = findings[0]?.channels.find(({ type }) => type === 'farcaster')?.metadata?.[0]?.value
    const wallet = findings[0]?.channels.find(({ type }) => type === 'wallet')?.value
    const path = fid ? `/fid/${fid}` : `/eth/${wallet}`
    const answer = (await (await service.request(`${path}?include=proof`)).json()) as {
      profiles: [{ channels: Row[]; credentials: Row[]; displayName?: string; bio?: string }]
    }
    const [{ channels, credentials, displayName, bio }] = answer.profiles
    const options = { for: path, now: samplesMadeAt, fnameRegistry: sampleFnameRegistry }
    const verdicts = await verifyAnswer(answer, options)
    samples.push({
      for: path,
      ...(displayName === undefined ? {} : { displayName }),
      ...(bio === undefined ? {} : { bio }),
      second: await check(answer, options),
      proven: await (await service.request(`${path}?include=proven`)).json(),
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

it('grades each row as the checker says: proven holds, one wallet fails, the rest is a word', () => {
  for (const { rows, credentials, verdicts } of samples) {
    const held = verdicts.map(
      ({ label, value, status }) => `${label} ${value} ${status === 'holds'}`,
    )
    const isProven = ({ verification }: Row) => verification?.grade === 'proven'
    expect(held).toEqual([
      ...rows.map((row) => `${row.type} ${row.value} ${row.isVerified && isProven(row)}`),
      ...credentials.map((row) => `${row.name} ${row.uid} ${isProven(row)}`),
    ])
  }
  const failing = samples.flatMap(({ verdicts }) =>
    verdicts.filter(({ status }) => status === 'fails'),
  )
  expect(failing.map(({ label, reason }) => [label, reason])).toEqual([
    ['wallet', expect.stringContaining('the wallet did not sign that it belongs to fid 900000012')],
  ])
})

it('has the verdicts of the checker that was written from docs/evidence.md', () => {
  for (const { verdicts, second } of samples)
    expect(second).toEqual(verdicts.map(({ status }) => status))
})

it('sends with include=proven exactly the rows that are graded proven, and what was signed', () => {
  for (const { rows, credentials, displayName, bio, proven } of samples) {
    const of = (list: Row[]) => list.filter(({ verification }) => verification?.grade === 'proven')
    const [profile = {}] = proven.profiles
    expect(profile.channels ?? []).toMatchObject(
      of(rows).map(({ type, value }) => ({ type, value })),
    )
    expect(profile.credentials ?? []).toMatchObject(
      of(credentials).map(({ uid, name }) => ({ uid, name })),
    )
    expect(profile).toMatchObject(displayName === undefined ? {} : { displayName, bio })
    for (const member of ['profileID', 'avatarUrl', 'url', 'evidence'])
      expect(profile).not.toHaveProperty(member)
  }
})

it('sends of a record with include=proven only what was signed', async () => {
  const all = samples.flatMap(({ credentials }) => credentials)
  for (const { uid, kind, verification } of all) {
    const { credential } = (await (
      await service.request(`/credentials/${uid}?include=proven`)
    ).json()) as { credential: object | null }
    if (verification?.grade !== 'proven') expect(credential).toBeNull()
    else {
      expect(credential).toMatchObject({ uid, kind })
      expect(credential).not.toHaveProperty('issuer')
    }
  }
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
