/** The native part of the package; its types elsewhere are of an older version. */
declare module 'secp256k1/bindings.js' {
  const native: {
    ecdsaRecover(
      signature: Uint8Array,
      recovery: number,
      digest: Uint8Array,
      isCompressed: boolean,
    ): Uint8Array
  }
  export = native
}
