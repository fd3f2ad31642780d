import { bech32 } from '@scure/base'
import { isObject, object, parseUntrusted, text } from '@whocast/contract/untrusted.ts'
import type { PageWords } from '@whocast/evidence/account-page.ts'
import { identityClaims, type NostrEvent, readEvent } from '@whocast/evidence/forms/nostr-event.ts'
import { MAX_AHEAD_SECONDS } from '@whocast/evidence/verdict.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { AccountKind, AccountPage } from './kind.ts'

/** Kinds of events: profile, NIP-05 names, NIP-39 identities; the newest of each counts. */
const PROFILE = 0
const NAMES = 10_008
const IDENTITIES = 10_011
const kinds = [PROFILE, NAMES, IDENTITIES]

const SUBSCRIPTION = 'whocast'
/** Events of one answer that are looked at; a relay has one of each kind. */
const MAX_EVENTS = 12

/**
 * Nostr: the key of a name by NIP-05, or the key itself (`npub1…`); then the profile and the
 * identities that this key signed, from relays. A name counts where the key's own events use it,
 * too. Relays are not believed: signatures and dates are checked, and of several answers the newest
 * event counts.
 *
 * @param relays comma-separated URLs
 */
export const createNostr = (relays: string): AccountKind => ({
  type: 'nostr',
  async *pages(handle, reader) {
    const key = handle.startsWith('npub1') ? decodeKey(handle) : await keyOfName(handle, reader)
    // A name that another key has by now is another account, whatever the relays answer.
    yield { account: key, statements: [], texts: [] }
    const { newest, failed } = await readNewest(reader, relays.split(','), key)
    // A relay that did not answer may have what the others lack.
    const absent = (why: string) => failed?.reason ?? new GoneError(why)
    if (newest.size === 0) throw absent('no relay has a profile of this key')
    const profile = newest.get(PROFILE)
    const content = profile ? contentOf(profile.event) : {}
    if (!handle.startsWith('npub1') && !usesName(handle, content, newest.get(NAMES)?.event))
      throw absent('the key does not use this name')
    if (profile) {
      const { about, website } = content
      const statements = [text(website), ...identityClaims(profile.event)]
      yield page(reader, key, profile, { statements, texts: [text(about)] })
    }
    const claimed = newest.get(IDENTITIES)
    if (claimed)
      yield page(reader, key, claimed, { statements: identityClaims(claimed.event), texts: [] })
    if (failed) throw failed.reason
  },
})

interface Found {
  event: NostrEvent
  relay: string
}

/** A page is an event. Only the signed members are stored, so that their hash is the event's ID. */
function page(
  reader: AccountReader,
  account: string,
  { event, relay }: Found,
  words: PageWords,
): AccountPage {
  reader.keep(relay, event.serialised)
  return { account, ...words, evidence: { kind: 'nostr', events: [{ ...event.signed }] } }
}

/** The key of a name (NIP-05). Redirects do not count there. */
async function keyOfName(handle: string, reader: AccountReader): Promise<string> {
  const [name = '', domain = ''] = handle.split('@')
  const names = object(
    (
      await reader.object(
        `https://${domain}/.well-known/nostr.json?name=${encodeURIComponent(name)}`,
      )
    ).names,
  )
  const key = Object.hasOwn(names, name) ? text(names[name]) : ''
  if (key === '') throw new GoneError('no key by this name')
  if (!/^[0-9a-f]{64}$/.test(key)) throw new UnreadableError('not a key')
  return key
}

function decodeKey(npub: string): string {
  try {
    const { prefix, bytes } = bech32.decodeToBytes(npub)
    if (prefix === 'npub' && bytes.length === 32) return Buffer.from(bytes).toString('hex')
  } catch {
    // Its checksum is wrong.
  }
  throw new GoneError('not a key')
}

/** Whether a key says that a name is its own: in its profile, or in the list of its names. */
const usesName = (
  handle: string,
  content: Record<string, unknown>,
  names: NostrEvent | undefined,
): boolean =>
  text(content.nip05).toLowerCase() === handle ||
  (names?.tags.some(([tag, name]) => tag === 'n' && name?.toLowerCase() === handle) ?? false)

function contentOf({ content }: NostrEvent): Record<string, unknown> {
  try {
    const value = parseUntrusted(content)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** The newest event of each kind that any relay has, and a relay that could not be read. */
async function readNewest(
  reader: AccountReader,
  relays: readonly string[],
  key: string,
): Promise<{ newest: Map<number, Found>; failed: PromiseRejectedResult | undefined }> {
  const answers = await Promise.allSettled(relays.map((relay) => readRelay(reader, relay, key)))
  const newest = new Map<number, Found>()
  for (const found of answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  )) {
    const known = newest.get(found.event.kind)?.event
    if (!known || isNewer(found.event, known)) newest.set(found.event.kind, found)
  }
  return { newest, failed: answers.find((answer) => answer.status === 'rejected') }
}

/** By NIP-01, of two of one second the lower ID counts. */
const isNewer = (one: NostrEvent, other: NostrEvent): boolean =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id < other.id)

/** The events of a key that a relay has. @throws UnreadableError */
async function readRelay(reader: AccountReader, relay: string, key: string): Promise<Found[]> {
  const request = ['REQ', SUBSCRIPTION, { authors: [key], kinds, limit: MAX_EVENTS }]
  const received = await reader.exchange(relay, JSON.stringify(request), (message) =>
    /^(?:EOSE|CLOSED)$/.test(partOf(message, 0)),
  )
  if (partOf(received.at(-1) ?? '', 0) === 'CLOSED') throw new UnreadableError('the relay refused')
  const latest = reader.now() + MAX_AHEAD_SECONDS
  return received
    .filter((message) => partOf(message, 0) === 'EVENT')
    .slice(0, MAX_EVENTS)
    .flatMap((message) => {
      const event = readEvent(partsOf(message)[2], key)
      return event && kinds.includes(event.kind) && event.createdAt <= latest
        ? [{ event, relay }]
        : []
    })
}

/** A message of a relay about our subscription, else nothing. */
function partsOf(message: string): unknown[] {
  try {
    const parts = parseUntrusted(message)
    return Array.isArray(parts) && parts[1] === SUBSCRIPTION ? parts : []
  } catch {
    return []
  }
}

const partOf = (message: string, index: number): string => text(partsOf(message)[index])
