import { portableCrypto, registerCrypto } from '@whocast/contract/crypto.ts'
import { expect } from 'vitest'
import { loadCrypto } from '../src/farcaster/crypto/crypto.ts'

/**
 * Registers the functions that the service registers when it starts: recovering a key by them takes
 * a tenth of the CPU. The suites of packages have the portable ones, as their readers have.
 */
const isOfPackage = expect.getState().testPath?.includes('/packages/') ?? true
registerCrypto(isOfPackage ? portableCrypto : await loadCrypto())
