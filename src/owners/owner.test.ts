import { lower } from '@whocast/contract/lower.ts'
import type { Channel } from '@whocast/contract/profile.ts'
import { describe, expect, it } from 'vitest'
import { appKeyOf, NOW, verify, walletOf } from '../../test/evidence/people.ts'
import { resolveOwner } from './owner.ts'
import type { Owners, OwnersPerson } from './port.ts'

const wallet = walletOf('whose')
const address = lower(wallet.address)

const row = (type: Channel['type'], value: string, more: Partial<Channel> = {}): Channel =>
  ({
    type,
    value,
    isVerified: true,
    source: 'snapchain',
    checkedAt: NOW,
    verification: { grade: 'proven', checkedAt: NOW },
    ...more,
  }) as Channel

/** Whom the wallet speaks for, where these are the person's accounts. */
const whoseWith = (channels: Channel[], contractChainId: number | null) => {
  const person: OwnersPerson = {
    profileID: 'p',
    of: 'fid:3',
    keys: ['fid:3', `eth:${address}`],
    channels,
    fields: {},
  }
  const owners = { person: async () => person } as unknown as Owners
  return resolveOwner({ owners, clock: () => NOW * 1000 }, { address, contractChainId, fid: null })
}

describe('a contract wallet that a Farcaster account verified', () => {
  const channels = async () => [
    // Another account of the same text comes first.
    row('github', address),
    row('wallet', wallet.address, {
      proof: {
        method: 'farcaster-verification',
        message: await verify(3, appKeyOf('whose'), wallet, {
          isContract: true,
          signature: '0x1234',
        }),
      } as Channel['proof'] & object,
    }),
  ]

  it('speaks for the person on the chain that was verified', async () => {
    expect(await whoseWith(await channels(), 10)).toMatchObject({
      objection: null,
      keys: ['fid:3', `eth:${address}`],
    })
  })

  it('speaks for itself alone on another chain, where its address may be another contract', async () => {
    expect(await whoseWith(await channels(), 1)).toMatchObject({
      objection:
        'the wallet is a contract, which belongs to this person on chain 10; the message has to name that chain',
      keys: [`eth:${address}`],
    })
  })
})

it('a contract wallet without a chain is on Ethereum', async () => {
  expect((await whoseWith([row('wallet', wallet.address)], 1)).objection).toBeNull()
  expect((await whoseWith([row('wallet', wallet.address)], 10)).objection).toContain('on chain 1;')
})

it('a key speaks for the person whichever chain its message names', async () => {
  expect((await whoseWith([row('wallet', wallet.address)], null)).objection).toBeNull()
})

it('a wallet that only a file names speaks for itself alone', async () => {
  const verification = { grade: 'reported', by: 'import', checkedAt: NOW } as const
  const found = await whoseWith([row('wallet', wallet.address, { verification })], null)
  expect(found).toMatchObject({
    keys: [`eth:${address}`],
    objection: expect.stringContaining('known only from a file'),
  })
})
