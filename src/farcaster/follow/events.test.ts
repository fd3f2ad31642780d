import { expect, it } from 'vitest'
import { concernedFids } from './events.ts'

const merged = (type: string | number, fid = 3) => ({
  id: 1,
  type: 'HUB_EVENT_TYPE_MERGE_MESSAGE',
  body: { mergeMessageBody: { message: { data: { type, fid } }, deletedMessages: [] } },
})

it.each([
  'MESSAGE_TYPE_USER_DATA_ADD',
  'MESSAGE_TYPE_VERIFICATION_ADD_ETH_ADDRESS',
  'MESSAGE_TYPE_VERIFICATION_REMOVE',
  'MESSAGE_TYPE_USERNAME_PROOF',
  'MESSAGE_TYPE_KEY_ADD',
  'MESSAGE_TYPE_KEY_REMOVE',
  7,
  17,
])('reads a profile again after a message of type %s', (type) => {
  expect(concernedFids(merged(type))).toEqual([3])
})

it.each([
  'MESSAGE_TYPE_CAST_ADD',
  'MESSAGE_TYPE_CHANNEL_UPDATE',
  'MESSAGE_TYPE_CHANNEL_MEMBER',
  'MESSAGE_TYPE_CHANNEL_PIN',
  'MESSAGE_TYPE_CHANNEL_MODERATE',
  'MESSAGE_TYPE_OF_A_LATER_VERSION',
  18,
  99,
  undefined,
])('reads no profile again after a message of type %s', (type) => {
  expect(concernedFids(merged(type as string))).toEqual([])
})

it.each(['HUB_EVENT_TYPE_CHANNEL_OWNER_CHANGE_HINT', 'HUB_EVENT_TYPE_MERGE_FAILURE'])(
  'reads no profile again after an event %s',
  (type) => {
    const body = { mergeFailureBody: { message: { data: { fid: 3 } } } }
    expect(concernedFids({ id: 1, type, body })).toEqual([])
  },
)

it('reads every profile again that an event of an unknown type names', () => {
  const body = { laterBody: { fid: 3, other: [{ fid: 4 }] } }
  expect(concernedFids({ id: 1, type: 'HUB_EVENT_TYPE_LATER', body })).toEqual([3, 4])
})
