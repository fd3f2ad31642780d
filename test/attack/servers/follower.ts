/**
 * Follows a node into a database, until it is killed: `follower.ts <store options as JSON> <node>`.
 */
import { openStore } from '../../../src/main/stores.ts'
import { startFollowing } from '../../network/follow.ts'

const [options = '{}', url = ''] = process.argv.slice(2)
const store = await openStore({
  ...(JSON.parse(options) as { dataDir: string }),
  precedence: ['snapchain'],
})
startFollowing({ store, url, timeoutMs: 30_000 })
console.log('following')
