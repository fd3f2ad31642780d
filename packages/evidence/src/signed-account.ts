import { base64, bech32 } from '@scure/base'
import { readAccountToken } from '@whocast/contract/account-token.ts'
import { type Fields, list, object, text, tidy } from '@whocast/contract/untrusted.ts'
import { type Assumption, authority, current } from './assumption.ts'
import { PROFILE_PATH, profileTexts, readRepoRecord } from './forms/atproto-repo.ts'
import { identityClaims, readEvent } from './forms/nostr-event.ts'
import { readPlcLog } from './forms/plc.ts'
import { type Node, requestedNode } from './subject.ts'
import { Broken } from './verdict.ts'

export interface SignedAccount {
  /** The identifiers that the account named in signed identity claims. */
  names: Node[]
  reason: string
  /** The remaining assumptions for the account to be that of the row. */
  trust: Assumption[]
  /** Whether the row is proven by it: nobody signs which key a NIP-05 name has. */
  canProve: boolean
}

/**
 * Checks the signed evidence of an external account, offline.
 *
 * @returns null if the proof has none
 * @throws Broken if a part of it is invalid
 */
export function readSignedAccount(channel: Fields, proof: Fields): SignedAccount | null {
  const evidence = object(proof.evidence)
  if (evidence.kind === 'nostr') return readNostr(channel, proof, evidence)
  if (evidence.kind === 'atproto') return readAtproto(channel, proof, evidence)
  return null
}

function readNostr(channel: Fields, proof: Fields, { events }: Fields): SignedAccount {
  const key = text(proof.account)
  const read = list(events).map((event) => readEvent(event, key))
  if (channel.type !== 'nostr' || read.length === 0)
    throw new Broken('its evidence is of another kind of account')
  const names = read.flatMap((event) => {
    if (!event) throw new Broken('the key of the account did not sign its events')
    return identityClaims(event).flatMap((claim) => nodeOf(claim) ?? [])
  })
  const value = text(channel.value)
  const isKey = value.startsWith('npub1')
  if (isKey && keyOf(value) !== key) throw new Broken('its events are of another key')
  return {
    names,
    reason: `the key ${tidy(key)} signed the identities that it names`,
    trust: [current(`that the key ${tidy(key)} has not taken back what it signed`)],
    canProve: isKey,
  }
}

function readAtproto(channel: Fields, proof: Fields, { log, repo }: Fields): SignedAccount {
  const [did, handle] = [text(proof.account), text(channel.value).toLowerCase()]
  if (channel.type !== 'bluesky') throw new Broken('its evidence is of another kind of account')
  try {
    const identity = readPlcLog(did, Array.isArray(log) ? log : [])
    if (!identity?.alsoKnownAs.includes(`at://${handle}`))
      throw new Broken(`${tidy(did)} does not use the handle ${tidy(handle)}`)
    const record = readRepoRecord(base64.decode(text(repo)), {
      did,
      key: identity.signingKey,
      path: PROFILE_PATH,
    })
    return {
      names: [...identity.alsoKnownAs, ...profileTexts(record)].flatMap(
        (one) => tokenNode(one) ?? [],
      ),
      reason: `${tidy(did)} signed its profile`,
      trust: [
        authority(`that the domain ${tidy(handle)} names ${tidy(did)}`),
        current(`that ${tidy(did)} has not changed its log or its profile since`),
      ],
      canProve: true,
    }
  } catch (error) {
    if (error instanceof Broken) throw error
    throw new Broken(`its signed records are invalid: ${tidy((error as Error).message)}`)
  }
}

function tokenNode(word: string): Node | null {
  const token = readAccountToken(word, () => false)
  if (token !== null) return requestedNode(token.replace(/^fname:/, 'name:'))
  const isPage = /^https:\/\/[^/]+\/(?:api\/v1\/)?(?:fid|eth|ens|fname)\/[^/]+$/.test(word)
  return isPage ? requestedNode(word) : null
}

/** Parses an identity claim that names a wallet or a fid; names are assigned by others. */
function nodeOf(claim: string): Node | null {
  const [, kind = '', value = ''] = /^(ethereum|eth|farcaster|fid):(.+)$/i.exec(claim) ?? []
  if (/^eth/i.test(kind)) return /^0x[0-9a-f]{40}$/i.test(value) ? requestedNode(value) : null
  return /^[1-9]\d{0,15}$/.test(value) ? requestedNode(`fid:${value}`) : null
}

function keyOf(npub: string): string {
  try {
    const { prefix, bytes } = bech32.decodeToBytes(npub)
    if (prefix === 'npub')
      return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    // Its checksum is wrong.
  }
  return ''
}
