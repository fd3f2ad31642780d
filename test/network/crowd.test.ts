import { encodeMessage, isSigned, parseMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import { expect, it } from 'vitest'
import * as core from '../reference/farcaster-core.ts'
import { createCrowd } from './crowd.ts'

it('says only what the protocol’s own library accepts', async () => {
  const crowd = createCrowd(40)
  for (const choice of [0.1, 0.6]) crowd.change(7, choice)
  const messages = [...Array(40).keys()].flatMap((index) => {
    const person = crowd.person(index + 1)
    return person ? [...person.userData, ...person.verifications] : []
  })
  expect(messages.length).toBeGreaterThan(40)
  for (const json of messages) {
    const message = parseMessage(json)
    if (!message || !isSigned(message)) throw new Error('it cannot be read')
    const decoded = core.Message.decode(encodeMessage(message))
    const valid = await core.validations.validateMessage({
      ...decoded,
      data: core.MessageData.decode(decoded.dataBytes ?? new Uint8Array()),
    })
    if (valid.isErr()) throw valid.error
  }
})
