/** A crowd's node in a process of its own: `crowd.ts <people>`; tells its URL to its parent. */
import { createCrowd } from '../../network/crowd.ts'
import { startCrowdServer } from '../../network/crowd-server.ts'

const { url } = await startCrowdServer(createCrowd(Number(process.argv[2])))
process.send?.(url)
process.on('disconnect', () => process.exit(0))
