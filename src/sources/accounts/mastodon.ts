import { type Fields, list, text } from '@whocast/contract/untrusted.ts'
import { readFragment } from './html.ts'
import { type AccountKind, GoneError, UnreadableError } from './kind.ts'
import type { AccountReader } from './reader.ts'

/**
 * Mastodon and other servers of the Fediverse: WebFinger (RFC 7033), then the ActivityPub actor,
 * its summary and its fields. An actor on another host than the address counts where that host,
 * asked by WebFinger, names the same address.
 */
export const createMastodon = (): AccountKind => ({
  type: 'mastodon',
  async *pages(handle, reader) {
    const [, domain = ''] = handle.split('@')
    const found = await webfinger(reader, handle, domain)
    const actor = await reader.object(found, { accept: 'application/activity+json' })
    const id = text(actor.id)
    if (id !== found) throw new UnreadableError('the actor has another address')
    const { host } = new URL(found)
    const own = `${text(actor.preferredUsername).toLowerCase()}@${host}`
    if (own !== handle && (await webfinger(reader, own, host, handle)) !== found)
      throw new UnreadableError('its server names another account')
    if (!actorTypes.has(text(actor.type))) throw new UnreadableError('not an account')
    const fields = list(actor.attachment).filter(({ type }) => type === 'PropertyValue')
    // A field is one statement: "Farcaster" and "@dwr" belong together.
    const texts = fields.flatMap(({ name, value }) =>
      readFragment(text(value)).map((line) => labelled(text(name), line)),
    )
    yield { account: id, texts: [...readFragment(text(actor.summary)), ...texts] }
  },
})

const actorTypes = new Set(['Person', 'Service', 'Organization', 'Group', 'Application'])

/** `Farcaster: @dwr`, of a field whose name is one of the words that stand before an identifier. */
const labelled = (name: string, line: string): string =>
  /^(?:fid|farcaster)$/i.test(name.trim()) ? `${name.trim()}: ${line}` : line

/**
 * The actor of an address. @param subject the address that the answer has to be about: the one
 * asked for, where absent
 */
async function webfinger(
  reader: AccountReader,
  handle: string,
  host: string,
  subject = handle,
): Promise<string> {
  const url = `https://${host}/.well-known/webfinger?resource=acct:${handle}`
  const answer: Fields = await reader.object(url, { accept: 'application/jrd+json' })
  if (text(answer.subject).toLowerCase() !== `acct:${subject}`)
    throw new UnreadableError('WebFinger answered about another account')
  const self = list(answer.links).find(
    ({ rel, type }) => rel === 'self' && /^application\/(?:activity|ld)\+json/.test(text(type)),
  )
  const href = text(self?.href)
  if (!URL.canParse(href) || !href.startsWith('https://'))
    throw new GoneError('no account by this address')
  return href
}
