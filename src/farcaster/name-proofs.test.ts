import { expect, it } from 'vitest'
import { readNameProof } from './name-proofs.ts'

const proof = (more: object) => ({
  name: 'dwr',
  owner: `0x${'AB'.repeat(20)}`,
  timestamp: 1_700_000_000,
  signature: `0x${'11'.repeat(65)}`,
  fid: 3,
  type: 'USERNAME_TYPE_FNAME',
  ...more,
})

it.each([
  ['dwr', 'USERNAME_TYPE_FNAME', 'fname'],
  ['dwr', 1, 'fname'],
  ['dwr.eth', 'USERNAME_TYPE_ENS_L1', 'ens'],
  ['dwr.base.eth', 3, 'basename'],
])('reads %s of type %s', (name, type, kind) => {
  expect(readNameProof(proof({ name, type }))).toMatchObject({
    name,
    kind,
    fid: 3,
    owner: `0x${'ab'.repeat(20)}`,
  })
})

it.each([
  ['an ENS name as an fname', { name: 'dwr.eth' }],
  ['an fname as an ENS name', { type: 'USERNAME_TYPE_ENS_L1' }],
  ['an unknown type', { type: 9 }],
  ['what is no username', { name: '!!' }],
  ['no fid', { fid: 0 }],
])('refuses %s', (_what, more) => {
  expect(readNameProof(proof(more))).toBeNull()
})
