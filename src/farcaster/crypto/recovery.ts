import type { Crypto } from '@whocast/contract/crypto.ts'

/**
 * libsecp256k1 as a prebuilt native module. Loaded without the package's own entry, whose fallback
 * in JavaScript is another implementation than the one that browsers use.
 *
 * @throws where there is no prebuilt binary for this platform
 */
export async function loadNativeRecovery(): Promise<Crypto['recoverPublicKey']> {
  const { default: native } = await import('secp256k1/bindings.js')
  return (digest, signature, recovery) =>
    orNull(() => native.ecdsaRecover(signature, recovery, digest, false))
}

/** libsecp256k1 as WebAssembly, several times as slow as native and as fast on every platform. */
export async function loadWasmRecovery(): Promise<Crypto['recoverPublicKey']> {
  const { recover } = await import('tiny-secp256k1')
  return (digest, signature, recovery) => orNull(() => recover(digest, signature, recovery, false))
}

/** In JavaScript. Loaded here as the module is large. */
const loadPortableRecovery = async (): Promise<Crypto['recoverPublicKey']> =>
  (await import('@whocast/contract/crypto.ts')).portableCrypto.recoverPublicKey

/** The fastest that loads on this machine, and its name. */
export const loadRecovery = () =>
  firstOf([
    ['native', loadNativeRecovery],
    ['wasm', loadWasmRecovery],
    ['javascript', loadPortableRecovery],
  ] as const)

/** The first of some implementations that loads. @throws where none does */
export async function firstOf<Name extends string, Made>(
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
