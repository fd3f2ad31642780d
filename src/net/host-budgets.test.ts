import { expect, it } from 'vitest'
import { type CheckPurpose, createHosts, type Hosts } from './host-budgets.ts'
import { OverBudgetError } from './page-error.ts'
import { forClient } from './request-allowance.ts'

const HOUR_MS = 3_600_000
const host = 'api.github.com'

function createScene(processes = 1) {
  let now = 1_795_219_200_000
  const hosts = createHosts({ clock: () => now, processes })
  /** Requests of one profile until the first is rejected, and when it may try again. */
  async function exhaust(
    profile: string,
    perHour: number,
    reason: CheckPurpose['reason'] = 'claimed',
  ) {
    for (let sent = 0; ; sent += 1) {
      const error = await hosts
        .run({ host, perHour, purpose: { profile, reason } }, async () => null)
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
  expect(await exhaust('late', 50)).toEqual({ sent: 0, inMs: 5 * 60_000 })
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

it.each([
  [2, 25],
  [4, 12],
  // A check of six requests still fits beside what is reserved.
  [64, 10],
])('is divided by %i processes', async (processes, expected) => {
  const { hosts } = createScene(processes)
  let sent = 0
  const send = () => hosts.run({ host, perHour: 50 }, async () => (sent += 1))
  for (let n = 0; n < 50; n += 1) await send().catch(() => null)
  expect(sent).toBe(expected)
})

it('runs two requests to a host at once, in all processes', async () => {
  const { hosts } = createScene(2)
  const silence = Promise.withResolvers<void>()
  let begun = 0
  const send = () =>
    hosts.run({ host, perHour: 60 }, () => {
      begun += 1
      return silence.promise
    })
  const all = [send(), send()]
  await expect.poll(() => begun).toBe(1)
  silence.resolve()
  await Promise.all(all)
})

it('does not count what a host does not count', async () => {
  const { hosts, exhaust } = createScene()
  const one = { profile: 'one', reason: 'claimed' as const }
  for (let n = 0; n < 30; n += 1) {
    await hosts.run({ host, perHour: 50, purpose: one }, async () => null)
    hosts.refund(host, one)
  }
  expect(await exhaust('one', 50)).toEqual({ sent: 10, inMs: HOUR_MS })
})

it('reports the end of a pause that a host asked for', async () => {
  const { hosts, exhaust } = createScene()
  const headers = new Headers({ 'retry-after': '90' })
  hosts.heed(host, { status: 429, headers })
  expect(await exhaust('one', 50)).toEqual({ sent: 0, inMs: 90_000 })
})

/** Requests of claims to hosts that stay silent until they are ended. */
function claimAtTarpits(hosts: Hosts, client: string, requests: number) {
  const silence = Promise.withResolvers<void>()
  let begun = 0
  const send = (n: number) => {
    const purpose = { profile: `${client} ${n}`, reason: 'claimed' as const }
    return hosts.run({ host: `${client}-${n}.example`, perHour: 60, purpose }, () => {
      begun += 1
      return silence.promise
    })
  }
  const outcomes = Array.from({ length: requests }, (_, n) =>
    forClient(client, send, n).catch((error: unknown) => error),
  )
  return { end: silence.resolve, outcomes: Promise.all(outcomes), begun: () => begun }
}

it('checks for owners at once while claims wait for silent hosts', async () => {
  const { hosts } = createScene()
  const { end, outcomes } = claimAtTarpits(hosts, 'mallory', 40)
  const purpose = { profile: 'ada', reason: 'requested' as const }
  expect(await hosts.run({ host, perHour: 60, purpose }, async () => 'read')).toBe('read')
  end()
  await outcomes
})

it('lets clients take turns, and one wait with a fifth of all', async () => {
  const { hosts } = createScene()
  const { end, outcomes, begun } = claimAtTarpits(hosts, 'mallory', 200)
  const purpose = { profile: 'ada', reason: 'claimed' as const }
  const own = forClient('ada', () => hosts.run({ host, perHour: 60, purpose }, async () => begun()))
  await expect.poll(begun).toBe(12)
  end()
  expect(await own).toBe(12)
  const refused = (await outcomes).filter((outcome) => outcome instanceof OverBudgetError)
  expect(refused).toHaveLength(200 - 12 - 100)
})
