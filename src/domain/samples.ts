import type { Address } from 'viem'

/**
 * Signs the names of the sample people in place of Farcaster's registry. Its private key is published (scripts/make-samples.ts): whoever
 * shows samples may pass it to the checker, and nothing else may.
 */
export const sampleFnameRegistry: Address = '0xd337c4490C539E5D4225182b56E3E6073A683c42'
