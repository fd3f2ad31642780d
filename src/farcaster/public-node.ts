import { SourceError } from '../kit/source-error.ts'
import { type FarcasterClient, SNAPCHAIN } from './client.ts'
import { getInfo } from './network.ts'

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
 * Chooses the first node of a list that answers `/v1/info`: when it is first needed, and again
 * every ten minutes.
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

  async function isWell(url: string): Promise<boolean> {
    const client = connect(url)
    try {
      return (await getInfo(client)) !== null
    } catch {
      return false
    } finally {
      await client.close()
    }
  }

  async function choose(): Promise<string> {
    const answers = nodes.map((url) => isWell(url))
    for (const [index, url] of nodes.entries()) {
      if (!(await answers[index])) continue
      if (url !== last) onChosen?.(url)
      last = url
      return url
    }
    throw new SourceError(SNAPCHAIN, 'no public Farcaster node answers')
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
