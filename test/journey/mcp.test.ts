import { join } from 'node:path'
import type { Verdict } from '@whocast/evidence/verdict.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/kit/root.ts'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import {
  Client,
  StdioClientTransport,
  StreamableHTTPClientTransport,
} from '../reference/mcp-client.ts'
import { environment, type RunningServer, slow, startServer, whocast } from './support.ts'

/** The built service and the built command, as an assistant meets them. */
describe('MCP', slow, () => {
  let database: TestDatabase
  let server: RunningServer
  const clients: Record<string, Client> = {}
  const people = ['@sample-ada', 'sample-ada.eth', 'fid:900000002', 'github:sample-ada']

  beforeAll(async () => {
    database = await createSqliteDatabase()
    server = await startServer(database.options, { SAMPLE_DATA: 'auto' })
    const http = new Client({ name: 'test', version: '1' })
    await http.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)))
    clients.http = http
    const stdio = new Client({ name: 'test', version: '1' })
    await stdio.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(packageRoot, 'dist/cli.js'), 'mcp'],
        env: environment(database.options, {}),
        stderr: 'inherit',
      }),
    )
    clients.stdio = stdio
  })
  afterAll(async () => {
    await Promise.all(Object.values(clients).map((client) => client.close()))
    await server?.stop()
    await database?.drop()
  })

  it.each(['http', 'stdio'])('over %s answers every tool', async (transport) => {
    const client = clients[transport] as Client
    const { tools } = await client.listTools()
    const args: Record<string, object> = {
      lookup_profile: { identifier: '@sample-ada' },
      search_people: { query: 'ada' },
      verify_profile: { identifier: '@sample-ada' },
      check_credential: { holder: '@sample-ada', credentialName: 'Skill: Engineering' },
      list_credential_holders: { credentialName: 'Skill: Engineering' },
    }
    expect(Object.keys(args).sort()).toEqual(tools.map(({ name }) => name).sort())
    for (const { name } of tools) {
      const result = await client.callTool({
        name,
        arguments: args[name] as Record<string, unknown>,
      })
      expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).toBeFalsy()
      expect(result.structuredContent).toHaveProperty('notice')
    }
    const refused = await client.callTool({
      name: 'lookup_profile',
      arguments: { identifier: 'two words' },
    })
    expect(refused.isError).toBe(true)
  })

  it.each(people)('verify_profile of %s says what `whocast verify` says', async (identifier) => {
    const path = (await (
      await fetch(`${server.api}/lookup?q=${encodeURIComponent(identifier)}`)
    ).json()) as {
      profiles: [{ url: string }]
    }
    expect(path.profiles).toHaveLength(1)
    const url = `${server.api}/lookup?q=${encodeURIComponent(identifier)}&include=proof`
    const { stdout } = await whocast(database.options, ['verify', url, '--samples', '--json'])
    const expected = (JSON.parse(stdout) as { verdicts: Verdict[] }).verdicts.map(
      ({ label, value, status, grade }) => ({
        label,
        value,
        status,
        grade,
      }),
    )
    expect(expected.length).toBeGreaterThan(3)
    for (const client of Object.values(clients)) {
      const { structuredContent } = await client.callTool({
        name: 'verify_profile',
        arguments: { identifier },
      })
      const { verdicts } = structuredContent as { verdicts: Verdict[] }
      expect(
        verdicts.map(({ label, value, status, grade }) => ({ label, value, status, grade })),
      ).toEqual(expected)
    }
  })

  it('is not there when it is turned off', async () => {
    const off = await startServer(database.options, { MCP: 'off' })
    const response = await fetch(`${off.origin}/mcp`)
    expect(response.status).toBe(404)
    await off.stop()
  })

  it('over standard input survives frames that are no messages, and ends with its input', async () => {
    const frames = [
      'not json',
      '{"jsonrpc":"2.0"}',
      '[]',
      '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    ]
    const init = {
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'raw', version: '1' },
      },
    }
    const { code, stdout } = await whocast(
      database.options,
      ['mcp'],
      `${[JSON.stringify(init), ...frames].join('\n')}\n`,
    )
    expect(code).toBe(0)
    // Nothing but messages of the protocol, a line each.
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; result?: unknown })
    expect(lines[0]).toMatchObject({ id: 0, result: { serverInfo: { name: 'whocast' } } })
  })
})
