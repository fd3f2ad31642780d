import {
  type Address,
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  encodePacked,
  type Hex,
  hexToBytes,
  isHex,
  keccak256,
  namehash,
  type PrivateKeyAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts'

/** What the gateway says of one off-chain name. */
export interface OffchainRecords {
  address?: Address
  /** By ENSIP-9 coin type, beside the address. */
  addresses?: Record<number, Address>
  texts?: Record<string, string>
  /** Text records that fail: with a status, or by a lie. */
  faults?: Record<string, number | GatewayLie>
  /** For reverse names: the primary name. */
  name?: string
}

export type GatewayLie = 'wrong-key' | 'expired' | 'not-hex'

/** The off-chain half of the signed resolver, and a place for files: avatars and NFT metadata. */
export interface Gateway extends StandIn {
  /** The template that resolvers hand out. */
  ccipUrl: string
  /** What it knows, by name. */
  names: Map<string, OffchainRecords>
  setLie(lie: GatewayLie | null): void
  /** Serves a file at a path; a function is asked every time. */
  serve(path: string, answer: StandInAnswer | ((request: StandInRequest) => StandInAnswer)): void
}

const serviceAbi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes result, uint64 expires, bytes sig)',
])
const recordsAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function name(bytes32 node) view returns (string)',
])

/** @param signer whose signatures the on-chain half accepts */
export async function startGateway(signer: PrivateKeyAccount): Promise<Gateway> {
  const names = new Map<string, OffchainRecords>()
  const files = new Map<string, StandInAnswer | ((request: StandInRequest) => StandInAnswer)>()
  const stranger = privateKeyToAccount(generatePrivateKey())
  let lie: GatewayLie | null = null
  const signed = new Map<string, Promise<StandInAnswer>>()

  /** Each answer is signed once: signing takes longer than all the rest. */
  const ccip = (sender: Address, data: Hex): Promise<StandInAnswer> => {
    const { args } = decodeFunctionData({ abi: serviceAbi, data })
    const name = decodeDnsName(args[0])
    const key = JSON.stringify([sender, data, lie, names.get(name)])
    const known = signed.get(key)
    if (known) return known
    const records = names.get(name) ?? {}
    const fault = faultOf(records, args[1])
    const answer =
      typeof fault === 'number'
        ? Promise.resolve({ status: fault, body: { message: 'no answer' } })
        : sign({ sender, data, result: answerRecord(records, name, args[1]), lie: fault ?? lie })
    signed.set(key, answer)
    return answer
  }

  const sign = async ({ sender, data, result, lie }: Answer): Promise<StandInAnswer> => {
    if (lie === 'not-hex') return { body: { data: 'hello' } }
    const expires = BigInt(Math.floor(Date.now() / 1000) + (lie === 'expired' ? -3600 : 3600))
    const hash = keccak256(
      encodePacked(
        ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', sender, expires, keccak256(data), keccak256(result)],
      ),
    )
    const sig = await (lie === 'wrong-key' ? stranger : signer).sign({ hash })
    return {
      body: {
        data: encodeAbiParameters(
          [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
          [result, expires, sig],
        ),
      },
    }
  }

  const standIn = await startStandIn(async (request) => {
    const [, sender, data] =
      /^\/ccip\/(0x[0-9a-fA-F]{40})\/(0x[0-9a-fA-F]+)\.json$/.exec(request.path) ?? []
    if (sender && isHex(data)) return ccip(sender as Address, data)
    if (request.method === 'POST' && request.path === '/ccip') {
      const body = JSON.parse(request.body) as { sender: Address; data: Hex }
      return ccip(body.sender, body.data)
    }
    const file = files.get(request.path)
    if (file === undefined) return { status: 404, body: 'no such file' }
    return typeof file === 'function' ? file(request) : file
  })
  return {
    ...standIn,
    ccipUrl: `${standIn.url}/ccip/{sender}/{data}.json`,
    names,
    setLie: (next) => {
      lie = next
    },
    serve: (path, answer) => {
      files.set(path, answer)
    },
  }
}

interface Answer {
  sender: Address
  data: Hex
  result: Hex
  lie: GatewayLie | null
}

function faultOf({ faults = {} }: OffchainRecords, call: Hex): number | GatewayLie | undefined {
  const { functionName, args } = decodeFunctionData({ abi: recordsAbi, data: call })
  return functionName === 'text' ? faults[args[1]] : undefined
}

function answerRecord(records: OffchainRecords, name: string, call: Hex): Hex {
  const { functionName, args } = decodeFunctionData({ abi: recordsAbi, data: call })
  if (args[0] !== namehash(name)) throw new Error('the node is not the name')
  switch (functionName) {
    case 'addr': {
      const coinType = args[1]
      if (coinType === undefined)
        return encodeAbiParameters([{ type: 'address' }], [records.address ?? zeroAddress])
      const address = coinType === 60n ? records.address : records.addresses?.[Number(coinType)]
      return encodeAbiParameters([{ type: 'bytes' }], [address ? concat([address]) : '0x'])
    }
    case 'text':
      return encodeFunctionResult({
        abi: recordsAbi,
        functionName,
        result: records.texts?.[args[1]] ?? '',
      })
    case 'name':
      return encodeFunctionResult({ abi: recordsAbi, functionName, result: records.name ?? '' })
    default:
      return functionName satisfies never
  }
}

function decodeDnsName(name: Hex): string {
  const bytes = hexToBytes(name)
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += (bytes[at] ?? 0) + 1) {
    labels.push(new TextDecoder().decode(bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0))))
  }
  return labels.join('.')
}
