import { type Fields, list, text } from '@whocast/contract/untrusted.ts'
import { readFragment } from '../../net/html.ts'
import { ForbiddenError, GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import { ACTOR_TYPE, type ServiceActor } from '../../net/service-actor.ts'
import type { AccountKind } from './kind.ts'

/**
 * Creates the reader of Mastodon and other servers of the Fediverse: WebFinger (RFC 7033), then the
 * ActivityPub actor, its summary and its fields. The actor may have another host than the address,
 * if WebFinger of that host names the same address.
 *
 * @param signer signs requests for actors, which some servers require ("authorized fetch"); null
 *   where servers elsewhere cannot read its key
 */
export const createMastodon = (signer: ServiceActor | null): AccountKind => ({
  type: 'mastodon',
  async *pages(handle, reader) {
    const [, domain = ''] = handle.split('@')
    const found = await webfinger(reader, handle, domain)
    const actor = await readActor(reader, found, signer)
    const id = text(actor.id)
    if (id !== found) throw new UnreadableError('the actor has another address')
    const { host } = new URL(found)
    const own = `${text(actor.preferredUsername).toLowerCase()}@${host}`
    if (own !== handle && (await webfinger(reader, own, host, handle)) !== found)
      throw new UnreadableError('its server names another account')
    if (!actorTypes.has(text(actor.type))) throw new UnreadableError('not an account')
    if ((actor.movedTo ?? null) !== null) throw new GoneError('the account moved to another one')
    const fields = list(actor.attachment).filter(({ type }) => type === 'PropertyValue')
    const statements = fields.flatMap(({ name, value }) =>
      readFragment(text(value)).flatMap((line) => statementOf(text(name), line)),
    )
    yield { account: id, statements, texts: readFragment(text(actor.summary)) }
  },
})

/** Statuses by which servers reject a request without a signature that they accept. */
const isRejection = (error: unknown): boolean =>
  error instanceof UnreadableError && (error.status === 401 || error.status === 403)

/**
 * Reads an actor, by a signed request where there is a signer. Servers that reject the signature of
 * the draft get that of RFC 9421.
 *
 * @throws ForbiddenError the server rejects every request
 */
async function readActor(
  reader: AccountReader,
  url: string,
  signer: ServiceActor | null,
): Promise<Fields> {
  const read = async (headers: Record<string, string>) =>
    reader.object(url, { accept: ACTOR_TYPE, headers })
  const { host } = new URL(url)
  try {
    if (!signer) return await read({})
    return await read(await signer.sign(url, 'draft')).catch(async (error: unknown) => {
      if (!isRejection(error)) throw error
      return read(await signer.sign(url, 'rfc9421'))
    })
  } catch (cause) {
    if (!isRejection(cause)) throw cause
    const why = signer
      ? 'rejects the signed requests of this service'
      : 'serves profiles to signed requests only, which need a public https address of this service'
    throw new ForbiddenError(`${host} ${why}`, { cause })
  }
}

const actorTypes = new Set(['Person', 'Service', 'Organization', 'Group', 'Application'])

/** Labels of fields whose value is the owner's identifier; "Parody of" does not count. */
const labels = /^(?:fid|farcaster|warpcast|whocast|ens|eth|ethereum|wallet|web3)$/i

/** Returns where a field's link leads, or the identifier that its label announces. */
function statementOf(name: string, line: string): string[] {
  const label = name.trim()
  if (/^https?:/i.test(line)) return [line]
  if (!labels.test(label)) return []
  return [/^(?:fid|farcaster)$/i.test(label) ? `${label}: ${line.trim()}` : line]
}

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
  // A domain whose server has another host redirects there (RFC 7033, section 4.2).
  const answer: Fields = await reader.object(url, {
    accept: 'application/jrd+json',
    maxRedirects: 3,
    hosts: 'any',
  })
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
