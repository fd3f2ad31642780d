/** Starts the service as a process of Node. Loads nothing heavy before its memory is settled. */
import { settleMemory } from '../kit/allocator.ts'

settleMemory()
await import('./node.ts')
