/** Checks of signatures by another thread, many at a time. */
export interface SignatureChecks {
  /**
   * Whether an Ed25519 signature holds.
   *
   * @param signature 64 bytes
   * @param signed 20 bytes
   * @param key 32 bytes
   */
  isEd25519(signature: Uint8Array, signed: Uint8Array, key: Uint8Array): Promise<boolean>
  recoverPublicKey(
    digest: Uint8Array,
    signature: Uint8Array,
    recovery: 0 | 1,
  ): Promise<Uint8Array | null>
}
