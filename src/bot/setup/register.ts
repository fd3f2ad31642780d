import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeMessage, messageTypes } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Address, Hex } from 'viem'
import type { FarcasterClient } from '../../farcaster/client.ts'
import {
  type KeyRequest,
  type KeyTransaction,
  keyAddMessage,
  keyTransaction,
} from '../../farcaster/key-request.ts'
import { getAppKey, getNextKeyNonce } from '../../farcaster/signers.ts'
import { submitMessage } from '../../farcaster/submit.ts'
import { CommandError, formatTime, UsageError } from '../../kit/command-line.ts'
import { SourceError } from '../../kit/source-error.ts'
import { type Pending, type PendingRequest, pendingPath } from './pending.ts'
import type { SetupContext, SetupOptions } from './settings.ts'
import { BOT_SCOPES, findSigned, type Statement, statementsOf, walletData } from './statements.ts'

export interface Setup {
  context: SetupContext
  options: SetupOptions
  client: FarcasterClient
  fid: number
  custody: Address
  /** Ed25519 public key. */
  key: Hex
  pending: Pending
  save(): Promise<void>
}

/** How long a request for a key can be signed and submitted. */
const REQUEST_SECONDS = 24 * 60 * 60
/** A request that ends sooner is not worth a signature. */
const MIN_REMAINING_SECONDS = 60
/** How often the node is queried for the key. */
const POLL_MS = 1000
const PROGRESS_SECONDS = 5

const nowOf = ({ context }: Setup): number => Math.floor(context.clock() / 1000)

/** Returns true if the node lists the key, and it may cast now. */
export async function isKeyLive(setup: Setup): Promise<boolean> {
  const { client, fid, key } = setup
  const type = messageTypes.castAdd
  return (await getAppKey(client, { fid, key, now: nowOf(setup), type })) !== null
}

/**
 * Has the key registered, as far as the signatures that there are allow.
 *
 * @returns an exit code to end with; null to wait for the node
 */
export async function register(setup: Setup): Promise<number | null> {
  const { options, pending } = setup
  const request = await prepareRequest(setup)
  const statements = statementsOf(keyRequestOf(setup, request), request)
  for (const signature of await givenSignatures(options))
    await takeSignature(setup, request, statements, signature)
  if (missing(request, statements).length > 0) {
    await promptForSignatures(setup, request, statements)
    if (missing(request, statements).length > 0) return 1
  }
  pending.request = request
  if (request.way === 'transaction') printTransaction(setup, transactionOf(setup, request))
  else await submit(setup, request)
  return null
}

const keyRequestOf = ({ fid, key }: Setup, { deadline }: PendingRequest): KeyRequest => ({
  fid,
  key,
  deadline,
})

const missing = ({ signatures }: PendingRequest, statements: readonly Statement[]): Statement[] =>
  statements.filter(({ part }) => signatures[part] === undefined)

/** Returns the request of the last run while it can still be used, else a new one. */
async function prepareRequest(setup: Setup): Promise<PendingRequest> {
  const { pending, options, custody, client, fid, context } = setup
  const last = pending.request
  const way = options.way ?? last?.way ?? 'message'
  const nonce = way === 'message' ? await getNextKeyNonce(client, { fid }) : 0
  if (nonce === null)
    throw new CommandError(
      'This node does not take keys by message. Use --by transaction, or a newer node.',
    )
  const isCurrent =
    last?.way === way &&
    last.custody === custody &&
    last.nonce >= nonce &&
    last.deadline - MIN_REMAINING_SECONDS > nowOf(setup)
  if (last && isCurrent) return last
  if (last)
    context.err('The last request for the key has expired or was replaced. Sign the new one.')
  const deadline = nowOf(setup) + REQUEST_SECONDS
  const request: PendingRequest = { way, custody, nonce, deadline, signatures: {} }
  pending.request = request
  await setup.save()
  return request
}

async function givenSignatures({ signatures }: SetupOptions): Promise<string[]> {
  const found: string[] = []
  for (const signature of signatures) {
    if (signature !== '-') found.push(signature)
    else found.push(...(await text(process.stdin)).split(/\s+/).filter((word) => word !== ''))
  }
  return found
}

/** Stores a signature; throws CommandError if it is not by the custody address over a statement. */
async function takeSignature(
  setup: Setup,
  request: PendingRequest,
  statements: readonly Statement[],
  given: string,
): Promise<void> {
  const found = await findSigned(given, statements, setup.custody)
  if ('signers' in found)
    throw new CommandError(
      `${given.slice(0, 12)}… is not a signature by ${setup.custody} of what was to be signed (signed by ${found.signers.join(' or ') || 'nobody'}). Sign with the custody address of fid ${setup.fid}; run the same command without --signature to see what.`,
    )
  request.signatures[found.part] = found.signature
  await setup.save()
}

async function promptForSignatures(
  setup: Setup,
  request: PendingRequest,
  statements: readonly Statement[],
): Promise<void> {
  const { context } = setup
  printStatements(setup, request, missing(request, statements))
  while (context.ask && !setup.options.isJson && missing(request, statements).length > 0) {
    const given = (await context.ask('Signature (Enter: later): ')).trim()
    if (given === '') return
    try {
      await takeSignature(setup, request, statements, given)
    } catch (error) {
      if (!(error instanceof CommandError || error instanceof UsageError)) throw error
      context.err(error.message)
    }
  }
}

function printStatements(
  { context, options, fid, custody, key }: Setup,
  { way, deadline }: PendingRequest,
  unsigned: readonly Statement[],
): void {
  if (options.isJson) {
    const statements = unsigned.map((one) => ({ part: one.part, typedData: walletData(one) }))
    const state = { status: 'unsigned', way, fid, custody, key, deadline, statements }
    context.out(JSON.stringify(state))
    return
  }
  const lines = [
    `App key ${key} for fid ${fid}.`,
    '',
    `Sign with its custody address ${custody}, before ${formatTime(deadline)} UTC. It costs nothing.`,
    'Add --ledger, --account <name> or --interactive; other wallets: eth_signTypedData_v4.',
  ]
  for (const one of unsigned)
    lines.push('', `# ${one.about}`, `cast wallet sign --data '${JSON.stringify(walletData(one))}'`)
  const signatures = unsigned.map(() => '--signature 0x…').join(' ')
  const file = options.path === '.env' ? '' : ` --env-file ${options.path}`
  lines.push('', `Then: npm run whocast -- bot setup${file} ${signatures}`)
  for (const line of lines) context.out(line)
}

function requireSignature({ signatures }: PendingRequest, part: Statement['part']): Hex {
  const signature = signatures[part]
  if (signature === undefined) throw new CommandError('a signature is missing')
  return signature
}

const transactionOf = (setup: Setup, request: PendingRequest): KeyTransaction =>
  keyTransaction(keyRequestOf(setup, request), {
    custody: request.custody,
    signature: requireSignature(request, 'request'),
  })

function printTransaction({ context, options, custody, key }: Setup, call: KeyTransaction): void {
  if (options.isJson) {
    context.out(JSON.stringify({ status: 'unsent', key, from: custody, transaction: call }))
    return
  }
  for (const line of [
    `Send this transaction from ${custody} on OP Mainnet (chain ${call.chainId}), unless you did:`,
    '',
    `  to    ${call.to}`,
    `  data  ${call.data}`,
    '',
    `cast send ${call.to} ${call.data} --rpc-url https://mainnet.optimism.io`,
    '',
  ])
    context.out(line)
}

/** Submits the same `KEY_ADD` message in each run; a rejected request is not used again. */
async function submit(setup: Setup, request: PendingRequest): Promise<void> {
  const { client, pending, context } = setup
  const { custody, nonce } = request
  request.submitted ??= { at: nowOf(setup), isAccepted: false }
  await setup.save()
  const message = keyAddMessage(
    { request: keyRequestOf(setup, request), nonce, scopes: BOT_SCOPES },
    {
      appKey: pending.appKey,
      now: request.submitted.at,
      request: { custody, signature: requireSignature(request, 'request') },
      custodySignature: requireSignature(request, 'grant'),
    },
  )
  try {
    await submitMessage(client, encodeMessage(message))
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return afterFailure(setup, request, error)
  }
  request.submitted.isAccepted = true
  await setup.save()
  context.err('The node accepted the key.')
}

/** Returns if the key may still come, since an earlier run submitted it; else throws. */
async function afterFailure(
  setup: Setup,
  request: PendingRequest,
  error: SourceError,
): Promise<void> {
  // Nodes take one key of a fid a minute, so they may reject what they have accepted before.
  if (error.isTransient && request.submitted?.isAccepted) return
  if (error.isTransient) throw error
  if (await isKeyLive(setup)) return
  delete setup.pending.request
  await setup.save()
  throw new CommandError(
    `The node rejects the key: ${error.message}. Run the command again for a new request, or with --new-key.`,
    { cause: error },
  )
}

/** Waits until the node lists the key. Returns an exit code, 0 if it does. */
export async function waitForKey(setup: Setup): Promise<number> {
  const { context, options } = setup
  const signal = context.interrupt?.()
  const start = performance.now()
  let reported = 0
  let failure = ''
  for (;;) {
    try {
      if (await isKeyLive(setup)) return 0
      failure = ''
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      failure = ` (${error.message})`
    }
    const seconds = Math.floor((performance.now() - start) / 1000)
    if (seconds >= options.waitSeconds || signal?.aborted) break
    if (seconds >= reported) {
      context.err(`Waiting for the node, ${seconds} of ${options.waitSeconds} s …${failure}`)
      reported = seconds + PROGRESS_SECONDS
    }
    await sleep(POLL_MS, undefined, signal ? { signal } : {}).catch(() => {})
  }
  context.err(
    `The node does not list the key yet${failure}. Run the same command again to continue; the state is in ${pendingPath(options.path)}.`,
  )
  return signal?.aborted ? 130 : 1
}
