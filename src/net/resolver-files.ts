import { readFileSync } from 'node:fs'

/** Addresses by lower-case host name, as `/etc/hosts` has them. */
export type Hosts = ReadonlyMap<string, readonly string[]>

/** How short names are completed (resolv.conf(5)). */
export interface Search {
  domains: readonly string[]
  /** A name with fewer dots is completed before it is tried as it is. */
  ndots: number
}

const MAX_NDOTS = 15
const MAX_SEARCH_DOMAINS = 6

/** Parses the format of hosts(5). */
export function parseHosts(text: string): Hosts {
  const hosts = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [address, ...names] = (line.split('#')[0] ?? '')
      .split(/[ \t\r]/)
      .filter((word) => word !== '')
    if (address === undefined) continue
    for (const name of names)
      hosts.set(name.toLowerCase(), [...(hosts.get(name.toLowerCase()) ?? []), address])
  }
  return hosts
}

/** Parses `search`, `domain` and `options ndots:` of resolv.conf(5); the last search wins. */
export function parseSearch(text: string): Search {
  let domains: string[] = []
  let ndots = 1
  for (const line of text.split('\n')) {
    const [keyword, ...words] = (line.split(/[#;]/)[0] ?? '')
      .split(/[ \t\r]/)
      .filter((word) => word !== '')
    if (keyword === 'search') domains = words
    if (keyword === 'domain') domains = words.slice(0, 1)
    if (keyword !== 'options') continue
    const option = words.findLast((word) => word.startsWith('ndots:'))
    const count = Number(option?.slice('ndots:'.length))
    if (option !== undefined && Number.isInteger(count) && count >= 0)
      ndots = Math.min(count, MAX_NDOTS)
  }
  return { domains: domains.filter((domain) => domain !== '.').slice(0, MAX_SEARCH_DOMAINS), ndots }
}

/** The system's hosts file; empty where it cannot be read. */
export const readHosts = (path = '/etc/hosts'): Hosts => parseHosts(readOrEmpty(path))

/** The system's search list; empty where it cannot be read. */
export const readSearch = (path = '/etc/resolv.conf'): Search => parseSearch(readOrEmpty(path))

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
