import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  sign,
} from 'node:crypto'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { lazily } from '../kit/lazily.ts'
import { bareHostname } from './untrusted-url.ts'

/** Where the actor is published, below the origin of this service. */
export const ACTOR_PATH = '/actor'
export const ACTOR_TYPE = 'application/activity+json'
/** A name that no person has: names on Farcaster have no underscore. */
const ACTOR_NAME = 'whocast_reader'

/** `draft`: draft-cavage-http-signatures-12, as the Fediverse has it; `rfc9421`: its successor. */
export type SignatureScheme = 'draft' | 'rfc9421'

export type ServiceActor = ReturnType<typeof createServiceActor>

/** Names that resolve within a network only. */
const privateName = /(?:^|\.)(?:localhost|local|internal|lan|intranet|home\.arpa)$/

/** Returns true if servers elsewhere may read an origin: https, the default port, a domain. */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, port, hostname } = new URL(origin)
  const isDomain = isIP(bareHostname(hostname)) === 0 && hostname.includes('.')
  return protocol === 'https:' && port === '' && isDomain && !privateName.test(hostname)
}

/** Makes an RSA key, the one kind that all of these servers accept; PEM (PKCS #8). */
export async function createActorKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/**
 * Creates the ActivityPub actor of this service, which signs requests to servers that require it.
 *
 * @param options.origin the public origin of this service
 * @param options.readKey returns the private key by {@link createActorKey}, always the same
 */
export function createServiceActor({
  origin,
  readKey,
  clock,
}: {
  origin: string
  readKey(): Promise<string>
  clock(): number
}) {
  const url = `${origin}${ACTOR_PATH}`
  const keyId = `${url}#main-key`
  const privateKey = lazily(async () => createPrivateKey(await readKey()))
  return {
    url,
    /** `name@host`, as in WebFinger. */
    address: `${ACTOR_NAME}@${new URL(origin).hostname}`,
    /** Returns the JSON that is served at `url`, with the public key. */
    async document(): Promise<string> {
      const publicKey = createPublicKey(await privateKey())
      return JSON.stringify({
        '@context': ['https://www.w3.org/ns/activitystreams', 'https://w3id.org/security/v1'],
        id: url,
        type: 'Application',
        preferredUsername: ACTOR_NAME,
        name: 'Whocast',
        summary: '<p>Reads public profiles to check which accounts belong together.</p>',
        url: origin,
        inbox: `${url}/inbox`,
        outbox: `${url}/outbox`,
        manuallyApprovesFollowers: true,
        discoverable: false,
        publicKey: {
          id: keyId,
          owner: url,
          publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }),
        },
      })
    },
    /** Returns the headers that sign a GET request for a URL. */
    async sign(target: string, scheme: SignatureScheme): Promise<Record<string, string>> {
      const signer = { keyId, key: await privateKey(), now: clock() }
      return scheme === 'draft' ? signByDraft(target, signer) : signByRfc9421(target, signer)
    },
  }
}

interface Signer {
  keyId: string
  key: KeyObject
  /** Unix ms. */
  now: number
}

const toBase64 = (key: KeyObject, lines: readonly string[]): string =>
  sign('sha256', Buffer.from(lines.join('\n')), key).toString('base64')

function signByDraft(target: string, { keyId, key, now }: Signer): Record<string, string> {
  const { host, pathname, search } = new URL(target)
  const date = new Date(now).toUTCString()
  const lines = [`(request-target): get ${pathname}${search}`, `host: ${host}`, `date: ${date}`]
  const parameters = [
    `keyId="${keyId}"`,
    'algorithm="rsa-sha256"',
    'headers="(request-target) host date"',
    `signature="${toBase64(key, lines)}"`,
  ]
  return { date, signature: parameters.join(',') }
}

function signByRfc9421(target: string, { keyId, key, now }: Signer): Record<string, string> {
  const created = Math.floor(now / 1000)
  const components = '("@method" "@target-uri")'
  const parameters = `${components};created=${created};keyid="${keyId}";alg="rsa-v1_5-sha256"`
  const lines = [
    '"@method": GET',
    `"@target-uri": ${new URL(target).href}`,
    `"@signature-params": ${parameters}`,
  ]
  return { 'signature-input': `sig=${parameters}`, signature: `sig=:${toBase64(key, lines)}:` }
}
