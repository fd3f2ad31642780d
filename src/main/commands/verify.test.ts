import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signAttestation } from '@whocast/evidence/forms/attestation-sign.ts'
import { encodeAbiParameters } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLensChain } from '../../../test/accounts/lens.ts'
import { claimedRow } from '../../../test/evidence/account-rows.ts'
import { ada } from '../../../test/evidence/documents.ts'
import { startStandIn } from '../../../test/network/stand-in.ts'
import { createOffchainURL } from '../../../test/reference/eas-sdk.ts'
import { UsageError } from '../../kit/command-line.ts'
import { packageRoot } from '../../kit/root.ts'
import { loadConfig } from '../config.ts'
import { verifyCommand } from './verify.ts'

const account = privateKeyToAccount(`0x${'41'.repeat(32)}`)
let folder: string
let attestation: Record<string, unknown>
const vector = JSON.parse(readFileSync(join(packageRoot, 'test/vectors/valid-fid.json'), 'utf8'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whocast-verify-'))
  attestation = JSON.parse(
    JSON.stringify(
      await signAttestation(
        account,
        {
          version: '1.0.1',
          chainId: 8453,
          verifyingContract: '0x4200000000000000000000000000000000000021',
        },
        {
          schema: `0x${'5c'.repeat(32)}`,
          recipient: account.address,
          time: '1700000000',
          expirationTime: '0',
          revocable: true,
          refUID: `0x${'00'.repeat(32)}`,
          data: encodeAbiParameters([{ type: 'string' }], ['Builder']),
          salt: `0x${'01'.repeat(32)}`,
        },
      ),
    ),
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function verify(
  content: unknown,
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const file = join(folder, `${Math.random()}.json`)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return run(file, ...args)
}

const run = (...args: string[]) => runWith({}, ...args)

async function runWith(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await verifyCommand.run(args, {
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
    config: () => loadConfig(env),
    store: () => Promise.reject(new Error('no store is needed')),
    clock: () => 1_800_000_000_000,
    ask: null,
  })
  return { code, lines }
}

describe('whocast verify', () => {
  it('ends with 0 and a line that says so when it holds', async () => {
    const signed = { sig: attestation, signer: account.address }
    const { code, lines } = await verify(signed, '--trust', 'current,attesters')
    expect(code).toBe(0)
    expect(lines).toEqual([
      expect.stringMatching(
        /^holds {2,}attestation EAS attestation of 0x.{40} 0x.{64} {2}signed by 0x.{40} on 2023-11-14 22:13:20 UTC$/,
      ),
      '',
      'Left to trust:',
      `  who ${account.address} is`,
      expect.stringContaining('has not revoked'),
    ])
  })

  it('ends with 3 until every assumption is named', async () => {
    const signed = { sig: attestation, signer: account.address }
    const { code, lines } = await verify(signed)
    expect({ code, line: lines.at(-1) }).toEqual({
      code: 3,
      line: 'Assumed, and not named: --trust current,attesters',
    })
    expect((await verify(signed, '--trust', 'current')).code).toBe(3)
    expect((await verify(signed, '--trust', 'current', '--trust', 'attesters')).code).toBe(0)
    await expect(verify(signed, '--trust', 'all')).rejects.toThrow(UsageError)
  })

  it('names the members without evidence', async () => {
    const channels = [{ type: 'ens', value: 'a.eth', isVerified: false }]
    const { lines } = await verify({ profiles: [{ displayName: 'Ada', channels }] })
    expect(lines.at(-1)).toBe('Not covered: /profiles/0/displayName')
  })

  it('ends with 1 when something fails', async () => {
    const { code, lines } = await verify({
      sig: { ...attestation, uid: `0x${'00'.repeat(32)}` },
      signer: account.address,
    })
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^fails .*the uid is not that of the message/)
  })

  it('ends with 3 when a row is unverified', async () => {
    const { code, lines } = await verify(attestation)
    expect(code).toBe(3)
    expect(lines[0]).toMatch(/^unverified /)
    expect((await verify(attestation, '--attester', account.address)).lines[0]).toMatch(/^holds /)
  })

  it.each([
    ['no profiles', { profiles: [] }, 'No rows: nothing to check.'],
    ['no rows', { profiles: [{ channels: [], credentials: [] }] }, 'No rows: nothing to check.'],
    ['channels that are an object', { profiles: [{ channels: {} }] }, /its channels is not a list/],
    ['a row that is null', { profiles: [{ channels: [null] }] }, /its channels is not a list/],
    ['profiles that are a text', { profiles: 'all' }, /its profiles is not a list/],
    ['evidence that is a list', { profiles: [{ evidence: [] }] }, /its evidence is not an object/],
  ])('ends with 4 for %s', async (_, document, line) => {
    const { code, lines } = await verify(document, '--for', 'fid:3')
    expect(code).toBe(4)
    expect(lines).toEqual([expect.stringMatching(line)])
  })

  it('ends with 3 for what holds given a block, until that is named', async () => {
    const { document } = vector
    const one = JSON.parse(JSON.stringify(document))
    const [profile] = one.profiles
    profile.channels = profile.channels.filter(({ type }: { type: string }) => type === 'wallet')
    profile.credentials = []
    const { code, lines } = await verify(one, '--for', 'fid:3')
    expect(code).toBe(3)
    expect(lines[0]).toMatch(/^holds given a block /)
    const hashes: string[] = profile.evidence.blocks
      .filter(({ chainId }: { chainId: number }) => chainId === 10)
      .map(({ hash }: { hash: string }) => hash)
    for (const hash of hashes)
      expect(lines).toContain(
        `  --block 10:${hash}   https://optimistic.etherscan.io/block/${hash}`,
      )
    const named = hashes.flatMap((hash) => ['--block', `optimism:${hash}`])
    expect((await verify(one, '--for', 'fid:3', ...named)).code).toBe(3)
    const pinned = await verify(one, '--for', 'fid:3', ...named, '--trust', 'current')
    expect(pinned.code).toBe(0)
    expect(pinned.lines[0]).toMatch(/^holds {2}/)
    const other = `10:0x${'00'.repeat(32)}`
    expect((await verify(one, '--for', 'fid:3', '--block', other)).code).toBe(3)
    const file = join(folder, 'blocks.txt')
    await writeFile(file, `# seen today\n\n${hashes.map((hash) => `10:${hash}`).join('\n')}\n`)
    const known = ['--blocks', file, '--trust', 'current']
    expect((await verify(one, '--for', 'fid:3', ...known)).code).toBe(0)
    await expect(verify(one, '--block', 'optimism')).rejects.toThrow(UsageError)
    await expect(verify(one, '--blocks', '/no/such/file')).rejects.toThrow(UsageError)
  })

  it('gives JSON on request, and tells profiles apart', async () => {
    const { lines } = await verify({ sig: attestation, signer: account.address }, '--json')
    expect(JSON.parse(lines.join(''))).toMatchObject({
      verdicts: [{ status: 'holds', subject: 'attestation' }],
    })
    const channels = [{ type: 'ens', value: 'a.eth', isVerified: false }]
    const two = await verify({
      profiles: [
        { profileID: 'a', channels },
        { profileID: 'b', channels },
      ],
    })
    expect(two.lines.slice(0, 4).join('\n')).not.toContain('Not covered')
    expect(two.lines[2]).toBe('profile b')
  })

  it('takes the subject from --for or the URL, and says once what is left to trust', async () => {
    const { document, fnameRegistry: _ } = vector
    const withoutName = JSON.parse(JSON.stringify(document))
    withoutName.profiles[0].channels = withoutName.profiles[0].channels.filter(
      ({ type }: { type: string }) => type === 'wallet',
    )
    withoutName.profiles[0].credentials = []
    expect((await verify(withoutName)).code).toBe(3)
    expect((await verify(withoutName, '--for', 'fid:4')).code).toBe(1)
    const { code, lines } = await verify(withoutName, '--for', 'fid:3')
    expect(code).toBe(3)
    const trust = lines.slice(lines.indexOf('Left to trust:'))
    expect(
      trust.filter((line) => /^ {2}Optimism block 0x.{64} \(number 144000000 of /.test(line)),
    ).toHaveLength(1)
    const server = await startStandIn(() => ({ body: withoutName }))
    try {
      const blocks = withoutName.profiles[0].evidence.blocks.flatMap(
        ({ chainId, hash }: { chainId: number; hash: string }) => ['--block', `${chainId}:${hash}`],
      )
      const url = `${server.url}/api/v1/fid/3?include=proof`
      expect((await run(url)).code).toBe(3)
      expect((await run(url, ...blocks)).code).toBe(3)
      expect((await run(url, ...blocks, '--trust', 'current')).code).toBe(0)
      expect((await run(`${server.url}/api/v1/fid/4?include=proof`)).code).toBe(1)
      expect((await run(`${server.url}/x.json`)).code).toBe(3)
    } finally {
      await server.close()
    }
  })

  it('fetches accounts elsewhere again with --online: named on both sides, no longer, could not be read', async () => {
    const wallet = ada.wallet.address.toLowerCase()
    let bio = `gm https://who.example/eth/${wallet}`
    let status = 200
    const github = await startStandIn(({ path }) =>
      path === '/users/ada-l'
        ? { status, body: { login: 'Ada-L', id: 583_231, bio } }
        : { body: [], ...(path.endsWith('readme') ? { status: 404 } : {}) },
    )
    const file = join(folder, 'account.json')
    await writeFile(
      file,
      JSON.stringify({ profiles: [{ profileID: 'a', channels: [await claimedRow(ada.wallet)] }] }),
    )
    const env = {
      ACCOUNTS: `github=${github.url}`,
      BASE_URL: 'https://who.example',
      ETH_RPC_URL: 'off',
      OP_RPC_URL: 'off',
      SNAPCHAIN_URL: 'off',
    }
    const online = () => runWith(env, file, '--for', wallet, '--online')
    try {
      expect((await run(file, '--for', wallet)).code).toBe(3)
      expect(github.requests).toHaveLength(0)
      const { code, lines } = await online()
      expect({ code, line: lines[0] }).toEqual({
        code: 0,
        line: expect.stringMatching(
          /^holds .*github:ada-l and eth:0x[0-9a-f]{40} are still named on both sides, fetched again on /,
        ),
      })
      bio = 'gone fishing'
      expect(await online()).toMatchObject({
        code: 1,
        lines: expect.arrayContaining([
          expect.stringMatching(/^fails .*no longer named on both sides: /),
        ]),
      })
      status = 500
      expect(await online()).toMatchObject({
        code: 3,
        lines: expect.arrayContaining([
          expect.stringMatching(
            /^unverified .*could not be read again: 127\.0\.0\.1:\d+ answered 500/,
          ),
        ]),
      })
      await expect(
        runWith({ ...env, ACCOUNTS: 'off' }, file, '--for', wallet, '--online'),
      ).rejects.toThrow(/--online needs/)
    } finally {
      await github.close()
    }
  })

  it('asks Lens Chain again with --online: still theirs, sold since, not known', async () => {
    const wallet = ada.wallet.address.toLowerCase() as `0x${string}`
    const chain = await startLensChain({ now: () => 1_800_000_000 })
    const file = join(folder, 'lens.json')
    const row = await claimedRow(ada.wallet, { account: { type: 'lens', value: 'ada-l' } })
    const account = await chain.account(wallet)
    const proof = { ...(row.proof as object), account }
    const channels = [{ ...row, type: 'lens', source: 'lens', proof }]
    await writeFile(file, JSON.stringify({ profiles: [{ profileID: 'a', channels }] }))
    const env = {
      ACCOUNTS: `lens=${chain.rpc.url}`,
      ETH_RPC_URL: 'off',
      OP_RPC_URL: 'off',
      SNAPCHAIN_URL: 'off',
    }
    const online = (more = {}) => runWith({ ...env, ...more }, file, '--for', wallet, '--online')
    try {
      await chain.put('ada-l', account)
      const { code, lines } = await online()
      expect({ code, line: lines[0] }).toEqual({
        code: 0,
        line: expect.stringMatching(
          /^holds .*lens:ada-l and eth:0x[0-9a-f]{40} are still named on both sides, fetched again on /,
        ),
      })
      await chain.put('ada-l', account, `0x${'66'.repeat(20)}`)
      expect(await online()).toMatchObject({
        code: 1,
        lines: expect.arrayContaining([
          expect.stringMatching(/^fails .*no longer named on both sides: /),
        ]),
      })
      chain.rpc.setFault({ kind: 'fail', status: 404 })
      expect(await online()).toMatchObject({
        code: 3,
        lines: expect.arrayContaining([expect.stringMatching(/^unverified .*answered 404/)]),
      })
      expect(await online({ ACCOUNTS: 'on' })).toMatchObject({ code: 3 })
    } finally {
      await chain.close()
    }
  })

  it('ends with 4 where there are claims alone', async () => {
    const channels = [{ type: 'github', value: 'ada', isVerified: false }]
    const { code, lines } = await verify(
      { profiles: [{ profileID: 'a', channels }] },
      '--for',
      'fid:3',
    )
    expect(code).toBe(4)
    expect(lines[0]).toMatch(/^claimed /)
  })

  it.each([
    ['nothing', []],
    ['whom nobody can be asked for by', ['x', '--for', 'fid:0']],
    ['two files', ['a', 'b']],
    ['a file that is not there', ['/no/such/file']],
    ['--online without RPCs', ['x', '--online', '--samples']],
    ['an attester that is none', ['x', '--attester', '0x1']],
  ])('is a usage error for %s', async (_what, args) => {
    await expect(run(...args)).rejects.toThrow(UsageError)
  })

  it('is a usage error for a URL that cannot be read, unlike a row that fails', async () => {
    await expect(run('http://127.0.0.1:1/api/v1/fid/3')).rejects.toThrow(UsageError)
  })

  it('is a usage error for what is not JSON, and for JSON of something else', async () => {
    await expect(verify('{')).rejects.toThrow(/is not JSON/)
    await expect(verify({ hello: 1 })).rejects.toThrow(/neither a lookup answer/)
  })

  it("reads the attestation that is in an explorer's URL, and asks nobody for it", async () => {
    const url = (signer: string) =>
      `http://127.0.0.1:1${createOffchainURL({ sig: attestation, signer })}`
    const trust = ['--trust', 'current,attesters']
    expect(await run(url(account.address), ...trust)).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([expect.stringMatching(/^holds /)]),
    })
    expect(await run(url(`0x${'01'.repeat(20)}`))).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^fails /)],
    })
    await expect(run('https://easscan.org/offchain/url/#attestation=AAAA')).rejects.toThrow(
      UsageError,
    )
  })

  it('reads a URL', async () => {
    const server = await startStandIn(() => ({
      body: { sig: attestation, signer: account.address },
    }))
    try {
      const trust = ['--trust', 'current,attesters']
      expect((await run(`${server.url}/x.json`, ...trust)).code).toBe(0)
      server.setFault({ kind: 'fail', status: 503 })
      await expect(run(`${server.url}/x.json`)).rejects.toThrow(UsageError)
    } finally {
      await server.close()
    }
  })
})
