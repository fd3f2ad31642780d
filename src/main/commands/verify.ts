import { readFile } from 'node:fs/promises'
import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { object } from '@whocast/contract/untrusted.ts'
import { EvidenceError, recordOf, ShapeError, verifyAnswer } from '@whocast/evidence/answer.ts'
import {
  type AssumptionKind,
  assumptionKinds,
  parseAssumptionKinds,
} from '@whocast/evidence/assumption.ts'
import type { TrustedBlock } from '@whocast/evidence/chain-state.ts'
import { type CheckedDocument, checkDocument, otherMembers } from '@whocast/evidence/document.ts'
import { ethereumRpcs, publicRpcs } from '@whocast/evidence/fetch/chain-proofs.ts'
import { AttestationError } from '@whocast/evidence/forms/attestation.ts'
import { exitCode, exitCodes, formatMembers, formatVerdicts } from '@whocast/evidence/report.ts'
import { requestedNode } from '@whocast/evidence/subject.ts'
import { parseTrustedBlock, parseTrustedBlocks } from '@whocast/evidence/trusted-blocks.ts'
import type { OnlineChecks, Verdict, VerifyOptions } from '@whocast/evidence/verdict.ts'
import { compactInUrl, expandCompact } from '../../credentials/compact-attestation.ts'
import { createChainClients, createOnlineChecks } from '../../credentials/online.ts'
import { expectAtMost, parseCommand, UsageError } from '../../kit/command-line.ts'
import type { Config } from '../config.ts'
import type { Command, CommandContext } from './command.ts'

/** More than any answer, less than what fills memory. */
const MAX_BYTES = 16 * 1024 * 1024
const TIMEOUT_MS = 15_000

export const verifyCommand: Command = {
  summary: 'check the evidence of an answer, a credential or an attestation',
  help: `
Usage: whocast verify <file or url> [--for <identifier>] [--block <chain:hash>]… [--blocks <file>] [--online]
                      [--trust <kinds>] [--samples] [--attester <address>] [--json]

Reads a lookup answer (with ?include=proof), a credential record (/api/v1/credentials/{uid}), or a signed
EAS attestation as eas-sdk and easscan export it or share it as a URL, and prints one line for each channel and credential:

  holds                    its evidence proves the link to the requested person
  holds given a block      the same, if the chain has the block that is named at the end
  fails                    it does not, or it expired or was revoked
  unverified               nothing offline can check it; the line names the source it relies on

and, at the end, the remaining assumptions: block hashes, which any explorer shows, and keys of authorities.
A file may be - for standard input. No other request is made, unless --online is given.

  --for <identifier>   the subject of the answer: fid:3, @dwr, vitalik.eth, 0x…, twitter:jack. Read from the path of a
                       URL; for a file it has to be given, as no row of a profile holds without it
  --block <chain:hash> a block that you know to be right: optimism:0x…, 1:0x…; may be repeated
  --blocks <file>      a file of such blocks, one a line
  --online             queries the chains too: those of EAS_RPC_URLS about revocation, on-chain attestations and contract
                       wallets; Optimism (OP_RPC_URL) about app keys and custody and Ethereum (ETH_RPC_URL) about ENS
                       names, as they are now; and each about the blocks that proofs lead to. Accounts elsewhere (GitHub,
                       a website, …) are fetched again on both sides: the record that names the account, from ENS or a
                       Farcaster node (SNAPCHAIN_URL), and the account's page. One that is still named on both sides
                       holds, one that is not fails, and one that cannot be read is unverified
  --trust <kinds>      accepts assumptions that no evidence in the document can show, by commas:
                       current      nothing was taken back, revoked, deleted or given to others since it was signed
                       authorities  the keys and records of the fname registry, of domains and of Farcaster's nodes
                       attesters    the attesters are who you take them for
  --samples            checks the sample people as of the day that they were made, and takes the names of their
                       registry: its key is published, so that it proves nothing about other people
  --attester <address> who must have signed a bare attestation
  --json               prints a document with only the members that hold, the verdict on each member, the members that no
                       evidence covers, and the verdicts on the rows

Exit code: 0 every verified row holds, and nothing is left to trust but what you named; 3 a row is unverified, or holds
given a block or an assumption that you did not name; 1 a row fails; 4 there is nothing to check, or it has an invalid shape; 2 usage,
or the file or URL could not be read.

  npm run whocast -- verify 'http://localhost:3000/api/v1/fname/dwr?include=proof'
  npm run whocast -- verify answer.json --for fid:3
  npm run whocast -- verify attestation.json --online
`,
  async run(args, context) {
    const { values, positionals } = parseCommand(args, {
      for: { type: 'string' },
      online: { type: 'boolean' },
      samples: { type: 'boolean' },
      attester: { type: 'string' },
      block: { type: 'string', multiple: true },
      blocks: { type: 'string' },
      trust: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    })
    expectAtMost(positionals, 1)
    const [source] = positionals
    if (source === undefined) throw new UsageError('which file or url?')
    const { attester } = values
    if (attester !== undefined && !/^0x[0-9a-f]{40}$/i.test(attester))
      throw new UsageError('--attester is an address')
    const subject = values.for ?? (/^https?:\/\//i.test(source) ? source : undefined)
    if (values.for !== undefined && requestedNode(values.for) === null)
      throw new UsageError('--for is an identifier: fid:3, @dwr, vitalik.eth, 0x…')
    const online = values.online
      ? await openOnline(context, { source, isSamples: values.samples === true })
      : null
    const trustedBlocks = await readBlocks(values)
    const accepted = readTrust(values.trust)
    let verdicts: Verdict[]
    let document: CheckedDocument | null
    try {
      const input = await readInput(source)
      const options: VerifyOptions = {
        now: values.samples ? samplesMadeAt : Math.floor(context.clock() / 1000),
        ...(subject === undefined ? {} : { for: subject }),
        ...(values.samples ? { fnameRegistry: sampleFnameRegistry } : {}),
        ...(online ? { online: online.checks } : {}),
        trustedBlocks,
        ...(attester === undefined ? {} : { attester: attester.toLowerCase() as `0x${string}` }),
      }
      const fields = object(input)
      const hasMembers = fields.profiles !== undefined || recordOf(fields) !== null
      document = hasMembers ? await checkDocument(input, options) : null
      verdicts = document?.verdicts ?? (await verifyAnswer(input, options))
    } catch (error) {
      if (error instanceof SyntaxError) throw new UsageError(`${source} is not JSON`)
      if (error instanceof AttestationError)
        throw new UsageError(`the attestation in this URL ${error.detail}`)
      if (error instanceof ShapeError) {
        context.err(`${source} is ${error.message}`)
        return exitCodes.nothing
      }
      if (error instanceof EvidenceError) throw new UsageError(`${source} is ${error.message}`)
      throw error
    } finally {
      await online?.close()
    }
    if (values.json) context.out(JSON.stringify(document ?? { verdicts }, null, 2))
    else {
      for (const line of formatVerdicts(verdicts, accepted)) context.out(line)
      for (const line of document ? formatMembers(document) : []) context.out(line)
    }
    return exitCode([...verdicts, ...(document ? otherMembers(document) : [])], accepted)
  },
}

/**
 * Opens the checks of `--online`. Sample people have no external accounts.
 *
 * @throws UsageError if no chain or source is configured
 */
async function openOnline(
  { config: load, clock }: Pick<CommandContext, 'config' | 'clock'>,
  { source, isSamples }: { source: string; isSamples: boolean },
): Promise<{ checks: OnlineChecks; close(): Promise<void> }> {
  const config = load()
  const rpcUrls = onlineRpcs(config, isSamples)
  const chains = createOnlineChecks(createChainClients(rpcUrls))
  if (config.ACCOUNTS === 'off' || isSamples) {
    if (rpcUrls.length === 0)
      throw new UsageError('--online needs EAS_RPC_URLS, OP_RPC_URL or ETH_RPC_URL')
    return { checks: chains, close: async () => {} }
  }
  const { createAccountSides } = await import('../wiring/account-sides.ts')
  const origin = new URL(/^https?:\/\//i.test(source) ? source : config.BASE_URL).origin
  const { account, close } = await createAccountSides(config, { origin, clock })
  return { checks: { ...chains, account }, close }
}

/** Returns the chains to query. Invented evidence of samples is only on the operator's chain. */
function onlineRpcs(
  { EAS_RPC_URLS = [], OP_RPC_URL, ETH_RPC_URL }: Config,
  isSamples: boolean,
): [number, string][] {
  const optimism: [number, string] = [10, OP_RPC_URL ?? publicRpcs[10]]
  const ethereum = ethereumRpcs(ETH_RPC_URL)
    .slice(0, 1)
    .map((url): [number, string] => [1, url])
  const own = isSamples ? [] : [optimism, ...ethereum].filter(([, url]) => url !== 'off')
  return [...new Map([...own, ...EAS_RPC_URLS])]
}

/** The document to check. A URL that contains an attestation is parsed, and not fetched. */
const readInput = async (source: string): Promise<unknown> =>
  /^https?:/i.test(source) && compactInUrl(source) !== null
    ? expandCompact(source)
    : JSON.parse(await read(source))

async function read(source: string): Promise<string> {
  if (/^https?:\/\//i.test(source)) return download(source)
  if (source === '-') return new TextDecoder().decode(await collect(process.stdin))
  try {
    return await readFile(source, 'utf8')
  } catch (cause) {
    throw new UsageError(`cannot read ${source}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Downloads a URL that the operator chose: it may be on their own network, so all are allowed. */
async function download(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const bytes = response.body ? await collect(response.body) : new Uint8Array()
    if (!response.ok) throw new UsageError(`${url} returned ${response.status}`)
    return new TextDecoder().decode(bytes)
  } catch (cause) {
    if (cause instanceof UsageError) throw cause
    throw new UsageError(`cannot read ${url}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > MAX_BYTES) throw new UsageError(`it is larger than ${MAX_BYTES / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads the assumptions that the command line accepts. @throws UsageError */
const readTrust = (lists: readonly string[] = []): AssumptionKind[] =>
  lists.flatMap((list) => {
    const kinds = parseAssumptionKinds(list)
    if (!kinds) throw new UsageError(`--trust is a list of ${assumptionKinds.join(', ')}`)
    return kinds
  })

/** Reads the blocks that the command line names. @throws UsageError */
async function readBlocks({
  block = [],
  blocks,
}: {
  block?: string[] | undefined
  blocks?: string | undefined
}): Promise<TrustedBlock[]> {
  const named = block.map((text) => {
    const parsed = parseTrustedBlock(text)
    if (!parsed) throw new UsageError('--block is <chain>:<hash>: optimism:0x…')
    return parsed
  })
  if (blocks === undefined) return named
  try {
    return [...named, ...parseTrustedBlocks(await readFile(blocks, 'utf8'))]
  } catch (cause) {
    throw new UsageError(`cannot read ${blocks}: ${cause instanceof Error ? cause.message : cause}`)
  }
}
