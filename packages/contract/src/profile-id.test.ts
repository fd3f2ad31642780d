import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { derivedProfileID } from './profile-id.ts'

it('is the beginning of a SHA-256 hash in Base64url', () => {
  for (const key of [
    'fid:3',
    'ens:ärger.eth',
    ...Array.from({ length: 200 }, (_, at) => `eth:${at}`),
  ])
    expect(derivedProfileID(key)).toBe(
      createHash('sha256').update(`whocast profile ${key}`).digest('base64url').slice(0, 21),
    )
})
