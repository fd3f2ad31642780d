import { lower } from '@whocast/contract/lower.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import {
  ada,
  adaEvidence,
  ensUsernameRow,
  fnameRow,
  mallory,
  reportedRow,
  usesName,
  walletRow,
} from '../documents.ts'
import { farcasterState, verify } from '../people.ts'
import { adaMessage, malloryWallet, type Vector, vector, wordFor } from './vector.ts'

// Documents of strangers, who want to be a person or to belong to one.

/** Documents that tie a person to what is not theirs. */
export async function strangersVectors(): Promise<Vector[]> {
  const own = await verify(mallory.fid, mallory.key, mallory.wallet)
  const row = walletRow(ada.wallet.address, await adaMessage())
  const fname = await fnameRow('ada', lower(ada.custody.address), ada.fid)
  const malloryKeys = await farcasterState([
    { fid: mallory.fid, keys: { [mallory.key]: 1 }, custody: mallory.custody.address },
  ])
  const foreign: Evidence = { state: malloryKeys.state, blocks: malloryKeys.blocks }
  const selfSigned = (name: string) => fnameRow(name, malloryWallet, ada.fid, mallory.wallet)
  const names = await adaEvidence()
  return Promise.all([
    vector(
      'self-signed-fname',
      'The owner signs that he wants the name; the registry never gave it.',
      ['fails'],
      {
        channels: [await selfSigned('ada')],
      },
    ),
    vector('self-signed-ens-name', 'The same for an ENS name that resolves elsewhere.', ['fails'], {
      channels: [
        await ensUsernameRow(
          'ada.eth',
          mallory.wallet,
          ada.fid,
          usesName(ada.fid, mallory.key, 'ada.eth'),
        ),
      ],
      evidence: names,
    }),
    vector(
      'wallet-joins-fid',
      'Any wallet may sign for fid 3; the message is by a key that is not one of fid 3.',
      ['unchecked'],
      {
        channels: [
          walletRow(mallory.wallet.address, await verify(ada.fid, mallory.key, mallory.wallet)),
        ],
      },
    ),
    vector(
      'wallet-joins-fid-by-word',
      'The same, and the document says whose the key is.',
      ['unchecked'],
      {
        channels: [
          walletRow(mallory.wallet.address, await verify(ada.fid, mallory.key, mallory.wallet)),
        ],
        evidence: wordFor(mallory.key, ada.fid),
      },
    ),
    vector(
      'wallet-joins-fid-foreign-key',
      "The same, with the registry's proof that the key is another fid's.",
      ['unchecked'],
      {
        channels: [
          walletRow(mallory.wallet.address, await verify(ada.fid, mallory.key, mallory.wallet)),
        ],
        evidence: foreign,
      },
    ),
    vector(
      'subject-of-the-document',
      'walletAddress and bare verified rows of the document, as if they were whom it is about.',
      ['fails', 'unchecked'],
      {
        channels: [walletRow(mallory.wallet.address, own), reportedRow('twitter', 'ada')],
        evidence: { ...foreign },
        more: { walletAddress: malloryWallet },
      },
    ),
    vector('another-person', 'A whole honest document about somebody else.', ['fails', 'fails'], {
      channels: [row, fname],
      for: `fid:${mallory.fid}`,
    }),
    vector('another-fid-in-a-row', 'A name of fid 3 in a row that says fid 666.', ['fails'], {
      channels: [{ ...fname, metadata: [{ name: 'fid', value: String(mallory.fid) }] }],
    }),
    vector(
      'custody-of-another',
      'A custody row of an address that the Id Registry does not have for the fid.',
      ['fails'],
      {
        channels: [
          {
            ...walletRow(mallory.custody.address, null),
            proof: { method: 'farcaster-custody', fid: ada.fid },
          },
        ],
      },
    ),
  ])
}
