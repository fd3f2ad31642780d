import { createFrames } from '../../frames/app.ts'
import { type Decision, decide } from '../../src/bot/answer.ts'
import { findByName } from '../../src/bot/find-people.ts'
import { searchPeople } from '../../src/search/search.ts'
import { createRecordedLog, createRecordingRenderer } from '../frames/people.ts'
import { Client, StreamableHTTPClientTransport } from '../reference/mcp-client.ts'
import { listenFor, type TestService } from '../service.ts'

/** The interfaces of one service: HTTP, MCP by its official client, pages, and the bot. */
export async function openInterfaces(service: TestService) {
  const listening = await listenFor(service)
  const origin = `http://127.0.0.1:${listening.port}`
  const mcp = new Client({ name: 'test', version: '1' })
  await mcp.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
  const search = { index: service.store.search, people: service.store.people }
  const pages = createFrames({
    lookup: service.lookup,
    renderer: createRecordingRenderer(),
    credentials: {
      get: async () => null,
      holders: async () => ({ holders: [] }),
      attested: async () => ({ rows: [], names: [] }),
    },
    people: service.store.people,
    search: (query, limit) => searchPeople(search, { query, limit }),
    baseUrl: service.baseUrl,
    frameSecret: async () => 'a secret of some length',
    isProduction: true,
    log: createRecordedLog(),
  })
  const bot = { fid: 999, username: 'whocast' }
  const hash = `0x${'a'.repeat(40)}` as const
  const most = 9
  const limits = {
    authorLastHour: most,
    authorInThread: most,
    inThread: most,
    overallLastHour: most,
    authorHelpLastDay: most,
    authorEndorsementsLastDay: most,
    overallEndorsementsLastDay: most,
  }
  return {
    get: (path: string) => fetch(`${origin}/api/v1${path}`),
    callTool: (name: string, input: Record<string, string>) =>
      mcp.callTool({ name, arguments: input }),
    getPage: async (path: string) => pages.request(path),
    /** The bot's decision on a cast that mentions it before a text. */
    mention: (text: string): Promise<Decision> =>
      decide(
        {
          hash,
          author: { fid: 77, username: 'asker' },
          content: [bot, ` ${text}`],
          threadHash: hash,
          timestamp: 0,
        },
        0,
        {
          bot,
          baseUrl: service.baseUrl,
          lookup: service.lookup,
          findByName: (name) => findByName((input) => searchPeople(search, input), name),
          replyPolicy: { isEnabled: true, minScore: 0, denylist: new Set(), limits },
        },
      ),
    async close() {
      await mcp.close()
      await listening.drain({ graceMs: 0, deadlineMs: 100 })
    },
  }
}

export type Interfaces = Awaited<ReturnType<typeof openInterfaces>>
