import type { Transfer, World } from './people.ts'
import { type StandIn, type StandInOptions, startStandIn } from './stand-in.ts'

/** A stand-in of the fname registry over a {@link World}. */
export interface FnamesStandIn extends StandIn {
  /** Changes what it answers from now on; null: the truth again. */
  lie(change: ((transfers: Transfer[], query: URLSearchParams) => unknown[]) | null): void
}

/**
 * Starts a stand-in of `fnames.farcaster.xyz`: `GET /transfers?name=|fid=`, `/transfers/current`,
 * `/signer`.
 */
export async function startFnames(
  world: World,
  options: StandInOptions = {},
): Promise<FnamesStandIn> {
  let change: Parameters<FnamesStandIn['lie']>[0] = null
  const standIn = await startStandIn(({ path }) => {
    const { pathname, searchParams: query } = new URL(path, 'http://fnames')
    const name = query.get('name')
    const fid = query.get('fid')
    const transfers = world.transfers.filter(
      ({ username, from, to }) =>
        (name === null || username === name) &&
        (fid === null || String(from) === fid || String(to) === fid),
    )
    if (pathname === '/signer') return { body: { signer: world.registry.address } }
    if (pathname === '/transfers')
      return { body: { transfers: change ? change(transfers, query) : transfers } }
    if (pathname !== '/transfers/current') return { status: 404, body: { error: 'not found' } }
    const transfer = transfers.at(-1)
    return transfer
      ? { body: { transfer } }
      : { status: 404, body: { error: 'Could not resolve current name' } }
  }, options)
  return {
    ...standIn,
    lie: (next) => {
      change = next
    },
  }
}
