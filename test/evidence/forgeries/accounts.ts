import { claimedRow, type Signing } from '../account-rows.ts'
import { ada, mallory, walletRow } from '../documents.ts'
import { NOW } from '../people.ts'
import { adaMessage, type Status, type Vector, vector } from './vector.ts'

/** Accounts elsewhere whose owner signed a statement. */
export async function accountVectors(): Promise<Vector[]> {
  const wallet = walletRow(ada.wallet.address, await adaMessage())
  const statement = async (name: string, about: string, status: Status, signing: Signing = {}) =>
    vector(name, about, ['holds', status], {
      channels: [wallet, await claimedRow(ada.wallet, signing)],
    })
  return Promise.all([
    statement(
      'valid-account-statement',
      'An account that names its owner, who signed that it is theirs.',
      'unchecked',
    ),
    statement(
      'valid-account-statement-contract',
      'The same, signed by a contract wallet.',
      'unchecked',
      { contractChainId: 10 },
    ),
    statement(
      'account-statement-another-account',
      'The statement is about another account.',
      'fails',
      {
        account: { type: 'github', value: 'ada' },
      },
    ),
    statement(
      'account-statement-another-type',
      'The statement is about an account elsewhere of the same name.',
      'fails',
      {
        account: { type: 'npm', value: 'ada-l' },
      },
    ),
    statement(
      'account-statement-another-person',
      'The statement is about another person.',
      'fails',
      { of: 'fid:4' },
    ),
    statement('account-statement-withdrawn', 'The statement takes the claim back.', 'fails', {
      isWithdrawn: true,
    }),
    statement('account-statement-future', 'The statement is dated ahead of the clock.', 'fails', {
      issuedAt: NOW + 601,
    }),
    statement('account-statement-forged', 'Another key signed the statement.', 'fails', {
      signedBy: mallory.wallet,
    }),
    statement(
      'account-statement-altered',
      'The statement was altered after it was signed.',
      'fails',
      {
        alter: (text) => text.replace('I am', 'I was'),
      },
    ),
  ])
}
