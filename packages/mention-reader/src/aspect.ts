import type { Aspect } from './intent.ts'
import { has, is, type Scene } from './item.ts'
import type { Named } from './subjects.ts'

/** Returns the requested aspect of a person; undefined for everything. */
export function aspectOf(
  scene: Scene,
  used: ReadonlySet<number>,
  named: readonly Named[],
): Aspect | undefined {
  if (has(scene, 'verifiers')) return { kind: 'verifiers' }
  if (has(scene, 'fid')) return { kind: 'fid' }
  if (has(scene, 'ens')) return { kind: 'ens' }
  const credential = credentialOf(scene, used, named)
  if (credential) return credential
  if (has(scene, 'credentials')) return { kind: 'credentials' }
  const platform = scene.items.find((item, index) => item.kind === 'platform' && !used.has(index))
  if (platform?.kind === 'platform' && platform.type !== 'farcaster')
    return { kind: 'account', channel: platform.type }
  if (has(scene, 'wallet')) return { kind: 'wallet' }
  if (has(scene, 'trust')) return { kind: 'trust' }
  return has(scene, 'accounts') ? { kind: 'accounts' } : undefined
}

/** `does {rish} have Optimist`: a credential by its name, behind the person. */
function credentialOf(
  { items }: Scene,
  used: ReadonlySet<number>,
  named: readonly Named[],
): Aspect | undefined {
  const at = items.findIndex((item) => is(item, 'holds'))
  if (at === -1 || named.length > 1) return undefined
  const words = items
    .slice(at + 1)
    .flatMap((item, index) =>
      item.kind === 'unknown' && !used.has(at + 1 + index) ? [item.text] : [],
    )
  return words.length > 0 && words.length <= 4
    ? { kind: 'credential', name: words.join(' ') }
    : undefined
}
