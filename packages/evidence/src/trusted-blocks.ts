import type { TrustedBlock } from './chain-state.ts'
import { easChains } from './forms/eas.ts'

/**
 * Parses a block that a user trusts: `optimism:0x…`, by a chain's name or number.
 *
 * @returns null where it is invalid
 */
export function parseTrustedBlock(text: string): TrustedBlock | null {
  const [, chain = '', hash = ''] = /^([a-z0-9 -]+):(0x[0-9a-f]{64})$/i.exec(text.trim()) ?? []
  const chainId = chainIdOf(chain.trim().toLowerCase())
  return chainId === null ? null : { chainId, hash: hash.toLowerCase() }
}

const aliases: Record<string, number> = { mainnet: 1, op: 10, 'op mainnet': 10, optimism: 10 }

function chainIdOf(chain: string): number | null {
  if (/^[1-9]\d{0,15}$/.test(chain)) return Number(chain)
  if (Object.hasOwn(aliases, chain)) return aliases[chain] ?? null
  const known = Object.entries(easChains).find(([, { name }]) => name.toLowerCase() === chain)
  return known ? Number(known[0]) : null
}

/**
 * Parses a file of blocks that a user trusts: one a line, with empty lines and lines from `#` on.
 *
 * @throws Error that names the first line that is invalid
 */
export const parseTrustedBlocks = (text: string): TrustedBlock[] =>
  text.split(/\r?\n/).flatMap((line, at) => {
    const entry = line.split('#', 1).join().trim()
    if (entry === '') return []
    const block = parseTrustedBlock(entry)
    if (!block) throw new Error(`line ${at + 1} is not <chain>:<hash>`)
    return [block]
  })
