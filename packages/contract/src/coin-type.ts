/** Coin types of names (ENSIP-9): of Ethereum, and of other EVM chains by ENSIP-11. */
export const ethereumCoin = 60

/** ENSIP-11: set in the coin types of EVM chains, whose number is the rest. */
const EVM_COIN_BIT = 0x80000000

/** @param chainId of an EVM chain other than Ethereum */
const coinOf = (chainId: number): number => EVM_COIN_BIT + chainId

/** The chain that a coin type is for; 1 for Ethereum's. */
export const chainOfCoin = (coinType: number): number =>
  coinType >= EVM_COIN_BIT ? coinType - EVM_COIN_BIT : 1

export const baseCoin = coinOf(8453)

/**
 * Layer 2s, Base aside, whose primary names ENS serves on Ethereum (ENSIP-19): OP Mainnet, Arbitrum
 * One, Linea, Scroll. The first has precedence.
 */
export const rollupCoins: readonly number[] = [10, 42_161, 59_144, 534_352].map(coinOf)

/** Coin types for which a name and an address may name each other. */
export const isNameCoin = (coinType: unknown): coinType is number =>
  coinType === ethereumCoin || coinType === baseCoin || rollupCoins.includes(coinType as number)
