import type { OnlineChecks } from '@whocast/evidence/verdict.ts'

/** No chain can be asked anything. */
export const silentChecks: OnlineChecks = {
  revokedOffchain: async () => null,
  onchain: async () => null,
  isSignedBy: async () => null,
  keyState: async () => null,
  custodyOf: async () => null,
  nameRecord: async () => null,
  hasBlock: async () => null,
  schema: async () => null,
}
