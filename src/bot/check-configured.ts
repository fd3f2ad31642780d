import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex } from 'viem'
import type { FarcasterClient } from '../farcaster/client.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import type { UpstreamNetwork } from '../net/upstream-network.ts'
import type { BotCheck } from './check.ts'

interface BotConfig {
  BASE_URL: string
  BOT_FID?: number | undefined
  BOT_USERNAME?: string | undefined
  BOT_APP_KEY?: Hex | undefined
  NEYNAR_API_KEY?: string | undefined
  NEYNAR_BASE_URL?: string | undefined
  NEYNAR_SIGNER_UUID?: string | undefined
  NEYNAR_WEBHOOK_SECRETS?: readonly string[] | undefined
}

interface CheckParts {
  config: BotConfig
  /** The operator's own node. */
  hub: FarcasterClient | null
  lookup?: UpstreamNetwork['lookup']
  now: number
}

/** Checks the configured bot: its account, key, scopes, webhooks and publishing (a dry run). */
export async function checkConfiguredBot(parts: CheckParts): Promise<BotCheck[]> {
  const { config, hub, lookup, now } = parts
  const { BOT_FID: fid, BOT_USERNAME: username, BOT_APP_KEY: appKey } = config
  if (fid === undefined || username === undefined)
    return [missing('fid', 'BOT_FID and BOT_USERNAME are not set. Run "whocast bot setup".')]
  const [{ checkBot }, neynar] = await Promise.all([
    import('./check.ts'),
    import('./check-neynar.ts'),
  ])
  const {
    NEYNAR_API_KEY: apiKey,
    NEYNAR_BASE_URL: baseUrl,
    NEYNAR_SIGNER_UUID: signerUuid,
  } = config
  const client = neynar.createNeynarSetupClient({ apiKey, baseUrl, lookup })
  const checks =
    hub && appKey
      ? await checkBot({ client: hub, fid, username, appKey, now: Math.floor(now / 1000) })
      : signerUuid
        ? await neynar.checkNeynarBot({ client, fid, username, signerUuid })
        : [missing('key', 'BOT_APP_KEY is not set, so the bot is off. Run "whocast bot setup".')]
  const webhooks = await neynar.checkWebhooks({
    client: apiKey ? client : null,
    url: `${config.BASE_URL}/webhooks/neynar`,
    secrets: config.NEYNAR_WEBHOOK_SECRETS ?? [],
    fid,
    hasNode: hub !== null,
    now,
  })
  return [...checks, webhooks]
}

/** Returns one line about a check, for the terminal. */
export const describeCheck = ({ isOk, name, text }: BotCheck): string =>
  `${isOk ? 'ok   ' : 'FAULT'}  ${name.padEnd(10)}  ${text}`

const missing = (name: BotCheck['name'], text: string): BotCheck => ({ name, isOk: false, text })

const isBotConfigured = (config: BotConfig): boolean =>
  [
    config.BOT_FID,
    config.BOT_USERNAME,
    config.BOT_APP_KEY,
    config.NEYNAR_SIGNER_UUID,
    config.NEYNAR_WEBHOOK_SECRETS,
  ].some((value) => value !== undefined)

/** While something is missing, it is checked again this often. */
const RECHECK_MS = 5 * 60_000

interface WatchParts {
  config: BotConfig
  network: UpstreamNetwork
  clock: Clock
  log: Logger
  onClose(close: () => void): void
}

/**
 * Prepares the checks of the configured bot; without one nothing is checked.
 *
 * @param options.begins whether it begins now, for platforms that do not start the bot
 */
export function createBotWatch(
  parts: WatchParts,
  hub: FarcasterClient | null,
  { begins }: { begins: boolean },
) {
  const { config, network, clock, log } = parts
  const ending = new AbortController()
  const { signal } = ending
  parts.onClose(() => ending.abort())
  let faults: BotCheck[] = []

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const checks = await checkConfiguredBot({ config, hub, lookup: network.lookup, now: clock() })
      if (signal.aborted) return
      for (const { isOk, name, text } of checks)
        if (!isOk && !faults.some((known) => known.name === name))
          log.error({ check: name, reason: text }, 'the bot is not set up')
      faults = checks.filter(({ isOk }) => !isOk)
      if (faults.length === 0) return log.info({}, 'the bot is set up')
      await sleep(RECHECK_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** Checks the bot, and again until nothing is missing. Logs what is. */
  function begin(): void {
    if (!isBotConfigured(config)) return
    watch().catch((error: unknown) => log.error({ err: error }, 'the bot could not be checked'))
  }

  if (begins) begin()
  return {
    begin,
    /** Returns what is missing, in a few words; null if nothing is. */
    warning: (): string | null =>
      faults.length === 0
        ? null
        : `the bot is not set up: ${faults.map(({ name }) => name).join(', ')}`,
  }
}
