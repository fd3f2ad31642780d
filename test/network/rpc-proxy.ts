import { type StandIn, startStandIn } from './stand-in.ts'

interface RpcCall {
  id: number | string
  method: string
  params: unknown[]
}

interface RpcAnswer {
  id: number | string
  result?: unknown
  error?: unknown
}

/** What becomes of one answer. */
export type RpcLie = (call: RpcCall, answer: RpcAnswer) => RpcAnswer

/** A JSON-RPC endpoint in front of another: counts, and misbehaves on demand. */
export interface RpcProxy extends StandIn {
  /** HTTP requests so far: what a provider sees as one call or one batch. */
  roundTrips(): number
  /** JSON-RPC calls so far, by method, batches taken apart. */
  calls(method?: string): number
  /** Changes single answers on their way back; null: it tells the truth. */
  setLie(lie: RpcLie | null): void
}

/** @param target URL of the real node */
export async function startRpcProxy(target: string): Promise<RpcProxy> {
  let lie: RpcLie | null = null
  const standIn = await startStandIn(async ({ body }) => {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const answer = (await response.json()) as RpcAnswer | RpcAnswer[]
    const tell = lie
    if (!tell) return { body: answer }
    const calls = JSON.parse(body) as RpcCall | RpcCall[]
    if (!Array.isArray(calls)) return { body: tell(calls, answer as RpcAnswer) }
    const byId = new Map(calls.map((call) => [call.id, call]))
    return {
      body: (answer as RpcAnswer[]).map((entry) => tell(byId.get(entry.id) as RpcCall, entry)),
    }
  })
  const made = () => standIn.requests.flatMap(({ body }) => JSON.parse(body) as RpcCall | RpcCall[])
  return {
    ...standIn,
    roundTrips: () => standIn.requests.length,
    calls: (method) =>
      made().filter((call) => method === undefined || call.method === method).length,
    setLie: (next) => {
      lie = next
    },
  }
}
