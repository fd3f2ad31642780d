import { expect, it } from 'vitest'
import { type StandInRequest, startStandIn } from '../test/network/stand-in.ts'
import { filesNaming, findChanges, readFact, report, type State } from './drift/compare.ts'
import { type Fact, facts } from './drift/facts.ts'
import {
  readDeprecatedCalls,
  readDeprecatedNames,
  readEngineVersions,
  readEnum,
  readScopes,
} from './drift/read.ts'
import { createUpstream } from './drift/upstream.ts'

const empty: State = { live: {}, installed: {} }
const factOf = (name: string): Fact => facts.find((one) => one.name === name) as Fact

/** A hub's protobuf file, with an enum as long as we like. */
const proto = (...types: string[]) => `syntax = "proto3";

/** Type of the MessageBody */
enum MessageType {
  MESSAGE_TYPE_NONE = 0;
  // MESSAGE_TYPE_SIGNER_ADD = 9; // Deprecated
${types.map((type, index) => `  MESSAGE_TYPE_${type} = ${index + 1}; // ${type}\n`).join('')}}

enum UserDataType {
  USER_DATA_TYPE_PFP = 1;
}

service HubService {
  rpc GetCast(CastId) returns (Message);
  // DEPRECATED in favor of GetSignersByFid.
  // It returns keys that were added on chain.
  rpc GetOnChainSignersByFid(FidRequest) returns (OnChainEventResponse);
  rpc GetReactionsByCast(ReactionsByTargetRequest) returns (MessagesResponse); // To be deprecated
}
`

const start = async (answer: (request: StandInRequest) => object) => {
  const server = await startStandIn((request) => answer(request))
  const { url } = server
  const rpc = new Map([1, 10].map((chainId) => [chainId, url]))
  return { server, upstream: createUpstream({ raw: url, api: url, npm: url, rpc }) }
}

it('reads enums, scopes, versions and deprecated calls', () => {
  expect(readEnum(proto('CAST_ADD', 'CAST_REMOVE'), 'MessageType')).toEqual({
    MESSAGE_TYPE_NONE: '0',
    MESSAGE_TYPE_CAST_ADD: '1',
    MESSAGE_TYPE_CAST_REMOVE: '2',
  })
  expect(() => readEnum(proto(), 'CastType')).toThrow('no enum CastType')
  expect(readDeprecatedCalls(proto())).toEqual(['GetOnChainSignersByFid', 'GetReactionsByCast'])
  expect(
    readDeprecatedNames(
      '/** Old.\n * @deprecated: use b */\ndeclare const a: (id: number) => 1;\ndeclare const b: 1;\n',
    ),
  ).toEqual(['a'])
  const scopes = `let admissible = match MessageType::try_from(*scope) {
    Ok(MessageType::CastAdd)
    | Ok(MessageType::VerificationAddEthAddress) => true,
    Ok(MessageType::KeyAdd) => false,`
  expect(readScopes(scopes)).toEqual(['CAST_ADD', 'VERIFICATION_ADD_ETH_ADDRESS'])
  const schedule = `const ENGINE_VERSION_SCHEDULE_MAINNET: &[VersionSchedule] = [
    VersionSchedule {
        active_at: 0,
        version: EngineVersion::V0,
    },
    VersionSchedule {
        active_at: 1778173200, // 2026-05-07 5PM UTC
        version: EngineVersion::V16,
    },
]
.as_slice();
const ENGINE_VERSION_SCHEDULE_TESTNET: &[VersionSchedule] = [VersionSchedule {
    active_at: 1, // earlier
    version: EngineVersion::V20,
}]`
  expect(readEngineVersions(schedule)).toEqual({ V0: '0', V16: '1778173200' })
})

it('reports a new type of message, and the files that state them', async () => {
  const paths: string[] = []
  let types = ['CAST_ADD']
  const { server, upstream } = await start(({ path }) => {
    paths.push(path)
    return { headers: { 'content-type': 'text/plain' }, body: proto(...types) }
  })
  try {
    const fact = factOf('message types')
    const first = report([await readFact(fact, upstream)], empty)
    expect(first.hasChanged).toBe(false)
    expect(paths).toEqual(['/farcasterxyz/snapchain/HEAD/proto/definitions/message.proto'])
    expect(report([await readFact(fact, upstream)], first.state).lines).toEqual([
      'same  message types (live): 2 values',
    ])
    types = ['CAST_ADD', 'CHANNEL_UPDATE']
    const later = report([await readFact(fact, upstream)], first.state)
    expect(later.hasChanged).toBe(true)
    expect(later.lines).toEqual([
      expect.stringContaining('packages/evidence/src/forms/farcaster-message-schema.ts'),
      '  MESSAGE_TYPE_CHANNEL_UPDATE: new, 2',
    ])
  } finally {
    await server.close()
  }
})

it('reads the installed packages where the network is unreachable', async () => {
  const { server, upstream } = await start(() => ({}))
  await server.close()
  const readings = []
  for (const fact of facts) readings.push(await readFact(fact, upstream))
  const offline = report(readings, empty)
  expect(offline.hasChanged).toBe(false)
  expect(offline.lines.filter((line) => line.startsWith('skipped'))).toHaveLength(1)
  expect(offline.state.live).toEqual({})
  expect(offline.state.installed['message types']).toMatchObject({ MESSAGE_TYPE_KEY_ADD: '16' })
  expect(offline.state.installed.packages?.viem).toMatch(/^\d+\.\d+\.\d+$/)
})

it('fails where a source no longer is where it was, or has another form', async () => {
  const { server, upstream } = await start(() => ({ status: 404, body: 'Not found' }))
  try {
    const fact = factOf('message types')
    const moved = report([await readFact(fact, upstream)], empty)
    expect(moved.hasChanged).toBe(true)
    expect(moved.lines[0]).toContain('FAILED  message types')
  } finally {
    await server.close()
  }
})

it('reads the implementations of proxies, and lists of ENSIPs', async () => {
  const { server, upstream } = await start(({ body, path }) => {
    if (path.startsWith('/repos/'))
      return {
        body: [
          { name: '26.md', sha: 'aa' },
          { name: 'x.md', sha: 'bb' },
        ],
      }
    const { method } = JSON.parse(body) as { method: string }
    return { body: { result: `0x${'11'.repeat(32)}`, method } }
  })
  try {
    const contracts = await readFact(factOf('contracts'), upstream)
    expect(contracts).toMatchObject({
      source: 'live',
      values: { 'Universal Resolver': `0x${'11'.repeat(32)}` },
    })
    expect(await readFact(factOf('ENSIPs'), upstream)).toMatchObject({
      values: { 'ENSIP-26': 'aa' },
    })
  } finally {
    await server.close()
  }
})

it('names changes, and our files that use a deprecated call', () => {
  expect(findChanges({ a: '1', b: '1' }, { b: '2', c: '3' })).toEqual([
    ['a', 'gone, was 1'],
    ['b', '1 → 2'],
    ['c', 'new, 3'],
  ])
  expect(filesNaming('GetSignersByFid')).toContain('src/farcaster/signers.ts')
  expect(filesNaming('GetNothingByFid')).toEqual([])
})
