import { expect, test } from 'vitest'
import { createTelemetry } from '../telemetry/telemetry.ts'
import { mergeMetrics } from './merge-metrics.ts'

/** The text of one worker. */
async function textOf(number: number, requests: number): Promise<string> {
  let render = async () => ''
  const telemetry = createTelemetry(null, {
    number,
    gatherMetrics: async () => '',
    provideMetrics(own) {
      render = own
    },
  })
  for (let n = 0; n < requests; n += 1) telemetry.request('/fid/{fid}', 'GET', 200, 0.001)
  telemetry.gauge('example', 'Help with a # HELP in it.', () => number)
  return render()
}

test('shows each metric once, with the series of all workers', async () => {
  const merged = mergeMetrics([await textOf(1, 3), await textOf(2, 5)])
  const types = merged.match(/^# TYPE \S+/gm) ?? []
  expect(types.length).toBeGreaterThan(20)
  expect(new Set(types).size).toBe(types.length)
  expect(merged).toContain(
    '# HELP whocast_http_requests_total Requests by route, method and status.\n' +
      '# TYPE whocast_http_requests_total counter\n' +
      'whocast_http_requests_total{route="/fid/{fid}",method="GET",status="200",worker="1"} 3\n' +
      'whocast_http_requests_total{route="/fid/{fid}",method="GET",status="200",worker="2"} 5\n',
  )
  expect(merged).toContain('whocast_example{worker="1"} 1\nwhocast_example{worker="2"} 2\n')
  expect(merged.match(/^whocast_http_request_seconds_bucket\{le="0.001",.*$/gm)).toHaveLength(2)
})
