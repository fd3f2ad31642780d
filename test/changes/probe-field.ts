/** Prints where a field `pronouns` appears. Runs in a copy of the repository that has its row. */
import { hideableFields } from '@whocast/evidence/forms/owner-decision.ts'
import { clientTypes } from '../../scripts/client-types.ts'
import { openApiDocument } from '../../src/api/openapi.ts'
import { routes } from '../../src/api/routes.ts'
import { silentTelemetry } from '../../src/kit/telemetry.ts'
import { exportPeople } from '../../src/main/people-file/export.ts'
import { importPeople } from '../../src/main/people-file/import.ts'
import { toFinding } from '../../src/sources/upstream/finding.ts'
import { createTestService } from '../service.ts'

const person = {
  displayName: 'Pat',
  pronouns: 'they/them',
  channels: [
    {
      type: 'farcaster',
      value: 'pat',
      isVerified: true,
      metadata: [{ name: 'fid', value: '77' }],
    },
  ],
}
const service = await createTestService({ isSilent: true })
const noted: string[] = []
await importPeople({
  store: service.store,
  input: (async function* () {
    yield Buffer.from(`${JSON.stringify(person)}\n`)
  })(),
  now: 1_790_000_000,
  onRejected: ({ problems }) => noted.push(...problems),
  onNoted: ({ notes }) => noted.push(...notes),
})
let exported = ''
for await (const chunk of exportPeople(service.store)) exported += chunk
const read = async (path: string): Promise<unknown> => (await service.request(path)).json()
const call = await service.request('https://whocast.test/mcp', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'lookup_profile', arguments: { identifier: '@pat' } },
  }),
})
const { components } = openApiDocument('https://whocast.test', routes) as {
  components: { schemas: Record<string, object> }
}
const shown = {
  api: await read('/fid/77'),
  fields: await read('/fid/77?fields=pronouns'),
  search: await read('/search?q=they&type=pronouns'),
  mcp: await call.text(),
  imported: noted,
  exported,
  upstream: await toFinding(person, 1_790_000_000, silentTelemetry),
  reference: components.schemas.Profile,
  settings: components.schemas.OwnerChanges,
  hideable: hideableFields,
  client: /export interface Profile \{[\s\S]*?\n\}/.exec(await clientTypes())?.[0],
}
await service.close()
console.log(`PROBE ${JSON.stringify(shown)}`)
