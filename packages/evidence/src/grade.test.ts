import { lower } from '@whocast/contract/lower.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { expect, it } from 'vitest'
import { appKeyOf, farcasterState, NOW, verify, walletOf } from '../../../test/evidence/people.ts'
import { gradeFinding } from './grade.ts'

const key = appKeyOf('grades')
const wallet = walletOf('grades')

/** What a node says of a wallet of fid 3, with the proof of whose the app key is. */
async function findingOf(scope: string, signer = key): Promise<Finding> {
  const message = await verify(3, signer, wallet)
  const registered = await farcasterState([
    {
      fid: 3,
      keys: { [key]: 1 },
      custody: walletOf('custody').address,
      absentKeys: [appKeyOf('stranger')],
    },
  ])
  return {
    source: 'snapchain',
    scope,
    checkedAt: NOW,
    fields: {},
    channels: [
      {
        type: 'farcaster',
        value: '!3',
        isVerified: true,
        metadata: [{ name: 'fid', value: '3' }],
        proof: { method: 'reported', by: 'snapchain' },
      },
      {
        type: 'wallet',
        value: wallet.address,
        isVerified: true,
        proof: { method: 'farcaster-verification', message },
      },
      { type: 'twitter', value: 'ada', isVerified: false },
    ],
    evidence: registered,
  } as Finding
}

const grade = (finding: Finding, isKnown = true) =>
  gradeFinding(finding, { now: NOW, isKnownBlock: () => isKnown }).then(({ channels }) => channels)

it('a row whose proofs hold is proven, a claim stays a claim', async () => {
  const [, held, claimed] = await grade(await findingOf('farcaster:3'))
  expect(held).toMatchObject({ isVerified: true, grade: { grade: 'proven' } })
  expect(claimed).toEqual({ type: 'twitter', value: 'ada', isVerified: false })
})

it('keeps a row whose app key the Key Registry does not have', async () => {
  const finding = await findingOf('farcaster:3', appKeyOf('stranger'))
  expect(await grade(finding)).toEqual(finding.channels)
})

it('makes a row that a proof contradicts a claim without a proof', async () => {
  const finding = await findingOf('farcaster:3')
  const { state = [], blocks = [] } = finding.evidence ?? {}
  const { proof } = finding.channels[1] ?? {}
  if (proof?.method !== 'farcaster-verification') throw new Error('no proof')
  const altered = { ...proof, message: { ...proof.message, signature: proof.message.hash } }
  const channels = finding.channels.map((row, at) => (at === 1 ? { ...row, proof: altered } : row))
  const [, wrong] = await grade({ ...finding, channels, evidence: { state, blocks } })
  expect(wrong).toEqual({ type: 'wallet', value: wallet.address, isVerified: false })
})

it('proofs under blocks of no known chain prove nothing', async () => {
  const finding = await findingOf('farcaster:3')
  expect(await grade(finding, false)).toEqual(finding.channels)
})

it('keeps no state of blocks of no known chain', async () => {
  const finding = await findingOf('farcaster:3')
  const graded = await gradeFinding(finding, { now: NOW, isKnownBlock: () => false })
  expect(graded.evidence).not.toHaveProperty('state')
  expect(graded.evidence).not.toHaveProperty('blocks')
})

it.each(['upstream:fid:3', 'import:3', 'neynar:3', `ens${lower(wallet.address)}`])(
  'a finding about %s keeps what its source said',
  async (scope) => {
    const finding = await findingOf(scope)
    expect(await grade(finding)).toBe(finding.channels)
  },
)

it('names the wallets that other evidence than that of their rows proves', async () => {
  const custody = walletOf('custody')
  const stranger = appKeyOf('stranger')
  const message = await verify(3, stranger, custody)
  const finding = await findingOf('farcaster:3')
  const row: FoundChannel = {
    type: 'wallet',
    value: custody.address,
    isVerified: true,
    proof: { method: 'farcaster-verification', message },
  }
  const held = [{ fid: 3, address: lower(custody.address), method: 'id-registry' as const }]
  const evidence = { ...finding.evidence, custody: held }
  const graded = await gradeFinding(
    { ...finding, channels: [...finding.channels, row], evidence },
    { now: NOW, isKnownBlock: () => true },
  )
  expect(graded.channels.at(-1)).toEqual(row)
  expect(graded.provenWallets).toEqual([lower(custody.address)])
})
