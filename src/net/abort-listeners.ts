type Listener = (reason: unknown) => void

const listenersOf = new WeakMap<AbortSignal, { all: Set<Listener>; end: () => void }>()

/**
 * Calls back once when a signal aborts. Cheaper than one listener on the signal for each of many
 * calls: removing those searches a list one by one.
 *
 * @returns takes the listener off again
 */
export function onAbort(signal: AbortSignal, listener: Listener): () => void {
  if (signal.aborted) {
    listener(signal.reason)
    return () => {}
  }
  const entry = listenersOf.get(signal) ?? listen(signal)
  entry.all.add(listener)
  return () => {
    entry.all.delete(listener)
    if (entry.all.size > 0 || listenersOf.get(signal) !== entry) return
    // A signal that is listened to is kept alive by those it depends on.
    listenersOf.delete(signal)
    entry.end()
  }
}

function listen(signal: AbortSignal) {
  const all = new Set<Listener>()
  const notify = () => {
    for (const listener of [...all]) listener(signal.reason)
  }
  signal.addEventListener('abort', notify, { once: true })
  const entry = { all, end: () => signal.removeEventListener('abort', notify) }
  listenersOf.set(signal, entry)
  return entry
}
