import type { Aspect } from './intent.ts'
import { has, is, type Scene } from './item.ts'
import type { Named } from './named.ts'

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
  const wordsIn = (from: number, to?: number) =>
    items
      .slice(from, to)
      .flatMap((item, index) =>
        item.kind === 'unknown' && !used.has(from + index) ? [item.text] : [],
      )
  const behind = wordsIn(at + 1)
  // `Optimist持ってる`
  const start = items.slice(0, at).findLastIndex((item) => item.kind !== 'unknown') + 1
  const words = behind.length > 0 ? behind : wordsIn(start, at)
  return words.length > 0 && words.length <= 4
    ? { kind: 'credential', name: words.join(' ') }
    : undefined
}
