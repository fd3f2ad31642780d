import { type Event, eventOf, keyOf, names, profileOf, RELAY, relay, toLine } from './nostr.ts'
import type { Links, Somebody } from './people.ts'
import type { Spoof } from './spoofs.ts'

const isFor: Spoof['isFor'] = ({ kind }) => kind.type === 'nostr'

/** Ada claims the name; the relay has these events, or is what `prepare` makes of it. */
const serves = (
  name: string,
  events: (links: Links) => Event[],
  prepare: (links: Links, found: Event[]) => void = () => {},
): Spoof => ({
  name: `Nostr: ${name}`,
  isFor,
  run: async (links): Promise<Somebody> => {
    const found = events(links)
    links.sites.hosts.set(
      RELAY,
      relay(() => found),
    )
    prepare(links, found)
    await links.lookUp(links.ada)
    return links.ada
  },
})

/** The event names Ada, and is altered after it was signed. */
const alters = (name: string, alter: (event: Event) => Partial<Event>): Spoof =>
  serves(name, ({ ada }) => {
    const event = profileOf(ada.token)
    return [{ ...event, ...alter(event) }]
  })

/** The relay answers by these messages, of an event that names Ada. */
const answers = (name: string, messages: (event: Event) => unknown[]): Spoof =>
  serves(
    name,
    ({ ada }) => [profileOf(ada.token)],
    ({ sites }, [event]) =>
      sites.hosts.set(RELAY, ({ body }) =>
        body === ''
          ? {}
          : {
              body: messages(event as Event)
                .map(toLine)
                .join('\n'),
            },
      ),
  )

/** A relay for every author, as one that lies is. */
const anyRelay = (links: Links, events: Event[]) =>
  links.sites.hosts.set(RELAY, ({ body }) =>
    body === ''
      ? {}
      : {
          body: [...events.map((event) => ['EVENT', 'whocast', event]), ['EOSE', 'whocast']]
            .map(toLine)
            .join('\n'),
        },
  )

const tagged = (name: string, tags: (ada: Somebody, mallory: Somebody) => string[][]): Spoof =>
  serves(name, ({ ada, mallory }) => [profileOf('gm', { tags: tags(ada, mallory) })])

/** What only Nostr can be tried by. */
export const nostrSpoofs: Spoof[] = [
  serves("another key's event", ({ ada }) => [profileOf(ada.token, { holder: 2 })], anyRelay),
  alters("another key's signature", () => ({ sig: profileOf('gm', { holder: 2 }).sig })),
  alters('the signature of an older event', () => ({ sig: profileOf('gm').sig })),
  alters('another ID', () => ({ id: profileOf('gm').id })),
  alters('the text was altered', ({ content }) => ({ content: content.replace('"Ada"', '"Eve"') })),
  alters('the date was altered', ({ created_at: at }) => ({ created_at: at + 1 })),
  alters('a tag was added', () => ({ tags: [['i', 'fid:3', '']] })),
  alters('no signature', () => ({ sig: '' })),
  serves(
    'an event of another, whose author was replaced',
    ({ ada }) => [{ ...profileOf(ada.token, { holder: 2 }), pubkey: keyOf(1) }],
    anyRelay,
  ),
  serves('an event of tomorrow', ({ ada, now }) => [profileOf(ada.token, { at: now() + 601 })]),
  serves('an older event, which was replaced', ({ ada }) => [
    profileOf(ada.token, { at: 1_770_000_000 }),
    profileOf('gm', { at: 1_780_000_000 }),
  ]),
  serves(
    'a post in place of the profile',
    ({ ada }) => [profileOf(ada.token, { kind: 1 })],
    anyRelay,
  ),
  serves('the profile uses another name', ({ ada }) => [
    profileOf(ada.token, {}, 'ada@other.example'),
  ]),
  serves('the profile uses a name that begins the same', ({ ada }) => [
    profileOf(ada.token, {}, 'ada@nostr.example.evil'),
  ]),
  serves('the profile uses no name', ({ ada }) => [profileOf(ada.token, {}, null)]),
  serves(
    'the name is given to another key',
    ({ ada }) => [profileOf(ada.token)],
    ({ sites }) =>
      sites.hosts.set(
        'nostr.example',
        names(() => keyOf(2)),
      ),
  ),
  serves(
    'the name is given to what is no key',
    ({ ada }) => [profileOf(ada.token)],
    ({ sites }) =>
      sites.hosts.set(
        'nostr.example',
        names(() => 'f'.repeat(64)),
      ),
  ),
  serves(
    'the names are on another host, by a redirect',
    ({ ada }) => [profileOf(ada.token)],
    ({ sites }) => {
      sites.hosts.set(
        'evil.example',
        names(() => keyOf(1)),
      )
      sites.hosts.set('nostr.example', ({ path }) => ({
        status: 301,
        headers: { location: `https://evil.example${path}` },
      }))
    },
  ),
  serves(
    'the relay is on another host, by a redirect',
    ({ ada }) => [profileOf(ada.token)],
    ({ sites }, events) => {
      sites.hosts.set(
        'evil.example',
        relay(() => events),
      )
      sites.hosts.set(RELAY, () => ({
        status: 302,
        headers: { location: 'https://evil.example/' },
      }))
    },
  ),
  serves('an event longer than is read', ({ ada }) => [
    profileOf(ada.token, { tags: [['x', 'y'.repeat(300_000)]] }),
  ]),
  answers('the relay answers another subscription', (event) => [
    ['EVENT', 'other', event],
    ['EOSE', 'whocast'],
  ]),
  answers('the relay refuses', (event) => [
    ['EVENT', 'whocast', event],
    ['CLOSED', 'whocast', 'auth-required:'],
  ]),
  answers('the relay sends a list in place of an event', (event) => [
    ['EVENT', 'whocast', [event]],
    ['EOSE', 'whocast'],
  ]),
  tagged("somebody else's address", (_ada, mallory) => [['i', `ethereum:${mallory.wallet}`, '']]),
  tagged('two people', (ada, mallory) => [
    ['i', `ethereum:${ada.wallet}`, ''],
    ['i', `ethereum:${mallory.wallet}`, ''],
  ]),
  tagged('an address that begins the same', (ada) => [['i', `ethereum:${ada.wallet}0`, '']]),
  tagged('a platform of that name', (ada) => [['i', `${ada.ens}:ada`, '']]),
  tagged('a tag of another letter', (ada) => [['r', ada.ens]]),
  serves(
    'identities in a post',
    ({ ada }) => [
      profileOf('gm'),
      eventOf({ holder: 1, kind: 1, tags: [['i', `ens:${ada.ens}`]] }),
    ],
    anyRelay,
  ),
  serves('identities that another key signed', ({ ada }) => [
    profileOf('gm'),
    { ...eventOf({ holder: 2, kind: 10_011, tags: [['i', `ens:${ada.ens}`]] }), pubkey: keyOf(1) },
  ]),
]
