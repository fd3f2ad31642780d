import { bech32 } from '@scure/base'
import { type Fields, list, object, text, tidy } from '@whocast/contract/untrusted.ts'
import { identityClaims, readEvent } from './forms/nostr-event.ts'
import { askedNode, type Node } from './subject.ts'
import { Broken } from './verdict.ts'

/** What the signatures of an account itself show. */
export interface SignedAccount {
  /** The identifiers that the account named in signed identity claims. */
  names: Node[]
  reason: string
  /** What a reader still has to trust for the account to be that of the row. */
  trust: string[]
}

/**
 * Checks the signed evidence of an external account, offline.
 *
 * @returns null where the proof has none
 * @throws Broken where a part of it does not hold
 */
export function readSignedAccount(channel: Fields, proof: Fields): SignedAccount | null {
  const evidence = object(proof.evidence)
  if (evidence.kind === 'nostr') return readNostr(channel, proof, evidence)
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
    reason: `the key ${tidy(key)} signed whom it names`,
    trust: isKey ? [] : [`that the name ${tidy(value)} has the key ${tidy(key)} (NIP-05)`],
  }
}

/** Parses an identity claim that names a wallet or a fid; names are assigned by others. */
function nodeOf(claim: string): Node | null {
  const [, kind = '', value = ''] = /^(ethereum|eth|farcaster|fid):(.+)$/i.exec(claim) ?? []
  if (/^eth/i.test(kind)) return /^0x[0-9a-f]{40}$/i.test(value) ? askedNode(value) : null
  return /^[1-9]\d{0,15}$/.test(value) ? askedNode(`fid:${value}`) : null
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
