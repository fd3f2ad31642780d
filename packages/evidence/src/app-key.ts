import { type Fields, list, same, text, tidy } from '@whocast/contract/untrusted.ts'
import type { Address } from 'viem'
import { authority, current, named } from './assumption.ts'
import { blockText, type Context, custodyStanding, type Standing, short } from './authorities.ts'
import { provenKeyState } from './chain-storage.ts'
import { chainName } from './forms/eas.ts'
import {
  fromFarcasterTime,
  type KeyAddBody,
  type KeyRemoveBody,
  messageTypes,
} from './forms/farcaster-message.ts'
import { recoverKeyAdder, recoverKeyRemover } from './forms/key-message.ts'
import { readSignedMessage, type SignedClaim } from './message.ts'
import { date, orNull, unlessBroken } from './verdict.ts'

interface KeyUse extends Pick<SignedClaim, 'fid' | 'signer' | 'at'> {
  type: number
}

/**
 * Returns how it is known that an app key was one of a fid when it signed. It is known by the Key
 * Registry's slot, by the message that added it, signed by the custody address, or else by a
 * report. A key added by a message (FIP-272) is in no registry: its absence there shows nothing.
 */
export async function keyStanding(context: Context, use: KeyUse): Promise<Standing> {
  const { state, evidence, online, now } = context
  const { fid, signer: key } = use
  const proven = provenKeyState(state, fid, key, use.at)
  const value = proven?.value ?? (await orNull(online?.keyState(fid, key)))
  if (value === 'added') {
    const from = proven
      ? blockText(proven.block, now)
      : `the RPC of ${chainName(10)} that was queried whether key ${short(key)} is one of fid ${fid}`
    return { trust: [named(from)] }
  }
  if (value === 'removed') {
    const by = proven ? `block ${proven.block.number} of ${date(proven.block.timestamp)}` : 'now'
    const word = `key ${short(key)} of fid ${fid} was removed by ${by}: that it signed before is known only from Farcaster's nodes`
    return { trust: [], word }
  }
  const entries = list(evidence.appKeys)
    .slice(0, MAX_ENTRIES)
    .filter((one) => one.fid === fid)
  const byMessage = await standingByMessages(context, use, entries)
  if (byMessage && byMessage.word === undefined) return byMessage
  const signed = entries.find((one) => one.method === 'reported' && same(text(one.key), key))
  const by = signed ? tidy(signed.by) : ''
  const absence = value === 'unknown' ? ', as it is not in the Key Registry' : ''
  const report = `that app key ${short(key)} is one of fid ${fid} is known only from ${by || 'the answer'}${absence}`
  return { trust: [], word: byMessage ? `${byMessage.word}; ${report}` : report }
}

const MAX_ENTRIES = 64

const orderText = ({ fid, signer }: KeyUse): string =>
  `that fid ${fid} signed before its key ${short(signer)} was removed: the order in which Farcaster's nodes took it in`

interface Grant {
  body: KeyAddBody
  by: Address
  at: number
}

interface Removal {
  body: KeyRemoveBody
  /** Null where the key removed itself. */
  by: Address | null
  at: number
}

/** The standing of a key by the messages that added and removed it; null where there are none. */
async function standingByMessages(
  context: Context,
  use: KeyUse,
  entries: readonly Fields[],
): Promise<Standing | null> {
  const messages = await Promise.all(
    entries.map((entry) => readKeyMessage(entry, use.fid, context.now)),
  )
  const all = messages.flatMap((one) => one?.grant ?? [])
  const grants = all.filter(({ body }) => body.key === use.signer)
  const removals = messages
    .flatMap((one) => (one?.removal?.body.key === use.signer ? [one.removal] : []))
    .sort((one, other) => one.at - other.at)
  const signed: string[] = []
  for (const grant of grants) {
    const removal = removals.find((one) => isRemovalOf(one, grant))
    const problem = objectionTo(grant, use, { removal, all })
    if (problem !== null) {
      signed.push(problem)
      continue
    }
    const custody = await custodyOf(context, use, grant)
    if (custody.word === undefined) return withTrust(custody, use, removal)
    signed.push(custody.word)
  }
  return signed.length === 0 ? null : { trust: [], word: [...new Set(signed)].join('; ') }
}

const withTrust = ({ trust }: Standing, use: KeyUse, removal: Removal | undefined): Standing => ({
  trust: [
    ...trust,
    removal
      ? authority(orderText(use))
      : current(
          `that fid ${use.fid} had not removed its key ${short(use.signer)} by ${date(use.at)}`,
        ),
  ],
})

function objectionTo(
  { body, at }: Grant,
  use: KeyUse,
  { removal, all }: { removal: Removal | undefined; all: readonly Grant[] },
): string | null {
  const key = `key ${short(use.signer)}`
  const reused = all.some((one) => one.body.nonce === body.nonce && !isSameGrant(one.body, body))
  if (reused) return `the nonce by which ${key} was added was used twice`
  if (removal && removal.at < at)
    return `the message that adds ${key} was used again after the key was removed on ${date(removal.at)}`
  if (removal && use.at > removal.at) return `${key} was removed on ${date(removal.at)}`
  if (!body.scopes.includes(use.type)) return `${key} may not sign messages of this type`
  const end = at + (body.ttl ?? 0)
  if (use.at < at || use.at > end)
    return `${key} was added for the time from ${date(at)} to ${date(end)}, which use alone extends`
  return null
}

const isSameGrant = (one: KeyAddBody, other: KeyAddBody): boolean =>
  one.custodySignature === other.custodySignature && one.key === other.key

/** A removal by the custody address ends smaller nonces; one by the key itself, earlier grants. */
const isRemovalOf = ({ body, by, at }: Removal, grant: Grant): boolean =>
  by === null ? grant.at <= at : by === grant.by && (body.nonce ?? 0) > (grant.body.nonce ?? 0)

/** The signer of an addition must hold the fid. A former holder's keys are known to nodes alone. */
const custodyOf = (context: Context, { fid, signer }: KeyUse, { by }: Grant): Promise<Standing> =>
  unlessBroken(() => custodyStanding(context, fid, by), {
    trust: [],
    word: `key ${short(signer)} was added by ${by}, which is not the holder of fid ${fid} now`,
  })

async function readKeyMessage(
  { method, message }: Fields,
  fid: number,
  now: number,
): Promise<{ grant?: Grant; removal?: Removal } | null> {
  if (method !== 'custody-signature') return null
  const signed = await unlessBroken(() => readSignedMessage(message, now), null)
  if (signed?.fid !== fid) return null
  const { data, at, signer } = signed
  const { keyAddBody: added, keyRemoveBody: removed } = data
  const isInTime = ({ deadline = 0 }: { deadline?: number }) => at <= fromFarcasterTime(deadline)
  if (data.type === messageTypes.keyAdd && added && isInTime(added) && added.key === signer) {
    const by = recoverKeyAdder(fid, added)
    return by && { grant: { body: added, by, at } }
  }
  if (data.type !== messageTypes.keyRemove || !removed) return null
  const isOwn = removed.signatureType === 2 && removed.key === signer
  const by = isOwn ? null : recoverKeyRemover(fid, removed)
  return isOwn || by ? { removal: { body: removed, by, at } } : null
}
