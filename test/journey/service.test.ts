import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplesFile } from '../../src/main/people-file/samples.ts'
import { type TestDatabase, migratedEngines as testEngines } from '../contract/store-databases.ts'
import type { StandIn } from '../network/stand-in.ts'
import { startUpstream } from '../network/upstream.ts'
import { isWholeRun } from '../whole.ts'
import {
  PATIENCE_MS,
  type RunningServer,
  slow,
  startServer,
  temporaryFolder,
  whocast,
  within,
} from './support.ts'

interface Answer {
  profiles: {
    profileID: string
    walletAddress?: string
    displayName?: string
    avatarUrl?: string
    channels: { type: string; value: string; isVerified: boolean }[]
    credentials: { name: string; uid: string }[]
  }[]
}

const adaWallet = '0x62822cbf935689918920380decaffd4976ab327e'

/**
 * The built service as an operator runs it: two processes on one database, and the commands beside
 * them. On PostgreSQL where there is one, as other journeys are on SQLite; a whole run has both.
 */
const engines = isWholeRun ? testEngines() : testEngines().slice(-1)
describe.each(engines)('the service on %s', slow, (kind, createDatabase) => {
  let database: TestDatabase
  let first: RunningServer
  let second: RunningServer
  let nobody: StandIn
  const folder = temporaryFolder()

  beforeAll(async () => {
    database = await createDatabase()
    nobody = await startUpstream()
    first = await startServer(database.options, { UPSTREAM_API_URL: nobody.url })
    second = await startServer(database.options, { UPSTREAM_API_URL: nobody.url })
  })
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()])
    await Promise.all([nobody?.close(), database?.drop()])
    folder.remove()
  })

  const command = async (...args: string[]) => {
    const outcome = await whocast(database.options, args)
    expect(outcome, args.join(' ')).toMatchObject({ code: 0 })
    return outcome.stdout.trim()
  }
  const look = async (
    server: RunningServer,
    path: string,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(server.api + path, { headers })
    return { status: response.status, ...((await response.json()) as Answer) }
  }
  const put = (server: RunningServer, token: string, body: object) =>
    fetch(`${server.api}/credentials`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const issue = (...more: string[]) => command('keys', 'create', ...more)
  const everywhere = async (path: string, check: (answer: Answer) => boolean) => {
    for (const server of [first, second]) await within(PATIENCE_MS, () => look(server, path), check)
  }

  test('a clean start answers for the samples by all five lookups', async () => {
    const paths = [
      '/ens/sample-ada.eth',
      '/ens/SAMPLE-ADA.base.eth/',
      `/eth/${adaWallet}`,
      `/eth/${adaWallet.toUpperCase().replace('0X', '0x')}`,
      '/fid/900000001',
      '/fname/@Sample-Ada',
      '/socials/twitter/sample_ada',
      '/socials/x/@SAMPLE_ADA',
    ]
    for (const server of [first, second]) {
      const answers = await Promise.all(paths.map((path) => look(server, path)))
      for (const [at, answer] of answers.entries()) {
        expect(answer, paths[at]).toMatchObject({
          status: 200,
          profiles: [{ displayName: 'Ada Sample', walletAddress: adaWallet }],
        })
        expect(answer.profiles).toHaveLength(1)
      }
    }
    expect(await look(first, '/fname/nobody-here')).toEqual({ status: 200, profiles: [] })
    expect(await look(first, '/socials/twitter/sample_twin')).toEqual({ status: 200, profiles: [] })
    expect(
      (await look(first, '/socials/twitter/sample_twin?include=claims')).profiles,
    ).toHaveLength(2)
  })

  test("a platform's schedule gets 204 while the bot is off", async () => {
    const response = await fetch(`${first.origin}/webhooks/cron`)
    expect(response.status).toBe(204)
  })

  test('every face of a sample answers, and their avatars are ours', async () => {
    const { profiles } = await look(first, '/fname/sample-ada')
    const avatarPath = new URL(profiles[0]?.avatarUrl ?? '').pathname
    for (const [path, type] of [
      ['/fname/sample-ada', 'text/html'],
      ['/fname/sample-ada/card.png', 'image/png'],
      [avatarPath, 'image/png'],
      ['/', 'text/html'],
      ['/docs', 'text/html'],
      ['/metrics', 'text/plain'],
      ['/.well-known/security.txt', 'text/plain'],
    ] as const) {
      const response = await fetch(first.origin + path)
      expect([path, response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
        path,
        200,
        type,
      ])
      await response.arrayBuffer()
    }
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    expect((await fetch(`${first.origin}/livez`)).status).toBe(200)
  })

  test('what is PUT at one process is on the profile at both, and off when revoked', async () => {
    const token = await issue('Issuer of journeys', '--scopes', 'read,attest')
    await everywhere(`/eth/${adaWallet}`, ({ profiles }) => profiles.length === 1)
    const body = { name: 'Journey: there', attesteeAddress: adaWallet, timestamp: 1_780_000_000 }
    const response = await put(first, token, body)
    expect(response.status).toBe(200)
    const { credential } = (await response.json()) as { credential: { uid: string } }
    const has = ({ profiles }: Answer) =>
      profiles[0]?.credentials.some(({ uid }) => uid === credential.uid) ?? false
    expect(has(await look(first, '/fname/sample-ada'))).toBe(true)
    await everywhere('/fname/sample-ada', has)
    expect((await put(second, token, body)).status).toBe(200)
    const { profiles } = await look(first, '/fname/sample-ada')
    expect(profiles[0]?.credentials.filter(({ name }) => name === body.name)).toHaveLength(1)
    expect(
      (await put(second, token, { ...body, uid: credential.uid, isRevoked: true })).status,
    ).toBe(200)
    expect(has(await look(second, '/fname/sample-ada'))).toBe(false)
    await everywhere('/fname/sample-ada', (answer) => !has(answer))
  })

  test('a private credential is on no read path, and an expired one leaves by itself', async () => {
    const token = await issue('Issuer of secrets', '--scopes', 'attest')
    const secret = { name: 'Journey: secret', attesteeAddress: adaWallet, isPublic: false }
    const response = await put(first, token, secret)
    expect(response.status).toBe(200)
    const { credential } = (await response.json()) as { credential: { uid: string } }
    const brief = {
      name: 'Journey: brief',
      attesteeAddress: adaWallet,
      expiresAt: Math.floor(Date.now() / 1000) + 2,
    }
    expect((await put(first, token, brief)).status).toBe(200)
    const names = ({ profiles }: Answer) => profiles[0]?.credentials.map(({ name }) => name) ?? []
    expect(names(await look(first, '/fid/900000001'))).not.toContain(secret.name)
    expect(
      (await look(first, `/credentials?credentialName=${encodeURIComponent(secret.name)}`))
        .profiles,
    ).toEqual([])
    expect((await fetch(`${first.api}/credentials/${credential.uid}`)).status).toBe(404)
    const page = await (await fetch(`${first.origin}/fid/900000001`)).text()
    expect(page).not.toContain(secret.name)
    for (const server of [first, second]) {
      await within(
        PATIENCE_MS,
        () => look(server, '/fid/900000001'),
        (answer) => !names(answer).includes(brief.name),
      )
    }
  })

  test('keys: two live ones while rotating, and their end everywhere', async () => {
    const old = await issue('Rotating', '--scopes', 'attest')
    const body = { name: 'Journey: keys', attesteeAddress: adaWallet, timestamp: 1_780_000_001 }
    const statuses = async (token: string) =>
      Promise.all([first, second].map(async (server) => (await put(server, token, body)).status))
    expect(await statuses(old)).toEqual([200, 200])
    const fresh = await command('keys', 'rotate', 'Rotating', '--grace', '1h')
    expect(await statuses(fresh)).toEqual([200, 200])
    expect(await statuses(old)).toEqual([200, 200])
    const keys = JSON.parse(await command('keys', 'list', '--json')) as {
      id: string
      name: string
      expiresAt: number | null
    }[]
    const oldKey = keys.find(({ name, expiresAt }) => name === 'Rotating' && expiresAt !== null)
    await command('keys', 'revoke', oldKey?.id ?? '')
    await within(
      PATIENCE_MS,
      () => statuses(old),
      (seen) => seen.every((status) => status === 401),
    )
    expect(await statuses(fresh)).toEqual([200, 200])
    await command('keys', 'revoke', 'Rotating')
    await within(
      PATIENCE_MS,
      () => statuses(fresh),
      (seen) => seen.every((status) => status === 401),
    )
    expect((await put(first, 'whocast_nonsense', body)).status).toBe(401)
    const reader = await issue('Reader', '--scopes', 'read')
    expect((await put(first, reader, body)).status).toBe(403)
    const all = await command('keys', 'list')
    for (const token of [old, fresh, reader]) expect(all).not.toContain(token)
  })

  test('a credential shows at an address of which nothing else is known, and people are imported and exported while the service runs', async () => {
    const wallet = `0x${'c0ffee'.repeat(6)}beef`
    const token = await issue('Early issuer', '--scopes', 'attest')
    expect(
      (await put(first, token, { name: 'Journey: early', attesteeAddress: wallet })).status,
    ).toBe(200)
    await everywhere(
      `/eth/${wallet}`,
      ({ profiles }) =>
        profiles.length === 1 &&
        !profiles[0]?.displayName &&
        profiles[0]?.credentials[0]?.name === 'Journey: early',
    )
    const file = join(folder.path, 'people.jsonl')
    const lines = Array.from({ length: 300 }, (_, at) =>
      JSON.stringify({
        displayName: `Journey ${at}`,
        walletAddress:
          at === 0 ? wallet : `0x${at.toString(16).padStart(8, '0')}${'5a'.repeat(16)}`,
        channels: [
          {
            type: 'farcaster',
            value: `journey-${at}`,
            isVerified: true,
            metadata: [{ name: 'fid', value: String(800_000 + at) }],
          },
        ],
      }),
    )
    await writeFile(
      file,
      `${[...lines.slice(0, 150), '{"oops"', ...lines.slice(150)].join('\n')}\n`,
    )
    const outcome = await whocast(database.options, ['import', file])
    expect(outcome).toMatchObject({ code: 1, stdout: expect.stringContaining('300 people stored') })
    expect(outcome.stderr).toContain('line 151: the line: not JSON')
    expect(JSON.parse(await readFile(`${file}.rejected.jsonl`, 'utf8'))).toMatchObject({
      line: 151,
      input: '{"oops"',
    })
    await everywhere(`/eth/${wallet}`, ({ profiles }) => {
      const [profile] = profiles
      return (
        profile?.displayName === 'Journey 0' && profile.credentials[0]?.name === 'Journey: early'
      )
    })
    await everywhere('/fid/800299', ({ profiles }) => profiles[0]?.displayName === 'Journey 299')
    const exported = join(folder.path, 'export.jsonl')
    await command('export', exported)
    const people = (await readFile(exported, 'utf8')).trim().split('\n')
    expect(people.length).toBe(
      300 + (await readFile(samplesFile, 'utf8')).trim().split('\n').length,
    )
    expect((await whocast(database.options, ['export'])).stdout.trim().split('\n').sort()).toEqual(
      people.toSorted(),
    )
  })

  test('a forgotten person looks like no match on every interface, and stays away', async () => {
    const paths = [
      '/ens/sample-layla.eth',
      '/fname/sample-layla',
      '/fid/900000004',
      '/socials/behance/sample-layla?include=claims',
    ]
    const { profiles } = await look(first, '/fname/sample-layla')
    const wallet = profiles[0]?.walletAddress ?? ''
    const uid = profiles[0]?.credentials[0]?.uid ?? ''
    for (const path of paths) await look(second, path)
    await command('forget', 'sample-layla.eth')
    for (const path of [...paths, `/eth/${wallet}`])
      await everywhere(path, (answer) => answer.profiles.length === 0)
    const gone = await fetch(`${first.api}/fname/sample-layla`)
    const nobody = await fetch(`${first.api}/fname/sample-nobody`)
    expect(gone.headers.get('cache-control')).toBe(nobody.headers.get('cache-control'))
    expect(await gone.text()).toBe(await nobody.text())
    expect((await fetch(`${first.api}/credentials/${uid}`)).status).toBe(404)
    expect(await (await fetch(`${first.origin}/fname/sample-layla`)).text()).not.toContain('ليلى')
    await command('import', samplesFile)
    await everywhere('/fname/sample-layla', (answer) => answer.profiles.length === 0)
    expect(await command('export')).not.toContain('ليلى')
  })

  test('the commands say in one line why they failed, and name the database without its password', async () => {
    await issue('Taken', '--scopes', 'read')
    for (const args of [
      ['keys', 'revoke', 'nobody'],
      ['import', '/no/such/file'],
      ['keys', 'create', 'Taken'],
    ]) {
      const { code, stderr } = await whocast(database.options, args)
      expect(code, stderr).toBe(1)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    }
    expect(await command('migrate')).toContain(kind === 'sqlite' ? 'SQLite' : 'PostgreSQL')
    expect(await command('config')).not.toMatch(/postgres:\/\/[^/]*@/)
  })
})
