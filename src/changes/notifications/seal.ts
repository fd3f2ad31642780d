import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'

/** The token that a client issues for a person: the right to send them messages. */
export interface ClientToken {
  url: string
  token: string
}

export type Sealer = ReturnType<typeof createSealer>

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts tokens by AES-256-GCM, each bound to its person.
 *
 * @param secret of the configuration, the same in all processes
 */
export function createSealer(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'whocast notification tokens', 32))
  const bound = (fid: number) => Buffer.from(`${VERSION} fid:${fid}`)
  return {
    seal(fid: number, { url, token }: ClientToken): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(
        bound(fid),
      )
      const text = Buffer.concat([cipher.update(JSON.stringify([url, token])), cipher.final()])
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    /** Null where it was sealed by another secret, for another person, or altered. */
    open(fid: number, sealed: string): ClientToken | null {
      const [version, encoded = ''] = sealed.split('.')
      const bytes = Buffer.from(encoded, 'base64url')
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null
      try {
        const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
        cipher.setAAD(bound(fid)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        const text = Buffer.concat([
          cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
          cipher.final(),
        ]).toString()
        const [url, token] = JSON.parse(text) as [string, string]
        return { url, token }
      } catch {
        return null
      }
    },
  }
}

/** Returns the hash that identifies a token without opening it. */
export const tokenHash = ({ url, token }: ClientToken): string =>
  hash('sha256', JSON.stringify([url, token]), 'hex')
