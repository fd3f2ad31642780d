import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { createSiweMessage } from 'viem/siwe'
import type { Store } from '../../../src/main/stores.ts'
import type { Holder, OwnershipEvent, Stage } from './stage.ts'

const DAY = 86_400

/** The ENS name of the person who leaves. */
const nameOf = (stage: Stage) => `${stage.name('sal')}.eth`

async function twoPeople(stage: Stage): Promise<void> {
  await stage.add('S', { fname: stage.name('golden'), wallets: ['ws'] })
  await stage.add('B', { fname: stage.name('bee'), wallets: ['wb'] })
  await stage.nameWallet(nameOf(stage), 'ws')
}

/** Hides everything of S, as S's wallet decided. */
async function hideSeller(stage: Stage, store: Store): Promise<void> {
  const of = `fid:${stage.fid('S')}`
  const decidedAt = stage.now()
  const address = stage.address('ws')
  const decision = { ...noDecision(of), isHidden: true }
  const statement = createSiweMessage({
    address: stage.wallet('ws').address,
    chainId: 1,
    domain: 'whocast.test',
    uri: 'https://whocast.test',
    version: '1',
    nonce: `hide${10_000 + stage.n}`,
    issuedAt: new Date(decidedAt * 1000),
    resources: writeDecision(decision),
  })
  const signature = await stage.wallet('ws').signMessage({ message: statement })
  const decided = await store.owners.decide(
    {
      decision,
      address,
      contractChainId: null,
      authority: 'wallet',
      decidedAt,
      statement,
      signature,
    },
    {
      keys: [of, `eth:${address}`, `ens:${nameOf(stage)}`],
      nonce: `hide${stage.n}`,
      nonceExpiresAt: decidedAt + 10 * DAY,
    },
  )
  if (!decided) throw new Error('the decision was rejected')
}

/** S leaves or hides, and the fname goes to B or stays. */
const goneEvent = (
  name: string,
  onStore: NonNullable<OwnershipEvent['onStore']>,
  isMoved: boolean,
): OwnershipEvent => {
  const gone = (stage: Stage, after: Holder = null) => ({
    before: stage.fid('S'),
    after,
    isImmediate: true,
  })
  return {
    name: `${name}, the fname ${isMoved ? 'goes to another person' : 'stays'}`,
    isWhole: !isMoved,
    before: twoPeople,
    async change(stage) {
      if (isMoved) await stage.giveFname(stage.name('golden'), stage.person('B'))
    },
    onStore,
    expected: (stage) => ({
      [`fname:${stage.name('golden')}`]: isMoved ? gone(stage, stage.fid('B')) : gone(stage),
      [`fid:${stage.fid('S')}`]: gone(stage),
      [`eth:${stage.address('ws')}`]: gone(stage),
      [`ens:${nameOf(stage)}`]: gone(stage),
      [`fid:${stage.fid('B')}`]: { before: stage.fid('B'), after: stage.fid('B') },
    }),
  }
}

const forgetSeller = async (stage: Stage, store: Store) =>
  void (await store.people.forget(`fid:${stage.fid('S')}`))

/** Every event of the oracle in which a holder leaves or hides. */
export const leavingEvents: readonly OwnershipEvent[] = [true, false].flatMap((isMoved) => [
  goneEvent('holder deleted', forgetSeller, isMoved),
  goneEvent('holder hidden', hideSeller, isMoved),
])
