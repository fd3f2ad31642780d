import { expect, it } from 'vitest'
import { appKeyOf, NOW, publicKeyOf, say } from '../../../test/evidence/people.ts'
import { messageTypes } from './forms/farcaster-message.ts'
import { readSignedMessage } from './message.ts'

const key = appKeyOf('messages')
const bio = { type: messageTypes.userDataAdd, userDataBody: { type: 3, value: 'hello' } }

it('reads who said what, when, by which key', () => {
  expect(readSignedMessage(say(3, key, bio, NOW - 60), NOW)).toMatchObject({
    fid: 3,
    at: NOW - 60,
    signer: publicKeyOf(key),
    data: { userDataBody: { value: 'hello' } },
  })
})

it('takes a message up to ten minutes ahead of the clock, and none further ahead', () => {
  expect(readSignedMessage(say(3, key, bio, NOW + 600), NOW).at).toBe(NOW + 600)
  expect(() => readSignedMessage(say(3, key, bio, NOW + 601), NOW)).toThrow('ahead of the clock')
})

it.each([
  ['without bytes', { dataBytes: undefined }, 'missing'],
  ['with bytes that are no hex', { dataBytes: '0xzz' }, 'missing'],
  ['that cannot be read', { dataBytes: '0x01' }, 'cannot be read'],
  [
    'with the signature of another key',
    { signature: say(3, appKeyOf('another'), bio).signature },
    'did not sign',
  ],
  [
    'with another hash',
    { hash: say(3, key, { ...bio, userDataBody: { type: 3, value: 'bye' } }).hash },
    'did not sign',
  ],
  ['whose hash is said to be of another scheme', { hashScheme: 2 }, 'did not sign'],
  ['whose signature is said to be of another scheme', { signatureScheme: 2 }, 'did not sign'],
])('refuses a message %s', (_, change, reason) => {
  expect(() => readSignedMessage({ ...say(3, key, bio), ...change }, NOW)).toThrow(reason)
})

it('names the key that did not sign, shortened', () => {
  const forged = { ...say(3, key, bio), signature: say(3, appKeyOf('another'), bio).signature }
  expect(() => readSignedMessage(forged, NOW)).toThrow(
    `the app key ${publicKeyOf(key).slice(0, 12)}… did not sign`,
  )
})

it('refuses messages of test networks', () => {
  expect(() => readSignedMessage(say(3, key, { ...bio, network: 2 }), NOW)).toThrow('test network')
})
