import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAnswer } from '../../src/evidence/answer.ts'
import { loadSamples } from '../../src/transfer/samples.ts'
import { createTestService, type TestService } from '../service.ts'

let service: TestService
const ids: string[] = []

beforeAll(async () => {
  service = await createTestService()
  await loadSamples(service.store, service.baseUrl)
  for await (const { profileID } of service.store.people.all()) ids.push(profileID)
})

afterAll(() => service.close())

it('shows nothing on the sample people that fails the check which the README invites to', async () => {
  const stored = await service.store.people.findMany(ids.map((id) => `id:${id}`))
  const wallets = stored.flatMap(([found]) => found?.profile.walletAddress ?? [])
  expect(wallets).toHaveLength(12)
  const verdicts = []
  for (const wallet of wallets) {
    const response = await service.request(`/eth/${wallet}?include=proof`)
    verdicts.push(...(await verifyAnswer(await response.json(), { for: wallet })))
  }
  expect(verdicts.filter(({ status }) => status === 'fails')).toEqual([])
  expect(new Set(verdicts.map(({ status }) => status))).toEqual(new Set(['holds', 'unchecked']))
  expect(verdicts.filter(({ label }) => /^Endorsed for |^Verified account$/.test(label)).map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([expect.stringContaining('is whole and signed'), expect.stringContaining('ask the chain')]),
  )
})
