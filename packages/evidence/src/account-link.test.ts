import { lower } from '@whocast/contract/lower.ts'
import type { PrivateKeyAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { accountRow, claimedRow, type Signing } from '../../../test/evidence/account-rows.ts'
import { ada, adaEvidence, mallory, type Row, walletRow } from '../../../test/evidence/documents.ts'
import { silentChecks } from '../../../test/evidence/online.ts'
import { NOW, verify } from '../../../test/evidence/people.ts'
import { verifyAnswer } from './answer.ts'
import type { AccountSides, OnlineChecks, Verdict } from './verdict.ts'

const named: AccountSides = { kind: 'named' }

/** The verdict on an account of Ada's, who is asked for by her fid. */
async function check(
  row: Row,
  sides: AccountSides | null,
  online: Partial<OnlineChecks> = {},
): Promise<Verdict | undefined> {
  const wallet = walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet))
  const document = JSON.parse(
    JSON.stringify({
      channels: [wallet, row],
      credentials: [],
      evidence: await adaEvidence(false),
    }),
  )
  const account = sides === null ? {} : { account: async () => sides }
  const verdicts = await verifyAnswer(document, {
    for: `fid:${ada.fid}`,
    now: NOW,
    ...(sides === null && Object.keys(online).length === 0
      ? {}
      : { online: { ...silentChecks, ...account, ...online } }),
  })
  expect(verdicts[0]?.status).toBe('holds')
  return verdicts[1]
}

const adasWallet = `eth:${lower(ada.wallet.address)}`
const ownersRow = (signing: Signing = {}, by: PrivateKeyAccount = ada.wallet) =>
  claimedRow(by, signing)

it('holds, as confirmed, while both sides name each other', async () => {
  const verdict = await check(accountRow(), named)
  expect(verdict).toMatchObject({ status: 'holds', grade: 'confirmed' })
  expect(verdict?.reason).toMatch(
    /^github:ada-l and eth:0x[0-9a-f]{40} are still named on both sides, fetched again on /,
  )
  expect(verdict?.leftToTrust).toContainEqual(
    expect.stringMatching(/^what the servers of both sides of github:ada-l showed/),
  )
})

it('fails where they no longer do, and rests on a word where they could not be read or were not', async () => {
  expect(await check(accountRow(), { kind: 'gone', why: 'the record is empty' })).toMatchObject({
    status: 'fails',
    reason: 'no longer named on both sides: the record is empty',
  })
  const unread = await check(accountRow(), {
    kind: 'unreadable',
    why: 'api.github.com answered 503',
  })
  expect(unread).toMatchObject({ status: 'unchecked', grade: 'confirmed' })
  expect(unread?.reason).toMatch(
    /^could not be read again: api\.github\.com answered 503; confirmed by two records/,
  )
  expect(await check(accountRow(), null)).toMatchObject({ status: 'unchecked' })
})

it.each([
  ['a page that names somebody else', accountRow({ names: ['ens:mallory.eth'] })],
  ['a page that names somebody else, too', accountRow({ names: [adasWallet, 'fid:4'] })],
  [
    'a record of somebody else',
    accountRow({ claim: { by: 'ens', of: `eth:${lower(mallory.wallet.address)}` } }),
  ],
])('does not hold by %s', async (_what, row) => {
  expect((await check(row, named))?.status).not.toBe('holds')
})

it.each([
  ['no names', accountRow({ names: [] }), 'holds'],
  ['names that are none', accountRow({ names: ['ada'] }), 'fails'],
  ['a record of no one', accountRow({ claim: { by: 'ens', of: 'ada' } }), 'fails'],
])('reads %s', async (_what, row, status) => {
  expect((await check(row, named))?.status).toBe(status)
})

it('says who signed the statement, offline too', async () => {
  const verdict = await check(await ownersRow(), null)
  expect(verdict).toMatchObject({ status: 'unchecked', grade: 'confirmed' })
  expect(verdict?.reason).toMatch(
    /; 0x[0-9a-f]{40} signed on 20\d\d-.* that the account is theirs$/,
  )
  expect(await check(await ownersRow(), named)).toMatchObject({
    status: 'holds',
    grade: 'confirmed',
  })
})

it.each<[string, Signing, PrivateKeyAccount?]>([
  ['about another account', { account: { type: 'github', value: 'ada' } }],
  ['about another type of account', { account: { type: 'npm', value: 'ada-l' } }],
  ['about another person', { of: 'fid:4' }],
  ['that takes the claim back', { isWithdrawn: true }],
  ['of tomorrow', { issuedAt: NOW + 601 }],
  ['that another key signed', { signedBy: mallory.wallet }],
  ['that was altered', { alter: (text: string) => text.replace('I am', 'I was') }],
  [
    'that names no account',
    { alter: (text: string) => text.replace(/^- urn:whocast:account.*$/m, '') },
  ],
])('fails by a statement %s', async (_what, signing) => {
  expect(await check(await ownersRow(signing), null)).toMatchObject({ status: 'fails' })
  expect(await check(await ownersRow(signing), named)).toMatchObject({ status: 'fails' })
})

it("does not hold by a stranger's statement about the person", async () => {
  const row = await ownersRow({ of: `fid:${ada.fid}` }, mallory.wallet)
  expect((await check(row, named))?.status).not.toBe('holds')
  expect(await check(await ownersRow({ of: `fid:${ada.fid}` }), named)).toMatchObject({
    status: 'holds',
  })
})

it('asks the chain of a contract wallet whether it signed', async () => {
  const row = await ownersRow({ contractChainId: 10 })
  expect((await check(row, named))?.reason).toContain('that the contract')
  expect(await check(row, named)).toMatchObject({ status: 'unchecked' })
  expect(await check(row, named, { isSignedBy: async () => true })).toMatchObject({
    status: 'holds',
  })
  expect(await check(row, named, { isSignedBy: async () => false })).toMatchObject({
    status: 'fails',
  })
})
