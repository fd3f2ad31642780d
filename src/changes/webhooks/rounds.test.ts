import { expect, it } from 'vitest'
import type { Receiver } from './port.ts'
import { createRounds } from './rounds.ts'

const receiver = (owner: string, url: string): Receiver => ({
  owner,
  url,
  failures: 0,
  perMinute: null,
})

/** Rounds that end when the test says so, and the owners that were served, in order. */
function createTestRounds() {
  const served: string[] = []
  const ends: (() => void)[] = []
  const rounds = createRounds(({ owner }) => {
    served.push(owner)
    return new Promise((resolve) => ends.push(() => resolve(1)))
  })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { rounds, served, endOne }
}

it('lets owners of one URL take turns, though the list names the same one first each second', async () => {
  const { rounds, served, endOne } = createTestRounds()
  const ready = ['Ada', 'Ben', 'Cleo'].map((owner) => receiver(owner, 'https://shared.example'))
  for (let second = 0; second < 6; second += 1) {
    rounds.offer(ready, second * 1000)
    await endOne()
  }
  expect(served.slice(0, 6)).toEqual(['Ada', 'Ben', 'Cleo', 'Ada', 'Ben', 'Cleo'])
})
