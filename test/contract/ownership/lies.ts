import type { Finding } from '@whocast/contract/profile.ts'
import { messageTypes, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { blockHashOf, claimSignature, nameProof } from '../../network/people.ts'
import type { Upstreams } from './modes.ts'
import type { Stage } from './stage.ts'

/** Sources that can lie. */
export type Liar = 'node' | 'fname registry' | 'vendor' | 'ENS RPC' | 'other service' | 'import'

export const liars: readonly Liar[] = [
  'node',
  'fname registry',
  'vendor',
  'ENS RPC',
  'other service',
  'import',
]

/** One lie of a source, in favour of the thief T, about the victim S. */
export interface Lie {
  by: Liar
  name: string
  /** Makes the source lie. */
  tell(upstreams: Upstreams, stage: Stage): Promise<void> | void
  /** What an import or another service brings: stored as it comes. */
  brings?(stage: Stage, checkedAt: number): Finding[]
}

const replaceAll = (value: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(from, to))

const isOfThief = (stage: Stage, query: URLSearchParams) =>
  query.get('fid') === String(stage.fid('T'))

/** A node says that an address of the victim holds the thief's fid, since 2021. */
const custodyLie = (name: string, label: string): Lie => ({
  by: 'node',
  name,
  tell({ snapchain }, stage) {
    const address = stage.address(label)
    const lie = (answer: unknown) =>
      replaceAll(
        replaceAll(answer, stage.custodyOf('T'), address),
        String(stage.person('T').registeredAt),
        '1609459200',
      )
    snapchain.lie('onChainEventsByFid', (answer, query) =>
      isOfThief(stage, query) ? lie(answer) : answer,
    )
    snapchain.lie('verificationsByFid', (answer, query) =>
      isOfThief(stage, query) ? { messages: [] } : answer,
    )
  },
})

/** A message of the thief's fid, with the signature that a wallet gave for the victim's. */
async function borrowedVerification(stage: Stage, label: string): Promise<unknown> {
  const { fid, appKey } = stage.person('T')
  const owner = stage.wallet(label)
  const blockHash = blockHashOf(`borrowed ${label}`)
  const claim = await claimSignature(stage.fid('S'), owner, blockHash)
  return signMessage(
    {
      type: messageTypes.verificationAddAddress,
      fid,
      timestamp: 100_000_000,
      network: 1,
      verificationAddAddressBody: {
        address: stage.address(label),
        claimSignature: claim,
        blockHash,
        verificationType: 0,
        chainId: 0,
      },
    },
    appKey,
  )
}

const victimRow = (stage: Stage): Finding['channels'] => [
  {
    type: 'farcaster',
    value: stage.name('golden'),
    isVerified: true,
    metadata: [{ name: 'fid', value: String(stage.fid('T')) }],
  },
  { type: 'wallet', value: stage.address('ws'), isVerified: true, since: 1 },
  { type: 'wallet', value: stage.address('alone'), isVerified: true, since: 1 },
  { type: 'ens', value: `${stage.name('golden')}.eth`, isVerified: true },
  { type: 'ens', value: `${stage.name('alone')}.eth`, isVerified: true },
  { type: 'twitter', value: stage.name('x'), isVerified: true },
]

const relayedLie = (by: Liar, source: 'import' | 'upstream'): Lie => ({
  by,
  name: 'the thief has everything of the victim',
  tell() {},
  brings: (stage, checkedAt) => [
    {
      source,
      scope: source === 'import' ? `import:${'t'.repeat(21)}` : `upstream:fid:${stage.fid('T')}`,
      ...(source === 'import' ? { profileID: 't'.repeat(21) } : {}),
      checkedAt,
      fields: { displayName: 'Sal' },
      channels: victimRow(stage),
    },
  ],
})

/** Every lie that is tried. */
export const lies: readonly Lie[] = [
  custodyLie('the thief’s fid is held by the victim’s verified wallet', 'ws'),
  custodyLie('the thief’s fid is held by a wallet with a primary name', 'alone'),
  {
    by: 'node',
    name: 'the thief verified the victim’s wallet, with a signature for the victim’s fid',
    async tell({ snapchain }, stage) {
      const message = await borrowedVerification(stage, 'ws')
      snapchain.lie('verificationsByFid', (answer, query) =>
        isOfThief(stage, query) ? { messages: [message] } : answer,
      )
    },
  },
  {
    by: 'node',
    name: 'the victim’s fname is the thief’s, by the victim’s proof',
    tell({ snapchain }, stage) {
      const proofs = stage.person('S').proofs
      snapchain.lie('userNameProofsByFid', (answer, query) => {
        if (isOfThief(stage, query))
          return replaceAll(
            {
              proofs: proofs.map(({ signature, ...proof }) => ({
                ...proof,
                signature: base64(signature),
                type: 'USERNAME_TYPE_FNAME',
              })),
            },
            `"fid":${stage.fid('S')}`,
            `"fid":${stage.fid('T')}`,
          )
        return query.get('fid') === String(stage.fid('S')) ? { proofs: [] } : answer
      })
      snapchain.lie('userNameProofByName', (answer, query) =>
        query.get('name') === stage.name('golden')
          ? replaceAll(answer, `"fid":${stage.fid('S')}`, `"fid":${stage.fid('T')}`)
          : answer,
      )
    },
  },
  {
    by: 'node',
    name: 'the victim’s ENS name is the thief’s username, by the thief’s signature',
    async tell({ snapchain }, stage) {
      const thief = stage.person('T')
      const name = `${stage.name('golden')}.eth`
      const owner = stage.custodyOf('T')
      const proof = await nameProof({
        name,
        owner,
        timestamp: stage.now(),
        fid: thief.fid,
        type: 2,
        by: thief.custody,
      })
      const json = { ...proof, signature: base64(proof.signature), type: 'USERNAME_TYPE_ENS_L1' }
      snapchain.lie('userNameProofsByFid', (answer, query) =>
        isOfThief(stage, query) ? { proofs: [json] } : answer,
      )
      snapchain.lie('userNameProofByName', (answer, query) =>
        query.get('name') === name ? json : answer,
      )
    },
  },
  {
    by: 'vendor',
    name: 'the thief verified the victim’s wallets, and has their fname and X account',
    tell({ neynar }, stage) {
      neynar.lie((user) => {
        if (user.fid === stage.fid('S'))
          return {
            ...user,
            username: `!${user.fid}`,
            verified_accounts: [],
            verified_addresses: { ...user.verified_addresses, eth_addresses: [] },
          }
        if (user.fid !== stage.fid('T')) return user
        const wallets = [stage.address('ws'), stage.address('alone')]
        return {
          ...user,
          username: stage.name('golden'),
          verified_accounts: [{ platform: 'x', username: stage.name('x') }],
          verified_addresses: { ...user.verified_addresses, eth_addresses: wallets },
        }
      })
    },
  },
  {
    by: 'fname registry',
    name: 'the victim’s fname is the thief’s, without a signature',
    tell({ fnames }, stage) {
      fnames.lie((transfers) =>
        transfers.map((one) =>
          one.username === stage.name('golden')
            ? { ...one, to: stage.fid('T'), owner: stage.custodyOf('T') }
            : one,
        ),
      )
    },
  },
  {
    by: 'ENS RPC',
    name: 'the victim’s name resolves to the thief’s wallet, which has it as primary name',
    async tell({ chain }, stage) {
      await chain.registerName(`${stage.name('golden')}.eth`, {
        address: stage.address('wt'),
        primary: true,
      })
    },
  },
  relayedLie('other service', 'upstream'),
  relayedLie('import', 'import'),
]

function base64(hex: Hex): string {
  return Buffer.from(hex.slice(2), 'hex').toString('base64')
}
