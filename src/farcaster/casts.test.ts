import { castData, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { expect, test } from 'vitest'
import { SourceError } from '../kit/source-error.ts'
import { getCast, getCastEvidence, getUndeletedCast } from './casts.ts'

const signed = signMessage(
  castData({ fid: 3, text: 'gm', at: 1_795_000_000 }),
  `0x${'07'.repeat(32)}`,
)
const id = { fid: 3, hash: signed.hash }
const answering = (status: number, body: unknown) => ({ get: async () => ({ status, body }) })

test('a cast that the node says it does not have is null', async () => {
  const none = { error: 'x', error_detail: 'status: NotFound, message: "cast not found"' }
  expect(await getCast(answering(400, none), id)).toBeNull()
  expect(await getCastEvidence(answering(404, none), id)).toBeNull()
})

// Each of these would otherwise revoke credentials: the recheck takes null for a deletion.
test.each([
  ['another server at the address', 404, '<h1>Not Found</h1>'],
  [
    'a refusal for another reason',
    400,
    { error: 'bad', error_detail: 'status: Internal, message: "cast not found"' },
  ],
  ['an answer without a message', 200, {}],
  ['an empty answer', 200, null],
  [
    'another cast',
    200,
    signMessage(castData({ fid: 3, text: 'bye', at: 1_795_000_000 }), `0x${'07'.repeat(32)}`),
  ],
])('%s is an error', async (_, status, body) => {
  await expect(getCastEvidence(answering(status, body), id)).rejects.toThrow(SourceError)
})

test('a cast that is missing from a node that is behind may exist', async () => {
  const none = { error: 'x', error_detail: 'status: NotFound, message: "cast not found"' }
  const behind = (blockDelay: number) => ({
    get: async (call: string) =>
      call === 'info'
        ? {
            status: 200,
            body: { version: '1', shardInfos: [3600, 2, blockDelay].map(toShard) },
          }
        : { status: 404, body: none },
  })
  const toShard = (blockDelay: number, shardId: number) => ({ shardId, blockDelay })
  await expect(getUndeletedCast(behind(61), id)).rejects.toThrow('the node is behind')
  expect(await getUndeletedCast(behind(60), id)).toBeNull()
})

test('a cast is evidence when its signature holds', async () => {
  expect(await getCastEvidence(answering(200, signed), id)).toMatchObject({
    hash: signed.hash,
    signer: signed.signer,
  })
  const forged = { ...signed, signature: `0x${'00'.repeat(64)}` }
  expect(await getCastEvidence(answering(200, forged), id)).toBeNull()
})
