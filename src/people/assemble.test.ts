import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ensChannel,
  ensFinding,
  farcasterChannel,
  farcasterFinding,
  handleChannel,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from '../../test/contract/store-people.ts'
import { assemble } from './assemble.ts'
import type { Assembly } from './assembly.ts'

const keysOf = (assembly: Assembly | undefined) => assembly?.keys.map(({ key }) => key)
const holderOf = (assemblies: Assembly[], key: string) =>
  assemblies.find((assembly) => assembly.keys.some((k) => k.key === key))

const claim: Proof = {
  method: 'farcaster-verification',
  message: { dataBytes: '0x00', hash: '0x00', signature: '0x00', signer: '0x00' },
}
/** A fid that has the name `held`. */
const named = (fid: number, how: Partial<FoundChannel>, checkedAt: number): Finding => ({
  ...farcasterFinding(fid, []),
  channels: [farcasterChannel(fid, 'held', how)],
  checkedAt,
})
const usernameProof = (name: string, timestamp: number): Proof => ({
  method: 'farcaster-username-proof',
  kind: 'fname',
  name,
  owner: wallet(1),
  timestamp,
  signature: '0x00',
})

describe('assemble', () => {
  test('makes no people without findings', () => {
    expect(assemble([])).toEqual([])
  })

  test.each(['', ' ', '\u200b\u3164', '\u2800'])(
    'shows the next text in place of one of which nothing can be seen: %j',
    (blank) => {
      const first = { ...farcasterFinding(3, []), fields: { displayName: blank, bio: blank } }
      const second = { ...first, source: 'neynar', fields: { displayName: 'Ada' } }
      const [person] = assemble([{ ...first, source: 'snapchain' }, second], ['snapchain'])
      expect(person?.fields).toEqual({ displayName: 'Ada' })
      expect(assemble([first])[0]?.fields).toEqual({})
    },
  )

  test('joins by a fid and by a wallet that both prove, over several steps', () => {
    const people = assemble([
      ensFinding(1, [ensChannel('one.eth')]),
      farcasterFinding(3, [walletChannel(1), walletChannel(2)]),
      { ...farcasterFinding(3, [handleChannel('three', true)]), source: 'snapchain' },
      ensFinding(2, [ensChannel('two.eth')]),
      ensFinding(9, []),
    ])
    expect(people).toHaveLength(2)
    expect(keysOf(people[0])).toEqual(
      expect.arrayContaining([
        'fid:3',
        'fname:user3',
        `eth:${wallet(1)}`,
        `eth:${wallet(2)}`,
        'ens:one.eth',
        'ens:two.eth',
        'twitter:three',
      ]),
    )
  })

  test('takes each field from the most trusted source that has it, then from the newest', () => {
    const [person] = assemble(
      [
        farcasterFinding(3, [walletChannel(1)], { fields: { displayName: 'Farcaster' } }),
        ensFinding(1, [], { fields: { displayName: 'ENS', bio: 'from ENS' }, checkedAt: 5000 }),
        importFinding(profileID(1), [walletChannel(1)], {
          fields: { bio: 'imported', location: 'imported' },
          checkedAt: 9000,
        }),
      ],
      ['neynar', 'ens'],
    )
    expect(person?.fields).toEqual({
      displayName: 'Farcaster',
      bio: 'from ENS',
      location: 'imported',
    })
    expect(person?.updatedAt).toBe(9000)
  })

  test('a verified channel beats a claim of the same account, even from a less trusted source', () => {
    const [person] = assemble(
      [
        farcasterFinding(3, [handleChannel('Jack', false)]),
        { ...farcasterFinding(3, [handleChannel('jack', true)]), source: 'late' },
      ],
      ['neynar', 'late'],
    )
    expect(person?.channels.filter((c) => c.type === 'twitter')).toMatchObject([
      { value: 'jack', isVerified: true, source: 'late' },
    ])
  })

  test('wallets are shown with their checksum and found in lower case', () => {
    const [person] = assemble([ensFinding(0xab, [])])
    expect(person?.walletAddress).toBe(wallet(0xab))
    expect(person?.channels[0]?.value).toMatch(/^0x0{38}(Ab|aB|AB|ab)$/)
  })

  test('is the same whatever the order of the findings', () => {
    const findings = [
      farcasterFinding(1, [walletChannel(1), walletChannel(5)]),
      farcasterFinding(2, [walletChannel(1), walletChannel(2)]),
      ensFinding(1, [ensChannel('a.eth')]),
      ensFinding(2, [ensChannel('a.eth')]),
      importFinding(profileID(1), [walletChannel(1), walletChannel(2)]),
      importFinding(profileID(2), [walletChannel(5), walletChannel(6)]),
      importFinding(profileID(3), [walletChannel(6), walletChannel(2)]),
    ]
    const seen = (people: Assembly[]) =>
      people
        .map((person) => JSON.stringify([keysOf(person), person.findings.map((f) => f.scope)]))
        .sort()
    const expected = seen(assemble(findings))
    fc.assert(
      fc.property(fc.shuffledSubarray(findings, { minLength: findings.length }), (shuffled) => {
        expect(seen(assemble(shuffled))).toEqual(expected)
      }),
    )
  })

  test('no exclusive key is held twice, no person has two fids, no finding is lost', () => {
    const someChannel: fc.Arbitrary<FoundChannel> = fc.oneof(
      fc
        .record({ n: fc.integer({ min: 1, max: 6 }), ok: fc.boolean() })
        .map(({ n, ok }) => walletChannel(n, { isVerified: ok })),
      fc
        .record({ n: fc.integer({ min: 1, max: 4 }), name: fc.constantFrom('a', 'b') })
        .map(({ n, name }) => farcasterChannel(n, name)),
      fc
        .record({ name: fc.constantFrom('a.eth', 'b.eth'), ok: fc.boolean() })
        .map(({ name, ok }) => ensChannel(name, { isVerified: ok })),
      fc.boolean().map((ok) => handleChannel('jack', ok)),
    )
    const someFinding: fc.Arbitrary<Finding> = fc.record({
      source: fc.constantFrom('neynar', 'ens', 'import'),
      scope: fc.constantFrom(
        'farcaster:1',
        'farcaster:2',
        `ens:${wallet(1)}`,
        `ens:${wallet(2)}`,
        'import:x',
        'upstream:y',
      ),
      checkedAt: fc.constantFrom(1000, 1001),
      fields: fc.constant({}),
      channels: fc.array(someChannel, { maxLength: 6 }),
    })
    fc.assert(
      fc.property(fc.array(someFinding, { maxLength: 8 }), (findings) => {
        const people = assemble(findings)
        const exclusive = people.flatMap((person) =>
          person.keys.filter((key) => key.isExclusive).map(({ key }) => key),
        )
        expect(new Set(exclusive).size).toBe(exclusive.length)
        for (const person of people)
          expect(
            person.keys.filter(({ key }) => key.startsWith('fid:')).length,
          ).toBeLessThanOrEqual(1)
        expect(people.flatMap((person) => person.findings)).toHaveLength(findings.length)
        for (const person of people)
          for (const { key, isVerified } of person.keys)
            if (/^(eth|fid|ens|fname):/.test(key)) expect(isVerified).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('a source that failed in the newest refresh of a scope is silent', () => {
    const [person] = assemble([
      farcasterFinding(3, [handleChannel('old', true)], { checkedAt: 1000 }),
      farcasterFinding(3, [handleChannel('new', true)], { checkedAt: 2000, source: 'snapchain' }),
    ])
    expect(person?.channels.map((c) => c.value)).toEqual(['user3', 'new'])
  })

  test('channels that are private by type need their owner’s word', () => {
    const found = { ...handleChannel('me@example.org', true), type: 'email' } as const
    expect(assemble([ensFinding(1, [found])])[0]?.channels).toHaveLength(1)
    expect(assemble([ensFinding(1, [{ ...found, isPublished: true }])])[0]?.channels).toHaveLength(
      2,
    )
  })
})

describe('assemble under attack', () => {
  const famous = farcasterFinding(3, [walletChannel(3), handleChannel('famous', true)], {
    fields: { displayName: 'Famous' },
  })

  test('a claimed handle never joins, and is listed after verified ones', () => {
    const people = assemble([
      famous,
      ensFinding(66, [ensChannel('evil.eth'), handleChannel('famous', false)], {
        fields: { displayName: 'Evil' },
      }),
    ])
    expect(people).toHaveLength(2)
    expect(
      people.map((person) => person.keys.find(({ key }) => key === 'twitter:famous')?.isVerified),
    ).toEqual([true, false])
  })

  test('unverified wallets, names and fids have no key at all', () => {
    const [person] = assemble([
      ensFinding(66, [
        walletChannel(3, { isVerified: false }),
        ensChannel('famous.eth', { isVerified: false }),
        farcasterChannel(3, 'user3', { isVerified: false }),
      ]),
    ])
    expect(keysOf(person)).toEqual([`eth:${wallet(66)}`])
    expect(person?.channels.filter((c) => c.isVerified)).toHaveLength(1)
  })

  test("another person's name in a bio changes nothing", () => {
    const people = assemble([
      famous,
      farcasterFinding(66, [], {
        fields: { displayName: 'Famous', bio: 'I am fid 3, famous.eth' },
      }),
    ])
    expect(people.map((person) => person.fields.bio)).toEqual([undefined, 'I am fid 3, famous.eth'])
  })

  test('of two fids that claim one wallet the one with a proof has it', () => {
    const people = assemble([
      farcasterFinding(1, [
        walletChannel(7, { proof: { method: 'reported', by: 'neynar' }, since: 1 }),
      ]),
      farcasterFinding(2, [walletChannel(7, { proof: claim, since: 9 })]),
      ensFinding(7, [ensChannel('seven.eth')]),
    ])
    expect(people).toHaveLength(2)
    expect(keysOf(holderOf(people, `eth:${wallet(7)}`))).toContain('fid:2')
    expect(keysOf(holderOf(people, 'ens:seven.eth'))).toContain('fid:2')
    expect(holderOf(people, 'fid:1')?.walletAddress).toBeUndefined()
    // Without a proof of its own the other's link is a mere claim.
    expect(holderOf(people, 'fid:1')?.channels.find((c) => c.type === 'wallet')).toMatchObject({
      isVerified: false,
    })
  })

  test('a handle whose confirmation names a lost wallet leads to nobody', () => {
    const scope = `ens:${wallet(7)}`
    const account: Proof = {
      method: 'account-link',
      claim: { of: `eth:${wallet(7)}`, by: 'owner' },
      names: [`eth:${wallet(7)}`],
      fetched: [],
    }
    const bluesky = { type: 'bluesky', value: 'held.example' } as const
    const people = assemble([
      // A contract of one chain; the ENS name resolves to the address on another.
      farcasterFinding(3, [walletChannel(7, { proof: claim, contractChainId: 8453 })]),
      ensFinding(7, [ensChannel('seven.eth')]),
      {
        ...ensFinding(7, [], { scope: `owner@${scope}` }),
        source: 'owner',
        channels: [{ ...bluesky, isVerified: false }],
      },
      {
        ...ensFinding(7, [], { scope: `bluesky@owner@${scope}` }),
        source: 'bluesky',
        channels: [{ ...bluesky, isVerified: true, grade: { grade: 'proven' }, proof: account }],
      },
    ])
    const loser = holderOf(people, 'ens:seven.eth')
    expect(loser?.channels.find(({ type }) => type === 'bluesky')?.isVerified).toBe(false)
    expect(loser?.keys.find(({ key }) => key === 'bluesky:held.example')?.isVerified).toBe(false)
  })

  test('of two proofs the older one holds the wallet, then the lower fid', () => {
    const older = assemble([
      farcasterFinding(1, [walletChannel(7, { proof: claim, since: 9 })]),
      farcasterFinding(2, [walletChannel(7, { proof: claim, since: 5 })]),
    ])
    expect(keysOf(holderOf(older, `eth:${wallet(7)}`))).toContain('fid:2')
    const lower = assemble([
      farcasterFinding(2, [walletChannel(7)]),
      farcasterFinding(1, [walletChannel(7)]),
    ])
    expect(keysOf(holderOf(lower, `eth:${wallet(7)}`))).toContain('fid:1')
  })

  test('a contract is an account of one chain', () => {
    const name = (coinType: number, contractChainId?: number) => {
      const resolution = { chainId: 1, coinType, blockNumber: 1, address: wallet(1) }
      const proof = { method: 'ens-forward-reverse', name: 'treasury.eth', ...resolution } as const
      const finding = ensFinding(1, [ensChannel('treasury.eth', { proof })])
      const [row, ...rows] = finding.channels
      const own = { ...row, ...(contractChainId ? { contractChainId } : {}) } as FoundChannel
      return { ...finding, channels: [own, ...rows] }
    }
    const fidWith = (more: Partial<FoundChannel>) =>
      farcasterFinding(3, [{ ...walletChannel(1), ...more }])
    const joins = (finding: Finding, more: Partial<FoundChannel>) =>
      holderOf(assemble([finding, fidWith(more)]), 'ens:treasury.eth')?.keys.some(
        ({ key }) => key === 'fid:3',
      )
    const [ethereum, base] = [60, 2_147_492_101]
    // Signed by a contract at the same address on another chain.
    expect(joins(name(ethereum, 1), { contractChainId: 8453 })).toBe(false)
    expect(joins(name(ethereum), { contractChainId: 8453 })).toBe(false)
    // A key elsewhere, or Farcaster's custody of the address on Optimism.
    expect(joins(name(ethereum, 1), {})).toBe(false)
    expect(joins(name(ethereum, 1), { contractChainId: 1 })).toBe(true)
    expect(joins(name(base), { contractChainId: 8453 })).toBe(true)
    expect(joins(name(base), { contractChainId: 10 })).toBe(false)
    expect(joins(name(base), {})).toBe(true)
    expect(joins(name(ethereum), {})).toBe(true)
  })

  test('a finding without a fid does not bridge two fids', () => {
    const people = assemble([
      farcasterFinding(1, [walletChannel(1)]),
      farcasterFinding(2, [walletChannel(2)]),
      { ...importFinding(profileID(1), [walletChannel(1), walletChannel(2)]), scope: 'upstream:x' },
    ])
    expect(people).toHaveLength(2)
    expect(keysOf(holderOf(people, `eth:${wallet(2)}`))).toContain('fid:2')
    expect(holderOf(people, 'fid:1')?.channels.filter((c) => c.type === 'wallet')).toMatchObject([
      { isVerified: true },
      { isVerified: false },
    ])
  })

  test('a finding that names two fids speaks of the first only', () => {
    const people = assemble([farcasterFinding(1, [farcasterChannel(3, 'user3')]), famous])
    expect(people).toHaveLength(2)
    expect(keysOf(holderOf(people, 'fid:3'))).toContain(`eth:${wallet(3)}`)
    expect(holderOf(people, 'fid:1')?.channels).toHaveLength(1)
  })

  test('a Farcaster name that moved belongs to the newer proof, however lately the older one was fetched', () => {
    const name = (fid: number, timestamp: number, checkedAt: number): Finding => ({
      ...farcasterFinding(fid, []),
      channels: [farcasterChannel(fid, 'moved', { proof: usernameProof('moved', timestamp) })],
      checkedAt,
    })
    const people = assemble([name(1, 100, 9000), name(2, 200, 1000)])
    expect(keysOf(holderOf(people, 'fname:moved'))).toContain('fid:2')
    expect(keysOf(holderOf(people, 'fid:1'))).toEqual(['fid:1'])
  })

  test('a name that a proof gives to one is not taken by a report of another, however lately that was heard', () => {
    const proof = usernameProof('held', 100)
    const report: Proof = { method: 'reported', by: 'neynar' }
    for (const how of [
      { proof },
      { proof, grade: { grade: 'proven' } },
      { proof, grade: { grade: 'confirmed' } },
    ] as const) {
      const people = assemble([named(1, how, 1000), named(2, { proof: report }, 9000)])
      expect(keysOf(holderOf(people, 'fname:held'))).toContain('fid:1')
      expect(keysOf(holderOf(people, 'fid:2'))).toEqual(['fid:2'])
    }
  })

  test('a proof that an import brought outweighs no report of a source', () => {
    const word = {
      proof: usernameProof('held', 100),
      grade: { grade: 'reported', by: 'import' },
    } as const
    const people = assemble([
      named(1, word, 1000),
      named(2, { proof: { method: 'reported', by: 'neynar' } }, 2000),
    ])
    expect(keysOf(holderOf(people, 'fname:held'))).toContain('fid:2')
  })

  test('a name that was sold goes to the buyer, however well the seller once proved it', () => {
    const proven = { grade: { grade: 'proven' } } as const
    const confirmed = { grade: { grade: 'confirmed' } } as const
    const seller = ensFinding(1, [{ ...ensChannel('sold.eth'), ...proven }])
    const buyer = ensFinding(2, [{ ...ensChannel('sold.eth'), ...confirmed }], { checkedAt: 2000 })
    expect(holderOf(assemble([seller, buyer]), 'ens:sold.eth')?.walletAddress).toBe(wallet(2))
  })

  test.each([1, 2, 38])(
    'a name that one vendor reports to have moved waits for the registry, %i days',
    (days) => {
      const report: Proof = { method: 'reported', by: 'neynar' }
      const at = 1_760_000_000
      const proof = usernameProof('held', 100)
      const people = assemble([
        { ...named(1, { proof }, at - days * 86_400), source: 'snapchain' },
        { ...farcasterFinding(1, []), checkedAt: at },
        named(2, { proof: report }, at),
      ])
      expect(keysOf(holderOf(people, 'fname:held'))).toContain('fid:1')
      expect(holderOf(people, 'fid:2')?.claims).toMatchObject([{ key: 'fname:held' }])
    },
  )

  test('an ENS name that moved stays with its former holder as a claim only', () => {
    const people = assemble([
      ensFinding(1, [ensChannel('a.eth')]),
      ensFinding(2, [ensChannel('a.eth')], { checkedAt: 1001 }),
    ])
    expect(holderOf(people, 'ens:a.eth')?.walletAddress).toBe(wallet(2))
    expect(holderOf(people, `eth:${wallet(1)}`)?.channels[1]).toMatchObject({
      value: 'a.eth',
      isVerified: false,
    })
  })

  test('look-alike names are other names', () => {
    const people = assemble([
      ensFinding(1, [ensChannel('vitalik.eth')]),
      ensFinding(2, [ensChannel('vıtalik.eth')]),
    ])
    expect(people).toHaveLength(2)
    expect(holderOf(people, 'ens:vitalik.eth')?.walletAddress).toBe(wallet(1))
  })

  test('a wallet that is none is left out', () => {
    const [person] = assemble([
      ensFinding(1, [{ type: 'wallet', value: '0xnothing', isVerified: true }]),
    ])
    expect(person?.channels).toHaveLength(1)
  })

  test('fields named like parts of an object are harmless', () => {
    const fields = JSON.parse(
      '{"__proto__": {"isAdmin": true}, "constructor": "x"}',
    ) as Finding['fields']
    const [person] = assemble([ensFinding(1, [], { fields })])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    expect((person as unknown as { isAdmin?: boolean } | undefined)?.isAdmin).toBeUndefined()
  })
})
