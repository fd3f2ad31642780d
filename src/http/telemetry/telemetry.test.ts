import { expect, test } from 'vitest'
import { createTelemetry } from './telemetry.ts'

test('a reading that never ends is left out of the scrape', async () => {
  const telemetry = createTelemetry()
  telemetry.gauge('stuck', 'Never read.', () => new Promise<number>(() => {}))
  telemetry.gauge('well', 'Read at once.', () => 1)
  const scrape = await telemetry.render()
  expect(scrape).toContain('whocast_well 1')
  expect(scrape).not.toMatch(/^whocast_stuck /m)
})

test('counting with other labels than before breaks nothing', async () => {
  const telemetry = createTelemetry()
  telemetry.count('calls', { source: 'ens' })
  telemetry.count('calls', { source: 'neynar', call: 'users' })
  expect(await telemetry.render()).toMatch(
    /^whocast_calls_total\{source="ens"\} 1\nwhocast_calls_total 1$/m,
  )
})

test('a span whose result says that it failed counts as failed', async () => {
  const telemetry = createTelemetry()
  await telemetry.span(
    'source',
    'a.widen',
    async () => 'bad',
    (result) => result === 'bad',
  )
  await telemetry.span(
    'source',
    'b.widen',
    async () => 'good',
    (result) => result === 'bad',
  )
  const text = await telemetry.render()
  expect(text).toContain(
    'whocast_span_seconds_count{component="source",name="a.widen",outcome="error"} 1',
  )
  expect(text).toContain(
    'whocast_span_seconds_count{component="source",name="b.widen",outcome="ok"} 1',
  )
})

test('a figure that cannot be read is left out, and the others are shown', async () => {
  const telemetry = createTelemetry()
  telemetry.gauge('queue', 'A queue.', {
    by: 'status',
    read: () => Promise.reject(new Error('the database is away')),
  })
  telemetry.gauge('answers', 'Answers.', async () => 3)
  telemetry.tally('lookups_of_cache', 'Lookups.', {
    by: 'outcome',
    read: () => ({ hit: 2, miss: 1 }),
  })
  for (let time = 0; time < 2; time += 1) {
    const text = await telemetry.render()
    expect(text).not.toMatch(/^whocast_queue/m)
    expect(text).toContain('whocast_answers 3')
    expect(text).toContain('whocast_lookups_of_cache_total{outcome="hit"} 2')
  }
})
