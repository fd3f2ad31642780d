import { expect, it } from 'vitest'
import { type CheckPurpose, createHosts } from './host-budgets.ts'

const HOUR_MS = 3_600_000

function createScene() {
  let now = 1_795_219_200_000
  const hosts = createHosts({ clock: () => now })
  /** Requests of one profile until the first is rejected, and when it may try again. */
  async function exhaust(profile: string, perHour: number, reason?: CheckPurpose['reason']) {
    for (let sent = 0; ; sent += 1) {
      const error = await hosts
        .run('api.github.com', perHour, async () => null, { profile, reason: reason ?? 'claimed' })
        .catch((reason: unknown) => reason)
      if (error) return { sent, inMs: (error as { retryAt: number }).retryAt - now }
    }
  }
  return { hosts, exhaust, pass: (ms: number) => (now += ms) }
}

it('leaves requests of an hour for other profiles, and says when there are more', async () => {
  const { exhaust, pass } = createScene()
  for (const name of ['greedy', 'a', 'b'])
    expect(await exhaust(name, 50)).toEqual({ sent: 10, inMs: HOUR_MS })
  expect(await exhaust('late', 50)).toEqual({ sent: 0, inMs: HOUR_MS })
  pass(HOUR_MS)
  expect(await exhaust('late', 50)).toEqual({ sent: 10, inMs: HOUR_MS })
})

it('keeps requests for owners and confirmed accounts, and fewer as the hour passes', async () => {
  const { exhaust, pass } = createScene()
  async function sent(reason: CheckPurpose['reason'], names: string[]) {
    const counts: number[] = []
    for (const name of names) counts.push((await exhaust(`${reason} ${name}`, 50, reason)).sent)
    return counts
  }
  expect(await sent('claimed', ['a', 'b', 'c', 'd'])).toEqual([10, 10, 10, 0])
  expect(await sent('requested', ['a', 'b'])).toEqual([10, 0])
  expect(await sent('confirmed', ['a', 'b'])).toEqual([10, 0])
  pass(HOUR_MS)
  expect(await sent('requested', ['a', 'b', 'c', 'd'])).toEqual([10, 10, 10, 0])
  pass(HOUR_MS / 2)
  expect(await sent('claimed', ['a', 'b'])).toEqual([10, 5])
  expect(await sent('confirmed', ['a'])).toEqual([5])
})

it('does not count what a host does not count', async () => {
  const { hosts, exhaust } = createScene()
  const one = { profile: 'one', reason: 'claimed' as const }
  for (let n = 0; n < 30; n += 1) {
    await hosts.run('api.github.com', 50, async () => null, one)
    hosts.refund('api.github.com', one)
  }
  expect(await exhaust('one', 50)).toEqual({ sent: 10, inMs: HOUR_MS })
})

it('reports the end of a pause that a host asked for', async () => {
  const { hosts, exhaust } = createScene()
  const headers = new Headers({ 'retry-after': '90' })
  hosts.heed('api.github.com', { status: 429, headers })
  expect(await exhaust('one', 50)).toEqual({ sent: 0, inMs: 90_000 })
})
