import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { openConfiguredStore } from '../../src/main/wiring/store.ts'
import { createPostgresDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { freePort } from '../free-port.ts'
import { botEnvironment, castHash, startBotNeynar } from '../network/mention.ts'
import { offline } from '../network/offline.ts'
import {
  ensureBuilt,
  type Outcome,
  type RunningServer,
  slow,
  startServer,
  temporaryFolder,
  whocast,
} from './support.ts'

/**
 * Every command of the documentation is run here as it stands, against the built service; what
 * cannot be, is in the second table with the reason. A block that is in neither table fails, and so
 * does an entry that no page has any more.
 */

interface Block {
  page: string
  language: string
  code: string
}

const pages = [
  ...readdirSync(packageRoot).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(packageRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].sort()

function blocksOf(page: string): Block[] {
  const text = readFileSync(join(packageRoot, page), 'utf8')
  return [...text.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    page,
    language,
    code,
  }))
}

const blocks = pages.flatMap(blocksOf)
const commands = blocks.filter(({ language }) => /^(sh|bash|shell|console|zsh)$/.test(language))

const folder = temporaryFolder()
/**
 * What a reader has after `npm ci && npm run build`: a checkout, in which `data` is the database.
 */
const checkout = join(folder.path, 'checkout')
const database = { dataDir: join(checkout, 'data') }
const home = join(folder.path, 'home')

let server: RunningServer
let token = ''

beforeAll(async () => {
  await ensureBuilt()
  for (const path of [checkout, home]) mkdirSync(path)
  for (const name of readdirSync(packageRoot)) {
    if (name !== 'data' && !name.startsWith('.'))
      symlinkSync(join(packageRoot, name), join(checkout, name))
  }
  // An answer that is no success fails the block.
  writeFileSync(join(home, '.curlrc'), 'fail\nsilent\nshow-error\n')
  server = await startServer(database)
  const created = await whocast(database, [
    'keys',
    'create',
    'The tests',
    '--scopes',
    'attest,webhooks',
  ])
  token = created.stdout.trim()
}, 90_000)
afterAll(async () => {
  await server?.stop()
  folder.remove()
})

interface Options {
  cwd?: string
  env?: Record<string, string>
  /** Where the examples' addresses lead. */
  origin?: string
}

const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: home,
  NO_UPDATE_NOTIFIER: '1',
  ...offline,
  LOG_LEVEL: 'warn',
  ...more,
})

/** Runs shell code as a reader does who pastes it; the first command that fails ends it. */
function shell(
  code: string,
  { cwd = checkout, env = {}, origin = server.origin }: Options = {},
): Promise<Outcome> {
  const ours = code.replaceAll(
    /http:\/\/localhost:3000|https:\/\/who\.example|https:\/\/<your host>/g,
    origin,
  )
  const child = spawn('bash', ['-euo', 'pipefail', '-c', ours], {
    cwd,
    env: environment({ TOKEN: token, WHOCAST_TOKEN: token, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    outcome.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    outcome.stderr += text
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...outcome, code })))
}

/** Runs a block and holds it to exit code 0 and to what it must print, in this order. */
async function holds(
  code: string,
  printed: readonly RegExp[],
  options: Options = {},
): Promise<string> {
  const outcome = await shell(code, options)
  expect(outcome).toMatchObject({ code: 0 })
  let rest = outcome.stdout + outcome.stderr
  for (const pattern of printed) {
    const found = pattern.exec(rest)
    expect(found, `${pattern} in ${rest}`).not.toBeNull()
    rest = rest.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  }
  return outcome.stdout
}

/** Each verification ends with 3: some rows of the sample people are unverified. */
const rests =
  (...printed: RegExp[]) =>
  ({ code }: Block) =>
    holds(withThree(code), printed)

const withThree = (code: string) => code.replaceAll(/^(.*-- verify .*)$/gm, '$1 || test $? -eq 3')

const prints =
  (...printed: RegExp[]) =>
  ({ code }: Block) =>
    holds(code, printed)

/**
 * Starts what serves until it is ended, asks it once it answers, and ends it with all that it
 * started.
 */
async function serves(command: string, path: string, cwd: string): Promise<string> {
  const port = await freePort()
  const child = spawn('bash', ['-c', command], {
    cwd,
    env: environment({ PORT: String(port), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  try {
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
      if (answer) {
        expect(answer.status).toBe(200)
        return await answer.text()
      }
      await sleep(100)
    }
    throw new Error(`${command} ended: ${said}`)
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    await ended
  }
}

/** A mention that could not be answered, as the bot leaves it. */
async function bury(number: number): Promise<string> {
  const store = await openConfiguredStore({
    DATA_DIR: database.dataDir,
    DATABASE_URL: undefined,
    FORGET_SECRET: undefined,
  })
  const hash = castHash(number) as `0x${string}`
  try {
    await store.mentions.claim({
      castHash: hash,
      payload: {},
      authorFid: 7,
      threadHash: hash,
      receivedAt: Date.now(),
    })
    await store.mentions.take('the tests', Date.now() + 1000, 1000, 10)
    await store.mentions.finish(
      hash,
      'the tests',
      { kind: 'dead', reason: 'neynar answered 403' },
      Date.now(),
    )
  } finally {
    await store.close()
  }
  return hash
}

/**
 * Settings that a page says to start with: the service must understand them, and be a bot by them.
 */
async function configures({ code }: Block): Promise<void> {
  const values: Record<string, string> = {
    NEYNAR_API_KEY: 'a-key-of-the-tests',
    NEYNAR_SIGNER_UUID: '19d0c5fd-9b33-4a48-a0e2-bc7b0555baec',
    NEYNAR_WEBHOOK_SECRETS: 'a long random text of the tests',
    BOT_APP_KEY: '11'.repeat(32),
  }
  const filled = code.replaceAll(
    /([A-Z_]+)=(0x)?…/g,
    (_all, name: string, prefix = '') => `${name}='${prefix}${values[name]}'`,
  )
  expect(filled).not.toContain('…')
  const settings = filled.split('\n').map((line) => line.replace(/\s+#.*$/, ''))
  await holds(`${settings.join(' ')} npm run --silent whocast -- config`, [/BOT_FID/, /12345/])
}

/** By page and first line: how the block is run, and what must come of it. */
const ran: Record<string, Record<string, (block: Block) => Promise<unknown>>> = {
  'README.md': {
    'npm ci && npm start': async ({ code }) => {
      // What `npm ci` does is there already.
      const body = await serves(
        code.replace('npm ci && ', ''),
        '/api/v1/fname/sample-ada',
        startable('start'),
      )
      expect(JSON.parse(body).profiles[0].displayName).toBe('Ada Sample')
    },
    'curl http://localhost:3000/api/v1/fname/sample-ada': prints(
      ...Array(5).fill(/"displayName":"Ada Sample"/),
    ),
    "npm run whocast -- verify --samples 'http://localhost:3000/api/v1/fid/900000001?include=proof'":
      rests(/holds given a block +channel wallet/, /--block 10:0x/),
    'TOKEN=$(npm run --silent whocast -- keys create "My guild" --scopes attest)':
      prints(/"name":"Speaker"/),
    'npm run dev': async ({ code }) => {
      expect(await serves(code, '/dev', developable())).toContain('sample-ada')
    },
  },
  'docs/api.md': {
    'curl http://localhost:3000/api/v1/ens/sample-ada.eth': prints(
      ...Array(5).fill(/"displayName":"Ada Sample"/),
    ),
    "curl 'http://localhost:3000/api/v1/search?q=sampel&limit=5'": prints(
      /"likeness":"similar"/,
      /"type":"name","value":"Ada Sample"/,
    ),
    "curl 'http://localhost:3000/api/v1/changes?types=profile&limit=2'": prints(
      /"type":"profile.created"[\s\S]*"next":/,
    ),
    'curl -X POST http://localhost:3000/api/v1/webhooks -H "Authorization: Bearer $TOKEN" -H \'Content-Type: application/json\' \\':
      prints(/"identifiers":\["sample-ada.eth"\].*"secret":"whsec_/),
    "curl -X POST 'http://localhost:3000/api/v1/lookup?fields=displayName' -H 'Content-Type: application/json' \\":
      prints(
        /@sample-ada[\s\S]*?Ada Sample/,
        /fid:900000001[\s\S]*?Ada Sample/,
        /not a name[\s\S]*?"code":"invalid-identifier"/,
      ),
    "tag=$(curl -sI http://localhost:3000/api/v1/fname/sample-ada | tr -d '\\r' | sed -n 's/^etag: //p')":
      prints(/^HTTP\/1\.1 304/),
    "curl 'http://localhost:3000/api/v1/credentials?credentialName=Skill%3A%20Engineering'": prints(
      /"displayName":"Ada Sample"/,
      /"cursor"/,
    ),
    "curl 'http://localhost:3000/api/v1/credentials/check?holder=sample-ada.eth&credentialName=Skill%3A%20Engineering&grade=proven'":
      prints(/"isHeld":true.*"name":"Skill: Engineering"/),
    'curl -X PUT http://localhost:3000/api/v1/credentials \\': prints(
      /"name":"Speaker".*"value":"2026"/,
    ),
    "curl -s 'http://localhost:3000/api/v1/fname/sample-ada?include=proof' | npm run --silent whocast -- verify - --samples --for @sample-ada":
      rests(/holds given a block +channel wallet/, /--block 10:0x/),
  },
  'docs/bot.md': {
    'BASE_URL=https://whocast.example NODE_ENV=production': configures,
    'npm run whocast -- bot dead            # which, and why; --json for programs': async ({
      code,
    }) => {
      const [dead = '', all = '', one = '', ...more] = code.trim().split('\n')
      expect(more).toEqual([])
      const hash = await bury(1)
      await holds(dead, [new RegExp(`${hash}.*neynar answered 403`)])
      await holds(all, [/1 mention queued again/])
      await holds(one.replace('0x<hash>', await bury(2)), [/1 mention queued again/])
    },
    'curl -H "Authorization: Bearer $CRON_SECRET" https://<your host>/webhooks/cron': async ({
      code,
    }) => {
      const neynar = await startBotNeynar()
      const CRON_SECRET = 'a secret of the tests for cron'
      const bot = await startServer(
        { dataDir: join(folder.path, 'bot') },
        { ...botEnvironment(neynar.url), CRON_SECRET },
      )
      try {
        await holds(code, [/\{.*\}/], { origin: bot.origin, env: { CRON_SECRET } })
        const refused = await shell(code, {
          origin: bot.origin,
          env: { CRON_SECRET: 'another secret than that one' },
        })
        expect(refused.code).not.toBe(0)
      } finally {
        await bot.stop()
        await neynar.close()
      }
    },
  },
  'docs/credentials.md': {
    "npm run whocast -- verify --samples 'http://localhost:3000/api/v1/fname/sample-ada?include=proof'":
      async ({ code }) => {
        const get = async (path: string) => (await fetch(`${server.api}${path}`)).json()
        const answer = (await get('/fname/sample-ada?include=proof')) as {
          profiles: { credentials: { kind?: string; uid: string }[] }[]
        }
        const uid = answer.profiles[0]?.credentials.find(({ kind }) => kind === 'eas-offchain')?.uid
        const { credential } = (await get(`/credentials/${uid}`)) as {
          credential: { evidence: unknown }
        }
        writeFileSync(join(checkout, 'attestation.json'), JSON.stringify(credential.evidence))
        writeFileSync(join(checkout, 'answer.json'), JSON.stringify(answer))
        // A chain that cannot be reached is no reason to fail: what needs it cannot be checked.
        await holds(
          withThree(code).replace('https://mainnet.base.org', 'http://127.0.0.1:9'),
          Array(4).fill(/unverified/),
        )
      },
    "curl -s 'http://localhost:3000/api/v1/eth/0x62822cbf935689918920380decaffd4976ab327e?fields=credentials'":
      prints(/"credentials":\[\{/, /"displayName":"Ada Sample"/, /"isHeld":false/),
    'curl -s -X PUT http://localhost:3000/api/v1/credentials \\': prints(/"name":"Guild member"/),
  },
  'docs/embeds.md': {
    "curl 'http://localhost:3000/oembed?url=http://localhost:3000/fname/sample-ada&maxwidth=320'":
      ({ code }) =>
        // The public origin of a service that chose its port itself.
        holds(code.replace('url=http://localhost:3000', 'url=http://localhost:0'), [
          /"type":"rich".*"title":"Ada Sample".*"width":320/,
        ]),
    "curl 'http://localhost:3000/.well-known/webfinger?resource=acct:sample-ada@localhost'":
      prints(/"rel":"me"/),
  },
  'docs/evidence.md': {
    "npm run whocast -- verify --samples 'http://localhost:3000/api/v1/fname/sample-ada?include=proof'":
      rests(/holds given a block +channel wallet/, /--block 10:0x/),
  },
  'docs/operating.md': {
    'npm run smoke': async ({ code }) => {
      // The one source that is here is another instance: ourselves, with those whom it asks about.
      const known = [
        { channels: [{ type: 'ens', value: 'vitalik.eth', isVerified: true }] },
        { channels: [{ type: 'ens', value: 'nick.eth', isVerified: true }] },
        {
          channels: [
            {
              type: 'farcaster',
              value: 'dwr',
              isVerified: true,
              metadata: [{ name: 'fid', value: '3' }],
            },
          ],
        },
      ]
      const { code: imported } = await whocast(
        database,
        ['import', '-'],
        known.map((line) => JSON.stringify(line)).join('\n'),
      )
      expect(imported).toBe(0)
      const env = { UPSTREAM_API_URL: server.api, DATA_DIR: join(folder.path, 'smoke') }
      await holds(
        code,
        [
          /answered +upstream +ens:vitalik\.eth/,
          /answered +upstream +fname:dwr/,
          /answered +upstream +ens:vitalik\.eth/,
        ],
        { env },
      )
    },
    'npm run whocast -- keys create "Guild of Testers" --scopes read,attest --expires 365d': prints(
      /whocast_/,
      /whocast_/,
      /revoked/i,
    ),
    'npm run whocast -- keys create Operator --scopes admin --expires 90d': prints(/whocast_/),
    'npm run whocast -- forget vitalik.eth --dry-run': prints(
      /1 person by ens:vitalik\.eth/,
      /Forgot 1 person/,
    ),
    'npm run whocast -- import people.jsonl': async ({ code }) => {
      const line = blocksOf('docs/operating.md').find(
        ({ language, code }) => language === 'json' && code.includes('Skill: Go'),
      )
      writeFileSync(join(checkout, 'people.jsonl'), line?.code ?? '')
      await holds(code, [/1 /])
      expect(readFileSync(join(checkout, 'people.jsonl'), 'utf8')).toContain('Skill: Go')
    },
    'npm run whocast -- backup backup.sqlite': prints(/MB in backup\.sqlite/),
    'rm -f data/whocast.sqlite-wal data/whocast.sqlite-shm': async ({ code }) => {
      const cwd = startable('restored')
      mkdirSync(join(cwd, 'data'))
      cpSync(join(checkout, 'backup.sqlite'), join(cwd, 'backup.sqlite'))
      writeFileSync(join(cwd, 'data/whocast.sqlite-wal'), 'of the database that is no more')
      await holds(code, [/The tests/], { cwd })
      const body = await serves('npm start', '/api/v1/fname/sample-ada', cwd)
      expect(JSON.parse(body).profiles[0].displayName).toMatch(/^Ada/)
    },
  },
}

/**
 * What is run on the PostgreSQL of TEST_POSTGRES_URL, in one go: a backup there, and its
 * restoration elsewhere.
 */
const onPostgres: Record<string, string[]> = {
  'docs/operating.md': [
    'pg_dump -Fc -f whocast.dump "$DATABASE_URL"',
    'pg_restore --no-owner --exit-on-error -d "$DATABASE_URL" whocast.dump',
  ],
}

/**
 * By page and whole text: what is not run here, and why. Changed text has to be looked at again.
 */
const notRun: Record<string, Record<string, string>> = {
  'docs/bot.md': {
    'npm run whocast -- bot setup --fid 12345 --node http://your-node:3381 --base-url https://whocast.example':
      'bot-node.test.ts runs it with a local node and a wallet',
    'npm run whocast -- bot setup --signature 0x… --signature 0x…': 'as before',
    'npm run whocast -- bot check': 'as before',
  },
  'README.md': {
    'npm ci && npm test': 'this is what is running; .ci/run does both in a clean clone',
  },
  'CONTRIBUTING.md': {
    'npm ci && npm test     # every suite that needs no external server\nnpm run test:watch     # the tests of changed files\nnpm run coverage       # as npm test; prints the share of lines and branches that ran; coverage/ shows each\nnpm run dev            # the service against local stand-ins, debugger at http://localhost:3000/dev':
      '.ci/run does the first line, and the block of README.md is the second',
    'npm run lint && npm run types && npm test': '.ci/run does all three',
  },
  'docs/operating.md': {
    'git clone <this repository> /opt/whocast && cd /opt/whocast\nnpm ci && npm run build && npm prune --omit=dev\nuseradd --system --home-dir /var/lib/whocast whocast':
      'makes a user and a folder of the system, and fetches packages; its parts are looked at below',
    'docker build -t whocast .\ndocker run -d --name whocast -p 3000:3000 -v whocast:/data -e BASE_URL=https://who.example whocast':
      'no engine runs where the tests do; Dockerfile and compose.yaml are linted',
    'BASE_URL=https://who.example POSTGRES_PASSWORD=… docker compose up -d': 'as before',
    'git pull && npm ci && npm run build && npm prune --omit=dev && systemctl restart whocast   # Node\ngit pull && docker compose up -d --build                                                   # Docker':
      'changes this checkout and the system; migration from older files is tested in test/contract',
  },
}

/** A folder from which `npm start` can be run, with an empty database. */
function startable(name: string): string {
  const path = mkdtempSync(join(folder.path, `${name}-`))
  for (const entry of [
    'package.json',
    'scripts',
    'dist',
    'src',
    'frames',
    'samples',
    'node_modules',
  ]) {
    symlinkSync(join(packageRoot, entry), join(path, entry))
  }
  return path
}

/**
 * A checkout of its own: what serves while one develops builds again, and others use our `dist`
 * meanwhile.
 */
function developable(): string {
  const path = mkdtempSync(join(folder.path, 'develop-'))
  for (const entry of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'scripts',
    'src',
    'frames',
    'samples',
    'test',
  ]) {
    cpSync(join(packageRoot, entry), join(path, entry), {
      recursive: true,
      filter: (name) => basename(name) !== 'node_modules',
    })
  }
  for (const folder of ['.', 'scripts/node', 'scripts/tools', 'test/reference']) {
    const packages = join(packageRoot, folder, 'node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(path, folder, 'node_modules'))
  }
  return path
}

/** Some of them build, or start a chain; a busy machine takes its time. */
const patient = { timeout: 180_000 }

const firstLine = ({ code }: Block) => code.split('\n')[0] ?? ''
const runs = commands.filter((block) => ran[block.page]?.[firstLine(block)] !== undefined)

describe('the commands of the documentation', patient, () => {
  it('are all accounted for', () => {
    expect(commands.length).toBeGreaterThan(20)
    const left = commands.filter(
      (block) =>
        !runs.includes(block) &&
        notRun[block.page]?.[block.code.trim()] === undefined &&
        !onPostgres[block.page]?.includes(block.code.trim()),
    )
    expect(left, 'each block of a page is in `ran` or `notRun` above').toEqual([])
  })

  it('are those that this test knows, and no others', () => {
    const known = [
      ...Object.entries(ran).flatMap(([page, entries]) =>
        Object.keys(entries).map((line) => ({ page, line })),
      ),
      ...Object.entries(notRun).flatMap(([page, entries]) =>
        Object.keys(entries).map((line) => ({ page, line })),
      ),
      ...Object.entries(onPostgres).flatMap(([page, lines]) =>
        lines.map((line) => ({ page, line })),
      ),
    ]
    const gone = known.filter(
      ({ page, line }) =>
        !commands.some(
          (block) =>
            block.page === page && (firstLine(block) === line || block.code.trim() === line),
        ),
    )
    expect(gone).toEqual([])
  })

  it.each(runs.map((block) => [block.page, firstLine(block), block] as const))(
    '%s: %s',
    async (page, line, block) => {
      await ran[page]?.[line]?.(block)
    },
  )

  it('of the gate are run by .ci/run', () => {
    const gate = readFileSync(join(packageRoot, '.ci/run'), 'utf8')
    for (const command of [
      /^npm ci /m,
      /^npm run --silent lint$/m,
      /^npm run --silent types .*&$/m,
      /^npm run --silent build$/m,
      /^npm test$/m,
    ]) {
      expect(gate).toMatch(command)
    }
  })

  it('for systemd start what a build makes, with settings that hold', async () => {
    const unit =
      blocks.find(({ page, language }) => page === 'docs/operating.md' && language === 'ini')
        ?.code ?? ''
    const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit) ?? []
    expect(readdirSync(join(packageRoot, 'dist'))).toContain(command.replace('dist/', ''))
    const page = readFileSync(join(packageRoot, 'docs/operating.md'), 'utf8')
    const [, mode, folder] = /also `(NODE_ENV=\S+)` and `(DATA_DIR=\S+)`, into/.exec(page) ?? []
    await holds(
      `BASE_URL=https://who.example ${mode} ${folder} npm run --silent whocast -- config`,
      [/production/, /\/var\/lib\/whocast/],
    )
  })
})

const serverUrl = process.env.TEST_POSTGRES_URL
if (serverUrl) {
  it('backs up one PostgreSQL and restores another as operating.md says', slow, async () => {
    const [backUp = '', restore = ''] = onPostgres['docs/operating.md'] ?? []
    const [one, other]: [TestDatabase, TestDatabase] = [
      await createPostgresDatabase(serverUrl),
      await createPostgresDatabase(serverUrl),
    ]
    try {
      const first = await startServer(one.options)
      const { stdout: key } = await whocast(one.options, [
        'keys',
        'create',
        'Kept',
        '--scopes',
        'attest',
      ])
      await holds(backUp, [], { env: { DATABASE_URL: one.options.databaseUrl ?? '' } })
      await first.stop()
      await holds(restore, [], { env: { DATABASE_URL: other.options.databaseUrl ?? '' } })
      const second = await startServer(other.options)
      const put = await fetch(`${second.api}/credentials`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'After the restoration',
          attesteeAddress: `0x${'ab'.repeat(20)}`,
        }),
      })
      expect(put.status).toBe(200)
      const found = (await (await fetch(`${second.api}/fname/sample-ada`)).json()) as {
        profiles: unknown[]
      }
      expect(found.profiles).toHaveLength(1)
      await second.stop()
    } finally {
      await one.drop()
      await other.drop()
    }
  })
}
