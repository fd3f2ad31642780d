import type { Finding } from '@whocast/contract/profile.ts'
import type { OnlineChecks } from '@whocast/evidence/verdict.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import type { Subject } from '../../people/source-port.ts'
import type { Config } from '../config.ts'
import { createReadersOf } from './accounts.ts'
import { createGuardedFetchOf } from './guarded-fetch.ts'
import { createManifestKeys } from './manifest-keys.ts'
import { createSources } from './sources.ts'

/** The findings of one profile's record. */
const RECORD_TIMEOUT_MS = 15_000

/** Refetches both sides of external accounts for a checker. The caller closes it. */
export async function createAccountSides(
  config: Config,
  { origin, clock = Date.now }: { origin: string; clock?: () => number },
): Promise<Required<Pick<OnlineChecks, 'account'>> & { close(): Promise<void> }> {
  const guardedFetch = createGuardedFetchOf(config)
  const [{ readSides }, { kinds, createReader }, sources] = await Promise.all([
    import('../../sources/accounts/sides.ts'),
    createReadersOf({
      config,
      clock,
      guardedFetch,
      actor: null,
      manifestKeys: createManifestKeys(config, { hub: null, clock }),
    }),
    createSources(config, { guardedFetch, telemetry: silentTelemetry }),
  ])
  return {
    account: (channel, proof) =>
      readSides({ kinds, createReader, readRecord, origin }, channel, proof),
    close: async () => void (await Promise.all(sources.map((source) => source.close?.()))),
  }

  async function readRecord(by: string, of: string): Promise<Finding> {
    const [, fid] = /^fid:([1-9]\d{0,15})$/.exec(of) ?? []
    const [, address] = /^eth:(0x[0-9a-f]{40})$/.exec(of) ?? []
    const source = sources.find(({ name }) => name === by)
    if (!source || (fid ?? address) === undefined) throw new Error('no such record is read here')
    const subject: Subject = {
      addresses: address === undefined ? [] : [address as `0x${string}`],
      ensNames: [],
      ...(fid === undefined ? {} : { fid: Number(fid) }),
    }
    const [found] = await source.collect([subject], {
      signal: AbortSignal.timeout(RECORD_TIMEOUT_MS),
    })
    if (!Array.isArray(found)) throw found ?? new Error('no answer')
    const scope = fid === undefined ? `ens:${address}` : `farcaster:${fid}`
    const record = found.find((finding) => finding.scope === scope && finding.source === by)
    if (!record || record.isPartial) throw new Error('no answer')
    return record
  }
}
