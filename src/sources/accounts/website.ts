import { type ManifestKeys, readManifest } from '@whocast/evidence/forms/manifest.ts'
import { readIdentity } from '../../net/html.ts'
import { GoneError, UnreadableError } from '../../net/page-error.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { AccountKind, AccountPage } from './kind.ts'

const MANIFEST_HOST = 'api.farcaster.xyz'

/**
 * A domain names its holder in its Mini App manifest, signed by the fid; in a TXT record at
 * `_whocast.<domain>`; or on its front page, by `rel="me"` or `<meta name="whocast">`. Other pages
 * may be anyone's.
 */
export const createWebsite = (keys: ManifestKeys | null): AccountKind => ({
  type: 'website',
  async *pages(domain, reader) {
    let unread: UnreadableError | null = null
    const manifest = (...of: [string, AccountReader]) => manifestPage(keys, ...of)
    for (const read of [manifest, records, frontPage]) {
      try {
        yield await read(domain, reader)
      } catch (error) {
        if (error instanceof UnreadableError) unread = error
        else if (!(error instanceof GoneError)) throw error
      }
    }
    // A page that could not be read may be the one that names the holder.
    if (unread) throw unread
  },
})

async function manifestPage(
  keys: ManifestKeys | null,
  domain: string,
  reader: AccountReader,
): Promise<AccountPage> {
  const url = `https://${domain}/.well-known/farcaster.json`
  const { accountAssociation } = await reader.object(url, {
    maxRedirects: 2,
    hosts: [`www.${domain}`, MANIFEST_HOST],
  })
  const fid = await readManifestFid(accountAssociation, domain, keys)
  return { statements: fid === null ? [] : [`fid:${fid}`], texts: [] }
}

/**
 * Returns the fid that signed for a domain in a manifest's `accountAssociation`.
 *
 * @param keys null: nobody says whose a key is
 * @returns null for a missing or invalid association
 * @throws UnreadableError the key could not be checked
 */
export async function readManifestFid(
  association: unknown,
  domain: string,
  keys: ManifestKeys | null,
): Promise<number | null> {
  try {
    return (await readManifest(association, domain, keys))?.fid ?? null
  } catch (cause) {
    throw new UnreadableError('the key of the manifest could not be checked', { cause })
  }
}

async function records(domain: string, reader: AccountReader): Promise<AccountPage> {
  return { statements: await reader.txt(`_whocast.${domain}`), texts: [] }
}

async function frontPage(domain: string, reader: AccountReader): Promise<AccountPage> {
  const html = await reader.text(`https://${domain}/`, /^(?:text\/html|application\/xhtml\+xml)$/, {
    accept: 'text/html',
    maxRedirects: 2,
    hosts: [`www.${domain}`],
  })
  return { statements: readIdentity(html), texts: [] }
}
