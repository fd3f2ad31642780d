import ipaddr from 'ipaddr.js'

/** The most spellings of addresses that are remembered, so that each is parsed once. */
const MEMORY_SIZE = 10_000

/**
 * Returns the client that a request counts against: its IPv4 address, or the /64 of its IPv6
 * address, as one customer holds a whole /64. IPv4-mapped addresses are IPv4.
 *
 * @param trustedProxies how many proxies to believe: that many entries of `X-Forwarded-For`, from
 *   its end, were written by them. Earlier entries are set by the client and ignored.
 * @returns a function of the socket's address and the header, to `192.0.2.1`, `2001:db8:1:2::/64`
 *   or `unknown`
 */
export function createClientAddress(
  trustedProxies: number,
): (socketAddress: string | undefined, forwardedFor?: string | undefined) => string {
  const memory = new Map<string, string | null>()

  function bucketOf(text: string): string | null {
    const known = memory.get(text)
    if (known !== undefined) return known
    if (memory.size >= MEMORY_SIZE) memory.clear()
    const bucket = parse(text)
    memory.set(text, bucket)
    return bucket
  }

  return (socketAddress, forwardedFor) => {
    const socket = socketAddress === undefined ? null : bucketOf(socketAddress)
    if (trustedProxies === 0 || !forwardedFor) return socket ?? 'unknown'
    const entry = entryFromEnd(forwardedFor, trustedProxies)
    return (entry.length > 64 ? null : bucketOf(entry)) ?? socket ?? 'unknown'
  }
}

/** The nth entry from the end of a comma list, or its first where it is shorter. */
function entryFromEnd(list: string, position: number): string {
  let end = list.length
  for (let n = 1; ; n += 1) {
    const comma = list.lastIndexOf(',', end - 1)
    if (n === position || comma <= 0) return list.slice(comma + 1, end).trim()
    end = comma
  }
}

function parse(text: string): string | null {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1').split('%', 1)[0] ?? ''
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare)
    ? bare.slice(0, bare.indexOf(':'))
    : bare
  if (!ipaddr.isValid(withoutPort)) return null
  const address = ipaddr.process(withoutPort)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, 4)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
