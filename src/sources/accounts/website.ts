import { createPublicKey, verify } from 'node:crypto'
import { type Fields, isObject, object, parseUntrusted, text } from '@whocast/contract/untrusted.ts'
import { bytesToHex, hexToBytes, isAddress, isHex, verifyMessage } from 'viem'
import { readIdentity } from './html.ts'
import { type AccountKind, type AccountPage, GoneError, UnreadableError } from './kind.ts'
import type { AccountReader } from './reader.ts'

/** Where Farcaster keeps the manifests that it hosts for domains. */
const MANIFEST_HOST = 'api.farcaster.xyz'

/**
 * A domain names its holder in its Mini App manifest, signed by the fid; in a TXT record at
 * `_whocast.<domain>`; or on its front page, by `rel="me"` or `<meta name="whocast">`. Other pages
 * may be anyone's.
 */
export const createWebsite = (): AccountKind => ({
  type: 'website',
  async *pages(domain, reader) {
    let unread: UnreadableError | null = null
    for (const read of [manifest, records, frontPage]) {
      try {
        yield await read(domain, reader)
      } catch (error) {
        if (error instanceof UnreadableError) unread = error
        else if (!(error instanceof GoneError)) throw error
      }
    }
    // What could not be read may be what names the holder.
    if (unread) throw unread
  },
})

async function manifest(domain: string, reader: AccountReader): Promise<AccountPage> {
  const url = `https://${domain}/.well-known/farcaster.json`
  const { accountAssociation } = await reader.object(url, {
    maxRedirects: 2,
    hosts: [`www.${domain}`, MANIFEST_HOST],
  })
  const fid = await associatedFid(object(accountAssociation), domain)
  return { statements: fid === null ? [] : [`fid:${fid}`], texts: [] }
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

/**
 * The fid that signed for a domain: a JSON Farcaster Signature over `{"domain": …}` by the key in
 * its header. Whether that key is the fid's is not asked: the domain's own word that it is of the
 * fid is what counts.
 */
async function associatedFid(association: Fields, domain: string): Promise<number | null> {
  const { header, payload, signature } = association
  if (
    ![header, payload, signature].every(
      (part) => typeof part === 'string' && /^[A-Za-z0-9_=-]{1,4096}$/.test(part),
    )
  )
    return null
  const { fid, type, key } = decode(text(header))
  if (
    text(decode(text(payload)).domain).toLowerCase() !== domain ||
    !Number.isSafeInteger(fid) ||
    (fid as number) < 1
  )
    return null
  const isSigned = await isSignedBy(
    text(type),
    text(key),
    `${header}.${payload}`,
    new Uint8Array(Buffer.from(text(signature), 'base64url')),
  )
  return isSigned ? (fid as number) : null
}

function decode(part: string): Fields {
  try {
    const value = parseUntrusted(Buffer.from(part, 'base64url').toString('utf8'))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

async function isSignedBy(
  type: string,
  key: string,
  signed: string,
  signature: Uint8Array,
): Promise<boolean> {
  try {
    if (type === 'app_key') {
      if (!isHex(key) || key.length !== 66) return false
      const jwk = {
        kty: 'OKP',
        crv: 'Ed25519',
        x: Buffer.from(hexToBytes(key)).toString('base64url'),
      }
      return verify(
        null,
        Buffer.from(signed),
        createPublicKey({ key: jwk, format: 'jwk' }),
        signature,
      )
    }
    if (!(type === 'custody' || type === 'auth') || !isAddress(key, { strict: false })) return false
    return await verifyMessage({
      address: key,
      message: signed,
      signature: bytesToHex(asSignature(signature)),
    })
  } catch {
    return false
  }
}

/** Some clients sign the hex text of the signature in place of its bytes. */
const asSignature = (signature: Uint8Array): Uint8Array => {
  const written = Buffer.from(signature).toString('latin1')
  return isHex(written) ? hexToBytes(written) : signature
}
