import { verify } from 'node:crypto'
import { isObject } from '@whocast/contract/untrusted.ts'
import type { SignatureScheme } from '../../src/net/service-actor.ts'
import type { StandInAnswer, StandInRequest } from '../network/stand-in.ts'
import { verifyMessage } from '../reference/message-signatures.ts'

/** Reads JSON at an address of the service that signed, as the server does to check a key. */
export type ReadJson = (url: string) => Promise<unknown>

const HOUR_MS = 3_600_000

const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

/**
 * Fetches the key that signed, as Mastodon does: the actor, and WebFinger about its address, which
 * has to lead back to the actor.
 */
async function publicKeyOf(keyId: string, readJson: ReadJson): Promise<string> {
  const url = keyId.replace(/#.*$/, '')
  const actor = fieldsOf(await readJson(url))
  const key = fieldsOf(actor.publicKey)
  const { host, origin } = new URL(url)
  const address = `acct:${actor.preferredUsername}@${host}`
  const found = fieldsOf(await readJson(`${origin}/.well-known/webfinger?resource=${address}`))
  const self = (found.links as Record<string, string>[]).find(({ rel }) => rel === 'self')
  const isSound =
    actor.id === url &&
    ['Application', 'Service', 'Person', 'Group', 'Organization'].includes(String(actor.type)) &&
    JSON.stringify(actor['@context']).includes('https://www.w3.org/ns/activitystreams') &&
    typeof actor.inbox === 'string' &&
    found.subject === address &&
    self?.type === 'application/activity+json' &&
    self.href === url &&
    key.id === keyId &&
    key.owner === url
  if (!isSound) throw new Error('the actor is not sound')
  return String(key.publicKeyPem)
}

/** draft-cavage-http-signatures-12, written from its text; with what Mastodon requires of a GET. */
async function isSignedByDraft(
  { method, path, headers }: StandInRequest,
  { readJson, now }: { readJson: ReadJson; now: number },
): Promise<boolean> {
  const parameters = Object.fromEntries(
    [...String(headers.signature).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  const names = String(parameters.headers ?? 'date').split(' ')
  if (!['(request-target)', 'host', 'date'].every((name) => names.includes(name))) return false
  if (!['rsa-sha256', 'hs2019', undefined].includes(parameters.algorithm)) return false
  if (!(Math.abs(Date.parse(String(headers.date)) - now) < HOUR_MS)) return false
  const text = names
    .map((name) =>
      name === '(request-target)'
        ? `${name}: ${method.toLowerCase()} ${path}`
        : `${name}: ${headers[name]}`,
    )
    .join('\n')
  const key = await publicKeyOf(parameters.keyId ?? '', readJson)
  return verify('sha256', Buffer.from(text), key, Buffer.from(parameters.signature ?? '', 'base64'))
}

/** RFC 9421 by an independent library; with what Mastodon requires of a GET. */
async function isSignedByRfc9421(
  { method, path, headers }: StandInRequest,
  { readJson, now }: { readJson: ReadJson; now: number },
): Promise<boolean> {
  const isRecent = async ({ created }: { created?: Date }) =>
    created !== undefined && Math.abs(created.getTime() - now) < HOUR_MS
  let signed: { created?: Date } = {}
  const isValid = await verifyMessage(
    {
      requiredFields: ['@method', '@target-uri'],
      requiredParams: ['keyid', 'created'],
      keyLookup: async ({ keyid = '', created }) => {
        signed = created ? { created } : {}
        const key = await publicKeyOf(keyid, readJson)
        return {
          id: keyid,
          algs: ['rsa-v1_5-sha256'],
          verify: async (data: Buffer, signature: Buffer) => verify('sha256', data, key, signature),
        }
      },
    },
    {
      method,
      url: `https://${headers.host}${path}`,
      headers: headers as Record<string, string>,
    },
  )
  return isValid === true && isRecent(signed)
}

export interface SecureMode {
  /** The signatures that the server accepts. */
  accepts: SignatureScheme[]
  readJson: ReadJson
  /** Unix ms. */
  now(): number
}

/**
 * The gate of a Mastodon server with authorized fetch: actors need a valid signature, WebFinger
 * does not.
 */
export const secureMode =
  ({ accepts, readJson, now }: SecureMode) =>
  async (request: StandInRequest): Promise<StandInAnswer | null> => {
    if (request.path.startsWith('/.well-known/')) return null
    const scheme: SignatureScheme = request.headers['signature-input'] ? 'rfc9421' : 'draft'
    const check = scheme === 'draft' ? isSignedByDraft : isSignedByRfc9421
    const isSigned =
      request.headers.signature !== undefined &&
      accepts.includes(scheme) &&
      (await check(request, { readJson, now: now() }))
    return isSigned ? null : { status: 401, body: { error: 'Request not signed' } }
  }
