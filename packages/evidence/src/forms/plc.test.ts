import { describe, expect, it, test } from 'vitest'
import { didKey, makeRepo, type RepoParts, secret } from '../../../../test/accounts/atproto.ts'
import logs from '../../../../test/accounts/data/plc-logs.json' with { type: 'json' }
import { readRepoRecord } from './atproto-repo.ts'
import { decodeCbor, encodeCbor } from './dag-cbor.ts'
import { readPlcLog } from './plc.ts'

interface Entry {
  did: string
  operation: Record<string, unknown>
  createdAt: string
}
const cases = (of: object) => Object.entries(of) as [string, Entry[]][]
const read = (log: Entry[]) => readPlcLog(log[0]?.did ?? '', log)

/** The public test logs of did-method-plc. */
describe('audit logs of did:plc', () => {
  it.each(cases(logs.valid))('accepts %s', (name, log) => {
    const isTombstone = log.at(-1)?.operation.type === 'plc_tombstone'
    expect(read(log) === null, name).toBe(isTombstone)
  })

  it.each(cases(logs.invalid))('rejects %s', (_name, log) => {
    expect(() => read(log)).toThrow()
  })

  it('returns the names of today', () => {
    expect(read(logs.valid.bskyapp as unknown as Entry[])?.alsoKnownAs).toEqual(['at://bsky.app'])
  })

  it('rejects a log of another DID, and one that was altered', () => {
    const log = logs.valid.bskyapp as unknown as Entry[]
    expect(() => readPlcLog('did:plc:ewvi7nxzyoun6zhxrhs64oiz', log)).toThrow()
    const altered = structuredClone(log)
    const last = altered.at(-1)
    if (last) last.operation.alsoKnownAs = ['at://evil.example']
    expect(() => read(altered)).toThrow()
  })
})

const did = 'did:plc:abcdefghijklmnopqrstuvwx'
const key = didKey(secret)
const path = 'app.bsky.actor.profile/self'
const repo = (parts: Partial<RepoParts> = {}) => makeRepo({ did, ...parts })

describe('a record of a repository', () => {
  it('is found below the signed commit', () => {
    expect(readRepoRecord(repo(), { did, key, path })).toEqual({ description: 'eth:ada.eth' })
  })

  it.each<[string, () => Uint8Array]>([
    ['of another account', () => repo({ did: 'did:plc:zzzzzzzzzzzzzzzzzzzzzzzz' })],
    ['signed by another key', () => repo({ signer: new Uint8Array(32).fill(8) })],
    [
      'altered',
      () => {
        const bytes = repo()
        const at = Buffer.from(bytes).indexOf('ada.eth')
        bytes[at] = 'b'.charCodeAt(0)
        return bytes
      },
    ],
    ['cut', () => repo().subarray(0, -40)],
    ['that is nothing', () => new Uint8Array()],
  ])('is rejected if %s', (_what, make) => {
    expect(() => readRepoRecord(make(), { did, key, path })).toThrow()
  })

  it('is not found under another key', () => {
    expect(() => readRepoRecord(repo(), { did, key, path: 'app.bsky.actor.profile/sel' })).toThrow()
  })
})

test('DAG-CBOR has one form, and no other is read', () => {
  const value = { bb: [1, -1, 24, 256, 65_536, 2 ** 40, true, null], a: new Uint8Array([1, 2]) }
  expect(decodeCbor(encodeCbor(value))).toEqual(value)
  for (const bytes of [[], [0xff], [0x9f], [0x1c], [0x61], [0xa1, 0x01, 0x01], [0x01, 0x01]])
    expect(() => decodeCbor(Uint8Array.from(bytes))).toThrow()
})
