import { lower } from '@whocast/contract/lower.ts'
import { baseRegistrar, universalResolver } from '@whocast/evidence/ens-contracts.ts'
import type { Address, Hex } from 'viem'
import { ada, adaEvidence, ensRow, type Row, walletRow } from '../documents.ts'
import { ensState, NOW, verify, walletOf } from '../people.ts'
import { adaMessage, adaWallet, type Status, type Vector, vector, withProof } from './vector.ts'

type Held = Partial<Parameters<typeof ensState>[0][number]>
type Block = Parameters<typeof ensState>[1]
type State = Awaited<ReturnType<typeof ensState>>

/** When the invented blocks are dated. */
const BLOCK = NOW - 900
const PARENT_CANNOT_CONTROL = 1n << 16n
/** The default resolver of primary names from 2020 to 2023. */
const REVERSE_2020 = '0xa2c122be93b0074270ebee7f6b7292c7deb45047'

const tokenOf = (owner: Hex, fuses: bigint, expiresAt: number): Hex =>
  `0x${(BigInt(owner) | (fuses << 160n) | (BigInt(expiresAt) << 192n)).toString(16).padStart(64, '0')}`

const without =
  (contract: Address) =>
  ({ state, blocks }: State): State => ({
    state: state.filter(({ address }) => address !== contract),
    blocks,
  })

/** Names that end, and names that may be resolved by another registry. */
export async function ensVectors(): Promise<Vector[]> {
  const wallet = walletRow(ada.wallet.address, await adaMessage())
  const farcaster = await adaEvidence(false)
  const ens = async (
    name: string,
    about: string,
    status: Status,
    { held = {}, block = {}, row, change = (state) => state }: Given = {},
  ): Promise<Vector> => {
    const value = held.name ?? 'ada.eth'
    const names = [{ name: value, address: ada.wallet.address, primaryName: value, ...held }]
    const { state, blocks } = change(await ensState(names, block))
    return vector(name, about, ['holds', status], {
      channels: [wallet, row ?? ensRow(value, adaWallet)],
      evidence: {
        ...farcaster,
        state: [...(farcaster.state ?? []), ...state],
        blocks: [...(farcaster.blocks ?? []), ...blocks],
      },
    })
  }
  const other = await ensState([], { number: 23_800_001 })
  const subname = { name: 'sub.ada.eth' }
  const sub = (fuses: bigint, expiresAt: number) =>
    tokenOf(lower(ada.wallet.address), fuses, expiresAt)
  return Promise.all([
    ens('valid-ens-expiry', 'A name in its last second.', 'holds', {
      held: { expiresAt: NOW + 1 },
    }),
    ens('ens-expired-since', 'It has ended since the block, unless renewed.', 'unchecked', {
      held: { expiresAt: NOW },
    }),
    ens('ens-expired', 'It had ended when the block was made.', 'fails', {
      held: { expiresAt: BLOCK },
    }),
    ens('ens-expired-by-the-document', 'The document itself says that it has ended.', 'fails', {
      change: () => ({ state: [], blocks: [] }),
      row: withProof(ensRow('ada.eth', adaWallet), { expiresAt: NOW }),
    }),
    ens('ens-without-expiry', 'Without the slot of the registrar.', 'unchecked', {
      change: without(baseRegistrar),
    }),
    ens('ens-without-implementation', 'Any registry may be in use.', 'unchecked', {
      change: without(universalResolver),
    }),
    ens('ens-unknown-implementation', 'Another registry is in use.', 'unchecked', {
      block: { implementation: lower(walletOf('ENSv2').address) },
    }),
    ens(
      'ens-implementation-of-another-block',
      'The registry in use in a later block.',
      'unchecked',
      {
        change: (state) => ({
          state: [...without(universalResolver)(state).state, ...other.state],
          blocks: [...state.blocks, ...other.blocks],
        }),
      },
    ),
    ens('valid-ens-resolver-2023', 'The public resolver of 2023.', 'holds', {
      held: { resolver: '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63' },
    }),
    ens('valid-ens-resolver-2020', 'The public resolver of 2020.', 'holds', {
      held: { resolver: '0x4976fb03c32e5b8cfe2b6ccb31c09ba78ebaba41' },
    }),
    ens('valid-ens-resolver-2017', 'A public resolver of 2017.', 'holds', {
      held: { resolver: '0x5ffc014343cd971b7eb70732021e26c35b744cc4' },
    }),
    ens('valid-ens-resolver-2019', 'The public resolver of October 2019.', 'holds', {
      held: { resolver: '0x226159d592e2b063810a10ebf6dcbada94ed68b8' },
    }),
    ens('valid-ens-resolver-argent', "Argent's resolver.", 'holds', {
      held: { name: 'ada.argent.xyz', resolver: '0xda1756bb923af5d1a05e277cb1e54f1d0a127890' },
    }),
    ens('valid-ens-resolver-loopring', "Loopring's resolver.", 'holds', {
      held: { name: 'ada.loopring.eth', resolver: '0xf58d55f06bb92f083e78bb5063a2dd3544f9b6a3' },
    }),
    ens('valid-ens-reverse-2020', 'A primary name on the default resolver of 2020.', 'holds', {
      held: { reverseResolver: REVERSE_2020 },
    }),
    ens('ens-reverse-2020-of-another', 'It has another name there.', 'fails', {
      held: { reverseResolver: REVERSE_2020, primaryName: 'bea.eth' },
    }),
    ens('ens-resolver-of-names', 'A resolver that has no addresses.', 'unchecked', {
      held: { resolver: REVERSE_2020 },
    }),
    ens('valid-ens-subname', 'A subname that is not wrapped.', 'holds', { held: subname }),
    ens('valid-ens-subname-of-its-parent', 'Its own expiry does not count.', 'holds', {
      held: { ...subname, token: sub(1n, BLOCK) },
    }),
    ens('ens-subname-expired', 'A wrapped subname that had ended.', 'fails', {
      held: { ...subname, token: sub(PARENT_CANNOT_CONTROL, BLOCK) },
    }),
    ens('ens-subname-of-expired', 'The name above it had ended.', 'fails', {
      held: { ...subname, expiresAt: BLOCK },
    }),
    ens('valid-ens-other-tld', 'A name without an expiry on Ethereum.', 'holds', {
      held: { name: 'ada.example' },
    }),
  ])
}

/** Names of a contract, which is an account of one chain. */
export async function contractVectors(): Promise<Vector[]> {
  const contract = async (contractChainId: number) => {
    const more = { isContract: true, contractChainId, signature: '0x1234' } as const
    return walletRow(ada.wallet.address, await verify(ada.fid, ada.key, ada.wallet, more))
  }
  const evidence = await adaEvidence()
  const ens = ensRow('ada.eth', adaWallet)
  const basename = withProof(ensRow('ada.base.eth', adaWallet), { coinType: 2_147_492_101 })
  return Promise.all([
    vector(
      'ens-of-contract-elsewhere',
      'A contract at the address on another chain signed for the fid.',
      ['unchecked', 'fails'],
      { channels: [await contract(8453), ens], evidence },
    ),
    vector('valid-ens-of-contract', 'The contract is on Ethereum.', ['unchecked', 'unchecked'], {
      channels: [await contract(1), ens],
      evidence,
    }),
    vector('valid-basename-of-contract', 'It is on Base.', ['unchecked', 'unchecked'], {
      channels: [await contract(8453), { ...basename, type: 'basename' }],
      evidence,
    }),
    vector(
      'valid-contract-asked-by-address',
      'Asked for by the address, which may be of another chain.',
      ['unchecked'],
      { channels: [await contract(8453)], evidence, for: ada.wallet.address },
    ),
  ])
}

interface Given {
  held?: Held
  block?: Block
  row?: Row
  change?: (state: State) => State
}
