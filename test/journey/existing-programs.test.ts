import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listening } from '../../src/http/listen.ts'
import {
  addAda,
  createTestService,
  listenFor,
  type TestService,
  vitalik,
  vitalikChecksummed,
} from '../service.ts'

/**
 * Calls in the form in which public programs make them of a hosted service of this shape: the
 * request, and what is taken from the answer. Most rows are calls found in about a dozen
 * repositories, the others variants of them. Their code is not repeated here.
 */

interface Profile {
  profileID: string
  walletAddress?: string
  primaryWalletAddress?: string
  displayName?: string
  avatarUrl?: string
  channels: {
    type: string
    isVerified: boolean
    isLocked: boolean
    value: string
    url?: string
    metadata?: { value: string }[]
  }[]
  credentials: { name: string; chain: string; source: string; reference: string }[]
}
interface Answer {
  profiles: Profile[]
}

let service: TestService
let listening: Listening
let baseUrl: string

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
  listening = await listenFor(service)
  baseUrl = `http://127.0.0.1:${listening.port}/api/v1`
  const { token } = await service.issueKey()
  for (const name of ['Skill: Design', 'qBuilder']) {
    const response = await fetch(`${baseUrl}/credentials`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        attesteeAddress: vitalikChecksummed,
        chain: 'Base',
        source: 'Guild',
        reference: 'https://guild.example/1',
      }),
    })
    expect(response.status).toBe(200)
  }
})
afterAll(async () => {
  await listening?.drain({ graceMs: 0, deadlineMs: 100 })
  await service?.close()
})

const json = { headers: { accept: 'application/json' } }
const channelOf = ({ profiles }: Answer, type: string) =>
  profiles[0]?.channels.find((channel) => channel.type === type)

/** Who calls, the call, what is read, what it must be. */
const programs: [
  who: string,
  path: string,
  init: RequestInit,
  read: (answer: Answer) => unknown,
  expected: unknown,
][] = [
  [
    'a bot that looks for the wallet of a username',
    '/fname/ada',
    {},
    ({ profiles }) => profiles[0]?.walletAddress ?? '0x',
    vitalik,
  ],
  [
    'the same bot, of an unknown username',
    '/fname/nobody',
    {},
    ({ profiles }) => profiles[0]?.walletAddress ?? '0x',
    '0x',
  ],
  [
    'an attestation bot that checks a prefix of credential names',
    '/fname/ada',
    {},
    ({ profiles }) => profiles[0]?.credentials.some(({ name }) => name.startsWith('Skill:')),
    true,
  ],
  [
    'the same bot, by a whole name',
    '/fname/ada',
    {},
    ({ profiles }) => profiles[0]?.credentials.some(({ name }) => name === 'qBuilder'),
    true,
  ],
  [
    'the same bot for accounts of another network, by a path of its own table',
    '/socials/twitter/AdaL',
    {},
    ({ profiles }) => profiles[0]?.walletAddress,
    vitalik,
  ],
  [
    'a proxy of one application that ends paths in a slash',
    '/fid/616/',
    json,
    ({ profiles }) => profiles.length,
    1,
  ],
  ['a second such proxy, by username', '/fname/ada/', json, ({ profiles }) => profiles.length, 1],
  [
    'a third such proxy, for holders',
    `/credentials?credentialName=${encodeURIComponent('Skill: Design')}`,
    json,
    ({ profiles }) => profiles.map(({ displayName }) => displayName),
    ['Ada ✨'],
  ],
  [
    'a map of holders, which asks for each of its credentials',
    '/credentials?credentialName=qBuilder',
    {},
    ({ profiles }) =>
      profiles.map(({ primaryWalletAddress }) => primaryWalletAddress?.toLowerCase()),
    [vitalik],
  ],
  [
    'the same map, of a credential without holders',
    `/credentials?credentialName=${encodeURIComponent('Nobody has this')}`,
    {},
    ({ profiles }) => profiles,
    [],
  ],
  [
    'a game that shows ENS name and picture of a wallet, with a Content-Type on a GET',
    `/eth/${vitalik}`,
    { headers: { 'Content-Type': 'application/json' } },
    (answer) => [channelOf(answer, 'ens')?.value, answer.profiles[0]?.avatarUrl],
    ['ada.eth', 'https://example.com/ada.png'],
  ],
  [
    'the same game, of a wallet without a profile',
    `/eth/0x${'12'.repeat(20)}`,
    { headers: { 'Content-Type': 'application/json' } },
    ({ profiles }) => profiles.length > 0,
    false,
  ],
  [
    'a page for an ENS name',
    '/ens/ada.eth',
    json,
    ({ profiles }) => profiles[0]?.displayName,
    'Ada ✨',
  ],
  [
    'the same page for an address with its checksum',
    `/eth/${vitalikChecksummed}`,
    json,
    ({ profiles }) => profiles.length,
    1,
  ],
  [
    'a server that shows name and picture of a fid',
    '/fid/616',
    {},
    ({ profiles }) => profiles.length > 0 && [profiles[0]?.displayName, profiles[0]?.avatarUrl],
    ['Ada ✨', 'https://example.com/ada.png'],
  ],
  [
    'a typed client that trusts the first profile of a fid',
    '/fid/616',
    {},
    ({ profiles }) =>
      profiles[0]?.channels.every(
        ({ isLocked, isVerified }) => !isLocked && typeof isVerified === 'boolean',
      ),
    true,
  ],
  [
    'the same client, of an unknown fid',
    '/fid/999999998',
    {},
    ({ profiles }) => profiles[0],
    undefined,
  ],
  [
    'a client that takes the fid from the wallet',
    `/eth/${vitalik}`,
    json,
    (answer) => Number.parseInt(channelOf(answer, 'farcaster')?.metadata?.[0]?.value ?? '', 10),
    616,
  ],
]

test.each(programs)('%s: %s', async (_who, path, init, read, expected) => {
  const response = await fetch(`${baseUrl}${path}`, init)
  expect(response.ok).toBe(true)
  expect(read((await response.json()) as Answer)).toEqual(expected)
})
