import { createHash } from 'node:crypto'
import { schnorr } from '@noble/curves/secp256k1.js'
import { createNostr } from '../../src/sources/accounts/nostr.ts'
import { type AccountFixture, type AccountState, json } from './fixture.ts'
import type { Site } from './sites.ts'

export const RELAY = 'relay.example'
const NAME = 'ada@nostr.example'
/** Before the clock of the tests. */
const WRITTEN = 1_780_000_000

/** The key of one holder of the name. */
export const secretOf = (holder: number) => new Uint8Array(32).fill(holder + 1)
const publicKeys = [0, 1, 2, 3, 4].map((holder) =>
  Buffer.from(schnorr.getPublicKey(secretOf(holder))).toString('hex'),
)
export const keyOf = (holder: number): string => publicKeys[holder] ?? ''

export interface EventParts {
  holder: number
  kind?: number
  content?: string
  tags?: string[][]
  at?: number
}

/** A signed event (NIP-01). */
export function eventOf({ holder, kind = 0, content = '', tags = [], at = WRITTEN }: EventParts) {
  const pubkey = keyOf(holder)
  const id = createHash('sha256')
    .update(JSON.stringify([0, pubkey, at, kind, tags, content]))
    .digest()
  const sig = Buffer.from(schnorr.sign(id, secretOf(holder), new Uint8Array(32))).toString('hex')
  return { id: id.toString('hex'), pubkey, created_at: at, kind, tags, content, sig }
}

export type Event = ReturnType<typeof eventOf>

/** A profile that uses the name. */
export const profileOf = (
  text: string,
  parts: Partial<EventParts> = {},
  nip05: string | null = NAME,
  website?: string,
) =>
  eventOf({
    holder: 1,
    content: JSON.stringify({
      name: 'Ada',
      about: text,
      website,
      ...(nip05 === null ? {} : { nip05 }),
    }),
    ...parts,
  })

/** A relay that sends these events, to those alone who ask for their author and kind. */
export const relay =
  (events: () => Event[]): Site =>
  ({ body }) => {
    if (body === '') return {}
    const [, subscription, { authors, kinds }] = JSON.parse(body)
    const found = events().filter(
      ({ pubkey, kind }) => authors.includes(pubkey) && kinds.includes(kind),
    )
    return {
      body: [...found.map((event) => ['EVENT', subscription, event]), ['EOSE', subscription]]
        .map(toLine)
        .join('\n'),
    }
  }

export const toLine = (message: unknown): string => JSON.stringify(message)

/** The domain that gives the name to a key (NIP-05). */
export const names =
  (key: () => string | null): Site =>
  ({ path }) => {
    if (path !== '/.well-known/nostr.json?name=ada') return null
    const held = key()
    return json({ names: held === null ? {} : { bob: keyOf(4), ada: held }, relays: {} })
  }

/** A domain with NIP-05, and a relay. */
export const nostr: AccountFixture = {
  kind: createNostr(`wss://${RELAY}`),
  claim: { type: 'nostr', value: NAME },
  hasNumbers: true,
  sites: (state: AccountState) => ({
    'nostr.example': names(() => (state.isGone ? null : keyOf(state.holder))),
    [RELAY]: relay(() => [profileOf(state.text, { holder: state.holder }, NAME, state.link)]),
  }),
}
