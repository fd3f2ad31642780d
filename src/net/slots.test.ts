import { expect, test } from 'vitest'
import { Slots } from './slots.ts'

const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'ran',
    () => 'refused',
  )

test('a party that fills its share keeps no others waiting', async () => {
  const slots = new Slots({ total: 4, perGroup: 4, perParty: 2, waiting: 10 })
  const silence = Promise.withResolvers<void>()
  const greedy = Array.from({ length: 6 }, (_, n) =>
    settled(slots.run({ group: `group ${n}`, party: 'one' }, 60_000, () => silence.promise)),
  )
  expect(await Promise.race(greedy)).toBe('refused')
  const work = async () => {}
  expect(await settled(slots.run({ group: 'group', party: 'two' }, 60_000, work))).toBe('ran')
  expect(await settled(slots.run('group', 60_000, work))).toBe('ran')
  silence.resolve()
  const outcomes = await Promise.all(greedy)
  expect(outcomes.filter((outcome) => outcome === 'ran')).toHaveLength(4)
})

test('parties take turns within a group', async () => {
  const slots = new Slots({ total: 9, perGroup: 2, waiting: 90 })
  const ended: string[] = []
  const run = (party: string) =>
    slots.run({ group: 'slow', party }, 60_000, async () => {
      await new Promise(setImmediate)
      ended.push(party)
    })
  await Promise.all([...Array.from({ length: 10 }, () => run('one')), run('two')])
  expect(ended.indexOf('two')).toBeLessThan(4)
})

test('one end starts all that wait for nothing else', async () => {
  const slots = new Slots({ total: 9, perGroup: 1, perParty: 1, waiting: 90 })
  const end = Promise.withResolvers<void>()
  const first = slots.run({ group: 'a', party: 'x' }, 60_000, () => end.promise)
  void slots.run({ group: 'a', party: 'y' }, 60_000, () => new Promise(() => {}))
  const other = slots.run({ group: 'b', party: 'x' }, 60_000, async () => 'ran')
  end.resolve()
  await first
  expect(await other).toBe('ran')
})
