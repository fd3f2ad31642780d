import { lower } from '@whocast/contract/lower.ts'
import {
  ada,
  adaEvidence,
  ensRow,
  ensUsernameRow,
  fnameRow,
  mallory,
  reportedRow,
  usesName,
  walletRow,
} from '../documents.ts'
import { ensState, verify } from '../people.ts'
import { adaMessage, adaWallet, malloryWallet, type Vector, vector, withProof } from './vector.ts'

/** Names that resolve to others, or are of another kind. */
export async function nameVectors(): Promise<Vector[]> {
  const row = walletRow(ada.wallet.address, await adaMessage())
  const names = await adaEvidence()
  const userData = usesName(ada.fid, ada.key, 'sold.eth')
  return Promise.all([
    ...strangeTypes(),
    fnameOfAnotherFid(),
    vector('sold-name', 'A username whose name now resolves to its buyer.', ['fails'], {
      channels: [
        withProof(await ensUsernameRow('sold.eth', ada.wallet, ada.fid, userData), {
          resolution: { chainId: 1, coinType: 60, blockNumber: 23_800_000, address: malloryWallet },
        }),
      ],
      evidence: names,
    }),
    vector(
      'sold-name-old-word',
      'The same, and the proof says that it still resolves to the seller.',
      ['fails'],
      {
        channels: [await ensUsernameRow('sold.eth', ada.wallet, ada.fid, userData)],
        evidence: names,
      },
    ),
    vector(
      'ens-of-another-wallet',
      "A name and a wallet that name each other, neither of which is fid 3's.",
      ['fails'],
      {
        channels: [ensRow('sold.eth', malloryWallet)],
        evidence: names,
      },
    ),
    vector(
      'ens-wrong-address',
      'The name resolves to another address than the row says.',
      ['fails'],
      {
        channels: [row, ensRow('sold.eth', adaWallet)].slice(1),
        evidence: names,
      },
    ),
    vector('ens-coin-type', "The address is the name's for another coin type.", ['fails'], {
      channels: [withProof(ensRow('ada.eth', adaWallet), { coinType: 0 })],
      evidence: names,
    }),
    vector(
      'ens-coin-type-unknown',
      'The name and the address name each other on a chain that does not count.',
      ['fails'],
      {
        channels: [withProof(ensRow('ada.eth', adaWallet), { coinType: 2_147_483_785 })],
      },
    ),
    vector(
      'valid-ens-layer-2',
      'A name and a wallet that name each other on OP Mainnet, of which no storage on Ethereum says both.',
      ['holds', 'unchecked'],
      {
        channels: [row, withProof(ensRow('ada.eth', adaWallet), { coinType: 2_147_483_658 })],
        evidence: names,
      },
    ),
    vector('basename-as-ens', 'A Basename on an ENS row.', ['fails'], {
      channels: [{ ...ensRow('ada.base.eth', adaWallet), type: 'ens' }],
      evidence: names,
    }),
    vector('basename-as-ens-in-capitals', 'The same in other letters.', ['fails'], {
      channels: [{ ...ensRow('ada.BASE.eth', adaWallet), type: 'ens' }],
      evidence: names,
    }),
    vector(
      'username-of-contract',
      'A username whose name resolves to a contract wallet of the fid: only its chain can say what that signed.',
      ['unchecked', 'unchecked'],
      {
        channels: [
          walletRow(
            ada.wallet.address,
            await verify(ada.fid, ada.key, ada.wallet, {
              isContract: true,
              contractChainId: 1,
              signature: '0x1234',
            }),
          ),
          await ensUsernameRow(
            'ada.eth',
            ada.wallet,
            ada.fid,
            usesName(ada.fid, ada.key, 'ada.eth'),
          ),
        ],
        evidence: names,
      },
    ),
    vector(
      'basename-of-another-word',
      'A Basename that is said to resolve to a wallet which nothing joins to the fid.',
      ['fails'],
      {
        channels: [
          withProof(
            await ensUsernameRow(
              'ada.base.eth',
              mallory.wallet,
              ada.fid,
              usesName(ada.fid, ada.key, 'ada.base.eth'),
            ),
            {
              kind: 'basename',
              resolution: {
                chainId: 8453,
                coinType: 2_147_492_101,
                blockNumber: 1,
                address: malloryWallet,
              },
            },
          ),
        ],
      },
    ),
  ])
}

/** Names in another spelling than ENSIP-15 gives them, and lookalikes. */
export async function spellingVectors(): Promise<Vector[]> {
  const wallet = walletRow(ada.wallet.address, await adaMessage())
  const fname = await fnameRow('ada', lower(ada.custody.address), ada.fid)
  const heart = 'ada\u2764.eth'
  const evidence = await adaEvidence()
  const named = await ensState([{ name: heart, address: ada.wallet.address, primaryName: heart }])
  const keys = await adaEvidence(false)
  const hearts = {
    state: [...(keys.state ?? []), ...named.state],
    blocks: [...(keys.blocks ?? []), ...named.blocks],
  }
  const ens = (value: string) => ensRow(value, adaWallet)
  const shown = (name: string, about: string, value: string) =>
    vector(name, about, ['holds', 'fails'], {
      channels: [wallet, { ...ens('ada.eth'), value }],
      evidence,
    })
  return Promise.all([
    vector('valid-spelling-asked', 'Asked for in capitals.', ['holds'], {
      channels: [ens('ada.eth')],
      evidence,
      for: 'ADA.eth',
    }),
    vector(
      'valid-spelling-proof',
      'The proof has the name in capitals, the row as it is normalised.',
      ['holds', 'holds'],
      {
        channels: [wallet, withProof(ens('ada.eth'), { name: 'Ada.ETH' })],
        evidence,
      },
    ),
    vector(
      'valid-spelling-emoji',
      'A name with an emoji, as it is normalised.',
      ['holds', 'holds'],
      {
        channels: [wallet, ens(heart)],
        evidence: hearts,
      },
    ),
    vector(
      'spelling-emoji',
      'The same with the selector that makes it colourful.',
      ['holds', 'fails'],
      {
        channels: [wallet, { ...ens(heart), value: 'ada\u2764\ufe0f.eth' }],
        evidence: hearts,
      },
    ),
    shown('spelling-capitals', 'A name in capitals.', 'Ada.eth'),
    shown('spelling-full-width', 'A name in full-width letters.', '\uff41da.eth'),
    shown('spelling-invisible', 'A name with an invisible character.', 'ad\u200ba.eth'),
    shown('spelling-mixed-scripts', 'A name with a Cyrillic letter in it.', '\u0430da.eth'),
    shown(
      'spelling-whole-script',
      'A name all in Cyrillic letters that look Latin.',
      '\u0430\u0441\u0435.eth',
    ),
    vector('spelling-fname-capitals', 'An fname in capitals.', ['fails'], {
      channels: [{ ...fname, value: 'Ada' }],
    }),
    vector(
      'spelling-fname-lookalike',
      'An fname with a Cyrillic letter, whoever signed it.',
      ['fails'],
      {
        channels: [await fnameRow('\u0430da', lower(ada.custody.address), ada.fid)],
      },
    ),
    vector('spelling-asked', 'Asked for by a lookalike, which names nobody.', ['unchecked'], {
      channels: [ens('ada.eth')],
      evidence,
      for: '\u0430da.eth',
    }),
  ])
}

/** A wallet that a fid verified may hold another fid, whose name it is. */
const fnameOfAnotherFid = async (): Promise<Vector> =>
  vector(
    'fname-of-another-fid',
    'A wallet of fid 3 holds another fid, whose name is shown on fid 3.',
    ['holds', 'unchecked'],
    {
      channels: [
        walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet)),
        await fnameRow('bob', lower(ada.wallet.address), ada.fid),
      ],
    },
  )

/** Types that name the nodes of other things. */
const strangeTypes = (): Promise<Vector>[] =>
  (
    [
      ['name', 'vitalik.eth'],
      ['fid', '3'],
      ['eth', lower(ada.wallet.address)],
      ['profile', 'a'.repeat(21)],
      ['Name', 'vitalik.eth'],
      ['name:vitalik.eth', ''],
    ] as const
  ).map(([type, value], at) =>
    vector(`type-of-a-node-${at + 1}`, `A row of type ${type}.`, ['fails'], {
      channels: [reportedRow(type, value)],
    }),
  )
