import { lower } from '@whocast/contract/lower.ts'
import {
  ada,
  adaDocument,
  adaEvidence,
  attestedRow,
  type Document,
  ensRow,
  fnameRow,
  walletRow,
} from '../documents.ts'
import { NOW, registry, verify } from '../people.ts'
import { adaMessage, adaWallet, type Status, type Vector, vector, wordFor } from './vector.ts'

/** Documents as an honest service gives them. */
export async function honestVectors(): Promise<Vector[]> {
  const whole = await adaDocument()
  const statuses: Status[] = [
    ...([
      'holds',
      'holds',
      'holds',
      'holds',
      'holds',
      'holds',
      'holds',
      'unchecked',
      'unchecked',
      'unchecked',
    ] as const),
    ...(['holds', 'holds', 'unchecked', 'holds', 'unchecked'] as const),
  ]
  const of = (
    name: string,
    about: string,
    document: Document,
    asked: string,
    expected: Status[],
  ): Vector => ({
    name,
    about,
    for: asked,
    now: NOW,
    fnameRegistry: registry.address,
    document,
    expected,
  })
  return [
    of('valid-fid', 'Every form of evidence, asked for by the fid.', whole, 'fid:3', statuses),
    of('valid-fname', 'The same, by the fname.', whole, '@ada', statuses),
    of(
      'valid-ens',
      'The same, by the ENS name.',
      whole,
      'https://who.example/api/v1/ens/ada.eth?include=proof',
      statuses,
    ),
    of('valid-wallet', 'The same, by a wallet.', whole, ada.second.address, statuses),
    of(
      'valid-account',
      'The same, by an account elsewhere, which a report alone ties to the person: everything rests on that word.',
      whole,
      'twitter:ada',
      statuses.map(() => 'unchecked' as const),
    ),
    await vector(
      'valid-nobody-asked',
      'A document does not say whom it is about.',
      ['unchecked', 'unchecked'],
      {
        channels: [walletRow(ada.wallet.address, await adaMessage())],
        credentials: [await attestedRow(adaWallet)],
        for: null,
      },
    ),
    await vector(
      'valid-node-word',
      'Without the Key Registry, a node says whose the app key is.',
      ['unchecked'],
      {
        channels: [walletRow(ada.wallet.address, await adaMessage())],
        evidence: wordFor(ada.key, ada.fid),
      },
    ),
    await vector(
      'valid-custody-word',
      'Without the Id Registry, a node says who holds the fid.',
      ['unchecked'],
      {
        channels: [await fnameRow('ada', lower(ada.custody.address), ada.fid)],
        evidence: {
          custody: [
            {
              fid: ada.fid,
              address: lower(ada.custody.address),
              method: 'reported',
              by: 'snapchain',
            },
          ],
        },
      },
    ),
    await vector('valid-no-evidence', 'The rows alone, without what they rest on.', ['unchecked'], {
      channels: [walletRow(ada.wallet.address, await adaMessage())],
      evidence: {},
    }),
    await vector(
      'valid-contract-wallet',
      'A contract signed: only its chain can say.',
      ['unchecked'],
      {
        channels: [
          walletRow(
            ada.wallet.address,
            await verify(ada.fid, ada.key, ada.wallet, { isContract: true, signature: '0x1234' }),
          ),
        ],
      },
    ),
    await vector(
      'valid-one-way',
      'A name that resolves to a wallet, whose primary name is not proven.',
      ['holds', 'unchecked'],
      {
        channels: [
          walletRow(ada.second.address, await verify(ada.fid, ada.key, ada.second)),
          ensRow('ada-work.eth', lower(ada.second.address)),
        ],
        evidence: await adaEvidence(),
      },
    ),
  ]
}
