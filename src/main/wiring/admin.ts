import type { AdminContext } from '../../api/admin/context.ts'
import type { Network } from '../../farcaster/network-port.ts'
import { packageVersion } from '../../kit/root.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { Config } from '../config.ts'
import type { Base } from './base.ts'
import { describeSources } from './describe-sources.ts'
import { limitsOf } from './limits.ts'

/** The context of the admin page. */
export function createAdminOf(
  { config, store, clock, log }: Pick<Base, 'config' | 'store' | 'clock' | 'log'>,
  {
    lookup,
    network,
    trace,
  }: { lookup: Lookup; network: Network | null; trace: AdminContext['trace'] },
): AdminContext {
  return {
    facts: {
      version: packageVersion(),
      runtime: process.version,
      database: store.kind,
      startedAt: clock(),
      isProduction: config.isProduction,
      sources: describeSources(config),
      limits: limitsOf(config),
      advice: [...config.warnings, ...advise(config)],
    },
    store,
    lookup,
    network,
    trace,
    clock,
    log,
  }
}

/** Returns settings that are valid and still questionable, as sentences that name the variable. */
function advise(config: Config): string[] {
  const isPublic = config.isProduction
  const limits = limitsOf(config)
  const points: [isSo: boolean, sentence: string][] = [
    [
      describeSources(config).every(({ isOn }) => !isOn),
      'No source is on: only stored profiles are returned.',
    ],
    [
      isPublic && config.BASE_URL.startsWith('http:'),
      'BASE_URL is http: cookies of signed-in owners need https.',
    ],
    [
      isPublic && config.SNAPCHAIN_URL === 'auto',
      'SNAPCHAIN_URL is auto: a public node that promises nothing.',
    ],
    [
      isPublic && config.FORGET_SECRET === undefined,
      'FORGET_SECRET is unset: the key of the suppression list is in the database and its backups.',
    ],
    [
      isPublic && config.SECURITY_CONTACT === undefined,
      'SECURITY_CONTACT is unset: security.txt names an address that may not exist.',
    ],
    [limits.anon === 0, 'RATE_LIMIT_ANON is 0: clients without a key are not limited.'],
    [limits.page === 0, 'RATE_LIMIT_ANON has page=0: pages are not limited.'],
    [
      config.BOT_DENYLIST === 'all' && config.BOT_FID !== undefined,
      'BOT_DENYLIST is all: mentions are claimed without a reply.',
    ],
  ]
  return points.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}
