import type { Hex } from 'viem'
import { createAttestContext } from '../../credentials/context.ts'
import { runHolderCount } from '../../credentials/count-holders.ts'
import type { PutCredential } from '../../credentials/port.ts'
import { putCredential } from '../../credentials/put.ts'
import { getCastEvidence } from '../../farcaster/casts.ts'
import type { FarcasterClient } from '../../farcaster/client.ts'
import { type Base, runUntilClosed } from './base.ts'
import type { Eas } from './eas.ts'

/** Counts the holders of credentials in the background, until the service closes. */
export function startHolderCount(base: Base): void {
  const { store, log } = base
  const context = { credentials: store.credentials, cursors: store.cursors, log }
  runUntilClosed(base, (signal) => runHolderCount(context, signal))
}

/** Creates the checks, signing and storage of credentials that issuers PUT. */
export function createPutOf(
  { config, store, clock }: Base,
  { hub, eas }: { hub: FarcasterClient | null; eas: Eas | null },
): PutCredential {
  const context = {
    ...createAttestContext({
      people: store.people,
      ...(config.ATTESTER_PRIVATE_KEY ? { attesterKey: config.ATTESTER_PRIVATE_KEY } : {}),
      ...(eas ? { online: eas.online } : {}),
      ...(hub
        ? {
            castByHash: async (hash: Hex, { fid }: { fid?: number }) =>
              fid === undefined ? null : getCastEvidence(hub, { hash, fid }),
          }
        : {}),
    }),
    credentials: store.credentials,
    clock,
  }
  return (input) => putCredential(context, input)
}
