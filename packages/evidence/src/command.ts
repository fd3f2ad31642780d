import { object } from '@whocast/contract/untrusted.ts'
import { EvidenceError, recordOf, ShapeError, verifyAnswer } from './answer.ts'
import { type AssumptionKind, assumptionKinds, parseAssumptionKinds } from './assumption.ts'
import { checkDocument, otherMembers } from './document.ts'
import { readManifest } from './forms/manifest.ts'
import { exitCode, exitCodes, formatMembers, formatVerdicts } from './report.ts'
import { requestedNode } from './subject.ts'
import { parseTrustedBlock } from './trusted-blocks.ts'
import type { VerifyOptions } from './verdict.ts'

const help = `
Usage: whocast-evidence check <url> [--for <identifier>] [--block <chain:hash>]…
                                 [--trust <kinds>] [--json]
       whocast-evidence manifest <domain>

check     fetches a lookup response (…/api/v1/fid/3), a credential record or an attestation, and checks its evidence
          offline. The path of the URL names the subject; --for names another: fid:3, @dwr, vitalik.eth, 0x…
          --trust accepts assumptions (comma-separated): ${assumptionKinds.join(', ')}
          --json prints the document with only what holds
manifest  checks who signed for a domain in its Farcaster Mini App manifest

Exit code: 0 everything holds; 1 a row fails; 3 a row was not checked, or holds given a block that no --block
names or an assumption that no --trust accepts;
4 there is nothing to check; 2 usage, or the URL could not be read.
`

export interface CommandContext {
  fetch(url: string): Promise<Response>
  out(line: string): void
  err(line: string): void
  /** Unix ms. */
  now(): number
}

class UsageError extends Error {}

/** Runs the command of the package. @returns the exit code */
export async function runCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const [name, ...rest] = args
  try {
    if (name === 'check') return await check(rest, context)
    if (name === 'manifest') return await checkManifest(rest, context)
    const isHelp = name === undefined || name === '--help' || name === 'help'
    if (!isHelp) throw new UsageError(`unknown command ${JSON.stringify(name)}`)
    context.out(help.trim())
    return 0
  } catch (error) {
    context.err(error instanceof Error ? error.message : String(error))
    return error instanceof ShapeError ? exitCodes.nothing : exitCodes.usage
  }
}

interface Arguments extends Pick<VerifyOptions, 'for' | 'trustedBlocks'> {
  url: string
  isJson: boolean
  accepted: readonly AssumptionKind[]
}

function readArguments(args: readonly string[]): Arguments {
  const given: Required<Pick<Arguments, 'isJson'>> & { urls: string[]; for?: string } = {
    isJson: false,
    urls: [],
  }
  const blocks = []
  const accepted: AssumptionKind[] = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--json') given.isJson = true
    else if (arg === '--for') given.for = args[++at] ?? ''
    else if (arg === '--block') {
      const block = parseTrustedBlock(args[++at] ?? '')
      if (!block) throw new UsageError('--block is <chain>:<hash>: optimism:0x…')
      blocks.push(block)
    } else if (arg === '--trust') {
      const kinds = parseAssumptionKinds(args[++at] ?? '')
      if (!kinds) throw new UsageError(`--trust is a list of ${assumptionKinds.join(', ')}`)
      accepted.push(...kinds)
    } else if (arg.startsWith('-')) throw new UsageError(`unknown option ${JSON.stringify(arg)}`)
    else given.urls.push(arg)
  }
  const [url, ...more] = given.urls
  if (url === undefined) throw new UsageError('missing argument: url')
  if (more.length > 0) throw new UsageError('only one url is checked at a time')
  const subject = given.for ?? url
  if (given.for !== undefined && requestedNode(given.for) === null)
    throw new UsageError('--for is an identifier: fid:3, @dwr, vitalik.eth, 0x…')
  return { url, isJson: given.isJson, for: subject, trustedBlocks: blocks, accepted }
}

async function check(args: readonly string[], context: CommandContext): Promise<number> {
  const { url, isJson, accepted, ...given } = readArguments(args)
  const input = await download(withProofs(url), context)
  const options: VerifyOptions = { ...given, now: Math.floor(context.now() / 1000) }
  const fields = object(input)
  const hasMembers = fields.profiles !== undefined || recordOf(fields) !== null
  const document = hasMembers ? await checkDocument(input, options) : null
  const verdicts = document?.verdicts ?? (await verifyAnswer(input, options))
  if (isJson) context.out(JSON.stringify(document ?? { verdicts }, null, 2))
  else {
    for (const line of formatVerdicts(verdicts, accepted)) context.out(line)
    for (const line of document ? formatMembers(document) : []) context.out(line)
  }
  return exitCode([...verdicts, ...(document ? otherMembers(document) : [])], accepted)
}

function withProofs(text: string): string {
  if (!/^https?:[/]{2}/.test(text) || !URL.canParse(text))
    throw new UsageError(`${text} is not a URL`)
  const url = new URL(text)
  if (url.pathname.includes('/credentials/') || url.searchParams.has('include')) return text
  url.searchParams.set('include', 'proof')
  return url.href
}

async function checkManifest(args: readonly string[], context: CommandContext): Promise<number> {
  const [domain] = args
  if (domain === undefined || args.length > 1 || !URL.canParse(`https://${domain}`))
    throw new UsageError('the argument of manifest is a domain: app.example')
  const url = `https://${domain}/.well-known/farcaster.json`
  const { accountAssociation } = object(await download(url, context))
  const signer = await readManifest(accountAssociation, domain, null)
  if (!signer) {
    context.out(`fails  nobody signed for ${domain} in ${url}`)
    return exitCodes.fails
  }
  const { fid, key } = signer
  const name = key.type === 'app_key' ? key.key : key.address
  context.out(`unchecked  ${name} signed for ${domain}, as the ${key.type} key of fid ${fid}`)
  context.out(`\nLeft to trust:\n  that ${name} is a key of fid ${fid}`)
  return exitCodes.relies
}

/** More than any response has. */
const MAX_CHARACTERS = 16 * 1024 * 1024

async function download(url: string, { fetch }: CommandContext): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new EvidenceError(`${url} answered ${response.status}`)
  const body = await response.text()
  if (body.length > MAX_CHARACTERS) throw new EvidenceError(`${url} is larger than 16 MB`)
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new EvidenceError(`${url} is not JSON`)
  }
}
