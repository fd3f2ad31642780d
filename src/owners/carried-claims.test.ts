import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { github } from '../../test/accounts/github.ts'
import { type OwnerWorld, useOwner } from '../../test/accounts/owner.ts'
import { ORIGIN, recordsOf, startLinks, startWorld } from '../../test/accounts/people.ts'
import { exported, type ImportedOptions, imported, takeIn } from '../../test/moved.ts'
import { ownerBrowser } from '../../test/owner.ts'
import { createTestService } from '../../test/service.ts'
import type { Store } from '../main/stores.ts'

const mallory = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const first = { type: 'github', value: 'Ada-L' }
const second = { type: 'npm', value: 'ada-l' }

let { world, links, browser, owner } = {} as OwnerWorld
useOwner((given) => {
  ;({ world, links, browser, owner } = given)
})

const scope = () => `owner@farcaster:${links.ada.fid}`
const options = (): ImportedOptions => ({ now: world.now() })

async function claim(account: object, signer = owner, by = browser): Promise<void> {
  world.pass(5)
  const asked = await by.send('POST', '/me/statement', { account })
  const { message } = (await asked.json()) as { message: string }
  expect(
    (
      await by.send('POST', '/me/accounts', {
        message,
        signature: await signer.signMessage({ message }),
      })
    ).status,
  ).toBe(200)
}

/** The line of Ada alone. */
async function lineOfAda(store: Store = world.store): Promise<string> {
  const lines = (await exported(store))
    .split('\n')
    .filter((line) => line.includes(`"farcaster:${links.ada.fid}"`))
  expect(lines).toHaveLength(1)
  return `${lines[0]}\n`
}

const claimsIn = async (store: Store) => {
  const [record] = await store.people.findingsUnder([scope()])
  return (record?.channels ?? []).map(({ type, value }) => `${type}:${value}`)
}

describe('accounts that an owner claims by statements move with them', () => {
  it('are claims at once, are confirmed by reading the account again, and are exported the same', async () => {
    links.state.text = links.ada.token
    await claim(first)
    const line = await lineOfAda()
    const { store, notes, rejected, close } = await imported(line, options())
    expect([notes, rejected]).toEqual([[], []])
    expect(await exported(store)).toBe(line)
    const row = async () => {
      const [found] = await store.people.find(`fid:${links.ada.fid}`, { proof: true })
      return found?.profile.channels.find(({ type }) => type === 'github')
    }
    expect(await row()).toMatchObject({
      isVerified: false,
      source: 'owner',
      proof: { method: 'owner-statement' },
    })
    const [record] = await store.people.findingsUnder([scope()])
    if (!record) throw new Error('no record')
    const there = startLinks({ ...world, people: store.people }, github)
    there.state.text = links.ada.token
    await there
      .keeper()
      .follow(
        [record],
        async (better) => void (await store.people.save(better, { refreshAt: null })),
      )
    expect(await row()).toMatchObject({
      isVerified: true,
      source: 'github',
      proof: { claim: { by: 'owner' } },
    })
    await close()
  })

  it.each([
    [
      'altered',
      (line: string) =>
        line.replace('urn:whocast:account:npm:ada-l', 'urn:whocast:account:npm:ada-x'),
    ],
    [
      'about another account than the row',
      (line: string) => line.replace('"value":"ada-l"', '"value":"ada-x"'),
    ],
    [
      'of another address',
      (line: string) => line.replaceAll(owner.address.toLowerCase(), mallory.address.toLowerCase()),
    ],
    [
      'about another person',
      (line: string) =>
        line.replace(`owner@farcaster:${links.ada.fid}`, `owner@farcaster:${links.mallory.fid}`),
    ],
  ])(
    'a statement that is %s is left out, with a note; the person is taken',
    async (_what, alter) => {
      await claim(second)
      const { store, notes, rejected, close } = await imported(alter(await lineOfAda()), options())
      expect(notes.join()).toMatch(/npm ada-[lx]: no statement of its owner that holds; left out/)
      expect(rejected).toEqual([])
      expect(await claimsIn(store)).toEqual([])
      expect(await store.people.find(`fid:${links.ada.fid}`)).toHaveLength(1)
      await close()
    },
  )

  it('a good statement by another person is left out, also where a file says that the wallet is theirs', async () => {
    await claim(second)
    const line = await lineOfAda()
    // Mallory's wallet stands in the place of Ada's in the file, and she signs as if she were Ada.
    links.ada.wallet = mallory.address.toLowerCase() as `0x${string}`
    const elsewhere = await startWorld()
    const theirs = await createTestService({
      baseUrl: ORIGIN,
      store: elsewhere.store,
      clock: world.clock,
    })
    await elsewhere.people.save(recordsOf(links.ada, [], world.now()), { refreshAt: null })
    const hers = ownerBrowser(theirs.request, ORIGIN, mallory)
    await hers.signIn()
    const asked = await hers.send('POST', '/me/statement', {
      account: { type: 'npm', value: 'mallory' },
    })
    const { message } = (await asked.json()) as { message: string }
    const signature = await mallory.signMessage({ message })
    const forged = line
      .replaceAll(owner.address.toLowerCase(), mallory.address.toLowerCase())
      .replace('"value":"ada-l"', '"value":"mallory"')
      .replace(/"text":"(?:[^"\\]|\\.)*"/, `"text":${JSON.stringify(message)}`)
      .replace(/"signature":"0x[0-9a-f]+"/, `"signature":"${signature}"`)
    world.pass(5)
    const { notes, rejected } = await takeIn(world.store, forged, options())
    expect(rejected).toEqual([])
    expect(notes).toEqual([
      expect.stringMatching(/^npm mallory: .* not known to be theirs.*; left out$/),
    ])
    expect(await claimsIn(world.store)).toEqual(['npm:ada-l'])
    await theirs.close()
    await elsewhere.close()
  })

  it('what was withdrawn since stays withdrawn, and a newer export takes back what was withdrawn in it', async () => {
    await claim(first)
    await claim(second)
    const older = await lineOfAda()
    await claim({ ...first, isWithdrawn: true })
    const newer = await lineOfAda()
    expect((await takeIn(world.store, older, options())).rejected).toEqual([])
    expect(await claimsIn(world.store)).toEqual(['npm:ada-l'])
    const { store, close } = await imported(older, options())
    expect(await claimsIn(store)).toEqual(['github:Ada-L', 'npm:ada-l'])
    await takeIn(store, newer, options())
    expect(await claimsIn(store)).toEqual(['npm:ada-l'])
    await claim({ ...second, isWithdrawn: true })
    const none = await lineOfAda()
    await takeIn(store, none, options())
    expect(await claimsIn(store)).toEqual([])
    expect(await exported(store)).toBe(none)
    await close()
  })

  it('a withdrawn statement in a file that calls itself newer is not taken again', async () => {
    await claim(first)
    const older = await lineOfAda()
    await claim({ ...first, isWithdrawn: true })
    await claim(second)
    world.pass(60)
    const later = new Date(world.now() * 1000).toISOString().replace('.000Z', 'Z')
    const replayed = older.replace(
      /("source":"owner","scope":"[^"]+","checkedAt":)"[^"]+"/,
      `$1"${later}"`,
    )
    expect(replayed).not.toBe(older)
    await takeIn(world.store, replayed, options())
    expect(await claimsIn(world.store)).not.toContain('github:Ada-L')
  })

  it('of who asked to be forgotten nothing is taken', async () => {
    await claim(second)
    const line = await lineOfAda()
    await world.people.forget(`fid:${links.ada.fid}`)
    expect(await takeIn(world.store, line, options())).toMatchObject({
      notes: [],
      rejected: [],
      leftOut: 1,
    })
    expect(await world.people.findingsUnder([scope()])).toEqual([])
  })
})
