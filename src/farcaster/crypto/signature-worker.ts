/** Checks signatures for `signature-thread.ts`; it loads little, as each thread has a copy. */
import { parentPort } from 'node:worker_threads'
import { loadRecovery } from './recovery.ts'
import { checkBatch } from './signature-batch.ts'

const { made: recoverPublicKey } = await loadRecovery()
parentPort?.on('message', (checks: Uint8Array) => {
  const verdicts = checkBatch(checks, recoverPublicKey)
  parentPort?.postMessage(verdicts, [verdicts.buffer])
})
