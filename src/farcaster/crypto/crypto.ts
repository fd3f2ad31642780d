import { type Crypto, portableCrypto } from '@whocast/contract/crypto.ts'
import { firstOf, loadRecovery } from './recovery.ts'

interface FastCrypto extends Crypto {
  readonly recovery: 'native' | 'wasm' | 'javascript'
  readonly hashing: 'wasm' | 'javascript'
}

/** Loads Keccak as WebAssembly, which is faster than native modules: nothing is copied. */
export async function loadWasmKeccak(): Promise<Crypto['keccak256']> {
  const { createWasmKeccak } = await import('./wasm-keccak.ts')
  return createWasmKeccak()
}

/** The fastest functions that load on this machine. Never rejects: JavaScript always loads. */
export async function loadCrypto(): Promise<FastCrypto> {
  const [recovery, hashing] = await Promise.all([
    loadRecovery(),
    firstOf([
      ['wasm', loadWasmKeccak],
      ['javascript', async () => portableCrypto.keccak256],
    ] as const),
  ])
  return {
    recovery: recovery.name,
    recoverPublicKey: recovery.made,
    hashing: hashing.name,
    keccak256: hashing.made,
  }
}
