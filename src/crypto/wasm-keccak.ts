import { createKeccak } from 'hash-wasm'
import type { Crypto } from '../domain/crypto.ts'

/** Keccak-256 as WebAssembly; import this module lazily. */
export async function createWasmKeccak(): Promise<Crypto['keccak256']> {
  const hasher = await createKeccak(256)
  return (bytes) => hasher.init().update(bytes).digest('binary')
}
