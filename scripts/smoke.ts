/**
 * `npm run smoke [-- <who> …]`: asks every configured source about a well-known person, and prints
 * what came back.
 */

import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { ethereumRpcs, publicRpcs } from '@whocast/evidence/fetch/chain-proofs.ts'
import { chainName, easAbi, easChains } from '@whocast/evidence/forms/eas.ts'
import { createChainClients } from '../src/credentials/online.ts'
import { silentTelemetry } from '../src/kit/telemetry.ts'
import { type Config, ConfigError, loadConfig } from '../src/main/config.ts'
import { createSources } from '../src/main/wiring/sources.ts'
import type { Source } from '../src/people/source-port.ts'
import { checkNames, checkRegistries } from './smoke-proofs.ts'

/** Known since the first days of ENS and Farcaster, and to be there as long as these are. */
const WELL_KNOWN = ['vitalik.eth', 'nick.eth', 'fid:3', '@dwr']

/** Names whose storage on Ethereum is compared with what their resolvers answer. */
const PROVEN_NAMES = ['vitalik.eth', 'nick.eth', 'ens.eth']

/** One question may take this long: a first question includes connecting. */
const TIMEOUT_MS = 20_000

/**
 * What an error carries when no packet came through, as opposed to an answer that we did not like.
 */
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|ConnectTimeout/

interface SmokeOptions {
  /** Whom to ask about; the well-known by default. */
  who?: readonly Identifier[]
  print(line: string): void
  /** Milliseconds for one question. */
  timeoutMs?: number
  /** Among which `SNAPCHAIN_URL=auto` chooses; the public ones where absent. */
  nodes?: readonly string[]
}

interface Outcome {
  status: 'answered' | 'no-match' | 'failed'
  text: string
  error?: unknown
}

/**
 * Asks every configured source, one after the other, and prints a line for each question.
 *
 * @returns whether all is well: nothing failed, and every source found a person
 */
export async function smoke(config: Config, options: SmokeOptions): Promise<boolean> {
  const identifiers = options.who ?? WELL_KNOWN.map(identify)
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS
  const outcomes: Outcome[] = []

  async function ask(
    place: string,
    question: string,
    work: (signal: AbortSignal) => Promise<Outcome>,
  ): Promise<Outcome> {
    const started = performance.now()
    const outcome = await work(AbortSignal.timeout(timeoutMs)).catch((error: unknown) =>
      failed(error),
    )
    const ms = Math.round(performance.now() - started)
    options.print(
      `${outcome.status.padEnd(8)}  ${place.padEnd(12)}  ${question.padEnd(16)}  ${String(ms).padStart(6)} ms  ${outcome.text}`,
    )
    outcomes.push(outcome)
    return outcome
  }

  let isWell = true
  const onNode = (url: string) =>
    options.print(`${'took'.padEnd(8)}  ${'snapchain'.padEnd(12)}  the public node ${url}`)
  for (const source of await createSources(config, {
    telemetry: silentTelemetry,
    onNode,
    nodes: options.nodes,
  })) {
    const questions = identifiers.filter((identifier) => source.canWiden(identifier))
    const answers: Outcome[] = []
    for (const identifier of questions) {
      answers.push(
        await ask(source.name, identifierKey(identifier), (signal) =>
          askSource(source, identifier, signal),
        ),
      )
    }
    await source.close?.()
    if (questions.length === 0) {
      options.print(
        `${'skipped'.padEnd(8)}  ${source.name.padEnd(12)}  cannot be asked about any of ${identifiers.map(identifierKey).join(', ')}`,
      )
    } else if (
      answers.some(({ status }) => status === 'failed') ||
      !answers.some(({ status }) => status === 'answered')
    ) {
      isWell = false
    }
  }
  async function check(
    place: string,
    question: string,
    work: () => Promise<Outcome>,
  ): Promise<void> {
    const { status } = await ask(place, question, work)
    if (status !== 'answered') isWell = false
  }
  const proof = (place: string, question: string, read: () => Promise<string>) =>
    check(place, question, async () => ({ status: 'answered', text: await read() }))

  for (const [chainId, url] of config.EAS_RPC_URLS ?? [])
    await check(`eas ${chainId}`, 'the EAS contract', () => askChain(chainId, url, timeoutMs))
  const { OP_RPC_URL: optimism = publicRpcs[10] } = config
  if (config.SNAPCHAIN_URL !== 'off' && optimism !== 'off')
    await proof('optimism', 'the registries', () => checkRegistries({ url: optimism, timeoutMs }))
  if (config.ENS_UNIVERSAL_RESOLVER === undefined)
    for (const url of ethereumRpcs(config.ETH_RPC_URL))
      for (const name of PROVEN_NAMES)
        await proof('ethereum', `storage of ${name}`, () => checkNames({ url, timeoutMs }, name))

  if (outcomes.length === 0) options.print('No source was asked: none is configured.')
  else if (outcomes.every(({ error }) => error !== undefined && NO_NETWORK.test(chainOf(error)))) {
    options.print(
      'Nothing could be reached. It seems that this machine has no way to the network, or the URLs are wrong.',
    )
  }
  return isWell
}

/** Both verbs of a source, as a lookup calls them. */
async function askSource(
  source: Source,
  identifier: Identifier,
  signal: AbortSignal,
): Promise<Outcome> {
  const [widened] = await source.widen([identifier], { signal })
  if (widened instanceof Error) return failed(widened)
  if (!widened || widened.isAbsent)
    return { status: 'no-match', text: 'answered that it has no holder' }
  const [collected] = await source.collect([widened.subject], { signal })
  if (collected instanceof Error) return failed(collected)
  const findings = [...widened.findings, ...(collected ?? [])]
  const channels = new Map(
    findings
      .flatMap((finding) => finding.channels)
      .map((channel) => [`${channel.type}:${channel.value}`, channel]),
  )
  if (channels.size === 0)
    return { status: 'no-match', text: 'answered, but has no data about them' }
  const verified = [...channels.values()].filter(({ isVerified }) => isVerified).length
  return {
    status: 'answered',
    text: `${nameIn(findings)}: ${verified} verified, ${channels.size - verified} claimed`,
  }
}

/** The people of the findings, on one line. */
function nameIn(findings: Finding[]): string {
  const name =
    findings.map(({ fields }) => fields.displayName).find((text) => text !== undefined) ??
    findings[0]?.channels[0]?.value ??
    '?'
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 60)
}

/** Whether the URL is of that chain, and the chain has EAS where we look for it. */
async function askChain(chainId: number, url: string, timeoutMs: number): Promise<Outcome> {
  const contract = easChains[chainId]?.contract
  if (!contract)
    return {
      status: 'failed',
      text: `chain ${chainId} is not in the table of packages/evidence/src/forms/eas.ts`,
    }
  const client = createChainClients([[chainId, url]], { timeoutMs }).get(chainId)
  if (!client) throw new Error(`no client for chain ${chainId}`)
  const actual = await client.getChainId()
  if (actual !== chainId) return { status: 'failed', text: `the URL is of chain ${actual}` }
  const [version, block] = await Promise.all([
    client.readContract({ address: contract, abi: easAbi, functionName: 'version' }),
    client.getBlockNumber(),
  ])
  return { status: 'answered', text: `${chainName(chainId)}, EAS ${version}, block ${block}` }
}

function failed(error: unknown): Outcome {
  const message = (chainOf(error).split('\n')[0] ?? '').replaceAll(
    /(https?:\/\/[^/\s]+)\/\S*/g,
    '$1/…',
  )
  const reason = NO_NETWORK.exec(chainOf(error))?.[0]
  return {
    status: 'failed',
    text: reason && !message.includes(reason) ? `${message} (${reason})` : message,
    error,
  }
}

/** The messages and codes of an error and of what caused it. */
function chainOf(error: unknown): string {
  const parts: string[] = []
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) {
    const { code } = one as Error & { code?: unknown }
    parts.push(`${one.message}${typeof code === 'string' ? ` ${code}` : ''}`)
    if (one instanceof AggregateError) for (const inner of one.errors) parts.push(chainOf(inner))
  }
  return parts.join('\n') || String(error)
}

const HELP = `
Usage: npm run smoke [-- <who> …]

Reads the configuration as the server does, asks every configured source about a person, and prints a line a
question: answered (and with what), no-match, or failed (and why), and how long it took. Nothing is stored or published.
Without <who> it asks about ${WELL_KNOWN.join(', ')}. The chains of EAS_RPC_URLS are asked for their EAS contract;
Optimism and Ethereum whether storage lies where the proofs look for it.

Exit code: 0 all is well, 1 something configured failed or knows none of them, 2 not understood.
`

async function main(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP.trim())
    return 0
  }
  try {
    const identifiers = args.length > 0 ? { who: args.map(identify) } : {}
    return (await smoke(loadConfig(), { ...identifiers, print: (line) => console.log(line) }))
      ? 0
      : 1
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof ServiceError)) throw error
    console.error(`smoke: ${error instanceof ServiceError ? error.detail : error.message}`)
    return 2
  }
}

if (import.meta.main) process.exit(await main(process.argv.slice(2)))
