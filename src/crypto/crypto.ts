import { type Crypto, portableCrypto } from '../domain/crypto.ts'

/** Which implementation of each function was loaded, the fastest first. */
export interface FastCrypto extends Crypto {
  readonly recovery: 'native' | 'wasm' | 'javascript'
  readonly hashing: 'wasm' | 'javascript'
}

/**
 * libsecp256k1 as a prebuilt native module. Loaded without the package's own entry, whose fallback in JavaScript is another
 * implementation than the one that browsers use.
 *
 * @throws where there is no prebuilt binary for this platform
 */
export async function loadNativeRecovery(): Promise<Crypto['recoverPublicKey']> {
  const { default: native } = await import('secp256k1/bindings.js')
  return (digest, signature, recovery) => orNull(() => native.ecdsaRecover(signature, recovery, digest, false))
}

/** libsecp256k1 as WebAssembly, several times as slow as native and as fast on every platform. */
export async function loadWasmRecovery(): Promise<Crypto['recoverPublicKey']> {
  const { recover } = await import('tiny-secp256k1')
  return (digest, signature, recovery) => orNull(() => recover(digest, signature, recovery, false))
}

/** Keccak as WebAssembly: faster than the native modules there are, as nothing is copied to and fro. */
export async function loadWasmKeccak(): Promise<Crypto['keccak256']> {
  const { createWasmKeccak } = await import('./wasm-keccak.ts')
  return createWasmKeccak()
}

/** The fastest functions that load on this machine. Never rejects: JavaScript always loads. */
export async function loadCrypto(): Promise<FastCrypto> {
  const [recovery, hashing] = await Promise.all([
    firstOf([
      ['native', loadNativeRecovery],
      ['wasm', loadWasmRecovery],
      ['javascript', async () => portableCrypto.recoverPublicKey],
    ] as const),
    firstOf([
      ['wasm', loadWasmKeccak],
      ['javascript', async () => portableCrypto.keccak256],
    ] as const),
  ])
  return { recovery: recovery.name, recoverPublicKey: recovery.made, hashing: hashing.name, keccak256: hashing.made }
}

async function firstOf<Name extends string, Made>(
  loaders: readonly (readonly [Name, () => Promise<Made>])[],
): Promise<{ name: Name; made: Made }> {
  let reason: unknown
  for (const [name, load] of loaders) {
    try {
      return { name, made: await load() }
    } catch (error) {
      reason = error
    }
  }
  throw reason
}

/** The libraries throw on signatures that no key can have made. */
function orNull(recover: () => Uint8Array | null): Uint8Array | null {
  try {
    return recover()
  } catch {
    return null
  }
}
