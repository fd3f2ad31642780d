import type { Crypto } from '@whocast/contract/crypto.ts'
import { createKeccak } from 'hash-wasm'

/** Keccak-256 as WebAssembly; import this module lazily. */
export async function createWasmKeccak(): Promise<Crypto['keccak256']> {
  const hasher = await createKeccak(256)
  return (bytes) => hasher.init().update(bytes).digest('binary')
}
