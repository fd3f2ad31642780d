import { lower } from '@whocast/contract/lower.ts'
import type { AppKeyEvidence, Evidence, SignedMessage } from '@whocast/contract/proof.ts'
import { messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { keyAddBody, keyRemoveBody } from '../network/key-messages.ts'
import { appKeyOf, DAY, farcasterState, NOW, publicKeyOf, say, walletOf } from './people.ts'

export type Random = () => number

export const FID = 3

/** Signing is slow, and people differ by what they have: everything is signed once. */
const once = new Map<string, Promise<unknown>>()
export function signedOnce<T>(key: readonly unknown[], sign: () => Promise<T>): Promise<T> {
  const name = JSON.stringify(key)
  const known = once.get(name) ?? sign()
  once.set(name, known)
  return known as Promise<T>
}

export const pick = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] as T

export const wallets = {
  first: walletOf('kinds 1'),
  second: walletOf('kinds 2'),
  third: walletOf('kinds 3'),
  custody: walletOf('kinds custody'),
  former: walletOf('kinds former custody'),
} as const
export type WalletName = keyof typeof wallets
const ADDED = NOW - 60 * DAY
const GRANTED = { scopes: [messageTypes.verificationAddAddress], ttl: 30 * DAY }

/** How an app key came to be one of the fid, and what came of it. */
export const keyKinds = [
  'registered',
  'registered',
  'removed since',
  'removed',
  'by message',
  'by message',
  'by message of a former holder',
  'by message, removed since',
  'by message, expired',
  'unknown',
  'reported',
] as const
type KeyKind = (typeof keyKinds)[number]
export const secretOf = (kind: KeyKind): Hex => appKeyOf(`kinds ${kind}`)
/** When a key of this kind signed. */
export const signedAt = (kind: KeyKind): number => {
  if (!kind.startsWith('by message')) return NOW - 90 * DAY
  return kind.endsWith('expired') ? ADDED + 40 * DAY : ADDED + DAY
}

/** The messages that added and removed a key. */
async function keyMessages(kind: KeyKind): Promise<SignedMessage[]> {
  if (!kind.startsWith('by message')) return []
  const custody = kind.endsWith('former holder') ? wallets.former : wallets.custody
  const input = { fid: FID, custody, appKey: secretOf(kind), nonce: 1 + keyKinds.indexOf(kind) }
  const added = await keyAddBody({ ...input, ...GRANTED, at: ADDED })
  const messages = [
    say(FID, secretOf(kind), { type: messageTypes.keyAdd, keyAddBody: added }, ADDED),
  ]
  if (!kind.endsWith('removed since')) return messages
  const at = ADDED + 10 * DAY
  const removed = await keyRemoveBody({ ...input, nonce: input.nonce + 100, at })
  const data = { type: messageTypes.keyRemove, keyRemoveBody: removed }
  return [...messages, say(FID, secretOf(kind), data, at)]
}

/** The evidence about the fid's keys and its holder. */
export async function farcasterEvidence(random: Random): Promise<Evidence> {
  const kinds = [...new Set(keyKinds)]
  const messages = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      all: await signedOnce(['key', kind], () => keyMessages(kind)),
    })),
  )
  const appKeys = messages.flatMap(({ kind, all }): AppKeyEvidence[] => {
    const entry = { fid: FID, key: publicKeyOf(secretOf(kind)) }
    if (all.length > 0)
      return all.map((message) => ({ ...entry, method: 'custody-signature', message }))
    if (kind === 'unknown') return []
    return kind === 'reported'
      ? [{ ...entry, method: 'reported', by: 'snapchain' }]
      : [{ ...entry, method: 'key-registry' }]
  })
  const holder = pick(random, ['shown', 'shown', 'shown', 'shown', 'old', 'another', 'reported'])
  const address = lower(wallets.custody.address)
  const custody = [
    holder === 'reported'
      ? { fid: FID, address, method: 'reported' as const, by: 'snapchain' }
      : { fid: FID, address, method: 'id-registry' as const },
  ]
  if (holder === 'reported') return { appKeys, custody }
  const states = await Promise.all([
    farcasterState(
      [
        {
          fid: FID,
          keys: {
            [secretOf('registered')]: 1,
            [secretOf('removed since')]: 2,
            [secretOf('removed')]: 2,
          },
          custody: holder === 'another' ? wallets.former.address : wallets.custody.address,
          absentKeys: [secretOf('by message'), secretOf('unknown')],
        },
      ],
      { timestamp: holder === 'old' ? NOW - 100 * DAY : NOW - 600 },
    ),
    farcasterState(
      [{ fid: FID, keys: { [secretOf('removed since')]: 1 }, custody: wallets.former.address }],
      { number: 140_000_000, timestamp: NOW - 80 * DAY },
    ),
  ])
  return {
    appKeys,
    custody,
    state: states.flatMap(({ state }) => state),
    blocks: states.flatMap(({ blocks }) => blocks),
  } as Evidence
}
