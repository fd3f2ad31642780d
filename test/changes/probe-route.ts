/** Prints where a route `GET /ping/{name}` appears. Runs in a copy of the repository that has it. */
import { clientTypes } from '../../scripts/client-types.ts'
import { openApiDocument } from '../../src/api/openapi.ts'
import { routes } from '../../src/api/routes.ts'
import { createTestService } from '../service.ts'

const service = await createTestService({ isSilent: true })
const handled = await service.request('/ping/ada')
const other = await service.request('/ping/ada', { method: 'DELETE' })
const metrics = await (await service.request('https://whocast.test/metrics')).text()
const tools = await service.request('https://whocast.test/mcp', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-06-18',
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
})
const index = await (await service.request('/')).text()
const { paths } = openApiDocument('https://whocast.test', routes) as {
  paths: Record<string, object>
}
const shown = {
  handled: await handled.json(),
  allow: other.headers.get('allow'),
  metrics: metrics.includes('route="/ping/{name}"'),
  tools: await tools.text(),
  index,
  reference: paths['/ping/{name}'],
  client: (await clientTypes()).includes('export interface Ping {'),
}
await service.close()
console.log(`PROBE ${JSON.stringify(shown)}`)
