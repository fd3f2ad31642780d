/**
 * The thread that checks signatures for `signature-thread.ts`. It loads little: a thread has its
 * own copy of what it imports.
 */
import { parentPort } from 'node:worker_threads'
import { loadRecovery } from './recovery.ts'
import { checkBatch } from './signature-batch.ts'

const { made: recoverPublicKey } = await loadRecovery()
parentPort?.on('message', (checks: Uint8Array) => {
  const verdicts = checkBatch(checks, recoverPublicKey)
  parentPort?.postMessage(verdicts, [verdicts.buffer])
})
