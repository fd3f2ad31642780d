import type { Address } from 'viem'

/**
 * Signs the names of the sample people in place of Farcaster's registry. Its private key is
 * published (scripts/make-samples.ts): pass it to the checker only to show samples.
 */
export const sampleFnameRegistry: Address = '0xd337c4490C539E5D4225182b56E3E6073A683c42'

/**
 * When the samples were made, unix seconds: 1 November 2026, 12:00 UTC. Their blocks never get
 * newer, so pass this as the time when checking samples.
 */
export const samplesMadeAt = 1_793_534_400
