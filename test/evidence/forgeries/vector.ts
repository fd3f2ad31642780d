import { lower } from '@whocast/contract/lower.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import type { Hex } from 'viem'
import { ada, adaEvidence, type Json, mallory, type Row } from '../documents.ts'
import { NOW, publicKeyOf, registry, verify } from '../people.ts'

/** A document with the verdict that every checker gives on each of its rows, channels first. */
export interface Vector {
  name: string
  about: string
  /** Whom the document was asked for by; absent: nobody says. */
  for?: string
  /** Unix seconds. */
  now: number
  /** The fname registry's key, which of these people is invented. */
  fnameRegistry: string
  document: unknown
  expected: ('holds' | 'fails' | 'unchecked')[]
}

/** The verdict on one row. */
export type Status = Vector['expected'][number]

/** What a document has. */
interface Parts {
  channels?: Row[]
  credentials?: Json[]
  evidence?: Evidence | Json
  for?: string | null
  more?: Json
}

/** A profile of these rows, asked for by `fid:3`. */
export async function vector(
  name: string,
  about: string,
  expected: Status[],
  parts: Parts,
): Promise<Vector> {
  const { channels = [], credentials = [], evidence = await adaEvidence(false), more = {} } = parts
  const profile = { profileID: 'a'.repeat(21), channels, credentials, evidence, ...more }
  const document = JSON.parse(JSON.stringify({ profiles: [profile] })) as unknown
  const asked =
    parts.for === undefined ? { for: 'fid:3' } : parts.for === null ? {} : { for: parts.for }
  return { name, about, ...asked, now: NOW, fnameRegistry: registry.address, document, expected }
}

export const adaWallet = lower(ada.wallet.address)
export const malloryWallet = lower(mallory.wallet.address)
/** By which Ada verified her wallet. */
export const adaMessage = () => verify(ada.fid, ada.key, ada.wallet)
/** A row with something else in its proof. */
export const withProof = (row: Row, change: Json): Row => ({
  ...row,
  proof: { ...row.proof, ...change },
})
/** With another last digit. */
export const flipped = (hex: string): Hex =>
  `${hex.slice(0, -1)}${hex.endsWith('1') ? '2' : '1'}` as Hex
/** The other signature of the same key over the same, which is not canonical. */
export const highS = (signature: Hex): Hex => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
  return `${signature.slice(0, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}` as Hex
}
/** A node's word for a key. */
export const wordFor = (key: Hex, fid: number): Evidence => ({
  appKeys: [{ fid, key: publicKeyOf(key), method: 'reported', by: 'snapchain' }],
})
