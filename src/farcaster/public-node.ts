import { SourceError } from '../kit/source-error.ts'
import { type FarcasterClient, SNAPCHAIN } from './client.ts'
import { delayOf, getInfo, MAX_DELAY_SECONDS } from './network.ts'

/** Public Snapchain nodes without a key, in this order; docs/operating.md lists them. */
export const publicNodes: readonly string[] = [
  'https://snap.farcaster.xyz:3381',
  'https://rho.farcaster.xyz:3381',
  'https://hub.pinata.cloud',
  'https://haatz.quilibrium.com',
]

/** How long a choice stands, milliseconds; and how long it is remembered that none answered. */
const CHOSEN_MS = 10 * 60_000
const NONE_MS = 30_000

interface NodeChoice {
  /** In order of preference. */
  nodes: readonly string[]
  connect(url: string): Pick<FarcasterClient, 'get' | 'close'>
  /** Called when another node than before is taken. */
  onChosen?: ((url: string) => void) | undefined
  clock?: () => number
}

/**
 * Chooses the first node of a list that answers `/v1/info` and is not behind: when it is first
 * needed, and again every ten minutes. Where all are behind, it is the one that is least so: the
 * network may have stopped.
 *
 * @returns resolves to its URL; rejects with a transient SourceError while none answers
 */
export function createNodeChooser({
  nodes,
  connect,
  onChosen,
  clock = () => performance.now(),
}: NodeChoice): () => Promise<string> {
  let choice: { url: Promise<string>; until: number } | undefined
  let last: string | undefined

  /** Returns how many seconds a node is behind; infinite if it does not answer. */
  async function readDelay(url: string): Promise<number> {
    const client = connect(url)
    try {
      const info = await getInfo(client)
      return info ? delayOf(info) : Number.POSITIVE_INFINITY
    } catch {
      return Number.POSITIVE_INFINITY
    } finally {
      await client.close()
    }
  }

  async function choose(): Promise<string> {
    const delays = nodes.map((url) => readDelay(url))
    let best: { url?: string; delay: number } = { delay: Number.POSITIVE_INFINITY }
    for (const [index, url] of nodes.entries()) {
      const delay = (await delays[index]) ?? Number.POSITIVE_INFINITY
      if (delay < best.delay) best = { url, delay }
      if (delay <= MAX_DELAY_SECONDS) break
    }
    const { url } = best
    if (url === undefined) throw new SourceError(SNAPCHAIN, 'no public Farcaster node answers')
    if (url !== last) onChosen?.(url)
    last = url
    return url
  }

  return () => {
    if (choice && choice.until > clock()) return choice.url
    const made = { url: choose(), until: clock() + CHOSEN_MS }
    made.url.catch(() => {
      made.until = clock() + NONE_MS
    })
    choice = made
    return made.url
  }
}
