export type FidSet = ReturnType<typeof createFidSet>

/** A set of fids as bits: 1 byte for 8 fids up to the highest. */
export function createFidSet() {
  let bits = new Uint8Array(65_536)
  return {
    add(fid: number): void {
      const at = fid >>> 3
      if (at >= bits.length) {
        const larger = new Uint8Array(Math.max(bits.length * 2, at + 1))
        larger.set(bits)
        bits = larger
      }
      bits[at] = (bits[at] ?? 0) | (1 << (fid & 7))
    },
    has: (fid: number) => ((bits[fid >>> 3] ?? 0) & (1 << (fid & 7))) !== 0,
  }
}
