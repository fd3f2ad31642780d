import { describe, expect, it } from 'vitest'
import { describeSource } from '../../../test/contract/source.ts'
import { startNeynar } from '../../../test/network/neynar.ts'
import { addressOf, createWorld } from '../../../test/network/people.ts'
import { startStandIn } from '../../../test/network/stand-in.ts'
import { SourceError } from '../../kit/source-error.ts'
import { createNeynarSource } from './neynar.ts'

const apiKey = 'NEYNAR_TEST_KEY_0123456789'

describeSource('neynar', async () => {
  const neynar = await startNeynar(await createWorld(), { apiKey })
  return {
    source: createNeynarSource({ apiKey, baseUrl: neynar.url }),
    known: [
      {
        identifier: { kind: 'fid', fid: 900_001 },
        channel: { type: 'farcaster', value: 'ada-quill', isVerified: true },
      },
      {
        identifier: { kind: 'fid', fid: 900_001 },
        channel: { type: 'github', value: 'ada-quill', isVerified: true },
      },
      {
        identifier: { kind: 'eth', address: addressOf('ada 1') },
        channel: { type: 'twitter', value: 'adaquill', isVerified: true },
      },
      {
        identifier: { kind: 'eth', address: addressOf('custody of dee') },
        channel: { type: 'farcaster', value: 'dee-marsh', isVerified: true },
      },
      {
        identifier: { kind: 'fname', fname: 'bo-lantern.eth' },
        channel: { type: 'wallet', value: addressOf('bo 1'), isVerified: true },
      },
      {
        identifier: { kind: 'social', type: 'twitter', handle: 'cyharbor' },
        channel: { type: 'wallet', value: addressOf('cy 1'), isVerified: true },
      },
    ],
    nobody: [
      { kind: 'fid', fid: 999_999_999 },
      { kind: 'fname', fname: 'nobody-at-all' },
      { kind: 'eth', address: '0x000000000000000000000000000000000000dead' },
      { kind: 'social', type: 'twitter', handle: 'thenorths' },
    ],
    foreign: [{ kind: 'social', type: 'github', handle: 'ada-quill' }],
    setFault: (fault) => neynar.setFault(fault),
    upstreamCalls: () => neynar.requests.length,
    // All fids, all addresses, a name, an X name; then everybody once more by fid.
    callsForAll: 5,
    close: () => neynar.close(),
  }
})

describe('createNeynarSource', () => {
  it('asks about a hundred fids in one call', async () => {
    const neynar = await startNeynar(await createWorld(), { apiKey })
    const source = createNeynarSource({ apiKey, baseUrl: neynar.url })
    const fids = Array.from({ length: 100 }, (_, index) => 900_001 + index)
    const answers = await source.widen(
      fids.map((fid) => ({ kind: 'fid', fid })),
      { signal: AbortSignal.timeout(5000) },
    )
    await neynar.close()
    expect(neynar.requests.map(({ path }) => path.split('?')[0])).toEqual([
      '/v2/farcaster/user/bulk/',
    ])
    expect(answers.filter((answer) => answer !== null)).toHaveLength(7)
  })

  it('never lets its key into an error', async () => {
    const neynar = await startNeynar(await createWorld(), { apiKey: 'another' })
    const source = createNeynarSource({ apiKey, baseUrl: neynar.url })
    const errors: unknown[] = []
    for (const fault of [
      null,
      { kind: 'fail', status: 500 },
      { kind: 'drop' },
      { kind: 'garbage' },
    ] as const) {
      neynar.setFault(fault)
      errors.push(
        ...(await source.widen([{ kind: 'fid', fid: 900_001 }], {
          signal: AbortSignal.timeout(5000),
        })),
      )
    }
    await neynar.close()
    for (const error of errors) {
      expect(error).toBeInstanceOf(SourceError)
      const { cause, message, stack } = error as SourceError
      expect(JSON.stringify([cause, message, stack, error])).not.toContain(apiKey)
    }
    expect((errors[0] as SourceError).isTransient).toBe(false)
    expect((errors[1] as SourceError).isTransient).toBe(true)
  })

  it('believes nothing about a name, an address or an X handle that the answer itself does not bear out', async () => {
    const neynar = await startNeynar(await createWorld(), { apiKey })
    const source = createNeynarSource({ apiKey, baseUrl: neynar.url })
    neynar.lie((user) => ({
      ...user,
      username: 'somebody-else',
      verified_accounts: [],
      verified_addresses: {
        eth_addresses: [],
        sol_addresses: [],
        primary: { eth_address: null, sol_address: null },
      },
    }))
    const answers = await source.widen(
      [
        { kind: 'fname', fname: 'ada-quill' },
        { kind: 'eth', address: addressOf('ada 1') },
        { kind: 'social', type: 'twitter', handle: 'adaquill' },
      ],
      { signal: AbortSignal.timeout(5000) },
    )
    await neynar.close()
    expect(answers).toEqual([null, null, null])
  })
})

it('one fid that the API refuses does not fail its batch', async () => {
  const people = new Map([3, 5, 6, 7].map((fid) => [fid, { fid, username: `user-${fid}` }]))
  const neynar = await startStandIn(({ path }) => {
    const fids = (new URL(path, 'http://neynar').searchParams.get('fids') ?? '')
      .split(',')
      .map(Number)
    if (fids.includes(4))
      return { status: 400, body: { code: 'InvalidField', message: 'no such fid' } }
    return { body: { users: fids.flatMap((fid) => people.get(fid) ?? []) } }
  })
  const source = createNeynarSource({ apiKey: 'key', baseUrl: neynar.url })
  const answers = await source.widen(
    [3, 4, 5, 6, 7, 8].map((fid) => ({ kind: 'fid', fid })),
    { signal: AbortSignal.timeout(5000) },
  )
  await neynar.close()
  expect(
    answers.map((answer) =>
      answer instanceof SourceError ? 'failed' : (answer?.subject.fid ?? null),
    ),
  ).toEqual([3, 'failed', 5, 6, 7, null])
  expect(neynar.requests.length).toBeLessThanOrEqual(7)
})

it('a user who cannot be read is a failure, one who is left out does not exist', async () => {
  const good = { fid: 3, username: 'ada' }
  let users: unknown[] = [good]
  const neynar = await startStandIn(() => ({ body: { users } }))
  const source = createNeynarSource({ apiKey: 'key', baseUrl: neynar.url })
  const collect = async () => {
    const subjects = [3, 4].map((fid) => ({ fid, addresses: [], ensNames: [] }))
    const answers = await source.collect(subjects, { signal: AbortSignal.timeout(5000) })
    return answers.map((answer) =>
      answer instanceof SourceError ? 'failed' : answer[0]?.channels.map(({ value }) => value),
    )
  }
  expect(await collect()).toEqual([['ada'], []])
  for (const bad of [
    { fid: '4' },
    null,
    { fid: 4, username: ['bo'] },
    { fid: 4, verified_addresses: [] },
    { fid: 4, verified_addresses: { eth_addresses: {} } },
    { fid: 4, verified_accounts: {} },
  ]) {
    users = [good, bad]
    expect(await collect()).toEqual([['ada'], 'failed'])
  }
  await neynar.close()
})

it('a 404 that the API does not give is a failure: it leaves out unknown fids', async () => {
  const proxy = await startStandIn(({ path }) => ({
    status: 404,
    body: path.includes('/bulk') ? { message: 'no such route' } : '<h1>Not Found</h1>',
  }))
  const source = createNeynarSource({ apiKey: 'key', baseUrl: proxy.url })
  const signal = AbortSignal.timeout(5000)
  const answers = [
    ...(await source.collect([{ fid: 3, addresses: [], ensNames: [] }], { signal })),
    ...(await source.widen([{ kind: 'fname', fname: 'ada' }], { signal })),
  ]
  await proxy.close()
  for (const answer of answers) {
    expect(answer).toBeInstanceOf(SourceError)
    expect((answer as SourceError).isTransient).toBe(true)
  }
})
