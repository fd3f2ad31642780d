import { SourceError } from '../domain/ports/source.ts'
import type { HttpJson } from '../net/http-json.ts'

/**
 * Public Snapchain nodes that answer without a key, as their operators or the Farcaster documentation and its tools name them; in this order.
 * docs/operating.md lists them too.
 */
export const publicNodes: readonly string[] = [
  'https://snap.farcaster.xyz:3381',
  'https://rho.farcaster.xyz:3381',
  'https://hub.pinata.cloud',
  'https://haatz.quilibrium.com',
]

/** How long a choice stands, milliseconds; and how long it is remembered that none answered. */
const CHOSEN_MS = 10 * 60_000
const NONE_MS = 30_000

export interface NodeChoice {
  /** In order of preference. */
  nodes: readonly string[]
  /** A client for the HTTP API of one of them. */
  connect(url: string): Pick<HttpJson, 'get' | 'close'>
  /** Called when another node than before is taken. */
  onChosen?: ((url: string) => void) | undefined
  clock?: () => number
}

/**
 * Chooses the first node of a list that answers `/v1/info`: when it is first needed, and again every ten minutes.
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
    const http = connect(url)
    try {
      const { status, body } = await http.get('info')
      return status === 200 && typeof body === 'object' && body !== null && !('error' in body)
    } catch {
      return false
    } finally {
      await http.close()
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
    throw new SourceError('snapchain', 'no public Farcaster node answers')
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
