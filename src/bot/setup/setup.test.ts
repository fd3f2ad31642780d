import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { decodeFunctionData, type Hex, hexToBytes } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addPerson,
  emptyWorld,
  type Person,
  type World,
  wallet,
} from '../../../test/network/people.ts'
import { type SnapchainStandIn, startSnapchain } from '../../../test/network/snapchain.ts'
import {
  decodeGaslessSignedKeyRequestMetadata,
  KEY_GATEWAY_ADDRESS,
  keyGatewayABI,
  verifyKeyRequest,
} from '../../../test/reference/farcaster-core.ts'
import { CommandError, UsageError } from '../../kit/command-line.ts'
import { toSetupContext } from '../../main/commands/bot.ts'
import { loadConfig } from '../../main/config.ts'
import { setupBot } from './setup.ts'

const FID = 12_345
let world: World
let bot: Person
let node: SnapchainStandIn
let folder: string
let file: string
let now: number

beforeEach(async () => {
  world = emptyWorld()
  bot = await addPerson(world, { fid: FID, name: 'the bot', fname: 'whocast' })
  node = await startSnapchain(world)
  folder = await mkdtemp(join(tmpdir(), 'whocast-setup-'))
  file = join(folder, '.env')
  now = Date.now()
})
afterEach(async () => {
  await node.close()
  await rm(folder, { recursive: true, force: true })
})

interface Run {
  code: number
  out: string
  err: string
}

/** Runs the command as an operator's terminal does; `answers` are what the operator types. */
async function run(
  args: string[],
  answers?: (() => Promise<string>)[],
  interrupt = () => new AbortController().signal,
): Promise<Run> {
  const out: string[] = []
  const err: string[] = []
  const code = await setupBot(
    ['--env-file', file, '--wait', '0s', ...args],
    toSetupContext({
      out: (line) => out.push(line),
      err: (line) => err.push(line),
      config: () => loadConfig({}),
      store: () => Promise.reject(new Error('no store')),
      clock: () => now,
      interrupt,
      ask: answers ? async () => (await answers.shift()?.()) ?? '' : null,
    }),
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}

const first = () => ['--fid', String(FID), '--node', node.url]

interface TypedData {
  domain: object
  types: object
  primaryType: string
  message: Record<string, unknown>
}

/** The statements in the commands that were printed. */
const printed = ({ out }: Run): TypedData[] =>
  [...out.matchAll(/^cast wallet sign --data '(.*)'$/gm)].map(([, json = '']) => JSON.parse(json))

const sign = (data: TypedData, account: PrivateKeyAccount = bot.custody): Promise<Hex> =>
  account.signTypedData(data as Parameters<PrivateKeyAccount['signTypedData']>[0])

const signAll = async (shown: Run, account?: PrivateKeyAccount): Promise<string[]> =>
  (await Promise.all(printed(shown).map((data) => sign(data, account)))).flatMap((signature) => [
    '--signature',
    signature,
  ])

const readEnv = async () => parseEnv(await readFile(file, 'utf8'))
const state = () => readFile(`${file}.setup`, 'utf8').then(JSON.parse)
const hasState = () =>
  stat(`${file}.setup`).then(
    () => true,
    () => false,
  )

describe('a key by message', () => {
  it('is registered with two signatures of the custody address', async () => {
    const shown = await run(first())
    expect(shown.code).toBe(1)
    expect(printed(shown).map(({ primaryType }) => primaryType)).toEqual([
      'SignedKeyRequest',
      'KeyAdd',
    ])
    const done = await run(await signAll(shown))
    expect(done.code).toBe(0)
    expect(done.out).not.toContain('FAULT')
    const env = await readEnv()
    expect(env).toEqual({
      SNAPCHAIN_URL: node.url,
      BOT_FID: String(FID),
      BOT_USERNAME: 'whocast',
      BOT_APP_KEY: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await hasState()).toBe(false)
    const added = bot.keyMessages?.at(-1)?.data?.keyAddBody
    expect(added).toMatchObject({ scopes: [1], nonce: 1, ttl: 90 * 86_400 })
    for (const { out, err } of [shown, done])
      expect(out + err).not.toContain(env.BOT_APP_KEY?.slice(2))
  })

  it('takes the signatures at a terminal, in any order, and prompts again after a wrong one', async () => {
    const shown = await run(first())
    const [request, grant] = printed(shown)
    if (!request || !grant) throw new Error('nothing to sign')
    const typed = [
      () => Promise.resolve('no signature'),
      () => sign(grant, wallet('a stranger')),
      () => sign(grant),
      () => sign(request),
    ]
    const done = await run([], typed)
    expect(done).toMatchObject({ code: 0 })
    expect(typed).toEqual([])
    expect(done.err).toContain('a signature is 0x and 130 hex digits')
    expect(done.err).toContain(wallet('a stranger').address.toLowerCase())
  })

  it('takes signatures whose last byte is 0 or 1', async () => {
    const signatures = (await signAll(await run(first()))).map((text) =>
      text.replace(/1b$/, '00').replace(/1c$/, '01'),
    )
    expect(await run(signatures)).toMatchObject({ code: 0 })
  })

  it('prints JSON for scripts', async () => {
    const shown = await run([...first(), '--json'])
    const asked = JSON.parse(shown.out)
    expect(asked).toMatchObject({
      status: 'unsigned',
      fid: FID,
      custody: bot.custody.address.toLowerCase(),
    })
    const signatures = await Promise.all(
      asked.statements.map(({ typedData }: { typedData: TypedData }) => sign(typedData)),
    )
    const done = await run(['--json', ...signatures.flatMap((one) => ['--signature', one])])
    expect(JSON.parse(done.out)).toMatchObject({ status: 'done', key: asked.key, isOk: true })
  })

  it('is not added again when it is there', async () => {
    await run(await signAll(await run(first())))
    const before = await readEnv()
    expect(await run(first())).toMatchObject({ code: 0 })
    expect(await readEnv()).toEqual(before)
    expect(bot.keyMessages).toHaveLength(1)
  })

  it('is replaced by --new-key, and only when the new one is listed', async () => {
    await run(await signAll(await run(first())))
    const { BOT_APP_KEY: old } = await readEnv()
    const shown = await run(['--new-key'])
    expect((await readEnv()).BOT_APP_KEY).toBe(old)
    const done = await run(await signAll(shown))
    expect(done).toMatchObject({ code: 0 })
    expect(done.err).toContain('replaces another BOT_APP_KEY')
    expect((await readEnv()).BOT_APP_KEY).not.toBe(old)
    expect(bot.keyMessages?.map(({ data }) => data?.keyAddBody?.nonce)).toEqual([1, 2])
  })
})

describe('a key by transaction', () => {
  it('prints a call of the Key Gateway, and waits until the node lists the key', async () => {
    const shown = await run([...first(), '--by', 'transaction'])
    expect(printed(shown)).toMatchObject([
      { primaryType: 'SignedKeyRequest', domain: { chainId: 10 } },
    ])
    const unsent = await run(await signAll(shown))
    expect(unsent.code).toBe(1)
    const [, to, data] = /^cast send (0x\w+) (0x\w+) --rpc-url/m.exec(unsent.out) ?? []
    expect(to).toBe(KEY_GATEWAY_ADDRESS)
    const { functionName, args } = decodeFunctionData({ abi: keyGatewayABI, data: data as Hex })
    const [keyType, key, metadataType, metadata] = args as [number, Hex, number, Hex]
    expect([functionName, keyType, metadataType]).toEqual(['add', 1, 1])
    const { requestFid, requestSigner, signature, deadline } =
      decodeGaslessSignedKeyRequestMetadata(hexToBytes(metadata))._unsafeUnwrap()
    expect([Number(requestFid), requestSigner]).toEqual([FID, bot.custody.address])
    const request = { requestFid, key: hexToBytes(key), deadline }
    const verified = await verifyKeyRequest(request, signature, hexToBytes(requestSigner))
    expect(verified._unsafeUnwrap()).toBe(true)
    expect(Number(deadline)).toBeGreaterThan(now / 1000)

    // Another run prints it again; once it is mined, the key is there.
    expect((await run([])).out).toContain(data)
    bot.signers.push({ key })
    expect(await run([])).toMatchObject({ code: 0 })
    expect(bot.keyMessages ?? []).toEqual([])
    expect((await readEnv()).BOT_APP_KEY).toMatch(/^0x/)
  })

  it('is given up for a message by --by', async () => {
    await run([...first(), '--by', 'transaction'])
    const shown = await run(['--by', 'message'])
    expect(printed(shown)).toHaveLength(2)
    expect(await run(await signAll(shown))).toMatchObject({ code: 0 })
  })
})

describe('signatures that cannot be used', () => {
  it('names who signed instead of the custody address, and submits nothing', async () => {
    const signatures = await signAll(await run(first()), wallet('a stranger'))
    await expect(run(signatures)).rejects.toThrow(wallet('a stranger').address.toLowerCase())
    await expect(run(['--signature', '0x12'])).rejects.toThrow(UsageError)
    expect(bot.keyMessages ?? []).toEqual([])
    expect(await hasState()).toBe(true)
  })

  it('wants a new request signed after a day', async () => {
    now -= 24 * 3_600_000
    const signatures = await signAll(await run(first()))
    now = Date.now()
    await expect(run(signatures)).rejects.toThrow(CommandError)
    const again = await run([])
    expect(again.code).toBe(1)
    expect(await run(await signAll(again))).toMatchObject({ code: 0 })
  })

  it('wants a new request signed after another key took its nonce', async () => {
    const signatures = await signAll(await run(first()))
    await writeFile(join(folder, 'other'), '')
    const other = file
    file = join(folder, 'other')
    await run(await signAll(await run(first())))
    file = other
    await expect(run(signatures)).rejects.toThrow('not a signature by')
    expect(await run(await signAll(await run([])))).toMatchObject({ code: 0 })
  })
})

describe('a node that does not help', () => {
  it('is named when it is away, before anything is created', async () => {
    node.setFault({ kind: 'fail', status: 500 })
    const { code, err } = await run([...first(), '--username', 'whocast'])
    expect(code).toBe(1)
    expect(err).toMatch(/FAULT {2}node/)
    expect(await hasState()).toBe(false)
  })

  it('keeps the signatures while it is away', async () => {
    const signatures = await signAll(await run(first()))
    node.lie('signersByFid', null)
    const shown = await state()
    node.setFault({ kind: 'drop' })
    expect((await run(signatures)).code).toBe(1)
    node.setFault(null)
    expect(await run(signatures)).toMatchObject({ code: 0 })
    expect((await readEnv()).BOT_APP_KEY).toBe(shown.appKey)
  })

  it('is quoted when it rejects the key, and the next run has a new request', async () => {
    const signatures = await signAll(await run(first()))
    const before = (await state()).request
    // The node believes in another custody address than it reports.
    const { custody } = bot
    const { address } = custody
    node.lie('onChainEventsByFid', (answer) =>
      JSON.parse(
        JSON.stringify(answer).replaceAll(
          wallet('another').address.toLowerCase(),
          address.toLowerCase(),
        ),
      ),
    )
    bot.custody = wallet('another')
    await expect(run(signatures)).rejects.toThrow(
      /node rejects the key: .*signed key request custody mismatch/,
    )
    expect(await state()).toMatchObject({ appKey: expect.any(String) })
    expect((await state()).request).toBeUndefined()
    bot.custody = custody
    now += 60_000
    expect(await run(await signAll(await run([])))).toMatchObject({ code: 0 })
    expect(before.nonce).toBe(1)
  })

  it('is waited for, with progress, until the limit; another run continues', async () => {
    const signatures = await signAll(await run(first()))
    node.lie('signersByFid', (answer) => ({ ...(answer as object), signers: [] }))
    const late = await run([...signatures, '--wait', '1s'])
    expect(late.code).toBe(1)
    expect(late.err).toContain('Waiting for the node, 0 of 1 s')
    expect(late.err).toContain('Run the same command again')
    node.lie('signersByFid', null)
    expect(await run([])).toMatchObject({ code: 0 })
    expect(bot.keyMessages).toHaveLength(1)
  })

  it('is waited for until Ctrl-C', async () => {
    const signatures = await signAll(await run(first()))
    node.lie('signersByFid', (answer) => ({ ...(answer as object), signers: [] }))
    const stopped = await run([...signatures, '--wait', '1h'], [], () => AbortSignal.abort())
    expect(stopped.code).toBe(130)
    expect(stopped.err).toContain(`the state is in ${file}.setup`)
  })

  it('that takes one key a minute is still waited for, with the same message', async () => {
    const signatures = await signAll(await run(first()))
    node.lie('signersByFid', (answer) => ({
      ...(answer as object),
      signers: [],
      currentUserNonce: 0,
    }))
    expect((await run(signatures)).code).toBe(1)
    const [message] = bot.keyMessages ?? []
    bot.keyMessages = []
    now += 30_000
    expect((await run([])).code).toBe(1)
    expect(bot.keyMessages?.[0]?.hash).toEqual(message?.hash)
    node.lie('submitMessage', () => 'rate limit exceeded for FID 12345')
    const limited = await run([])
    expect(limited.err).toContain('Run the same command again')
    node.lie('signersByFid', null)
    expect(await run([])).toMatchObject({ code: 0 })
  })

  it('is queried once more when the last run ended before it removed its state', async () => {
    const signatures = await signAll(await run(first()))
    const begun = await readFile(`${file}.setup`, 'utf8')
    await run(signatures)
    const written = await readEnv()
    await writeFile(`${file}.setup`, begun)
    expect(await run([])).toMatchObject({ code: 0 })
    expect(await readEnv()).toEqual(written)
    expect(await hasState()).toBe(false)
  })

  it('that knows no keys by message leads to the transaction', async () => {
    node.lie('signersByFid', () => ({ signers: [] }))
    await expect(run(first())).rejects.toThrow('--by transaction')
  })
})

describe('an account that is wrong', () => {
  it.each([
    [['--fid', '999'], 'knows no fid 999'],
    [['--fid', String(FID), '--username', 'nobody'], 'knows no username nobody'],
  ])('%j is named', async (args, text) => {
    const { code, err } = await run(['--node', node.url, '--username', 'whocast', ...args])
    expect(code).toBe(1)
    expect(err).toContain(text)
    expect(await hasState()).toBe(false)
  })

  it.each([
    [[], '--node'],
    [['--node', 'http://127.0.0.1:1'], '--fid'],
    [['--node', 'auto', '--fid', '1'], '--node is an http(s) URL'],
    [['--fid', 'x'], '--fid is a whole number'],
    [['--by', 'pigeon'], '--by is message or transaction'],
  ])('%j lacks something', async (args, text) => {
    await expect(run(args)).rejects.toThrow(text)
  })

  it('is not mixed with the account of an earlier run', async () => {
    await run(first())
    await expect(run(['--fid', '3'])).rejects.toThrow(`a set-up of fid ${FID} is not complete`)
  })
})

describe('the file', () => {
  it('keeps its other lines', async () => {
    const text = '# mine\nexport PORT=4000\nBOT_FID=12345\n\nLOG_LEVEL="warn"\n'
    await writeFile(file, text)
    await run(await signAll(await run([...first(), '--base-url', 'https://who.example/'])))
    expect(await readEnv()).toMatchObject({
      PORT: '4000',
      LOG_LEVEL: 'warn',
      BOT_FID: '12345',
      BASE_URL: 'https://who.example',
    })
    expect(await readFile(file, 'utf8')).toMatch(/^# mine\nexport PORT=4000\n\nLOG_LEVEL="warn"\n/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('with other values is left alone, unless told so', async () => {
    await writeFile(file, 'BOT_FID=1\nBOT_USERNAME=other\n')
    const args = [...first(), '--username', 'whocast']
    await expect(run(args)).rejects.toThrow('has other values of BOT_FID, BOT_USERNAME')
    expect(await readFile(file, 'utf8')).toBe('BOT_FID=1\nBOT_USERNAME=other\n')
    const shown = await run([...args, '--replace'])
    const done = await run(['--replace', ...(await signAll(shown))])
    expect(done).toMatchObject({ code: 0 })
    expect(done.err).toContain('BOT_FID=12345 replaces 1')
  })

  it('with a key has that key registered', async () => {
    const key = `0x${'7a'.repeat(32)}`
    await writeFile(file, `BOT_APP_KEY=${key}\n`)
    await run(await signAll(await run(first())))
    expect((await readEnv()).BOT_APP_KEY).toBe(key)
  })

  it.each(['a folder', 'in a folder that is not there', 'in a file'])(
    'that cannot be written (%s) is named before anything is signed',
    async (kind) => {
      if (kind === 'a folder') await mkdir(file)
      else if (kind === 'in a file') {
        await writeFile(join(folder, 'file'), '')
        file = join(folder, 'file', '.env')
      } else file = join(folder, 'missing', '.env')
      await expect(run(first())).rejects.toThrow(/cannot be (read|written): E/)
      expect(bot.keyMessages ?? []).toEqual([])
    },
  )

  it('of a state that is damaged is named', async () => {
    await writeFile(`${file}.setup`, '{"values":')
    await expect(run(first())).rejects.toThrow('is damaged')
  })

  it('of a state is private', async () => {
    await writeFile(file, '')
    await chmod(file, 0o644)
    await run(first())
    expect((await stat(`${file}.setup`)).mode & 0o777).toBe(0o600)
  })
})
