import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { AccountLinkProof } from '@whocast/contract/proof.ts'
import type { AccountFixture } from './fixture.ts'
import { nostrSpoofs } from './nostr-spoofs.ts'
import { DAY, type Links, type Somebody } from './people.ts'

/**
 * A way to get an account confirmed that is not the person's, and whose profile it would stand on.
 */
export interface Spoof {
  name: string
  /** Whether it makes sense for a kind; true where absent. */
  isFor?(fixture: AccountFixture): boolean
  /** Does it; returns whose profile must not have the account as verified. */
  run(links: Links, fixture: AccountFixture): Promise<Somebody>
}

/** Ada claims the account, whose page has this text. */
const says = (name: string, text: (ada: Somebody, mallory: Somebody) => string): Spoof => ({
  name,
  run: async (links) => {
    const { ada, mallory } = links
    links.state.text = text(ada, mallory)
    await links.lookUp(ada)
    return ada
  },
})

/** The page names Ada, and what comes over the wire is altered. */
const sends = (name: string, alter: (links: Links, host: string) => void): Spoof => ({
  name,
  run: async (links, fixture) => {
    const { ada } = links
    links.state.text = ada.token
    for (const host of Object.keys(fixture.sites(links.state))) alter(links, host)
    await links.lookUp(ada)
    return ada
  },
})

/** Every kind is tried by each of them that is for it. */
export const spoofs: Spoof[] = [
  ...nostrSpoofs,
  says('only the record names the account', () => `gm`),
  {
    name: 'only the account names the person',
    run: async (links) => {
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada, { isClaimed: false })
      return ada
    },
  },
  {
    name: "somebody claims another person's account",
    run: async (links) => {
      const { ada, mallory } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      await links.lookUp(mallory)
      return mallory
    },
  },
  says('a name that begins the same', (ada) => `eth:${ada.fname}b.eth`),
  says('a name that ends the same', (ada) => `eth:x${ada.ens}`),
  says('a hyphen before it', (ada) => `eth:not-${ada.ens}`),
  says('a subname', (ada) => `whocast:x.${ada.ens}`),
  says('a name below it', (ada, mallory) => `whocast:${ada.ens}.${mallory.ens}`),
  says('a domain that begins with it', (ada) => `whocast:${ada.ens}.limo.evil.example`),
  says('an address of mail', (ada) => `eth:${ada.ens}@evil.example`),
  says(
    'a Farcaster name that begins the same',
    (ada) => `https://farcaster.xyz/${ada.fname}lovelace`,
  ),
  says('a cast of the person', (ada) => `https://farcaster.xyz/${ada.fname}/0x12345678`),
  says(
    'a profile in a query',
    (ada) => `https://evil.example/?u=https://farcaster.xyz/${ada.fname}`,
  ),
  says('a profile as a user name', (ada) => `https://farcaster.xyz@evil.example/${ada.fname}`),
  says('a host that begins with it', (ada) => `https://farcaster.xyz.evil.example/${ada.fname}`),
  says('a fid that begins the same', (ada) => `fid:${ada.fid}1`),
  says('a fid with leading zeros', (ada) => `fid:0${ada.fid}`),
  says('a longer number', (ada) => `${ada.wallet}0`),
  says('a shorter number', (ada) => `${ada.wallet.slice(0, -1)}`),
  says('the page of another service', (ada) => `https://other.example/fid/${ada.fid}`),
  says('a bare Farcaster name', (ada) => `${ada.fname}, or @${ada.fname}`),
  says('a Cyrillic letter', (ada) => `eth:\u0430${ada.ens.slice(1)}`),
  says(
    'a character that is not seen',
    (ada) => `eth:${ada.ens.slice(0, 2)}\u200b${ada.ens.slice(2)}`,
  ),
  says('full-width letters', (ada) => `eth:${ada.fname}.\uff45\uff54\uff48`),
  says('two people', (ada) => `${ada.token} and eth:bob.eth`),
  says(
    'two people, one by an address',
    (ada, mallory) => `${ada.token} https://whocast.test/eth/${mallory.wallet}`,
  ),
  says(
    'two people, one by a fid',
    (ada, mallory) => `${ada.token} (https://whocast.test/fid/${mallory.fid})`,
  ),
  says('two people, one by a URL', (ada, mallory) => `${ada.token}, fc:@${mallory.fname}!`),
  says('a quoted token', (ada) => `"${ada.token}"`),
  says('a token glued to a word', (ada) => `not-${ada.token}`),
  says('a token within a URL', (ada) => `https://evil.example/${ada.token}`),
  says('a longer Farcaster name', (ada) => `fc:@${ada.fname}-fan`),
  says('a Kelvin sign', (ada) => `fc:@${ada.fname}\u212a`),
  {
    name: 'the link of the person, and of another',
    isFor: ({ hasNoLink }) => !hasNoLink,
    run: async (links) => {
      const { ada, mallory } = links
      links.state.text = mallory.token
      links.state.link = `https://farcaster.xyz/${ada.fname}`
      await links.lookUp(ada)
      return ada
    },
  },
  sends('a redirect to another host', ({ sites }, host) => {
    const before = sites.hosts.get(host)
    if (before) sites.hosts.set('evil.example', before)
    sites.hosts.set(host, ({ path }) => ({
      status: 302,
      headers: { location: `https://evil.example${path}` },
    }))
  }),
  sends('another content type', ({ sites }, host) => {
    const before = sites.hosts.get(host)
    sites.hosts.set(host, (request) => ({
      ...before?.(request),
      headers: { 'content-type': 'image/png' },
    }))
  }),
  sends('a body without end', ({ sites }, host) => {
    const before = sites.hosts.get(host)
    const tail = Buffer.alloc(300 * 1024, ' ')
    sites.hosts.set(host, (request) => {
      const answer = before?.(request)
      return { ...answer, body: Buffer.concat([Buffer.from(String(answer?.body ?? '')), tail]) }
    })
  }),
  sends('an error with the right body', ({ sites }, host) => {
    const before = sites.hosts.get(host)
    sites.hosts.set(host, (request) => ({ ...before?.(request), status: 500 }))
  }),
  sends('half an answer', ({ sites }, host) => {
    const before = sites.hosts.get(host)
    sites.hosts.set(host, (request) => {
      const answer = before?.(request)
      return { ...answer, body: String(answer?.body ?? '').slice(0, 12) }
    })
  }),
  {
    name: 'a renamed account, whose name another took',
    isFor: ({ hasNumbers, isNeverRenamed }) => hasNumbers && !isNeverRenamed,
    run: async (links) => {
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      links.state.holder = 2
      links.pass(DAY + 1)
      links.restart()
      await links.lookUp(ada)
      return ada
    },
  },
  {
    name: 'a renamed account, checked a second time',
    isFor: ({ hasNumbers, isNeverRenamed }) => hasNumbers && !isNeverRenamed,
    run: async (links) => {
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      links.state.holder = 2
      for (const _ of [1, 2]) {
        links.pass(DAY + 1)
        links.restart()
        await links.lookUp(ada)
      }
      return ada
    },
  },
  {
    name: 'an account that is gone',
    run: async (links) => {
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      links.state.isGone = true
      links.pass(DAY + 1)
      await links.lookUp(ada)
      return ada
    },
  },
  {
    name: 'a record that was changed since',
    run: async (links) => {
      const { ada } = links
      links.state.text = ada.token
      await links.lookUp(ada)
      links.pass(301)
      await links.lookUp(ada, { isClaimed: false })
      return ada
    },
  },
  {
    name: 'a row of a file',
    run: async (links, { claim }) => {
      const { ada } = links
      await links.lookUp(ada)
      const proof: AccountLinkProof = {
        method: 'account-link',
        claim: { by: 'ens', of: `eth:${ada.wallet}` },
        names: [`fid:${ada.fid}`],
        fetched: [],
      }
      const row: FoundChannel = { ...claim, isVerified: true, grade: { grade: 'confirmed' }, proof }
      const scope = links.scopeOf(ada)
      const finding: Finding = {
        source: claim.type,
        scope,
        checkedAt: links.now(),
        fields: {},
        channels: [row],
      }
      await links.people.save([{ ...finding, isHearsay: true }], { refreshAt: null })
      return ada
    },
  },
]
