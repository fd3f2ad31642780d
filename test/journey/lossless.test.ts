import { type ChannelType, channelRow, channelTable } from '@whocast/contract/channel.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentTelemetry } from '../../src/kit/telemetry.ts'
import { exportPeople } from '../../src/main/people-file/export.ts'
import { importPeople } from '../../src/main/people-file/import.ts'
import { createUpstreamSource } from '../../src/sources/upstream/upstream.ts'
import { type HostedProfile, hostedProfiles, hostedTypes } from '../network/hosted-profiles.ts'
import { hostedSample } from '../network/hosted-sample.ts'
import { startUpstream, type UpstreamStandIn } from '../network/upstream.ts'
import { createTestService, type TestService } from '../service.ts'
import { isWholeRun } from '../whole.ts'

/** Profiles of the hosted service keep every member: by import, export, as upstream, and back. */

/** Each type of account is on several of them. */
const GENERATED = isWholeRun ? 2000 : 200
const people = [hostedSample, ...hostedProfiles(GENERATED)]

interface Row {
  type: string
  isLocked?: boolean
  value?: string
}
interface Sent {
  channels: (Row & Record<string, unknown>)[]
  credentials: Record<string, unknown>[]
  [member: string]: unknown
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Exception 1: a member without a value is absent, but for the list of a guild's roles. */
function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      isEmpty(one) && name !== 'roleIds' ? [] : [[name, present(one)]],
    ),
  )
}

/** Exception 2: values of private types are not public; locked ones of these types are. */
const isPublic = ({ type, isLocked }: Row) =>
  isLocked === true || !channelRow(type as ChannelType).isPrivate

/** Exception 3: the letter case of wallets is that of EIP-55. */
const sameCase = ({ type, value }: Row) => (type === 'wallet' ? value?.toLowerCase() : value)

const channelOf = (channel: Sent['channels'][number] | HostedProfile['channels'][number]) => ({
  type: channel.type,
  isVerified: channel.isVerified,
  isLocked: channel.isLocked,
  value: sameCase(channel) ?? '',
  ...('metadata' in channel && channel.metadata ? { metadata: channel.metadata } : {}),
})

/** The members of the hosted profile, as a response of ours has to have them. */
function expected({ channels, credentials, ...members }: HostedProfile) {
  return {
    ...(present(members) as object),
    channels: channels.filter(isPublic).map(channelOf),
    credentials,
  }
}

/** The same members of a response. */
function actual(profile: Sent, like: HostedProfile) {
  const { channels: _, credentials: __, ...members } = like
  const names = Object.keys(present(members) as object)
  return {
    ...Object.fromEntries(names.map((name) => [name, profile[name]])),
    channels: profile.channels.map(channelOf),
    credentials: profile.credentials.map(({ name, chain, source, reference }) => ({
      name,
      chain,
      source,
      reference,
    })),
  }
}

/** The page of an account is the one that was given; one that was not is derived. */
function urlsOf({ channels }: Sent, like: HostedProfile) {
  const given = like.channels.filter(isPublic)
  return channels.flatMap(({ url }, at) => (given[at]?.url ? [[given[at]?.url, url]] : []))
}

async function readAll(service: TestService): Promise<Sent[]> {
  const queries = people.map((one) => `fid:${fidOf(one)}`)
  const found: Sent[] = []
  for (let from = 0; from < queries.length; from += 100) {
    const response = await service.request('/lookup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ queries: queries.slice(from, from + 100) }),
    })
    const { answers } = (await response.json()) as { answers: { profiles: Sent[] }[] }
    found.push(...answers.flatMap(({ profiles }) => profiles))
  }
  return found
}

const fidOf = ({ channels }: HostedProfile) =>
  channels.find(({ type }) => type === 'farcaster')?.metadata?.[0]?.value ?? ''

async function importInto(service: TestService, lines: AsyncIterable<string> | string[]) {
  const notes: string[] = []
  const input = (async function* () {
    for await (const line of lines) yield Buffer.from(line.endsWith('\n') ? line : `${line}\n`)
  })()
  await importPeople({
    store: service.store,
    input,
    now: Math.floor(Date.now() / 1000),
    onRejected: ({ problems }) => notes.push(...problems),
    onNoted: (noted) => notes.push(...noted.notes),
  })
  return notes
}

function checkAll(found: readonly Sent[]): void {
  expect(found).toHaveLength(people.length)
  for (const [at, one] of people.entries()) {
    const profile = found[at] as Sent
    expect(actual(profile, one), one.profileID).toEqual(expected(one))
    for (const [given, url] of urlsOf(profile, one)) expect(url, one.profileID).toBe(given)
  }
}

/** A hundred whole profiles take a busy machine longer than a source usually has. */
const patient = { timeoutMs: 60_000, telemetry: silentTelemetry }

describe('profiles of the hosted service', { timeout: 300_000 }, () => {
  let imported: TestService
  let notes: string[]
  let hosted: UpstreamStandIn
  const services: TestService[] = []
  const start = async (options: Parameters<typeof createTestService>[0] = {}) => {
    const service = await createTestService({ isSilent: true, ...options })
    services.push(service)
    return service
  }

  beforeAll(async () => {
    imported = await start()
    notes = await importInto(
      imported,
      people.map((one) => JSON.stringify(one)),
    )
    hosted = await startUpstream()
    for (const one of people) hosted.profiles.set(`/fid/${fidOf(one)}`, [one])
  })
  afterAll(async () => {
    await hosted?.close()
    for (const service of services) await service.close()
  })

  it('have every type of account, open and locked', () => {
    const channels = people.flatMap((one) => one.channels)
    const typesOf = (isLocked: boolean) =>
      new Set(channels.filter((one) => one.isLocked === isLocked).map(({ type }) => type))
    expect(hostedTypes.filter((type) => !typesOf(false).has(type))).toEqual([])
    expect(hostedTypes.filter((type) => !typesOf(true).has(type))).toEqual([])
  })

  it('are complete after an import, which names nothing that it left out', async () => {
    expect(notes).toEqual([])
    checkAll(await readAll(imported))
  })

  it('are the same after an export and an import of it', async () => {
    const copy = await start()
    expect(await importInto(copy, exportPeople(imported.store))).toEqual([])
    expect(await readAll(copy)).toEqual(await readAll(imported))
  })

  it('are complete where the hosted service is the upstream', async () => {
    const source = createUpstreamSource({ ...patient, baseUrl: hosted.baseUrl })
    const service = await start({ sources: [source], deadlineMs: 60_000 })
    checkAll(await readAll(service))
    await source.close()
  })

  it('are complete where an instance that imported them is the upstream', async () => {
    const between = await startUpstream()
    const answers = await readAll(imported)
    for (const [at, one] of people.entries())
      between.profiles.set(`/fid/${fidOf(one)}`, [answers[at] as Sent])
    const source = createUpstreamSource({ ...patient, baseUrl: between.baseUrl })
    const service = await start({ sources: [source], deadlineMs: 60_000 })
    checkAll(await readAll(service))
    await source.close()
    await between.close()
  })

  it('answer at the lookup of every handle they show, where its type has one', async () => {
    const [sample] = await readAll(imported)
    for (const { type, value, isVerified, isLocked } of sample?.channels ?? []) {
      if (isLocked || !isVerified) continue
      expect(Object.hasOwn(channelTable, type)).toBe(true)
      const path = `/socials/${type}/${encodeURIComponent(String(value))}`
      const response = await imported.request(path)
      const { profiles } = (await response.json()) as { profiles: Sent[] }
      expect([path, response.status, profiles[0]?.profileID]).toEqual([
        path,
        200,
        hostedSample.profileID,
      ])
    }
  })
})
