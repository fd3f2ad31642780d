import { isIP } from 'node:net'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import { ethereumRpcs } from '@whocast/evidence/fetch/chain-proofs.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Composition, compose } from '../src/main/compose.ts'
import { loadConfig } from '../src/main/config.ts'
import { createSqliteDatabase } from '../test/contract/store-databases.ts'
import { type DevNetwork, startDevNetwork } from './dev-network.ts'

let network: DevNetwork
let app: Composition
let close: () => Promise<unknown>

beforeAll(async () => {
  network = await startDevNetwork()
  const database = await createSqliteDatabase()
  app = await compose(
    loadConfig({
      DATA_DIR: database.options.dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_ANON: '0',
      ...network.environment,
    }),
  )
  close = async () => {
    await app.close()
    await network.close()
    await database.drop()
  }
})
afterAll(() => close())

it('leads nowhere but to this machine', () => {
  expect(network.hasChains).toBe(true)
  const config = loadConfig(network.environment)
  const hosts = [
    ...ethereumRpcs(config.ETH_RPC_URL),
    config.OP_RPC_URL,
    config.SNAPCHAIN_URL,
    config.FNAME_REGISTRY_URL,
    config.FARCASTER_CLIENT_URL,
    config.NEYNAR_BASE_URL,
    ...(config.DNS_SERVERS ?? []).map((server) => `udp://${server}`),
  ].map((url) => new URL(url ?? 'unset:').hostname)
  expect(hosts.every((host) => isIP(host) !== 0 && host.startsWith('127.'))).toBe(true)
  // What else asks somebody is off unless it is configured.
  expect([
    config.UPSTREAM_API_URL,
    config.EAS_RPC_URLS,
    config.OTEL_EXPORTER_OTLP_ENDPOINT,
    config.RATE_LIMIT_REDIS_URL,
  ]).toEqual(Array(4).fill(undefined))
})

interface Answer {
  profiles: {
    channels: {
      type: string
      value: string
      isVerified: boolean
      verification?: { grade: string }
    }[]
  }[]
}

async function ask(fid: number): Promise<Answer> {
  const response = await app.fetch(
    new Request(`http://localhost:3000/api/v1/fid/${fid}?include=proof`),
  )
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const verifiedOf = ({ profiles }: Answer) =>
  profiles.flatMap(({ channels }) => channels).filter(({ isVerified }) => isVerified)

const fids = () => [...network.world.people.keys()]
const isProven = ({ verification }: { verification?: { grade: string } }) =>
  verification?.grade === 'proven'

async function shareProven(): Promise<number> {
  const rows = (await Promise.all(fids().map(ask))).flatMap(verifiedOf)
  return rows.filter(isProven).length / rows.length
}

it('proves four of five verified rows of its people, and each has a grade', async () => {
  // Proofs are added after the asker was answered.
  await expect.poll(shareProven, { timeout: 15_000, interval: 1000 }).toBeGreaterThanOrEqual(0.8)
  for (const fid of fids()) {
    const answer = await ask(fid)
    expect(verifiedOf(answer).filter(({ verification }) => verification === undefined)).toEqual([])
    const verdicts = await verifyAnswer(answer, {
      for: `fid:${fid}`,
      now: Math.floor(Date.now() / 1000),
      fnameRegistry: network.world.registry.address,
    })
    const holding = verdicts
      .filter(({ status }) => status === 'holds')
      .map(({ label, value }) => `${label} ${value}`)
    const proven = verifiedOf(answer).filter(isProven)
    expect(holding).toEqual(
      expect.arrayContaining(proven.map(({ type, value }) => `${type} ${value}`)),
    )
  }
}, 60_000)

it('finds who has an account that the client alone lists', async () => {
  await app.start()
  const find = async () => {
    const response = await app.fetch(
      new Request('http://localhost:3000/api/v1/socials/discord/whocast.bot'),
    )
    return ((await response.json()) as Answer).profiles.flatMap(({ channels }) =>
      channels.filter(({ type }) => type === 'discord'),
    )
  }
  await expect.poll(find, { timeout: 30_000, interval: 500 }).toMatchObject([
    {
      value: 'whocast.bot',
      isVerified: true,
      verification: { grade: 'reported', by: 'farcaster-client' },
    },
  ])
}, 40_000)
