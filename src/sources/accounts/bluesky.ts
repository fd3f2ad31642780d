import type { AccountEvidence } from '@whocast/contract/proof.ts'
import { list, object, text } from '@whocast/contract/untrusted.ts'
import { PROFILE_PATH, readRepoRecord } from '@whocast/evidence/forms/atproto-repo.ts'
import { readPlcLog } from '@whocast/evidence/forms/plc.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { AccountKind } from './kind.ts'

/**
 * Bluesky: the handle's DID (TXT record at `_atproto`, else `/.well-known/atproto-did`), its
 * document, which has to name the handle, and the profile record on the server that the document
 * names. https://atproto.com/specs/handle, https://atproto.com/specs/did
 *
 * @param directory of `did:plc`
 */
export const createBluesky = (directory: string): AccountKind => ({
  type: 'bluesky',
  async *pages(handle, reader) {
    const did = await resolveHandle(handle, reader)
    const document = await reader.object(documentUrl(did, directory), {
      accept: 'application/did+ld+json, application/json',
      perHour: 600,
    })
    if (document.id !== did) throw new UnreadableError('the DID document is of another DID')
    const names = Array.isArray(document.alsoKnownAs) ? document.alsoKnownAs : []
    if (!names.includes(`at://${handle}`)) throw new GoneError('the account has another handle now')
    const service = list(document.service).find(
      ({ id, type }) => text(id).endsWith('#atproto_pds') && type === 'AtprotoPersonalDataServer',
    )
    const server = text(service?.serviceEndpoint).replace(/\/$/, '')
    if (!/^https:\/\/[a-z0-9.-]+$/.test(server))
      throw new UnreadableError('the DID document names no server')
    const evidence = await readSigned(reader, { did, directory, server, names })
    const query = new URLSearchParams({
      repo: did,
      collection: 'app.bsky.actor.profile',
      rkey: 'self',
    })
    const url = `${server}/xrpc/com.atproto.repo.getRecord?${query}`
    const record = await reader.object(url, { perHour: 600 }).catch(asGone)
    if (record.uri !== `at://${did}/app.bsky.actor.profile/self`)
      throw new UnreadableError('not the requested record')
    const { description, website } = object(record.value)
    yield {
      account: did,
      statements: [text(website), ...names.map(text).filter((name) => !name.startsWith('at:'))],
      texts: [text(description)],
      ...(evidence ? { evidence } : {}),
    }
  },
})

/** Servers answer 400 for a record, and for an account, that was deleted. */
function asGone(error: unknown): never {
  if (error instanceof UnreadableError && error.status === 400)
    throw new GoneError('the account has no profile')
  throw error
}

async function resolveHandle(handle: string, reader: AccountReader): Promise<string> {
  const records = (await reader.txt(`_atproto.${handle}`)).filter((one) => one.startsWith('did='))
  if (records.length > 1) throw new UnreadableError('the DNS names several DIDs')
  const [record] = records
  const did = record?.slice('did='.length) ?? (await wellKnownDid(handle, reader))
  if (!/^did:(?:plc:[a-z2-7]{24}|web:[a-z0-9.-]{1,253})$/.test(did))
    throw new UnreadableError('not a DID')
  return did
}

/** Redirects count, and any media type: servers of plain files do not know that of this one. */
async function wellKnownDid(handle: string, reader: AccountReader): Promise<string> {
  const url = `https://${handle}/.well-known/atproto-did`
  return (await reader.text(url, /^/, { maxRedirects: 3, hosts: 'any' })).trim()
}

const documentUrl = (did: string, directory: string): string =>
  did.startsWith('did:web:')
    ? `https://${did.slice('did:web:'.length)}/.well-known/did.json`
    : `${directory}/${did}`

interface Repository {
  did: string
  directory: string
  server: string
  names: unknown[]
}

/** The signed log of a DID and commit of its profile; null if unserved or invalid. */
async function readSigned(
  reader: AccountReader,
  { did, directory, server, names }: Repository,
): Promise<AccountEvidence | null> {
  if (!did.startsWith('did:plc:')) return null
  try {
    const log = await reader.json(`${directory}/${did}/log/audit`, { perHour: 600 })
    if (!Array.isArray(log)) return null
    const [collection = '', rkey = ''] = PROFILE_PATH.split('/')
    const query = new URLSearchParams({ did, collection, rkey })
    const url = `${server}/xrpc/com.atproto.sync.getRecord?${query}`
    const car = await reader.bytes(url, /^application\/vnd\.ipld\.car$/, { perHour: 600 })
    const identity = readPlcLog(did, log)
    if (!identity?.alsoKnownAs.every((name) => names.includes(name))) return null
    readRepoRecord(car, { did, key: identity.signingKey, path: PROFILE_PATH })
    return { kind: 'atproto', log, repo: Buffer.from(car).toString('base64') }
  } catch {
    return null
  }
}
