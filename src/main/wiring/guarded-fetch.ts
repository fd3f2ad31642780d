import { lazily } from '../../kit/lazily.ts'
import type { DestinationBudget } from '../../net/destination-budget.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import type { MemoryBudget } from '../../net/memory-budget.ts'
import type { Config } from '../config.ts'

export interface GuardedFetchParts {
  downloads?: MemoryBudget | undefined
  /** Absent in commands, whose URLs the operator chose. */
  budget?: DestinationBudget | undefined
}

/** Creates the guarded fetch; its HTTP client is loaded when it is first used. */
export function createGuardedFetchOf(
  config: Config,
  { downloads, budget }: GuardedFetchParts = {},
): GuardedFetch {
  const load = lazily(async () => {
    const [{ createGuardedFetch }, { createResolver }] = await Promise.all([
      import('../../net/guarded-fetch.ts'),
      import('../../net/resolver.ts'),
    ])
    const resolve = createResolver(config.DNS_SERVERS ? { servers: config.DNS_SERVERS } : {})
    return createGuardedFetch({
      allowPrivateOrigins: config.ALLOW_PRIVATE_ORIGINS,
      resolve,
      budget,
      ...(downloads ? { downloads } : {}),
    })
  })
  return async (url, options) => (await load())(url, options)
}
