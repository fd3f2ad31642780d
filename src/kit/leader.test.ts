import { expect, it } from 'vitest'
import { createLeader } from './leader.ts'

const MS = 120

/** A lease that several processes share, by the clock of a database. */
function createLease() {
  let holder: { owner: string; until: number } | null = null
  let isReachable = true
  const of = (owner: string) => ({
    ms: MS,
    async lease(ms: number) {
      if (!isReachable) throw new Error('unreachable')
      const now = performance.now()
      if (holder && holder.owner !== owner && holder.until > now) return false
      holder = { owner, until: now + ms }
      return true
    },
    async release() {
      if (holder?.owner === owner) holder = null
    },
  })
  return { of, holder: () => holder?.owner, cut: () => (isReachable = false) }
}

it('leads in one process of several, and in another when that one stops', async () => {
  const lease = createLease()
  const led: string[] = []
  const start = (name: string) => createLeader({ ...lease.of(name), onLead: () => led.push(name) })
  const [first, second] = [await start('first'), await start('second')]
  expect([first.isLeading(), second.isLeading()]).toEqual([true, false])
  await first.stop()
  expect(first.isLeading()).toBe(false)
  await expect.poll(() => second.isLeading()).toBe(true)
  expect(led).toEqual(['first', 'second'])
  await second.stop()
  expect(lease.holder()).toBeUndefined()
})

it('leads in another process when the lease of a dead one has ended', async () => {
  const lease = createLease()
  await lease.of('dead').lease(MS)
  const other = await createLeader({ ...lease.of('other'), onLead: () => {} })
  expect(other.isLeading()).toBe(false)
  await expect.poll(() => other.isLeading()).toBe(true)
  await other.stop()
})

it('keeps the lease by renewing it', async () => {
  const lease = createLease()
  let led = 0
  const leader = await createLeader({ ...lease.of('one'), onLead: () => (led += 1) })
  const end = performance.now() + 4 * MS
  await expect.poll(() => performance.now() > end).toBe(true)
  expect([leader.isLeading(), led]).toEqual([true, 1])
  await leader.stop()
})

it('ends with its lease when the database is out of reach', async () => {
  const lease = createLease()
  const leader = await createLeader({ ...lease.of('one'), onLead: () => {} })
  lease.cut()
  expect(leader.isLeading()).toBe(true)
  await expect.poll(() => leader.isLeading()).toBe(false)
  await leader.stop()
})
