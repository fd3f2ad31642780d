/** The thread of `createParser`: a block of lines in, what they hold out, as JSON. */
import { parentPort, workerData } from 'node:worker_threads'
import { parseBlock } from './parse.ts'

const { now } = workerData as { now: number }
parentPort?.on('message', (block: string) => parentPort?.postMessage(parseBlock(block, now)))
