import { lower } from '@whocast/contract/lower.ts'
import {
  ada,
  adaDocument,
  adaEvidence,
  ensRow,
  fnameRow,
  mallory,
  type Row,
  reportedRow,
  walletRow,
} from '../documents.ts'

import { adaMessage, adaWallet, type Vector, vector, withProof } from './vector.ts'

/** Proofs on rows that they are not of. */
export async function movedProofVectors(): Promise<Vector[]> {
  const fname = await fnameRow('ada', lower(ada.custody.address), ada.fid)
  const message = await adaMessage()
  const row = walletRow(ada.wallet.address, await adaMessage())
  const names = await adaEvidence()
  return Promise.all([
    vector('moved-wallet-proof', "A wallet's proof on the row of another wallet.", ['fails'], {
      channels: [walletRow(mallory.wallet.address, message)],
    }),
    vector('moved-name-proof', 'The proof of one name on the row of another.', ['fails'], {
      channels: [{ ...fname, value: 'adam' }],
    }),
    vector('name-proof-on-ens', 'A username proof on an ENS row.', ['fails'], {
      channels: [{ ...fname, type: 'ens' }],
    }),
    vector(
      'name-proof-on-twitter',
      'A username proof on a row of an account elsewhere.',
      ['fails'],
      {
        channels: [{ ...fname, type: 'twitter' }],
      },
    ),
    vector('wallet-proof-on-farcaster', 'A wallet proof on a Farcaster row.', ['fails'], {
      channels: [{ ...fname, proof: row.proof ?? {} }],
    }),
    vector('ens-proof-on-wallet', 'An ENS proof on a wallet row.', ['fails'], {
      channels: [{ ...ensRow('ada.eth', adaWallet), type: 'wallet', value: ada.wallet.address }],
      evidence: names,
    }),
    vector(
      'ethereum-on-solana-row',
      'The proof of an Ethereum wallet on a Solana row.',
      ['fails'],
      {
        channels: [{ ...row, type: 'solana' }],
      },
    ),
    vector('proto-channel', 'A channel of the type __proto__, said to be verified.', ['fails'], {
      channels: [{ ...reportedRow('x', 'ada'), type: '__proto__' }],
    }),
    vector('proto-method', 'A proof by a method of the name __proto__.', ['unchecked'], {
      channels: [withProof(row, { method: '__proto__' })],
    }),
  ])
}

/**
 * Rows whose own proof leaves something open, which the evidence of other rows does not make good.
 */
export async function openVectors(): Promise<Vector[]> {
  const whole = await adaDocument()
  const [name, , wallet] = whole.profiles[0]?.channels ?? []
  if (!name || !wallet) throw new Error('a person has rows')
  const custody: Row = {
    ...walletRow(ada.custody.address, null),
    proof: { method: 'farcaster-custody', fid: 4 },
  }
  return Promise.all([
    vector(
      'open-custody',
      'A custody row of another fid, for which there is only a word; the name shows who holds fid 3.',
      ['holds', 'unchecked'],
      {
        channels: [name, custody],
      },
    ),
    vector(
      'open-method',
      'A proof by a method that is not known, on a row that others tie to the person.',
      ['holds', 'unchecked'],
      {
        channels: [wallet, { ...ensRow('ada.eth', adaWallet), proof: { method: 'ens-2030' } }],
        evidence: await adaEvidence(),
      },
    ),
  ])
}
