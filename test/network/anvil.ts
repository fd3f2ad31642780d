import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Abi,
  type Address,
  createPublicClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  type PrivateKeyAccount,
  type PublicClient,
  toHex,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { anvilBinary } from '../reference/contracts.ts'

interface Receipt {
  status: Hex
  contractAddress: Address | null
}

/** A local Ethereum chain, alone in the world. */
export interface Anvil {
  url: string
  chainId: number
  client: PublicClient
  /** Ten accounts with ether; the first one deploys. Their keys are everybody's knowledge. */
  accounts: PrivateKeyAccount[]
  /**
   * Sends a transaction from any address, with or without a key, and waits until it is mined;
   * throws when it reverts.
   */
  send(
    from: Address,
    to: Address | null,
    data: Hex,
  ): Promise<{ hash: Hex; contractAddress: Address | null }>
  deploy(
    contract: { abi: readonly unknown[] | Abi; bytecode: string },
    args?: readonly unknown[],
  ): Promise<Address>
  /** Calls a function that writes; from the first account unless said otherwise. */
  write(
    to: Address,
    abi: readonly unknown[] | Abi,
    functionName: string,
    args: readonly unknown[],
    from?: Address,
  ): Promise<Hex>
  /** Calls any JSON-RPC method, anvil's own among them. */
  rpc(method: string, params: unknown[]): Promise<unknown>
  close(): Promise<void>
}

async function listening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('anvil has no output')
  for await (const line of createInterface(child.stdout)) {
    const [, host] = /Listening on (\S+)/.exec(line) ?? []
    if (host) return `http://${host}`
  }
  throw new Error('anvil ended before it listened')
}

export interface AnvilOptions {
  chainId?: number
  /** The newest by default: `london`, `shanghai`, …; on the OP Stack `canyon`, … */
  hardfork?: string
  /** Blocks and transactions as on the OP Stack. */
  isOptimism?: boolean
  /**
   * Unix seconds of the first block; each further one is a second later, so that the chain is the
   * same in every run.
   */
  timestamp?: number
}

/** The keys of anvil's ten accounts; deriving them takes a second, so it is done once. */
let derived: Hex[] | undefined
function keys(): Hex[] {
  const mnemonic = 'test test test test test test test test test test test junk'
  derived ??= Array.from({ length: 10 }, (_, addressIndex) => {
    const key = mnemonicToAccount(mnemonic, { addressIndex }).getHdKey().privateKey
    if (!key) throw new Error('no key')
    return toHex(key)
  })
  return derived
}

/** Starts anvil on a free port. */
export async function startAnvil({
  chainId = 31_337,
  hardfork,
  isOptimism,
  timestamp,
}: AnvilOptions = {}): Promise<Anvil> {
  const args = [
    '--port',
    '0',
    '--chain-id',
    String(chainId),
    '--auto-impersonate',
    '--threads',
    '1',
  ]
  const free = [
    '--block-base-fee-per-gas',
    '0',
    '--gas-price',
    '0',
    '--disable-min-priority-fee',
    '--disable-block-gas-limit',
  ]
  const kind = [
    ...(hardfork ? ['--hardfork', hardfork] : []),
    ...(isOptimism ? ['--optimism'] : []),
    ...(timestamp ? ['--timestamp', String(timestamp)] : []),
  ]
  const child = spawn(anvilBinary(), [...args, ...free, ...kind], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = await listening(child)
  child.stdout.resume()

  const client: PublicClient = createPublicClient({ transport: http(url) })
  const accounts = keys().map((key) => privateKeyToAccount(key))
  const [deployer] = accounts
  if (!deployer) throw new Error('no account')
  const request = client.request as (call: {
    method: string
    params: unknown[]
  }) => Promise<unknown>

  if (timestamp) await request({ method: 'anvil_setBlockTimestampInterval', params: [1] })

  const send: Anvil['send'] = async (from, to, data) => {
    const transaction = {
      from,
      ...(to ? { to } : {}),
      data,
      gas: toHex(30_000_000),
      gasPrice: '0x0',
    }
    const hash = (await request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex
    // It is mined at once, and the receipt is there a moment later.
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const receipt = (await request({
        method: 'eth_getTransactionReceipt',
        params: [hash],
      })) as Receipt | null
      if (receipt?.status === '0x1')
        return { hash, contractAddress: receipt.contractAddress ?? null }
      if (receipt) throw new Error(`transaction ${hash} reverted`)
      await sleep(5)
    }
    throw new Error(`transaction ${hash} was not mined`)
  }
  return {
    url,
    chainId,
    client,
    accounts,
    send,
    rpc: (method, params) => request({ method, params }),
    deploy: async ({ abi, bytecode }, constructorArgs = []) => {
      const data = encodeDeployData({
        abi: abi as Abi,
        bytecode: bytecode as Hex,
        args: constructorArgs,
      })
      const { contractAddress } = await send(deployer.address, null, data)
      if (!contractAddress) throw new Error('nothing was deployed')
      return contractAddress
    },
    write: async (to, abi, functionName, functionArgs, from = deployer.address) => {
      const data = encodeFunctionData({ abi: abi as Abi, functionName, args: functionArgs })
      return (await send(from, to, data)).hash
    },
    close: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
