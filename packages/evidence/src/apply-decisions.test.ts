import { expect, it } from 'vitest'
import { appKeyOf, say } from '../../../test/evidence/people.ts'
import { applyDecisions } from './apply-decisions.ts'
import { messageTypes, userDataTypes } from './forms/farcaster-message.ts'
import { noDecision } from './forms/owner-decision.ts'

const message = (type: number, value: string) =>
  say(3, appKeyOf('owner'), {
    type: messageTypes.userDataAdd,
    userDataBody: { type, value },
  })

it('shows what sources report in place of an own text of which nothing can be seen', () => {
  const person = { fields: { displayName: 'Ada' }, channels: [], keys: [] }
  const decision = {
    ...noDecision('fid:3'),
    says: { displayName: '\u200b', bio: ' ', location: 'Bern' },
  }
  const { fields, ownFields } = applyDecisions(person, [decision], 0)
  expect(fields).toEqual({ displayName: 'Ada', location: 'Bern' })
  expect(ownFields).toEqual(['location'])
})

it('leaves out the signed messages of fields that the owner hides or replaces', () => {
  const [name, bio, picture] = [
    message(userDataTypes.display, 'Ada'),
    message(userDataTypes.bio, 'Once a dentist.'),
    message(userDataTypes.pfp, 'https://pictures.example/ada.png'),
  ]
  const person = {
    fields: { displayName: 'Ada', bio: 'Once a dentist.' },
    channels: [],
    keys: [],
    evidence: { userData: [name, bio, picture] },
  }
  const shownBy = (decision: object) =>
    applyDecisions(person, [{ ...noDecision('fid:3'), ...decision }], 0).evidence
  expect(shownBy({})).toEqual({ userData: [name, bio, picture] })
  expect(shownBy({ fields: ['bio'] })).toEqual({ userData: [name, picture] })
  expect(shownBy({ says: { displayName: 'A. Quill' } })).toEqual({ userData: [bio, picture] })
})
