import { lower } from '@whocast/contract/lower.ts'
import type { Hex } from 'viem'
import {
  ada,
  adaEvidence,
  ensRow,
  mallory,
  namelessRow,
  type Row,
  walletRow,
} from '../documents.ts'
import { DAY, ensState, farcasterState, NOW, walletOf } from '../people.ts'
import { adaMessage, adaWallet, flipped, type Vector, vector } from './vector.ts'

/** Proofs of storage that were altered, or are of another contract or chain. */
export async function stateVectors(): Promise<Vector[]> {
  const row = walletRow(ada.wallet.address, await adaMessage())
  const evidence = await adaEvidence(false)
  const [keyProof] = evidence.state ?? []
  const [block] = evidence.blocks ?? []
  return Promise.all([
    vector('altered-slot', 'Another value in a proven slot.', ['fails'], {
      channels: [row],
      evidence: {
        ...evidence,
        state: [
          {
            ...keyProof,
            storage: keyProof?.storage.map((one) => ({ ...one, value: flipped(one.value) })),
          },
        ],
      },
    }),
    vector('altered-header', 'A header that is not of the block.', ['fails'], {
      channels: [row],
      evidence: { ...evidence, blocks: [{ ...block, header: flipped(block?.header ?? '0x') }] },
    }),
    vector(
      'another-contract',
      "The slots of another contract, as the Key Registry's.",
      ['unchecked'],
      {
        channels: [row],
        evidence: {
          ...evidence,
          state: [{ ...keyProof, address: lower(walletOf('impostor').address) }],
        },
      },
    ),
    vector('another-chain', 'The slots of the same contract on another chain.', ['unchecked'], {
      channels: [row],
      evidence: {
        ...evidence,
        state: evidence.state?.map((one) => ({ ...one, chainId: 8453 })),
        blocks: evidence.blocks?.map((one) => ({ ...one, chainId: 8453 })),
      },
    }),
  ])
}

/** What blocks show that are old, ahead of the clock, or newer than another. */
export async function ageVectors(): Promise<Vector[]> {
  const wallet = walletRow(ada.wallet.address, await adaMessage())
  const custody: Row = {
    ...walletRow(ada.custody.address, null),
    proof: { method: 'farcaster-custody', fid: ada.fid },
  }
  const people = (holder: Hex) => [
    { fid: ada.fid, keys: { [ada.key]: 1 as const }, custody: holder },
  ]
  const names = [{ name: 'ada.eth', address: ada.wallet.address, primaryName: 'ada.eth' }]
  const [kept, old] = [NOW - 90 * DAY, NOW - 90 * DAY - 1]
  const stateAt = async (timestamp: number) => {
    const [ids, ens] = await Promise.all([
      farcasterState(people(ada.custody.address), { timestamp }),
      ensState(names, { timestamp }),
    ])
    return { state: [...ids.state, ...ens.state], blocks: [...ids.blocks, ...ens.blocks] }
  }
  const rows = [wallet, custody, ensRow('ada.eth', adaWallet)]
  const sold = await farcasterState(people(mallory.custody.address), { number: 144_000_001 })
  const held = await farcasterState(people(ada.custody.address))
  const both = (one: typeof sold, other: typeof sold) => ({
    state: [...one.state, ...other.state],
    blocks: [...one.blocks, ...other.blocks],
  })
  const nobody = await farcasterState(people('0x'))
  return Promise.all([
    vector('valid-state-90-days', 'Blocks of exactly 90 days.', ['holds', 'holds', 'holds'], {
      channels: rows,
      evidence: await stateAt(kept),
    }),
    vector(
      'state-too-old',
      'Blocks of more than 90 days: app keys do not age, custody and names do.',
      ['holds', 'unchecked', 'unchecked'],
      {
        channels: rows,
        evidence: await stateAt(old),
      },
    ),
    vector('state-in-the-future', 'Blocks dated ahead of the clock.', ['fails', 'fails', 'fails'], {
      channels: rows,
      evidence: await stateAt(NOW + 601),
    }),
    vector('newer-block', 'The fid went to another in a newer block.', ['fails'], {
      channels: [custody],
      evidence: both(held, sold),
    }),
    vector('newer-block-first', 'The same, the newer block first.', ['fails'], {
      channels: [custody],
      evidence: both(sold, held),
    }),
    vector('valid-nameless', 'A fid without a name, which somebody holds.', ['holds'], {
      channels: [namelessRow(ada.fid)],
    }),
    vector('nameless-word', 'The same by the word of a node.', ['unchecked'], {
      channels: [namelessRow(ada.fid)],
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
    }),
    vector('nameless-nobody', 'A fid that nobody holds.', ['fails'], {
      channels: [namelessRow(ada.fid)],
      evidence: { state: nobody.state, blocks: nobody.blocks },
    }),
    vector('nameless-other', 'The proof is of another fid.', ['fails'], {
      channels: [namelessRow(ada.fid, 4)],
    }),
    vector('nameless-bare', 'A fid without a name, of which nothing is said.', ['fails'], {
      channels: [namelessRow(ada.fid)],
      evidence: {},
    }),
    vector('custody-names', 'Custody as the proof of a name.', ['fails'], {
      channels: [{ ...namelessRow(ada.fid), value: 'ada' }],
    }),
  ])
}
