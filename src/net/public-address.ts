import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IANA's special-purpose IPv4 registry, with multicast and the reserved end. */
const refusedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((range) => ipaddr.IPv4.parseCIDR(range))

/** All global unicast IPv6; mapped, NAT64, unique-local and link-local lie outside. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Special within 2000::/3: protocol assignments with Teredo, documentation, 6to4, 6bone. */
const refusedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3ffe::/16', '3fff::/20'].map(
  (range) => ipaddr.IPv6.parseCIDR(range),
)

/** An interface identifier that tunnels to the IPv4 address in its last 32 bits (RFC 5214). */
const isIsatap = (parts: number[]) => parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x0200)

/**
 * Returns true if an IP address is public unicast: the only kind that a third party's URL may use.
 *
 * @param address an IPv4 address of four decimal numbers, or an IPv6 address without brackets
 * @returns false for every special-purpose range, for addresses that carry another inside
 *   (mapped, NAT64, 6to4, Teredo, ISATAP), for zone identifiers and for what is no address
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    const parsed = ipaddr.IPv4.parse(address)
    return !refusedIpv4.some((range) => parsed.match(range))
  }
  if (!isIPv6(address) || address.includes('%')) return false
  const parsed = ipaddr.IPv6.parse(address)
  return (
    parsed.match(globalIpv6) &&
    !refusedIpv6.some((range) => parsed.match(range)) &&
    !isIsatap(parsed.parts)
  )
}
