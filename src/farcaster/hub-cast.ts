import type { Hex } from 'viem'
import { type CastEvidence, castEvidence } from '../domain/cast-evidence.ts'
import { parseMessage } from '../domain/farcaster-message.ts'
import { saysNotFound } from './hub-refusal.ts'

/** A hub's HTTP API, as net/http-json.ts asks it. */
export interface CastHub {
  get(path: string, query: Record<string, string>): Promise<{ status: number; body: unknown }>
}

/**
 * The signed cast of a hash, as a hub has it.
 *
 * @returns null when the hub has no such cast (it was deleted, or has not come yet), or what it has does not hold
 * @throws Error when the hub cannot be asked
 */
export async function hubCast(hub: CastHub, hash: Hex, fid: number): Promise<CastEvidence | null> {
  const { status, body } = await hub.get('castById', { fid: String(fid), hash })
  if (status === 200) {
    const message = parseMessage(body)
    return message?.hash === hash ? castEvidence(message) : null
  }
  if (status === 404 || (status === 400 && saysNotFound(body))) return null
  throw new Error(`the hub answered ${status}`)
}
