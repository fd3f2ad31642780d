/**
 * The entry of the service as a process of Node. Nothing heavy is loaded before its memory is
 * settled.
 */
import { settleMemory } from '../kit/allocator.ts'

settleMemory()
await import('./node.ts')
