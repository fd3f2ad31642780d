import type { Finding } from '@whocast/contract/profile.ts'
import type { Store } from '../../src/main/stores.ts'
import {
  credential,
  ensChannel,
  farcasterChannel,
  handleChannel,
  profileID,
  wallet,
  walletChannel,
} from '../contract/store-people.ts'

const BATCH = 500

/** Everybody has 5 channels and 3 credentials. */
function person(n: number, checkedAt: number) {
  const address = wallet(n)
  const finding: Finding = {
    source: 'import',
    scope: `import:${profileID(n)}`,
    profileID: profileID(n),
    checkedAt,
    fields: {
      displayName: `Person ${n}`,
      bio: `The ${n}th of many people, with a few words to say about themselves.`,
      location: 'Here',
    },
    channels: [
      farcasterChannel(n, `user${n}`),
      walletChannel(n),
      ensChannel(`person${n}.eth`),
      handleChannel(`handle${n}`, true),
      handleChannel(`hub${n}`, false, 'github'),
    ],
  }
  const credentials = [0, 1, 2].map((i) =>
    credential(3 * n + i, { address }, { name: `Skill: ${(n + i) % 50}`, source: 'bench' }),
  )
  return { finding, credentials }
}

/**
 * Adds people `from` to `to` as `whocast import` does.
 *
 * @param checked when they were checked and are to be checked again, unix seconds; without it a
 *   source has to be asked at the first lookup
 * @returns people a second, and a second of our own CPU time
 */
export async function fill(
  store: Store,
  from: number,
  to: number,
  { checkedAt, refreshAt }: { checkedAt: number; refreshAt: number | null } = {
    checkedAt: 1_700_000_000,
    refreshAt: null,
  },
): Promise<{ wall: number; cpu: number }> {
  const start = performance.now()
  const before = process.cpuUsage()
  for (let n = from; n < to; n += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, to - n) }, (_, i) =>
      person(n + i, checkedAt),
    )
    await store.people.save(
      people.map(({ finding }) => finding),
      { refreshAt, credentials: people.flatMap(({ credentials }) => credentials) },
    )
  }
  const { user, system } = process.cpuUsage(before)
  return {
    wall: ((to - from) / (performance.now() - start)) * 1000,
    cpu: ((to - from) / (user + system)) * 1e6,
  }
}
