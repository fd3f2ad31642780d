import type { TestDatabase } from '../contract/store-databases.ts'
import { startServer } from '../journey/support.ts'
import { walletOf } from '../network/crowd.ts'
import { displayNameOf, fnameOf, hasWallet, saysSomething } from '../network/crowd-people.ts'
import { type Figure, quantile } from './bench.ts'
import { spent, threadTimes } from './process-watch.ts'

const QUERIES = 300
/** They load code, and fill caches of the database. */
const WARM = 20

interface ServedInput {
  database: TestDatabase
  env: Record<string, string>
  /** The process of the database server. */
  server: number | null
  /** Who was read. */
  fids: readonly number[]
}

/** A name with two letters in the wrong order. */
function mistyped(name: string, at: number): string {
  const place = 1 + (at % Math.max(1, name.length - 3))
  return name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2)
}

/** Measures what the built service answers from a database that a pass filled. */
export async function measureServed(
  report: (figure: Figure) => void,
  { database, env, server, fids }: ServedInput,
): Promise<void> {
  const startedAt = performance.now()
  const service = await startServer(database.options, { ...env, SNAPCHAIN_FOLLOW: 'true' })
  report({
    what: 'start of the service on it',
    value: `${whole(performance.now() - startedAt)} ms`,
  })
  const times = () => threadTimes(server ? [service.pid, server] : [service.pid])
  /** Somebody else each time, as far apart as they can be. */
  const someone = (at: number, isMeant: (fid: number) => boolean): number => {
    let place = (at * 7919 * 131) % fids.length
    while (!isMeant(fids[place] ?? 0)) place = (place + 1) % fids.length
    return fids[place] ?? 0
  }
  const measure = async (what: string, path: (at: number) => string) => {
    const [taken, clocked]: [number[], number[]] = [[], []]
    let [found, at] = [0, 0]
    for (; at < WARM + QUERIES; at += 1) {
      const [before, start] = [times(), performance.now()]
      const answer = await fetch(service.api + path(at))
      const text = await answer.text()
      if (at < WARM) continue
      clocked.push(performance.now() - start)
      taken.push(spent(before, times()))
      if (answer.ok && /"profileID"/.test(text)) found += 1
    }
    const both = (values: number[]) =>
      `${quantile(values, 0.5).toFixed(1)}, ${quantile(values, 0.95).toFixed(1)}`
    report({
      what: `${what}: CPU of service and engine, p50 and p95`,
      value: `${both(taken)} ms`,
      spread: `by the clock ${both(clocked)} ms; ${Math.round((found / QUERIES) * 100)} % found`,
    })
  }
  const name = (at: number) => displayNameOf(someone(at, saysSomething))
  const search = (text: string) => `/search?q=${encodeURIComponent(text)}`
  try {
    await measure('lookup by fid', (at) => `/fid/${someone(at, saysSomething)}`)
    await measure('lookup by fname', (at) => `/fname/${fnameOf(someone(at + 1, saysSomething))}`)
    await measure('lookup by wallet', (at) => `/eth/${walletOf(someone(at + 2, hasWallet))}`)
    await measure('search by prefix', (at) => search(name(at).slice(0, 2 + (at % 5))))
    await measure('search by full name', (at) => search(name(at + 3)))
    await measure('search with a typing error', (at) => search(mistyped(name(at + 5), at)))
    await measure(
      'holders of a credential',
      (at) => `/credentials?credentialName=${encodeURIComponent(`Skill: ${at % 50}`)}`,
    )
  } finally {
    await service.stop()
  }
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
