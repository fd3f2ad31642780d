import { expect, test } from 'vitest'
import { createCcipReader } from './ccip.ts'
import { FetchError } from './guarded-fetch-port.ts'

test('requests the next gateway where a budget of ours keeps it from the first', async () => {
  const reader = createCcipReader({
    guardedFetch: async (url) => {
      if (url.startsWith('https://busy')) throw new FetchError('busy', 'later')
      return { status: 200, headers: new Headers(), bytes: Buffer.from('0x12'), url }
    },
    signal: new AbortController().signal,
    onRequest: () => {},
  })
  const urls = ['https://busy.example/{data}', 'https://other.example/{data}']
  const sender = '0x0000000000000000000000000000000000000001'
  expect(await reader.request({ urls, sender, data: '0x' })).toBe('0x12')
})
