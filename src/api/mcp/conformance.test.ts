import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { createTestService, listenFor, type TestService } from '../../../test/service.ts'
import type { Listening } from '../../http/listen.ts'
import { packageRoot } from '../../kit/root.ts'

/** The official conformance suite of MCP, for what this server offers. */

/** Scenarios that do not apply, and why; a new one of the suite fails until it is listed here. */
const notOffered: Readonly<Record<string, string>> = {
  'logging-set-level': 'no logging capability',
  'completion-complete': 'no completions',
  'server-sse-polling': 'stateless: no streams to resume',
  'server-sse-multiple-streams': 'stateless: no sessions',
  'json-schema-2020-12': "calls a tool of the suite's own server",
  'elicitation-sep1034-defaults': 'asks people nothing',
  'elicitation-sep1330-enums': 'asks people nothing',
}
const ownFixtures = /^(tools-call|resources|prompts)-/

const suite = join(
  packageRoot,
  'test/reference/node_modules/@modelcontextprotocol/conformance/dist/index.js',
)
const run = (folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [suite, ...args], { cwd: folder })

let service: TestService
let listening: Listening
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whocast-conformance-'))
  const port = await freePort()
  service = await createTestService({ baseUrl: `http://localhost:${port}` })
  listening = await listenFor(service, port)
})
afterAll(async () => {
  await listening?.drain({ graceMs: 0, deadlineMs: 100 })
  await service?.close()
  await rm(folder, { recursive: true, force: true })
})

it('passes every scenario that applies', { timeout: 120_000 }, async () => {
  const { stdout } = await run(folder, 'list', '--server')
  const all = [...stdout.matchAll(/^ +- ([\w-]+) \[/gm)].map(([, name = '']) => name)
  const applying = all.filter((name) => !Object.hasOwn(notOffered, name) && !ownFixtures.test(name))
  expect(applying).toEqual(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])
  for (const scenario of applying) {
    const url = `http://localhost:${listening.port}/mcp`
    const outcome = await run(folder, 'server', '--url', url, '--scenario', scenario)
    expect(outcome.stdout, scenario).toMatch(/Passed: \d+\/\d+, 0 failed, 0 warnings/)
  }
})
