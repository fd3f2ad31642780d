import { BaseError, type Client, type Hex, hexToNumber, isHex, numberToHex } from 'viem'
import type { Telemetry } from '../kit/telemetry.ts'

/** The RPCs gave different answers about the same block. */
export class RpcDisagreement extends Error {
  override readonly name = 'RpcDisagreement'
}

type Request = (call: { method: string; params?: unknown }, options?: unknown) => Promise<unknown>

/** How long all reads are made at one block, ms. */
const PIN_MS = 1000
/** Blocks that the heads of two RPCs may be apart; with more, a node does not follow the chain. */
const MAX_LAG = 32
/** Methods whose last parameter is the block. */
const AT_BLOCK = new Set(['eth_call', 'eth_getCode', 'eth_getStorageAt'])

/**
 * Makes one client of several, which sends every read to all RPCs, at the same block, and answers
 * where they agree. RPCs that fail are left out: one that answers alone counts alone.
 *
 * @param clients the first one's settings count
 * @returns a client whose requests reject with RpcDisagreement where the answers differ
 */
export function createAgreeingClient<One extends Client>(
  clients: readonly [One, ...One[]],
  telemetry: Pick<Telemetry, 'count'>,
  clock: () => number = Date.now,
): One {
  const [first] = clients
  if (clients.length === 1) return first
  const requests = clients.map((client) => client.request as unknown as Request)
  const count = (call: string) => telemetry.count('upstream_calls', { source: 'ens', call })
  const ask: Request = async (call, options) => {
    const outcomes = await Promise.all(requests.map((request) => outcomeOf(request(call, options))))
    const answers = outcomes.filter((outcome) => outcome.kind !== 'failed')
    const [answer, ...others] = answers
    if (answer === undefined) throw outcomes[0]?.error
    if (others.some((other) => other.text !== answer.text)) {
      count('disagreed')
      throw new RpcDisagreement(`the RPCs disagree on ${call.method}`)
    }
    if (answers.length < outcomes.length) count('unconfirmed')
    if (answer.kind === 'reverted') throw answer.error
    return answer.value
  }
  let pin: { at: number; block: Promise<Hex> } | undefined
  const pinnedBlock = (options: unknown): Promise<Hex> => {
    const now = clock()
    if (pin === undefined || now - pin.at >= PIN_MS) {
      const block = commonBlock(requests, options, count)
      pin = { at: now, block }
      // The next call tries again.
      block.catch(() => {
        pin = undefined
      })
    }
    return pin.block
  }
  const request: Request = async (call, options) => {
    if (call.method === 'eth_blockNumber') return pinnedBlock(options)
    if (!AT_BLOCK.has(call.method)) return ask(call, options)
    const block = await pinnedBlock(options)
    return ask({ ...call, params: [...(call.params as unknown[]).slice(0, -1), block] }, options)
  }
  return { ...first, request: request as unknown as One['request'] }
}

/** The newest block that all RPCs have. @throws RpcDisagreement where one is far behind */
async function commonBlock(
  requests: readonly Request[],
  options: unknown,
  count: (call: string) => void,
): Promise<Hex> {
  const heads = await Promise.allSettled(
    requests.map(async (request) =>
      hexToNumber((await request({ method: 'eth_blockNumber' }, options)) as Hex),
    ),
  )
  const numbers = heads.flatMap((head) => (head.status === 'fulfilled' ? [head.value] : []))
  if (numbers.length === 0) throw heads.find((head) => head.status === 'rejected')?.reason
  if (Math.max(...numbers) - Math.min(...numbers) > MAX_LAG) {
    count('disagreed')
    throw new RpcDisagreement('the newest blocks of the RPCs are far apart')
  }
  return numberToHex(Math.min(...numbers))
}

type Outcome =
  | { kind: 'answered'; value: unknown; text: string; error?: never }
  | { kind: 'reverted'; error: unknown; text: string }
  | { kind: 'failed'; error: unknown; text?: never }

async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    const value = await request
    return { kind: 'answered', value, text: JSON.stringify(value) }
  } catch (error) {
    const data = revertData(error)
    return data === null ? { kind: 'failed', error } : { kind: 'reverted', error, text: data }
  }
}

function revertData(error: unknown): string | null {
  if (!(error instanceof BaseError)) return null
  const found = error.walk(saysReverted) as { data?: unknown } | null
  return found === null ? null : `reverted ${JSON.stringify(found.data ?? null)}`
}

/** Returns true if a contract rejected a call; false where the node failed. */
export const isRevert = (error: unknown): boolean => revertData(error) !== null

/** By the code of JSON-RPC for it, or because it has what the contract threw. */
const saysReverted = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  ((error as { code?: unknown }).code === 3 || isHex((error as { data?: unknown }).data))
