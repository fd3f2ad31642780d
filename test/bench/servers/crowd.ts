/** A crowd's node in a process of its own: `crowd.ts <people> [<milliseconds of each answer>]`; tells its URL to its parent. */
import { createCrowd } from '../../network/crowd.ts'
import { startCrowdServer } from '../../network/crowd-server.ts'

const [people, delayMs = 0] = process.argv.slice(2).map(Number)
const crowd = createCrowd(people ?? 0)
// People who are made when they are first asked for would take longer.
if (delayMs > 0) for (let fid = 1; fid <= (people ?? 0); fid++) crowd.person(fid)
const { url } = await startCrowdServer(crowd, delayMs > 0 ? { delayMs: () => delayMs } : {})
process.send?.(url)
process.on('disconnect', () => process.exit(0))
