import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Starts a thread whose file is next to a module, in the sources and in the build.
 *
 * @param name of the file, without its ending
 * @param from the URL of the module
 */
export function openWorker(name: string, from: string, resourceLimits: ResourceLimits): Worker {
  const file = `./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`
  const worker = new Worker(new URL(file, from), { name, resourceLimits })
  // It does not keep the process alive.
  worker.unref()
  return worker
}
