import type { Address, Hex } from 'viem'
import { chainName } from '../domain/eas.ts'
import { type Fields, list, same, text, tidy } from '../domain/untrusted.ts'
import type { Block, ChainState } from './chain-state.ts'
import { provenCustody, provenKeyState } from './chain-storage.ts'
import { asked, date, demand, type OnlineChecks } from './verdict.ts'

/** What a document brings along for all its rows, and who may be asked. */
export interface Context {
  /** Unix seconds. */
  now: number
  /** The document's evidence, unread. */
  evidence: Fields
  state: ChainState
  online?: OnlineChecks | undefined
  /** Of a private network. */
  fnameRegistry?: Address | undefined
}

/** Whether an authority knows something: shown down to `trust`, or on a word. */
export interface Standing {
  trust: string[]
  /** Whose word it is, as a clause; absent where it is shown. */
  word?: string
}

/** `Optimism block 0x… (number 1234 of 2026-11-21 18:00:00 UTC)`: what any explorer of that chain shows. */
export const blockText = ({ chainId, hash, number, timestamp }: Block): string =>
  `${chainName(chainId)} block ${hash} (number ${number} of ${date(timestamp)})`

/**
 * Whether an app key is, or was, one of a fid: by the Key Registry's slot, else on a word.
 *
 * @throws Broken where the registry knows of no such key
 */
export async function keyStanding({ state, evidence, online }: Context, fid: number, key: Hex): Promise<Standing> {
  const proven = provenKeyState(state, fid, key)
  if (proven) {
    demand(proven.value !== 'unknown', `Farcaster's Key Registry knows no key ${short(key)} of fid ${fid}`)
    const isRemoved = proven.value === 'removed'
    const order = `that fid ${fid} signed before its key ${short(key)} was removed: the order in which Farcaster's nodes took it in`
    return { trust: [blockText(proven.block), ...(isRemoved ? [order] : [])] }
  }
  const isSigner = await asked(online?.isSignerOf(fid, key))
  if (isSigner !== null) {
    demand(isSigner, `key ${short(key)} is no key of fid ${fid}`)
    return { trust: [`the RPC of ${chainName(10)} that was asked whether key ${short(key)} is one of fid ${fid}`] }
  }
  const said = list(evidence.appKeys).find((one) => one.fid === fid && same(text(one.key), key))
  const by = said?.method === 'reported' ? tidy(said.by) : ''
  return { trust: [], word: `that app key ${short(key)} is one of fid ${fid} rests on the word of ${by || 'the answer'}` }
}

/**
 * Whether an address holds a fid: by the Id Registry's slot, else on a word.
 *
 * @throws Broken where the registry says that another does
 */
export function custodyStanding({ state, evidence }: Context, fid: number, address: Address): Standing {
  const proven = provenCustody(state, fid)
  if (proven) {
    demand(same(proven.value, address), `Farcaster's Id Registry has another custody address for fid ${fid}`)
    return { trust: [blockText(proven.block)] }
  }
  const said = list(evidence.custody).find((one) => one.fid === fid && same(text(one.address), address))
  const by = said?.method === 'reported' ? tidy(said.by) : ''
  return { trust: [], word: `that ${address} holds fid ${fid} rests on the word of ${by || 'the answer'}` }
}

/** The beginning of a key or hash, for sentences. */
export const short = (hex: string): string => `${hex.slice(0, 10)}…`
