import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import { describe, expect, it } from 'vitest'
import { assemble } from '../../../src/people/assemble.ts'
import type { Assembly } from '../../../src/people/assembly.ts'
import {
  ensChannel,
  ensFinding,
  farcasterChannel,
  farcasterFinding,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from '../../../test/contract/store-people.ts'
import { rowName } from './path-grades.ts'

const proven = { grade: { grade: 'proven' } } as const
const confirmed = { grade: { grade: 'confirmed' } } as const
const signature: Proof = {
  method: 'farcaster-verification',
  message: { dataBytes: '0x00', hash: '0x00', signature: '0x00', signer: '0x00' },
}
const custody = (n: number, more: Partial<FoundChannel> = {}) =>
  walletChannel(n, {
    metadata: [{ name: 'custody', value: 'true' }],
    proof: { method: 'farcaster-custody', fid: 1 },
    ...more,
  })

/** What ENS confirms of a wallet. */
const ens = (n: number, name: string): Finding => ({
  ...ensFinding(n, [ensChannel(name, confirmed)]),
  channels: [walletChannel(n, confirmed), ensChannel(name, confirmed)],
})
const farcaster = (
  fid: number,
  channels: FoundChannel[],
  how: Partial<FoundChannel> = {},
): Finding => ({
  ...farcasterFinding(fid, []),
  channels: [farcasterChannel(fid, `user${fid}`, how), ...channels],
})

/** The grades of a person's rows as they are sent to those who ask by a key. */
function gradesBy(person: Assembly | undefined, key: string): Record<string, string> {
  const grades = person?.keys.find((one) => one.key === key)?.grades
  return Object.fromEntries(
    (person?.channels ?? []).map((channel) => {
      const seen = grades?.get(rowName(channel)) ?? channel.verification
      const by = seen && 'by' in seen ? ` by ${seen.by}` : ''
      return [`${channel.type}:${channel.value.toLowerCase()}`, `${seen?.grade ?? 'claim'}${by}`]
    }),
  )
}
const holderOf = (people: Assembly[], key: string) =>
  people.find((one) => one.keys.some((held) => held.key === key))

const npub = 'npub1f49ke5fkzqev4x7j46uajq92f4zan6kcpty5yvm5c3g6wf2dqanqn7qsy2'

/** An account elsewhere that a wallet claims for a person, signed by both. */
function signedAccount(of: string, signer: string): Finding[] {
  const scope = of.startsWith('fid:')
    ? `owner@farcaster:${of.slice(4)}`
    : `owner@ens:${of.slice(4)}`
  const statement = { text: '', address: signer as `0x${string}`, signature: '0x00' as const }
  const base = { checkedAt: 1000, fields: {} }
  const account = { type: 'nostr' as const, value: npub }
  const claim = { by: 'owner' as const, of, statement }
  const proof = { method: 'account-link' as const, claim, names: [of], fetched: [] }
  return [
    {
      ...base,
      source: 'owner',
      scope,
      channels: [
        { ...account, isVerified: false, proof: { method: 'owner-statement', ...statement } },
      ],
    },
    {
      ...base,
      source: 'nostr',
      scope: `nostr@${scope}`,
      channels: [{ ...account, isVerified: true, proof, ...proven }],
    },
  ]
}

describe('the grade of a row', () => {
  const w1 = `wallet:${wallet(1)}`

  it('is that of the weakest link between it and the fid', () => {
    const [person] = assemble([farcaster(3, [walletChannel(1)], proven), ens(1, 'one.eth')])
    expect(gradesBy(person, 'fid:3')).toEqual({
      'farcaster:user3': 'proven',
      [w1]: 'reported by neynar',
      'ens:one.eth': 'reported by neynar',
    })
  })

  it.each([
    [`eth:${wallet(1)}`, 'reported by neynar'],
    ['ens:one.eth', 'confirmed'],
  ])('is that of the weakest link to %s', (key, grade) => {
    const [person] = assemble([farcaster(3, [walletChannel(1)], proven), ens(1, 'one.eth')])
    expect(gradesBy(person, key)).toEqual({
      'farcaster:user3': 'reported by neynar',
      [w1]: grade,
      'ens:one.eth': 'confirmed',
    })
  })

  it('stays where every link is as good', () => {
    const [person] = assemble([farcaster(3, [walletChannel(1, proven)], proven), ens(1, 'one.eth')])
    const grades = { 'farcaster:user3': 'proven', [w1]: 'proven', 'ens:one.eth': 'confirmed' }
    expect(gradesBy(person, 'fid:3')).toEqual(grades)
    expect(gradesBy(person, `eth:${wallet(1)}`)).toEqual(grades)
    expect(gradesBy(person, 'ens:one.eth')).toEqual({
      'farcaster:user3': 'confirmed',
      [w1]: 'confirmed',
      'ens:one.eth': 'confirmed',
    })
  })

  it('is seen from a wallet by what proves it, whatever its own row says', () => {
    const open = custody(1, { proof: signature })
    const found = { ...farcaster(3, [open], proven), provenWallets: [wallet(1)] }
    const [person] = assemble([found])
    expect(gradesBy(person, `eth:${wallet(1)}`)).toEqual({
      'farcaster:user3': 'proven',
      [w1]: 'reported by neynar',
    })
  })

  it('of a wallet without a proof of its own is that of other evidence', () => {
    const row = walletChannel(1, { proof: { method: 'reported', by: 'neynar' } })
    const found = { ...farcaster(3, [], proven), provenWallets: [wallet(1)] }
    const [person] = assemble([{ ...farcasterFinding(3, [row]), scope: 'farcaster:3' }, found])
    expect(gradesBy(person, 'fid:3')[w1]).toBe('proven')
  })

  it.each([
    ['the fid', 'fid:3', 'confirmed'],
    ['a wallet that is proven', `eth:${wallet(2)}`, 'proven'],
    ['the wallet that signed', `eth:${wallet(1)}`, 'confirmed'],
  ])('of an account elsewhere is that of its signer where it is of %s', (_what, of, grade) => {
    const [person] = assemble([
      farcaster(3, [walletChannel(1, { proof: signature }), walletChannel(2, proven)], proven),
      ...signedAccount(of, of === 'fid:3' ? wallet(1) : of.slice('eth:'.length)),
    ])
    const seen = gradesBy(person, 'fid:3')[`nostr:${npub}`]
    expect(seen?.replace('reported by neynar', 'confirmed')).toBe(grade)
  })

  it('of a wallet without a fid is its own, and imported rows are reported', () => {
    const [person] = assemble([ens(1, 'one.eth'), importFinding(profileID(1), [walletChannel(1)])])
    expect(gradesBy(person, 'ens:one.eth')).toEqual({
      [w1]: 'confirmed',
      'ens:one.eth': 'confirmed',
    })
  })
})

describe('a wallet', () => {
  it.each([
    ['signed claim', { proof: signature, since: 1_704_067_200 }],
    ['claim that chains prove', { proof: signature, since: 1_704_067_200, ...proven }],
  ])('belongs to the fid with its %s, whatever a node says of custody since 2021', (_, how) => {
    const liar = { ...farcaster(2, [custody(1, { since: 1_609_459_200 })]), source: 'snapchain' }
    const people = assemble([liar, farcaster(7, [walletChannel(1, how)]), ens(1, 'one.eth')])
    expect(holderOf(people, `eth:${wallet(1)}`)).toBe(holderOf(people, 'fid:7'))
    expect(holderOf(people, 'ens:one.eth')).toBe(holderOf(people, 'fid:7'))
  })

  it('with a primary name is not taken by a report that it is a custody address', () => {
    const people = assemble([farcaster(2, [custody(1)]), ens(1, 'one.eth')])
    expect(holderOf(people, 'ens:one.eth')).not.toBe(holderOf(people, 'fid:2'))
    const known = assemble([farcaster(2, [custody(1, proven)]), ens(1, 'one.eth')])
    expect(holderOf(known, 'ens:one.eth')).toBe(holderOf(known, 'fid:2'))
  })

  it('stays with its fid where an account elsewhere is confirmed', () => {
    const link: Finding = {
      source: 'github',
      scope: 'github@farcaster:3',
      checkedAt: 1000,
      fields: {},
      channels: [
        {
          type: 'github',
          value: 'ada',
          isVerified: true,
          proof: {
            method: 'account-link',
            claim: { by: 'snapchain', of: 'fid:3' },
            names: ['fid:3'],
            fetched: [],
          },
          ...confirmed,
        },
      ],
    }
    const people = assemble([farcaster(3, [walletChannel(1)]), link, ens(1, 'one.eth')])
    expect(holderOf(people, `eth:${wallet(1)}`)).toBe(holderOf(people, 'fid:3'))
  })

  it('that only a vendor reports is not held where the fid’s own records lack it', () => {
    const node = {
      ...farcaster(3, [walletChannel(2, { proof: signature, since: 5 })]),
      source: 'snapchain',
    }
    const people = assemble([farcaster(3, [walletChannel(1)]), node, ens(1, 'one.eth')])
    expect(holderOf(people, 'ens:one.eth')).not.toBe(holderOf(people, 'fid:3'))
    expect(holderOf(people, `eth:${wallet(2)}`)).toBe(holderOf(people, 'fid:3'))
  })

  it('is the primary one where it is known best, whichever source comes first', () => {
    const vendor = farcaster(3, [walletChannel(9)])
    const node = {
      ...farcaster(3, [walletChannel(1, { proof: signature, since: 5 })]),
      source: 'snapchain',
    }
    const [person] = assemble([vendor, node], ['neynar', 'snapchain'])
    expect(person?.walletAddress).toBe(wallet(1))
  })
})

it('takes fields from the best known source, whichever comes first', () => {
  const vendor = { ...farcaster(3, []), fields: { displayName: 'Vendor' } }
  const name: Partial<FoundChannel> = {
    proof: {
      method: 'farcaster-username-proof',
      kind: 'fname',
      name: 'user3',
      owner: wallet(1),
      timestamp: 1,
      signature: '0x00',
    },
  }
  const node = { ...farcaster(3, [], name), source: 'snapchain', fields: { displayName: 'Node' } }
  expect(assemble([vendor, node], ['neynar', 'snapchain'])[0]?.fields.displayName).toBe('Node')
})
