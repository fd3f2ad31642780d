import type { Worker } from 'node:worker_threads'
import { currentCrypto } from '@whocast/contract/crypto.ts'
import { openWorker } from '../../kit/open-worker.ts'
import type { SignatureChecks } from '../signatures-port.ts'
import {
  CHECK_BYTES,
  checkBatch,
  HASH_BYTES,
  readHolds,
  readKey,
  VERDICT_BYTES,
  writeEd25519,
  writeRecovery,
} from './signature-batch.ts'

export interface SignatureThread extends SignatureChecks {
  close(): Promise<void>
}

interface Batch {
  checks: Uint8Array<ArrayBuffer>
  waiting: ((verdict: Uint8Array) => void)[]
}

const FIRST_CAPACITY = 64
/** MiB: the thread holds a batch at a time. */
const HEAP_MIB = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/**
 * Starts a thread that checks signatures, which wait for one another there and not on the thread
 * that asks. Checks of one turn of the event loop go as one message, as it takes longer to wake a
 * thread than to write a check. If the thread cannot be started, or ends by itself, checks run on
 * the calling thread.
 *
 * @param onFailure receives the reason why the thread ended
 * @param open starts the thread
 */
export function startSignatureThread(
  onFailure: (reason: unknown) => void = () => {},
  open = openSignatureWorker,
): SignatureThread {
  let worker: Worker | null = null
  const sent: Batch[] = []
  let checks = new Uint8Array(FIRST_CAPACITY * CHECK_BYTES)
  let waiting: Batch['waiting'] = []

  function add(write: (record: Uint8Array) => void): Promise<Uint8Array> {
    const at = waiting.length * CHECK_BYTES
    if (at === checks.length) checks = grown(checks)
    write(checks.subarray(at, at + CHECK_BYTES))
    return new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(flush)
    })
  }
  function flush(): void {
    const batch = { checks: checks.slice(0, waiting.length * CHECK_BYTES), waiting }
    waiting = []
    if (!worker) {
      answer(batch, checkHere(batch.checks))
      return
    }
    sent.push(batch)
    worker.postMessage(batch.checks)
  }
  function stop(): void {
    worker = null
    for (const batch of sent.splice(0)) answer(batch, checkHere(batch.checks))
  }

  try {
    worker = open()
    worker.on('message', (verdicts: Uint8Array) => {
      const batch = sent.shift()
      if (batch) answer(batch, verdicts)
    })
    worker.on('error', onFailure)
    worker.on('exit', stop)
  } catch (error) {
    onFailure(error)
  }
  return {
    async isEd25519(signature, signed, key) {
      if (signature.length !== 64 || signed.length !== HASH_BYTES || key.length !== 32) return false
      return readHolds(await add((record) => writeEd25519(record, signature, signed, key)))
    },
    async recoverPublicKey(digest, signature, recovery) {
      if (digest.length !== 32 || signature.length !== 64) return null
      return readKey(await add((record) => writeRecovery(record, digest, signature, recovery)))
    },
    async close() {
      await worker?.terminate()
    },
  }
}

const openSignatureWorker = (): Worker => openWorker('signature-worker', import.meta.url, HEAP_MIB)

const checkHere = (checks: Uint8Array): Uint8Array =>
  checkBatch(checks, currentCrypto().recoverPublicKey)

function answer({ waiting }: Batch, verdicts: Uint8Array): void {
  for (const [index, resolve] of waiting.entries())
    resolve(verdicts.subarray(index * VERDICT_BYTES, (index + 1) * VERDICT_BYTES))
}

function grown(checks: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(checks.length * 2)
  larger.set(checks)
  return larger
}
