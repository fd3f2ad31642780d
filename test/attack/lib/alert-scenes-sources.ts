import { setTimeout as sleep } from 'node:timers/promises'
import { repeat, type Scene, type World } from './alert-scene.ts'

const env = ({ upstream }: World) => ({ UPSTREAM_API_URL: upstream.url })

/** A cause: each answer of the source takes two seconds. */
const slowDown: Scene['cause'] = async ({ upstream }) => {
  upstream.setFault({ kind: 'slow', ms: 2000 })
  return async () => upstream.setFault(null)
}

/** Sources that are slow or fail. */
export const sourceScenes: readonly Scene[] = [
  {
    // With more such lookups the queue for the source would grow, and end with errors.
    condition: 'a source takes two seconds for one lookup in four',
    alert: 'WhocastSlow',
    unknownShare: 0.25,
    env,
    cause: slowDown,
  },
  {
    condition: 'a source takes two seconds for one lookup in ten',
    alert: 'WhocastSlowForHours',
    unknownShare: 0.1,
    env,
    cause: slowDown,
  },
  {
    condition: 'a source takes two seconds, and more lookups come than it serves',
    alert: 'WhocastErrors',
    // Those that wait too long count as failures of the source.
    consequences: ['WhocastSourceFailing'],
    unknownShare: 1,
    developsMs: 8000,
    env,
    cause: slowDown,
  },
  {
    condition: 'a source fails',
    alert: 'WhocastSourceFailing',
    unknownShare: 1,
    consequences: ['WhocastErrors'],
    env,
    async cause({ upstream }) {
      upstream.setFault({ kind: 'fail', status: 500 })
      return async () => upstream.setFault(null)
    },
  },
  {
    condition: 'a source fails for a quarter of the time',
    alert: 'WhocastErrors',
    unknownShare: 1,
    env,
    cause: async ({ upstream }) =>
      repeat(300, async () => {
        upstream.setFault({ kind: 'fail', status: 500 })
        await sleep(100)
        upstream.setFault(null)
      }),
  },
]
