/**
 * A crowd's node in a process of its own: `crowd.ts <people> [<milliseconds of each answer>|growing]`;
 * tells its URL to its parent, when it is asked for changes each of them, and how long its answers
 * took where they take long. `growing`: people are made when they are first asked for.
 */
import { createCrowd } from '../../network/crowd.ts'
import { startCrowdServer } from '../../network/crowd-server.ts'
import type { Renamed } from './follow.ts'

/** Asks for so many people a second to take another display name. */
export interface ChangesWanted {
  perSecond: number
  seconds: number
}

/** Asks for what was answered since the last time. */
export const ANSWERS = 'answers'

/** An answer of the node. */
export interface Answered {
  /** Path and query. */
  path: string
  /**
   * From reading the request to writing the answer: timers fire late, and one thread writes one
   * answer after the other.
   */
  ms: number
}

const [size, kind] = process.argv.slice(2)
const people = Number(size)
const isGrowing = kind === 'growing'
const delayMs = isGrowing ? 0 : Number(kind ?? 0)
const crowd = createCrowd(people, { isMadeAhead: !isGrowing })
// People who are made when they are first asked for would take longer.
if (delayMs > 0) for (let fid = 1; fid <= people; fid++) crowd.person(fid)
const answered: Answered[] = []
const isSlow = {
  delayMs: () => delayMs,
  onAnswered: (path: string, ms: number) => void answered.push({ path, ms }),
}
const { url } = await startCrowdServer(crowd, delayMs > 0 ? isSlow : {})
process.send?.(url)

process.on('message', (message: ChangesWanted | typeof ANSWERS) => {
  if (message === ANSWERS) return void process.send?.(answered.splice(0))
  const { perSecond, seconds } = message
  const start = performance.now()
  let done = 0
  let fid = 0
  const timer = setInterval(() => {
    for (
      ;
      done < Math.min(perSecond * seconds, ((performance.now() - start) / 1000) * perSecond);
      done += 1
    ) {
      // Of a prime step, so that the same person seldom comes twice; who has said nothing has no
      // key to say it with.
      do fid = (fid + 7919) % people
      while ((crowd.person(fid + 1)?.userData.length ?? 0) === 0)
      crowd.change(fid + 1, 0)
      process.send?.({
        fid: fid + 1,
        name: crowd.truth(fid + 1).displayName ?? '',
        at: Date.now(),
      } satisfies Renamed)
    }
    if (done >= perSecond * seconds) clearInterval(timer)
  }, 2)
})
process.on('disconnect', () => process.exit(0))
