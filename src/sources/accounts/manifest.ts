import { type ManifestKeys, readManifest } from '@whocast/evidence/forms/manifest.ts'
import { UnreadableError } from '../../net/page-error.ts'

/**
 * Returns the fid that signed for a domain in `accountAssociation` of a Mini App manifest.
 *
 * @param keys null where neither a node nor a chain is configured: the domain's own word that the
 *   key is the fid's counts then
 * @returns null where the association is missing or invalid
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
