import { lower } from '@whocast/contract/lower.ts'
import { expect, it } from 'vitest'
import { ada, ensRow } from '../../../test/evidence/documents.ts'
import { ensState, NOW } from '../../../test/evidence/people.ts'
import { check } from '../../../test/evidence/second-checker.ts'
import { verifyAnswer } from './answer.ts'

it('names that were read under different blocks hold, each under its own', async () => {
  const wallet = lower(ada.wallet.address)
  const other = lower(ada.second.address)
  const states = [
    await ensState([{ name: 'ada.eth', address: wallet, primaryName: 'ada.eth' }]),
    await ensState([{ name: 'work.eth', address: other, primaryName: 'work.eth' }], {
      number: 23_800_001,
    }),
  ]
  const channels = [ensRow('ada.eth', wallet), ensRow('work.eth', other)]
  const evidence = {
    state: states.flatMap(({ state }) => state),
    blocks: states.flatMap(({ blocks }) => blocks),
  }
  const profile = JSON.parse(JSON.stringify({ channels, credentials: [], evidence }))
  for (const [at, path] of ['/ens/ada.eth', '/ens/work.eth'].entries()) {
    const options = { for: path, now: NOW, fnameRegistry: '' }
    const verdicts = await verifyAnswer({ profiles: [profile] }, { for: path, now: NOW })
    expect(verdicts[at]?.status).toBe('holds')
    expect((await check({ profiles: [profile] }, options))[at]).toBe('holds')
  }
})
