import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import {
  messageTypes,
  signMessage,
  toSignedMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeSource } from '../../../test/contract/source.ts'
import { blockHashOf, claimSignature, wallet } from '../../../test/network/people.ts'
import { type StandInAnswer, startStandIn } from '../../../test/network/stand-in.ts'
import { startUpstream } from '../../../test/network/upstream.ts'
import { SourceError } from '../../kit/source-error.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import type { Widened } from '../../people/source-port.ts'
import { createUpstreamSource } from './upstream.ts'

const ann = wallet('ann')
const annProfile = {
  profileID: 'annannannannannannann',
  displayName: 'Ann',
  bio: 'Shown elsewhere.',
  avatarUrl: 'https://pictures.example/ann.png',
  walletAddress: ann.address.toLowerCase(),
  channels: [
    {
      type: 'farcaster',
      value: 'ann',
      isVerified: true,
      metadata: [{ name: 'fid', value: '910001' }],
    },
    { type: 'wallet', value: ann.address, isVerified: true },
    { type: 'ens', value: 'ann.eth', isVerified: true },
    { type: 'ens', value: 'evil.eth', isVerified: false },
    { type: 'twitter', value: 'AnnOnX', isVerified: true },
    { type: 'telegram', value: 'ann_private', isVerified: true },
    { type: 'no-such-type', value: 'x', isVerified: true },
  ],
  credentials: [],
}
/** As services of the older form answer: no wallet channel, no proofs. */
const benProfile = {
  profileID: 'benbenbenbenbenbenben',
  displayName: 'Ben',
  walletAddress: wallet('ben').address.toLowerCase(),
  channels: [{ type: 'github', value: 'ben', isVerified: false }],
  credentials: [],
}

const start = async (hasBulk: boolean) => {
  const upstream = await startUpstream({ hasBulk })
  for (const route of [
    '/fid/910001',
    '/fname/ann',
    `/eth/${ann.address}`,
    '/ens/ann.eth',
    '/ens/evil.eth',
    '/socials/twitter/annonx',
  ]) {
    upstream.profiles.set(route.toLowerCase(), [annProfile])
  }
  upstream.profiles.set(`/eth/${benProfile.walletAddress}`, [benProfile])
  return upstream
}

for (const hasBulk of [true, false]) {
  describeSource(`upstream ${hasBulk ? 'with' : 'without'} POST /lookup`, async () => {
    const upstream = await start(hasBulk)
    const source = createUpstreamSource({ baseUrl: upstream.baseUrl })
    const farcaster = { type: 'farcaster', value: 'ann', isVerified: true } as const
    return {
      source,
      known: [
        { identifier: { kind: 'fid', fid: 910_001 }, channel: farcaster },
        { identifier: { kind: 'fname', fname: 'ann' }, channel: farcaster },
        {
          identifier: { kind: 'ens', name: 'ann.eth' },
          channel: { type: 'ens', value: 'ann.eth', isVerified: true },
        },
        { identifier: { kind: 'social', type: 'twitter', handle: 'annonx' }, channel: farcaster },
        {
          identifier: {
            kind: 'eth',
            address: wallet('ben').address.toLowerCase() as `0x${string}`,
          },
          channel: { type: 'wallet', value: wallet('ben').address.toLowerCase(), isVerified: true },
        },
      ],
      nobody: [
        { kind: 'fid', fid: 999_999_999 },
        { kind: 'ens', name: 'nobody.eth' },
        { kind: 'social', type: 'github', handle: 'nobody' },
      ],
      setFault: (fault) => upstream.setFault(fault),
      upstreamCalls: () => upstream.requests.length,
      // Without: the route that is not there, five to widen, and the two people once more.
      callsForAll: hasBulk ? 2 : 8,
      close: async () => {
        await source.close()
        await upstream.close()
      },
    }
  })
}

describe('createUpstreamSource', () => {
  const widenOne = async (
    profile: object,
    identifier: Parameters<ReturnType<typeof createUpstreamSource>['widen']>[0][number],
    route: string,
  ) => {
    const upstream = await startUpstream()
    const source = createUpstreamSource({ baseUrl: upstream.baseUrl })
    upstream.profiles.set(route, [profile])
    const [answer] = await source.widen([identifier], { signal: AbortSignal.timeout(5000) })
    await source.close()
    await upstream.close()
    return answer as Widened | null
  }

  it('takes no private channel, no unknown one, and no name that merely resolves there', async () => {
    const widened = await widenOne(annProfile, { kind: 'ens', name: 'evil.eth' }, '/ens/evil.eth')
    const types = widened?.findings[0]?.channels.map(({ type, value }) => `${type}:${value}`)
    expect(types).toEqual([
      'farcaster:ann',
      `wallet:${ann.address}`,
      'ens:ann.eth',
      'twitter:AnnOnX',
    ])
  })

  it('ignores people that the other service invented', async () => {
    const invented = { ...annProfile, isSample: true }
    expect(await widenOne(invented, { kind: 'fid', fid: 910_001 }, '/fid/910001')).toBeNull()
  })

  it('reports the called route to the counters, but no person', async () => {
    const upstream = await start(true)
    const counted: unknown[] = []
    const source = createUpstreamSource({
      baseUrl: upstream.url,
      telemetry: { ...silentTelemetry, count: (...what) => counted.push(what) },
    })
    const signal = AbortSignal.timeout(5000)
    await source.widen([{ kind: 'social', type: 'twitter', handle: 'annonx' }], { signal })
    await source.widen([{ kind: 'ens', name: 'lookup' }], { signal })
    await source.widen(
      [
        { kind: 'fid', fid: 1 },
        { kind: 'fid', fid: 2 },
      ],
      { signal },
    )
    expect(counted.filter((one) => (one as string[])[0] === 'upstream_calls')).toEqual(
      ['socials', 'ens', 'lookup'].map((call) => ['upstream_calls', { source: 'upstream', call }]),
    )
    await source.close()
    await upstream.close()
  })

  it('asks once, follows no redirect, and bounds what it reads', async () => {
    let answer: StandInAnswer = { status: 302, headers: { location: 'http://127.0.0.1:9/' } }
    const standIn = await startStandIn(() => answer)
    const source = createUpstreamSource({ baseUrl: standIn.url })
    const ask = async (...fids: number[]) => {
      standIn.reset()
      const signal = AbortSignal.timeout(5000)
      const answers = await source
        .widen(
          fids.map((fid) => ({ kind: 'fid', fid })),
          { signal },
        )
        .catch((error: unknown) => [error])
      return { answers, requests: standIn.requests.map(({ method }) => method) }
    }
    expect(await ask(1)).toMatchObject({
      answers: [{ isTransient: true, message: 'upstream: it answered 302 (bad-response)' }],
      requests: ['GET'],
    })
    answer = { status: 429, headers: { 'retry-after': '0' }, body: {} }
    expect(await ask(1)).toMatchObject({ answers: [{ isTransient: true }], requests: ['GET'] })
    answer = { status: 403, body: {} }
    expect(await ask(1)).toMatchObject({ answers: [{ isTransient: false }], requests: ['GET'] })
    answer = { status: 404, body: { profiles: [] } }
    expect(await ask(1)).toMatchObject({ answers: [{ isAbsent: true }], requests: ['GET'] })
    await source.close()

    // What is too large or no JSON says nothing about the route: many are asked for at once the
    // next time too.
    const other = createUpstreamSource({ baseUrl: standIn.url })
    for (const body of [`{"answers":[${'{},'.repeat(3_000_000)}{}]}`, '<html>']) {
      answer = { body }
      standIn.reset()
      const two = [1, 2].map((fid) => ({ kind: 'fid', fid }) as const)
      await expect(other.widen(two, { signal: AbortSignal.timeout(5000) })).rejects.toThrow(
        SourceError,
      )
      expect(standIn.requests.map(({ method }) => method)).toEqual(['POST'])
    }
    await other.close()
    await standIn.close()
  })

  it('asks again where an idle connection closes as the request goes out', async () => {
    const used = new WeakSet<Socket>()
    const closing = new Set(['GET', 'POST'])
    const server = createServer((request, response) => {
      request.resume()
      if (used.has(request.socket) && closing.delete(request.method ?? '')) {
        request.socket.destroy()
        return
      }
      used.add(request.socket)
      response.setHeader('content-type', 'application/json')
      const profiles = [annProfile]
      const answer = { query: 'fid:910001', profiles }
      response.end(JSON.stringify({ profiles, answers: [answer, answer] }))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const source = createUpstreamSource({ baseUrl: `http://127.0.0.1:${port}` })
    const [one, two] = [[910_001], [910_001, 910_002]]
    for (const fids of [one, one, one, two, two, two]) {
      const { signal } = new AbortController()
      const asked = fids.map((fid) => ({ kind: 'fid', fid }) as const)
      const [found] = await source.widen(asked, { signal })
      expect(found).toMatchObject({ subject: { fid: 910_001 } })
    }
    expect(closing).toEqual(new Set())
    await source.close()
    server.close()
  })

  it('answers the others of a batch if it refuses or fails at one, and asks for many at once again', async () => {
    const upstream = await start(true)
    const source = createUpstreamSource({ baseUrl: upstream.baseUrl })
    const ask = async () => {
      upstream.reset()
      const identifiers = [
        { kind: 'fid', fid: 910_001 },
        { kind: 'fname', fname: 'odd' },
        { kind: 'ens', name: 'ann.eth' },
      ] as const
      const answers = await source.widen([...identifiers], { signal: AbortSignal.timeout(5000) })
      const names = answers.map((one) =>
        one instanceof SourceError ? 'failed' : (one?.findings[0]?.fields.displayName ?? null),
      )
      return { names, requests: upstream.requests.map(({ method }) => method) }
    }
    upstream.refused.add('@odd')
    expect(await ask()).toEqual({
      names: ['Ann', null, 'Ann'],
      requests: ['POST', 'GET', 'GET', 'GET'],
    })
    upstream.refused.clear()
    expect(await ask()).toEqual({ names: ['Ann', null, 'Ann'], requests: ['POST'] })
    upstream.failing.add('@odd')
    expect(await ask()).toEqual({ names: ['Ann', 'failed', 'Ann'], requests: ['POST'] })
    await source.close()
    await upstream.close()
  })

  it('takes back what it said of an identifier without a profile, and of no rejected one', async () => {
    let answer: StandInAnswer = {}
    const standIn = await startStandIn(() => answer)
    const source = createUpstreamSource({ baseUrl: standIn.url })
    const signal = AbortSignal.timeout(5000)
    const subjects = [1, 2].map((fid) => ({ fid, addresses: [], ensNames: [] }))
    const taken = async (count: number) => {
      const answers = await source.collect(subjects.slice(0, count), { signal })
      return answers.map((one) =>
        one instanceof SourceError
          ? 'failed'
          : one.map(({ scope, channels, credentials }) => [scope, channels, credentials]),
      )
    }
    const one = ['upstream:fid:1', [], []]
    for (const body of [{ profiles: [] }, JSON.stringify({ profiles: [] })])
      for (const status of [200, 404]) {
        answer = { status, body }
        expect(await taken(1)).toEqual([[one]])
      }
    answer = { body: { profiles: [{ ...annProfile, isSample: true }] } }
    expect(await taken(1)).toEqual([[]])
    answer = { status: 400, body: { profiles: [] } }
    expect(await taken(1)).toEqual([[]])
    // A route that is not there.
    const headers = { 'content-type': 'application/problem+json' }
    answer = { status: 404, headers, body: JSON.stringify({ code: 'not-found', profiles: [] }) }
    expect(await taken(1)).toEqual(['failed'])
    answer = {
      body: {
        answers: [
          { query: 'fid:1', profiles: [] },
          { query: 'fid:2', profiles: [], problem: { status: 400 } },
        ],
      },
    }
    expect(await taken(2)).toEqual([[one], []])
    await source.close()
    await standIn.close()
  })

  it('ignores an answer about another person', async () => {
    expect(await widenOne(annProfile, { kind: 'fid', fid: 3 }, '/fid/3')).toBeNull()
    expect(await widenOne(annProfile, { kind: 'fname', fname: 'dwr' }, '/fname/dwr')).toBeNull()
    expect(
      await widenOne(annProfile, { kind: 'ens', name: 'vitalik.eth' }, '/ens/vitalik.eth'),
    ).toBeNull()
  })

  it('keeps a proof that holds, and calls reported what does not', async () => {
    const blockHash = blockHashOf('ann')
    const signature = await claimSignature(910_001, ann, blockHash)
    const message = (
      changed: { fid?: number; network?: number; blockHash?: Hex; signature?: Hex } = {},
    ) =>
      toSignedMessage(
        signMessage(
          {
            type: messageTypes.verificationAddAddress,
            fid: changed.fid ?? 910_001,
            timestamp: 100_000_000,
            network: changed.network ?? 1,
            verificationAddAddressBody: {
              address: ann.address.toLowerCase() as Hex,
              claimSignature: changed.signature ?? signature,
              blockHash: changed.blockHash ?? blockHash,
            },
          },
          `0x${'31'.repeat(32)}`,
        ),
      )
    const withProof = (given: unknown) => ({
      ...annProfile,
      channels: annProfile.channels.map((one) =>
        one.type === 'wallet'
          ? { ...one, proof: { method: 'farcaster-verification', message: given } }
          : one,
      ),
    })
    const methodOf = async (given: unknown) => {
      const widened = await widenOne(withProof(given), { kind: 'fid', fid: 910_001 }, '/fid/910001')
      return widened?.findings[0]?.channels.find(({ type }) => type === 'wallet')?.proof?.method
    }
    expect(await methodOf(message())).toBe('farcaster-verification')
    for (const changed of [
      message({ fid: 3 }),
      message({ network: 2 }),
      message({ blockHash: blockHashOf('other') }),
      message({ signature: `${signature.slice(0, -4)}001b` as Hex }),
      { ...message(), signer: `0x${'02'.repeat(32)}` },
    ]) {
      expect(await methodOf(changed)).toBe('reported')
    }
  })
})
